"""Finished deals: the daily one with its first try and par, any other with its code and the ways to play it again."""

from collections.abc import Callable
from datetime import date

from game.app.cabinets import Cabinets
from game.catalogue import LEVELS, Game, rules_for
from game.core.cards import Seat
from game.core.move import Deal
from game.core.record import replace
from game.core.transcript import Transcript
from game.learning.position import table_of
from game.play.deal_codes import code_of_day, day_of, dealt_by, fingerprint_of, playable_seats, turned_to_seat
from game.play.match_setup import USUAL_LEVEL, MatchSetup, Opponent
from game.play.par import RUNS, Par, ParJudge, ahead
from game.play.table_session import DealDone
from game.session.match import AnyMatch
from game.session.players import players_of, seat_of_person
from game.storage.daily import DailyBook, FirstTry
from game.storage.saves import SaveStore
from game.ui.scenes.daily_result import DailyStand, daily_result
from game.ui.scenes.result_page import captions_of
from game.ui.scenes.table_question import table_name
from game.ui.scenes.this_deal import DealFacts, DealRoutes, ParStand, Seal, this_deal
from game.ui.shell.context import UiContext
from game.ui.shell.destinations import ToPlay
from game.ui.shell.scene import Command, Pop, Scene, Switch
from game.wording import figure


def leaves_play(game: Game, day: date) -> bool:
    """Tell whether the deal of a day leaves anything to play in a game: some cards end it as they are dealt."""
    rules, code = rules_for(game.id, {}), code_of_day(game.id, day)
    start = rules.start(code.dealer)
    return bool(rules.play(start, Deal(tuple(code.pack(rules.spec.pack.size)))).turn >= 0)


class DailyDeals:
    """Keeps the first try at each daily deal, and tells what became of it."""

    def __init__(self, book: DailyBook, saves: SaveStore, judge: ParJudge, cabinets: Cabinets) -> None:
        """Keep in this book; ask is put questions about par."""
        self._book = book
        self._saves = saves
        self._judge = judge
        self._cabinets = cabinets

    def first(self, day: date) -> FirstTry | None:
        """Give the first try at a daily deal, finished or not."""
        return self._book.tries.get(day.isoformat())

    def watch(self, match: AnyMatch) -> Callable[[Transcript], None]:
        """Give what is to be told of a match whenever it has been kept: the first try of a day is remembered."""
        seen = len(match)

        def remember(transcript: Transcript) -> None:
            nonlocal seen
            back, seen = len(transcript.entries) < seen, len(transcript.entries)
            day = day_of(transcript, match.rules.spec.pack.size)
            running = self._saves.running
            if day is None or not running:
                return
            known = self.first(day) or FirstTry(day.isoformat(), transcript.header.game, running)
            if known.match != running or known.ahead is not None:
                return
            over = match.view(0).ledger.finished > 0
            me = seat_of_person(players_of(transcript.header, match.rules.spec.seats))
            now = replace(
                known,
                ahead=ahead(match, me) if over else None,
                taken_back=known.taken_back or back,
            )
            if now != self.first(day):
                self._book.keep(now)

        return remember

    def result(
        self,
        context: UiContext,
        done: DealDone,
        again: MatchSetup,
        day: date,
        match_id: str,
        *,
        leave: Command,
        following: Command | None,
    ) -> Scene:
        """Tell what became of a try that has come to its end, kept under this id.

        A first try taken back once it was over, and ended otherwise, is practice.
        """
        first = self.first(day)
        mine = ahead(done.match, done.me)
        practised = first is not None and (first.match != match_id or first.ahead not in (None, mine))
        known = first.par if first else None
        par = Par(done.match, done.me, self._judge)
        captions = captions_of(context, done.match, done.me, done.names)
        unit, gains = captions.gain_unit, done.match.outcome.deals[0].gains
        brought = captions.table("comma").join(
            f"{captions.players.together(party)} {figure(gains[party[0]], plus=True)}"
            for party in sorted(captions.players.parties, key=lambda party: done.me not in party)
        )

        def stand() -> DailyStand:
            value = par.value if known is None else known
            header = done.match.transcript().header
            game = header.game
            progress = (par.runs, RUNS)
            return DailyStand(
                day,
                game,
                unit,
                mine,
                value,
                practised,
                self._book.tries,
                progress,
                failed=par.failed,
                code=code_of_day(game, day).text,
                table=table_name(context, game, table_of(header)),
                brought=brought,
                firsts=self._cabinets.moment(context, game, match_id, 1),
            )

        def go_on() -> DailyStand | None:
            if known is not None or not par.go_on():
                return None
            found = self.first(day)
            if par.value is not None and found is not None and found.par is None:
                self._book.keep(replace(found, par=par.value))
            return stand()

        return daily_result(context, stand(), done, again, leave, following, go_on=go_on)


def finished_deal(context: UiContext, done: DealDone, judge: ParJudge) -> Scene:
    """Open the page of a deal."""
    par = Par(done.match, done.me, judge, done.deal)

    def stand() -> ParStand:
        return ParStand(par.value, asked=True, runs=(par.runs, RUNS), failed=par.failed)

    def go_on() -> ParStand | None:
        return stand() if par.go_on() else None

    def play(seat: Seat) -> Switch:
        return context.go(ToPlay(deal_again(done, seat)))

    return this_deal(context, facts_of(context, done), ParStand(runs=(0, RUNS)), DealRoutes(play, go_on, Pop))


def facts_of(context: UiContext, done: DealDone) -> DealFacts:
    """Tell of a deal that is over."""
    transcript = done.match.transcript()
    code = dealt_by(transcript, done.deal)
    return DealFacts(
        transcript.header.game,
        done.deal,
        code.text if code else "",
        done.names,
        playable_seats(done.match.rules.spec),
        done.me,
        done.deal not in transcript.header.undone,
        captions_of(context, done.match, done.me, done.names).gain_unit,
        ahead(done.match, done.me, done.deal),
        _seal(done),
    )


def _seal(done: DealDone) -> Seal | None:
    transcript, pack = done.match.transcript(), done.match.rules.spec.pack
    salt, cards = transcript.header.shuffle(done.deal).salt, transcript.packs[done.deal - 1]
    if not salt:
        return None
    return Seal(salt, " ".join(map(pack.spell, cards)), fingerprint_of(transcript, done.deal))


def deal_again(done: DealDone, seat: Seat) -> MatchSetup:
    """Set up the same cards once more, with the hand of this seat for the player."""
    transcript = done.match.transcript()
    header, seats = transcript.header, len(done.players)
    others = [done.players[(done.me + place) % seats] for place in range(1, seats)]
    people = tuple(
        Opponent(each.name, each.level if each.level in LEVELS else USUAL_LEVEL) for each in others
    )
    dealer = done.match.review(done.match.span(done.deal).start, done.me).dealer
    code = dealt_by(transcript, done.deal)
    stated = MatchSetup(
        header.game,
        header.options,
        people,
        transcript.packs[done.deal - 1],
        dealer,
        code.text if code else "",
    )
    return turned_to_seat(stated, seat)
