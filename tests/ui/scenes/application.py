"""What the tests of the screens share: matches played at random, and ways to walk over a screen."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

from game.catalogue import find, rules_for
from game.core.cards import CHANCE, NOBODY
from game.core.move import Move, Say
from game.core.options import Value
from game.core.transcript import Header
from game.play.match_setup import usual_setup
from game.play.table_session import DealDone
from game.session.match import Match
from game.session.players import Player
from game.storage.match_file import MatchScore
from game.storage.stores import Stores
from game.ui.blocks import ARROWS, Action, Command, Page, Scene, UiContext
from game.ui.scenes.match_result import match_result
from game.ui.scenes.result import deal_result
from game.ui.shell.input import Press
from game.ui.shell.node import CONTROLS, flaws
from tests.ui.kit.context import focused, open_context, scaled

WINDOWS = (
    ((960, 600), 1.0),
    ((960, 600), 2.0),
    ((1280, 720), 1.5),
    ((1920, 1080), 2.0),
    ((2560, 1600), 1.0),
)
"""Windows and how much their type is enlarged: the extremes, and what is usual; tests/ui/whole sees all."""
EVERY_DAY = (WINDOWS[1], WINDOWS[2], WINDOWS[4])
"""Those that are tried every day: the tightest, the usual and the widest."""
Flawless: TypeAlias = Callable[[Callable[[UiContext], Scene]], list[str]]
"""The fixture that opens a screen in windows of all kinds, and lists all that is wrong with it."""
NAMES = (
    "You",
    "The Marquise, club",
    "The Colonel, club",
    "The Abbé, club",
    "Ada, club",
    "Ben, club",
    "Cleo, club",
)
LONG = "The Dowager Countess of Great Snoring"
WANTED = ("propose", "accept", "mark_king")
"""Words that lead to the more eventful deals."""


def played(
    game: str,
    seed: int,
    deals: int = 1,
    options: Mapping[str, Value] | None = None,
    names: Sequence[str] = (),
) -> Match[Any, Any]:
    """Play random moves until so many deals are finished or the match is over."""
    rules, dice, chosen = rules_for(game, options or {}), Random(seed), tuple((options or {}).items())
    seated = tuple(names) or NAMES[: rules.spec.seats]
    match = Match(rules, Header(game, rules.spec.edition, chosen, seated, 0, "2026-11-21"))
    while match.turn != NOBODY and match.view(0).ledger.finished < deals:
        if match.turn == CHANCE:
            match.shuffle(dice, 0)
        else:
            match.submit(match.turn, _move(match.view(match.turn).moves, dice), 0)
    return match


def company(match: Match[Any, Any], other: str = "The Marquise") -> tuple[str, ...]:
    """Name the players of a match; the second name is the one that matters."""
    rest = (name.partition(",")[0] for name in NAMES[2:])
    return ("You", other, *rest)[: match.rules.spec.seats]


def nowhere() -> None:
    """Lead nowhere."""


def result_page(
    context: UiContext,
    match: Match[Any, Any],
    deal: int,
    me: int = 0,
    names: Sequence[str] = (),
    following: Command = nowhere,
    leave: Command = nowhere,
) -> Page[Any]:
    """Open the result of a deal."""
    done = DealDone(match, deal, tuple(map(Player, names or company(match))), me)
    again = usual_setup(find(match.transcript().header.game), "")
    return deal_result(context, done, again, following, leave)


def match_page(
    context: UiContext,
    match: Match[Any, Any],
    names: Sequence[str] = (),
    leave: Command = nowhere,
    back: Command = nowhere,
) -> Page[Any]:
    """Open the result of a match."""
    done = DealDone(match, match.view(0).ledger.finished, tuple(map(Player, names or company(match))), 0)
    again = usual_setup(find(match.transcript().header.game), "")
    return match_result(context, done, again, leave, back)


def _move(moves: Sequence[Move], dice: Random) -> Move:
    wanted = [move for move in moves if isinstance(move, Say) and move.word in WANTED]
    return dice.choice(wanted if wanted and dice.random() < 0.8 else moves)


def keep(stores: Stores, match: Match[Any, Any]) -> str:
    """Save a match and leave it; give its id."""
    ledger = match.view(0).ledger
    stores.saves.keep(match.transcript(), MatchScore(ledger.holdings, ledger.finished, match.over))
    match_id = stores.saves.running
    stores.saves.leave()
    return match_id


def live(scene: Page[Any]) -> set[str]:
    """List the keys of everything that can be used."""
    return {node.key for node in scene.nodes() if node.role in CONTROLS and "disabled" not in node.state}


def reached(scene: Page[Any]) -> set[str]:
    """List the keys of everything the focus comes to by keyboard, from where it is now."""
    found, waiting = set[str](), [focused(scene)]
    scene.handle(Press("", Action.NEXT))  # the first press only shows the focus
    while waiting:
        here = waiting.pop()
        if not here or here in found:
            continue
        found.add(here)
        for action in (*ARROWS, Action.NEXT, Action.PREVIOUS):
            scene.screen.focus(here)
            scene.handle(Press("", action))
            waiting.append(focused(scene))
        waiting += _read_on(scene, here)
    return found


def _read_on(scene: Page[Any], pane: str) -> set[str]:
    """Read a pane to its end, and list what the right arrow comes to on the way."""
    found = set[str]()
    for _ in range(60):
        scene.screen.focus(pane)
        scene.handle(Press("", Action.DOWN))
        if focused(scene) != pane or scene.screen.state(pane).target >= scene.screen.state(pane).reach:
            break
        scene.update(1.0)
        scene.handle(Press("", Action.RIGHT))
        found.add(focused(scene))
    return found


def wrong_in(
    windows: Sequence[tuple[tuple[int, int], float]], make: Callable[[UiContext], Scene]
) -> list[str]:
    """Open a screen in each of these windows, and list all that is wrong with it."""
    wrong = []
    for size, scale in windows:
        context = open_context(size, scaled(scale))
        scene = make(context)
        wrong += [f"{size} {scale}: {flaw}" for flaw in flaws(scene.nodes(), size)]
    return wrong


def texts(scene: Page[Any]) -> list[str]:
    """List everything that is written."""
    return [node.name for node in scene.nodes()]
