"""What the companion says at each decision of Gleek, and when."""

from collections.abc import Mapping, Sequence

from game.core.facts import Conditional, Facts
from game.rules.gleek import Gleek, Public

_MANY = 4


def _best_suit_counts(facts: Facts[Gleek, Public]) -> bool:
    """Tell whether the ruff is the most valuable suit, however long (§8.3)."""
    return facts.rules.options.ruff_suit == "best"


TIPS: Mapping[str, Sequence[Conditional[Gleek, Public]]] = {
    "auction": (Conditional("auction"),),
    "exchange": (Conditional("exchange"),),
    "ruff": (
        Conditional("ruff_dearest", _best_suit_counts),
        Conditional("ruff_final", lambda facts: facts.rules.options.ruff_pass_final),
        Conditional("ruff"),
    ),
    "ruff_to_see": (Conditional("ruff_to_see_dearest", _best_suit_counts), Conditional("ruff_to_see")),
    "lead": (
        Conditional(
            "lead",
            lambda facts: (
                facts.trumps.bit_count() >= _MANY
                and facts.any_top(facts.trumps)
                and bool(facts.counting(facts.trumps_out))
            ),
        ),
        Conditional("lead_suit", lambda facts: bool(facts.plain)),
        Conditional("lead_trumps"),
    ),
    "reply": (Conditional("reply", lambda facts: bool(facts.takers)), Conditional("reply_lost")),
}
