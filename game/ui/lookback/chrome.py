"""What surrounds the table while one looks back at a deal: bars, lettering on the felt, the moves, the ways on."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.core.record import record
from game.telling.captions import Captions
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL
from game.ui.kit.block import Block
from game.ui.layout import Column
from game.ui.lookback.steps import Comment, Step, StepSign, Wrapped, steps_block
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command, Switch
from game.ui.table.areas import TableAreas
from game.ui.table.bars import PromptText, Strip, Title, above, below
from game.ui.table.felt_controls import Tool
from game.ui.table.labels import Labels
from game.ui.table.panel import PanelPlate
from game.ui.table.view_model import FreeLayout, LeafBlock, PlacedBlock, TableViewModel, deal_of
from game.ui.widgets.button import Button
from game.ui.widgets.caps import KeyHints, hints
from game.ui.widgets.chrome import Tone
from game.ui.widgets.frame import unsaved_sign

LINES = 35
"""So many there must be room for at the right, or the reckoning scrolls with the moves."""


@record
class LookBackLinks:
    """What the controls do."""

    go: Callable[[int], Switch]  # to a length of the log
    turn: Callable[[int], Switch]  # so many deals on
    mistake: Command  # to the next one
    compare: Callable[[int], Switch]  # all moves that could have made the log so long
    play_on: Callable[[int], Switch]
    close: Command


@record
class JudgedStep:
    """One move of the deal in words, with what the coach says of it."""

    at: int  # how long the log was after it
    text: str  # with signs
    mark: StepSign | None = None
    comments: tuple[Comment, ...] = ()  # on the move the table shows


@record
class DealSteps:
    """The deal that is looked back at."""

    told: Sequence[JudgedStep]
    at: int  # which of them the table shows
    earlier: bool  # there is a deal before it
    later: bool
    mistakes: bool  # some have been found
    reckoning: Block
    practise: Block | None = None  # what keeps the move shown to be practised


class LookBackChrome:
    """Lays it out."""

    def __init__(self, context: UiContext, captions: Captions, labels: Labels, links: LookBackLinks) -> None:
        """Speak with these captions, lead these ways."""
        self._context = context
        self._captions = captions
        self._labels = labels
        self._links = links
        self._wrapped = Wrapped()

    def block(self, model: TableViewModel, areas: TableAreas, steps: DealSteps) -> Block:
        """Lay everything out."""
        look = self._context.look
        told = next(each.text for each in steps.told if each.at == steps.at)
        return FreeLayout(
            [
                PlacedBlock(LeafBlock(Strip(up=False)), areas.top),
                PlacedBlock(LeafBlock(Strip(up=True)), areas.bottom),
                *self._labels.lying(model, areas),
                *self._top(look, model, areas, steps),
                *self._bottom(look, areas, told, practise=steps.practise is not None),
                *self._right(look, model, areas, steps),
                *self._labels.bubbles(look, model, areas, (), ()),
            ]
        )

    def _say(self, key: str, **values: object) -> str:
        return self._context.words.get(f"review.{key}", **values)

    def _top(
        self, look: ResolvedTheme, model: TableViewModel, areas: TableAreas, steps: DealSteps
    ) -> list[PlacedBlock]:
        first, at, last, go = steps.told[0].at, steps.at, steps.told[-1].at, self._links.go
        told: list[tuple[str, str, Command, bool]] = [
            ("deal_before", "chevron_left", lambda: self._links.turn(-1), steps.earlier),
            ("deal_after", "chevron_right", lambda: self._links.turn(1), steps.later),
            ("mistake", "warning", self._links.mistake, steps.mistakes),
            ("start", "first", lambda: go(first), at > first),
            ("back", "previous", lambda: go(at - 1), at > first),
            ("forward", "next", lambda: go(at + 1), at < last),
            ("end", "last", lambda: go(last), at < last),
        ]
        tools = [
            Tool(f"tool:{key}", sign, self._say(key), self._say(f"{key}_tip"), press, live)
            for key, sign, press, live in told
        ]
        title = Title(self._captions.title, self._say("deal", number=deal_of(model.view)))
        return above(look, areas.top, title, tools, unsaved_sign(self._context))

    def _bottom(
        self, look: ResolvedTheme, areas: TableAreas, told: str, *, practise: bool
    ) -> list[PlacedBlock]:
        return below(
            look,
            areas.bottom,
            PromptText("", told, False, self._captions.cards.aloud(told)),
            self._keys(practise=practise),
        )

    def _keys(self, *, practise: bool) -> KeyHints:
        wanted: list[tuple[Action | tuple[Action, ...], str]] = [
            ((Action.LEFT, Action.RIGHT), self._say("key.move")),
            ((Action.PAGE_UP, Action.PAGE_DOWN), self._say("key.trick")),
            (Action.HINT, self._say("key.mistake")),
            *([(Action.LAST_TRICK, self._context.words.get("mistakes.review.key"))] if practise else ()),
            (Action.BACK, self._say("close")),
        ]
        return KeyHints(hints(self._context, *wanted).hints, right=True)

    def _right(
        self, look: ResolvedTheme, model: TableViewModel, areas: TableAreas, steps: DealSteps
    ) -> list[PlacedBlock]:
        """Set the reckoning above, the moves under it, the ways on below; all but these scroll where it is low.

        Where the panel lies above the felt, the moves stand at the right of the others.
        """
        room, gap = areas.aside, look.px(12)
        onward = Column(self._onward(model, steps), gap=10)
        first = room.move(areas.panel.x - room.x, 0)  # where the reckoning and the ways on stand
        foot = onward.height(look, room.width)
        plate = PanelPlate(steps.reckoning)
        tall = plate.height(look, room.width)
        if areas.upright:
            low = room.height < tall + gap + foot
            listing = room
        else:
            low = room.height < LINES * look.leading(SMALL)
            top = room.top if low else room.top + tall + gap
            listing = pygame.Rect(room.x, top, room.width, room.bottom - foot - gap - top)
        listed = steps_block(
            self._say("moves"),
            [self._step(each, steps.at) for each in steps.told],
            steps.reckoning if low else None,
        )
        return [
            *([] if low else [PlacedBlock(plate, pygame.Rect(first.topleft, (first.width, tall)))]),
            PlacedBlock(listed, listing),
            PlacedBlock(onward, pygame.Rect(first.x, first.bottom - foot, first.width, foot), "ways"),
        ]

    def _step(self, told: JudgedStep, at: int) -> Step:
        """Make a line of the list; on the line that is shown already, a press compares all moves."""
        press = self._links.compare if told.at == at and told.comments else self._links.go
        return Step(
            f"step:{told.at}",
            told.text,
            self._captions.cards.aloud(told.text),
            told.at == at,
            partial(press, told.at),
            self._wrapped,
            told.mark,
            told.comments,
        )

    def _onward(self, model: TableViewModel, steps: DealSteps) -> tuple[Block, ...]:
        at = steps.at
        return (
            *((steps.practise,) if steps.practise else ()),
            Button(
                "play_on",
                self._say("play_on"),
                lambda: self._links.play_on(at),
                Tone.PRIMARY,
                live=model.view.turn >= 0,
                tip=self._say("play_on_tip"),
                icon="play",
            ),
            Button("close", self._say("close"), self._links.close, tip=self._say("close_tip")),
        )
