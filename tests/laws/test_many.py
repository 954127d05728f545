"""A walk through some hundred deals of every game; ``python -m tests.laws.many`` goes further."""

import pytest

from tests.laws.many import walk_deals
from tests.laws.walks import IDS


@pytest.mark.parametrize("game_id", IDS)
def test_many_deals_break_no_law(game_id: str, thorough: bool) -> None:
    deals = 600 if thorough else 200
    assert walk_deals(game_id, 41, deals) == deals
