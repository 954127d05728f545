"""The house rules of Écarté, and the named sets of them."""

from collections.abc import Mapping

from game.core.options import Value, choice, flag, number
from game.core.record import record


@record
class Options:
    """What a table may agree on before it sits down."""

    target_score: int = choice(5, 7, 11, rule="10.1")
    match_games: int = choice(1, 3, 5, 7, 9, rule="10.2")
    stake_multiplier: bool = flag(default=False, rule="10.3")
    deal_packets: str = choice("3-2", "2-3", rule="10.4")
    dealer_min_discard: int = choice(1, 0, rule="10.5")
    max_exchanges: int = number(0, 0, 11, rule="10.6")
    king_marking: str = choice("optional", "auto", rule="10.7")
    vulnerability: str = choice("first", "any_refusal", "none", rule="10.8")
    vulnerable_bonus: str = choice("two_flat", "plus_one", "plus_two", rule="10.9")
    must_trump: bool = flag(default=True, rule="10.10")
    allow_concede: bool = flag(default=False, rule="10.11")


PRESETS: Mapping[str, Mapping[str, Value]] = {
    "standard": {},
    "partie_liee": {"match_games": 3},
    "club": {"dealer_min_discard": 0, "stake_multiplier": True, "allow_concede": True},
    "paris": {"target_score": 7, "vulnerable_bonus": "plus_one"},
    "single_exchange": {"max_exchanges": 1},
    "first_steps": {"king_marking": "auto", "vulnerability": "none"},
}
