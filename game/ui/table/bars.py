"""The bars above and below the table: the game and its tools, what is to be done now and the keys that do it."""

from collections.abc import Sequence

import pygame

from game.ui.action import Action
from game.ui.house import House
from game.ui.look import Look
from game.ui.table.bar import Prompt, Strip, Title
from game.ui.table.captions import Captions
from game.ui.table.ground import Ground
from game.ui.table.moment import Deeds, Item, Lone, Moment, Ways, done
from game.ui.table.pieces import Tool
from game.ui.table.score import deal_of
from game.ui.widgets.hints import KeyHints, hints


def above(look: Look, bar: pygame.Rect, title: Title, tools: Sequence[Tool]) -> list[Item]:
    """Set the title at the left end of the bar above the table and the tools at its right end."""
    side, gap = tools[0].width(look), look.px(8)
    left = bar.right - look.px(16) - len(tools) * (side + gap) + gap
    items = [
        Item(tool, pygame.Rect(left + place * (side + gap), bar.centery - side // 2, side, side), "tools")
        for place, tool in enumerate(tools)
    ]
    start = bar.left + max(14, look.px(34))
    return [Item(Lone(title), pygame.Rect(start, bar.top, left - start - look.px(18), bar.height)), *items]


def below(look: Look, bar: pygame.Rect, prompt: Prompt, keys: KeyHints) -> list[Item]:
    """Set the prompt at the left end of the bar below the table, and the keys at its right end where there is room."""
    start = max(14, look.px(34))
    inner = pygame.Rect(start, bar.top, bar.width - 2 * start, bar.height)
    wide = min(inner.width, prompt.width(look) + 2)
    room = inner.width - wide - look.px(40)
    said = prompt.text or prompt.duty
    items = [Item(Lone(prompt), pygame.Rect(inner.x, inner.y, wide, inner.height))] if said else []
    if keys.width(look) <= room:
        tall = keys.height(look, room)
        items.append(Item(keys, pygame.Rect(inner.right - room, inner.centery - tall // 2, room, tall)))
    return items


class Bars:
    """Lays the bars out."""

    def __init__(self, house: House, captions: Captions, deeds: Deeds, ways: Ways) -> None:
        """Speak with these captions, do these deeds, lead these ways."""
        self._house = house
        self._captions = captions
        self._deeds = deeds
        self._ways = ways

    def behind(self, ground: Ground) -> list[Item]:
        """Give the dark strips on which everything else is set."""
        return [Item(Lone(Strip(up=False)), ground.top), Item(Lone(Strip(up=True)), ground.bottom)]

    def items(self, look: Look, moment: Moment, ground: Ground) -> list[Item]:
        """Set title and tools above, the prompt and the keys below."""
        return [*self._top(look, moment, ground), *self._bottom(look, moment, ground)]

    def _top(self, look: Look, moment: Moment, ground: Ground) -> list[Item]:
        name = Title(self._captions.title, self._captions.table("deal", number=deal_of(moment.view)))
        return above(look, ground.top, name, self._tools(moment))

    def _tools(self, moment: Moment) -> list[Tool]:
        table, deeds = self._captions.table, self._deeds
        tricks = bool(moment.view.tricks)
        told = (
            ("hint", "hint", deeds.hint, moment.ready),
            ("undo", "undo", deeds.undo, moment.can_undo),
            ("redo", "redo", deeds.redo, moment.can_redo),
            ("last_trick", "last_trick", deeds.last_trick, tricks),
            *([("declared", "eye", deeds.show_again, True)] if moment.any_declared else []),
            ("log", "clock", deeds.log, True),
            ("rules", "rules", lambda: self._ways.rules(""), True),
            ("menu", "menu", self._ways.menu, True),
        )
        return [
            Tool(
                f"tool:{key}",
                sign,
                table(f"tool.{key}"),
                table(f"tool_tip.{key}"),
                press,
                live,
                key in moment.lit,
            )
            for key, sign, press, live in told
        ]

    def _bottom(self, look: Look, moment: Moment, ground: Ground) -> list[Item]:
        captions = self._captions
        text = captions.table("match_over") if moment.over else captions.prompt(moment.view)
        text = captions.table("go_on") if moment.waiting else "" if done(moment) else text
        duty = moment.duty if moment.ready else ""
        said = f"{text} {captions.aloud(duty)}".strip()
        prompt = Prompt(text, duty, moment.ready, said)
        return below(look, ground.bottom, prompt, self._keys(moment))

    def _keys(self, moment: Moment) -> KeyHints:
        say = self._captions.table
        wanted: list[tuple[Action | tuple[Action, ...], str]] = [
            ((Action.LEFT, Action.RIGHT), say("key.choose")),
            (Action.CONFIRM, say("key.next" if moment.between else "key.play")),
            (Action.HINT, say("key.hint")),
            (Action.UNDO, say("key.undo")),
            (Action.LAST_TRICK, say("key.last_trick")),
            (Action.RULES, say("key.rules")),
            (Action.BACK, say("key.menu")),
        ]
        return KeyHints(hints(self._house, *wanted).hints, right=True)
