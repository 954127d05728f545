"""What may be asked of the bot process: values with nothing in them but what they may know, which find their answers.

Whoever plays, hints or judges by what could be known is handed views of one seat. Only what looks back at a finished
deal with every hand open is handed the log.
"""

from collections.abc import Sequence
from random import Random
from statistics import fmean, median
from typing import Any
from zlib import crc32

from game.catalogue import MASTER, find, rules_for
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
from game.search.weighing import Trials, Try, Weighing, begin, grouped
from game.session.worker import Found, Question


@record
class GameConfig:
    """Which game is played, by which rules."""

    game: str
    options: tuple[tuple[str, Value], ...]

    def rules(self) -> Rules[Any, Any]:
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
        bot = find(self.config.game).bot(self.config.rules(), self.level, self.temperament)
        return bot.choose(self.view, Random(self.seed), self.budget)


@record
class ClaimRequest:
    """Whether the seat takes all the rest."""

    config: GameConfig
    view: View[Any]

    def answer(self) -> Claim:
        return claim(self.view, self.config.rules().contract(self.view))


@record
class AdviceRequest:
    """What a master does here."""

    config: GameConfig
    view: View[Any]
    seed: int
    budget: int

    def answer(self) -> Advice:
        game, rules = find(self.config.game), self.config.rules()
        decision = game.bot(rules, MASTER).choose(self.view, Random(self.seed), self.budget)
        if len(self.view.moves) == 1:
            return Advice(decision, ())
        return Advice(decision, weighing(self.config, self.view, decision.move).prospects(decision.move))


@record
class PlayoutRequest:
    """What moves bring in likely worlds by the play of a level, a few playouts of what a Weighing asks for."""

    config: GameConfig
    view: View[Any]
    tries: tuple[Try, ...]
    level: str = "expert"

    def answer(self) -> tuple[float, ...]:
        return _trials(self.config, self.config.rules(), self.view, self.level).gains(self.tries)


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
        bots[self.seat] = game.bot(rules, MASTER)
        while state.turn >= 0:
            move = bots[state.turn].choose(rules.view(state, state.turn), dice, self.budget).move
            state = rules.play(state, move)
        return rollouts.share(state, self.seat) - before


def answer(question: Question[Found]) -> Found:
    """Answer whatever is asked. Runs in the bot process, which has no match to peep into."""
    return question.answer()


def weighing(config: GameConfig, view: View[Any], *kept: Move) -> Weighing:
    """Begin to weigh the moves of a decision, of which some are kept to the last."""
    rules = config.rules()
    return begin(grouped(view, rules.contract(view), find(config.game).bots.unlike(rules, view)), kept)


def _trials(config: GameConfig, rules: Rules[Any, Any], view: View[Any], level: str) -> Trials[Any, Any]:
    """Let players of a level go on; what a seat has seen names the dice, so that both meet the same worlds."""
    game = find(config.game)
    seen = (view.me, view.hand, view.aside, view.shown, view.trick, view.tricks, len(view.moves))
    return Trials(
        rules,
        game.bot(rules, level),
        game.likely(rules),
        view,
        lambda name: Random(f"{crc32(repr(seen).encode())} {name}"),
    )


def _club(config: GameConfig, rules: Rules[Any, Any]) -> Rollouts[Any, Any]:
    return Rollouts(rules, find(config.game).bot(rules, "club"))


def _spread(gains: Sequence[float]) -> Spread:
    mean = fmean(gains)
    return Spread(mean, median(abs(gain - mean) for gain in gains), len(gains))
