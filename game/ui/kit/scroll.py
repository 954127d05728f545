"""A part that may be higher than its place: wheel, bar, drag, page keys, and gliding to whatever gets the focus."""

from collections.abc import Iterable

import pygame

from game.core.record import field, record
from game.ui.draw.paint import put
from game.ui.draw.picture_transforms import fading
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import mix
from game.ui.kit.block import PASS, TAKEN, Block, Canvas, LayoutPass, Placement, Reply, WidgetState
from game.ui.shell.action import Action
from game.ui.shell.input import Pointer, PointerPhase
from game.ui.shell.node import Node, Role, rect_of

BAR = 10
"""Design units of the bar."""
MARGIN = 14
"""Between the content and the bar."""
EDGE, THIRD = 36, 3
"""Design units at an end of the pane within which fades what goes on beyond it, at most that part of its height."""
LINE = 64
"""Pixels of one press of an arrow."""


@record
class Scroll:
    """A window on a part. `reading` panes take the focus themselves and are moved by the arrows."""

    key: str
    part: Block = field(compare=False)  # draws itself
    reading: bool = False
    paper: bool = False  # lies on light ground
    name: str = ""
    least: float = 160  # lowest useful height
    follow: bool = False  # it opens at its end, and stays there until it is moved

    @property
    def live(self) -> bool:
        """Only what is read needs the focus; elsewhere it goes to the controls inside."""
        return self.reading

    @property
    def tip(self) -> str:
        """A pane explains itself."""
        return ""

    def width(self, look: ResolvedTheme) -> int:
        return self.part.width(look) + look.px(BAR + MARGIN)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return self.part.height(look, width)  # whoever gets so much has no bar to make room for

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        """Lay the part out, and again for as long as rows made only now turn out higher or lower than they seemed.

        Whoever was at its end, or on the way there, still is.
        """
        state, before = layout.state(self.key), len(layout.widgets)
        at_end = state.target >= state.reach
        size = self._size(look, rect)
        if at_end and self.follow:
            state.target = state.scroll = float(max(0, size[1] - rect.height))
        self._lay(look, rect, layout, size)
        while (found := self._size(look, rect)) != size:
            size = found
            at_end = at_end and state.target == state.reach and (state.reach > 0 or self.follow)
            if at_end:
                there, state.target = state.scroll == state.target, float(max(0, size[1] - rect.height))
                state.scroll = state.target if there else state.scroll
            del layout.widgets[before:]
            self._lay(look, rect, layout, size)

    def _size(self, look: ResolvedTheme, rect: pygame.Rect) -> tuple[int, int]:
        """Give the width and the height of the part, beside the bar if there must be one."""
        tall = self.part.height(look, rect.width)
        if tall <= rect.height:
            return rect.width, tall
        wide = rect.width - look.px(BAR + MARGIN)
        return wide, self.part.height(look, wide)

    def _lay(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass, size: tuple[int, int]) -> None:
        state, (wide, tall) = layout.state(self.key), size
        state.view, state.reach = rect.height, max(0, tall - rect.height)
        state.target = min(max(0.0, state.target), state.reach)
        state.scroll = min(max(0.0, state.scroll), state.reach)
        layout.put(self, rect)
        inner = pygame.Rect(rect.x, rect.y - round(state.scroll), wide, max(tall, rect.height))
        self.part.place(look, inner, layout.scrolled(self.key, rect))
        if state.reach:
            tall = _fading(look, rect)
            above, below = (min(1.0, each / tall) for each in (state.scroll, state.reach - state.scroll))
            layout.put(PaneEdges(above, below, state), rect)

    def act(self, action: Action, state: WidgetState) -> Reply:
        step = {
            Action.UP: -LINE,
            Action.DOWN: LINE,
            Action.PAGE_UP: -0.9 * state.view,
            Action.PAGE_DOWN: 0.9 * state.view,
            Action.FIRST: -state.reach,
            Action.LAST: state.reach,
        }.get(action)
        if step is None or not move(state, step):
            return PASS
        return TAKEN

    def point(self, look: ResolvedTheme, rect: pygame.Rect, pointer: Pointer, state: WidgetState) -> Reply:
        if pointer.phase is PointerPhase.DOWN:
            on_bar = pointer.at[0] >= rect.right - look.px(BAR + MARGIN)
            state.grip = None if not (on_bar and state.reach) else float(pointer.at[1])
            if state.grip is not None and not self._thumb(look, rect, state).collidepoint(
                rect.right - 1, pointer.at[1]
            ):
                self._jump(look, rect, pointer.at[1], state)
        elif pointer.phase is PointerPhase.MOVE and state.grip is not None:
            self._jump(look, rect, pointer.at[1], state)
        elif pointer.phase is PointerPhase.UP:
            state.grip = None
        return TAKEN

    def _jump(self, look: ResolvedTheme, rect: pygame.Rect, y: int, state: WidgetState) -> None:
        thumb = self._thumb(look, rect, state)
        share = (y - rect.y - thumb.height / 2) / max(1, rect.height - thumb.height)
        state.scroll = state.target = min(1.0, max(0.0, share)) * state.reach

    def _thumb(self, look: ResolvedTheme, rect: pygame.Rect, state: WidgetState) -> pygame.Rect:
        tall = max(look.px(48), round(rect.height * rect.height / max(1, rect.height + state.reach)))
        y = rect.y + round((rect.height - tall) * (state.scroll / state.reach if state.reach else 0))
        return pygame.Rect(rect.right - look.px(BAR), y, look.px(BAR), tall)

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        state = canvas.visual.state
        if not state.reach or rect.height <= 0:
            return
        state.edges = tuple(canvas.surface.subsurface(each).copy() for each in _edges(canvas))
        wide = max(4, look.px(BAR) - look.px(3))
        thumb = self._thumb(look, rect, state)
        palette = look.palette
        ground = palette.paper_line if self.paper else palette.well
        colour = palette.ink_link if self.paper else palette.gold
        track = look.paint.shade((wide, rect.height), wide // 2, ground, 190)
        canvas.put(track, (rect.right - wide, rect.y))
        lit = mix(colour, palette.cream, 0.25 * canvas.visual.hover)
        bar = look.paint.shade((wide, thumb.height), wide // 2, lit, 235)
        canvas.put(bar, (rect.right - wide, thumb.y))

    def nodes(self, at: Placement) -> Iterable[Node]:
        visual = at.visual
        if self.reading:
            shown = f"{round(100 * visual.state.target / visual.state.reach)} %" if visual.state.reach else ""
            yield Node(
                Role.PANE,
                self.name,
                rect_of(at.rect),
                shown,
                ("focused",) if visual.focused else (),
                key=self.key,
            )


@record
class PaneEdges:
    """Lays the ground over what goes on beyond the ends of a pane, the more the nearer it is to them."""

    above: float  # how much there is, as a share of what fades
    below: float
    state: WidgetState = field(compare=False)  # of the pane, which has kept its ground

    def draw(self, canvas: Canvas) -> None:
        ends = zip(self.state.edges, _edges(canvas), (self.above, self.below), (True, False), strict=False)
        for ground, rect, share, upward in ends:
            if share and ground.get_size() == rect.size:
                put(canvas.surface, fading(ground, share, upward=upward), rect.topleft)

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()


def _fading(look: ResolvedTheme, rect: pygame.Rect) -> int:
    return max(1, min(look.px(EDGE), rect.height // THIRD))


def _edges(canvas: Canvas) -> tuple[pygame.Rect, pygame.Rect]:
    """Give the first and the last pixels of a pane, but for its bar."""
    look, rect = canvas.look, canvas.rect
    head = pygame.Rect(rect.topleft, (rect.width - look.px(BAR + MARGIN), _fading(look, rect)))
    foot, whole = head.move(0, rect.height - head.height), canvas.surface.get_rect()
    return head.clip(whole), foot.clip(whole)


def move(state: WidgetState, pixels: float) -> bool:
    """Glide by some pixels; False when it is at that end already."""
    goal = min(max(0.0, state.target + pixels), float(state.reach))
    if goal == state.target:
        return False
    state.target = goal
    return True


def drag(state: WidgetState, pixels: float) -> None:
    """Follow a finger by some pixels, without gliding."""
    state.scroll = state.target = min(max(0.0, state.scroll + pixels), float(state.reach))


def reveal(state: WidgetState, top: float, bottom: float, view: pygame.Rect, margin: int) -> None:
    """Glide so far that what now stands between top and bottom (canvas pixels) comes into view."""
    drift = state.target - state.scroll
    top, bottom = top - drift, bottom - drift
    if top < view.top + margin:
        move(state, top - view.top - margin)
    elif bottom > view.bottom - margin:
        move(state, min(bottom - view.bottom + margin, top - view.top - margin))


def jump(state: WidgetState, to: float) -> None:
    """Glide to a height of the content, in pixels from its top."""
    state.target = min(max(0.0, to), float(state.reach))


def glide(state: WidgetState, dt: float, span: float) -> bool:
    """Move towards the target; True while there is way to go. A span of 0 arrives at once."""
    rest = state.target - state.scroll
    if not rest:
        return False
    share = 1.0 if span <= 0 else min(1.0, dt / span * 2.2)
    state.scroll = state.target if abs(rest) < 1 or share >= 1 else state.scroll + rest * share
    return True
