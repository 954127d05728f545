"""The statistics: game by game and level by level, what became of the matches and deals that count."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import accumulate

from game.catalogue import LEVELS, find
from game.core.record import record
from game.storage.stats import MIXED, LevelFigures, figures_by_level, won_between
from game.storage.stats_file import MatchRecord
from game.telling.captions import amount, gain_unit
from game.ui.blocks import (
    BROADEST,
    ENDS,
    NUMBER,
    SIDES,
    SMALL,
    Beside,
    Block,
    Button,
    Centre,
    Chart,
    Column,
    Curve,
    Grid,
    Grow,
    Pad,
    Page,
    Panel,
    Pop,
    Push,
    Region,
    Row,
    Scroll,
    Switch,
    Text,
    Tint,
    ToldLine,
    Tone,
    UiContext,
    heading,
    region_hints,
    tabs,
    title,
    way_back,
)
from game.ui.draw.paint import box, disc, svg
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import hexa, mix
from game.ui.kit.block import Canvas, Filling, Placement
from game.ui.scenes.cabinet import way_in
from game.ui.scenes.confirm import confirm
from game.ui.scenes.labels import room_of
from game.ui.scenes.posters import emptiness
from game.ui.shell.node import Node, Role, rect_of
from game.wording import figure, number_of

WIDEST = BROADEST + 60
FEW = 20
"""Deals below which a share or an average tells little of how strong somebody is."""


@record
class Figures:
    """What the screen shows, and what can be done about it."""

    records: Callable[[str], Sequence[MatchRecord]]
    forget: Callable[[str], bool]  # False when the disk does not take it
    # counts on for a moment among the kept matches; tells whether anything has changed
    go_on: Callable[[], bool]


@record
class Statistics:
    """Which game is looked at, and its figures."""

    figures: Figures
    game: str
    standings: Sequence[LevelFigures]
    more: bool = False  # averages and how sure they are


def statistics(context: UiContext, figures: Figures) -> Page[Statistics]:
    """Open the statistics."""
    games = context.routes.games
    game = next((each for each in games if figures.records(each)), games[0])
    state = Statistics(figures, game, _standings(figures, game))
    return Page(
        context,
        state,
        _compose,
        first=f"tab/{games.index(game)}",
        every=_count_on,
        room=lambda page: room_of(page.state.game),
    )


def _standings(figures: Figures, game: str) -> Sequence[LevelFigures]:
    found = figures_by_level(figures.records(game))
    return sorted((each for each in found if each.deals or each.matches), key=_rank)


def _count_on(page: Page[Statistics]) -> None:
    """Take in what has been counted meanwhile."""
    if page.state.figures.go_on():
        _show(page, page.state.game)


def _show(page: Page[Statistics], game: str) -> Switch:
    return page.change(game=game, standings=_standings(page.state.figures, game))


def _name(page: Page[Statistics]) -> str:
    return page.context.words.get(f"{page.state.game}.name")


def _ask(page: Page[Statistics]) -> Switch:
    words = page.context.words
    question = words.get("statistics.forget_question", game=_name(page))
    text, yes = words.get("statistics.forget_text"), words.get("statistics.forget_yes")
    return Push(confirm(page.context, question, text, yes, partial(_forget, page), grave=True))


def _forget(page: Page[Statistics]) -> Switch:
    done = page.state.figures.forget(page.state.game)
    key = "statistics.forgotten" if done else "statistics.not_forgotten"
    page.context.notices.say(page.context.words.get(key, game=_name(page)))
    return _show(page, page.state.game)


def _compose(page: Page[Statistics]) -> Block:
    words = page.context.words
    games = page.context.routes.games
    names = tuple(words.get(f"{game}.name") for game in games)
    shown = tabs("tab", names, games.index(page.state.game), lambda at: _show(page, games[at]))
    keys = region_hints(page.context)
    cabinet = way_in(page.context, page.state.game, narrow=True)
    head = Row((Grow(title(words.get("statistics.title"))), *cabinet, way_back(page.context, Pop)), gap=16)
    top = Column((head, Region("games", shown)), gap=8)
    ways = (Region("forget", Row((_showing(page), _forgetting(page)), gap=12)),)
    foot = Row((Grow(Centre(keys, WIDEST)), *(ways if page.state.standings else ())), gap=16)
    whole = Column((Pad(top, 30, 0), Grow(_middle(page)), Pad(foot, 30, 0)), gap=8)
    return Pad(Centre(whole, WIDEST, tall=False), SIDES - 30, ENDS)


def _middle(page: Page[Statistics]) -> Block:
    words, name = page.context.words, _name(page)
    if not page.state.standings:
        text = words.get("statistics.empty_text", game=name)
        nothing = emptiness(
            page.context, page.state.game, words.get("statistics.empty"), text, words.get("statistics.play")
        )
        return Scroll("empty", Pad(nothing, 30, 20))
    cards = [
        _Card(page.context, each, page.state.game, _level(page, each.level), page.state.more).block()
        for each in page.state.standings
    ]
    whole = Pad(Column(tuple(cards), gap=22), 30, 18)
    return Region("figures", Scroll(f"figures/{page.state.game}", whole, reading=True, name=name))


def _showing(page: Page[Statistics]) -> Block:
    key = "statistics.less" if page.state.more else "statistics.more"
    return Button("more", page.context.words.get(key), partial(_toggle, page), Tone.QUIET)


def _toggle(page: Page[Statistics]) -> Switch:
    return page.change(more=not page.state.more)


def _forgetting(page: Page[Statistics]) -> Block:
    words = page.context.words
    tip = words.get("statistics.forget_tip", game=_name(page))
    return Button(
        "forget", words.get("statistics.forget"), partial(_ask, page), Tone.QUIET, tip=tip, icon="trash"
    )


def _level(page: Page[Statistics], level: str) -> str:
    known = level in LEVELS or level == MIXED
    return page.context.words.get(f"statistics.level.{level}") if known else level


def _rank(standing: LevelFigures) -> int:
    return LEVELS.index(standing.level) if standing.level in LEVELS else len(LEVELS)


@record
class _Card:
    """The figures against one level."""

    context: UiContext
    standing: LevelFigures
    game: str
    level: str
    more: bool  # averages and how sure they are are shown, too

    def block(self) -> Block:
        """Show them on a panel: numbers at the left, the curve at the right."""
        words = self.context.words
        if not self.standing.deals:
            parts = (
                heading(self.level),
                self._fact("matches", self._matches()),
                Text(words.get("statistics.no_deals"), SMALL, Tint.MUTED),
                *self._older(),
            )
            return Panel(Column(parts, gap=14), sides=32, ends=26)
        left = Column(
            (
                heading(self.level),
                self._facts(),
                *(self._rate() if self.more else ()),
                *self._too_few(),
                *self._older(),
            ),
            gap=16,
        )
        return Panel(Beside(left, self._curve(), share=0.5, least=1060, gap=48), sides=32, ends=26)

    def _too_few(self) -> tuple[Block, ...]:
        if self.standing.deals >= FEW:
            return ()
        return (Text(self.context.words.get("statistics.too_few"), SMALL, Tint.MUTED),)

    def _older(self) -> tuple[Block, ...]:
        """Own up to what can't be reckoned again."""
        number = self.standing.older
        if not number:
            return ()
        return (Text(self.context.words.count("statistics.older", number), SMALL, Tint.MUTED),)

    def _matches(self) -> str:
        mine = self.standing
        return self.context.words.get("statistics.matches_told", won=mine.matches_won, number=mine.matches)

    def _facts(self) -> Block:
        """Tell what a player wants to know, and on request the averages."""
        mine, words = self.standing, self.context.words
        share = words.get("common.percent", amount=round(100 * mine.deals_won / mine.deals))
        counted = words.get("statistics.rate_told", won=mine.deals_won, number=mine.deals)
        rate = counted if mine.deals < FEW else f"{share} · {counted}"
        facts = [
            self._fact("rate", rate),
            self._fact("matches", self._matches()),
            self._fact("streak", self._streak(mine.streak)),
            self._fact("longest", self._streak(mine.longest)),
            self._fact("best", self._points(figure(mine.best))),
        ]
        if self.more:
            each, lead = mine.points / mine.deals, (mine.points - mine.against) / mine.deals
            facts.append(self._fact("points", self._points(f"{each:.2f}".replace("-", "−"))))
            facts.append(self._fact("lead", self._points(f"{lead:+.2f}".replace("-", "−"))))
        return Grid(tuple(facts), 260, gap=16, most=2)

    def _streak(self, number: int) -> str:
        return self.context.words.count("statistics.streak_told", number)

    def _points(self, figures: str) -> str:
        words, game = self.context.words, find(self.game)
        units = game.rules(game.options()).spec.units
        unit = gain_unit(words, self.game, units, number_of(figures))
        return amount(words, words.pointed(figures), unit)

    def _fact(self, key: str, value: str) -> Block:
        words = self.context.words
        name = words.get(f"statistics.{key}")
        fact = Column((Text(name, SMALL, Tint.MUTED), Text(value, NUMBER)), gap=0)
        return ToldLine(fact, words.get("aloud.line", name=name, told=value))

    def _rate(self) -> tuple[Block, ...]:
        """Tell between which bounds the share of deals won is likely to lie."""
        words, mine = self.context.words, self.standing
        low, high = won_between(mine.deals_won, mine.deals)
        told = words.get("statistics.likely", low=round(100 * low), high=round(100 * high))
        share = mine.deals_won / mine.deals
        value = words.get("common.percent", amount=round(100 * share))
        gauge = Gauge(words.get("statistics.likely_name"), share, low, high, value)
        return (Column((gauge, Text(told, SMALL, Tint.MUTED)), gap=6),)

    def _curve(self) -> Block:
        words = self.context.words
        curve = Curve(words.get("statistics.you"), (0.0, *accumulate(self.standing.gains)))
        name = words.get("statistics.curve")
        return Column((Text(name, SMALL, Tint.MUTED), Chart(name, (curve,), tall=250)), gap=8)


@record
class Gauge(Filling):
    """The interval is a band, the share a knob on it, an even chance a notch in the middle."""

    name: str  # said aloud
    share: float  # 0 … 1, like the two below
    low: float
    high: float
    spoken: str

    def width(self, look: ResolvedTheme) -> int:
        return look.px(160)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return max(20, look.px(30))

    def draw(self, canvas: Canvas) -> None:
        rect = canvas.rect
        p, (wide, tall) = canvas.look.palette, rect.size
        thick, middle, end = tall * 0.36, tall / 2, tall / 2
        reach = wide - 2 * end

        def x(share: float) -> float:
            return end + share * reach

        track = box((1, middle - thick / 2, wide - 2, thick), thick / 2, hexa(p.well), hexa(p.panel_line), 1)
        band = box(
            (x(self.low), middle - thick / 2, (self.high - self.low) * reach, thick),
            thick / 2,
            hexa(mix(p.well, p.gold, 0.55)),
        )
        notch = box((x(0.5) - 1, 1, 2, tall - 2), 1, hexa(p.muted))
        knob = disc(
            x(self.share),
            middle,
            tall * 0.36,
            hexa(p.paper_top),
            f'stroke="{hexa(p.gold_bottom)}" stroke-width="1.5"',
        )
        canvas.put(
            canvas.look.paint.vector(svg(track + band + notch + knob, wide, tall), rect.size), rect.topleft
        )

    def nodes(self, at: Placement) -> Iterable[Node]:
        yield Node(Role.PROGRESS, self.name, rect_of(at.rect), self.spoken)
