"""What became of a daily deal: the player's score beside par, the days that were played, and the ways on from there."""

from collections.abc import Callable, Mapping
from datetime import date

from game.core.deal_code import grouped
from game.core.record import record
from game.storage.daily import FirstTry
from game.ui.draw.theme import BODY, LABEL, SMALL, STRONG, TITLE
from game.ui.kit.block import PASS, Block, Reply
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.kit.scroll import Scroll
from game.ui.layout import Beside, Centre, Column, Grid, Grow, Pad, Region, Row, Wrap
from game.ui.scenes.days_played import DaysPlayed, day_told, verdict
from game.ui.scenes.keyed_scene import KeyedScene
from game.ui.scenes.labels import Cover
from game.ui.shell.clipboard import copy
from game.ui.shell.context import UiContext
from game.ui.shell.input import Press
from game.ui.shell.scene import Command, Switch
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.frame import BROADEST, ENDS, SIDES, way_back
from game.ui.widgets.panel import Material, Panel
from game.ui.widgets.text import Align, Number, Text, Tint, ToldLine, eyebrow, title
from game.wording import decimal

WIDEST = BROADEST
BROAD = 1120


@record
class DailyRoutes:
    """The ways on; those that are None are not offered."""

    again: Command
    leave: Command
    back: Command  # to where one came from
    look_back: Command | None = None
    following: Command | None = None  # goes on with the match
    this_deal: Command | None = None  # the deal itself, for other seats


@record
class DailyStand:
    """All there is to tell, as it is now."""

    day: date
    game: str
    unit: str  # several of what all is compared in
    ahead: float
    par: float | None
    practised: bool  # the score is that of a later try
    tries: Mapping[str, FirstTry]  # every first try by its day, this one's included
    runs: tuple[int, int] = (0, 1)  # how often a master has played the deal, and is to
    failed: bool = False
    code: str = ""  # of the deal
    table: str = ""  # at which it was played; empty where the game has but one
    brought: str = ""  # what it brought every side


def daily_result(
    context: UiContext,
    stand: Callable[[], DailyStand],
    ways: DailyRoutes,
    go_on: Callable[[], bool] = lambda: False,
) -> ScreenScene:
    """Open the page; `stand` is asked again when `go_on`, called at every frame, says that something has changed."""
    made = _DailyResult(context, stand, ways, DaysPlayed(context, stand().day))
    screen = Screen(context, made.compose, back=ways.back, first="look_back" if ways.look_back else "again")

    def listen() -> None:
        if go_on():
            screen.refresh()

    def walk(press: Press) -> Reply:
        if press.action is None or not screen.keyed:
            return PASS
        goal = made.days.walk(stand().tries, screen.held, press.action)
        if goal:
            screen.hold(goal, keyed=True)
        return Reply(taken=bool(goal))

    return KeyedScene(screen, walk, listen=listen)


@record
class _DailyResult:
    context: UiContext
    stand: Callable[[], DailyStand]
    ways: DailyRoutes
    days: DaysPlayed

    def compose(self) -> Block:
        stand = self.stand()
        told = Column((*self._figures(stand), self._note(stand), *self._code(stand)), gap=16)
        both = Beside(told, self.days.block(stand.tries), 0.56, BROAD, gap=44)
        name = self.context.words.get(f"{stand.game}.name")
        body = Panel(Region("told", Scroll("told", both, reading=True, name=name)), sides=34, ends=28)
        whole = Column(
            (self._top(stand), Grow(Centre(body, WIDEST)), Region("foot", self._foot(stand))), gap=16
        )
        return Pad(Centre(whole, WIDEST, tall=False), SIDES, ENDS)

    def _top(self, stand: DailyStand) -> Block:
        words = self.context.words
        name = words.get(f"{stand.game}.name")
        where = words.get("daily.eyebrow", game=self._named(stand), day=day_told(words, stand.day))
        waiting = words.get("daily.failed" if stand.failed else "daily.waiting")
        head = Column((eyebrow(where), title(verdict(words, stand.ahead, stand.par) or waiting)), gap=0)
        return Row((Cover(stand.game, name, most=170, least=110), Grow(head), self._back()), gap=24)

    def _named(self, stand: DailyStand) -> str:
        """Name the game, and its table where it has several: scores of different ones can't be compared."""
        words = self.context.words
        name = words.get(f"{stand.game}.name")
        return words.get("daily.game_at", game=name, table=stand.table) if stand.table else name

    def _back(self) -> Block:
        return way_back(self.context, self.ways.back)

    def _figures(self, stand: DailyStand) -> tuple[Block, ...]:
        """Set the score, par and what lies between side by side."""
        say = self.context.words.get
        par = stand.par
        shown = (
            ("mine", decimal(stand.ahead, plus=True), Tint.CREAM),
            ("par", "…" if par is None else decimal(par, plus=True), Tint.CREAM),
            ("difference", "…" if par is None else decimal(stand.ahead - par, plus=True), Tint.GOLD),
        )
        cells = tuple(self._figure(say(f"daily.{key}"), text, tint) for key, text, tint in shown)
        unit = Text(say("daily.unit", unit=stand.unit), BODY, Tint.MUTED)
        brought = (Text(say("daily.brought", told=stand.brought), BODY),) if stand.brought else ()
        return Grid(cells, 150, gap=14, most=3), *brought, unit

    def _figure(self, name: str, text: str, tint: Tint) -> Block:
        parts = Column((Text(name, SMALL, Tint.MUTED), Number(text, TITLE, tint, Align.LEFT)))
        said = self.context.words.get("aloud.line", name=name, told=text)
        return ToldLine(Panel(parts, Material.INSET, sides=24, ends=16), said)

    def _note(self, stand: DailyStand) -> Block:
        words, first = self.context.words, stand.tries.get(stand.day.isoformat())
        parts: list[Block] = []
        if stand.par is None and not stand.failed:
            done, every = stand.runs
            parts.append(Text(words.get("daily.working", done=done, all=every), SMALL, Tint.GOLD))
        if stand.practised:
            told = verdict(words, first.ahead, first.par) if first else ""
            text = words.get("daily.practice", told=told) if told else words.get("daily.practice_open")
        else:
            text = words.get("daily.taken_back" if first and first.taken_back else "daily.counted")
        return Column((*parts, Text(text, LABEL)), gap=10)

    def _code(self, stand: DailyStand) -> tuple[Block, ...]:
        """Show the code of the deal, by which it is played on any other day, too."""
        say, ways = self.context.words.get, self.ways
        if not stand.code:
            return ()
        shown = Text(grouped(stand.code), STRONG, Tint.GOLD)
        parts: list[Block] = [eyebrow(say("codes.code")), shown]
        if ways.this_deal:
            tip = say("codes.this_tip")
            parts.append(Wrap((Button("this_deal", say("codes.this"), ways.this_deal, tip=tip),)))
        return (Column(parts, gap=8),)

    # ------------------------------------------------------------------ the ways on

    def _foot(self, stand: DailyStand) -> Block:
        say, ways = self.context.words.get, self.ways
        buttons = [
            Button("title", say("result.match.title"), ways.leave, Tone.QUIET, icon="home"),
            Button(
                "copy", say("daily.copy"), self._copy, tip=say("daily.copy_tip"), live=stand.par is not None
            ),
        ]
        if ways.following:
            buttons.append(
                Button("next", say("daily.next"), ways.following, Tone.QUIET, tip=say("daily.next_tip"))
            )
        buttons.append(
            Button("again", say("daily.again"), ways.again, tip=say("daily.again_tip"), icon="undo")
        )
        if ways.look_back:
            buttons.append(
                Button("look_back", say("daily.look_back"), ways.look_back, Tone.PRIMARY, icon="eye")
            )
        return Wrap(tuple(buttons), gap=14, right=True)

    def _copy(self) -> Switch:
        words, stand = self.context.words, self.stand()
        told = verdict(words, stand.ahead, stand.par)
        line = words.get("daily.line", day=day_told(words, stand.day), game=self._named(stand), told=told)
        line = f"{line} · {grouped(stand.code)}" if stand.code else line
        key = "daily.copied" if copy(line) else "daily.not_copied"
        self.context.notices.say(words.get(key, line=line) if key == "daily.copied" else words.get(key))
        return None
