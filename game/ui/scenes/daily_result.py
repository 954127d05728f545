"""What became of a daily deal: the player's score beside par, the days that were played, and the ways on from there."""

from collections.abc import Callable, Mapping
from datetime import date
from functools import partial

from game.core.deal_code import grouped
from game.core.record import record
from game.storage.daily import FirstTry
from game.ui.blocks import (
    BODY,
    BROADEST,
    ENDS,
    LABEL,
    PASS,
    SIDES,
    SMALL,
    STRONG,
    TITLE,
    Align,
    Beside,
    Block,
    Button,
    Centre,
    Column,
    Command,
    Grid,
    Grow,
    Key,
    Material,
    Number,
    Pad,
    Page,
    Panel,
    Region,
    Reply,
    Row,
    Scroll,
    Switch,
    Text,
    Tint,
    ToldLine,
    Tone,
    UiContext,
    Wrap,
    eyebrow,
    title,
    way_back,
)
from game.ui.scenes.days_played import DaysPlayed, day_told, verdict
from game.ui.scenes.labels import Cover
from game.ui.shell.editing import copy
from game.ui.shell.input import Press
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


@record
class DailyResult:
    """What became of the deal, and the ways on."""

    stand: Callable[[], DailyStand]
    ways: DailyRoutes
    days: DaysPlayed
    go_on: Callable[[], bool]


def daily_result(
    context: UiContext,
    stand: Callable[[], DailyStand],
    ways: DailyRoutes,
    go_on: Callable[[], bool] = lambda: False,
) -> Page[DailyResult]:
    """Open the page; `stand` is asked again when `go_on`, called at every frame, says that something has changed."""
    state = DailyResult(stand, ways, DaysPlayed(context, stand().day), go_on)
    first = "look_back" if ways.look_back else "again"
    return Page(context, state, _compose, first=first, back=lambda _: ways.back(), keys=_walk, every=_go_on)


def _go_on(page: Page[DailyResult]) -> None:
    if page.state.go_on():
        page.screen.refresh()


def _walk(page: Page[DailyResult], key: Key) -> Reply:
    if not isinstance(key, Press) or key.action is None or not page.screen.keyed:
        return PASS
    goal = page.state.days.walk(page.state.stand().tries, page.screen.held, key.action)
    if goal:
        page.screen.hold(goal, keyed=True)
    return Reply(taken=bool(goal))


def _compose(page: Page[DailyResult]) -> Block:
    stand = page.state.stand()
    told = Column((*_figures(page, stand), _note(page, stand), *_code(page, stand)), gap=16)
    both = Beside(told, page.state.days.block(stand.tries), 0.56, BROAD, gap=44)
    name = page.context.words.get(f"{stand.game}.name")
    body = Panel(Region("told", Scroll("told", both, reading=True, name=name)), sides=34, ends=28)
    whole = Column(
        (_top(page, stand), Grow(Centre(body, WIDEST)), Region("foot", _foot(page, stand))), gap=16
    )
    return Pad(Centre(whole, WIDEST, tall=False), SIDES, ENDS)


def _top(page: Page[DailyResult], stand: DailyStand) -> Block:
    words = page.context.words
    name = words.get(f"{stand.game}.name")
    where = words.get("daily.eyebrow", game=_named(page, stand), day=day_told(words, stand.day))
    waiting = words.get("daily.failed" if stand.failed else "daily.waiting")
    head = Column((eyebrow(where), title(verdict(words, stand.ahead, stand.par) or waiting)), gap=0)
    return Row((Cover(stand.game, name, most=170, least=110), Grow(head), _back(page)), gap=24)


def _named(page: Page[DailyResult], stand: DailyStand) -> str:
    """Name the game, and its table where it has several: scores of different ones can't be compared."""
    words = page.context.words
    name = words.get(f"{stand.game}.name")
    return words.get("daily.game_at", game=name, table=stand.table) if stand.table else name


def _back(page: Page[DailyResult]) -> Block:
    return way_back(page.context, page.state.ways.back)


def _figures(page: Page[DailyResult], stand: DailyStand) -> tuple[Block, ...]:
    """Set the score, par and what lies between side by side."""
    say = page.context.words.get
    par = stand.par
    shown = (
        ("mine", decimal(stand.ahead, plus=True), Tint.CREAM),
        ("par", "…" if par is None else decimal(par, plus=True), Tint.CREAM),
        ("difference", "…" if par is None else decimal(stand.ahead - par, plus=True), Tint.GOLD),
    )
    cells = tuple(_figure(page, say(f"daily.{key}"), text, tint) for key, text, tint in shown)
    unit = Text(say("daily.unit", unit=stand.unit), BODY, Tint.MUTED)
    brought = (Text(say("daily.brought", told=stand.brought), BODY),) if stand.brought else ()
    return Grid(cells, 150, gap=14, most=3), *brought, unit


def _figure(page: Page[DailyResult], name: str, text: str, tint: Tint) -> Block:
    parts = Column((Text(name, SMALL, Tint.MUTED), Number(text, TITLE, tint, Align.LEFT)))
    said = page.context.words.get("aloud.line", name=name, told=text)
    return ToldLine(Panel(parts, Material.INSET, sides=24, ends=16), said)


def _note(page: Page[DailyResult], stand: DailyStand) -> Block:
    words, first = page.context.words, stand.tries.get(stand.day.isoformat())
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


def _code(page: Page[DailyResult], stand: DailyStand) -> tuple[Block, ...]:
    """Show the code of the deal, by which it is played on any other day, too."""
    say, ways = page.context.words.get, page.state.ways
    if not stand.code:
        return ()
    shown = Text(grouped(stand.code), STRONG, Tint.GOLD)
    parts: list[Block] = [eyebrow(say("codes.code")), shown]
    if ways.this_deal:
        tip = say("codes.this_tip")
        parts.append(Wrap((Button("this_deal", say("codes.this"), ways.this_deal, tip=tip),)))
    return (Column(parts, gap=8),)


def _foot(page: Page[DailyResult], stand: DailyStand) -> Block:
    say, ways = page.context.words.get, page.state.ways
    buttons = [
        Button("title", say("result.match.title"), ways.leave, Tone.QUIET, icon="home"),
        Button(
            "copy",
            say("daily.copy"),
            partial(_copy, page),
            tip=say("daily.copy_tip"),
            live=stand.par is not None,
        ),
    ]
    if ways.following:
        buttons.append(
            Button("next", say("daily.next"), ways.following, Tone.QUIET, tip=say("daily.next_tip"))
        )
    buttons.append(Button("again", say("daily.again"), ways.again, tip=say("daily.again_tip"), icon="undo"))
    if ways.look_back:
        buttons.append(Button("look_back", say("daily.look_back"), ways.look_back, Tone.PRIMARY, icon="eye"))
    return Wrap(tuple(buttons), gap=14, right=True)


def _copy(page: Page[DailyResult]) -> Switch:
    words, stand = page.context.words, page.state.stand()
    told = verdict(words, stand.ahead, stand.par)
    line = words.get("daily.line", day=day_told(words, stand.day), game=_named(page, stand), told=told)
    line = f"{line} · {grouped(stand.code)}" if stand.code else line
    key = "daily.copied" if copy(line) else "daily.not_copied"
    page.context.notices.say(words.get(key, line=line) if key == "daily.copied" else words.get(key))
    return None
