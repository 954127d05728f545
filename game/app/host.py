"""The host: seats the player, keeps what happens at the table, and knows the way from every screen to the next."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from datetime import UTC, date, datetime
from random import Random
from typing import Any

from game.app.brought import brought, kept_as, told
from game.app.counting import Counting
from game.catalogue import Game, UnknownGame, find, rules_for
from game.coach.reviewing import Thinker as Judge
from game.core.cards import BadNotation
from game.core.transcript import Header, Transcript
from game.questions import answer
from game.session import worker
from game.session.match import Match, StaleSave
from game.storage.cupboard import Cupboard
from game.storage.match_file import Score
from game.storage.saves import SaveGone, SaveInUse
from game.ui.house import House
from game.ui.invitation import Invitation, last, usual
from game.ui.rehearsal import rehearsed
from game.ui.scene import Home, Push, Scene, Switch
from game.ui.scenes.about import about
from game.ui.scenes.match_result import Parting, match_result
from game.ui.scenes.result import Onward, deal_result
from game.ui.scenes.review import Beyond, Review
from game.ui.scenes.room import room
from game.ui.scenes.rules import Rules
from game.ui.scenes.saves import saves
from game.ui.scenes.settings import Preferences
from game.ui.scenes.setup import setup
from game.ui.scenes.statistics import Figures, statistics
from game.ui.scenes.table import TableDoors, TableScene
from game.ui.sprites import BACK
from game.ui.table.coaching import Coach
from game.ui.table.ground import ground_for
from game.ui.table.painter import card_height
from game.ui.table.sitting import DealDone, Sitting, Thinker

PATIENCE = 0.08
"""Seconds that a screen may wait for kept matches to be counted; what is left is counted while it is open."""
MOMENT = 0.006
"""Seconds of a frame spent on counting."""


class Host:
    """Runs one player's evening: matches begun, taken up again, finished."""

    def __init__(self, cupboard: Cupboard, thinker: Thinker | None, dice: Random) -> None:
        """Begin; the dice shuffle every pack of the evening. Without bots, others think in a process of their own."""
        self._cupboard = cupboard
        self._counting = Counting(cupboard.saves, cupboard.stats)
        self._dice = dice
        self._own = ExitStack()
        self._master: Judge | None = thinker
        self._thinker = thinker or self._think()

    def close(self) -> None:
        """Send the bots home."""
        self._own.close()

    def _think(self) -> worker.Thinker:
        """Start a process in which to think."""
        return self._own.enter_context(closing(worker.Thinker(answer)))

    def _judge(self) -> Judge:
        """Give who thinks about finished deals: another process, so that nobody at the table ever waits for it."""
        self._master = self._master or self._think()
        return self._master

    def rehearse(self, house: House) -> Iterator[None]:
        """Do in steps what nobody need wait for: draw unseen what may be opened next, count what is uncounted."""
        kept = self._cupboard.saves.latest()
        game = find(kept.header.game) if kept else find(house.doors.games[0])
        yield from rehearsed(house, room(house, self._begin).page)
        spec = rules_for(game.id, {}).spec
        ground = ground_for(house.look, clockwise=spec.clockwise, cards=house.settings.card_size)
        house.sprites.want((BACK, *spec.pack.faces), card_height(ground.felt.card_size, ground.unit))
        yield from rehearsed(house, setup(house, game, self._begin).page)
        yield from self._counting.steps

    # ------------------------------------------------------------------ screens

    def play(self, house: House) -> Scene:
        """Open the game room."""
        return room(house, self._begin)

    def saves(self, house: House) -> Scene:
        """Open the kept matches; they are counted meanwhile, before one of them is thrown away."""
        return saves(house, self._cupboard.saves, self.resume, self._count_on)

    def _count_on(self) -> bool:
        """Count for a moment what is left uncounted; tell whether any figure may have changed."""
        return self._counting.go_on(MOMENT)

    def statistics(self, house: House) -> Scene:
        """Open the statistics."""
        self._counting.go_on(PATIENCE)
        stats = self._cupboard.stats
        return statistics(house, Figures(stats.records, self._counting.forget, self._count_on))

    def settings(self, house: House) -> Scene:
        """Open the settings."""
        return Preferences(house)

    def about(self, house: House) -> Scene:
        """Tell what this is."""
        return about(house)

    def rules(self, house: House, game: str, paragraph: str) -> Scene:
        """Open the rules of a game, with a paragraph alone for who came to look it up."""
        return Rules(house, game, paragraph, alone=bool(paragraph))

    def daily(self, house: House, game: Game, today: date) -> Scene:
        """Sit down to today's hand."""
        pack = list(range(rules_for(game.id, {}).spec.pack.size))
        Random(f"{game.id} {today.isoformat()}").shuffle(pack)
        stated = replace(usual(game, house.words), stated=tuple(pack), dealer=1)
        return self.sit_down(house, stated)

    # ------------------------------------------------------------------ beginning

    def _begin(self, house: House, invitation: Invitation) -> Switch:
        return Push(self.sit_down(house, invitation))

    def sit_down(self, house: House, invitation: Invitation) -> Scene:
        """Begin a match."""
        rules = rules_for(invitation.game, dict(invitation.options))
        players = (
            house.words.get("table.you"),
            *(f"{each.name}, {each.level}" for each in invitation.opponents),
        )
        dealer = rules.first(self._dice) if invitation.dealer is None else invitation.dealer
        header = Header(
            invitation.game,
            rules.spec.edition,
            invitation.options,
            players,
            dealer,
            f"{datetime.now(UTC):%Y-%m-%d}",
            (1,) if invitation.stated else (),  # cards that were known beforehand count in no statistics
        )
        self._cupboard.saves.leave()
        return self._table(house, Match(rules, header), invitation)

    def resume(self, house: House, match_id: str) -> Switch:
        """Take a kept match up again; what prevents it is told in a sentence."""
        try:
            return Push(self._taken_up(house, match_id))
        except SaveInUse as trouble:
            house.notices.say(str(trouble))
            return None
        except (SaveGone, StaleSave, BadNotation, UnknownGame) as trouble:
            house.notices.say(told(house.words, trouble))
        except Exception:  # noqa: BLE001 - whatever it is, only this match is lost to the player, and it is written down
            house.stumble("unopened")
        self._cupboard.saves.pass_over(match_id)
        return None

    def _taken_up(self, house: House, match_id: str) -> Scene:
        """Lay a kept match on the table; if that fails, nobody sits down to it."""
        saves = self._cupboard.saves
        transcript = saves.load(match_id)
        header = transcript.header
        match = Match.restore(rules_for(header.game, dict(header.options)), transcript)
        saves.resume(match_id)  # last, so that a match that can't be taken up leaves all as it was
        try:
            return self._table(house, match, last(house.settings, find(header.game), house.words))
        except Exception:
            saves.leave()
            raise

    def open_file(self, house: House, file: str) -> Switch:
        """Take up a match from elsewhere, or show how it ended; what prevents it is told in a sentence."""
        try:
            match = brought(file)
            match_id = "" if match.over else kept_as(self._cupboard.saves, match)
        except (OSError, ValueError) as trouble:
            reason = told(house.words, trouble)
            house.notices.say(house.words.get("storage.brought.refused", file=file, reason=reason))
            return None
        if match.over:
            return Home(Push(self._ended(house, match)))
        table = self.resume(house, match_id) if match_id else None
        return Home(table) if table else None

    def _ended(self, house: House, match: Match[Any, Any]) -> Scene:
        """Show the result of a match nobody plays any more."""
        sitting = Sitting(match, self._thinker, self._dice, self._keeper(match))
        done = DealDone(match, match.view(0).ledger.finished, sitting.players, sitting.me)
        return self._result(house, done, last(house.settings, find(sitting.game), house.words), Home)

    def _table(self, house: House, match: Match[Any, Any], again: Invitation) -> Scene:
        sitting = Sitting(match, self._thinker, self._dice, self._keeper(match), again.stated)
        fresh = replace(again, stated=(), dealer=None)
        doors = TableDoors(
            lambda: Preferences(house),
            lambda done, following, leave: deal_result(
                house,
                done.match,
                done.deal,
                done.me,
                names_of(done),
                Onward(following, leave, lambda: self._look_back(house, done, fresh)),
            ),
            lambda done, leave: self._result(house, done, fresh, leave),
        )
        return TableScene(house, find(match.transcript().header.game), sitting, doors)

    def _result(self, house: House, done: DealDone, again: Invitation, leave: Callable[[], Switch]) -> Scene:
        """Show the result of a match, and the ways on from there."""
        return match_result(
            house,
            done.match,
            done.me,
            names_of(done),
            Parting(
                lambda: Home(Push(self.sit_down(house, again))),
                lambda: Home(Push(house.doors.play(house))),
                leave,
                lambda: self._look_back(house, done, again),
            ),
        )

    def _look_back(self, house: House, done: DealDone, again: Invitation) -> Switch:
        """Go through a finished deal; whoever plays on from a point of it begins a match of its own there."""

        def play_on(length: int) -> Switch:
            self._cupboard.saves.leave()
            return Home(Push(self._table(house, done.match.fork(length), again)))

        coach = Coach(self._judge, self._cupboard.reviews.find, self._cupboard.reviews.keep)
        beyond = Beyond(play_on, coach)
        return Push(Review(house, done.match, done.me, names_of(done), done.deal, beyond))

    # ------------------------------------------------------------------ keeping

    def _keeper(self, match: Match[Any, Any]) -> Callable[[Transcript], None]:
        """Keep a match after every move, and count its deals as they end."""
        count = self._counting.watch(match)

        def keep(transcript: Transcript) -> None:
            ledger = match.view(0).ledger
            self._cupboard.saves.keep(transcript, Score(ledger.holdings, ledger.finished, match.over))
            count()

        return keep


def names_of(done: DealDone) -> tuple[str, ...]:
    """Name the players by seat."""
    return tuple(player.name for player in done.players)
