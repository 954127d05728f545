"""An auction is to be read beside the table: who called what, which call stands, who is out, at every size of text."""

import pygame
import pytest

from game.core.record import replace
from game.stage.table import LadderCall, TableNote
from game.ui.draw.theme import SMALL, SMALL_STRONG
from game.ui.kit.block import AT_REST, Canvas, Placement
from game.ui.shell.node import flaws
from game.ui.table.score_sections import noted, rungs
from tests.ui.kit.context import SCALES, open_context, scaled
from tests.ui.table.test_money import captions

CALLS = (
    LadderCall(2, "bid", 12),
    LadderCall(3, "pass"),
    LadderCall(0, "bid", 13),
    LadderCall(2, "bid", 14, stands=True),
)


def test_every_seat_has_its_rung_from_the_one_that_spoke_first() -> None:
    found = rungs(CALLS, 4, captions())
    assert [rung.seat for rung in found] == [2, 3, 0, 1]
    assert [rung.mark for rung in found] == ["highest bid", "has passed", "", "is still to speak"]
    assert [rung.stands for rung in found] == [True, False, False, False]
    assert [rung.passed for rung in found] == [False, True, False, False]
    assert [rung.before for rung in found] == ["earlier: 12", "", "", ""]


def test_without_calls_there_is_no_ladder() -> None:
    assert rungs((), 4, captions()) == ()


def test_whoever_passes_with_the_standing_call_is_not_out() -> None:
    (first, *_) = rungs((LadderCall(1, "bid", 12, stands=True), LadderCall(1, "pass")), 2, captions())
    assert (first.stands, first.passed) == (True, False)


@pytest.mark.parametrize("scale", SCALES)
def test_the_standing_call_is_told_and_nothing_is_cut(scale: float) -> None:
    look = open_context((960, 600), scaled(scale)).look
    visual, top, nodes = AT_REST, 0, []
    for rung in rungs(CALLS, 4, captions()):
        rect = pygame.Rect(0, top, 300, rung.height(look, 300))
        nodes += [*rung.nodes(Placement(look, rect, visual))]
        top = rect.bottom
    assert flaws(nodes, (960, 1600)) == ()
    assert [node.state for node in nodes] == [("stands",), ("passed",), (), ()]
    assert "highest bid" in nodes[0].value


def test_what_a_game_says_of_the_table_stands_line_by_line() -> None:
    pot, stake, see = TableNote("pot", number=13), TableNote("stake", 1, 4), TableNote("see", number=2)
    look = open_context().look
    ((one,), (two,)) = (
        noted((pot, stake), captions(), lambda _: None),
        noted((pot, stake, see), captions(), lambda _: None),
    )
    assert 0 < one.height(look, 400) < two.height(look, 400)
    assert noted((TableNote("stake", 1, 4),), captions(), lambda _: None) == []


def test_a_call_without_room_beside_the_name_stands_beside_what_is_said_of_it() -> None:
    look = open_context((1280, 720)).look
    rung, *_ = rungs((LadderCall(2, "bid", 14, stands=True),), 4, captions())
    wide = replace(rung, name="The Colonel", call="Three cards")
    plain = replace(wide, mark="")
    call = look.measure(wide.call, SMALL_STRONG)
    enough = next(width for width in range(100, 600) if wide.height(look, width) == wide.height(look, 600))
    tight = next(width for width in range(600, 0, -1) if plain.height(look, width) > plain.height(look, 600))
    assert enough < tight
    canvas, visual = pygame.Surface((600, 200)), AT_REST
    tops = {}
    for width in (tight, 600):
        canvas.fill("black")
        rect = pygame.Rect(0, 0, width, wide.height(look, width))
        replace(wide, stands=False).draw(Canvas(canvas, look, rect, visual))
        right = canvas.subsurface((width - look.px(12) - call // 2, 0, call // 2, rect.height))
        tops[width] = (
            pygame.mask.from_threshold(right, (255, 255, 255), (170, 170, 170, 255))
            .get_bounding_rects()[0]
            .top
        )
    assert tops[tight] > tops[600] + look.leading(SMALL) // 2
