"""The house rules of Imperium, and the named sets of them."""

from collections.abc import Mapping

from game.core.cards import Seat
from game.core.options import Value, choice, flag, number
from game.core.record import record


@record
class Options:
    """How a table plays Imperium."""

    target_blues: int = number(5, 1, 9, rule="9.3")
    deal_packets: str = choice("2-3", "3-2", rule="5.4")
    declare_imperiums: str = choice("auto", "choose", rule="6.14")
    imperium_shared_cards: bool = flag(True, rule="6.10")
    imperium_nested: bool = flag(False, rule="6.8")
    left_bower_in_sequence: str = choice("printed", "none", rule="6.7")
    dealer_uses_turn_up: bool = flag(True, rule="6.12")
    white_forfeit: bool = flag(True, rule="4.6")
    joker_turn_next_dealer: str = choice("alternate", "same", rule="5.9")
    first_dealer: str = choice("random", "seat0", "seat1", rule="5.2")

    @property
    def dealer_agreed(self) -> Seat | None:
        """Name the seat that deals first by agreement; None where it is drawn."""
        return {"seat0": 0, "seat1": 1}.get(self.first_dealer)


PRESETS: Mapping[str, Mapping[str, Value]] = {
    "standard": {},
    "first_lesson": {"target_blues": 3, "white_forfeit": False},
    "half_hour": {"target_blues": 3},
    "close_to_the_chest": {"declare_imperiums": "choose"},
    "sparing": {
        "imperium_shared_cards": False,
        "left_bower_in_sequence": "none",
        "dealer_uses_turn_up": False,
    },
    "lavish": {"imperium_nested": True, "target_blues": 7},
}
