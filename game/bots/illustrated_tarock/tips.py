"""What the companion says at each decision of Illustrated Tarock, and when."""

from collections.abc import Mapping, Sequence

from game.core.facts import Conditional, Facts
from game.rules.illustrated_tarock import IllustratedTarock, Public
from game.rules.illustrated_tarock.cards import PACK, TRUMPS

_KINGS = PACK.cards("KS KH KD KC")


def _may_be_trumped(facts: Facts[IllustratedTarock, Public]) -> bool:
    """Tell whether I hold a plain card, and the declarer may hold a trump."""
    declarer = facts.view.public.declarer
    return bool(facts.plain) and any(place.seat == declarer and place.may & TRUMPS for place in facts.places)


TIPS: Mapping[str, Sequence[Conditional[IllustratedTarock, Public]]] = {
    "bid": (Conditional("bid"),),
    "early": (Conditional("early"),),
    "early_bid_solo": (Conditional("early_bid_solo"),),
    "take": (Conditional("take"),),
    "discard": (Conditional("discard", lambda facts: bool(facts.hand & TRUMPS and facts.hand & ~TRUMPS)),),
    "late": (Conditional("late"),),
    "holding": (Conditional("holding"),),
    "lead": (
        Conditional("lead", lambda facts: _may_be_trumped(facts) and facts.outranks),
        Conditional("lead_force", _may_be_trumped),
        Conditional("lead_suit"),
    ),
    "lead_declarer": (
        Conditional("lead_declarer", lambda facts: facts.outranks and bool(facts.plain & _KINGS)),
        Conditional("lead_declarer_draw", lambda facts: facts.outranks),
        Conditional("lead_declarer_low", lambda facts: bool(facts.trumps and facts.trumps_out)),
        Conditional("lead_declarer_drawn", lambda facts: bool(facts.trumps and facts.plain)),
        Conditional("lead_declarer_trumps", lambda facts: bool(facts.trumps)),
        Conditional("lead_declarer_trumpless"),
    ),
    "lead_beggar": (Conditional("lead_beggar"),),
    "reply": (Conditional("reply", lambda facts: facts.points_differ), Conditional("reply_equal")),
    "reply_declarer": (
        Conditional("reply_declarer", lambda facts: facts.may_choose),
        Conditional("reply_declarer_lost", lambda facts: facts.hopeless),
        Conditional("reply_declarer_taken"),
    ),
    "reply_beggar": (
        Conditional("reply_beggar", lambda facts: facts.rules.options.beggar_must_win),
        Conditional("reply_beggar_below", lambda facts: facts.may_choose),
        Conditional("reply_beggar_rid"),
    ),
}
