"""What works for whoever cannot see the screen, use a mouse or tell colours apart, and what was not tried."""

from functools import lru_cache

from game.resources import read_text
from game.telling.markup import Document, parse
from game.ui.blocks import Block, Centre, Material, Page, Panel, Pop, Region, Rich, Scroll, UiContext, framed

WIDEST = 1100
"""Design units: lines of text that are longer are hard to follow."""


def accessibility(context: UiContext) -> Page[None]:
    """Open the page."""

    def compose(_: object) -> Block:
        name = context.words.get("screens.accessibility.title")
        text = Scroll("text", Rich("accessibility", page()), reading=True, paper=True, name=name)
        paper = Region("text", Panel(text, Material.PAPER))
        return framed(context, name, Centre(paper, WIDEST, tall=False), Pop)

    return Page(context, None, compose, first="text")


@lru_cache(maxsize=1)
def page() -> Document:
    """Read the page; its title stands above it already."""
    document = parse(read_text("accessibility.md"))
    return Document(document.paragraphs[1:])
