"""Looking back at a finished deal: move by move, every hand open, and playing on from any point of it."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.catalogue import find
from game.core.cards import Seat
from game.core.event import Drew, Said
from game.core.move import Play
from game.core.record import record, replace
from game.learning.position import table_of
from game.play.coaching import Coach, Coaching
from game.play.phases import Between
from game.play.table_session import AnyView, winning_play
from game.session.match import AnyMatch
from game.session.worker import ThinkingFailed
from game.stage.acts import fallen
from game.stage.animator import Animator
from game.stage.director import Director
from game.stage.pose import CARD, Pose, SpriteKey, index_of
from game.stage.table import Table
from game.telling.captions import Captions
from game.telling.log import tell
from game.ui.kit.block import PASS, Block, Reply
from game.ui.kit.screen import Screen
from game.ui.lookback.chrome import DealSteps, JudgedStep, LookBackChrome, LookBackLinks
from game.ui.lookback.dialogs import compared, computed
from game.ui.lookback.practising import MistakeKeeper, Practising
from game.ui.lookback.reckoning import Reckoning, story
from game.ui.lookback.steps import StepSign, Verdicts
from game.ui.scenes.result import captions_of
from game.ui.shell.action import ARROWS, TELLING, Action
from game.ui.shell.context import UiContext
from game.ui.shell.destinations import ToRulebook
from game.ui.shell.input import Input, Press
from game.ui.shell.node import Node
from game.ui.shell.scene import Pop, Push, Switch
from game.ui.table.areas import TableAreas, areas_for
from game.ui.table.labels import Labels
from game.ui.table.narrator import Heard, Narrator
from game.ui.table.painter import SpritePainter, digits_of
from game.ui.table.places import covered
from game.ui.table.renderer import Marks, TableRenderer
from game.ui.table.view_model import Lying, TableViewModel


class FinishedDeal:
    """One deal of a match, as one of its players looks back at it."""

    def __init__(self, match: AnyMatch, me: Seat, stage: Table, captions: Captions, deal: int) -> None:
        """Open a deal, 1 for the first."""
        self._match = match
        self._me = me
        self._stage = stage
        self._captions = captions
        self.deal = deal
        self.span = match.span(deal)

    @property
    def last(self) -> int:
        """How long the log was at the end."""
        return self.span.stop - 1

    def view(self, at: int) -> AnyView:
        """Give the table after so many entries, all hands open; a trick just finished still lies."""
        view = self._match.laid_open(at, self._me)
        if at > self.span.start and view.tricks and not view.trick.cards:
            before = self._match.laid_open(at - 1, self._me)
            if len(before.tricks) < len(view.tricks):
                lies = replace(view, trick=view.tricks[-1], tricks=view.tricks[:-1])
                return self._undrawn(lies, before, at)
        return view

    def _undrawn(self, view: AnyView, before: AnyView, at: int) -> AnyView:
        """Leave on the table what is drawn once the trick is gone."""
        beat = self._match.retold(at)
        if not isinstance(beat.done, Play) or not any(isinstance(event, Drew) for event in beat.events):
            return view
        lies = fallen(before, view, beat.seat, beat.done.card)
        return replace(view, hand=lies.hand, hidden=lies.hidden, shown=lies.shown)

    def tell(self, at: int) -> str:
        """Tell in words, with signs, what made the log so long."""
        shown = self._stage.announced(self._match.laid_open(at, self._me))
        lines = tell(self._match.retold(at), self._captions, shown)
        return " ".join(line if line.rstrip("”")[-1] in ".!?" else f"{line}." for line in lines)

    def model(self, at: int, areas: TableAreas) -> TableViewModel:
        """Gather what the labels want to know: nobody moves and nothing may be done."""
        view = self.view(at)
        heaps, placed = self._stage.heaps(view, areas.viewport), self._stage.place(view, areas.viewport)
        slots = self._stage.slots(view, areas.viewport)
        table, zones = covered(heaps, placed, slots, view.me)
        open_cards = [pose for (kind, _), pose in placed.items() if kind == CARD and pose.face >= 0.5]
        return TableViewModel(
            view=view,
            phase=Between(),  # nobody moves
            lying=Lying(slots, table, zones, tuple(index_of(pose) for pose in open_cards)),
            winning=winning_play(self._match.rules, view)[0],
            said=self._said(at),
            notes=self._stage.notes(view),
            trump=self._stage.trump(view),
            called=self._stage.called(view),
            open_heap=self._stage.open_heap(view),
        )

    def _said(self, at: int) -> dict[Seat, str]:
        beat = self._match.retold(at)
        said = [event for event in beat.events if isinstance(event, Said)]
        return {each.seat: self._captions.spoken(each.word, each.number) for each in said}

    def trick(self, at: int, way: int) -> int:
        """Find the end of the next trick, or of the one before; the deal's own end where there is none."""
        at, stop = at + way, self.last if way > 0 else self.span.start
        while at != stop and self.span.start < at < self.last:
            tricks = len(self._match.laid_open(at, self._me).tricks)
            if tricks > len(self._match.laid_open(at - 1, self._me).tricks):
                return at
            at += way
        return stop


@record
class LookBackRoutes:
    """What a review leads to, and who helps with it."""

    play_on: Callable[[int], Switch]  # begins a match at a length of the log
    coach: Coach
    practising: Practising | None = None  # None where nothing is kept to be practised


class LookBackScene:
    """A finished match with its deals, looked through by one of its players."""

    def __init__(
        self,
        context: UiContext,
        match: AnyMatch,
        me: Seat,
        names: Sequence[str],
        deal: int,
        routes: LookBackRoutes,
    ) -> None:
        """Open a deal, 1 for the first, where it has just been dealt."""
        game, spec = find(match.transcript().header.game), match.rules.spec
        self._context = context
        self._match = match
        self._me = me
        self._game = game.id
        self._captions = captions_of(context, match, me, names)
        self._table = game.table.laid_open()
        self._director = Director(match.rules, self._table)
        self._animator = Animator()
        self._painter = SpritePainter(context.sprites, spec.pack, digits_of(match.rules))
        self._renderer = TableRenderer(context, self._painter)
        self._coaching = Coaching(match, me, routes.coach)
        self._narrator = Narrator(context, self._captions, self._table)
        self._verdicts = Verdicts(context.words, self._captions)
        self._keeper = MistakeKeeper(context, self._coaching, routes.practising)
        play_on = routes.play_on
        links = LookBackLinks(
            self.go,
            self.turn,
            self.next_mistake,
            self.compare,
            lambda at: self._leave(play_on(at)),
            self._close,
        )
        labels = Labels(context, self._captions, lambda: None, self._rules)  # nothing is declared here
        self._chrome = LookBackChrome(context, self._captions, labels, links)
        self.screen = Screen(context, self._compose, self._close, self._act, backdrop=False)
        self._areas: TableAreas | None = None
        self._stamp = -1
        self._moved = True
        self._open(deal)

    def _open(self, deal: int) -> None:
        self._past = FinishedDeal(self._match, self._me, self._table, self._captions, deal)
        self._coaching.open(deal)
        self._keeper.pass_over_found()
        self._told = tuple(JudgedStep(at, self._past.tell(at)) for at in self._past.span)
        self._at = self._past.span.start
        self._areas = None
        self.screen.hold(f"step:{self._at}")
        self.screen.refresh()

    # ------------------------------------------------------------------ the scene

    @property
    def over(self) -> bool:
        """It fills the window."""
        return False

    @property
    def dirty(self) -> bool:
        """Whether anything has changed."""
        return self._moved or self.screen.dirty or self._stamp != self._context.stamp

    @property
    def areas(self) -> TableAreas:
        """How the window is shared out now."""
        self._fit()
        assert self._areas is not None
        return self._areas

    @property
    def notice_room(self) -> pygame.Rect:
        """Notices stand on the felt, where nothing is to be pressed."""
        return self.areas.notice_room(self._context.look)

    def _fit(self) -> None:
        """Fit the table to the window and the settings as they are now."""
        if self._areas is None or self._stamp != self._context.stamp:
            look, mine, spec = self._context.look, self._context.settings, self._match.rules.spec
            self._stamp = self._context.stamp
            self._areas = areas_for(
                look,
                clockwise=spec.clockwise,
                cards=mine.card_size,
                trumps=mine.trumps,
            )
            self._painter.unit = self._areas.unit
            self._animator.lay(self._table.place(self.view(self._at), self._areas.viewport))
            self._moved = True

    @property
    def poses(self) -> Mapping[SpriteKey, Pose]:
        """Where everything lies or flies."""
        self._fit()
        return self._animator.poses

    def view(self, at: int) -> AnyView:
        """Give the table after so many entries, all hands open; a trick just finished still lies."""
        return self._past.view(at)

    def update(self, dt: float) -> Switch:
        """Let seconds pass."""
        self._fit()
        busy = not self._animator.idle
        self._animator.tempo, self._animator.reduced = self._context.settings.speed, self._context.still
        self._animator.update(dt)
        self._moved = self._moved or busy
        self._judge()
        return self.screen.update(dt)

    def _judge(self) -> None:
        """Go on with the review; a bot that breaks down is excused to the player."""
        known, coaching = self._mark, self._coaching
        try:
            if coaching.go_on(self._at):
                if coaching.review.complete:
                    self._context.announcer.say(" ".join(story(self._verdicts, coaching.review)))
                self._keeper.keep_found()
                seen = self._in_sight or self._mark != known
                self.screen.refresh()
                if seen and self.screen.held == f"step:{self._at}":
                    self.screen.reveal()  # it or what stands above has grown
        except ThinkingFailed:
            self._context.notices.say(self._verdicts.say("broke_down"))
            self.screen.refresh()

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw the table as it was."""
        areas = self.areas
        self.screen.widgets()
        view, poses = self.view(self._at), self.poses
        middle = self._table.slots(view, areas.viewport).middle
        _, best = winning_play(self._match.rules, view)
        marks = Marks(0, best, 0, 0, None, self._animator.flying)
        self._renderer.draw(canvas, areas, middle, poses, marks, self.screen)
        self._moved = self._renderer.unfinished

    def nodes(self) -> Sequence[Node]:
        """Tell what is shown."""
        return self.screen.nodes()

    # ------------------------------------------------------------------ what is seen

    def _compose(self) -> Block:
        areas, past, coaching = self.areas, self._past, self._coaching
        reckoning = Reckoning(coaching.review, coaching.running, self._verdicts, self._explain, self._toggle)
        steps = DealSteps(
            [self._annotated(each) for each in self._told],
            self._at,
            past.deal > 1,
            past.deal < self._match.view(self._me).ledger.finished,
            bool(coaching.doubts),
            reckoning.block(),
            self._keeper.button(self._at),
        )
        return self._chrome.block(past.model(self._at, areas), areas, steps)

    @property
    def _mark(self) -> StepSign:
        """What is said of the move that is shown, in a word."""
        return self._verdicts.mark(self._coaching.review, self._coaching.verdict(self._at))

    @property
    def _in_sight(self) -> bool:
        """Whether the line of the move that is shown is in sight as a whole."""
        here = next((each for each in self.nodes() if each.key == f"step:{self._at}"), None)
        return here is not None and here.visible.height == here.box.height

    def _annotated(self, told: JudgedStep) -> JudgedStep:
        """Add what the coach says of a move."""
        coaching = self._coaching
        if not coaching.decided(told.at):
            return told
        review, verdict = coaching.review, coaching.verdict(told.at)
        read = verdict if told.at == self._at else None
        comments = self._verdicts.comments(review, read) if read else ()
        return replace(told, mark=self._verdicts.mark(review, verdict), comments=comments)

    # ------------------------------------------------------------------ going to and fro

    def handle(self, happened: Input) -> Switch:
        """Answer one input. Page keys walk through the deal; so do arrows, unless they lead to a button.

        The hint's key goes to the next mistake, and the one that takes back to the one before.
        """
        self._moved = True
        if isinstance(happened, Press):
            at = self._walked(happened.action)
            on_button = self.screen.keyed and not self.screen.held.startswith("step:")
            away = happened.action in ARROWS and (on_button or at not in self._past.span)
            if at is not None and not away:
                self.go(at)
                self.screen.hold(f"step:{self._at}", keyed=True)
                return None
        return self.screen.handle(happened)

    def _walked(self, action: Action | None) -> int | None:
        """Tell where a key leads: arrows move by move, page keys trick by trick, Home and End to the ends."""
        match action:
            case Action.LEFT | Action.UP:
                return self._at - 1
            case Action.RIGHT | Action.DOWN:
                return self._at + 1
            case Action.PAGE_UP:
                return self._past.trick(self._at, -1)
            case Action.PAGE_DOWN:
                return self._past.trick(self._at, 1)
            case Action.FIRST:
                return self._past.span.start
            case Action.LAST:
                return self._past.last
            case Action.HINT | Action.UNDO:
                return self._mistake(1 if action is Action.HINT else -1)
            case _:
                return None

    def _act(self, action: Action) -> Reply:
        """Answer the actions no control took; the key of the last trick keeps a mistake to be practised."""
        if action is Action.LAST_TRICK:
            return Reply(taken=True, changed=self._keeper.press(self._at))
        if action in TELLING and action is not Action.TELL_AGAIN:  # which reads the page, here as elsewhere
            self._narrator.answer(action, self._heard)
            return Reply(taken=True)
        if action is not Action.RULES:
            return PASS
        return Reply(taken=True, switch=self._rules(self._table.paragraph(self.view(self._at))))

    @property
    def _heard(self) -> Heard:
        """The table as it was, for whoever asks about it instead of looking."""
        view = self.view(self._at)
        beats = [(at, self._match.retold(at)) for at in range(self._past.span.start, self._at + 1)]
        return Heard(view, beats, 0, "", (), "", winning_play(self._match.rules, view)[0])

    def go(self, at: int) -> Switch:
        """Show the table after so many entries of the log."""
        at = min(max(at, self._past.span.start), self._past.last)
        if at != self._at:
            viewport = self.areas.viewport
            self._animator.complete()
            self._animator.update(0.0)
            self._animator.cue(self._director.turn_to(self.view(self._at), self.view(at), viewport))
            self._at = at
        self.screen.hold(f"step:{at}")
        self.screen.refresh()
        return None

    def _mistake(self, way: int) -> int:
        """Find the next mistake of the player's, or the one before; stay where there is none, and say so."""
        at = self._coaching.mistake(self._at, way)
        if at is None:
            self._context.notices.say(self._verdicts.say("no_mistake"))
        return self._at if at is None else at

    def next_mistake(self) -> Switch:
        """Go to the next mistake of the player's."""
        return self.go(self._mistake(1))

    def compare(self, at: int) -> Switch:
        """Open what every move promised where the log grew so long."""
        verdict = self._coaching.verdict(at)
        return (
            Push(compared(self._context, self._verdicts, self._coaching.review, verdict)) if verdict else None
        )

    def _explain(self) -> Switch:
        return Push(computed(self._context, self._verdicts, self._coaching.review))

    def _toggle(self) -> Switch:
        self._coaching.toggle()
        return None

    def turn(self, deals: int) -> Switch:
        """Open another deal of the match."""
        self._open(self._past.deal + deals)
        return None

    def _rules(self, paragraph: str) -> Switch:
        """Open the rules at a paragraph."""
        answer = table_of(self._match.transcript().header)
        return self._context.go(ToRulebook(self._game, paragraph, answer))

    def _close(self) -> Switch:
        return self._leave(Pop())

    def _leave(self, switch: Switch) -> Switch:
        self._coaching.stop()
        return switch
