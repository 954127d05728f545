"""Looking back at the table: every move of a finished deal with all hands open, and what the coach says of it."""

from collections.abc import Callable, Mapping

from game.core.move import Move
from game.core.record import record
from game.play.coaching import Coach
from game.play.finished_deal import LookedBack
from game.play.table.driver import TableDriver
from game.play.table.effects import KeepMistakes, PastEffect, TellOfReview, TellStory
from game.play.table.inputs import (
    CompareMoves,
    Leave,
    OfPast,
    PlayFrom,
    Practise,
    SeeDoubt,
    SeeMove,
    SeeRules,
    SeeSum,
)
from game.telling.by_ear import closed
from game.telling.log import tell
from game.ui.kit.block import PASS, Block, Reply
from game.ui.kit.screen import Screen
from game.ui.lookback.chrome import LookBackChrome, ToldMove
from game.ui.lookback.dialogs import compared, computed
from game.ui.lookback.practising import MistakeKeeper, Practising
from game.ui.lookback.reckoning import story
from game.ui.lookback.steps import Verdicts
from game.ui.shell.action import ARROWS, Action
from game.ui.shell.context import UiContext
from game.ui.shell.input import Press
from game.ui.shell.scene import Push, Switch
from game.ui.table.areas import TableAreas
from game.ui.table.lettering import Send
from game.ui.table.view_model import TableViewModel

FRAMES = "frame"
"""How the keys of the frames in the strip begin, and of what stands for those there is no room for."""


@record
class LookBackRoutes:
    """What looking back leads to, and who helps with it."""

    play_on: Callable[[int], Switch]  # begins a match at a length of the log
    coach: Coach
    practising: Practising | None = None  # None where nothing is kept to be practised


class LookBackGuide:
    """Shows a deal that is looked back at, and answers the keys that lead through it."""

    def __init__(
        self,
        context: UiContext,
        driver: TableDriver[Switch],
        screen: Screen,
        routes: LookBackRoutes,
        send: Send,
    ) -> None:
        """Begin where the deal has just been dealt."""
        captions = driver.facts.captions
        self._context = context
        self._driver = driver
        self._screen = screen
        self._routes = routes
        self._send = send
        self._verdicts = Verdicts(context.words, captions, driver.session.match)
        self._keeper = MistakeKeeper(context, routes.practising, send)
        self._chrome = LookBackChrome(context, captions, self._verdicts, self._keeper, send)
        self._told: dict[int, ToldMove] = {}
        self._seen = True  # the line of the move that is shown was in sight as a whole
        screen.focus(self.here)

    @property
    def _past(self) -> LookedBack:
        past = self._driver.state.past
        assert past is not None
        return past

    @property
    def here(self) -> str:
        """Give the key of the move that is shown."""
        return f"step:{self._past.at}"

    @property
    def _focus(self) -> str:
        """Give the key of what is to have the focus: whoever goes from frame to frame stays in the strip."""
        on_frame = self._screen.focused.startswith(FRAMES) and self._past.decided(self._past.at)
        return f"frame:{self._past.at}" if on_frame else self.here

    def block(self, model: TableViewModel, areas: TableAreas) -> Block:
        """Lay out what surrounds the table."""
        return self._chrome.block(model, areas, self._past, self._steps())

    def _steps(self) -> Mapping[int, ToldMove]:
        """Tell in words, with signs, what made the log so long, at every move of the deal."""
        span = self._past.span
        if span.start not in self._told:
            entries = self._driver.session.match.transcript().entries
            self._told = {at: self._tell(at, entries[at - 1].move) for at in span}
        return self._told

    def _tell(self, at: int, made: Move) -> ToldMove:
        facts, past = self._driver.facts, self._driver.session.past
        assert past is not None
        beat = past.beat(at)
        lines = tell(beat, facts.captions, facts.table.announced(past.view(at)))
        return ToldMove(" ".join(map(closed, lines)), made, beat.before.public.phase)

    def follow(self, before: LookedBack | None) -> None:
        """Lead the focus to another move that is shown; keep what is said of it in sight where it has grown."""
        now, grown = self._past, False
        if before is None or before.span != now.span or before.at != now.at:
            self._screen.focus(self._focus)
        elif before.review is not now.review:
            grown = self._seen or self._word(before) != self._word(now)
        self._screen.refresh()
        if grown and self._screen.focused == self.here:
            self._screen.reveal()  # it or what stands above has grown

    def _word(self, past: LookedBack) -> str:
        """Say in a word what is said of the move that is shown."""
        return self._verdicts.mark(past.review, past.verdict(past.at)).word

    def look(self) -> None:
        """Note whether the line of the move that is shown is in sight as a whole, before anything changes."""
        line = self._screen.content.find(self.here)
        self._seen = line is not None and line.visible.height == line.rect.height

    # ------------------------------------------------------------------ input

    def walk(self, press: Press) -> bool:
        """Go through the deal by keys, unless arrows lead to a button; tell whether a key did.

        The hint's key goes to the next mistake, and the one that takes back to the one before.
        """
        on_frame = self._screen.keyed and self._screen.focused.startswith(FRAMES)
        wanted = self._wanted(press.action)
        if on_frame and press.action in (Action.LEFT, Action.RIGHT):
            at = self._past.decision(-1 if press.action is Action.LEFT else 1)
            wanted = SeeMove(self._past.at if at is None else at)
        elif on_frame and press.action in ARROWS:
            return False
        if wanted is None:
            return False
        on_button = self._screen.keyed and not self._screen.focused.startswith(("step:", FRAMES))
        outside = isinstance(wanted, SeeMove) and wanted.at not in self._past.span
        if press.action in ARROWS and (on_button or (outside and press.action in (Action.UP, Action.DOWN))):
            return False
        self._send(wanted)
        self._screen.focus(self._focus, keyed=True)
        return True

    def _wanted(self, action: Action | None) -> OfPast | None:
        """Tell where a key leads: arrows move by move, page keys trick by trick, Home and End to the ends."""
        past = self._past
        match action:
            case Action.LEFT | Action.UP:
                return SeeMove(past.at - 1)
            case Action.RIGHT | Action.DOWN:
                return SeeMove(past.at + 1)
            case Action.PAGE_UP:
                return SeeMove(past.trick(-1))
            case Action.PAGE_DOWN:
                return SeeMove(past.trick(1))
            case Action.FIRST:
                return SeeMove(past.span.start)
            case Action.LAST:
                return SeeMove(past.last)
            case Action.HINT | Action.UNDO:
                return SeeDoubt(1 if action is Action.HINT else -1)
            case _:
                return None

    def act(self, action: Action) -> Reply:
        """Answer the actions no control took; the key of the last trick keeps a mistake to be practised."""
        match action:
            case Action.LAST_TRICK:
                self._send(Practise())
                return Reply(taken=True, changed=True)
            case Action.RULES:
                return Reply(taken=True, switch=self._send(SeeRules()))
            case _:
                return PASS

    def back(self) -> Switch:
        """Leave the deal."""
        return self._send(Leave())

    # ------------------------------------------------------------------ what follows

    def take(self, effect: PastEffect) -> Switch:
        """Tell or open something of the deal."""
        context, past, verdicts = self._context, self._past, self._verdicts
        match effect:
            case TellOfReview(key):
                context.notices.say(verdicts.say(key))
            case TellStory():
                context.announcer.say(" ".join(story(verdicts, past.review)))
            case KeepMistakes(found):
                self._keeper.keep_found(past, found)
            case Practise():
                self._keeper.practise(past)
            case CompareMoves(at):
                verdict = past.verdict(at)
                return Push(compared(context, verdicts, past.review, verdict)) if verdict else None
            case SeeSum():
                return Push(computed(context, verdicts, past.review))
            case PlayFrom(at):
                return self._routes.play_on(at)
        return None
