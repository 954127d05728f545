"""The game room: every game as a card with its picture, from which a hand is one press away."""

from game.catalogue import Game, find
from game.core.record import record
from game.play.match_setup import (
    answer_of,
    first_preset,
    first_setup,
    first_text,
    last_setup,
    usual_setup,
)
from game.ui.draw.theme import SMALL
from game.ui.kit.block import PASS, Block, Reply
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.kit.scroll import Scroll
from game.ui.layout import Beside, Centre, Column, Grid, Grow, MinWidth, Pad, Region, Row, Wrap
from game.ui.scenes.confirm import DialogButton, ask
from game.ui.scenes.deal_code import Begin, deal_code
from game.ui.scenes.labels import GRADES, Cover, Pips, fact
from game.ui.scenes.setup import remember, setup
from game.ui.scenes.table_question import asked_first
from game.ui.shell.action import ARROWS, Action
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command, Pop, Push, Switch
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.frame import BROADEST, ENDS, SIDES, way_back
from game.ui.widgets.hints import hints
from game.ui.widgets.panel import Panel
from game.ui.widgets.text import Text, Tint, heading, title

WIDEST = BROADEST + 40
LARGE = 1.4
"""Text scale from which on the picture stands beside the words."""
NARROWEST = 385
"""Design units of a card before the text scale: four stand side by side, so that all games are seen at once."""
MOST = 4
"""Cards side by side."""
LOW = 16
"""Design units above and below where not all of them are, so that more of the next row shows."""
TALL = 62
"""Design units of a button: 44 pixels and more in a window of 1280 × 720."""
PICTURE = 170
"""Design units of a picture's width."""
FIRST = "ecarte"
"""The game that somebody new to all of this is offered."""


def _plate(part: Block, *, large: bool) -> Panel:
    """Put a card on its plate; all cards keep the same distance from its rim, so that their lines stand level."""
    return Panel(part, sides=22, ends=20) if large else Panel(part, sides=18, ends=16)


def room(context: UiContext, begin: Begin) -> ScreenScene:
    """Open the game room."""

    def explain(action: Action) -> Reply:
        if action is not Action.RULES:
            return PASS
        game = screen.held.partition("/")[2] or context.routes.games[0]
        return Reply(taken=True, switch=Push(context.routes.rules(context, game, "")))

    made = _Room(context, begin)
    screen = Screen(context, made.compose, on_action=explain, first=made.first)
    return ScreenScene(screen)


@record
class _Room:
    """What the screen of the room is composed from."""

    context: UiContext
    begin: Begin

    @property
    def new(self) -> bool:
        """Whether nobody has played anything here."""
        return FIRST in self.context.routes.games and not self.context.routes.played("")

    @property
    def first(self) -> str:
        """Where the focus begins: on what stands first."""
        return "new" if self.new else f"quick/{self.context.routes.games[0]}"

    def compose(self) -> Block:
        """Lay out the whole room."""
        words, look = self.context.words, self.context.look
        cards = tuple(self._card(game) for game in self.context.routes.games)
        if FIRST in self.context.routes.games:
            cards = (self._newcomer(), *cards) if self.new else (*cards, self._newcomer())
        code = Button(
            "code",
            words.get("codes.open"),
            lambda: Push(deal_code(self.context, self.begin)),
            Tone.QUIET,
            tip=words.get("codes.open_tip"),
        )
        leave = way_back(self.context, Pop)
        head = Row((Grow(title(words.get("room.title"))), Region("code", code), leave), gap=16)
        top = Column((head, Text(words.get("room.text"), SMALL, Tint.MUTED)), gap=0)
        keys = hints(
            self.context,
            (ARROWS, words.get("common.hint.move")),
            (Action.CONFIRM, words.get("common.hint.select")),
            (Action.RULES, words.get("common.hint.rules")),
            (Action.BACK, words.get("common.hint.back")),
        )
        games = Scroll("games", Pad(Grid(cards, NARROWEST, gap=14, most=1 if self._large else MOST), 20, 6))
        whole = Column((Pad(top, 20, 0), Grow(games), Pad(keys, 20, 0)), gap=4)
        page = Centre(whole, WIDEST, tall=False)
        fits = Pad(page, SIDES - 20, ENDS).height(look, look.width) <= look.height
        return Pad(page, SIDES - 20, ENDS if fits else LOW)

    @property
    def _large(self) -> bool:
        """Whether a card takes the whole width."""
        return self.context.look.text_scale >= LARGE

    def _card(self, game: str) -> Block:
        """Show a game: name, picture, facts, one sentence, and the ways to it, alike in every card of a row."""
        words = self.context.words
        name = words.get(f"{game}.name")
        cover = Cover(game, words.get("room.picture", game=name), least=PICTURE)
        text, buttons = Text(words.get(f"{game}.tagline"), SMALL), Region(game, self._buttons(game))
        facts, grade = self._facts(game), self._grade(game)
        if self._large:
            told = Column((heading(name), text, Wrap((*facts, grade), gap=16), buttons), gap=12)
            return _plate(Beside(cover, told, 0.34, 0), large=True)
        top = Row((MinWidth(cover, PICTURE), Grow(Column(facts, gap=8))), gap=16)
        parts = (heading(name), top, text, Grow(Column(())), grade, buttons)
        return _plate(Column(parts, gap=10), large=False)

    def _facts(self, game: str) -> tuple[Block, ...]:
        words = self.context.words
        return fact("players", words.get(f"{game}.players")), fact("clock", words.get(f"{game}.length"))

    def _grade(self, game: str) -> Block:
        """Tell how hard a game is to learn, in pips and in words."""
        words = self.context.words
        grade = words.get(f"{game}.difficulty_grade")
        pips = Pips(min(GRADES, int(grade)) if grade.isdecimal() else 0)
        return Row((pips, Text(words.get(f"{game}.difficulty"), SMALL, Tint.MUTED, one_line=True)), gap=10)

    def _buttons(self, game: str) -> Block:
        """Set the ways to a hand and to the lessons, or once they are done to the rules, in a line."""
        say = self.context.words.get
        others = tuple(
            Button(
                f"{key}/{game}", say(f"room.{key}"), press, Tone.QUIET, tip=say(f"room.{key}_tip"), tall=TALL
            )
            for key, press in (("setup", self._setup(game)), self._lore(game))
        )
        return self._line(self._play(f"quick/{game}", "quick", self._quick(game)), *others)

    def _line(self, play: Block, *others: Block) -> Block:
        return Wrap((play, *others), gap=14) if self._large else Row((Grow(play), *others), gap=6)

    def _play(self, key: str, caption: str, press: Command) -> Block:
        say = self.context.words.get
        return Button(
            key,
            say(f"room.{caption}"),
            press,
            Tone.PRIMARY,
            tip=say(f"room.{caption}_tip"),
            icon="play",
            tall=TALL,
        )

    def _newcomer(self) -> Block:
        """Offer the easiest game, with its easiest rules, to somebody who is here for the first time."""
        say = self.context.words.get
        name = say(f"{FIRST}.name")
        parts = (
            heading(say("room.new")),
            Text(say("room.new_text", game=name), SMALL),
            Grow(Column(())),
            Region("new", self._line(self._play("new", "first", self._first))),
        )
        return _plate(Column(parts, gap=12 if self._large else 10), large=self._large)

    def _first(self) -> Switch:
        return self.begin(self.context, first_setup(find(FIRST), self.context.words, ""))

    def _quick(self, game: str) -> Command:
        def play() -> Switch:
            settings, found = self.context.settings, find(game)
            preset = first_preset(found, answer_of(settings, found))
            if preset and settings.setup_of(game) is None and not self.context.routes.played(game):
                return Push(self._first_time(found, preset))
            return self.begin(self.context, last_setup(settings, found, self.context.words))

        return lambda: asked_first(self.context, find(game), play)

    def _first_time(self, game: Game, preset: str) -> ScreenScene:
        """Offer who has never played a game its easiest rules and novices, or the usual game."""
        words, answer = self.context.words, answer_of(self.context.settings, game)
        name = words.get(f"{game.id}.preset.{preset}.name")

        def easy() -> Switch:
            match_setup = first_setup(game, words, answer)
            remember(self.context, match_setup)
            return self.begin(self.context, match_setup)

        def usual() -> Switch:
            return self.begin(self.context, usual_setup(game, words, answer))

        told = words.get("setup.newcomer_text", preset=name, text=first_text(game, words, preset))
        return ask(
            self.context,
            words.get("room.first_time", game=words.get(f"{game.id}.name")),
            f"{told} {words.get('room.first_time_text')}",
            (
                DialogButton("usual", words.get("room.usual"), usual),
                DialogButton("easy", words.get("setup.first_steps"), easy, Tone.PRIMARY),
            ),
            words.get("common.back"),
        )

    def _setup(self, game: str) -> Command:
        def open_it() -> Switch:
            return Push(setup(self.context, find(game), self.begin))

        return lambda: asked_first(self.context, find(game), open_it)

    def _lore(self, game: str) -> tuple[str, Command]:
        """Offer to learn the game until that is done, then to read about it."""
        if self.context.routes.learned(self.context, game):
            return "rules", self._rules(game)
        return "learn", lambda: Push(self.context.routes.learn(self.context, game))

    def _rules(self, game: str) -> Command:
        return lambda: Push(self.context.routes.rules(self.context, game, ""))
