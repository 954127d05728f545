"""What goes on beyond an end of a pane fades towards it; where a pane ends, its last line is there in full."""

import pygame

from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Block
from game.ui.kit.page import Page
from game.ui.kit.scroll import Scroll
from game.ui.widgets.panel import Picture
from tests.ui.kit.context import open_context, settle, wheel

SIZE = (960, 600)
WHITE = 255


def white(_: ResolvedTheme, size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((WHITE, WHITE, WHITE))
    return surface


class Pane:
    """Something white, several times as high as the screen."""

    def __init__(self) -> None:
        self.page = Page(open_context(SIZE), None, lambda _: self.compose(), first="")
        self.canvas = pygame.Surface(SIZE)

    @staticmethod
    def compose() -> Block:
        return Scroll("pane", Picture("", white, SIZE[0], 4 * SIZE[1]))

    def light(self) -> tuple[int, int, int]:
        """Draw it; tell how bright its first pixels are, those in the middle, and the last."""
        self.page.draw(self.canvas)
        head, middle, foot = (self.canvas.get_at((SIZE[0] // 2, y)).r for y in (1, SIZE[1] // 2, SIZE[1] - 2))
        return head, middle, foot

    def scroll(self, turns: float) -> None:
        wheel(self.page, (SIZE[0] // 2, SIZE[1] // 2), turns)
        settle(self.page)


def test_what_goes_on_beyond_an_end_fades_there_and_nowhere_else() -> None:
    pane = Pane()
    head, middle, foot = pane.light()
    assert head == middle == WHITE > 2 * foot, "there is nothing above"
    pane.scroll(-4)
    head, middle, foot = pane.light()
    assert max(head, foot) < WHITE / 2 < middle
    pane.scroll(-400)
    head, middle, foot = pane.light()
    assert 2 * head < middle == foot == WHITE, "there is nothing below"


def test_an_end_that_is_drawn_again_in_part_looks_as_it_did() -> None:
    pane = Pane()
    pane.light()
    pane.scroll(-4)
    pane.light()
    whole = pane.canvas.copy()
    box = pygame.Rect(300, 560, 200, 40)
    pane.page.screen.draw_still(pane.canvas, (box,))
    before, after = (pygame.image.tobytes(each.subsurface(box), "RGB") for each in (whole, pane.canvas))
    assert before == after
