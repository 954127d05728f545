"""The game room: every game as a card with its picture, from which a hand is one press away."""

from functools import partial

from game.catalogue import Game, find
from game.play.match_setup import (
    answer_of,
    first_preset,
    first_setup,
    first_text,
    last_setup,
    usual_setup,
)
from game.ui.blocks import (
    ARROWS,
    BROADEST,
    ENDS,
    PASS,
    SIDES,
    SMALL,
    Action,
    Beside,
    Block,
    Button,
    Centre,
    Column,
    Command,
    Grid,
    Grow,
    MinWidth,
    Pad,
    Page,
    Panel,
    Pop,
    Push,
    Region,
    Reply,
    Row,
    Scroll,
    Switch,
    Text,
    Tint,
    Tone,
    UiContext,
    Wrap,
    heading,
    hints,
    title,
    way_back,
)
from game.ui.scenes.confirm import DialogButton, ask
from game.ui.scenes.deal_code import Begin, deal_code
from game.ui.scenes.labels import GRADES, Cover, Pips, fact
from game.ui.scenes.setup import remember, setup
from game.ui.scenes.table_question import asked_first
from game.ui.shell.destinations import ToLessons, ToRulebook

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


def room(context: UiContext, begin: Begin) -> Page[Begin]:
    """Open the game room."""
    return Page(
        context,
        begin,
        _compose,
        first="new" if _new(context) else f"quick/{context.routes.games[0]}",
        act=_explain,
    )


def _explain(page: Page[Begin], action: Action) -> Reply:
    if action is not Action.RULES:
        return PASS
    game = page.screen.held.partition("/")[2] or page.context.routes.games[0]
    return Reply(taken=True, switch=_rules(page, game)())


def _new(context: UiContext) -> bool:
    """Tell whether somebody is here for the first time."""
    return FIRST in context.routes.games and not context.routes.played("")


def _compose(page: Page[Begin]) -> Block:
    """Lay out the whole room."""
    words, look = page.context.words, page.context.look
    cards = tuple(_card(page, game) for game in page.context.routes.games)
    if FIRST in page.context.routes.games:
        cards = (_newcomer(page), *cards) if _new(page.context) else (*cards, _newcomer(page))
    code = Button(
        "code",
        words.get("codes.open"),
        lambda: Push(deal_code(page.context, page.state)),
        Tone.QUIET,
        tip=words.get("codes.open_tip"),
    )
    leave = way_back(page.context, Pop)
    head = Row((Grow(title(words.get("room.title"))), Region("code", code), leave), gap=16)
    top = Column((head, Text(words.get("room.text"), SMALL, Tint.MUTED)), gap=0)
    keys = hints(
        page.context,
        (ARROWS, words.get("common.hint.move")),
        (Action.CONFIRM, words.get("common.hint.select")),
        (Action.RULES, words.get("common.hint.rules")),
        (Action.BACK, words.get("common.hint.back")),
    )
    games = Scroll("games", Pad(Grid(cards, NARROWEST, gap=14, most=1 if _large(page) else MOST), 20, 6))
    whole = Column((Pad(top, 20, 0), Grow(games), Pad(keys, 20, 0)), gap=4)
    centred = Centre(whole, WIDEST, tall=False)
    fits = Pad(centred, SIDES - 20, ENDS).height(look, look.width) <= look.height
    return Pad(centred, SIDES - 20, ENDS if fits else LOW)


def _large(page: Page[Begin]) -> bool:
    """Whether a card takes the whole width."""
    return page.context.look.text_scale >= LARGE


def _card(page: Page[Begin], game: str) -> Block:
    """Show a game: name, picture, facts, one sentence, and the ways to it, alike in every card of a row."""
    words = page.context.words
    name = words.get(f"{game}.name")
    cover = Cover(game, words.get("room.picture", game=name), least=PICTURE)
    text, buttons = Text(words.get(f"{game}.tagline"), SMALL), Region(game, _buttons(page, game))
    facts, grade = _facts(page, game), _grade(page, game)
    if _large(page):
        told = Column((heading(name), text, Wrap((*facts, grade), gap=16), buttons), gap=12)
        return _plate(Beside(cover, told, 0.34, 0), large=True)
    top = Row((MinWidth(cover, PICTURE), Grow(Column(facts, gap=8))), gap=16)
    parts = (heading(name), top, text, Grow(Column(())), grade, buttons)
    return _plate(Column(parts, gap=10), large=False)


def _facts(page: Page[Begin], game: str) -> tuple[Block, ...]:
    words = page.context.words
    return fact("players", words.get(f"{game}.players")), fact("clock", words.get(f"{game}.length"))


def _grade(page: Page[Begin], game: str) -> Block:
    """Tell how hard a game is to learn, in pips and in words."""
    words = page.context.words
    grade = words.get(f"{game}.difficulty_grade")
    pips = Pips(min(GRADES, int(grade)) if grade.isdecimal() else 0)
    return Row((pips, Text(words.get(f"{game}.difficulty"), SMALL, Tint.MUTED, one_line=True)), gap=10)


def _buttons(page: Page[Begin], game: str) -> Block:
    """Set the ways to a hand and to the lessons, or once they are done to the rules, in a line."""
    say = page.context.words.get
    others = tuple(
        Button(f"{key}/{game}", say(f"room.{key}"), press, Tone.QUIET, tip=say(f"room.{key}_tip"), tall=TALL)
        for key, press in (("setup", _setup(page, game)), _lore(page, game))
    )
    return _line(page, _play(page, f"quick/{game}", "quick", _quick(page, game)), *others)


def _line(page: Page[Begin], play: Block, *others: Block) -> Block:
    return Wrap((play, *others), gap=14) if _large(page) else Row((Grow(play), *others), gap=6)


def _play(page: Page[Begin], key: str, caption: str, press: Command) -> Block:
    say = page.context.words.get
    return Button(
        key,
        say(f"room.{caption}"),
        press,
        Tone.PRIMARY,
        tip=say(f"room.{caption}_tip"),
        icon="play",
        tall=TALL,
    )


def _newcomer(page: Page[Begin]) -> Block:
    """Offer the easiest game, with its easiest rules, to somebody who is here for the first time."""
    say = page.context.words.get
    name = say(f"{FIRST}.name")
    parts = (
        heading(say("room.new")),
        Text(say("room.new_text", game=name), SMALL),
        Grow(Column(())),
        Region("new", _line(page, _play(page, "new", "first", partial(_first, page)))),
    )
    return _plate(Column(parts, gap=12 if _large(page) else 10), large=_large(page))


def _first(page: Page[Begin]) -> Switch:
    return page.state(page.context, first_setup(find(FIRST), page.context.words, ""))


def _quick(page: Page[Begin], game: str) -> Command:
    def play() -> Switch:
        settings, found = page.context.settings, find(game)
        preset = first_preset(found, answer_of(settings, found))
        if preset and settings.setup_of(game) is None and not page.context.routes.played(game):
            return Push(_first_time(page, found, preset))
        return page.state(page.context, last_setup(settings, found, page.context.words))

    return lambda: asked_first(page.context, find(game), play)


def _first_time(page: Page[Begin], game: Game, preset: str) -> Page[None]:
    """Offer who has never played a game its easiest rules and novices, or the usual game."""
    words, answer = page.context.words, answer_of(page.context.settings, game)
    name = words.get(f"{game.id}.preset.{preset}.name")

    def easy() -> Switch:
        match_setup = first_setup(game, words, answer)
        remember(page.context, match_setup)
        return page.state(page.context, match_setup)

    def usual() -> Switch:
        return page.state(page.context, usual_setup(game, words, answer))

    told = words.get("setup.newcomer_text", preset=name, text=first_text(game, words, preset))
    return ask(
        page.context,
        words.get("room.first_time", game=words.get(f"{game.id}.name")),
        f"{told} {words.get('room.first_time_text')}",
        (
            DialogButton("usual", words.get("room.usual"), usual),
            DialogButton("easy", words.get("setup.first_steps"), easy, Tone.PRIMARY),
        ),
        words.get("common.back"),
    )


def _setup(page: Page[Begin], game: str) -> Command:
    def open_it() -> Switch:
        return Push(setup(page.context, find(game), page.state))

    return lambda: asked_first(page.context, find(game), open_it)


def _lore(page: Page[Begin], game: str) -> tuple[str, Command]:
    """Offer to learn the game until that is done, then to read about it."""
    if page.context.routes.learned(page.context, game):
        return "rules", _rules(page, game)
    return "learn", lambda: page.context.go(ToLessons(game))


def _rules(page: Page[Begin], game: str) -> Command:
    return lambda: page.context.go(ToRulebook(game))
