"""The bars above and below the table: the game and its tools, what is to be done now and the keys that do it."""

from collections.abc import Sequence
from typing import assert_never

import pygame

from game.play.playback import Between, Over, Resting
from game.play.table_session import AnyView
from game.telling.captions import Captions
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.table.areas import TableAreas
from game.ui.table.bar import PromptText, Strip, Title
from game.ui.table.felt_controls import Tool
from game.ui.table.score import deal_of
from game.ui.table.view_model import (
    BotThinking,
    Busy,
    LeafBlock,
    MyMove,
    PlacedBlock,
    TableActions,
    TableLinks,
    TableViewModel,
    done,
)
from game.ui.widgets.hints import KeyHints, hints


def above(look: ResolvedTheme, bar: pygame.Rect, title: Title, tools: Sequence[Tool]) -> list[PlacedBlock]:
    """Set the title at the left end of the bar above the table and the tools at its right end."""
    side, gap = tools[0].width(look), look.px(8)
    left = bar.right - look.px(16) - len(tools) * (side + gap) + gap
    items = [
        PlacedBlock(
            tool, pygame.Rect(left + place * (side + gap), bar.centery - side // 2, side, side), "tools"
        )
        for place, tool in enumerate(tools)
    ]
    start = bar.left + max(14, look.px(34))
    return [
        PlacedBlock(LeafBlock(title), pygame.Rect(start, bar.top, left - start - look.px(18), bar.height)),
        *items,
    ]


def below(look: ResolvedTheme, bar: pygame.Rect, prompt: PromptText, keys: KeyHints) -> list[PlacedBlock]:
    """Set the prompt at the left end of the bar below the table, and the keys at its right end where there is room."""
    start = max(14, look.px(34))
    inner = pygame.Rect(start, bar.top, bar.width - 2 * start, bar.height)
    wide = min(inner.width, prompt.width(look) + 2)
    room = inner.width - wide - look.px(40)
    said = prompt.text or prompt.duty
    items = (
        [PlacedBlock(LeafBlock(prompt), pygame.Rect(inner.x, inner.y, wide, inner.height))] if said else []
    )
    if keys.width(look) <= room:
        tall = keys.height(look, room)
        items.append(
            PlacedBlock(keys, pygame.Rect(inner.right - room, inner.centery - tall // 2, room, tall))
        )
    return items


def is_full(view: AnyView) -> bool:
    """Tell whether everybody has played to the trick."""
    return len(view.trick.cards) == len(view.sides) and view.trick.taker >= 0


class Bars:
    """Lays the bars out."""

    def __init__(
        self, context: UiContext, captions: Captions, actions: TableActions, links: TableLinks
    ) -> None:
        """Use these captions, do these actions, lead along these links."""
        self._context = context
        self._captions = captions
        self._actions = actions
        self._links = links

    def behind(self, areas: TableAreas) -> list[PlacedBlock]:
        """Give the dark strips on which everything else is set."""
        return [
            PlacedBlock(LeafBlock(Strip(up=False)), areas.top),
            PlacedBlock(LeafBlock(Strip(up=True)), areas.bottom),
        ]

    def items(self, look: ResolvedTheme, model: TableViewModel, areas: TableAreas) -> list[PlacedBlock]:
        """Set title and tools above, the prompt and the keys below."""
        return [*self._top(look, model, areas), *self._bottom(look, model, areas)]

    def _top(self, look: ResolvedTheme, model: TableViewModel, areas: TableAreas) -> list[PlacedBlock]:
        name = Title(self._captions.title, self._captions.table("deal", number=deal_of(model.view)))
        return above(look, areas.top, name, self._tools(model))

    def _tools(self, model: TableViewModel) -> list[Tool]:
        table, actions = self._captions.table, self._actions
        tricks = bool(model.view.tricks)
        told = (
            ("hint", "hint", actions.hint, isinstance(model.phase, MyMove)),
            ("undo", "undo", actions.undo, model.tools.undo),
            ("redo", "redo", actions.redo, model.tools.redo),
            ("last_trick", "last_trick", actions.last_trick, tricks),
            *([("declared", "eye", actions.show_again, True)] if model.tools.declared else []),
            ("log", "clock", actions.log, True),
            ("rules", "rules", lambda: self._links.rules(""), True),
            ("menu", "menu", self._links.menu, True),
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

    def _bottom(self, look: ResolvedTheme, model: TableViewModel, areas: TableAreas) -> list[PlacedBlock]:
        captions = self._captions
        mine = model.phase if isinstance(model.phase, MyMove) else None
        text, duty = self._prompt(model), mine.duty if mine else ""
        if isinstance(model.phase, Resting) and is_full(model.view):
            duty = self._captions.table("go_on")
        said = f"{text} {captions.aloud(duty)}".strip()
        prompt = PromptText(text, duty, mine is not None, said)
        return below(look, areas.bottom, prompt, self._keys(model))

    def _prompt(self, model: TableViewModel) -> str:
        """Say what is waited for; nothing while a move is still being shown."""
        if model.dealing:
            return self._captions.table("dealing")
        if isinstance(model.phase, Busy | Resting) and is_full(model.view):
            return self._captions.takes(model.view.trick.taker)
        match model.phase:
            case Over():
                return self._captions.table("match_over")
            case Resting():
                return self._captions.table("go_on")
            case Busy() | BotThinking() | MyMove() | Between():
                return "" if done(model) else self._captions.prompt(model.view, model.standing.asks)
            case _:
                assert_never(model.phase)

    def _keys(self, model: TableViewModel) -> KeyHints:
        say = self._captions.table
        wanted: list[tuple[Action | tuple[Action, ...], str]] = [
            ((Action.LEFT, Action.RIGHT), say("key.choose")),
            (Action.CONFIRM, say("key.next" if isinstance(model.phase, Between) else "key.play")),
            (Action.HINT, say("key.hint")),
            (Action.UNDO, say("key.undo")),
            (Action.LAST_TRICK, say("key.last_trick")),
            (Action.RULES, say("key.rules")),
            (Action.BACK, say("key.menu")),
        ]
        return KeyHints(hints(self._context, *wanted).hints, right=True)
