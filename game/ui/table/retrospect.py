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
from game.ui.table.panel import Ground as Plate
from game.ui.table.pieces import Tool
from game.ui.table.score import deal_of
from game.ui.table.steps import Comment, Mark, Step, Wrapped, steps_block
from game.ui.theme import SMALL
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.hints import KeyHints, hints

LINES = 35
"""So many there must be room for at the right, or the reckoning scrolls with the moves."""


@record
class Ways:
    """What the controls do."""

    go: Callable[[int], Switch]  # to a length of the log
    turn: Callable[[int], Switch]  # so many deals on
    mistake: Callable[[], Switch]  # to the next one
    compare: Callable[[int], Switch]  # all moves that could have made the log so long
    play_on: Callable[[int], Switch]
    close: Callable[[], Switch]


@record
class Told:
    """One move of the deal in words, with what the coach says of it."""

    at: int  # how long the log was after it
    text: str  # with signs
    mark: Mark | None = None
    comments: tuple[Comment, ...] = ()  # on the move the table shows


@record
class Course:
    """The deal that is looked back at."""

    told: Sequence[Told]
    at: int  # which of them the table shows
    earlier: bool  # there is a deal before it
    later: bool
    mistakes: bool  # some have been found
    reckoning: Block


class Retrospect:
    """Lays it out."""

    def __init__(self, house: House, captions: Captions, labels: Labels, ways: Ways) -> None:
        """Speak with these captions, lead these ways."""
        self._house = house
        self._captions = captions
        self._labels = labels
        self._ways = ways
        self._wrapped = Wrapped()

    def block(self, moment: Moment, ground: Ground, course: Course) -> Block:
        """Lay everything out."""
        look = self._house.look
        told = next(each.text for each in course.told if each.at == course.at)
        return Spread(
            [
                Item(Lone(Strip(up=False)), ground.top),
                Item(Lone(Strip(up=True)), ground.bottom),
                *self._labels.lying(look, moment, ground),
                *self._top(look, moment, ground, course),
                *self._bottom(look, ground, told),
                *self._right(look, moment, ground, course),
                *self._labels.bubbles(look, moment, ground, (), ()),
            ]
        )

    def _say(self, key: str, **values: object) -> str:
        return self._house.words.get(f"review.{key}", **values)

    def _top(self, look: Look, moment: Moment, ground: Ground, course: Course) -> list[Item]:
        first, at, last, go = course.told[0].at, course.at, course.told[-1].at, self._ways.go
        told: list[tuple[str, str, Callable[[], Switch], bool]] = [
            ("deal_before", "chevron_left", lambda: self._ways.turn(-1), course.earlier),
            ("deal_after", "chevron_right", lambda: self._ways.turn(1), course.later),
            ("mistake", "warning", self._ways.mistake, course.mistakes),
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
            (Action.HINT, self._say("key.mistake")),
            (Action.BACK, self._say("close")),
        ]
        return KeyHints(hints(self._house, *wanted).hints, right=True)

    def _right(self, look: Look, moment: Moment, ground: Ground, course: Course) -> list[Item]:
        """Set the reckoning above, the moves under it, the ways on below; all but these scroll where it is low."""
        room, gap = ground.panel, look.px(12)
        onward = Column(self._onward(moment, course.at), gap=10)
        foot = onward.height(look, room.width)
        plate = Plate(course.reckoning)
        tall = plate.height(look, room.width)
        low = room.height < LINES * look.leading(SMALL)
        top = room.top if low else room.top + tall + gap
        listed = steps_block(
            self._say("moves"),
            [self._step(each, course.at) for each in course.told],
            course.reckoning if low else None,
        )
        return [
            *([] if low else [Item(plate, pygame.Rect(room.topleft, (room.width, tall)))]),
            Item(listed, pygame.Rect(room.x, top, room.width, room.bottom - foot - gap - top)),
            Item(onward, pygame.Rect(room.x, room.bottom - foot, room.width, foot), "ways"),
        ]

    def _step(self, told: Told, at: int) -> Step:
        """Make a line of the list; on the line that is shown already, a press compares all moves."""
        press = self._ways.compare if told.at == at and told.comments else self._ways.go
        return Step(
            f"step:{told.at}",
            told.text,
            self._captions.aloud(told.text),
            told.at == at,
            partial(press, told.at),
            self._wrapped,
            told.mark,
            told.comments,
        )

    def _onward(self, moment: Moment, at: int) -> tuple[Block, ...]:
        return (
            Button(
                "play_on",
                self._say("play_on"),
                lambda: self._ways.play_on(at),
                Tone.PRIMARY,
                live=moment.view.turn >= 0,
                tip=self._say("play_on_tip"),
                icon="play",
            ),
            Button("close", self._say("close"), self._ways.close, tip=self._say("close_tip")),
        )
