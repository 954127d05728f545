"""The bars above and below the table with the game, its tools and the keys, and the prompt above the hand."""

from collections.abc import Sequence
from functools import partial
from typing import assert_never

import pygame

from game.core.cards import CHANCE
from game.core.record import replace
from game.play.phases import Between, Over, Resting
from game.play.table.inputs import (
    AskHint,
    OpenMenu,
    Redo,
    SeeRules,
    ShowLastTrick,
    ToggleDeclared,
    ToggleLog,
    Undo,
)
from game.stage.pose import Zone
from game.telling.by_ear import closed
from game.telling.captions import Captions
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command
from game.ui.table.areas import TableAreas
from game.ui.table.bar import PromptText, Strip, Title
from game.ui.table.felt_controls import Tool
from game.ui.table.label_placement import between
from game.ui.table.score import deal_of
from game.ui.table.terms import explained
from game.ui.table.view_model import (
    BotThinking,
    Busy,
    LeafBlock,
    MyMove,
    PlacedBlock,
    Send,
    Sends,
    TableViewModel,
    ToRules,
    already_moved,
)
from game.ui.widgets.button import Button
from game.ui.widgets.hints import KeyHints, hints
from game.ui.widgets.unsaved_sign import unsaved_sign


def above(
    look: ResolvedTheme, bar: pygame.Rect, title: Title, tools: Sequence[Tool], signs: Sequence[Button] = ()
) -> list[PlacedBlock]:
    """Set the title at the left end of the bar above the table, the tools at its right end, and signs beside them."""
    side, gap = tools[0].width(look), look.px(8)
    left = bar.right - look.px(16) - len(tools) * (side + gap) + gap
    items = [
        PlacedBlock(
            tool, pygame.Rect(left + place * (side + gap), bar.centery - side // 2, side, side), "tools"
        )
        for place, tool in enumerate(tools)
    ]
    for sign in signs:
        wide, tall = sign.width(look), min(sign.height(look, left), bar.height - 2 * look.px(4))
        left -= wide + look.px(16)
        items.insert(0, PlacedBlock(sign, pygame.Rect(left, bar.centery - tall // 2, wide, tall), "tools"))
    start = bar.left + max(14, look.px(34))
    return [
        PlacedBlock(LeafBlock(title), pygame.Rect(start, bar.top, left - start - look.px(18), bar.height)),
        *items,
    ]


def below(look: ResolvedTheme, bar: pygame.Rect, prompt: PromptText, keys: KeyHints) -> list[PlacedBlock]:
    """Set the prompt at the left end of the bar below the table, and the keys at its right end where there is room.

    A prompt too long for the whole bar is left out: the keys are of more use than half a sentence.
    """
    fits = prompt.least(look) <= bar.width - 2 * max(14, look.px(34))
    said = _in_bar(look, bar, prompt) if fits and (prompt.text or prompt.duty) else []
    return [*said, *_keys_in_bar(look, bar, said[0].rect.width if said else 0, keys)]


def _beside(model: TableViewModel, areas: TableAreas) -> list[pygame.Rect]:
    """List what the prompt may come to lie beside, but not upon."""
    zones = (*model.lying.heaps, *(spot.zone for spot in model.lying.slots.plates))
    return [areas.rect(zone) for zone in zones]


def _hand_top(model: TableViewModel, areas: TableAreas) -> int:
    """Give where my hand begins."""
    return min(
        (areas.rect(Zone(*each)).top for each in model.lying.strips.values()), default=areas.bottom.top
    )


def _in_bar(look: ResolvedTheme, bar: pygame.Rect, prompt: PromptText) -> list[PlacedBlock]:
    start = max(14, look.px(34))
    wide = min(bar.width - 2 * start, prompt.width(look) + 2)
    return [PlacedBlock(LeafBlock(prompt), pygame.Rect(start, bar.y, wide, bar.height))]


def _keys_in_bar(look: ResolvedTheme, bar: pygame.Rect, taken: int, keys: KeyHints) -> list[PlacedBlock]:
    """Set the keys at the right end of the bar, where there is room beside so much of it."""
    start = max(14, look.px(34))
    room = bar.width - 2 * start - taken - look.px(40)
    if keys.width(look) > room:
        return []
    tall = keys.height(look, room)
    return [PlacedBlock(keys, pygame.Rect(bar.right - start - room, bar.centery - tall // 2, room, tall))]


class Bars:
    """Lays the bars out."""

    def __init__(self, context: UiContext, captions: Captions, send: Send) -> None:
        """Use these captions, and send what is wanted."""
        self._context = context
        self._captions = captions
        self._send = send

    def behind(self, areas: TableAreas) -> list[PlacedBlock]:
        """Give the dark strips on which everything else is set."""
        return [
            PlacedBlock(LeafBlock(Strip(up=False)), areas.top),
            PlacedBlock(LeafBlock(Strip(up=True)), areas.bottom),
        ]

    def items(
        self, look: ResolvedTheme, model: TableViewModel, areas: TableAreas, asked: Sequence[PlacedBlock]
    ) -> list[PlacedBlock]:
        """Set title and tools above, the keys below beside the prompt, if it stands there."""
        taken = sum(each.rect.width for each in asked if each.rect.colliderect(areas.bottom))
        return [*self._top(look, model, areas), *_keys_in_bar(look, areas.bottom, taken, self._keys(model))]

    def _top(self, look: ResolvedTheme, model: TableViewModel, areas: TableAreas) -> list[PlacedBlock]:
        say = self._captions.table
        seal = say("sealed", digits=f"{model.sealed[:8]} {model.sealed[8:16]}") if model.sealed else ""
        deal = model.occasion or say("deal", number=deal_of(model.view))
        name = Title(self._captions.title, deal, seal)
        return above(look, areas.top, name, self._tools(model), unsaved_sign(self._context))

    def _tools(self, model: TableViewModel) -> list[Tool]:
        table, send = self._captions.table, partial(Sends, self._send)
        tricks = bool(model.view.tricks)
        told: tuple[tuple[str, str, Command, bool], ...] = (
            ("hint", "hint", send(AskHint()), isinstance(model.phase, MyMove)),
            ("undo", "undo", send(Undo()), model.tools.undo),
            ("redo", "redo", send(Redo()), model.tools.redo),
            ("last_trick", "last_trick", send(ShowLastTrick()), tricks),
            *([("declared", "eye", send(ToggleDeclared()), True)] if model.tools.declared else []),
            ("log", "clock", send(ToggleLog()), True),
            ("rules", "rules", send(SeeRules()), True),
            ("menu", "menu", send(OpenMenu()), True),
        )
        return [
            Tool(
                f"tool:{key}",
                sign,
                table(f"tool.{key}"),
                table(f"tool_tip.{key}"),
                press,
                live,
                key in model.tools.lit,
            )
            for key, sign, press, live in told
        ]

    def prompt(
        self,
        model: TableViewModel,
        areas: TableAreas,
        written: Sequence[pygame.Rect],
        buttons: Sequence[PlacedBlock] = (),
        packets: Sequence[PlacedBlock] = (),
        over: pygame.Rect | None = None,
    ) -> list[PlacedBlock]:
        """Set the prompt above the hand, where the eye is, or above the buttons there; what lies over it hides it.

        It keeps between packets and hand, and off what is written on the felt, or stands in the bar below where it has
        no room there.
        """
        captions, look = self._captions, self._context.look
        mine = model.phase if isinstance(model.phase, MyMove) else None
        text, duty = self._prompt(model), mine.duty if mine else ""
        if isinstance(model.phase, Resting) and self._taken(model):
            duty = self._captions.table("go_on")
        if not text and not duty:
            return []
        begun = closed(text) if text and duty else text
        said = f"{begun} {captions.cards.aloud(duty)}".strip()
        prompt = PromptText(text, duty, mine is not None, said, centred=True, glossary=captions.glossary)
        rect = areas.rect(model.lying.slots.prompt)
        if buttons:
            strip = buttons[0].rect.unionall([each.rect for each in buttons[1:]])
            rect.midbottom = (strip.centerx, strip.top - look.px(6))
        rect.top = max([rect.top, *(each.rect.bottom + look.px(3) for each in packets)])
        room = between(rect, [*_beside(model, areas), *written])
        if room.width < prompt.least(look) or (packets and rect.bottom > _hand_top(model, areas)):
            return _in_bar(look, areas.bottom, replace(prompt, centred=False))
        wide = min(room.width, prompt.width(look) + 2)
        rect = pygame.Rect(rect.centerx - wide // 2, rect.y, wide, rect.height).clamp(room)
        hidden = over is not None and over.colliderect(rect)
        told = explained(replace(prompt, hidden=hidden), "prompt", (text,), captions, ToRules(self._send))
        return [PlacedBlock(LeafBlock(told), rect, "prompt")]

    def _prompt(self, model: TableViewModel) -> str:
        """Say what is waited for, or who takes the trick; nothing while cards are dealt or a move is still shown."""
        taken = self._taken(model)
        first = model.view.turn == CHANCE and not model.view.ledger.finished
        if model.ending or model.dealing or first:
            return ""
        match model.phase:
            case Over():
                return self._captions.table("match_over")
            case Resting():
                return taken or self._captions.table("go_on")
            case Busy() | BotThinking() | MyMove() | Between():
                asked = "" if already_moved(model) else self._captions.prompt(model.view, model.standing.asks)
                return taken or asked
            case _:
                assert_never(model.phase)

    def _taken(self, model: TableViewModel) -> str:
        """Tell who takes the trick while it lies there full."""
        full = len(model.view.trick.cards) == len(model.view.sides)
        return self._captions.said_of("takes_trick", model.winning) if full and model.winning >= 0 else ""

    def _keys(self, model: TableViewModel) -> KeyHints:
        say = self._captions.table
        confirms = {Between: "next", Resting: "continue"}.get(type(model.phase), "play")
        wanted: list[tuple[Action | tuple[Action, ...], str]] = [
            ((Action.LEFT, Action.RIGHT), say("key.choose")),
            (Action.CONFIRM, say(f"key.{confirms}")),
            (Action.HINT, say("key.hint")),
            (Action.UNDO, say("key.undo")),
            (Action.LAST_TRICK, say("key.last_trick")),
            (Action.RULES, say("key.rules")),
            (Action.BACK, say("key.menu")),
        ]
        return KeyHints(hints(self._context, *wanted).hints, right=True)
