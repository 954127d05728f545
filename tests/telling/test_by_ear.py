"""What is told of a view to who listens: nothing of what there is not."""

import pytest

from game.session.players import Player
from game.telling.by_ear import ByEar
from game.telling.captions import Captions
from tests.laws.test_texts import english
from tests.stage.walks import TABLES, VARIANTS, beats


@pytest.mark.parametrize(
    ("game", "dealt", "played"),
    [("romestecq", True, True), ("imperium", False, True), ("sheepshead", True, True)],
)
def test_of_trumps_it_is_told_once_it_is_settled_whether_there_are_any(
    game: str, dealt: bool, played: bool
) -> None:
    rules, words = VARIANTS[game][0], english()
    captions = Captions(words, game, rules.spec, (Player("You"),) * rules.spec.seats, 0)
    by_ear, told = ByEar(words, captions, TABLES[game]), [*beats(rules, 1)]
    assert [bool(by_ear.trumps(told[place].before)) for place in (0, 3)] == [dealt, played]
