"""The house rules of Gleek, and the named sets of them."""

from collections.abc import Mapping

from game.core.options import Value, choice, flag, number
from game.core.record import record


@record
class Options:
    """What a table may agree on before it sits down."""

    match_deals: int = choice(6, 3, 9, 12, 15, 18, 24, rule="12.1")
    opening_bid: int = choice(12, 13, rule="6.2")
    eldest_must_open: bool = flag(default=True, rule="6.3")
    stock_exchange: str = choice("discard_first", "draw_first", rule="7.2")
    ruff_ante: int = number(1, 0, 4, rule="8.5")
    ruff_limit: int = choice(40, 0, 2, 10, 20, 60, 100, rule="8.9")  # 0: no limit, only the bounds of §8.9
    ruff_pass_final: bool = flag(default=False, rule="8.12")
    ruff_suit: str = choice("longest", "best", rule="8.3")
    ruff_tie: str = choice("elder", "split", rule="8.17")
    lower_gleeks: str = choice("best_only", "winner_all", "everyone", rule="9.5")
    tiddy_pay: int = number(4, 0, 12, rule="5.7")
    towser_tumbler: str = choice("off", "turn_up", rule="5.8")
    trick_surplus: str = choice("top_scorer", "ruff_pot", rule="11.9")


PRESETS: Mapping[str, Mapping[str, Value]] = {
    "standard": {},
    "short": {"match_deals": 3},
    "wits_interpreter": {"opening_bid": 13, "tiddy_pay": 2},
    "gamester": {"towser_tumbler": "turn_up", "lower_gleeks": "everyone"},
    "modest": {"ruff_limit": 10, "ruff_pass_final": True},
    "deep_play": {"match_deals": 12, "ruff_limit": 0, "ruff_ante": 2, "trick_surplus": "ruff_pot"},
}
