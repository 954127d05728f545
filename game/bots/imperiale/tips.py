"""What the companion says at each decision of Impériale, and when."""

from collections.abc import Mapping, Sequence

from game.core.facts import Conditional, Facts
from game.rules.imperiale import Imperiale, Public
from game.rules.imperiale.cards import HONOURS, suit_of


def _honours(facts: Facts[Imperiale, Public]) -> bool:
    """Tell whether I hold an honour."""
    return bool(facts.hand & HONOURS[suit_of(facts.view.public.turn_up)])


def _leader_paid(facts: Facts[Imperiale, Public]) -> bool:
    """Tell whether honours pay the leader (§10) and not whoever takes the trick (§13.2)."""
    return facts.rules.options.honours_scoring == "leader"


def _heading(facts: Facts[Imperiale, Public]) -> bool:
    """Tell whether who follows suit must beat the card led (§9.3, §13.9)."""
    return facts.rules.options.must_head


TIPS: Mapping[str, Sequence[Conditional[Imperiale, Public]]] = {
    "lead": (
        Conditional("lead_trumpless", lambda facts: not facts.trumps),
        Conditional("lead_without_honour", lambda facts: not _honours(facts)),
        Conditional("lead_for_takers", lambda facts: not _leader_paid(facts)),
        Conditional("lead", lambda facts: facts.any_top(facts.trumps)),
        Conditional("lead_beaten"),
    ),
    "reply": (
        Conditional("reply", lambda facts: _honours(facts) and _heading(facts)),
        Conditional("reply_free", _honours),
        Conditional("reply_without_honour", _heading),
        Conditional("reply_free_without_honour"),
    ),
}
