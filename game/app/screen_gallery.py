"""Every screen there is, one after another: for the self-test and for pictures to look at."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from game.app.application import Application
from game.app.sample_reviews import reviews
from game.catalogue import GAMES, LEVELS, Game
from game.core.cards import CHANCE
from game.core.transcript import Header
from game.play.match_setup import usual
from game.session.match import Match
from game.ui.scenes.about import about
from game.ui.scenes.match_result import MatchResultRoutes, match_result
from game.ui.scenes.result import ResultRoutes, deal_result
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.setup import setup
from game.ui.scenes.title import title
from game.ui.shell.context import UiContext
from game.ui.shell.node import flaws
from game.ui.shell.scene import Pop, Push, Scene, Switch

SECONDS_AT_TABLE = 6.0
FRAME = 1 / 30


def screens(app: Application) -> Iterator[tuple[str, Callable[[], Scene]]]:
    """Name every screen and how to open it."""
    context = app.context
    yield "title", lambda: title(context)
    yield "room", lambda: context.routes.play(context)
    yield "settings", lambda: SettingsScene(context)
    yield "about", lambda: about(context)
    yield "saves", lambda: context.routes.saves(context)
    yield "statistics", lambda: context.routes.statistics(context)
    for game in GAMES:
        yield from _of_game(app, context, game)


def _of_game(app: Application, context: UiContext, game: Game) -> Iterator[tuple[str, Callable[[], Scene]]]:
    def begin(_: UiContext, __: object) -> Switch:
        return None

    def nothing() -> Switch:
        return None

    routes = MatchResultRoutes(nothing, nothing, nothing, nothing)
    match = played(game)
    names = ("You", "Opponent", "Third", "Fourth", "Fifth", "Sixth")[: match.rules.spec.seats]
    yield f"{game.id}-setup", lambda: setup(context, game, begin)
    yield f"{game.id}-rules", lambda: context.routes.rules(context, game.id, "")
    yield f"{game.id}-table", lambda: app.navigator.sit_down(context, usual(game, context.words))
    yield (
        f"{game.id}-deal-result",
        lambda: deal_result(context, match, 1, 0, names, ResultRoutes(Pop, Pop, Pop)),
    )
    yield f"{game.id}-match-result", lambda: match_result(context, match, 0, names, routes)
    for name, open_screen in reviews(context, match, names):
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


def show(app: Application, open_scene: Callable[[], Scene]) -> tuple[str, ...]:
    """Open a screen, let it come to rest, draw it, and list what is wrong with it."""
    stack = app.loop.stack
    stack.turn(Push(open_scene()))
    for _ in range(round(SECONDS_AT_TABLE / FRAME)):
        app.step(FRAME)
    app.loop.draw()
    found = flaws(stack.nodes(), app.window.size)
    stack.turn(Pop())
    return found
