"""What works for whoever cannot see the screen, use a mouse or tell colours apart, and what was not tried."""

from functools import lru_cache

from game.resources import read_text
from game.telling.markup import Document, parse
from game.ui.kit.block import Block
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.kit.scroll import Scroll
from game.ui.layout import Centre, Region
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Pop
from game.ui.widgets.frame import framed
from game.ui.widgets.panel import Material, Panel
from game.ui.widgets.rich import Rich

WIDEST = 1100
"""Design units: lines of text that are longer are hard to follow."""


def accessibility(context: UiContext) -> ScreenScene:
    """Open the page."""

    def compose() -> Block:
        name = context.words.get("screens.accessibility.title")
        text = Scroll("text", Rich("accessibility", page()), reading=True, paper=True, name=name)
        paper = Region("text", Panel(text, Material.PAPER))
        return framed(context, name, Centre(paper, WIDEST, tall=False), Pop)

    return ScreenScene(Screen(context, compose, first="text"))


@lru_cache(maxsize=1)
def page() -> Document:
    """Read the page; its title stands above it already."""
    document = parse(read_text("accessibility.md"))
    return Document(document.paragraphs[1:])
