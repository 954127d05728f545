"""F1 on a result opens the rules where scoring or the end of a match is told; looking back, at the phase shown."""

import pytest

from game.session.match import AnyMatch
from game.ui.shell.action import Action
from game.ui.shell.scene import Push, Scene
from tests.games.expected import EXPECTED
from tests.laws.walks import IDS
from tests.stage.test_paragraphs import OVER
from tests.ui.kit.context import Blank, open_context, press
from tests.ui.scenes.application import match_page, played, result_page
from tests.ui.scenes.test_review import opened as looking_back


def opened_rules(game: str, scene: Scene) -> str:
    """Press F1 and tell at which place the rules are opened."""
    switch = press(scene, Action.RULES)
    assert isinstance(switch, Push)
    assert isinstance(switch.scene, Blank)
    start = f"rules {game} "
    assert switch.scene.name.startswith(start)
    return switch.scene.name.removeprefix(start)


def result(match: AnyMatch, deal: int) -> Scene:
    return result_page(open_context(), match, deal)


@pytest.mark.parametrize("game", IDS)
def test_from_a_result_the_rules_open_where_scoring_is_told(game: str) -> None:
    match = played(game, 2, deals=2)
    assert opened_rules(game, result(match, 1)) in EXPECTED[game].told["settled"]


@pytest.mark.parametrize("game", IDS)
def test_the_last_deal_is_scored_like_any_other_and_the_match_ends_by_its_own_chapter(game: str) -> None:
    match = played(game, 2, deals=99)
    assert match.over
    assert opened_rules(game, result(match, match.view(0).ledger.finished)) in EXPECTED[game].told["settled"]
    ended = match_page(open_context(), match)
    assert opened_rules(game, ended) in EXPECTED[game].told[OVER]


@pytest.mark.parametrize("game", IDS)
def test_looking_back_the_rules_open_at_the_phase_that_is_shown(game: str) -> None:
    match = played(game, 2, deals=1)
    scene = looking_back(match, open_context())
    for length in match.span(1):
        phase = match.review(length, 0).public.phase
        told = EXPECTED[game].told[OVER if match.over and length == len(match) else phase]
        assert opened_rules(game, scene) in told
        press(scene, Action.RIGHT)
