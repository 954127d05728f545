"""A part that may be higher than its place: wheel, bar, drag, page keys, and gliding to whatever gets the focus."""

from collections.abc import Iterable

import pygame

from game.core.record import record
from game.ui.action import Action
from game.ui.block import PASS, TAKEN, Block, Glance, Memo, Reply, Sheet
from game.ui.input import Phase, Pointer
from game.ui.look import Look
from game.ui.node import Node, Role
from game.ui.paint import put
from game.ui.theme import mix

BAR = 10
"""Design units of the bar."""
MARGIN = 14
"""Between the content and the bar."""
LINE = 64
"""One press of an arrow, in design units."""


@record
class Scroll:
    """A window on a part. `reading` panes take the focus themselves and are moved by the arrows."""

    key: str
    part: Block
    reading: bool = False
    paper: bool = False  # lies on light ground
    name: str = ""
    least: float = 160  # lowest useful height

    @property
    def live(self) -> bool:
        """Only what is read needs the focus; elsewhere it goes to the controls inside."""
        return self.reading

    @property
    def tip(self) -> str:
        """A pane explains itself."""
        return ""

    def width(self, look: Look) -> int:
        return self.part.width(look) + look.px(BAR + MARGIN)

    def height(self, look: Look, width: int) -> int:
        return self.part.height(look, width - look.px(BAR + MARGIN))

    def place(self, look: Look, rect: pygame.Rect, sheet: Sheet) -> None:
        memo = sheet.memo(self.key)
        wide = rect.width
        tall = self.part.height(look, wide)
        if tall > rect.height:
            wide -= look.px(BAR + MARGIN)
            tall = self.part.height(look, wide)
        memo.view, memo.reach = rect.height, max(0, tall - rect.height)
        memo.target = min(max(0.0, memo.target), memo.reach)
        memo.scroll = min(max(0.0, memo.scroll), memo.reach)
        sheet.put(self, rect)
        inner = pygame.Rect(rect.x, rect.y - round(memo.scroll), wide, max(tall, rect.height))
        self.part.place(look, inner, sheet.scrolled(self.key, rect))

    def act(self, action: Action, memo: Memo) -> Reply:
        step = {
            Action.UP: -LINE,
            Action.DOWN: LINE,
            Action.PAGE_UP: -0.9 * memo.view,
            Action.PAGE_DOWN: 0.9 * memo.view,
            Action.FIRST: -memo.reach,
            Action.LAST: memo.reach,
        }.get(action)
        if step is None or not move(memo, step):
            return PASS
        return TAKEN

    def point(self, look: Look, rect: pygame.Rect, pointer: Pointer, memo: Memo) -> Reply:
        if pointer.phase is Phase.DOWN:
            on_bar = pointer.at[0] >= rect.right - look.px(BAR + MARGIN)
            memo.grip = None if not (on_bar and memo.reach) else float(pointer.at[1])
            if memo.grip is not None and not self._thumb(look, rect, memo).collidepoint(
                rect.right - 1, pointer.at[1]
            ):
                self._jump(look, rect, pointer.at[1], memo)
        elif pointer.phase is Phase.MOVE and memo.grip is not None:
            self._jump(look, rect, pointer.at[1], memo)
        elif pointer.phase is Phase.UP:
            memo.grip = None
        return TAKEN

    def _jump(self, look: Look, rect: pygame.Rect, y: int, memo: Memo) -> None:
        thumb = self._thumb(look, rect, memo)
        share = (y - rect.y - thumb.height / 2) / max(1, rect.height - thumb.height)
        memo.scroll = memo.target = min(1.0, max(0.0, share)) * memo.reach

    def _thumb(self, look: Look, rect: pygame.Rect, memo: Memo) -> pygame.Rect:
        tall = max(look.px(48), round(rect.height * rect.height / max(1, rect.height + memo.reach)))
        y = rect.y + round((rect.height - tall) * (memo.scroll / memo.reach if memo.reach else 0))
        return pygame.Rect(rect.right - look.px(BAR), y, look.px(BAR), tall)

    def draw(self, canvas: pygame.Surface, look: Look, rect: pygame.Rect, glance: Glance) -> None:
        memo = glance.memo
        if not memo.reach:
            return
        wide = max(4, look.px(BAR) - look.px(3))
        thumb = self._thumb(look, rect, memo)
        palette = look.palette
        ground = palette.paper_line if self.paper else palette.well
        colour = palette.ink_link if self.paper else palette.gold
        track = look.paint.shade((wide, rect.height), wide // 2, ground, 190)
        put(canvas, track, (rect.right - wide, rect.y))
        lit = mix(colour, palette.cream, 0.25 * glance.hover)
        bar = look.paint.shade((wide, thumb.height), wide // 2, lit, 235)
        put(canvas, bar, (rect.right - wide, thumb.y))

    def nodes(self, look: Look, rect: pygame.Rect, glance: Glance) -> Iterable[Node]:
        if self.reading:
            shown = f"{round(100 * glance.memo.scroll / glance.memo.reach)} %" if glance.memo.reach else ""
            place = (rect.x, rect.y, rect.width, rect.height)
            yield Node(Role.PANE, self.name, place, shown, ("focused",) if glance.held else (), key=self.key)


def move(memo: Memo, pixels: float) -> bool:
    """Glide by some pixels; False when it is at that end already."""
    goal = min(max(0.0, memo.target + pixels), float(memo.reach))
    if goal == memo.target:
        return False
    memo.target = goal
    return True


def reveal(memo: Memo, top: float, bottom: float, view: pygame.Rect, margin: int) -> None:
    """Glide so far that what now stands between top and bottom (canvas pixels) comes into view."""
    drift = memo.target - memo.scroll
    top, bottom = top - drift, bottom - drift
    if top < view.top + margin:
        move(memo, top - view.top - margin)
    elif bottom > view.bottom - margin:
        move(memo, min(bottom - view.bottom + margin, top - view.top - margin))


def jump(memo: Memo, to: float) -> None:
    """Glide to a height of the content, in pixels from its top."""
    memo.target = min(max(0.0, to), float(memo.reach))


def glide(memo: Memo, dt: float, span: float) -> bool:
    """Move towards the target; True while there is way to go. A span of 0 arrives at once."""
    rest = memo.target - memo.scroll
    if not rest:
        return False
    share = 1.0 if span <= 0 else min(1.0, dt / span * 2.2)
    memo.scroll = memo.target if abs(rest) < 1 or share >= 1 else memo.scroll + rest * share
    return True
