"""The name of the game on the wall: whole in smaller type, by its short name where even that has no room."""

import pytest

from game.ui.draw.theme import HEADING, Style
from game.ui.table.bars import NAMED, Title
from tests.ui.kit.context import open_context

NAME, SHORT = "Illustriertes Tarock", "Tarock"
TITLE = Title(NAME, "Spiel 1", short=SHORT)


@pytest.mark.parametrize(
    ("room", "shown"), [((NAME, HEADING), NAME), ((NAME, NAMED[-1]), NAME), ((SHORT, HEADING), SHORT)]
)
def test_a_name_is_not_cut_where_a_shorter_one_has_room(room: tuple[str, Style], shown: str) -> None:
    look = open_context((960, 600)).look
    text, style = room
    assert TITLE._named(look, look.measure(text, style))[0] == shown  # noqa: SLF001 - what is drawn
