"""The house rules of Romestecq, and the named sets of them."""

from collections.abc import Mapping
from functools import lru_cache

from game.core.options import Value, choice, flag, number
from game.core.record import record


@record
class Options:
    """How a table plays Romestecq."""

    players: int = choice(4, 2, 6, rule="3.1")
    target_points: int = number(0, 0, 99, rule="10.2")  # 0: the usual for so many players
    six_sides: str = choice("two_threes", "three_pairs", rule="3.4")
    partners_show: bool = flag(True, rule="3.5")
    direction: str = choice("anticlockwise", "clockwise", rule="3.6")
    combination_counting: str = choice("best", "table", "cumulative", rule="6.13")
    village_form: str = choice("adjacent", "any_suited", "matching", rule="6.8")
    split_combination: str = choice("holder", "nobody", "captor", rule="9.4")
    duped_scoring: str = choice("transfer", "both", rule="9.5")

    @property
    def target(self) -> int:
        """Give the points for game (§10.2)."""
        return self.target_points or (36 if self.players == 6 else 21)

    @property
    def sides(self) -> tuple[int, ...]:
        """Tell by seat which side it plays for (§3.2 to §3.4)."""
        return _sides(self.players, 2 if self.six_sides == "three_pairs" else 3)


@lru_cache
def _sides(players: int, of_six: int) -> tuple[int, ...]:
    together = {2: 1, 4: 2, 6: of_six}[players]
    return tuple(seat // together for seat in range(players))


PRESETS: Mapping[str, Mapping[str, Value]] = {
    "standard": {},
    "two_players": {"players": 2},
    "six_players": {"players": 6},
    "three_pairs": {"players": 6, "six_sides": "three_pairs", "target_points": 21},
    "hidden_hands": {"partners_show": False},
    "strict": {"split_combination": "captor", "combination_counting": "table"},
    "lavish": {"combination_counting": "cumulative", "duped_scoring": "both", "target_points": 31},
}
