"""A page that lists what of one kind there is to practise."""

from collections.abc import Sequence

from game.ui.blocks import Align, Block, Button, Column, Page, Pop, Region, Scroll, UiContext, framed
from game.ui.scenes.learn import Practice


def practice_list(context: UiContext, title: str, listed: Sequence[Practice]) -> Page[None]:
    """Open the page."""

    def compose(_: object) -> Block:
        buttons = [
            Button(each.key, each.label, each.begin, note=each.note, side=Align.LEFT, icon=each.icon)
            for each in listed
        ]
        whole = Region("practices", Scroll("practices", Column(tuple(buttons), gap=10)))
        return framed(context, title, whole, Pop)

    return Page(context, None, compose, first=listed[0].key)
