"""What may be asked of the bot process: values with nothing in them but what they may know, which find their answers.

Whoever plays, hints or judges by what could be known is handed views of one seat. Only what looks back at a finished
deal with every hand open is handed the log.
"""

from collections.abc import Sequence
from random import Random
from statistics import fmean, median
from typing import Any
from zlib import crc32

from game.catalogue import find, rules_for
from game.core.bot import Decision
from game.core.cards import CHANCE, Seat
from game.core.move import Deal, Move
from game.core.options import Value
from game.core.record import record, replace
from game.core.rules import Rules
from game.core.transcript import Entry
from game.core.view import View
from game.search.belief import LookCount, count_look
from game.search.claim import Claim, claim
from game.search.master import Advice
from game.search.rollout import Rollouts
from game.search.weighing import ROUND, Trials, Try, Weighing, begin, grouped
from game.session.worker import Found, Question

_PLAYOUTS = 2000
"""Deals that experts play to their end, at most, to judge a decision that stays unclear."""
_MOVES, _SHORT = 12_000, 330_000
"""Moves made in them, more or less, at most: where deals are long, fewer are played; and their number times that of one
deal, where deals are so short that more of them take no longer, because experts think quickly at the end of one.
"""
_AGREED = 3
"""Of so many of them one is played where it is the master's and nothing looks better."""


@record
class GameConfig:
    """Which game is played, by which rules."""

    game: str
    options: tuple[tuple[str, Value], ...]

    def rules(self) -> Rules[Any, Any]:
        """Build the rules."""
        return rules_for(self.game, dict(self.options))


@record
class MoveRequest:
    """What a bot of that level does here."""

    config: GameConfig
    level: str
    view: View[Any]
    seed: int
    budget: int  # imagined worlds
    temperament: str = ""  # one of TEMPERAMENTS, or none

    def answer(self) -> Decision:
        """Ask a bot for its move."""
        bot = find(self.config.game).tempered(self.config.rules(), self.level, self.temperament)
        return bot.choose(self.view, Random(self.seed), self.budget)


@record
class ClaimRequest:
    """Whether the seat takes all the rest."""

    config: GameConfig
    view: View[Any]

    def answer(self) -> Claim:
        """Find the cards that take it."""
        return claim(self.view, self.config.rules().contract(self.view))


@record
class AdviceRequest:
    """What a master does here; where a move is to be judged, also what every move brings by Expert play."""

    config: GameConfig
    view: View[Any]
    seed: int
    budget: int
    kept: Move | None = None  # a move that was made and is to be judged
    slight: float = 0.0  # a difference that need not be told from none

    def answer(self) -> Advice:
        """Ask the master, and let experts play on until it is clear what the move that was made gave away."""
        game, rules = find(self.config.game), self.config.rules()
        decision = game.master(rules).choose(self.view, Random(self.seed), self.budget)
        if len(self.view.moves) == 1:
            return Advice(decision, ())
        found = begin(_groups(self.config, rules, self.view), (decision.move, self.kept or decision.move))
        if self.kept is not None:
            found = self._weighed(found, rules, decision.move, self.kept)
        return Advice(decision, found.prospects(decision.move))

    def _weighed(self, found: Weighing, rules: Rules[Any, Any], advised: Move, made: Move) -> Weighing:
        trials, played = _trials(self.config, rules, self.view), 0
        agreed = found.of(made) is found.of(advised)
        most = playouts(self.view.hand.bit_count() * rules.spec.seats)
        while played < most and not found.settled(made, self.slight):
            if agreed and played >= most // _AGREED and not found.challenged(made):
                break
            tries = found.due(min(ROUND * len(found.running), most - played))
            found, played = found.with_gains(trials.gains(tries)), played + len(tries)
        return found


def playouts(cards: int) -> int:
    """Give how many deals are played to their end, at most, to judge a decision with so many cards in all hands."""
    moves = 4 + cards
    return min(_PLAYOUTS, max(_MOVES // moves, _SHORT // moves**2))


@record
class PlayoutRequest:
    """What moves bring in likely worlds by Expert play, a few playouts of what a Weighing asks for."""

    config: GameConfig
    view: View[Any]
    tries: tuple[Try, ...]

    def answer(self) -> tuple[float, ...]:
        """Play them."""
        return _trials(self.config, self.config.rules(), self.view).gains(self.tries)


@record
class BeliefRequest:
    """Where the hidden cards may lie."""

    config: GameConfig
    looks: tuple[View[Any], ...]  # some of the seat's views of this deal
    seed: int
    positions: int  # made up for each look

    def answer(self) -> tuple[LookCount, ...]:
        """Make up positions that agree with what was seen, and count by look where the cards lie in them."""
        rules, dice = self.config.rules(), Random(self.seed)
        likely = find(self.config.game).likely(rules)
        return tuple([count_look(rules, look, likely(look, dice, self.positions)) for look in self.looks])


@record
class Log:
    """A match from its first entry up to some point of a finished deal."""

    config: GameConfig
    dealer: Seat  # of the first deal
    entries: tuple[Entry, ...]

    def position(self, rules: Rules[Any, Any]) -> Any:
        """Play it."""
        state = rules.start(self.dealer)
        for entry in self.entries:
            state = rules.play(state, entry.move)
        return state


@record
class Gains:
    """Points above the average seat, by move, as the cards really lay."""

    moves: tuple[Move, ...]
    gains: tuple[float, ...]


@record
class Spread:
    """What deals bring a seat, in points above the average seat."""

    mean: float
    typical: float  # how far a deal's result lies from the mean: half of them farther, half of them less
    deals: int  # that were looked at


@record
class HindsightRequest:
    """What every move would have brought as the cards really lay, the rest played by club players."""

    log: Log  # up to the decision
    seed: int

    def answer(self) -> Gains:
        """Try every move."""
        rules = self.log.config.rules()
        state, rollouts = self.log.position(rules), _club(self.log.config, rules)
        moves = rules.moves(state)
        return Gains(moves, tuple(rollouts.gain(state, move, Random(self.seed)) for move in moves))


@record
class ExpectationRequest:
    """What a seat may expect of a deal before the cards are dealt."""

    log: Log  # up to the shuffle
    seat: Seat
    seed: int
    deals: int

    def answer(self) -> Spread:
        """Play deals out among club players."""
        rules, dice = self.log.config.rules(), Random(self.seed)
        state, rollouts = self.log.position(rules), _club(self.log.config, rules)
        assert state.turn == CHANCE, "a deal begins with a shuffle"
        before = rollouts.share(state, self.seat)
        cards, gains = list(range(rules.spec.pack.size)), []
        for _ in range(self.deals):
            dice.shuffle(cards)
            end = rollouts.finish(rules.play(state, Deal(tuple(cards))), dice)
            gains.append(rollouts.share(end, self.seat) - before)
        return _spread(gains)


@record
class ParRequest:
    """What a master makes of a deal in one seat, the others playing at their levels."""

    log: Log  # up to and with the shuffle
    seat: Seat
    levels: tuple[str, ...]  # by seat
    seed: int
    budget: int

    def answer(self) -> float:
        """Play it, and give the points above the average seat, those the shuffle itself brought included."""
        config, game = self.log.config, find(self.log.config.game)
        rules, dice = config.rules(), Random(self.seed)
        state, rollouts = self.log.position(rules), _club(config, rules)
        outset = replace(self.log, entries=self.log.entries[:-1]).position(rules)
        before = rollouts.share(outset, self.seat)
        bots = [game.bot(rules, level) for level in self.levels]
        bots[self.seat] = game.master(rules)
        while state.turn >= 0:
            move = bots[state.turn].choose(rules.view(state, state.turn), dice, self.budget).move
            state = rules.play(state, move)
        return rollouts.share(state, self.seat) - before


def answer(question: Question[Found]) -> Found:
    """Answer whatever is asked. Runs in the bot process, which has no match to peep into."""
    return question.answer()


def weighing(config: GameConfig, view: View[Any], advised: Move) -> Weighing:
    """Begin to weigh the moves of a decision, one of which is advised."""
    return begin(_groups(config, config.rules(), view), (advised,))


def _groups(config: GameConfig, rules: Rules[Any, Any], view: View[Any]) -> tuple[tuple[Move, ...], ...]:
    return grouped(view, rules.contract(view), find(config.game).bots.unlike(rules, view))


def _trials(config: GameConfig, rules: Rules[Any, Any], view: View[Any]) -> Trials[Any, Any]:
    """Let experts play on; what a seat has seen names the dice, so that hint and review meet the same worlds."""
    game = find(config.game)
    seen = (view.me, view.hand, view.aside, view.shown, view.trick, view.tricks, len(view.moves))
    return Trials(
        rules,
        game.bot(rules, "expert"),
        game.likely(rules),
        view,
        lambda name: Random(f"{crc32(repr(seen).encode())} {name}"),
    )


def _club(config: GameConfig, rules: Rules[Any, Any]) -> Rollouts[Any, Any]:
    return Rollouts(rules, find(config.game).bot(rules, "club"))


def _spread(gains: Sequence[float]) -> Spread:
    mean = fmean(gains)
    return Spread(mean, median(abs(gain - mean) for gain in gains), len(gains))
