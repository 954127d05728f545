"""The bar at the foot of a screen that says which keys do what. What does not fit is left out, the last first."""

from collections.abc import Iterable, Sequence

import pygame

from game.core.record import record
from game.ui.draw.paint import put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL, SMALL_STRONG, mix
from game.ui.kit.block import LayoutPass, VisualState
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext, key_name
from game.ui.shell.node import Node, Role
from game.ui.widgets.button import rect_of

BETWEEN = 30


@record
class Hint:
    """Key caps and what they do."""

    keys: tuple[str, ...]  # as the player reads them
    does: str


@record
class KeyHints:
    """Several hints in one line."""

    hints: Sequence[Hint]
    right: bool = False

    def width(self, look: ResolvedTheme) -> int:
        return _wide(look, self.hints[0]) if self.hints else 0

    def height(self, look: ResolvedTheme, width: int) -> int:
        return _cap_height(look) + look.px(2)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        layout.put(self, rect)

    def _fitting(self, look: ResolvedTheme, width: int) -> list[tuple[int, Hint]]:
        x, placed = 0, []
        for hint in self.hints:
            if x + _wide(look, hint) > width:
                break
            placed.append((x, hint))
            x += _wide(look, hint) + look.px(BETWEEN)
        if self.right and placed:
            shift = width - (placed[-1][0] + _wide(look, placed[-1][1]))
            placed = [(x + shift, hint) for x, hint in placed]
        return placed

    def draw(
        self, canvas: pygame.Surface, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState
    ) -> None:
        for start, hint in self._fitting(look, rect.width):
            x = rect.x + start
            for key in hint.keys:
                x += draw_cap(canvas, look, key, (x, rect.y)) + look.px(5)
            x += look.px(5)
            image = look.line(hint.does, SMALL, look.palette.muted)
            put(canvas, image, (x, rect.y + (_cap_height(look) - image.get_height()) // 2))

    def nodes(self, look: ResolvedTheme, rect: pygame.Rect, visual: VisualState) -> Iterable[Node]:
        for start, hint in self._fitting(look, rect.width):
            place = pygame.Rect(rect.x + start, rect.y, _wide(look, hint), rect.height)
            needed = (_wide(look, hint), _cap_height(look))
            yield Node(Role.TEXT, f"{' '.join(hint.keys)} {hint.does}", rect_of(place), needed=needed)


def hints(context: UiContext, *wanted: tuple[Action | tuple[Action, ...], str]) -> KeyHints:
    """Make the bar from actions and captions, with the keys as they are bound now."""
    made = []
    for actions, does in wanted:
        several = (actions,) if isinstance(actions, Action) else actions
        keys = [context.bindings.of(action)[0] for action in several if context.bindings.of(action)]
        if keys:
            made.append(Hint(tuple(key_name(context.words, key) for key in keys), does))
    return KeyHints(tuple(made))


def draw_cap(canvas: pygame.Surface, look: ResolvedTheme, key: str, at: tuple[int, int]) -> int:
    """Draw a key cap; give its width."""
    p, wide, tall = look.palette, cap_width(look, key), _cap_height(look)
    radius = look.px(8)
    put(
        canvas,
        look.paint.shade((wide, tall), radius, mix(p.well, (0, 0, 0), 0.4), 255),
        (at[0], at[1] + look.px(2)),
    )
    line = mix(p.key_cap, p.muted, 0.7)
    put(
        canvas,
        look.paint.plate((wide, tall), radius, mix(p.key_cap, p.cream, 0.06), p.key_cap, line, 1.2),
        at,
    )
    image = look.line(key, SMALL_STRONG, p.cream)
    put(canvas, image, (at[0] + (wide - image.get_width()) // 2, at[1] + (tall - image.get_height()) // 2))
    return wide


def cap_width(look: ResolvedTheme, key: str) -> int:
    """Give the width of a key cap."""
    return max(_cap_height(look), look.measure(key, SMALL_STRONG) + 2 * look.px(10))


def _cap_height(look: ResolvedTheme) -> int:
    return look.leading(SMALL_STRONG) + look.px(8)


def _wide(look: ResolvedTheme, hint: Hint) -> int:
    caps = sum(cap_width(look, key) + look.px(5) for key in hint.keys)
    return caps + look.px(5) + look.measure(hint.does, SMALL)
