"""What can be opened while one looks back: all moves of a decision compared, and how the reckoning was computed."""

from collections.abc import Iterable, Mapping, Sequence

from game.coach.judging import (
    BAD,
    BELIEVED,
    BLUNDER,
    CLUB,
    DOUBTFUL,
    THRESHOLDS,
    JudgedMove,
    Verdict,
)
from game.coach.review import Review
from game.core.record import record
from game.ui.blocks import (
    BODY,
    SMALL,
    SMALL_STRONG,
    STRONG,
    Align,
    Block,
    Button,
    Centre,
    Column,
    Gap,
    Grow,
    Material,
    MinWidth,
    Number,
    Pad,
    Page,
    Panel,
    Pop,
    Row,
    Scroll,
    Switch,
    Text,
    Tint,
    ToldLine,
    Tone,
    UiContext,
    Wrap,
    heading,
)
from game.ui.draw.paint import box, svg
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import hexa
from game.ui.kit.block import Canvas, Filling, Placement
from game.ui.lookback.reckoning import sum_rows
from game.ui.lookback.steps import Verdicts
from game.ui.shell.node import Node
from game.ui.table.panel import LogLine
from game.wording import decimal, figure

TALL = 9


@record
class MeasureBar(Filling):
    """The figure itself stands beside it in words, so that nothing of this is said aloud."""

    value: float
    ends: tuple[float, float]  # of the scale; nothing lies between them
    bright: bool = False

    def width(self, look: ResolvedTheme) -> int:
        return look.px(60)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return max(6, look.px(TALL))

    def draw(self, canvas: Canvas) -> None:
        rect = canvas.rect
        p, (wide, tall), (low, high) = canvas.look.palette, rect.size, self.ends
        each = (wide - 2) / (high - low)
        zero, end = 1 - low * each, 1 + (self.value - low) * each
        line = box((1, tall / 2 - 0.5, wide - 2, 1), 0, hexa(p.panel_line))
        ink = p.gold if self.bright else p.muted
        bar = box((min(zero, end), 1, max(2.0, abs(end - zero)), tall - 2), (tall - 2) / 2, hexa(ink))
        notch = box((zero - 1, 0, 2, tall), 0, hexa(p.paper_top))
        canvas.put(canvas.look.paint.vector(svg(line + bar + notch, wide, tall), rect.size), rect.topleft)

    def nodes(self, at: Placement) -> Iterable[Node]:
        return ()


def scale(values: Sequence[float]) -> tuple[float, float]:
    """Give the ends of a scale that holds nothing and all of these."""
    low, high = min(0.0, *values), max(0.0, *values)
    return low, high if high > low else low + 1.0


WIDEST = 980
COLUMNS = ("expected", "opened")
ALL_COLUMNS = ("expected", "worlds", "opened")
UNKNOWN = "–"


def _leaflet(context: UiContext, title: str, parts: Sequence[Block], beside: Sequence[Block] = ()) -> Block:
    """Put something to be read on a panel with a way to close it."""
    seen = Button("seen", context.words.get("common.close"), Pop, Tone.PRIMARY)
    read = Scroll("leaflet", Column(tuple(parts), gap=8), reading=True, name=title)
    whole = Column((heading(title), Grow(read), Wrap((*beside, seen), gap=14, right=True)), gap=16)
    return Pad(Centre(Panel(whole, sides=36, ends=28), WIDEST), 16, 16)


def compared(context: UiContext, verdicts: Verdicts, review: Review, verdict: Verdict) -> Page[None]:
    """Open what is said of a decision, and what every legal move promised, the most promising first."""
    made = _Compared(context, verdicts, review, verdict)
    return Page(context, None, lambda _: made.compose(), first="seen", over=True)


class _Compared:
    """The moves of one decision side by side; how sure the averages are stands behind *More*."""

    def __init__(self, context: UiContext, verdicts: Verdicts, review: Review, verdict: Verdict) -> None:
        self._context = context
        self._verdicts = verdicts
        self._review = review
        self._verdict = verdict
        self._more = False

    def compose(self) -> Block:
        say, verdict = self._verdicts.say, self._verdict
        said = self._verdicts.comments(self._review, verdict)[:-1]
        partial, by_club = self._review.analysis(verdict.at) is not None, verdict.level == CLUB
        key = "so_far" if partial else "brief"
        if self._more:
            key = "text_club" if by_club else "text"
        unit = Text(say(f"compared.{key}", play=self._verdicts.play(verdict)), SMALL, Tint.MUTED)
        parts: list[Block] = [
            *(LogLine(each.text, each.spoken, inset=0) for each in said),
            Gap(2),
            *_table(self._context.look, self._verdicts, verdict, ALL_COLUMNS if self._more else COLUMNS),
            Gap(2),
            unit,
        ]
        more = Button("more", say("less" if self._more else "more"), self._toggle, Tone.QUIET)
        return _leaflet(self._context, say("compared.title"), parts, (more,))

    def _toggle(self) -> Switch:
        self._more = not self._more
        return None


def _table(look: ResolvedTheme, verdicts: Verdicts, verdict: Verdict, columns: Sequence[str]) -> list[Block]:
    """Set a line for each move under the names of the columns, all as wide as their widest number."""
    sure = len(columns) > len(COLUMNS)
    errors = [each.error for each in verdict.options if each.error]
    known = verdict.error or min(errors, default=0.0)
    told = [_figures(verdicts, option, sure, verdict.options, known) for option in verdict.options]
    columns = [each for each in columns if any(row[each] != UNKNOWN for row in told)]
    rows = [[row[each] for each in columns] for row in told]
    names = [verdicts.say(f"compared.{column}") for column in columns]
    wide = [
        max(look.measure(name, SMALL), *(look.measure_figures(row[place], SMALL_STRONG) for row in rows))
        / look.unit
        + 1
        for place, name in enumerate(names)
    ]
    cells = [
        MinWidth(Text(name, SMALL, Tint.MUTED, Align.RIGHT), each)
        for name, each in zip(names, wide, strict=True)
    ]
    head = Row((Grow(Text(verdicts.say("compared.move"), SMALL, Tint.MUTED)), *cells), gap=22)
    found: list[Block] = [Panel(head, Material.INSET, sides=14, ends=4)]
    ends = scale([option.mean for option in verdict.options if option.worlds] or [0.0])
    for option, row in zip(verdict.options, rows, strict=True):
        figures = [MinWidth(Number(text, SMALL_STRONG), each) for text, each in zip(row, wide, strict=True)]
        line = Row((Grow(_named(verdicts, verdict, option, ends)), *figures), gap=22)
        panel = Panel(line, Material.INSET, sides=14, ends=6, lit=option.move == verdict.made)
        said = [f"{name} {text}" for name, text in zip(names, row, strict=True)]
        found.append(ToldLine(panel, _said(verdicts, verdict, option, said)))
    return found


def _figures(
    verdicts: Verdicts, option: JudgedMove, sure: bool, every: Sequence[JudgedMove], known: float
) -> Mapping[str, str]:
    """Write what a move promised, by column, as finely as differences are known; `sure` adds how far it may be off."""
    words, expected = verdicts.words, UNKNOWN
    most = max((abs(each.mean) for each in every if each.worlds), default=0.0)
    if option.worlds:
        plain = words.approximate(option.mean, known, plus=True, beside=most)
        expected = verdicts.about(option.mean, option.error, most) if sure else plain
    opened = words.decimal(option.opened, plus=True, beside=max(abs(each.opened) for each in every))
    return {"expected": expected, "worlds": figure(option.worlds), "opened": opened}


def _said(verdicts: Verdicts, verdict: Verdict, option: JudgedMove, told: Sequence[str]) -> str:
    """Tell a line: the move, whose it is, and its figures under the names of their columns."""
    comma = verdicts.words.get("table.comma")
    name = comma.join(
        (
            verdicts.captions.cards.aloud(verdicts.label(verdict, option.move)),
            *_whose(verdicts, verdict, option),
        )
    )
    return verdicts.line(name, comma.join(told))


def _whose(verdicts: Verdicts, verdict: Verdict, option: JudgedMove) -> list[str]:
    """Say whether a move was the player's or is the master's."""
    roles = (("made", verdict.made), ("advised", verdict.advised))
    return [verdicts.say(f"compared.{key}") for key, move in roles if move == option.move]


def _named(verdicts: Verdicts, verdict: Verdict, option: JudgedMove, ends: tuple[float, float]) -> Block:
    """Name a move, say whether it was the player's or is the master's, and show what it promised beside the others."""
    text = verdicts.label(verdict, option.move)
    said = _whose(verdicts, verdict, option)
    name: list[Block] = [LogLine(text, verdicts.captions.cards.aloud(text), inset=0)]
    bar = MeasureBar(option.mean, ends, bright=bool(said))
    shown = [Pad(bar, 0, 2)] if option.worlds else []
    return Column((*name, *(Text(each, SMALL, Tint.GOLD) for each in said), *shown))


def computed(context: UiContext, verdicts: Verdicts, review: Review) -> Page[None]:
    """Open how the reckoning of a deal was computed."""

    def compose(_: object) -> Block:
        chapters = [part for title, texts in _chapters(verdicts, review) for part in _chapter(title, texts)]
        told = (*sum_rows(verdicts, review), Gap(8), *chapters)
        return _leaflet(context, verdicts.say("computed.title"), told)

    return Page(context, None, compose, first="seen", over=True)


def _chapter(title: str, texts: Sequence[str]) -> tuple[Block, ...]:
    return (Text(title, STRONG, Tint.GOLD), *(Text(text, BODY) for text in texts), Gap(6))


def _chapters(verdicts: Verdicts, review: Review) -> list[tuple[str, list[str]]]:
    """Give the chapters, with the figures of this deal where they are known."""
    say, outset, measured = verdicts.say, review.outset, verdicts.captions.measured
    parts = {name: part for part, name in THRESHOLDS}
    weighed = {kind: figure(round(100 * parts[kind])) for kind in (DOUBTFUL, BAD, BLUNDER)}
    total, kinds = say("computed.sum.waiting"), [say("computed.kinds.text", **weighed)]
    if outset:
        total = say("computed.sum.text", deals=outset.deals, typical=measured(decimal(outset.typical)))
        here = {kind: measured(decimal(parts[kind] * outset.typical)) for kind in (DOUBTFUL, BAD, BLUNDER)}
        kinds.append(say("computed.kinds.here", **here))
    runs = say("computed.par.text", number=len(review.pars), all=review.runs)
    texts = {
        "sum": [total],
        "loss": [say("computed.loss.text", believed=verdicts.words.figure(1 + BELIEVED))],
        "kinds": kinds,
        "luck": [say("computed.luck.text")],
        "par": [runs],
    }
    return [(say(f"computed.{key}.title"), each) for key, each in texts.items()]
