"""The goal on the score panel: what ends the match, where points do."""

from game.catalogue import rules_for
from game.core.options import Value
from game.core.rules import Goal


def test_points_that_end_a_match_are_its_goal() -> None:
    to_points: dict[str, Value] = {"match_mode": "target", "match_target": 25}
    assert rules_for("sheepshead", to_points).spec.goal == Goal("points", 25)
    assert rules_for("sheepshead", {"match_target": 25}).spec.goal is None  # it ends after rounds
    assert rules_for("imperium", {}).spec.goal == Goal("blue", 5)
    assert rules_for("romestecq", {"players": 6}).spec.goal == Goal("points", 36)  # the usual for so many
