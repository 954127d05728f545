"""Looking back at a finished deal: move by move, every hand open, and playing on from any point of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import pygame

from game.catalogue import find
from game.core.cards import NOBODY, Seat
from game.core.event import Said
from game.core.record import record
from game.core.trick import taker
from game.stage.animator import Animator
from game.stage.director import Director
from game.stage.pose import CARD, Key, Pose, index_of
from game.ui.action import ARROWS, Action
from game.ui.block import PASS, Block, Reply
from game.ui.house import House
from game.ui.input import Input, Press
from game.ui.node import Node
from game.ui.page import Page
from game.ui.scene import Pop, Push, Switch
from game.ui.scenes.result import captions_of
from game.ui.table.board import Board, Marks
from game.ui.table.film import Film
from game.ui.table.ground import Ground, covered, ground_for
from game.ui.table.labels import Labels
from game.ui.table.log import tell
from game.ui.table.moment import Moment
from game.ui.table.painter import SpritePainter, digits_of
from game.ui.table.retrospect import Retrospect, Ways
from game.ui.table.sitting import AnyMatch, AnyView


@record
class Told:
    """One move of the deal in words."""

    at: int  # how long the log was after it
    text: str  # with signs


class Review:
    """A finished match with its deals, looked through by one of its players."""

    def __init__(
        self,
        house: House,
        match: AnyMatch,
        me: Seat,
        names: Sequence[str],
        deal: int,
        play_on: Callable[[int], Switch],
    ) -> None:
        """Open a deal, 1 for the first, where it has just been dealt; `play_on` begins at a length of the log."""
        game, spec = find(match.transcript().header.game), match.rules.spec
        self._house = house
        self._match = match
        self._me = me
        self._game = game.id
        self._captions = captions_of(house, match, me, names)
        self._stage = game.table.laid_open()
        self._director = Director(match.rules, self._stage)
        self._animator = Animator()
        self._painter = SpritePainter(house.sprites, spec.pack, digits_of(match.rules))
        self._board = Board(self._painter)
        self._film = Film(house)
        ways = Ways(self.go, self.turn, play_on, self._close)
        self._retrospect = Retrospect(house, self._captions, Labels(house, self._captions, self), ways)
        self.page = Page(house, self._compose, on_action=self._act, backdrop=False)
        self._ground: Ground | None = None
        self._stamp = -1
        self._moved = True
        self._open(deal)

    def _open(self, deal: int) -> None:
        self._deal = deal
        self._span = self._match.span(deal)
        self._told = tuple(self._tell(at) for at in self._span)
        self._at = self._span.start
        self._ground = None
        self.page.hold(f"step:{self._at}")
        self.page.refresh()

    def _tell(self, at: int) -> Told:
        beat = self._match.retold(at)
        shown = self._stage.announced(self._match.laid_open(at, self._me))
        lines = tell(beat, self._captions, shown)
        return Told(at, " ".join(line if line.rstrip("”")[-1] in ".!?" else f"{line}." for line in lines))

    # ------------------------------------------------------------------ the scene

    @property
    def over(self) -> bool:
        """It fills the window."""
        return False

    @property
    def stale(self) -> bool:
        """Whether anything has changed."""
        return self._moved or self.page.stale or self._stamp != self._house.stamp

    @property
    def ground(self) -> Ground:
        """How the window is shared out now."""
        self._fit()
        assert self._ground is not None
        return self._ground

    def _fit(self) -> None:
        """Fit the table to the window and the settings as they are now."""
        if self._ground is None or self._stamp != self._house.stamp:
            look, mine, spec = self._house.look, self._house.settings, self._match.rules.spec
            self._stamp = self._house.stamp
            self._ground = ground_for(
                look, clockwise=spec.clockwise, cards=mine.card_size, trumps=mine.trumps
            )
            self._painter.unit = self._ground.unit
            self._animator.lay(self._stage.place(self.view(self._at), self._ground.felt))
            self._moved = True

    @property
    def poses(self) -> Mapping[Key, Pose]:
        """Where everything lies or flies."""
        self._fit()
        return self._animator.poses

    def view(self, at: int) -> AnyView:
        """Give the table after so many entries, all hands open; a trick just finished still lies."""
        view = self._match.laid_open(at, self._me)
        if at > self._span.start and view.tricks and not view.trick.cards:
            before = self._match.laid_open(at - 1, self._me)
            if len(before.tricks) < len(view.tricks):
                return replace(view, trick=view.tricks[-1], tricks=view.tricks[:-1])
        return view

    def update(self, dt: float) -> Switch:
        """Let seconds pass."""
        self._fit()
        busy = not self._animator.idle
        self._animator.tempo, self._animator.reduced = self._house.settings.speed, self._house.still
        self._animator.update(dt)
        self._moved = self._moved or busy
        return self.page.update(dt)

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw the table as it was."""
        ground, look = self.ground, self._house.look
        self.page.pieces()
        view, poses = self.view(self._at), self.poses
        self._board.spread(canvas, look, ground, self._house.settings, self._middle(view))
        winner = self._winning(view)
        best = view.trick.cards[(winner - view.trick.leader) % len(view.sides)] if winner != NOBODY else None
        self._board.lying(canvas, look, poses, Marks(0, best, 0, 0, None, self._animator.flying))
        self._film.draw(canvas, self.page)
        self._board.flying(canvas, poses)
        self._moved = False

    def nodes(self) -> Sequence[Node]:
        """Tell what is shown."""
        return self.page.nodes()

    # ------------------------------------------------------------------ what is seen

    def _middle(self, view: AnyView) -> Pose:
        spots = self._stage.slots(view, self.ground.felt).trick
        x, y = sum(spot.x for spot in spots) / len(spots), sum(spot.y for spot in spots) / len(spots)
        return Pose(x, y, size=spots[0].size)

    def _winning(self, view: AnyView) -> Seat:
        contract = self._match.rules.contract(view) if view.trick.cards else None
        return taker(view.trick, contract, len(view.sides)) if contract else NOBODY

    def _compose(self) -> Block:
        ground, view = self.ground, self.view(self._at)
        steps = [(each.at, each.text) for each in self._told]
        deals = (self._deal > 1, self._deal < self._match.view(self._me).ledger.finished)
        return self._retrospect.block(self._moment(view, ground), ground, steps, self._at, deals)

    def _moment(self, view: AnyView, ground: Ground) -> Moment:
        """Gather what the labels want to know: nobody moves and nothing may be done."""
        heaps, placed = self._stage.heaps(view, ground.felt), self._stage.place(view, ground.felt)
        slots = self._stage.slots(view, ground.felt)
        table, areas = covered(heaps, placed, slots, view.me)
        open_cards = [pose for (kind, _), pose in placed.items() if kind == CARD and pose.face >= 0.5]
        return Moment(
            view=view,
            slots=slots,
            winning=self._winning(view),
            said=self._said(),
            notes=self._stage.notes(view),
            trump=self._stage.trump(view),
            called=self._stage.called(view),
            table=table,
            heaps=areas,
            indices=tuple(index_of(pose) for pose in open_cards),
        )

    def _said(self) -> dict[Seat, str]:
        beat = self._match.retold(self._at)
        said = [event for event in beat.events if isinstance(event, Said)]
        return {each.seat: self._captions.spoken(each.word, each.number) for each in said}

    # ------------------------------------------------------------------ going to and fro

    def handle(self, happened: Input) -> Switch:
        """Answer one input. Page keys walk through the deal; so do arrows, unless they lead to a button."""
        self._moved = True
        if isinstance(happened, Press):
            at = self._walked(happened.action)
            on_button = self.page.keyed and not self.page.held.startswith("step:")
            away = happened.action in ARROWS and (on_button or at not in self._span)
            if at is not None and not away:
                self.go(at)
                self.page.hold(f"step:{self._at}", keyed=True)
                return None
        return self.page.handle(happened)

    def _walked(self, action: Action | None) -> int | None:
        """Tell where a key leads: arrows move by move, page keys trick by trick, Home and End to the ends."""
        match action:
            case Action.LEFT | Action.UP:
                return self._at - 1
            case Action.RIGHT | Action.DOWN:
                return self._at + 1
            case Action.PAGE_UP:
                return self._trick(-1)
            case Action.PAGE_DOWN:
                return self._trick(1)
            case Action.FIRST:
                return self._span.start
            case Action.LAST:
                return self._span.stop - 1
            case _:
                return None

    def _act(self, action: Action) -> Reply:
        """Answer the actions no control took."""
        if action is not Action.RULES:
            return PASS
        return Reply(taken=True, switch=Push(self._house.doors.rules(self._house, self._game, "")))

    def _trick(self, way: int) -> int:
        """Find the end of the next trick, or of the one before; the deal's own end where there is none."""
        at, stop = self._at + way, self._span.stop - 1 if way > 0 else self._span.start
        while at != stop and self._span.start < at < self._span.stop - 1:
            tricks = len(self._match.laid_open(at, self._me).tricks)
            if tricks > len(self._match.laid_open(at - 1, self._me).tricks):
                return at
            at += way
        return stop

    def go(self, at: int) -> Switch:
        """Show the table after so many entries of the log."""
        at = min(max(at, self._span.start), self._span.stop - 1)
        if at != self._at:
            felt = self.ground.felt
            self._animator.complete()
            self._animator.update(0.0)
            self._animator.cue(self._director.turn_to(self.view(self._at), self.view(at), felt))
            self._at = at
        self.page.hold(f"step:{at}")
        self.page.refresh()
        return None

    def turn(self, deals: int) -> Switch:
        """Open another deal of the match."""
        self._open(self._deal + deals)
        return None

    def put_away(self) -> Switch:
        """Nothing lies here that could be put away."""
        return None

    def _close(self) -> Switch:
        return Pop()
