"""Every screen there is, one after another: for the self-test and for pictures to look at."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from game.app.evening import Evening
from game.app.pretence import reviews
from game.catalogue import GAMES, LEVELS, Game
from game.core.cards import CHANCE
from game.core.transcript import Header
from game.session.match import Match
from game.ui.house import House
from game.ui.invitation import usual
from game.ui.node import flaws
from game.ui.scene import Pop, Push, Scene, Switch
from game.ui.scenes.about import about
from game.ui.scenes.match_result import Parting, match_result
from game.ui.scenes.result import Onward, deal_result
from game.ui.scenes.settings import Preferences
from game.ui.scenes.setup import setup
from game.ui.scenes.title import title

SECONDS_AT_TABLE = 6.0
FRAME = 1 / 30


def screens(evening: Evening) -> Iterator[tuple[str, Callable[[], Scene]]]:
    """Name every screen and how to open it."""
    house = evening.house
    yield "title", lambda: title(house)
    yield "room", lambda: house.doors.play(house)
    yield "settings", lambda: Preferences(house)
    yield "about", lambda: about(house)
    yield "saves", lambda: house.doors.saves(house)
    yield "statistics", lambda: house.doors.statistics(house)
    for game in GAMES:
        yield from _of_game(evening, house, game)


def _of_game(evening: Evening, house: House, game: Game) -> Iterator[tuple[str, Callable[[], Scene]]]:
    def begin(_: House, __: object) -> Switch:
        return None

    def nothing() -> Switch:
        return None

    parting = Parting(nothing, nothing, nothing, nothing)
    match = played(game)
    names = ("You", "Opponent", "Third", "Fourth", "Fifth", "Sixth")[: match.rules.spec.seats]
    yield f"{game.id}-setup", lambda: setup(house, game, begin)
    yield f"{game.id}-rules", lambda: house.doors.rules(house, game.id, "")
    yield f"{game.id}-table", lambda: evening.host.sit_down(house, usual(game, house.words))
    yield f"{game.id}-deal-result", lambda: deal_result(house, match, 1, 0, names, Onward(Pop, Pop, Pop))
    yield f"{game.id}-match-result", lambda: match_result(house, match, 0, names, parting)
    for name, open_screen in reviews(house, match, names):
        yield f"{game.id}-{name}", open_screen


def played(game: Game) -> Match[Any, Any]:
    """Play a whole match between novices, always the same one."""
    rules, dice = game.rules(game.options()), Random(1)
    bot = game.bot(rules, LEVELS[0])
    match: Match[Any, Any] = Match(
        rules, Header(game.id, rules.spec.edition, players=("You", "Opponent, novice"))
    )
    while not match.over:
        if match.turn == CHANCE:
            match.shuffle(dice, 0)
        else:
            match.submit(match.turn, bot.choose(match.view(match.turn), dice, 20).move, 0)
    return match


def show(evening: Evening, open_scene: Callable[[], Scene]) -> tuple[str, ...]:
    """Open a screen, let it come to rest, draw it, and list what is wrong with it."""
    stack = evening.loop.stack
    stack.turn(Push(open_scene()))
    for _ in range(round(SECONDS_AT_TABLE / FRAME)):
        evening.step(FRAME)
    evening.loop.draw()
    found = flaws(stack.nodes(), evening.window.size)
    stack.turn(Pop())
    return found
