"""Counting at the table: a deal against bots that pauses between tricks for a question about what has been played."""

from collections.abc import Callable, Sequence

import pygame

from game.catalogue import Game
from game.core.cards import Card
from game.core.record import record
from game.learning.counting import NUMBERED, CountQuestion, Evidence, due
from game.learning.counting_telling import CountTeller
from game.play.table_session import AnyView, TableSession
from game.telling.captions import Captions
from game.ui.draw.theme import BODY, SMALL
from game.ui.kit.block import PASS, Block, Reply
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.kit.scroll import Scroll
from game.ui.layout import Centre, Column, Gap, Grid, Grow, Pad, Wrap
from game.ui.scenes.card_rows import CardRow, spread
from game.ui.scenes.table import Person, TableScene
from game.ui.shell.action import DIGITS, Action, picked
from game.ui.shell.context import UiContext
from game.ui.shell.input import Input
from game.ui.shell.node import Node
from game.ui.shell.scene import Command, Pop, Push, Scene, Switch
from game.ui.table.openings import TableRoutes
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.panel import Panel
from game.ui.widgets.text import Text, Tint, eyebrow, heading

WIDE = 760
ANSWER = 150
TALL = 104
ROWS_APART = 16


class CountingScene:
    """A table that is looked at between tricks, when a question may come."""

    def __init__(
        self,
        context: UiContext,
        game: Game,
        session: TableSession,
        routes: TableRoutes,
        ask: Callable[[AnyView, int], Scene | None],
    ) -> None:
        """Sit down; `ask` is given what is seen and how many questions there were in this deal."""
        self._ask = ask
        self._looked = (0, 0)  # deals finished and tricks taken, when a question was last thought of
        self._asked = 0
        self._now: tuple[int, tuple[int, int]] = (-1, (0, 0))  # the same of now, and for which revision
        self.table = TableScene(context, game, session, routes, person=Person(quizzed=self._held))

    def _taken(self) -> tuple[int, int]:
        """Count the deals finished, and the tricks taken in this one."""
        session = self.table.driver.session
        if self._now[0] != session.revision:
            view = session.view()
            self._now = session.revision, (view.ledger.finished, len(view.tricks))
        return self._now[1]

    def _held(self) -> bool:
        """Tell whether nobody plays on, because a question may come first."""
        return self._taken() != self._looked and not self.table.driver.playback.claimed

    @property
    def over(self) -> bool:
        """The table fills the window."""
        return self.table.over

    @property
    def dirty(self) -> bool:
        """Whether anything on the table has changed."""
        return self.table.dirty

    @property
    def notice_room(self) -> pygame.Rect:
        """Notices stand where they do at any table."""
        return self.table.notice_room

    def handle(self, happened: Input) -> Switch:
        """Answer one input."""
        return self.table.handle(happened)

    def update(self, dt: float) -> Switch:
        """Let seconds pass; once a trick has been swept up, a question may come."""
        going = self.table.update(dt)
        return going or self._question()

    def _question(self) -> Switch:
        playback, now = self.table.driver.playback, self._taken()
        if now == self._looked or not playback.shown.animator.idle:
            return None
        self._asked = self._asked if now[0] == self._looked[0] and now[1] else 0
        self._looked, view = now, playback.shown.view
        if playback.claimed:
            return None
        if not due(view, self._asked):
            return None
        scene = self._ask(view, self._asked)
        self._asked += scene is not None
        return None if scene is None else self.table.leaving(Push(scene))

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw the table."""
        self.table.draw(canvas)

    def nodes(self) -> Sequence[Node]:
        """Tell what is on the table."""
        return self.table.nodes()


@record
class Asking:
    """One question, as it is put: what helps, and what is done with the answer and after it."""

    question: CountQuestion
    tricks: int  # that have been taken
    aid: tuple[Evidence, ...]
    marks: tuple[int, ...]  # of the tricks, where these help
    last: str  # what was the answer to the last question of the kind; empty where it is not told
    answer: Callable[[bool], None]
    stop: Command


class _Question:
    """What the dialog of a question is composed from."""

    def __init__(self, context: UiContext, captions: Captions, teller: CountTeller, asking: Asking) -> None:
        self._context = context
        self._captions = captions
        self._teller = teller
        self._asking = asking
        self._given: int | None = None
        self.screen = Screen(
            context, self.compose, back=self._back, on_action=self._act, first="answer:0", backdrop=False
        )

    def _say(self, key: str, **values: object) -> str:
        return self._context.words.get(f"drills.count.{key}", **values)

    def compose(self) -> Block:
        """Lay out the question with what helps; after the answer, how the right one is reckoned."""
        asking, teller = self._asking, self._teller
        told = self._given is not None
        rows = asking.question.evidence if told else asking.aid
        shown = [self._row(row) for row in rows if row.cards]
        least = max((spread(len(row.cards), TALL) for row in rows), default=0.0)
        last = [Text(asking.last, SMALL, Tint.MUTED)] if asking.last and not told else []
        parts: tuple[Block, ...] = (
            eyebrow(self._say("after", number=asking.tricks)),
            Text(teller.asks(asking.question), BODY),
            *last,
            *self._marks(),
            Gap(2),
            self._answers() if self._given is None else self._verdict(self._given),
            *((Gap(2), Grid(shown, least, ROWS_APART)) if shown else ()),
        )
        inside = (Grow(Scroll("words", Column(parts, gap=10))), self._ways())
        return Pad(Centre(Panel(Column(inside, gap=14), sides=34, ends=26, lit=True), WIDE), 16, 16)

    def _marks(self) -> tuple[Block, ...]:
        """Show the marks of the tricks that matter, until the answer is given."""
        asking = self._asking
        if not asking.marks or self._given is not None:
            return ()
        return (Text(self._teller.marks(asking.question, asking.marks), SMALL, Tint.GOLD),)

    def _answers(self) -> Block:
        question = self._asking.question
        buttons = [
            Button(f"answer:{place}", self._teller.answer(question, each), self._giver(place))
            for place, each in enumerate(question.offered)
        ]
        return Grid(tuple(buttons), ANSWER, 10, min(4, len(buttons)))

    def _verdict(self, given: int) -> Block:
        return Text(self._teller.told(self._asking.question, given), BODY)

    def _row(self, row: Evidence) -> Block:
        """Show cards that have been played."""
        spoken = ", ".join(self._captions.cards.spoken(each) for each in row.cards)
        name = self._teller.row(row)
        cards = CardRow(name, self._faces(row.cards), spoken=spoken, tall=TALL)
        return Column((Text(name, SMALL, Tint.MUTED), cards), gap=6)

    def _faces(self, cards: Sequence[Card]) -> tuple[str, ...]:
        return tuple(self._captions.cards.face(each) for each in cards)

    def _ways(self) -> Block:
        stop = Button("stop", self._say("stop"), lambda: Pop(self._asking.stop()), Tone.QUIET, tall=44)
        if self._given is None:
            return Wrap((stop,), right=True)
        on = Button("next", self._say("go_on"), Pop, Tone.PRIMARY, tall=44)
        return Wrap((stop, on), gap=12, right=True)

    def _giver(self, place: int) -> Command:
        def give() -> Switch:
            question = self._asking.question
            self._given = question.offered[place]
            right = self._given == question.answer
            self._context.sound.cue("trick_won" if right else "refuse")
            self._context.announcer.say(self._teller.told(question, self._given), urgent=True)
            self._asking.answer(right)
            self.screen.hold("next", keyed=self.screen.keyed)
            self.screen.refresh()
            return None

        return give

    def _act(self, action: Action) -> Reply:
        """Answer by a number key: by the number itself where numbers are small, else by its place."""
        offered, key = self._asking.question.offered, picked(action)
        if key is None or key >= len(DIGITS) or self._given is not None:
            return PASS
        small = self._asking.question.kind in NUMBERED and max(offered) < len(DIGITS)
        said = (key + 1) % len(DIGITS)
        place = offered.index(said) if small and said in offered else -1 if small else key
        if not 0 <= place < len(offered):
            return PASS
        return Reply(taken=True, switch=self._giver(place)(), changed=True)

    def _back(self) -> Switch:
        """Leave the question, which counts as nothing."""
        return Pop()


def count_question(
    context: UiContext, captions: Captions, teller: CountTeller, asking: Asking
) -> ScreenScene:
    """Put a question over the table."""
    return ScreenScene(_Question(context, captions, teller, asking).screen, over=True)


def counting_done(
    context: UiContext,
    title: str,
    lines: Sequence[str],
    ways: tuple[Command, Command],
) -> ScreenScene:
    """Say how counting went in a deal; then comes the next one, or the way out."""
    say, (following, leave) = context.words.get, ways

    def compose() -> Block:
        buttons = (
            Button("leave", say("learn.finish"), leave),
            Button("following", say("drills.count.next_deal"), following, Tone.PRIMARY),
        )
        inside = Column(tuple(Text(line, BODY) for line in lines), gap=10)
        parts = (heading(title), Grow(Scroll("words", inside)), Wrap(buttons, gap=12, right=True))
        return Pad(Centre(Panel(Column(parts, gap=16), sides=40, ends=34), WIDE), 16, 16)

    return ScreenScene(Screen(context, compose, back=leave, first="following", backdrop=False), over=True)
