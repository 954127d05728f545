"""Vying as a wager: how likely a ruff is to win after what the others said, and what one does about it, by dice."""

from game.bots.gleek.hands import ruff_chance
from game.core.cards import Cards, Seat
from game.core.record import record
from game.core.rules import Dice
from game.rules.gleek import Options
from game.rules.gleek.phases import ACES, SEATS, Calls, Word, stakes
from game.rules.gleek.scoring import ruff
from game.rules.gleek.vying import Bounds, bounds

FOUR_ACES = 999
"""Stands for a ruff that nothing beats."""
_BLUFF, _STEAL = 0.06, 0.22
HONEST, DOUBTED = 0.85, 0.3
"""How often a raise means what it says, to club players, and to experts among themselves, who often steal a pot."""


@record
class Wager:
    """The vying as the player to speak finds it."""

    seat: Seat
    calls: Calls
    pot: int
    owner: Seat  # who bought the stock
    level: int
    cost: int  # what seeing takes
    within: Bounds  # what one may raise by
    out: frozenset[Seat]
    pass_final: bool  # whether a pass before the first vie is for good (§8.12)

    @property
    def alone(self) -> bool:
        """Whether the others have passed for good, so that any vie wins the pot."""
        return len(self.out) == SEATS - 1

    @property
    def may_raise(self) -> bool:
        """Tell whether a raise is allowed at all."""
        return self.within.most >= self.within.least


@record
class Stance:
    """How often one passes, sees and raises in such a wager; the three make 1. Before a vie nobody can see."""

    out: float
    see: float
    more: float


def wager(seat: Seat, calls: Calls, pot: int, owner: Seat, options: Options) -> Wager:
    final = options.ruff_pass_final
    now = stakes(calls, final)
    cost = now.level - now.paid[seat]
    return Wager(seat, calls, pot, owner, now.level, cost, bounds(now.level, options), now.out, final)


def strength(hand: Cards, options: Options) -> int:
    return FOUR_ACES if hand & ACES == ACES else ruff(hand, options).value


def chance(value: int, at: Wager, honest: float = HONEST) -> float:
    """Guess how likely this ruff is to be the best of those still in, minding what the others said.

    They mean what they say as often as `honest` says.
    """
    if value == FOUR_ACES:
        return 1.0
    found = 1.0
    for other in range(SEATS):
        if other != at.seat and other not in at.out:
            found *= _against(value, other, at, honest)
    return found


def _against(value: int, other: Seat, at: Wager, honest: float) -> float:
    plain = ruff_chance(value, bought=other == at.owner)
    floor = _floor(other, at.calls)
    if floor < 0:
        return plain + 0.3 * plain * (1 - plain)
    if not floor:
        return plain
    return (1 - honest) * plain + honest * max(0.0, plain - floor) / (1 - floor)


def _floor(other: Seat, calls: Calls) -> float:
    """Say which share of the lower ruffs a player's words rule out; below 0 when he held back."""
    found, level = 0.0, 0
    for call in calls:
        level += call.number or 0
        if call.seat != other:
            continue
        if call.word == Word.PASS:
            found = -1.0
        elif call.word == Word.SEE:
            found = max(found, 0.3 + min(0.3, level / 60))
        else:
            found = max(found, 0.4) + min(0.3, (call.number or 0) / 40)
    return min(0.92, found)


def stance(winning: float, at: Wager) -> Stance:
    """Say how often to pass, see or raise with such a chance to win."""
    if not at.level:
        return _opening(winning, at)
    odds = at.cost / (at.pot + at.cost)
    raising = at.may_raise
    if winning > 0.8:
        return Stance(0.0, 0.3, 0.7) if raising else Stance(0.0, 1.0, 0.0)
    if winning > odds + 0.05:
        return Stance(0.05, 0.8, 0.15) if raising and winning > 0.55 else Stance(0.05, 0.95, 0.0)
    if winning > odds - 0.08:
        return Stance(0.6, 0.4, 0.0)
    return Stance(0.95, 0.02, 0.03) if raising else Stance(0.98, 0.02, 0.0)


def _opening(winning: float, at: Wager) -> Stance:
    if not at.may_raise:
        return Stance(1.0, 0.0, 0.0)
    if at.alone:
        return Stance(0.0, 0.0, 1.0)
    more = 0.85 if winning > 0.65 else 0.45 if winning > 0.45 else 0.0
    if not more:
        passed = sum(call.word == Word.PASS for call in at.calls)
        more = _STEAL if passed == SEATS - 1 else _BLUFF
    return Stance(1 - more, 0.0, more)


def size(at: Wager, dice: Dice) -> int:
    """Choose what to raise by; a bluff is as high as an honest raise, so that nothing can be read from it."""
    wanted = round((at.pot + at.cost) * (0.3 + 0.6 * dice.random()))
    return max(at.within.least, min(at.within.most, wanted))


def likelihood(value: int, seat: Seat, calls: Calls, start: int, owner: Seat, options: Options) -> float:
    """Guess how likely a player with such a ruff is to have spoken as he did; start is the pot before the vying."""
    found, pot = 1.0, start
    for place, call in enumerate(calls):
        at = wager(call.seat, calls[:place], pot, owner, options)
        if call.seat == seat:
            does = stance(chance(value, at, DOUBTED), at)
            share = {Word.PASS: does.out, Word.SEE: does.see}.get(call.word, does.more)
            found *= _DOUBT + (1 - _DOUBT) * share
        if call.word != Word.PASS:
            pot += at.cost + (call.number or 0)
    return found


_DOUBT = 0.08
"""How often somebody does what this model of him would not."""
