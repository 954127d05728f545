"""The house rules of Impériale, and the named sets of them."""

from collections.abc import Mapping

from game.core.options import Value, choice, flag, number
from game.core.record import record


@record
class Options:
    """How a table plays Impériale."""

    target_reds: int = number(5, 3, 7, rule="13.1")
    honours_scoring: str = choice("leader", "trick_winner", rule="13.2")
    blanche_value: int = number(1, 1, 2, rule="13.3")
    imperiale_de_retourne: bool = flag(default=False, rule="13.4")
    retourne_dealer_only: bool = flag(default=False, rule="13.5")
    imperiale_tombee: bool = flag(default=False, rule="13.6")
    mutual_imperials_save_whites: bool = flag(default=False, rule="13.7")
    trick_bonus: str = choice("over_six", "difference", rule="13.8")
    must_head: bool = flag(default=True, rule="13.9")
    first_deal_annuls: bool = flag(default=True, rule="13.10")


PRESETS: Mapping[str, Mapping[str, Value]] = {
    "standard": {},
    "first_lesson": {"target_reds": 3, "must_head": False},
    "short": {"target_reds": 3},
    "older_french": {"honours_scoring": "trick_winner"},
    "foster": {
        "honours_scoring": "trick_winner",
        "trick_bonus": "difference",
        "mutual_imperials_save_whites": True,
    },
    "all_imperials": {"imperiale_de_retourne": True, "imperiale_tombee": True, "target_reds": 6},
    "literal_text": {"first_deal_annuls": False},
}
