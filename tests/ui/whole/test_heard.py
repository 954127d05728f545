"""A deal as somebody hears it who does not see the screen: in order, in words, nothing twice, in every language."""

from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

import pytest

from game.catalogue import GAMES
from tests.ui.whole.heard import deal_heard, kept
from tests.ui.whole.tables import TRANSLATED, everyday, one_game

SIGNS = ("{", "}", "−", "×", "·", "→", "§")
"""What a voice passes over, or should never see."""


@pytest.mark.parametrize("game", one_game(4))
def test_a_deal_can_be_followed_by_ear(tmp_path: Path, game: str) -> None:
    said = deal_heard(tmp_path, game)
    assert said == kept(game).read_text("utf-8").splitlines(), "see what heard.py says of such changes"
    assert said[0] == "Deal 1."
    order = ("You hold ", " plays ", "the trick.", "the deal")
    places = [next(place for place, each in enumerate(said) if wanted in each) for wanted in order]
    assert places == sorted(places), said
    doubled = [
        one for one, other in pairwise(said) if other.startswith(one.rstrip(".")) and "the deal" in one
    ]
    assert not doubled
    assert not _strange(said)


TOLD = [
    pytest.param(language, game.id, marks=everyday(turn % len(GAMES) == place))
    for turn, language in enumerate(TRANSLATED, 5)
    for place, game in enumerate(GAMES)
]


@pytest.mark.parametrize(("language", "game"), TOLD)
def test_it_is_told_in_every_language(tmp_path: Path, language: str, game: str) -> None:
    said = deal_heard(tmp_path, game, language)
    assert said == kept(game, language).read_text("utf-8").splitlines(), (
        "see what heard.py says of such changes"
    )
    assert not _strange(said)


def _strange(said: Iterable[str]) -> list[str]:
    return [each for each in said if any(sign in each for sign in SIGNS)]
