"""The daily deal under way: whose try is the first, when it is over, and what a master makes of the same cards."""

from collections.abc import Callable
from datetime import date
from typing import Any

from game.catalogue import Game, rules_for
from game.core.move import Deal
from game.core.record import replace
from game.core.transcript import Transcript
from game.learning.position import table_of
from game.play.daily_deal import day_of
from game.play.deal_codes import code_of_day
from game.play.par import RUNS, Par, ahead
from game.play.table_session import DealDone
from game.questions import ParRequest
from game.session.match import AnyMatch
from game.session.players import players_of, seat_of_person
from game.session.worker import Pending, Question
from game.storage.daily import DailyBook, FirstTry
from game.storage.saves import SaveStore
from game.ui.scenes.daily_result import DailyRoutes, DailyStand, daily_result
from game.ui.scenes.result import captions_of
from game.ui.scenes.table_question import table_name
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Scene
from game.wording import figure

Ask = Callable[[Question[float]], Pending[float]]


def offers(game: Game, day: date) -> bool:
    """Tell whether the deal of a day leaves anything to play in a game: some cards end it as they are dealt."""
    rules, code = rules_for(game.id, {}), code_of_day(game.id, day)
    start = rules.start(code.dealer)
    return bool(rules.play(start, Deal(tuple(code.pack(rules.spec.pack.size)))).turn >= 0)


class DailyDeals:
    """Keeps the first try at each daily deal, and tells what became of it."""

    def __init__(self, book: DailyBook, saves: SaveStore, ask: Ask) -> None:
        """Keep in this book; ask is put questions about par."""
        self._book = book
        self._saves = saves
        self._ask = ask

    def first(self, day: date) -> FirstTry | None:
        """Give the first try at a daily deal, finished or not."""
        return self._book.tries.get(day.isoformat())

    def watch(self, match: AnyMatch) -> Callable[[Transcript], None]:
        """Give what is to be told of a match whenever it has been kept: the first try of a day is remembered."""
        seen = len(match)

        def look(transcript: Transcript) -> None:
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

        return look

    def result(
        self, context: UiContext, done: DealDone, day: date, ways: DailyRoutes, match_id: str
    ) -> Scene:
        """Tell what became of a try that has come to its end, kept under this id.

        A first try taken back once it was over, and ended otherwise, is practice.
        """
        first = self.first(day)
        mine = ahead(done.match, done.me)
        practised = first is not None and (first.match != match_id or first.ahead not in (None, mine))
        known = first.par if first else None
        par = Par(done.match, done.me, self._ask)
        captions = captions_of(context, done.match, done.me, done.names)
        unit, gains = captions.gain_unit, done.match.outcome.deals[0].gains
        brought = captions.table("comma").join(
            f"{captions.players.together(party)} {figure(gains[party[0]], plus=True)}"
            for party in sorted(captions.players.parties, key=lambda party: done.me not in party)
        )

        def go_on() -> bool:
            if known is not None or not par.go_on():
                return False
            found = self.first(day)
            if par.value is not None and found is not None and found.par is None:
                self._book.keep(replace(found, par=par.value))
            return True

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
            )

        return daily_result(context, stand, ways, go_on)


def asked(thinker: Callable[[], Any]) -> Ask:
    """Put questions to whoever judges finished deals, who is only fetched for the first of them."""

    def ask(question: Question[float]) -> Pending[float]:
        assert isinstance(question, ParRequest)
        pending: Pending[float] = thinker().ask(question)
        return pending

    return ask
