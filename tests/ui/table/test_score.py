"""The goal on the score panel: what ends the match, where points do."""

from game.catalogue import rules_for
from game.core.options import Value
from game.ui.table.score import goal_of


def test_points_that_end_a_match_are_its_goal() -> None:
    to_points: dict[str, Value] = {"match_mode": "target", "match_target": 25}
    assert goal_of(rules_for("sheepshead", to_points)) == (0, 25)
    assert goal_of(rules_for("sheepshead", {"match_target": 25})) is None  # it ends after rounds
    assert goal_of(rules_for("imperium", {})) is not None
