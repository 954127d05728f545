"""The wall: the name of the game, by its short name where the whole has no room, and the tools beside it."""

import pygame
import pytest

from game.ui.draw.theme import HEADING, Style
from game.ui.table.bars import NAMED, Title, above
from game.ui.table.felt_controls import Tool
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


def test_tools_make_way_for_heads_below_them_but_stay_within_the_window() -> None:
    look, wall = open_context((600, 1024)).look, pygame.Rect(0, 0, 600, 56)
    tools = [Tool(f"tool:{number}", "next", "", "", lambda: None) for number in range(8)]
    tops = dict[int, int]()
    for top in (56, 44, 41, 20):
        head = pygame.Rect(360, top, 60, 80)
        placed = above(look, wall, TITLE, tools, people=[head])[1:]
        tops[top] = placed[0].rect.top
        assert top < 41 or placed[0].rect.bottom < head.top
    assert tops[56] > tops[44] > tops[41] >= tops[20] > 0
    beside = above(look, wall, TITLE, tools, people=[pygame.Rect(100, 20, 60, 80)])[1:]
    assert beside[0].rect.top == tops[56], "nobody is below them"
