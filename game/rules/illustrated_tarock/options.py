"""The house rules of Illustrated Tarock, and the named sets of them."""

from collections.abc import Mapping

from game.core.options import Value, choice, flag, number
from game.core.record import record


@record
class Options:
    """How a table plays Illustrated Tarock."""

    tie_at_61: str = choice("declarer_loses", "declarer_wins", rule="8.2")
    hold_rule: str = choice("seniority", "any_once", "p1_only", "off", "waiting", rule="10.1")
    hold_counts_as_bid: bool = flag(True, rule="10.2")
    solo_ends_auction: bool = flag(False, rule="10.3")
    jump_bids: str = choice("any", "solo_only", rule="10.4")
    contras: str = choice("off", "bid", "bid_and_bonuses", rule="10.5")
    contras_in_auction: bool = flag(False, rule="10.22")
    contra_bid_factor: int = number(4, 2, 4, rule="10.6")
    contra_bonus_factor: int = number(2, 2, 4, rule="10.7")
    multipliers: str = choice("source", "austrian", rule="10.8")
    trump_discards: str = choice("free", "last_resort", rule="10.9")
    holding_bonus_mode: str = choice("declare", "automatic", "off", rule="10.10")
    declared_bird_also_scores_silent: bool = flag(False, rule="10.11")
    emperor_trick: bool = flag(True, rule="10.12")
    emperor_in_beggar: bool = flag(True, rule="10.12")
    beggar_must_win: bool = flag(True, rule="10.13")
    beggar_magician_last: bool = flag(False, rule="10.13")
    beggar_stock: str = choice("aside", "last_trick", "gifts", rule="10.14")
    all_pass: str = choice("beggar", "redeal", rule="10.15")
    first_lead: str = choice("declarer", "eldest", rule="10.16")
    world_capture: int = number(0, 0, 10, rule="10.17")
    redeal_no_trump: bool = flag(False, rule="10.18")
    settlement: str = choice("hundred_and_end", "end_only", "every_hand", "series_to_100", rule="9.5")
    century_mark: int = number(100, 20, 300, rule="9.6")
    century_bonus: int = number(10, 0, 50, rule="9.6")
    games: int = number(1, 1, 10, rule="9.7")
    red_pips: str = choice("same", "reversed", rule="10.19")
    direction: str = choice("clockwise", "anticlockwise", rule="10.20")


PRESETS: Mapping[str, Mapping[str, Value]] = {
    "standard": {},
    "with_contras": {"contras": "bid_and_bonuses"},
    "coffee_house": {
        "multipliers": "austrian",
        "trump_discards": "last_resort",
        "first_lead": "eldest",
        "solo_ends_auction": True,
        "jump_bids": "solo_only",
        "contras": "bid",
        "direction": "anticlockwise",
    },
    "series": {"settlement": "series_to_100"},
    "first_steps": {
        "hold_rule": "off",
        "holding_bonus_mode": "off",
        "emperor_trick": False,
        "beggar_must_win": False,
        "settlement": "end_only",
        "century_bonus": 0,
    },
    "literal_text": {
        "hold_rule": "waiting",
        "contras": "bid_and_bonuses",
        "contras_in_auction": True,
    },
}
