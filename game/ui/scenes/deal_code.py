"""A deal code typed or pasted: what it says, and the way to the table at which its cards are dealt."""

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TypeAlias

from game.catalogue import find
from game.core.cards import BadNotation
from game.core.deal_code import SIGNS, DealCode, grouped
from game.core.options import Value, declared
from game.core.record import record
from game.play.deal_codes import read_code, setup_from
from game.play.match_setup import ME, MatchSetup
from game.telling.captions import told_name
from game.ui.blocks import (
    BODY,
    SMALL,
    STRONG,
    Block,
    Button,
    Centre,
    Column,
    Grid,
    Grow,
    Material,
    MinWidth,
    Page,
    Panel,
    Pop,
    Region,
    Row,
    Scroll,
    Switch,
    Text,
    TextField,
    Tint,
    Tone,
    UiContext,
    Wrap,
    framed,
    heading,
    text_px,
)
from game.ui.scenes.days_played import day_told
from game.ui.scenes.labels import COVER, IconSign
from game.ui.scenes.posters import poster
from game.ui.scenes.setup_options import value_caption
from game.ui.scenes.table_question import asked_first
from game.ui.shell.editing import copied
from game.wording import WITHIN, fault

WIDEST = 1080
MOST = 60
"""Signs that the field takes, hyphens and blanks with them."""
ONE_LINE = 620
"""From this width of the window on, the field and its button stand side by side."""
RULE = 380
"""Design units of a house rule before the text scale."""

Begin: TypeAlias = Callable[[UiContext, MatchSetup], Switch]
"""Starts a match: says what is to happen to the scenes."""


@record
class Entered:
    """What has been written so far, and what it says."""

    begin: Begin
    text: str = ""
    code: DealCode | None = None
    fault: str = ""


def deal_code(context: UiContext, begin: Begin, text: str = "") -> Page[Entered]:
    """Ask for a code; `begin` sits down to its deal."""
    return Page(context, _read(context, begin, text), _compose, first="code")


def _read(context: UiContext, begin: Begin, text: str) -> Entered:
    if not text.strip():
        return Entered(begin, text)
    try:
        return Entered(begin, text, read_code(text))
    except BadNotation as trouble:
        return Entered(begin, text, fault=fault(context.words, trouble))


def rule_lines(context: UiContext, game_id: str, options: tuple[tuple[str, Value], ...]) -> tuple[str, ...]:
    """Say in words which house rules differ from the usual ones, and how."""
    words, made = context.words, dict(options)
    return tuple(
        words.get(
            "codes.rule",
            name=words.get(f"{game_id}.option.{option.id}.name"),
            value=value_caption(words, game_id, option, made[option.id]),
        )
        for option in declared(find(game_id).options)
        if option.id in made
    )


def _write(page: Page[Entered], text: str) -> Switch:
    return page.become(_read(page.context, page.state.begin, text))


def _paste(page: Page[Entered]) -> Switch:
    return _write(page, copied()[:MOST])


def _clear(page: Page[Entered]) -> Switch:
    page.screen.focus("code")
    return _write(page, "")


def _play(page: Page[Entered]) -> Switch:
    if page.state.code is None:
        page.context.announcer.say(page.state.fault, urgent=True)
        return None
    code, context = page.state.code, page.context

    def play() -> Switch:
        return page.state.begin(context, setup_from(code, context.settings))

    return asked_first(context, find(code.game), play) if code.day else play()


def _compose(page: Page[Entered]) -> Block:
    say = page.context.words.get
    told = Column((Text(say("codes.enter_text"), BODY), _entry(page), _verdict(page)), gap=16)
    body = Region("deal", Scroll("deal", told, reading=True, name=say("codes.enter")))
    panel = Panel(Column((Grow(body), Region("foot", _foot(page))), gap=18), sides=34, ends=28)
    return framed(page.context, say("codes.enter"), Centre(panel, WIDEST, tall=False), Pop)


def _entry(page: Page[Entered]) -> Block:
    say, look = page.context.words.get, page.context.look
    field = TextField(
        "code",
        say("codes.code"),
        page.state.text,
        partial(_write, page),
        hint=say("codes.hint"),
        most=MOST,
        done=partial(_play, page),
        signs=f"{SIGNS}-",
    )
    paste = Button("paste", say("codes.paste"), partial(_paste, page), tip=say("codes.paste_tip"))
    clear = Button("clear", say("codes.clear"), partial(_clear, page), Tone.QUIET, live=bool(page.state.text))
    if look.width < text_px(look, ONE_LINE):
        return Column((field, Wrap((paste, clear), gap=12)), gap=12)
    return Row((Grow(field), paste, clear), gap=12)


def _verdict(page: Page[Entered]) -> Block:
    say = page.context.words.get
    if page.state.fault:
        sign = IconSign("warning", SMALL, Tint.BAD)
        return Row((sign, Grow(Text(page.state.fault, SMALL, Tint.BAD))), gap=12)
    if page.state.code is None:
        return Text(say("codes.where"), SMALL, Tint.MUTED)
    return _told(page, page.state.code)


def _told(page: Page[Entered], code: DealCode) -> Block:
    """Say what a code says, but for the cards."""
    say, game = page.context.words.get, code.game
    name = say(f"{game}.name")
    match_setup = setup_from(code, page.context.settings)
    people = match_setup.opponents
    dealer = (
        say("codes.you_deal")
        if code.dealer == ME
        else say("codes.deals", name=told_name(page.context.words, people[code.dealer - 1].name))
    )
    names = [told_name(page.context.words, each.name).form(WITHIN) for each in people]
    against = say("codes.against", names=say("table.comma").join(names))
    lines = rule_lines(page.context, game, match_setup.options) or (say("codes.usual"),)
    head = Column(
        (
            heading(name),
            Text(grouped(code.text), STRONG, Tint.GOLD),
            *_day(page, code),
            Text(f"{against} {dealer}", SMALL),
        ),
        gap=5,
    )
    top = Row((MinWidth(poster(game, name, COVER), 150), Grow(head)), gap=22)
    rules = Grid(tuple(Text(line, SMALL, Tint.MUTED) for line in lines), RULE, gap=8, most=2)
    return Panel(Column((top, rules), gap=14), Material.INSET, sides=20, ends=18)


def _day(page: Page[Entered], code: DealCode) -> tuple[Block, ...]:
    """Say of which day a deal is, where it is that of a day."""
    if not code.day:
        return ()
    words = page.context.words
    day = day_told(words, date.fromisoformat(code.day))
    return (Text(words.get("codes.day", day=day), SMALL),)


def _foot(page: Page[Entered]) -> Block:
    say = page.context.words.get
    note = Text(say("codes.not_counted"), SMALL, Tint.MUTED)
    play = Button(
        "play",
        say("codes.play"),
        partial(_play, page),
        Tone.PRIMARY,
        live=page.state.code is not None,
        icon="play",
    )
    look = page.context.look
    if look.width < text_px(look, ONE_LINE):
        return Column((note, Wrap((play,), right=True)), gap=12)
    return Row((Grow(Centre(note, WIDEST)), play), gap=20)
