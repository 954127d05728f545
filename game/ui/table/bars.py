"""The bars above and below the table with the game, its tools and the keys, and the prompt above the hand."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import assert_never

import pygame

from game.core.cards import CHANCE
from game.core.record import field, record, replace
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
from game.stage.arrange import between
from game.stage.pose import Zone
from game.telling.by_ear import closed
from game.telling.captions import Captions
from game.telling.glossary import NO_TERMS, Glossary
from game.ui.draw import sign_text
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.stretched import Drawing
from game.ui.draw.theme import HEADING, Style
from game.ui.kit.block import Canvas, Placement
from game.ui.kit.rendering import pixels, zone_of
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command
from game.ui.table.areas import TableAreas
from game.ui.table.felt_controls import Tool
from game.ui.table.lettering import (
    ASIDE,
    NOTE,
    PROMPT,
    deep,
    explained,
    shortened,
    sizes_of,
    underline,
    write,
)
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
    deal_of,
)
from game.ui.widgets.button import Button
from game.ui.widgets.caps import KeyHints, hints
from game.ui.widgets.frame import unsaved_sign

PROMPTS = sizes_of(PROMPT, 1, 0.86, 0.74)


@record
class PromptText:
    """A sentence that says what is waited for or what has happened, and what the rules want."""

    text: str
    duty: str  # what the rules want, with signs; empty when nothing
    mine: bool
    spoken: str
    centred: bool = False  # on a plate of its own on the felt, instead of at the left end of a bar
    hidden: bool = False  # something lies over it
    glossary: Glossary = field(default=NO_TERMS, compare=False)

    def width(self, look: ResolvedTheme) -> int:
        """Give the width of the whole sentence."""
        return self._wide(look, PROMPT) + (2 * look.px(18) if self.centred else 0)

    def least(self, look: ResolvedTheme) -> int:
        """Give the width of the whole sentence in the smallest type."""
        return self._wide(look, PROMPTS[-1]) + (2 * look.px(18) if self.centred else 0)

    def _wide(self, look: ResolvedTheme, style: Style) -> int:
        duty = look.px(16) + sign_text.measure(look, self.duty, ASIDE) if self.duty else 0
        return look.measure(self.text, style) + duty

    def _style(self, look: ResolvedTheme, width: int) -> Style:
        """Choose the largest type in which all of it fits, else in which the sentence does."""
        inner = width - (2 * look.px(18) if self.centred else 0)
        fits = (each for each in PROMPTS if self._wide(look, each) <= inner)
        alone = (each for each in PROMPTS if look.measure(self.text, each) <= inner)
        return next(fits, next(alone, PROMPTS[-1]))

    def draw(self, canvas: Canvas) -> None:
        """Draw the sentence, in gold when it is meant for me."""
        look, rect = canvas.look, canvas.rect
        if self.hidden:
            return
        palette, style, left = look.palette, self._style(look, rect.width), rect.left
        shown = shortened(look, self.text, style, rect.width)
        roomy = self._roomy(look, rect)
        if self.centred:
            wide = self._wide(look, style) if roomy else look.measure(shown, style)
            left = rect.centerx - wide // 2
            plate = pygame.Rect(left - look.px(18), rect.top, wide + 2 * look.px(18), rect.height)
            canvas.put(look.paint.shade(plate.size, plate.height // 2, deep(look), 130), plate.topleft)
        colour = palette.gold if self.mine else palette.cream
        box = write(canvas, shown, style, colour, (left, rect.centery), "midleft")
        underline(canvas, shown, style, colour, box, self.glossary)
        end = box.right
        if roomy:
            start = end + look.px(16) if self.text else left
            sign_text.write_line(canvas.surface, look, self.duty, ASIDE, palette.cream, start, rect.centery)

    def _roomy(self, look: ResolvedTheme, rect: pygame.Rect) -> bool:
        inner = rect.width - (2 * look.px(18) if self.centred else 0)
        return bool(self.duty) and self._wide(look, self._style(look, rect.width)) <= inner

    def nodes(self, at: Placement) -> Iterable[Node]:
        look, rect = at.look, at.rect
        style = self._style(look, rect.width)
        shown = shortened(look, self.text, style, rect.width)
        needed = (look.measure(shown, style), look.font_px(style))
        yield Node(Role.HEADING, self.spoken, rect_of(rect), needed=needed)


@record
class Strip:
    """The dark strip behind a bar, fading into the felt at one edge."""

    up: bool  # fades upwards

    def draw(self, canvas: Canvas) -> None:
        canvas.put(strip(canvas.look, canvas.rect.size, self.up), canvas.rect.topleft)

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()


def strip(look: ResolvedTheme, size: tuple[int, int], up: bool) -> Drawing:
    """Draw a strip that is dark at one edge and gone at the other."""
    red, green, blue = (part // 2 for part in look.palette.felt_edge)
    ends = ("0.0", "0.86") if up else ("0.8", "0.0")
    colour = f"#{red:02x}{green:02x}{blue:02x}"
    stops = (
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{size[1]}">'
        f'<stop offset="0" stop-color="{colour}" stop-opacity="{ends[0]}"/>'
        f'<stop offset="0.45" stop-color="{colour}" stop-opacity="{"0.66" if up else "0.55"}"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="{ends[1]}"/></linearGradient></defs>'
    )
    return look.paint.framed(
        size, (0, size[1]), lambda w, h: f'{stops}<rect width="{w}" height="{h}" fill="url(#g)"/>'
    )


@record
class Title:
    """The name of the game in the bar above, and which deal it is where there is room."""

    name: str
    remark: str
    more: str = ""  # said after the remark, where there is room for that as well

    def draw(self, canvas: Canvas) -> None:
        """Draw both on one line."""
        look, rect = canvas.look, canvas.rect
        shown = shortened(look, self.name, HEADING, rect.width)
        end = write(canvas, shown, HEADING, look.palette.cream, rect.midleft, "midleft").right
        at = (end + look.px(20), rect.centery + look.px(3))
        told = (each for each in self._remarks() if self._roomy(look, rect, each))
        write(canvas, next(told, ""), NOTE, look.palette.muted, at, "midleft")

    def _remarks(self) -> tuple[str, ...]:
        """List what may be said, the longest first."""
        return (f"{self.remark} · {self.more}", self.remark) if self.more else (self.remark,)

    def _roomy(self, look: ResolvedTheme, rect: pygame.Rect, remark: str) -> bool:
        wide = look.measure(self.name, HEADING) + look.px(20) + look.measure(remark, NOTE)
        return bool(remark) and wide <= rect.width

    def nodes(self, at: Placement) -> Iterable[Node]:
        """Tell the name and the deal."""
        look = at.look
        shown = shortened(look, self.name, HEADING, at.rect.width)
        needed = (look.measure(shown, HEADING), look.font_px(HEADING))
        yield Node(Role.HEADING, self.name, rect_of(at.rect), self._remarks()[0], needed=needed)


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
        row = areas.rect(model.lying.slots.prompt)
        rect = row.copy()
        if buttons:
            strip = buttons[0].rect.unionall([each.rect for each in buttons[1:]])
            rect.midbottom = (strip.centerx, strip.top - look.px(6))
        rect.top = max([rect.top, *(each.rect.bottom + look.px(3) for each in packets)])
        others = [*_beside(model, areas), *written]
        room = pixels(between(zone_of(rect), map(zone_of, others)))
        # where buttons stand beside the middle, a row about them runs beyond the felt
        room = room.clip(pygame.Rect(row.x, room.y, row.width, room.height))
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
