"""What is told of who judged a decision: club players where they left no doubt, else experts."""

import pytest

from game.coach.judging import CLUB, EXPERT, JudgedMove, Judges, Verdict
from game.coach.review import Review
from game.core.move import Say
from game.core.rules import Reason
from game.ui.lookback.dialogs import compared
from game.ui.lookback.steps import Verdicts
from game.ui.scenes.result_page import captions_of
from tests.ui.kit.context import click_on, open_context
from tests.ui.scenes.application import company, played


@pytest.mark.parametrize(
    ("level", "play", "players"), [(CLUB, "Club", "club players"), (EXPERT, "Expert", "experts")]
)
def test_it_is_told_who_played_the_layouts_on(level: Judges, play: str, players: str) -> None:
    match, context = played("ecarte", 3, deals=2), open_context()
    verdicts = Verdicts(context.words, captions_of(context, match, 0, company(match)), match)
    moves = Say("propose"), Say("stand")
    options = tuple(JudgedMove(each, 0.5, 0.1, 40, 0.5) for each in moves)
    verdict = Verdict(0, moves[0], moves[1], Reason("searched"), 0.5, 0.1, options, level)
    scene = compared(context, verdicts, Review(0, 0.0, ()), verdict)
    told = [each.name for each in scene.nodes()]
    assert any(f"judged by {play} play to the end" in each and "it cost about" in each for each in told)
    click_on(scene, "more")
    more = [each.name for each in scene.nodes()]
    assert any(f"played to its end by {players}" in each for each in more)
