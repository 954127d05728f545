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
    Align,
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
    eyebrow,
    heading,
    hints,
    title,
    way_back,
)
from game.ui.scenes.confirm import DialogButton, ask
from game.ui.scenes.deal_code import Begin, deal_code
from game.ui.scenes.labels import GRADES, Pips, fact, invitation
from game.ui.scenes.posters import WHOLE, poster
from game.ui.scenes.setup import remember, setup
from game.ui.scenes.table_question import asked_first
from game.ui.shell.context import Continuation
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
FLAT, HIGH = 0.32, WHOLE
"""Height of a poster by its width: below a row of its own for newcomers or a match to carry on, and without one."""
BESIDE = 1000
"""Design units from which on what is to be carried on stands beside the offer to a newcomer."""
TEACHING = "primer"
"""Whose poster stands over the ways to practise …"""
PICTURED = 2
"""… though not over more of them than these where all cards are low."""
FIRST = "ecarte"
"""The game that somebody new to all of this is offered."""


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
    game = page.screen.focused.partition("/")[2] or page.context.routes.games[0]
    return Reply(taken=True, switch=_rules(page, game)())


def _new(context: UiContext) -> bool:
    """Tell whether somebody is here for the first time."""
    return FIRST in context.routes.games and not context.routes.played("")


def _compose(page: Page[Begin]) -> Block:
    """Lay out the whole room."""
    words, look = page.context.words, page.context.look
    code = Button(
        "code",
        words.get("codes.open"),
        lambda: Push(deal_code(page.context, page.state)),
        Tone.QUIET,
        tip=words.get("codes.open_tip"),
    )
    leave = way_back(page.context, Pop)
    head = Row((Grow(title(words.get("room.title"))), Region("code", code), leave), gap=16)
    keys = hints(
        page.context,
        (ARROWS, words.get("common.hint.move")),
        (Action.CONFIRM, words.get("common.hint.select")),
        (Action.RULES, words.get("common.hint.rules")),
        (Action.BACK, words.get("common.hint.back")),
    )
    invitation = _invitation(page)
    posters = tuple(_game(page, game, FLAT if invitation else HIGH) for game in page.context.routes.games)
    cards = Grid(
        (*posters, _practice(page, crowded=bool(invitation))),
        NARROWEST,
        gap=14,
        most=1 if _large(page) else MOST,
    )
    games = Scroll("games", Pad(Column((*invitation, cards), gap=14), 20, 6))
    whole = Column((Pad(head, 20, 0), Grow(games), Pad(keys, 20, 0)), gap=4)
    centred = Centre(whole, WIDEST, tall=False)
    fits = Pad(centred, SIDES - 20, ENDS).height(look, look.width) <= look.height
    return Pad(centred, SIDES - 20, ENDS if fits else LOW)


def _large(page: Page[Begin]) -> bool:
    """Whether a card takes the whole width."""
    return page.context.look.text_scale >= LARGE


def _invitation(page: Page[Begin]) -> tuple[Block, ...]:
    """Invite a newcomer to the easiest game, and offer the match there is to carry on; nothing where neither is."""
    kept = page.context.routes.continuation(page.context)
    parts = ((_newcomer(page),) if _new(page.context) else (), (_carry_on(page, kept),) if kept else ())
    both = (*parts[0], *parts[1])
    return (Beside(both[0], both[1], 0.66, BESIDE, gap=14),) if len(both) > 1 else both


def _newcomer(page: Page[Begin]) -> Block:
    """Offer the easiest game, with its easiest rules, to somebody who is here for the first time."""
    say = page.context.words.get
    told = Column(
        (heading(say("room.new")), Text(say("room.new_text", game=say(f"{FIRST}.name")), SMALL)), gap=4
    )
    sit = Region("new", MinWidth(_play(page, "new", "first", partial(_first, page)), 260))
    return invitation(told, sit, large=_large(page))


def _carry_on(page: Page[Begin], kept: Continuation) -> Block:
    """Offer the match there is to carry on."""
    say = page.context.words.get
    told = Column(
        (
            eyebrow(say("room.carry_on")),
            heading(say(f"{kept.game}.name")),
            Text(kept.score, SMALL, Tint.MUTED),
        ),
        gap=0,
    )
    tone = Tone.PLAIN if _new(page.context) else Tone.PRIMARY
    enter = Button("continue", say("room.resume"), kept.enter, tone, icon="next", tall=TALL)
    return Panel(Row((Grow(told), Region("continue", enter)), gap=14), sides=22, ends=10)


def _game(page: Page[Begin], game: str, shape: float) -> Block:
    """Show a game: picture, name, facts, one sentence, and the ways to it, alike in every card of a row."""
    words = page.context.words
    name = words.get(f"{game}.name")
    picture = poster(game, words.get("room.picture", game=name), WHOLE if _large(page) else shape)
    text, buttons = Text(words.get(f"{game}.tagline"), SMALL), Region(game, _buttons(page, game))
    facts, grade = _facts(page, game), _grade(page, game)
    if _large(page):
        told = Column((heading(name), text, Wrap((*facts, grade), gap=16), buttons), gap=12)
        return Panel(Beside(picture, told, 0.34, 0), sides=22, ends=20)
    named = Row((Grow(heading(name)), _pips(page, game)), gap=8)
    parts = (picture, named, Wrap(facts, gap=16), text, Grow(Column(())), buttons)
    return Panel(Column(parts, gap=5), sides=14, ends=12)


def _practice(page: Page[Begin], *, crowded: bool) -> Block:
    """Show what else there is to do: the deal of the day, lessons and problems, and first steps for a guest."""
    say, routes = page.context.words.get, page.context.routes
    daily, due = routes.daily(page.context), routes.due(page.context)
    lessons = say("mistakes.learn.due", number=due) if due else say("room.lessons")
    ways = [
        Button(
            "lessons", lessons, lambda: page.context.go(ToLessons()), icon="rules", side=Align.LEFT, tall=TALL
        )
    ]
    if daily:
        note = say(f"{daily.game}.name")
        label = say("screens.title.daily")
        ways.insert(
            0,
            Button(
                "daily",
                page.context.words.labelled(label, note),
                lambda: Push(daily.enter()),
                icon="clock",
                side=Align.LEFT,
                tall=TALL,
            ),
        )
    if FIRST in routes.games and not _new(page.context):
        ways.append(
            Button(
                "new",
                say("room.first"),
                partial(_first, page),
                tip=say("room.first_tip"),
                icon="play",
                side=Align.LEFT,
                tall=TALL,
            )
        )
    head, listed = heading(say("room.practice")), Region("practice", Column(tuple(ways), gap=8))
    if _large(page):
        return Panel(Column((head, listed), gap=8), sides=22, ends=20)
    picture = () if crowded and len(ways) > PICTURED else (poster(TEACHING, "", FLAT),)
    return Panel(Column((*picture, head, Grow(Column(())), listed), gap=5), sides=14, ends=12)


def _facts(page: Page[Begin], game: str) -> tuple[Block, ...]:
    words = page.context.words
    return fact("players", words.get(f"{game}.players")), fact("clock", words.get(f"{game}.length"))


def _grade(page: Page[Begin], game: str) -> Block:
    """Tell how hard a game is to learn, in pips and in words."""
    told = Text(page.context.words.get(f"{game}.difficulty"), SMALL, Tint.MUTED, one_line=True)
    return Row((_pips(page, game, told=False), told), gap=10)


def _pips(page: Page[Begin], game: str, *, told: bool = True) -> Pips:
    """Tell in pips how hard a game is to learn, which are told in words where none stand beside them."""
    say = page.context.words.get
    grade = say(f"{game}.difficulty_grade")
    name = say(f"{game}.difficulty") if told else ""
    return Pips(min(GRADES, int(grade)) if grade.isdecimal() else 0, name)


def _buttons(page: Page[Begin], game: str) -> Block:
    """Set the ways to a hand and to the lessons, or once they are done to the rules, in a line."""
    say = page.context.words.get
    others = tuple(
        Button(f"{key}/{game}", say(f"room.{key}"), press, Tone.QUIET, tip=say(f"room.{key}_tip"), tall=TALL)
        for key, press in (("setup", _setup(page, game)), _lore(page, game))
    )
    play = _play(page, f"quick/{game}", "quick", _quick(page, game), Tone.PLAIN)
    return Wrap((play, *others), gap=14) if _large(page) else Row((Grow(play), *others), gap=6)


def _play(page: Page[Begin], key: str, caption: str, press: Command, tone: Tone = Tone.PRIMARY) -> Block:
    say = page.context.words.get
    return Button(
        key,
        say(f"room.{caption}"),
        press,
        tone,
        tip=say(f"room.{caption}_tip"),
        icon="play",
        tall=TALL,
    )


def _first(page: Page[Begin]) -> Switch:
    return page.state(page.context, first_setup(find(FIRST), ""))


def _quick(page: Page[Begin], game: str) -> Command:
    def play() -> Switch:
        settings, found = page.context.settings, find(game)
        preset = first_preset(found, answer_of(settings, found))
        if preset and settings.setup_of(game) is None and not page.context.routes.played(game):
            return Push(_first_time(page, found, preset))
        return page.state(page.context, last_setup(settings, found))

    return lambda: asked_first(page.context, find(game), play)


def _first_time(page: Page[Begin], game: Game, preset: str) -> Page[None]:
    """Offer who has never played a game its easiest rules and novices, or the usual game."""
    words, answer = page.context.words, answer_of(page.context.settings, game)
    name = words.get(f"{game.id}.preset.{preset}.name")

    def easy() -> Switch:
        match_setup = first_setup(game, answer)
        remember(page.context, match_setup)
        return page.state(page.context, match_setup)

    def usual() -> Switch:
        return page.state(page.context, usual_setup(game, answer))

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
