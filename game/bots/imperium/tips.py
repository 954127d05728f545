"""What the companion says at each decision of Imperium, and when."""

from collections.abc import Mapping, Sequence

from game.core.cards import members
from game.core.facts import Conditional, Facts
from game.rules.imperium import Imperium, Public
from game.rules.imperium.cards import PACK

_ACES = PACK.cards("AS AH AD AC")


def _draws(facts: Facts[Imperium, Public]) -> bool:
    """Tell whether I hold the highest trump, and the other hand may hold one."""
    return facts.any_top(facts.trumps) and bool(facts.trumps_out)


def _aces(facts: Facts[Imperium, Public]) -> int:
    return facts.plain & _ACES


TIPS: Mapping[str, Sequence[Conditional[Imperium, Public]]] = {
    "lead": (
        Conditional("lead", lambda facts: _draws(facts) and bool(_aces(facts))),
        Conditional("lead_draw", _draws),
        Conditional("lead_drawn", lambda facts: bool(facts.trumps and facts.plain and not facts.trumps_out)),
        Conditional("lead_only_trumps", lambda facts: not facts.plain),
        Conditional("lead_beaten", lambda facts: bool(facts.trumps)),
        Conditional("lead_ace", lambda facts: any(facts.length(card) > 1 for card in members(_aces(facts)))),
        Conditional("lead_long", lambda facts: any(not facts.single(card) for card in members(facts.hand))),
        Conditional("lead_single"),
    ),
    "reply": (Conditional("reply"),),
}
