"""A table for tests: a bot that answers at once, a clock that is ours, and hands that press real keys and buttons."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pygame

from game.catalogue import find, rules_for
from game.core.bot import Decision
from game.core.record import replace
from game.core.rules import Reason
from game.core.transcript import Entry, Header, Transcript
from game.play.table.inputs import Confirm, SayWord, TakePacket, UseCard
from game.play.table_session import DealDone, TableSession
from game.questions import MoveRequest
from game.session.match import Match
from game.session.worker import Question
from game.storage.settings import DEFAULTS, Settings
from game.ui.scenes.table import TableScene
from game.ui.shell.loop import Loop
from game.ui.shell.node import Node
from game.ui.shell.scene import Push
from game.ui.shell.window import Window
from game.ui.table.openings import TableRoutes
from game.ui.table.view_model import RemarkText, remark_text
from tests.session.thinkers import AtOnce
from tests.ui.kit.context import Blank, open_context

QUICK = replace(DEFAULTS, speed=4.0)
FRAME = 1 / 60


def parrot(seed: int) -> AtOnce:
    """Make a bot that makes one of the legal moves it is shown, chosen by its own dice."""
    dice = Random(seed)

    def find(question: Question[Any]) -> Any:
        if isinstance(question, MoveRequest):
            return Decision(dice.choice(question.view.moves), Reason("none"))
        return question.answer()

    return AtOnce(find, worlds=2)


def actor(script: tuple[Entry, ...], length: Callable[[], int]) -> AtOnce:
    """Make a bot that makes the moves that are written."""

    def find(question: Question[Any]) -> Any:
        if isinstance(question, MoveRequest):
            return Decision(script[length()].move, Reason("none"))
        return question.answer()

    return AtOnce(find, worlds=2)


class Seat:
    """One table with everything around it."""

    opponent = "Marguerite, club"  # the first of the others

    def __init__(
        self,
        game: str = "ecarte",
        size: tuple[int, int] = (1280, 720),
        settings: Settings = QUICK,
        seed: int = 1,
        options: tuple[tuple[str, Any], ...] = (),
        entries: tuple[Entry, ...] = (),
        script: tuple[Entry, ...] = (),  # by which the others play
    ) -> None:
        self.context = open_context(size, settings)
        rules = rules_for(game, dict(options))
        header = Header(game, rules.spec.edition, options, ("You", self.opponent), 0)
        match = Match.restore(rules, Transcript(header, entries))
        self.kept: list[Transcript] = []
        self.done: list[DealDone] = []
        self.saved = True  # the disk took all that was played
        self.parrot = actor(script, lambda: len(match)) if script else parrot(seed)
        self.session = TableSession(match, self.parrot, Random(seed), self.kept.append)
        routes = TableRoutes(
            settings=lambda: Blank("settings"),
            deal_result=self._deal_result,
            match_result=self._match_result,
            new_match=lambda: Push(Blank("new match")),
            saved=lambda: self.saved,
        )
        self.table = TableScene(self.context, find(game), self.session, routes)

    def change(self, **parts: Any) -> None:
        """Make parts of the table's state other than they have come to be."""
        driver = self.table.driver
        driver.state = replace(driver.state, **parts)
        self.table.screen.refresh()

    def _deal_result(self, done: DealDone, following: Callable[[], Any], leave: Callable[[], Any]) -> Blank:
        self.done.append(done)
        self.following = following
        return Blank("deal result")

    def _match_result(self, done: DealDone, leave: Callable[[], Any]) -> Blank:
        del leave
        self.done.append(done)
        return Blank("match result")

    def go(self, seconds: float) -> None:
        """Let time pass."""
        for _ in range(round(seconds / FRAME)):
            self.table.update(FRAME)

    def until(self, holds: Callable[[], bool], seconds: float = 60.0) -> None:
        """Let time pass until something holds."""
        wait(holds, seconds, lambda: self.table.update(FRAME))

    def my_turn(self) -> None:
        """Wait for my turn."""
        self.until(lambda: self.table.driver.playback.ready)


class TableWindow:
    """A seat in a real window, whose loop is stepped by the test and fed with posted events."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.window = Window("test", None, seat.context.look.size)
        self.loop = Loop(self.window, seat.context, seat.table)
        pygame.event.clear()

    def step(self, seconds: float = FRAME) -> None:
        for _ in range(max(1, round(seconds / FRAME))):
            self.loop.step(FRAME)

    def until(self, holds: Callable[[], bool], seconds: float = 60.0) -> None:
        wait(holds, seconds, self.step)

    @property
    def nodes(self) -> Sequence[Node]:
        return self.loop.stack.nodes()

    @property
    def at_table(self) -> bool:
        return self.loop.stack.top is self.seat.table

    def key(self, key: int, mod: int = 0) -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0))
            self.step()

    def move(self, at: tuple[int, int]) -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        self.step()

    def click(self, at: tuple[int, int]) -> None:
        self.move(at)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=at, button=1, touch=False))
            self.step()

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.move(start)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False))
        self.step()
        for share in (0.3, 0.6, 1.0):
            between = tuple(round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
            self.move((between[0], between[1]))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False))
        self.step()

    def find(self, key: str) -> Node | None:
        return next((node for node in self.nodes if node.key == key), None)


def wait(holds: Callable[[], bool], seconds: float, step: Callable[[], object]) -> None:
    """Let time pass frame by frame until something holds; it must before so many seconds are over."""
    for _ in range(round(seconds / FRAME)):
        if holds():
            return
        step()
    message = "it never came to pass"
    raise AssertionError(message)


def noted(seat: Seat) -> RemarkText | None:
    """Give what is remarked at a table, in words."""
    state = seat.table.driver.state
    return remark_text(state.remark, state.view, seat.table.driver.facts.captions) if state.remark else None


def move(seat: Seat) -> None:
    """Make the first move there is, but for the word that ends an exchange."""
    table = seat.table
    moves = seat.session.view().moves
    first = moves[0]
    if hasattr(first, "card"):
        table.send(UseCard(first.card))
        if table.driver.state.turn.choices.exchanging:
            table.send(Confirm())
    elif hasattr(first, "packet"):
        table.send(TakePacket(first.packet))
    else:
        finish = table.driver.session.match.rules.spec.roles.finish
        words = [each.word for each in moves if hasattr(each, "word")]
        table.send(SayWord(next((word for word in words if word != finish), words[0])))
