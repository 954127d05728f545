"""Illustrated Tarock’s own principles, by what they are said of, and when they are true."""

from collections.abc import Mapping, Sequence

from game.bots.illustrated_tarock.situation import DUE
from game.core.facts import Conditional, Facts
from game.rules.illustrated_tarock import IllustratedTarock, Public
from game.rules.illustrated_tarock.cards import KINGS, TRICKS, TRUMPS

_WEAK = 9
"""Trumps and kings from which on a hand is not called weak."""
_LONG = 7
_FEW = 3


def _strength(facts: Facts[IllustratedTarock, Public]) -> int:
    """Count trumps and kings."""
    return (facts.hand & (TRUMPS | KINGS)).bit_count()


def _long_with_king(facts: Facts[IllustratedTarock, Public]) -> bool:
    return (facts.hand & TRUMPS).bit_count() >= _LONG and bool(facts.hand & KINGS)


def _strong(facts: Facts[IllustratedTarock, Public]) -> bool:
    return _strength(facts) >= _WEAK


def _weak(facts: Facts[IllustratedTarock, Public]) -> bool:
    return not _strong(facts)


def _clears_for_kings(facts: Facts[IllustratedTarock, Public]) -> bool:
    """Tell whether a declarer has as many trumps as another may have at most, and a king to make safe."""
    alone = facts.view.public.declarer == facts.view.me
    return (
        alone and 2 * facts.trumps.bit_count() >= facts.trumps_out.bit_count() and bool(facts.plain & KINGS)
    )


def _declarer_may(facts: Facts[IllustratedTarock, Public]) -> tuple[int, int]:
    """Give what the declarer may hold, and how many cards that are."""
    declarer = facts.view.public.declarer
    return next(((each.may, each.size) for each in facts.places if each.seat == declarer), (0, 0))


def _declarer_short_of_trumps(facts: Facts[IllustratedTarock, Public]) -> bool:
    may, size = _declarer_may(facts)
    return bool(facts.plain) and min(size, (may & TRUMPS).bit_count()) <= _FEW


def _declarer_must_trump(facts: Facts[IllustratedTarock, Public]) -> bool:
    may, _ = _declarer_may(facts)
    return facts.leading and not may & facts.suit(facts.card) and bool(may & TRUMPS)


def _bird_due(facts: Facts[IllustratedTarock, Public]) -> bool:
    return facts.leading and DUE.get(TRICKS + 1 - facts.hand.bit_count()) == facts.card


PRINCIPLES: Mapping[str, Sequence[Conditional[IllustratedTarock, Public]]] = {
    "bid_pass": (Conditional("bid_pass", _weak),),
    "bid_hold": (Conditional("bid_hold"),),
    "bid_three": (Conditional("bid_three", _long_with_king),),
    "bid_two": (Conditional("bid_higher", _strong),),
    "bid_one": (Conditional("bid_higher", _strong),),
    "bid_solo": (Conditional("bid_solo", _strong),),
    "bid_take": (Conditional("bid_take"),),
    "bid_wait": (Conditional("bid_wait", _weak),),
    "bid_contra": (Conditional("bid_contra"),),
    "bid_subcontra": (Conditional("bid_subcontra"),),
    "early_done": (Conditional("announce_nothing"),),
    "late_done": (Conditional("announce_nothing"),),
    "late_seventy": (Conditional("late_seventy"),),
    "late_ninety": (Conditional("late_ninety"),),
    "late_sparrow": (
        Conditional(
            "late_sparrow", lambda facts: 2 * facts.trumps.bit_count() >= facts.trumps_out.bit_count()
        ),
    ),
    "holding_done": (Conditional("holding_done"),),
    "holding_honours": (Conditional("holding"),),
    "holding_half_honours": (Conditional("holding"),),
    "holding_kings": (Conditional("holding"),),
    "packet": (Conditional("packet"),),
    "lay_suit": (Conditional("lay_suit"),),
    "lay_points": (Conditional("lay_points"),),
    "lead_trump_top": (Conditional("lead_trump_top", _clears_for_kings),),
    "lead_trump_low": (Conditional("lead_trump_low", _clears_for_kings),),
    "lead_trump_against": (Conditional("lead_trump_against", _declarer_short_of_trumps),),
    "lead_through": (Conditional("lead_through", _declarer_must_trump),),
    "bird_flies": (Conditional("bird_flies", _bird_due),),
}
