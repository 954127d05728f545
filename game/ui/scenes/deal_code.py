"""A deal code typed or pasted: what it says, and the way to the table at which its cards are dealt."""

from collections.abc import Callable
from datetime import date
from typing import TypeAlias

from game.catalogue import find
from game.core.cards import BadNotation
from game.core.deal_code import SIGNS, DealCode, grouped
from game.core.options import Value, declared
from game.play.deal_codes import read_code, setup_from
from game.play.match_setup import ME, MatchSetup
from game.ui.draw.theme import BODY, SMALL, STRONG
from game.ui.kit.block import Block
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.kit.scroll import Scroll
from game.ui.layout import Centre, Column, Grid, Grow, Region, Row, Wrap, text_px
from game.ui.scenes.days_played import day_told
from game.ui.scenes.labels import Cover, IconSign
from game.ui.scenes.setup_options import value_caption
from game.ui.scenes.table_question import asked_first
from game.ui.shell.clipboard import copied
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Pop, Switch
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.field import TextField
from game.ui.widgets.frame import framed
from game.ui.widgets.panel import Material, Panel
from game.ui.widgets.text import Text, Tint, heading
from game.wording import in_curly, within

WIDEST = 1080
MOST = 60
"""Signs that the field takes, hyphens and blanks with them."""
ONE_LINE = 620
"""From this width of the window on, the field and its button stand side by side."""
RULE = 380
"""Design units of a house rule before the text scale."""

Begin: TypeAlias = Callable[[UiContext, MatchSetup], Switch]
"""Starts a match: says what is to happen to the scenes."""


def deal_code(context: UiContext, begin: Begin, text: str = "") -> ScreenScene:
    """Ask for a code; `begin` sits down to its deal."""
    page = _CodePage(context, begin, text)
    return ScreenScene(page.screen)


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


class _CodePage:
    """Holds what has been written so far."""

    def __init__(self, context: UiContext, begin: Begin, text: str) -> None:
        self._context = context
        self._begin = begin
        self._text = ""
        self._code: DealCode | None = None
        self._fault = ""
        self._write(text)
        self.screen = Screen(context, self._compose, back=Pop, first="code")

    def _write(self, text: str) -> Switch:
        self._text, self._code, self._fault = text, None, ""
        if text.strip():
            try:
                self._code = read_code(text)
            except BadNotation as trouble:
                self._fault = in_curly(trouble)
        return None

    def _paste(self) -> Switch:
        return self._write(copied()[:MOST])

    def _clear(self) -> Switch:
        self.screen.hold("code")
        return self._write("")

    def _play(self) -> Switch:
        if self._code is None:
            self._context.announcer.say(self._fault, urgent=True)
            return None
        code, context = self._code, self._context

        def play() -> Switch:
            return self._begin(context, setup_from(code, context.settings, context.words))

        return asked_first(context, find(code.game), play) if code.day else play()

    def _compose(self) -> Block:
        say = self._context.words.get
        told = Column((Text(say("codes.enter_text"), BODY), self._entry(), self._verdict()), gap=16)
        body = Region("deal", Scroll("deal", told, reading=True, name=say("codes.enter")))
        panel = Panel(Column((Grow(body), Region("foot", self._foot())), gap=18), sides=34, ends=28)
        return framed(self._context, say("codes.enter"), Centre(panel, WIDEST, tall=False), Pop)

    def _entry(self) -> Block:
        say, look = self._context.words.get, self._context.look
        field = TextField(
            "code",
            say("codes.code"),
            self._text,
            self._write,
            hint=say("codes.hint"),
            most=MOST,
            done=self._play,
            signs=f"{SIGNS}-",
        )
        paste = Button("paste", say("codes.paste"), self._paste, tip=say("codes.paste_tip"))
        clear = Button("clear", say("codes.clear"), self._clear, Tone.QUIET, live=bool(self._text))
        if look.width < text_px(look, ONE_LINE):
            return Column((field, Wrap((paste, clear), gap=12)), gap=12)
        return Row((Grow(field), paste, clear), gap=12)

    def _verdict(self) -> Block:
        say = self._context.words.get
        if self._fault:
            sign = IconSign("warning", SMALL, Tint.BAD)
            return Row((sign, Grow(Text(self._fault, SMALL, Tint.BAD))), gap=12)
        if self._code is None:
            return Text(say("codes.where"), SMALL, Tint.MUTED)
        return self._told(self._code)

    def _told(self, code: DealCode) -> Block:
        """Say what a code says, but for the cards."""
        say, game = self._context.words.get, code.game
        name = say(f"{game}.name")
        match_setup = setup_from(code, self._context.settings, self._context.words)
        people = match_setup.opponents
        dealer = (
            say("codes.you_deal")
            if code.dealer == ME
            else say("codes.deals", name=people[code.dealer - 1].name)
        )
        names = [within(self._context.words, each.name) for each in people]
        against = say("codes.against", names=say("table.comma").join(names))
        lines = rule_lines(self._context, game, match_setup.options) or (say("codes.usual"),)
        head = Column(
            (
                heading(name),
                Text(grouped(code.text), STRONG, Tint.GOLD),
                *self._day(code),
                Text(f"{against} {dealer}", SMALL),
            ),
            gap=5,
        )
        top = Row((Cover(game, name, most=200, least=90), Grow(head)), gap=22)
        rules = Grid(tuple(Text(line, SMALL, Tint.MUTED) for line in lines), RULE, gap=8, most=2)
        return Panel(Column((top, rules), gap=14), Material.INSET, sides=20, ends=18)

    def _day(self, code: DealCode) -> tuple[Block, ...]:
        """Say of which day a deal is, where it is that of a day."""
        if not code.day:
            return ()
        words = self._context.words
        day = day_told(words, date.fromisoformat(code.day))
        return (Text(words.get("codes.day", day=day), SMALL),)

    def _foot(self) -> Block:
        say = self._context.words.get
        note = Text(say("codes.not_counted"), SMALL, Tint.MUTED)
        play = Button(
            "play", say("codes.play"), self._play, Tone.PRIMARY, live=self._code is not None, icon="play"
        )
        look = self._context.look
        if look.width < text_px(look, ONE_LINE):
            return Column((note, Wrap((play,), right=True)), gap=12)
        return Row((Grow(Centre(note, WIDEST)), play), gap=20)
