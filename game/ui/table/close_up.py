"""One card as large as the window allows, with its name, what it counts and how high it is."""

from collections.abc import Sequence

import pygame

from game.ui.draw.pack_art import SHAPE
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import BODY
from game.ui.kit.block import PASS, Block, Reply
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.layout import Centre, Column, Gap, Grow, Pad, Row, Wrap
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Pop, Scene
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.panel import Panel, Picture
from game.ui.widgets.text import Text, heading

TALL = 620
"""Design units of the card, where the window is high enough."""
WIDE = 980


def close_up(context: UiContext, code: str, name: str, told: Sequence[str], close: str) -> Scene:
    """Open it as a dialog over the table; any key that closes or confirms puts it away."""

    def paint(look: ResolvedTheme, size: tuple[int, int]) -> pygame.Surface:
        del look
        return context.sprites.card(code, min(size[1], round(size[0] / SHAPE)))

    def compose() -> Block:
        look = context.look
        tall = min(TALL, 0.62 * look.height / look.unit)
        picture = Picture(name, paint, tall * SHAPE, tall)
        lines: list[Block] = [heading(name), *(Text(_sentence(each), BODY) for each in told)]
        words = Column((*lines, Gap(12), Wrap((Button("close", close, Pop, Tone.PRIMARY),))), gap=10)
        return Pad(Centre(Panel(Row((picture, Grow(words)), gap=36), sides=36, ends=30), WIDE), 16, 16)

    def act(action: Action) -> Reply:
        return Reply(taken=True, switch=Pop()) if action is Action.ENLARGE else PASS

    return ScreenScene(Screen(context, compose, Pop, act, first="close", backdrop=False), over=True)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
