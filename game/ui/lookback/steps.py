"""The moves of a finished deal as a list to walk along, the one that is shown marked.

A move may bear a mark, a sign with a word; where the table stands now, more is said of it below.
"""

from collections.abc import Iterable, Sequence

import pygame

from game.coach.judging import BAD, BLUNDER, DOUBTFUL, FINE, Verdict
from game.coach.review import Look, Review
from game.core.bot import Decision
from game.core.record import field, record
from game.telling.captions import Captions
from game.ui.draw import sign_text
from game.ui.draw.paint import svg
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import EYEBROW, SMALL, hexa
from game.ui.kit.block import Block, Canvas, Filling, Placement, Pressable
from game.ui.kit.scroll import Scroll
from game.ui.layout import Column, Gap, Grow, Pad, Region
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command
from game.ui.table.panel import PanelPlate
from game.ui.widgets.button import states
from game.ui.widgets.chrome import lighten
from game.ui.widgets.text import Text, Tint, tinted
from game.wording import Words, approximate, decimal

SIDES = 12
ENDS = 8
APART = 5
"""Design units between what is said of a move and what is said next."""


@record
class StepSign:
    """A sign with a word."""

    sign: str  # an icon of the assets, or the class of which the badge is drawn
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
        drawn = (
            badge(look, mark.sign, side) if mark.sign in BADGES else look.paint.icon(mark.sign, side, colour)
        )
        canvas.put(drawn, (at[0], at[1] - side // 2))
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


OCTAGON = "M6 1H14L19 6V14L14 19H6L1 14V6z"
BADGES = {
    FINE: ("M10 1a9 9 0 1 0 .01 0z", "M5.5 10.5L9 14L14.8 6.8"),
    DOUBTFUL: ("M10 0L20 10L10 20L0 10z", "M7.2 7.6A2.9 2.9 0 1 1 10.8 10.2Q10 10.8 10 12M10 15v.1"),
    BAD: (OCTAGON, "M10 4.6V11.6M10 15.2v.1"),
    BLUNDER: (OCTAGON, "M7.4 4.6V11.6M7.4 15.2v.1M12.6 4.6V11.6M12.6 15.2v.1"),
}
"""By class: the outline of its badge in a square of twenty, and the strokes of ✓, ?, ! or !! on it."""


def badge(look: ResolvedTheme, kind: str, side: int) -> pygame.Surface:
    """Draw the sign of a class: shape and sign say what the colour says."""
    fill, (outline, strokes) = tinted(look, SIGNS[kind][1]), BADGES[kind]
    ink = f'stroke="{hexa(look.palette.ink)}" stroke-width="2.4" stroke-linecap="round" fill="none"'
    body = f'<path d="{outline}" fill="{hexa(fill)}"/><path d="{strokes}" {ink}/>'
    return look.paint.vector(svg(body, 20, 20), (side, side))


WAITING, PASSABLE, SUSPECT = "waiting", "passable", "suspect"
SIGNS = {
    FINE: (FINE, Tint.GOOD),
    DOUBTFUL: (DOUBTFUL, Tint.GOLD),
    BAD: (BAD, Tint.BAD),
    BLUNDER: (BLUNDER, Tint.BAD),
    PASSABLE: ("eye", Tint.MUTED),
    SUSPECT: ("search", Tint.GOLD),
    WAITING: ("dot", Tint.MUTED),
}
"""The sign and the colour of each class, and of decisions that are not settled; no two signs are alike."""


class Verdicts:
    """Words them."""

    def __init__(self, words: Words, captions: Captions) -> None:
        """Speak with these captions."""
        self._words = words
        self.captions = captions

    def say(self, key: str, **values: object) -> str:
        """Give a caption of the coach's; every one may name the unit in which all is counted."""
        return self._words.get(f"coach.{key}", unit=self.captions.gain_unit, **values)

    def about(self, mean: float, error: float, beside: float = 0.0) -> str:
        """Write an average with its standard error, as finely as what stands beside it."""
        amount = decimal(mean, plus=True, beside=max(error, beside))
        return self.say("about", amount=amount, error=decimal(error, beside=max(abs(mean), beside)))

    def line(self, name: str, told: str) -> str:
        """Tell a line of a table in one sentence."""
        return self._words.get("aloud.line", name=name, told=told)

    def mark(self, review: Review, verdict: Verdict | None) -> StepSign:
        """Give the sign and the word of a decision; before it is settled it has no class."""
        kind, look = (
            review.kind(verdict) if verdict else WAITING,
            review.look(verdict.at) if verdict else None,
        )
        word = kind
        if look is not None:
            kind = PASSABLE if kind == FINE else SUSPECT
            word = f"{_stage(look)}_{kind}"
        sign, tint = SIGNS[kind]
        return StepSign(sign, self.say(f"kind.{word}"), tint)

    def comments(self, review: Review, verdict: Verdict) -> tuple[Comment, ...]:
        """Say what the master advises, what was given away by what could be known, and, once all is judged, luck."""
        told = (
            (self._advice(verdict), Tint.CREAM),
            (self._lost(review, verdict), Tint.CREAM),
            *(((self._luck(verdict), Tint.MUTED),) if review.judged else ()),
            (self.say("compare", number=len(verdict.options)), Tint.GOLD),
        )
        return tuple(Comment(text, self.captions.cards.aloud(text), tint) for text, tint in told)

    def _advice(self, verdict: Verdict) -> str:
        decision = Decision(verdict.advised, verdict.reason)
        if verdict.made == verdict.advised:
            return f"{self.say('same')} {self.captions.why(verdict.reason)}".strip()
        return self.say("advice", advice=self.captions.advice(decision))

    def _lost(self, review: Review, verdict: Verdict) -> str:
        look = review.look(verdict.at)
        if look is not None:
            return self._so_far(review, verdict, look)
        if verdict.made == verdict.advised:
            return self.say("nothing")
        key = "unmeasured"
        if verdict.believed:
            key = "slight" if review.kind(verdict) == FINE else "lost"
        return self.say(key, amount=approximate(verdict.loss, verdict.error))

    def _so_far(self, review: Review, verdict: Verdict, look: Look) -> str:
        """Say what a look that is not over has found, and that it is not over."""
        kind = PASSABLE if review.kind(verdict) == FINE else SUSPECT
        amount = approximate(verdict.loss, verdict.error)
        found = self.say(f"so_far.{kind}", amount=amount)
        return self.say(f"so_far.{_stage(look)}", number=look.worlds, found=found)

    def _luck(self, verdict: Verdict) -> str:
        best = max(verdict.options, key=lambda each: each.opened)
        if not verdict.hindsight:
            return self.say("luck_best")
        made, amount = self.captions.naming(verdict.made), decimal(verdict.hindsight)
        return self.say("luck", move=self.captions.naming(best.move), amount=amount, made=made)


def _stage(look: Look) -> str:
    """Name how far a look has come."""
    return "closer" if look.closer else "first"
