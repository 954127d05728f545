"""The ruff: an expert says what brings most pence in many worlds, a master what leaves the others least to gain."""

from collections.abc import Sequence

from game.bots.gleek.club import look, passed, raised, value_told
from game.bots.gleek.foresight import choices, foresight, sized
from game.bots.gleek.vying_book import RAISES, answers, is_in_book
from game.bots.gleek.wagers import Wager, strength
from game.bots.gleek.worlds import worlds
from game.core.bot import Decision
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.gleek import Gleek, Public
from game.rules.gleek.phases import SEATS, Call, Word
from game.rules.gleek.scoring import elders
from game.rules.gleek.vying import SEE

_WORLDS = 120
_BETS = (0.0, 0.5, 1.5, 3.0)  # raises worth thinking of, in parts of the pot
_CLOSE = 0.3  # pence that are left to the dice, lest one can be read
_STRAY = 0.1  # how often a raise is made in another size, or for no reason, so that a raise never tells all


def stake(view: View[Public], rules: Gleek, dice: Dice, budget: int) -> Decision:
    """Pass, see or raise: what brings most, the dice choosing between what is close."""
    options = rules.options
    at, value = look(view, options), strength(view.hand, options)
    calls = choices(at, _BETS)
    if len(calls) == 1:
        return passed(at, value)
    some = worlds(view, rules, dice, min(budget, _WORLDS))
    weights = [world.weight for world in some]
    values = tuple(
        tuple(value if seat == view.me else strength(world.hands[seat], options) for world in some)
        for seat in range(SEATS)
    )
    ahead = foresight(at, elders(view.dealer)[0], options, values, weights)
    gains = {call: ahead.says(call, at, weights) / sum(weights) for call in calls}
    best = max(gains.values())
    close = [call for call in calls if gains[call] >= best - _CLOSE]
    call = _strayed(close[int(dice.random() * len(close))], calls, at, dice)
    return _decision(call, at, value)


def stake_by_book(view: View[Public], rules: Gleek, dice: Dice, budget: int) -> Decision:
    """Say one of the answers the book has for such a ruff; think it out where it has none."""
    options = rules.options
    at, value = look(view, options), strength(view.hand, options)
    known = answers(value, at) if is_in_book(options) else ""
    if not known:
        return stake(view, rules, dice, budget)
    letter = known[int(dice.random() * len(known))]
    if letter == "p":
        return _decision(Call(at.seat, Word.PASS), at, value)
    if letter == "s" or not at.may_raise:
        return _decision(Call(at.seat, Word.SEE), at, value)
    return _decision(sized(at, RAISES[letter]), at, value)


def _strayed(call: Call, calls: Sequence[Call], at: Wager, dice: Dice) -> Call:
    """Now and then raise by something else, or where passing was free; what costs more is never done for show."""
    free = call.number is not None or not at.level
    if not free or dice.random() >= _STRAY:
        return call
    raises = [each for each in calls if each.number is not None]
    return raises[int(dice.random() * len(raises))]


def _decision(call: Call, at: Wager, value: int) -> Decision:
    if call.word == Word.PASS:
        return passed(at, value)
    if call.word == Word.SEE:
        return Decision(SEE, Reason("see_odds", "8.8", number=value_told(value)))
    return raised(at, call.number or at.within.least, value)
