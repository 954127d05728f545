"""The statistics: game by game and level by level, what became of the matches and deals that count."""

from collections.abc import Callable, Sequence
from itertools import accumulate

from game.catalogue import LEVELS, find
from game.core.record import record
from game.storage.stats import MIXED, LevelFigures, figures_by_level, won_between
from game.storage.stats_file import MatchRecord
from game.telling.captions import gain_units
from game.ui.draw.theme import NUMBER, SMALL
from game.ui.kit.block import Block
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.kit.scroll import Scroll
from game.ui.layout import Beside, Centre, Column, Grid, Grow, Pad, Region, Row
from game.ui.scenes.confirm import confirm
from game.ui.scenes.empty_list import emptiness
from game.ui.scenes.gauge import Gauge
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Pop, Push, Switch
from game.ui.widgets.button import Button
from game.ui.widgets.chart import Chart, Curve
from game.ui.widgets.chrome import Tone
from game.ui.widgets.frame import BROADEST, ENDS, SIDES, region_hints, way_back
from game.ui.widgets.panel import Panel
from game.ui.widgets.tabs import tabs
from game.ui.widgets.text import Text, Tint, ToldLine, heading, title

WIDEST = BROADEST + 60
FEW = 20
"""Deals below which a share or an average tells little of how strong somebody is."""


@record
class Figures:
    """What the screen shows, and what can be done about it."""

    records: Callable[[str], Sequence[MatchRecord]]
    forget: Callable[[str], bool]  # False when the disk does not take it
    go_on: Callable[
        [], bool
    ]  # counts on for a moment among the kept matches; tells whether anything has changed


def statistics(context: UiContext, figures: Figures) -> ScreenScene:
    """Open the statistics."""
    made = _Statistics(context, figures)
    return ScreenScene(made.screen, listen=made.listen)


class _Statistics:
    """Holds which game is looked at, and its figures."""

    def __init__(self, context: UiContext, figures: Figures) -> None:
        self._context = context
        self._figures = figures
        self._games = context.routes.games
        self._tab = next((place for place, game in enumerate(self._games) if figures.records(game)), 0)
        self._standings: tuple[LevelFigures, ...] = ()
        self._more = False  # averages and how sure they are
        self._look_again()
        self.screen = Screen(context, self._compose, first=f"tab/{self._tab}")

    @property
    def _game(self) -> str:
        return self._games[self._tab]

    def _look_again(self) -> None:
        found = figures_by_level(self._figures.records(self._game))
        self._standings = tuple(sorted((each for each in found if each.deals or each.matches), key=_rank))

    def listen(self) -> None:
        """Take in what has been counted meanwhile."""
        if self._figures.go_on():
            self._look_again()
            self.screen.refresh()

    def _show(self, tab: int) -> Switch:
        self._tab = tab
        self._look_again()
        return None

    def _ask(self) -> Switch:
        words, name = self._context.words, self._context.words.get(f"{self._game}.name")
        question = words.get("statistics.forget_question", game=name)
        text, yes = words.get("statistics.forget_text"), words.get("statistics.forget_yes")
        return Push(confirm(self._context, question, text, yes, self._forget, grave=True))

    def _forget(self) -> Switch:
        done = self._figures.forget(self._game)
        key = "statistics.forgotten" if done else "statistics.not_forgotten"
        self._context.notices.say(
            self._context.words.get(key, game=self._context.words.get(f"{self._game}.name"))
        )
        self._look_again()
        self.screen.refresh()
        return None

    def _compose(self) -> Block:
        words = self._context.words
        names = tuple(words.get(f"{game}.name") for game in self._games)
        keys = region_hints(self._context)
        head = Row((Grow(title(words.get("statistics.title"))), way_back(self._context, Pop)), gap=16)
        top = Column((head, Region("games", tabs("tab", names, self._tab, self._show))), gap=8)
        ways = (Region("forget", Row((self._showing(), self._forgetting()), gap=12)),)
        foot = Row((Grow(Centre(keys, WIDEST)), *(ways if self._standings else ())), gap=16)
        whole = Column((Pad(top, 30, 0), Grow(self._middle()), Pad(foot, 30, 0)), gap=8)
        return Pad(Centre(whole, WIDEST, tall=False), SIDES - 30, ENDS)

    def _middle(self) -> Block:
        words, name = self._context.words, self._context.words.get(f"{self._game}.name")
        if not self._standings:
            text = words.get("statistics.empty_text", game=name)
            nothing = emptiness(
                self._context, self._game, words.get("statistics.empty"), text, words.get("statistics.play")
            )
            return Scroll("empty", Pad(nothing, 30, 20))
        units = find(self._game).rules(find(self._game).options()).spec.units
        one, many = gain_units(words, self._game, units)
        cards = [
            _Card(self._context, each, one, many, self._level(each.level), self._more).block()
            for each in self._standings
        ]
        whole = Pad(Column(tuple(cards), gap=22), 30, 18)
        return Region("figures", Scroll(f"figures/{self._game}", whole, reading=True, name=name))

    def _showing(self) -> Block:
        key = "statistics.less" if self._more else "statistics.more"
        return Button("more", self._context.words.get(key), self._toggle, Tone.QUIET)

    def _toggle(self) -> Switch:
        self._more = not self._more
        return None

    def _forgetting(self) -> Block:
        words = self._context.words
        tip = words.get("statistics.forget_tip", game=words.get(f"{self._game}.name"))
        return Button("forget", words.get("statistics.forget"), self._ask, Tone.QUIET, tip=tip, icon="trash")

    def _level(self, level: str) -> str:
        known = level in LEVELS or level == MIXED
        return self._context.words.get(f"statistics.level.{level}") if known else level


def _rank(standing: LevelFigures) -> int:
    return LEVELS.index(standing.level) if standing.level in LEVELS else len(LEVELS)


@record
class _Card:
    """The figures against one level."""

    context: UiContext
    standing: LevelFigures
    one: str  # caption of what deals bring
    many: str
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
        key = "statistics.older_one" if number == 1 else "statistics.older"
        return (Text(self.context.words.get(key, number=number), SMALL, Tint.MUTED),)

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
            self._fact("best", self._points(str(mine.best))),
        ]
        if self.more:
            each, lead = mine.points / mine.deals, (mine.points - mine.against) / mine.deals
            facts.append(self._fact("points", self._points(f"{each:.2f}")))
            facts.append(self._fact("lead", self._points(f"{lead:+.2f}")))
        return Grid(tuple(facts), 260, gap=16, most=2)

    def _streak(self, number: int) -> str:
        key = "streak_one" if number == 1 else "streak_told"
        return self.context.words.get(f"statistics.{key}", number=number)

    def _points(self, amount: str) -> str:
        unit = self.one if amount in ("1", "-1") else self.many
        told = amount.replace("-", "−")
        return self.context.words.get("statistics.points_told", amount=told, unit=unit)

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
