"""Sheepshead’s own principles, by what they are said of, and when they are true."""

from collections.abc import Mapping, Sequence

from game.bots.sheepshead.situation import suit_called
from game.bots.sheepshead.talking import callable_suits
from game.core.cards import Cards, mask
from game.core.facts import Condition, Conditional, Facts
from game.rules.sheepshead import Public, Sheepshead
from game.rules.sheepshead.cards import EVERY_ACE, FAILS, NAMES, TRUMPS

_TRUMP, _QUEENS = mask(TRUMPS), mask(TRUMPS[:4])
_ENOUGH = {3: 5, 4: 4, 5: 3, 6: 3, 7: 2}
"""By players: trumps that are enough."""
_EARLY = 2
"""Tricks after which it is not early any more."""


def _trumps_enough(facts: Facts[Sheepshead, Public]) -> bool:
    """Tell whether a hand has enough trumps, high ones among them."""
    trumps = facts.hand & _TRUMP
    return trumps.bit_count() >= _ENOUGH[facts.rules.spec.seats] and bool(trumps & _QUEENS)


def _trumps_few(facts: Facts[Sheepshead, Public]) -> bool:
    """Tell whether a hand has no more trumps than just enough, or no high one."""
    trumps = facts.hand & _TRUMP
    return trumps.bit_count() <= _ENOUGH[facts.rules.spec.seats] or not trumps & _QUEENS


def _shortest(suit: str) -> Condition[Sheepshead, Public]:
    """Make the condition that a suit is the shortest of those that may be called."""

    def holds(facts: Facts[Sheepshead, Public]) -> bool:
        lengths = {
            each: (facts.hand & mask(FAILS[each])).bit_count()
            for each in callable_suits(facts.hand, facts.view.aside)
        }
        return lengths.get(suit) == min(lengths.values(), default=0)

    return holds


def _bury_counts(facts: Facts[Sheepshead, Public]) -> bool:
    return facts.rules.options.bury_counts


def _attacks(facts: Facts[Sheepshead, Public]) -> bool:
    return facts.mine(facts.view.public.picker)


def _aces(facts: Facts[Sheepshead, Public]) -> Cards:
    return facts.plain & EVERY_ACE


def _draws_for_aces(facts: Facts[Sheepshead, Public]) -> bool:
    """Tell whether the picker's side has a fair share of the trumps, and I have an ace to make safe."""
    return (
        _attacks(facts)
        and bool(_aces(facts))
        and facts.trumps.bit_count() > 1
        and 2 * facts.trumps.bit_count() >= facts.trumps_out.bit_count()
    )


def _calls_out(facts: Facts[Sheepshead, Public]) -> bool:
    return facts.leading and not facts.sides_known and bool(suit_called(facts.view) & facts.cards)


PRINCIPLES: Mapping[str, Sequence[Conditional[Sheepshead, Public]]] = {
    "pick_pick": (Conditional("pick_pick", _trumps_enough),),
    "pick_pass": (
        Conditional("pick_pass", lambda facts: _trumps_few(facts) and facts.rules.options.double_on_the_bump),
        Conditional("pick_pass_single", _trumps_few),
    ),
    "call_alone": (Conditional("call_alone"),),
    "call_call_up": (Conditional("call_call_up"),),
    **{f"call_ace_{NAMES[suit]}": (Conditional("call_ace", _shortest(suit)),) for suit in FAILS},
    "lay_points": (Conditional("lay_points", _bury_counts), Conditional("lay_points_free")),
    "lay_suit": (Conditional("lay_suit"),),
    "lay_keep_trumps": (Conditional("lay_keep_trumps"),),
    "lay_keep_points": (
        Conditional("lay_keep_points", lambda facts: bool(facts.others & ~facts.cards & EVERY_ACE)),
    ),
    "under": (Conditional("under"),),
    "lead_called_suit": (
        Conditional(
            "lead_called_suit",
            lambda facts: _calls_out(facts) and len(facts.view.tricks) < _EARLY,
        ),
        Conditional("lead_called_suit_late", _calls_out),
    ),
    "lead_trump_top": (Conditional("lead_trump_top", _draws_for_aces),),
    "lead_trump_low": (Conditional("lead_trump_low", lambda facts: _attacks(facts) and bool(_aces(facts))),),
    "lead_trump_against": (Conditional("lead_trump_against", lambda facts: bool(facts.plain)),),
}
