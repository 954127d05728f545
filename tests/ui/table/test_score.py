"""The score panel: the goal, which ends the match where points do, and the lines of what was paid."""

import pytest

from game.catalogue import find, rules_for
from game.core.move import Say
from game.core.options import Value
from game.core.rules import Goal
from game.play.table.inputs import SayWord, ToggleScore
from game.resources import root
from game.telling.by_ear import ByEar
from game.telling.captions import Captions
from tests.ui.kit.context import open_context
from tests.ui.table.seated import Seat, move


def test_points_that_end_a_match_are_its_goal() -> None:
    to_points: dict[str, Value] = {"match_mode": "target", "match_target": 25}
    assert rules_for("sheepshead", to_points).spec.goal == Goal("points", 25)
    assert rules_for("sheepshead", {"match_target": 25}).spec.goal is None  # it ends after rounds
    assert rules_for("imperium", {}).spec.goal == Goal("blue", 5)
    assert rules_for("romestecq", {"players": 6}).spec.goal == Goal("points", 36)  # the usual for so many


def test_a_line_of_the_deal_names_whom_it_concerns() -> None:
    seat = Seat("ecarte", seed=2)  # the dealer, who is you, turns the king up
    seat.my_turn()
    assert "The king is turned +1 point" in [node.name for node in seat.table.nodes()]
    seat.table.send(ToggleScore())
    (row,) = [node for node in seat.table.nodes() if (node.key or "").startswith("award:")]
    assert (row.name, row.value) == ("The king is turned", "you, +1 point")


def test_cards_of_a_combination_have_no_article_in_a_language_that_writes_one() -> None:
    seat = Seat("romestecq", seed=2)
    seat.context.words.turn_to(root() / "words" / "fr")
    seat.my_turn()
    assert "Rome huit de pique huit de carreau" in [node.name for node in seat.table.nodes()]


@pytest.mark.parametrize(
    ("game", "goal"),
    [
        ("ecarte", ("Played to 5 points.",)),
        ("imperium", ("Played to 5 blues.",)),
        ("imperiale", ("Played to 5 reds.",)),
        ("romestecq", ("Played to 21 points.",)),
        ("gleek", ()),
    ],
)
def test_to_what_score_one_plays_can_be_asked(game: str, goal: tuple[str, ...]) -> None:
    words, spec = open_context().words, rules_for(game, {}).spec
    captions = Captions(words, game, spec, (), None)
    assert ByEar(words, captions, find(game).table).goal() == goal


def test_what_several_pay_for_the_same_is_one_line() -> None:
    seat = Seat("gleek", seed=4)  # passes until the tricks, and sees a gleek paid by both others
    seat.my_turn()
    while seat.table.driver.state.view.public.phase not in ("lead", "reply"):
        if Say("pass") in seat.session.view().moves:
            seat.table.send(SayWord("pass"))
        else:
            move(seat)
        seat.my_turn()
    assert [each.amount for each in seat.session.view().ledger.awards[-2:]] == [4, 4]
    assert "Gleek of aces +8 pence" in [node.name for node in seat.table.nodes()]
