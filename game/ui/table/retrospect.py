"""What surrounds the table while one looks back at a deal: bars, lettering on the felt, the moves, the ways on."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.core.record import record
from game.ui.action import Action
from game.ui.block import Block
from game.ui.house import House
from game.ui.layout import Column
from game.ui.look import Look
from game.ui.scene import Switch
from game.ui.table.bar import Prompt, Strip, Title
from game.ui.table.bars import above, below
from game.ui.table.captions import Captions
from game.ui.table.ground import Ground
from game.ui.table.labels import Labels
from game.ui.table.moment import Item, Lone, Moment, Spread
from game.ui.table.pieces import Tool
from game.ui.table.score import deal_of
from game.ui.table.steps import Step, steps_block
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.hints import KeyHints, hints


@record
class Ways:
    """What the controls do."""

    go: Callable[[int], Switch]  # to a length of the log
    turn: Callable[[int], Switch]  # so many deals on
    play_on: Callable[[int], Switch]
    close: Callable[[], Switch]


class Retrospect:
    """Lays it out."""

    def __init__(self, house: House, captions: Captions, labels: Labels, ways: Ways) -> None:
        """Speak with these captions, lead these ways."""
        self._house = house
        self._captions = captions
        self._labels = labels
        self._ways = ways

    def block(
        self,
        moment: Moment,
        ground: Ground,
        steps: Sequence[tuple[int, str]],
        at: int,
        deals: tuple[bool, bool],
    ) -> Block:
        """Lay everything out; `steps` are lengths of the log with what happened there, `deals` lie before and after."""
        look = self._house.look
        first, last = steps[0][0], steps[-1][0]
        told = next(text for length, text in steps if length == at)
        return Spread(
            [
                Item(Lone(Strip(up=False)), ground.top),
                Item(Lone(Strip(up=True)), ground.bottom),
                *self._labels.lying(look, moment, ground),
                *self._top(look, moment, ground, (first, at, last), deals),
                *self._bottom(look, ground, told),
                *self._right(look, moment, ground, steps, at),
                *self._labels.bubbles(look, moment, ground, (), ()),
            ]
        )

    def _say(self, key: str, **values: object) -> str:
        return self._house.words.get(f"review.{key}", **values)

    def _top(
        self,
        look: Look,
        moment: Moment,
        ground: Ground,
        place: tuple[int, int, int],
        deals: tuple[bool, bool],
    ) -> list[Item]:
        (first, at, last), (earlier, later), go = place, deals, self._ways.go
        told: list[tuple[str, str, Callable[[], Switch], bool]] = [
            ("deal_before", "chevron_left", lambda: self._ways.turn(-1), earlier),
            ("deal_after", "chevron_right", lambda: self._ways.turn(1), later),
            ("start", "first", lambda: go(first), at > first),
            ("back", "previous", lambda: go(at - 1), at > first),
            ("forward", "next", lambda: go(at + 1), at < last),
            ("end", "last", lambda: go(last), at < last),
        ]
        tools = [
            Tool(f"tool:{key}", sign, self._say(key), self._say(f"{key}_tip"), press, live)
            for key, sign, press, live in told
        ]
        title = Title(self._captions.title, self._say("deal", number=deal_of(moment.view)))
        return above(look, ground.top, title, tools)

    def _bottom(self, look: Look, ground: Ground, told: str) -> list[Item]:
        return below(look, ground.bottom, Prompt("", told, False, self._captions.aloud(told)), self._keys())

    def _keys(self) -> KeyHints:
        wanted: list[tuple[Action | tuple[Action, ...], str]] = [
            ((Action.LEFT, Action.RIGHT), self._say("key.move")),
            ((Action.PAGE_UP, Action.PAGE_DOWN), self._say("key.trick")),
            (Action.BACK, self._say("close")),
        ]
        return KeyHints(hints(self._house, *wanted).hints, right=True)

    def _right(
        self, look: Look, moment: Moment, ground: Ground, steps: Sequence[tuple[int, str]], at: int
    ) -> list[Item]:
        """Set the moves above, the ways on below them."""
        lines = [
            Step(
                f"step:{length}",
                text,
                self._captions.aloud(text),
                length == at,
                partial(self._ways.go, length),
            )
            for length, text in steps
        ]
        moves = moment.view.turn >= 0
        buttons = (
            Button(
                "play_on",
                self._say("play_on"),
                lambda: self._ways.play_on(at),
                Tone.PRIMARY,
                live=moves,
                tip=self._say("play_on_tip"),
                icon="play",
            ),
            Button("close", self._say("close"), self._ways.close, tip=self._say("close_tip")),
        )
        onward = Column(buttons, gap=10)
        room = ground.panel
        tall = onward.height(look, room.width)
        gap = look.px(12)
        plate = pygame.Rect(room.x, room.y, room.width, room.height - tall - gap)
        listed = steps_block(self._say("moves"), self._say("open"), lines)
        return [
            Item(listed, plate),
            Item(onward, pygame.Rect(room.x, plate.bottom + gap, room.width, tall), "ways"),
        ]
