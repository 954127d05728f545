"""Period words at the table explain themselves on hover, on focus and in the node tree, and open the rules."""

import pygame
import pytest

from game.core.record import replace
from game.resources import root
from game.telling.glossary import glossary_of
from game.ui.draw.theme import SMALL
from game.ui.kit.block import Canvas
from game.ui.shell.context import UiContext
from game.ui.shell.destinations import Destination, ToRulebook
from game.ui.shell.node import Node, Role, flaws
from game.ui.shell.scene import Push, Switch
from game.ui.table.lettering import TermText
from game.ui.widgets.text import Text, Tint
from game.wording import load
from tests.ui.kit.context import SCALES, SIZES, Blank
from tests.ui.table.seated import QUICK, Seat, TableWindow
from tests.ui.table.test_word_buttons import at_bonuses

STILL = replace(QUICK, speed=0.0)
GLOSSARY = glossary_of("sheepshead", load(root() / "words" / "en", strict=True))


def seated(game: str, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> TableWindow:
    seat = Seat(game, size, replace(STILL, text_scale=scale))
    seat.my_turn()
    return TableWindow(seat)


def terms(at: TableWindow) -> list[Node]:
    return [node for node in at.nodes if node.key.startswith("term:")]


def test_what_lies_on_the_table_is_explained_in_the_node_tree() -> None:
    told = {node.name: node.description for node in terms(seated("ecarte"))}
    assert told["Talon · 21"].startswith("Talon: the cards left over from the deal")
    assert "(Rule 3.4.)" in told["Talon · 21"]


def test_the_term_pointed_at_is_told_and_a_press_opens_its_paragraph() -> None:
    at = seated("ecarte")
    opened = list[str]()

    def go(_: UiContext, to: Destination) -> Switch:
        assert isinstance(to, ToRulebook)
        opened.append(to.paragraph)
        return Push(Blank("rules"))

    at.seat.context.routes = replace(at.seat.context.routes, go=go)
    (talon,) = [node for node in terms(at) if node.name.startswith("Talon")]
    before = pygame.image.tobytes(at.window.canvas, "RGB")
    at.move(talon.box.center)
    at.step(2.0)
    assert at.seat.table.screen.pointed == talon.key
    assert pygame.image.tobytes(at.window.canvas, "RGB") != before
    at.click(talon.box.center)
    assert opened == ["3.4"]


def test_tab_reaches_the_terms_and_arrows_pass_them_by() -> None:
    at = seated("ecarte")
    for _ in range(9):
        at.key(pygame.K_TAB)
        if at.seat.table.screen.focused.startswith("term:"):
            break
    assert at.seat.table.screen.focused.startswith("term:")
    again = seated("ecarte")
    again.key(pygame.K_1)
    for arrow in (pygame.K_LEFT, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RIGHT) * 3:
        again.key(arrow)
        assert not again.seat.table.screen.focused.startswith("term:")


def test_a_button_that_says_a_term_explains_it() -> None:
    told = {node.key: node.description for node in at_bonuses().table.nodes() if node.role is Role.BUTTON}
    assert "Birds: trumps 1, 2 and 3" in told["say:sparrow"]


@pytest.mark.parametrize("game", ["sheepshead", "romestecq", "gleek"])
def test_everything_keeps_its_place_with_terms_marked(game: str) -> None:
    for size, scale in ((SIZES[0], SCALES[-1]), (SIZES[1], 1.0)):
        assert flaws(seated(game, size, scale).nodes, size) == ()


def test_a_term_is_found_on_both_lines_it_stands_on() -> None:
    lines = ("Picker’s side: 54 of 61 card", "points; the picker")
    spans = GLOSSARY.spans(lines)
    marked = [[line[left:right] for left, right in each] for line, each in zip(lines, spans, strict=True)]
    assert marked == [["Picker’s", "card"], ["points", "picker"]]


@pytest.mark.parametrize("scale", SCALES)
def test_a_term_is_underlined_where_it_goes_on_in_the_next_line(scale: float) -> None:
    look = Seat("sheepshead", SIZES[0], replace(STILL, text_scale=scale)).context.look
    block = TermText(Text("Defenders: 0 of 60 card points", SMALL, Tint.GOLD), GLOSSARY)
    rect = pygame.Rect(0, 0, look.measure("Defenders: 0 of 60 card", SMALL) + 4, 2 * look.leading(SMALL))
    assert block.text.lines(look, rect.width)[1:] == ("points",)
    second, drawn = pygame.Rect(0, rect.height // 2, *rect.size).clip(rect), []
    for part in (block, block.text):
        canvas = pygame.Surface(rect.size)
        part.draw(Canvas(canvas, look, rect))
        drawn.append(pygame.image.tobytes(canvas.subsurface(second), "RGB"))
    assert drawn[0] != drawn[1]
