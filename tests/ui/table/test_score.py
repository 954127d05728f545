"""The score panel: the goal, which ends the match where points do, and the lines of what was paid."""

from game.catalogue import rules_for
from game.core.options import Value
from game.core.rules import Goal
from tests.ui.table.seated import Seat


def test_points_that_end_a_match_are_its_goal() -> None:
    to_points: dict[str, Value] = {"match_mode": "target", "match_target": 25}
    assert rules_for("sheepshead", to_points).spec.goal == Goal("points", 25)
    assert rules_for("sheepshead", {"match_target": 25}).spec.goal is None  # it ends after rounds
    assert rules_for("imperium", {}).spec.goal == Goal("blue", 5)
    assert rules_for("romestecq", {"players": 6}).spec.goal == Goal("points", 36)  # the usual for so many


def test_a_line_of_the_deal_names_whom_it_concerns() -> None:
    seat = Seat("ecarte", seed=2)  # the dealer, who is you, turns the king up
    seat.my_turn()
    (row,) = [node for node in seat.table.nodes() if (node.key or "").startswith("award:")]
    assert (row.name, row.value) == ("The king is turned", "You, +1 point")
