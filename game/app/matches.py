"""Matches: begun, resumed, brought in, looked back at, and what is kept of them as they go on."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, suppress
from datetime import date
from functools import cache, partial
from pathlib import Path
from random import Random
from time import perf_counter

from game.app.cabinets import Cabinets
from game.app.daily_deals import DailyDeals, deal_again, finished_deal, leaves_play
from game.app.lesson_table import look_back, nothing_kept
from game.app.teaching import Teaching
from game.catalogue import GAMES, Game, UnknownGame, find, pack_of, rules_and_header, rules_for
from game.coach.reviewing import ReviewThinker
from game.core.cards import BadNotation
from game.core.record import record, replace
from game.core.transcript import Header, Shuffle, Transcript
from game.play.coaching import Coach
from game.play.companion import CompanionMemory, ReviewListener
from game.play.deal_codes import CodingShuffler, code_of_day, day_of, is_code
from game.play.match_record import record_of
from game.play.match_setup import MatchSetup, answer_of, header_players, last_setup, usual_setup
from game.play.table_session import DealDone, TableSession, Thinker
from game.questions import ParRequest, answer
from game.session import worker
from game.session.match import AnyMatch, Match, StaleSave
from game.session.players import KNOWN, players_of
from game.session.worker import Pending
from game.storage.daily import FirstTry
from game.storage.files import exists
from game.storage.firsts import First
from game.storage.learned import is_learned
from game.storage.match_file import MatchScore, SavedMatch, fit_to_keep, raw_match, transcript_from
from game.storage.match_files import SaveGone, SaveInUse
from game.storage.saves import SaveStore
from game.storage.stats import StatsStore
from game.storage.stats_file import Book, Extent, MatchRecord, extent_of
from game.storage.stores import Stores
from game.ui.lookback.guide import LookBackRoutes
from game.ui.scenes.confirm import DialogButton, ask
from game.ui.scenes.deal_code import deal_code
from game.ui.scenes.match_result import match_result
from game.ui.scenes.result import deal_result
from game.ui.scenes.result_page import captions_of
from game.ui.scenes.sealed_pack import sealed_pack
from game.ui.scenes.settings import settings
from game.ui.scenes.setup import setup
from game.ui.scenes.table import Person, TableScene
from game.ui.scenes.table_question import table_question
from game.ui.shell.context import UiContext
from game.ui.shell.destinations import ToLessons
from game.ui.shell.scene import Command, Home, Pop, Push, Scene, Switch
from game.ui.table.openings import TableRoutes
from game.ui.widgets.chrome import Tone
from game.wording import Words, fault, why

_JUDGES = 2
"""Processes that judge a finished deal; the window needs little meanwhile."""
FIRST_MATCHES = 3
"""Matches of a game that somebody finishes as a newcomer to it."""
OUT_OF_REACH = (SaveGone, StaleSave, BadNotation, UnknownGame)
"""What is the matter with a kept match that is gone or damaged, or that this edition does not take up."""


BATCH = 64
"""Records that are written to the disk together."""


@record
class _Found:
    """What a kept match adds, and what it added before it was looked at again."""

    before: MatchRecord | None
    after: MatchRecord


class StatisticsUpdate:
    """Keeps the statistics of one run of the program in step with the kept matches."""

    def __init__(self, saves: SaveStore, stats: StatsStore) -> None:
        self._saves = saves
        self._stats = stats
        self._added = 0
        self.steps = self._catch_up()

    # ------------------------------------------------------------------ as matches are kept

    def watch(self, match: AnyMatch) -> Callable[[], None]:
        """Give what is to be called whenever this match, the running one, has been kept: it counts what is new."""
        seen = _extent(match)

        def count() -> None:
            nonlocal seen
            now = _extent(match)
            if now != seen and self._saves.running:
                game = match.transcript().header.game
                self._stats.add(game, record_of(self._saves.running, match))
            seen = now

        return count

    # ------------------------------------------------------------------ as they are read again

    def go_on(self, seconds: float) -> bool:
        """Count what is left uncounted among the kept matches for so long; tell whether any figure may have changed."""
        until, before = perf_counter() + seconds, self._added
        for _ in self.steps:
            if perf_counter() >= until:
                break
        return self._added > before

    def _catch_up(self) -> Iterator[None]:
        files = self._saves.files()
        yield
        for game in GAMES:
            kept = sorted((each for each in files if each.header.game == game.id), key=lambda each: each.id)
            book = self._stats.book(game.id)
            if book.older:
                self._stats.adopt(game.id, _lengths(kept))
                book = self._stats.book(game.id)
            yield from self._count(game.id, book, kept)
            yield

    def _count(self, game: str, book: Book, kept: Sequence[SavedMatch]) -> Iterator[None]:
        """Look at the matches of a game that are due, a match at a step."""
        extents = {
            each.id: extent_of(each.score.deals, each.header.undone, over=each.score.over) for each in kept
        }
        due = list(book.due(extents).items())
        for start in range(0, len(due), BATCH):
            found = list[_Found]()
            for match_id, before in due[start : start + BATCH]:
                after = self._look_at(match_id, extents[match_id])
                found += [_Found(before, after)] if after else []
                yield
            self._write(game, found)

    def _look_at(self, match_id: str, extent: Extent) -> MatchRecord | None:
        """Play a kept match again; None when that is impossible, and nothing is known of it then."""
        try:
            transcript = self._saves.load(match_id)
            header = transcript.header
            match = Match.restore(rules_for(header.game, dict(header.options)), transcript)
        except (ValueError, LookupError, TypeError, OSError):
            return None
        return replace(
            record_of(match_id, match), extent=extent
        )  # as listed, or a wrong list would have it played again for ever

    def _write(self, game: str, found: Sequence[_Found]) -> None:
        """Write down what has been found, but for matches that have been played on meanwhile."""
        known = {each.id: each for each in self._stats.book(game).records}
        fresh = [each.after for each in found if known.get(each.after.id) == each.before]
        if fresh and self._stats.add(game, *fresh):
            self._added += len(fresh)

    def forget(self, game: str) -> bool:
        """Begin the figures of a game anew; what has been kept of it so far never counts."""
        return self._stats.forget(
            game, _lengths([each for each in self._saves.files() if each.header.game == game])
        )


def _extent(match: AnyMatch) -> Extent:
    undone = match.transcript().header.undone
    return extent_of(match.view(0).ledger.finished, undone, over=match.over)


def _lengths(kept: Sequence[SavedMatch]) -> list[tuple[str, int]]:
    return [(each.id, each.score.deals) for each in kept]


class Thinkers:
    """Who thinks for the players at the table, and who about finished deals, so that nobody waits for the other."""

    def __init__(self, thinker: Thinker | None) -> None:
        """Have all thought by one, or without one in processes of their own; all but the first begin when needed."""
        self._own = ExitStack()
        self.players: Thinker = thinker or self._begin()
        self.judges: tuple[Callable[[], ReviewThinker], ...] = (
            (lambda: thinker,) if thinker else tuple(cache(self._begin) for _ in range(_JUDGES))
        )
        """They judge the decisions of a deal, each in its own process."""

    def ask(self, question: ParRequest) -> Pending[float]:
        """Put a question to who judges finished deals."""
        return self.judges[0]().ask(question)

    def _begin(self) -> worker.BotClient:
        return self._own.enter_context(closing(worker.BotClient(answer)))

    def close(self) -> None:
        self._own.close()


class Matches:
    """Begins, resumes and finishes the matches of one player."""

    def __init__(
        self,
        stores: Stores,
        thinkers: Thinkers,
        statistics: StatisticsUpdate,
        cabinets: Cabinets,
        teaching: Teaching,
        dice: Random,
    ) -> None:
        """Begin; the dice shuffle every pack."""
        self._stores = stores
        self._statistics = statistics
        self._cabinets = cabinets
        self._teaching = teaching
        self._dice = dice
        self._thinker = thinkers.players
        self._thinkers = thinkers
        self._daily_deals = DailyDeals(stores.daily, stores.saves, thinkers, cabinets)

    # ------------------------------------------------------------------ the daily deal

    def daily(self, context: UiContext, game: Game, today: date) -> Scene:
        """Sit down to the daily deal; where the first try is under way it is taken up, where it is over it is shown.

        The cards are the same for everybody; the house rules are those of the player's own table, asked for before.
        """
        if game.answers and not answer_of(context.settings, game):
            return table_question(context, game, lambda: Push(self.daily(context, game, today)))
        first = self._daily_deals.first(today)
        if first is not None:
            try:
                return self._tried(context, first, game, today)
            except (*OUT_OF_REACH, SaveInUse):
                pass  # what can't be opened any more is no reason not to play
            except Exception:  # noqa: BLE001 - nor is anything else, but that is written down and told
                context.report_failure("unopened")
            self._stores.saves.leave()
        return self._deal_of(context, game, today)

    def offer_daily(self, context: UiContext, game: Game, day: date) -> Scene:
        """Sit down to it; of a game nobody has played here, offer the lessons first, or the deal of one that is."""
        known = self._stores.played(game.id) or self._teaching.learned(context, game.id)
        if known or self._daily_deals.first(day):
            return self.daily(context, game, day)
        say = context.words.get
        name = say(f"{game.id}.name")
        another = next(
            (each for each in GAMES if self._stores.played(each.id) and leaves_play(each, day)), None
        )
        other = (
            (
                DialogButton(
                    "other",
                    say("daily.instead", game=say(f"{another.id}.name")),
                    lambda: Push(self.daily(context, another, day)),
                ),
            )
            if another
            else ()
        )
        ways = (
            DialogButton("sit", say("daily.sit"), lambda: Push(self.daily(context, game, day))),
            *other,
            DialogButton("learn", say("daily.learn"), lambda: context.go(ToLessons(game.id)), Tone.PRIMARY),
        )
        text = say("daily.untried_text", game=name)
        return ask(context, say("daily.untried", game=name), text, ways, say("common.back"))

    def _tried(self, context: UiContext, first: FirstTry, game: Game, today: date) -> Scene:
        """Go on with the first try at a daily deal, or show what became of it; raise where its match is gone."""
        match = self._restored(first.match)
        if first.ahead is None or not match.view(0).ledger.finished:  # or it was taken back once it was over
            return self._taken_up(context, first.match)
        session = TableSession(match, self._thinker, self._dice, lambda _: None)
        done = DealDone(match, 1, session.players, session.me)
        return self._daily_deals.result(
            context, done, self._usual(context, game), today, first.match, leave=Home, following=None
        )

    def _usual(self, context: UiContext, game: Game) -> MatchSetup:
        """Give the set-up that is usual at the player's table."""
        return usual_setup(game, answer_of(context.settings, game))

    def _deal_of(self, context: UiContext, game: Game, day: date) -> Scene:
        """Lay the cards of a day on the table."""
        code = code_of_day(game.id, day)
        pack = code.pack(rules_for(game.id, {}).spec.pack.size)
        stated = replace(self._usual(context, game), stated=pack, dealer=code.dealer, code=code.text)
        return self.sit_down(context, stated, day)

    # ------------------------------------------------------------------ beginning

    def begin(self, context: UiContext, match_setup: MatchSetup) -> Switch:
        """Sit down to a match."""
        return Push(self.sit_down(context, match_setup))

    def sit_down_anew(self, context: UiContext, match_setup: MatchSetup) -> Switch:
        """Begin another match in place of the one on the table, which is kept."""
        return Home(Push(self.sit_down(context, match_setup)))

    def sit_down(self, context: UiContext, match_setup: MatchSetup, day: date | None = None) -> Scene:
        """Begin a match, or a try at a daily deal."""
        rules = rules_for(match_setup.game, dict(match_setup.options))
        dealer = rules.first(self._dice) if match_setup.dealer is None else match_setup.dealer
        header = Header(
            match_setup.game,
            rules.spec.edition,
            match_setup.options,
            header_players(match_setup, context.words),
            dealer,
            (day or context.platform.today()).isoformat(),
            (1,) if match_setup.stated else (),  # cards that were known beforehand count in no statistics
            (Shuffle(1, match_setup.code),) if match_setup.code else (),
        )
        self._stores.saves.leave()
        return self._table(context, Match(rules, header), match_setup, day)

    def resume(self, context: UiContext, match_id: str) -> Switch:
        """Take a kept match up again; what prevents it is told in a sentence."""
        try:
            return Push(self._taken_up(context, match_id))
        except SaveInUse as trouble:
            context.notices.say(fault(context.words, trouble))
            return None
        except Exception as trouble:  # noqa: BLE001 - whatever it is, only this match is lost to the player
            _tell(context, trouble)
        self._stores.saves.skip(match_id)
        return None

    def ended(self, context: UiContext, match_id: str) -> Switch:
        """Show how a kept match that is over ended; what prevents it is told in a sentence."""
        try:
            return Push(self._ended(context, self._restored(match_id), Pop))
        except Exception as trouble:  # noqa: BLE001 - as above
            _tell(context, trouble)
        return None

    def _taken_up(self, context: UiContext, match_id: str) -> Scene:
        """Lay a kept match on the table; if that fails, nobody sits down to it."""
        saves, match = self._stores.saves, self._restored(match_id)
        transcript = match.transcript()
        saves.resume(match_id)  # last, so that a match that can't be taken up leaves all as it was
        try:
            again = last_setup(context.settings, find(transcript.header.game))
            return self._table(context, match, again, day_of(transcript, match.rules.spec.pack.size))
        except Exception:
            saves.leave()
            raise

    def _restored(self, match_id: str) -> AnyMatch:
        """Play a kept match again; raise what prevents it."""
        transcript = self._stores.saves.load(match_id)
        header = transcript.header
        return Match.restore(rules_for(header.game, dict(header.options)), transcript)

    def open_file(self, context: UiContext, file: str) -> Switch:
        """Take up a match from elsewhere, or show how it ended, or join progress; what prevents it is told.

        A deal code in place of a file is shown, ready to be played.
        """
        if is_code(file) and not exists(Path(file)):
            return Home(Push(deal_code(context, self.begin, file)))
        if is_learned(file):
            context.notices.say(self._teaching.transfer.join(context.words, file))
            return None
        try:
            match = import_match(file)
            match_id = "" if match.over else kept_as(self._stores.saves, match)
        except (OSError, ValueError) as trouble:
            reason = why_closed(context.words, trouble)
            context.notices.say(context.words.get("storage.brought.refused", file=file, reason=reason))
            return None
        if match.over:
            return Home(Push(self._ended(context, match, Home)))
        table = self.resume(context, match_id) if match_id else None
        return Home(table) if table else None

    def _ended(self, context: UiContext, match: AnyMatch, back: Command) -> Scene:
        """Show the result of a match nobody plays any more, and lead back from it."""
        session = TableSession(match, self._thinker, self._dice, self._keeper(context, match))
        done = DealDone(match, match.view(0).ledger.finished, session.players, session.me)
        again = last_setup(context.settings, find(session.game))
        return match_result(context, done, again, Home, back)

    def _table(
        self, context: UiContext, match: AnyMatch, again: MatchSetup, day: date | None = None
    ) -> Scene:
        """Lay a match on the table; of a try at a daily deal the first result is told on a page of its own."""
        shuffler = CodingShuffler(self._dice, lambda: context.settings.sealed_pack)
        keep = self._keeper(context, match)
        session = TableSession(match, self._thinker, self._dice, keep, again.stated, shuffler)
        fresh = replace(again, stated=(), code="", dealer=None)
        game = find(match.transcript().header.game)

        def dealt(done: DealDone, following: Command, leave: Command) -> Scene:
            if day is not None and done.deal == 1:
                return self._of_today(context, done, day, following)
            saved, earned = self._stores.saves.flush(), self._earned(context, done, done.deal)
            return deal_result(context, done, fresh, following, leave, saved=saved, earned=earned)

        def decided(done: DealDone, leave: Command) -> Scene:
            if day is not None and done.deal == 1:
                return self._of_today(context, done, day, None)
            return match_result(context, done, fresh, leave, Pop, self._earned(context, done, 0, done.deal))

        begin = partial(setup, context, game, self.sit_down_anew)

        def seal() -> Scene:
            return sealed_pack(context, match.fingerprint)

        saved, new_match = self._stores.saves.flush, lambda: Push(begin())
        occasion = context.words.get("daily.at_table") if day else ""
        routes = TableRoutes(
            lambda: settings(context), dealt, decided, new_match, seal, saved=saved, occasion=occasion
        )
        memory = self._remembered(game.id)
        kept = None if day else memory
        return TableScene(context, game, session, routes, person=Person(memory.newcomer, kept))

    def _remembered(self, game: str) -> CompanionMemory:
        """Give what the companion knows of the player at a game."""
        progress = self._stores.progress
        return CompanionMemory(
            lambda: progress.companion(game),
            lambda known: progress.credit(game, known),
            self._stores.stats.finished(game) < FIRST_MATCHES,
        )

    def _listener(self, context: UiContext, done: DealDone) -> ReviewListener:
        """Give who tells the companion what a review says of the player's decisions."""
        captions = captions_of(context, done.match, done.me, done.names)
        memory = self._remembered(done.match.transcript().header.game)
        return ReviewListener(done.match, captions, context.words, memory)

    def _of_today(self, context: UiContext, done: DealDone, day: date, following: Command | None) -> Scene:
        """Tell what became of a try at a daily deal; its match is not what Continue brings back afterwards."""
        game = find(done.match.transcript().header.game)

        def leave() -> Switch:
            self._stores.saves.skip(self._stores.saves.running)
            return Home()

        again, running = self._usual(context, game), self._stores.saves.running
        return self._daily_deals.result(context, done, again, day, running, leave=leave, following=following)

    def _earned(self, context: UiContext, done: DealDone, *deals: int) -> Sequence[First]:
        """Tell of the firsts in some deals of the match on the table, 0 for the match as a whole."""
        game = done.match.transcript().header.game
        return self._cabinets.moment(context, game, self._stores.saves.running, *deals)

    def practise_daily(self, context: UiContext, game: Game, day: date) -> Switch:
        """Lay the cards of a day on the table once more; the match before is not what Continue brings back."""
        if self._stores.saves.running:
            self._stores.saves.skip(self._stores.saves.running)
        return Home(Push(self._deal_of(context, game, day)))

    def this_deal(self, context: UiContext, done: DealDone) -> Switch:
        """Show a deal whose cards are known now: its code, par, and the ways to play it once more."""
        return Push(finished_deal(context, done, self._thinkers))

    def same_cards(self, context: UiContext, done: DealDone) -> Switch:
        """Sit down to the cards of a finished deal once more, in the same seat and against the same opponents."""
        return self.sit_down_anew(context, deal_again(done, done.me))

    def look_back(self, context: UiContext, done: DealDone, again: MatchSetup, length: int = 0) -> Switch:
        """Go through a finished deal; whoever plays on from a point of it begins a match of its own there."""

        def play_on(length: int) -> Switch:
            self._stores.saves.leave()
            return Home(Push(self._table(context, done.match.fork(length), again)))

        reviews, listener = self._stores.reviews, self._listener(context, done)
        coach = Coach(
            self._thinkers.judges,
            reviews.find,
            reviews.keep,
            lambda at, fine: listener.note_verdict(at, fine=fine),
        )
        routes = LookBackRoutes(play_on, coach, self._teaching.mistakes.practising(context, done.match))
        session = TableSession(done.match, self._thinker, self._dice, nothing_kept)
        return Push(look_back(context, session, done.deal, routes, length))

    # ------------------------------------------------------------------ keeping

    def _keeper(self, context: UiContext, match: AnyMatch) -> Callable[[Transcript], None]:
        """Keep a match after every move, and count its deals as they end."""
        count, remember = self._statistics.watch(match), self._daily_deals.watch(match)
        collect = self._cabinets.watch(match, KNOWN)

        def keep(transcript: Transcript) -> None:
            if not self._stores.saves.running and not _played(transcript):
                return
            ledger = match.view(0).ledger
            self._stores.saves.keep(transcript, MatchScore(ledger.holdings, ledger.finished, match.over))
            count()
            remember(transcript)
            collect(context.platform.today())

        return keep


def _tell(context: UiContext, trouble: Exception) -> None:
    """Say why a kept match can't be opened; what nobody has foreseen is written down, too."""
    if isinstance(trouble, OUT_OF_REACH):
        context.notices.say(why_closed(context.words, trouble))
    else:
        context.report_failure("unopened")


def _played(transcript: Transcript) -> bool:
    """Tell whether the person at the table has decided anything yet; what nobody played is not kept."""
    seats = max((entry.seat for entry in transcript.entries), default=0) + 1
    people = {seat for seat, each in enumerate(players_of(transcript.header, seats)) if not each.level}
    return any(entry.seat in people for entry in transcript.entries)


def import_match(file: str) -> AnyMatch:
    """Read a match and play it again; raise OSError, or ValueError with a sentence for the player."""
    transcript = transcript_from(raw_match(file), pack_of)
    rules, header = rules_and_header(transcript.header)
    return Match.restore(rules, replace(transcript, header=fit_to_keep(header)))


def why_closed(words: Words, trouble: Exception) -> str:
    """Say why a match can't be taken up: for a move the rules forbid, with their reason and its paragraph."""
    forbidden = trouble.forbidden if isinstance(trouble, StaleSave) else None
    because = why(words, forbidden.spec, forbidden.reason) if forbidden else ""
    told = fault(words, trouble)
    return f"{told} {because}." if because else told


def kept_as(store: SaveStore, match: AnyMatch) -> str:
    """Give the id of the kept match that goes on from this one; keep this one if there is none.

    Nobody knows how its deals so far were played, so they count in no statistics. Gives "" when the disk does not take
    it.
    """
    wanted = match.transcript()
    for each in store.listing():
        if _plain(each.header) == _plain(wanted.header) and _goes_on(store, each.id, wanted):
            return each.id
    ledger = match.view(0).ledger
    return store.adopt(
        match.fork(len(match)).transcript(), MatchScore(ledger.holdings, ledger.finished, match.over), ""
    )


def _plain(header: Header) -> Header:
    """Leave out what differs between a match and itself further on, or written down elsewhere."""
    return replace(header, undone=(), shuffles=(), options=tuple(sorted(header.options)))


def _goes_on(store: SaveStore, match_id: str, wanted: Transcript) -> bool:
    with suppress(ValueError):  # what is kept can't be read; it is another match then
        return store.load(match_id).entries[: len(wanted.entries)] == wanted.entries
    return False
