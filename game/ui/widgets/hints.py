"""The bar at the foot of a screen that says which keys or buttons do what.

What does not fit is left out, the last but one first: the last, as a rule the way back, stays longest.
"""

from collections.abc import Iterable, Sequence

import pygame

from game.core.record import record
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import SMALL
from game.ui.kit.block import Canvas, Filling, Placement
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.node import Node, Role, rect_of
from game.ui.widgets.caps import Cap, cap_height, cap_of, cap_width, draw_cap

BETWEEN = 30


@record
class Hint:
    """Keys or buttons and what they do."""

    caps: tuple[Cap, ...]
    does: str


@record
class KeyHints(Filling):
    """Several hints in one line."""

    hints: Sequence[Hint]
    right: bool = False

    def width(self, look: ResolvedTheme) -> int:
        return _wide(look, self.hints[0]) if self.hints else 0

    def height(self, look: ResolvedTheme, width: int) -> int:
        return cap_height(look) + look.px(2)

    def _fitting(self, look: ResolvedTheme, width: int) -> list[tuple[int, Hint]]:
        shown, gap = [*self.hints], look.px(BETWEEN)
        while shown and sum(_wide(look, hint) + gap for hint in shown) - gap > width:
            del shown[max(0, len(shown) - 2)]
        x, placed = 0, list[tuple[int, Hint]]()
        for hint in shown:
            placed.append((x, hint))
            x += _wide(look, hint) + gap
        if self.right and placed:
            shift = width - (placed[-1][0] + _wide(look, placed[-1][1]))
            placed = [(x + shift, hint) for x, hint in placed]
        return placed

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        for start, hint in self._fitting(look, rect.width):
            x = rect.x + start
            for cap in hint.caps:
                x += draw_cap(canvas, cap, (x, rect.y)) + look.px(5)
            x += look.px(5)
            image = look.line(hint.does, SMALL, look.palette.muted)
            canvas.put(image, (x, rect.y + (cap_height(look) - image.get_height()) // 2))

    def nodes(self, at: Placement) -> Iterable[Node]:
        look, rect = at.look, at.rect
        for start, hint in self._fitting(look, rect.width):
            place = pygame.Rect(rect.x + start, rect.y, _wide(look, hint), rect.height)
            needed = (_wide(look, hint), cap_height(look))
            named = " ".join(cap.name for cap in hint.caps)
            yield Node(Role.HINT, f"{named} {hint.does}", rect_of(place), needed=needed)


def hints(context: UiContext, *wanted: tuple[Action | tuple[Action, ...], str]) -> KeyHints:
    """Make the bar from actions and captions, with the keys or buttons as they are bound now."""
    made = []
    for actions, does in wanted:
        several = (actions,) if isinstance(actions, Action) else actions
        caps = tuple(cap for cap in (cap_of(context, action) for action in several) if cap is not None)
        if caps:
            made.append(Hint(caps, does))
    return KeyHints(tuple(made))


def _wide(look: ResolvedTheme, hint: Hint) -> int:
    caps = sum(cap_width(look, cap) + look.px(5) for cap in hint.caps)
    return caps + look.px(5) + look.measure(hint.does, SMALL)
