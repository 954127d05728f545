"""What became of a daily deal: the player's score beside par, the days that were played, and the ways on from there."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial

from game.core.deal_code import grouped
from game.core.record import record
from game.play.match_setup import MatchSetup
from game.play.table_session import DealDone
from game.storage.daily import FirstTry
from game.storage.firsts import First
from game.ui.blocks import (
    BODY,
    BROADEST,
    LABEL,
    PASS,
    SMALL,
    STRONG,
    TITLE,
    Align,
    Beside,
    Block,
    Button,
    Column,
    Command,
    Grid,
    KeyInput,
    Material,
    Number,
    Page,
    Panel,
    Pop,
    Region,
    Reply,
    Scroll,
    Switch,
    Text,
    Tint,
    ToldLine,
    Tone,
    UiContext,
    Wrap,
    eyebrow,
)
from game.ui.scenes.cabinet import new_pieces
from game.ui.scenes.days_played import DaysPlayed, day_told, verdict
from game.ui.scenes.deal_pictures import SignedText
from game.ui.scenes.labels import room_of
from game.ui.scenes.result_page import ToldDeal, moment, result_page, tell
from game.ui.shell.destinations import ToDaily, ToLookBack, ToThisDeal
from game.ui.shell.editing import copy
from game.ui.shell.input import Press

WIDEST = BROADEST
BROAD = 1120


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
    firsts: Sequence[First] = ()  # what it brought for the first time


@record
class DailyResult:
    """What became of the deal, and the ways on."""

    stand: DailyStand
    told: ToldDeal
    again: MatchSetup  # with which one plays on from the deal looked back at
    leave: Command
    following: Command | None  # goes on with the match; None where it can't
    days: DaysPlayed
    go_on: Callable[[], DailyStand | None]


def daily_result(
    context: UiContext,
    stand: DailyStand,
    done: DealDone,
    again: MatchSetup,
    leave: Command,
    following: Command | None = None,
    *,
    go_on: Callable[[], DailyStand | None] = lambda: None,
) -> Page[DailyResult]:
    """Open the page; `go_on`, called at every frame, gives what is to be told once that has changed."""
    days = DaysPlayed(context, stand.day)
    state = DailyResult(stand, tell(context, done), again, leave, following, days, go_on)
    return Page(
        context,
        state,
        _compose,
        first="look_back",
        keys=_walk,
        every=_go_on,
        room=lambda page: room_of(page.state.told.done.match.transcript().header.game),
    )


def _go_on(page: Page[DailyResult]) -> None:
    if (stand := page.state.go_on()) is not None:
        page.change(stand=stand)


def _walk(page: Page[DailyResult], key: KeyInput) -> Reply:
    if not isinstance(key, Press) or key.action is None or not page.screen.keyed:
        return PASS
    goal = page.state.days.walk(page.state.stand.tries, page.screen.focused, key.action)
    if goal:
        page.screen.focus(goal, keyed=True)
    return Reply(taken=bool(goal))


def _compose(page: Page[DailyResult]) -> Block:
    stand, words = page.state.stand, page.context.words
    seen = moment(page.context, page.state.told)
    new = new_pieces(page.context, stand.game, stand.firsts)
    told = Column((*seen, *_figures(page, stand), *new, _note(page, stand), *_code(page, stand)), gap=16)
    both = Beside(told, page.state.days.block(stand.tries), 0.56, BROAD, gap=44)
    name = words.get(f"{stand.game}.name")
    body = Panel(Region("told", Scroll("told", both, reading=True, name=name)), sides=34, ends=28)
    where = words.get("daily.eyebrow", game=_named(page, stand), day=day_told(words, stand.day))
    waiting = words.get("daily.failed" if stand.failed else "daily.waiting")
    headline = verdict(words, stand.ahead, stand.par) or waiting
    said = page.state.told.story.cause.said
    sentence = (SignedText(said, page.state.told.captions.cards.aloud(said), centred=False),) if said else ()
    foot = _foot(page, stand)
    return result_page(page.context, stand.game, where, headline, sentence, back=Pop, body=body, foot=foot)


def _named(page: Page[DailyResult], stand: DailyStand) -> str:
    """Name the game, and its table where it has several: scores of different ones can't be compared."""
    words = page.context.words
    name = words.get(f"{stand.game}.name")
    return words.get("daily.game_at", game=name, table=stand.table) if stand.table else name


def _figures(page: Page[DailyResult], stand: DailyStand) -> tuple[Block, ...]:
    """Set the score, par and what lies between side by side."""
    words, par = page.context.words, stand.par
    say = words.get
    shown = (
        ("mine", words.decimal(stand.ahead, plus=True), Tint.CREAM),
        ("par", "…" if par is None else words.decimal(par, plus=True), Tint.CREAM),
        ("difference", "…" if par is None else words.decimal(stand.ahead - par, plus=True), Tint.GOLD),
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
    say, done = page.context.words.get, page.state.told.done
    if not stand.code:
        return ()
    shown = Text(grouped(stand.code), STRONG, Tint.GOLD)
    go = partial(page.context.go, ToThisDeal(done))
    known = Wrap((Button("this_deal", say("codes.this"), go, tip=say("codes.this_tip")),))
    return (Column((eyebrow(say("codes.code")), shown, known), gap=8),)


def _foot(page: Page[DailyResult], stand: DailyStand) -> Block:
    say, go, state = page.context.words.get, page.context.go, page.state
    seen = state.told.story.cause.moment
    length = seen.length if seen else 0
    title = Button("title", say("result.match.title"), state.leave, Tone.QUIET, icon="home")
    tip = say("daily.copy_tip")
    line = Button("copy", say("daily.copy"), partial(_copy, page), tip=tip, live=stand.par is not None)
    following = state.following
    tip = say("daily.next_tip")
    onward = (Button("next", say("daily.next"), following, Tone.QUIET, tip=tip),) if following else ()
    tip = say("daily.again_tip")
    again = partial(go, ToDaily(stand.game, stand.day))
    back = Button(
        "look_back",
        say("result.look_back_at", number=seen.trick) if seen and length else say("daily.look_back"),
        partial(go, ToLookBack(state.told.done, state.again, length)),
        Tone.PRIMARY,
        icon="eye",
    )
    buttons = (title, line, *onward, Button("again", say("daily.again"), again, tip=tip, icon="undo"), back)
    return Wrap(buttons, gap=14, right=True)


def _copy(page: Page[DailyResult]) -> Switch:
    words, stand = page.context.words, page.state.stand
    told = verdict(words, stand.ahead, stand.par)
    line = words.get("daily.line", day=day_told(words, stand.day), game=_named(page, stand), told=told)
    line = f"{line} · {grouped(stand.code)}" if stand.code else line
    key = "daily.copied" if copy(line) else "daily.not_copied"
    page.context.notices.say(words.get(key, line=line) if key == "daily.copied" else words.get(key))
    return None
