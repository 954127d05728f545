"""A page that lists what of one kind there is to practise."""

from collections.abc import Sequence

from game.ui.kit.block import Block
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.kit.scroll import Scroll
from game.ui.layout import Column, Region
from game.ui.scenes.learn import Practice
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Pop
from game.ui.widgets.button import Button
from game.ui.widgets.frame import framed
from game.ui.widgets.text import Align


def practice_list(context: UiContext, title: str, listed: Sequence[Practice]) -> ScreenScene:
    """Open the page."""

    def compose() -> Block:
        buttons = [
            Button(each.key, each.label, each.begin, note=each.note, side=Align.LEFT, icon=each.icon)
            for each in listed
        ]
        whole = Region("practices", Scroll("practices", Column(tuple(buttons), gap=10)))
        return framed(context, title, whole, Pop)

    return ScreenScene(Screen(context, compose, back=Pop, first=listed[0].key))
