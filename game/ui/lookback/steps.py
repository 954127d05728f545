"""What is said of a move of a finished deal: what was done, a sign with a word, and below them the coach's comments."""

from collections.abc import Iterable

import pygame

from game.coach.judging import BAD, BLUNDER, DOUBTFUL, FINE, Verdict
from game.coach.review import Analysis, Review
from game.core.bot import Decision
from game.core.move import Move
from game.core.record import field, record, replace
from game.session.match import AnyMatch
from game.telling.captions import Captions
from game.ui.draw import sign_text
from game.ui.draw.paint import svg
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import STRONG, Style, hexa
from game.ui.kit.block import Block, Canvas, Filling, Placement, Pressable
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command
from game.ui.table.lettering import NOTE
from game.ui.table.offers import PAPER
from game.ui.table.teacher_paper import Styles
from game.ui.widgets.button import states
from game.ui.widgets.chrome import warmth
from game.ui.widgets.text import Tint, tinted
from game.wording import Formed, Words, approximate, decimal

SIDES = 12
APART = 4
"""Design units above and below what is said of a move."""


@record
class StepSign:
    """A sign with a word."""

    sign: str  # an icon of the assets, or the class of which the badge is drawn
    word: str
    tint: Tint
    costs: tuple[str, ...] = ()  # what may be said after it, the longest first

    @property
    def words(self) -> tuple[str, ...]:
        """List what may be written, the longest first."""
        return (*(f"{self.word} · {each}" for each in self.costs), self.word)


@record
class Comment:
    """Something said of a move."""

    text: str  # with signs
    spoken: str
    tint: Tint = Tint.CREAM


@record
class MoveLine(Pressable, Filling):
    """The move that is shown and what is said of it; pressing it does what the last comment says."""

    key: str
    text: str  # with signs
    spoken: str
    press: Command = field(compare=False)  # nobody sees it
    mark: StepSign | None = None
    comments: tuple[Comment, ...] = ()
    style: Style = PAPER
    marked: Style = STRONG  # the type of the mark
    live: bool = True
    tip: str = ""
    paper: bool = True

    def width(self, look: ResolvedTheme) -> int:
        return look.px(100)

    def _rows(self, look: ResolvedTheme, width: int) -> list[tuple[str, Style, Tint]]:
        """Break everything but the mark into lines."""
        texts = [(self.text, self.style, Tint.CREAM)]
        texts += [
            (each.text, NOTE if each.tint is Tint.GOLD else self.style, each.tint) for each in self.comments
        ]
        return [
            (line, style, tint)
            for text, style, tint in texts
            for line in sign_text.wrap(look, text, style, width)
        ]

    def height(self, look: ResolvedTheme, width: int) -> int:
        tall = sum(look.leading(style) for _, style, _ in self._rows(look, width))
        return max(
            tall + (look.leading(self.marked) if self.mark else 0) + 2 * look.px(APART), look.touch(24)
        )

    def draw(self, canvas: Canvas) -> None:
        """Write what was done, the mark below it, then what is said of it."""
        look, rect = canvas.look, canvas.rect
        palette, top = look.palette, rect.y + look.px(APART)
        if warm := warmth(canvas.visual):
            grown = rect.inflate(look.px(12), 0)
            canvas.put(look.paint.shade(grown.size, look.px(9), palette.ink, round(16 * warm)), grown.topleft)
        inks = {Tint.GOLD: palette.ink_link, Tint.MUTED: palette.ink_soft}
        first = len(sign_text.wrap(look, self.text, self.style, rect.width))
        for place, (line, style, tint) in enumerate(self._rows(look, rect.width)):
            if place == first:
                top = self._draw_mark(canvas, top)
            ink, middle = inks.get(tint, palette.ink), top + look.leading(style) // 2
            sign_text.write_line(canvas.surface, look, line, style, ink, rect.x, middle)
            top += look.leading(style)
        if not self.comments:
            self._draw_mark(canvas, top)

    def _draw_mark(self, canvas: Canvas, top: int) -> int:
        """Draw the sign of its class and the word; give where the next line begins."""
        if self.mark is None:
            return top
        look, side = canvas.look, canvas.look.font_px(self.marked)
        ink, tall = look.palette.ink, look.leading(self.marked)
        if self.mark.sign in BADGES:
            drawn = badge(look, self.mark.sign, side)
        else:
            drawn = look.paint.icon(self.mark.sign, side, look.palette.ink_soft)
        canvas.put(drawn, (canvas.rect.x, top + (tall - side) // 2))
        left = canvas.rect.x + side + look.px(8)
        fits = (
            each for each in self.mark.words if left + look.measure(each, self.marked) <= canvas.rect.right
        )
        said = next(fits, self.mark.word)
        sign_text.write_line(canvas.surface, look, said, self.marked, ink, left, top + tall // 2)
        return top + tall

    def nodes(self, at: Placement) -> Iterable[Node]:
        """Tell the move and its mark; then what is said of it."""
        look, rect = at.look, at.rect
        mark = self.mark.word if self.mark else ""
        lines = self._rows(look, rect.width)
        wide = max(sign_text.measure(look, line, style) for line, style, _ in lines)
        needed = wide, self.height(look, rect.width)
        state = states(at.visual, True, "selected")
        yield Node(Role.BUTTON, self.spoken, rect_of(rect), mark, state, needed, key=self.key)
        for comment in self.comments:
            yield Node(Role.TEXT, comment.spoken, rect_of(rect))


@record
class StepWords:
    """What the paper says of the move that is shown."""

    step: MoveLine
    brief: MoveLine  # where there is least room; a press tells the rest

    def __call__(self, styles: Styles) -> Block:
        style, marked, everything = styles
        return replace(self.step if everything else self.brief, style=style, marked=marked)


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

    def __init__(self, words: Words, captions: Captions, match: AnyMatch) -> None:
        """Speak with these captions of the decisions in a match."""
        self.words = words
        self.captions = captions
        self._match = match

    def say(self, key: str, **values: object) -> str:
        """Give a caption of the coach's; every one may name the unit in which all is counted."""
        return self.words.get(f"coach.{key}", unit=self.captions.gain_unit, **values)

    def about(self, mean: float, error: float, beside: float = 0.0) -> str:
        """Write an average with its standard error, as finely as what stands beside it."""
        amount = self.words.decimal(mean, plus=True, beside=max(error, beside))
        return self.say(
            "about", amount=amount, error=self.words.decimal(error, beside=max(abs(mean), beside))
        )

    def label(self, verdict: Verdict, move: Move) -> str:
        """Name one of the moves of a decision where it stands alone."""
        return self.captions.label(move, self._phase(verdict))

    def _phase(self, verdict: Verdict) -> str:
        phase: str = self._match.review(verdict.at, 0).public.phase
        return phase

    def line(self, name: str, told: str) -> str:
        """Tell a line of a table in one sentence."""
        return self.words.get("aloud.line", name=name, told=told)

    def mark(self, review: Review, verdict: Verdict | None) -> StepSign:
        """Give the sign and the word of a decision; before it is settled it has no class."""
        kind, analysis = (
            review.kind(verdict) if verdict else WAITING,
            review.analysis(verdict.at) if verdict else None,
        )
        word = kind
        if analysis is not None:
            kind = PASSABLE if kind == FINE else SUSPECT
            word = f"{_stage(analysis)}_{kind}"
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

    def in_brief(self, review: Review, verdict: Verdict, step: MoveLine) -> MoveLine:
        """Say of a move but what it cost and what the master would have done."""
        advised, mark = verdict.advised, step.mark
        same = verdict.made == advised
        text = (
            self.say("same")
            if same
            else self.say("advice", advice=self.captions.doing(advised, self._phase(verdict)))
        )
        if mark is not None and review.kind(verdict) != FINE and review.analysis(verdict.at) is None:
            lost = self.words.approximate(verdict.loss, verdict.error)
            mark = replace(mark, costs=(self.say("cost", amount=self._cost(verdict)), f"−{lost}"))
        spoken = " ".join(each.spoken for each in step.comments)
        return replace(step, mark=mark, comments=(Comment(text, spoken),))

    def _advice(self, verdict: Verdict) -> str:
        decision = Decision(verdict.advised, verdict.reason)
        if verdict.made == verdict.advised:
            return f"{self.say('same')} {self.captions.why(verdict.reason)}".strip()
        return self.say("advice", advice=self.captions.advice(decision, self._phase(verdict)))

    def _lost(self, review: Review, verdict: Verdict) -> str:
        analysis = review.analysis(verdict.at)
        if analysis is not None:
            return self._so_far(review, verdict, analysis)
        if verdict.made == verdict.advised:
            return self.say("nothing")
        key = "unmeasured"
        if verdict.believed:
            key = "slight" if review.kind(verdict) == FINE else "lost"
        return self.say(key, amount=self._cost(verdict), play=self.play(verdict))

    def play(self, verdict: Verdict) -> str:
        """Name the play by which a decision is judged."""
        return self.say(f"play.{verdict.level}")

    def _cost(self, verdict: Verdict) -> Formed:
        return self.captions.measured(approximate(verdict.loss, verdict.error))

    def _so_far(self, review: Review, verdict: Verdict, analysis: Analysis) -> str:
        """Say what an analysis that is not over has found, and that it is not over."""
        kind = PASSABLE if review.kind(verdict) == FINE else SUSPECT
        found = self.say(f"so_far.{kind}", amount=self._cost(verdict))
        return self.say(f"so_far.{_stage(analysis)}", number=analysis.worlds, found=found)

    def _luck(self, verdict: Verdict) -> str:
        best = max(verdict.options, key=lambda each: each.opened)
        if not verdict.hindsight:
            return self.say("luck_best")
        phase = self._phase(verdict)
        made, amount = (
            self.captions.naming(verdict.made, phase),
            self.captions.measured(decimal(verdict.hindsight)),
        )
        return self.say("luck", move=self.captions.naming(best.move, phase), amount=amount, made=made)


def _stage(analysis: Analysis) -> str:
    """Name how far an analysis has come."""
    return "closer" if analysis.closer else "first"
