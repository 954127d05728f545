"""The moves of a finished deal as a list to walk along, the one that is shown marked.

A move may bear a mark, a sign with a word; where the table stands now, more is said of it below.
"""

from collections.abc import Iterable, Sequence

from game.core.record import field, record
from game.ui.draw import sign_text
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import EYEBROW, SMALL
from game.ui.kit.block import Block, Canvas, Filling, Placement, Pressable
from game.ui.kit.scroll import Scroll
from game.ui.layout import Column, Gap, Grow, Pad, Region
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command
from game.ui.table.panel import PanelPlate
from game.ui.widgets.button import states
from game.ui.widgets.chrome import lighten
from game.ui.widgets.text import Text, Tint, tinted

SIDES = 12
ENDS = 8
APART = 5
"""Design units between what is said of a move and what is said next."""


@record
class StepSign:
    """A sign with a word."""

    sign: str  # an icon of the assets
    word: str
    tint: Tint


@record
class Comment:
    """Something said of a move."""

    text: str  # with signs
    spoken: str
    tint: Tint = Tint.CREAM


class Wrapped:
    """Remembers how texts were broken into lines: when a list is laid out again, most of it is as it was."""

    def __init__(self) -> None:
        """Remember nothing yet."""
        self._look: ResolvedTheme | None = None
        self._found: dict[tuple[str, int], tuple[str, ...]] = {}

    def lines(self, look: ResolvedTheme, text: str, width: int) -> tuple[str, ...]:
        """Break a text, or recall how it was broken while things looked like this."""
        if look is not self._look:
            self._look, self._found = look, {}
        found = self._found.get((text, width))
        if found is None:
            found = self._found[text, width] = sign_text.wrap(look, text, SMALL, width)
        return found


@record
class Step(Pressable, Filling):
    """One move of the list; pressing it goes there, or does what the last comment says."""

    key: str
    text: str  # with signs
    spoken: str
    here: bool
    press: Command = field(compare=False)  # nobody sees it
    wrapped: Wrapped = field(compare=False)  # nor this
    mark: StepSign | None = None
    comments: tuple[Comment, ...] = ()
    live: bool = True
    tip: str = ""

    def width(self, look: ResolvedTheme) -> int:
        return look.px(100)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return max(self._tall(look, width) + 2 * look.px(ENDS), look.touch(24))

    def _lines(self, look: ResolvedTheme, width: int, text: str) -> tuple[str, ...]:
        return self.wrapped.lines(look, text, width - 2 * look.px(SIDES))

    def _all_lines(self, look: ResolvedTheme, width: int) -> list[str]:
        texts = (self.text, *(each.text for each in self.comments))
        return [line for text in texts for line in self._lines(look, width, text)]

    def _tall(self, look: ResolvedTheme, width: int) -> int:
        rows = len(self._all_lines(look, width)) + (self.mark is not None)
        return rows * look.leading(SMALL) + len(self.comments) * look.px(APART)

    def _wide(self, look: ResolvedTheme, width: int) -> int:
        mark = look.leading(SMALL) + look.measure(self.mark.word, SMALL) if self.mark else 0
        return max(mark, *(sign_text.measure(look, line, SMALL) for line in self._all_lines(look, width)))

    def draw(self, canvas: Canvas) -> None:
        """Draw the line; where the table stands now, on a lighter strip with a golden edge."""
        look, rect = canvas.look, canvas.rect
        palette = look.palette
        if self.here:
            canvas.put(look.paint.shade(rect.size, look.px(6), palette.cream, 38), rect.topleft)
            canvas.surface.fill(
                palette.gold, (rect.x, rect.y + look.px(3), look.px(4), rect.height - 2 * look.px(3))
            )
        else:
            lighten(canvas, 6, 20)
        middle = rect.y + (rect.height - self._tall(look, rect.width) + look.leading(SMALL)) // 2
        middle = self._write(canvas, self.text, Tint.CREAM, middle)
        if self.mark:
            self._draw_mark(canvas, (rect.x + look.px(SIDES), middle), self.mark)
            middle += look.leading(SMALL)
        for comment in self.comments:
            middle = self._write(canvas, comment.text, comment.tint, middle + look.px(APART))

    def _write(
        self,
        canvas: Canvas,
        text: str,
        tint: Tint,
        middle: int,
    ) -> int:
        look = canvas.look
        for line in self._lines(look, canvas.rect.width, text):
            sign_text.write_line(
                canvas.surface, look, line, SMALL, tinted(look, tint), canvas.rect.x + look.px(SIDES), middle
            )
            middle += look.leading(SMALL)
        return middle

    def _draw_mark(self, canvas: Canvas, at: tuple[int, int], mark: StepSign) -> None:
        look = canvas.look
        side, colour = look.font_px(SMALL), tinted(look, mark.tint)
        canvas.put(look.paint.icon(mark.sign, side, colour), (at[0], at[1] - side // 2))
        sign_text.write_line(
            canvas.surface, look, mark.word, SMALL, colour, at[0] + look.leading(SMALL), at[1]
        )

    def nodes(self, at: Placement) -> Iterable[Node]:
        """Tell the line, its mark, and whether it is shown; then what is said of it."""
        rect = at.rect
        state = states(at.visual, True, *(("selected",) if self.here else ()))
        mark = self.mark.word if self.mark else ""
        needed = self._wide(at.look, rect.width), self._tall(at.look, rect.width)
        yield Node(Role.BUTTON, self.spoken, rect_of(rect), mark, state, needed, key=self.key)
        for comment in self.comments:
            yield Node(Role.TEXT, comment.spoken, rect_of(rect))


def steps_block(title: str, steps: Sequence[Step], above: Block | None = None) -> Block:
    """Put the list on a plate, where the score is otherwise; something may scroll with it, above its heading."""
    head = Pad(Text(title, EYEBROW, Tint.GOLD, role=Role.HEADING), SIDES, 0)
    inside = Column(((above, Gap(6), head, Gap(6)) if above else ()) + tuple(steps), gap=1)
    listed = Grow(Region("steps", Scroll("steps", inside, name=title)))
    return PanelPlate(Column((listed,) if above else (head, listed), gap=6))
