"""The games there are, one line each, and the entry point through which a bot process thinks."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, TypeAlias

from game.bots import ecarte as ecarte_bots
from game.bots import gleek as gleek_bots
from game.bots import imperiale as imperiale_bots
from game.bots import imperium as imperium_bots
from game.bots import romestecq as romestecq_bots
from game.core.bot import Bot, Decision
from game.core.options import Value, chosen
from game.core.record import record
from game.core.rules import Rules
from game.core.view import View
from game.rules import ecarte, gleek, imperiale, imperium, romestecq
from game.search.claim import Claim, claim
from game.stage.table import Table
from game.stage.tables import ecarte as ecarte_table
from game.stage.tables import gleek as gleek_table
from game.stage.tables import imperiale as imperiale_table
from game.stage.tables import imperium as imperium_table
from game.stage.tables import romestecq as romestecq_table

LEVELS = ("novice", "club", "expert")


class UnknownGame(ValueError):
    """There is no such game; the message names those there are."""


@record
class Game:
    """Everything the house knows about one game. Its texts are in the words and rules of the same id."""

    id: str
    seats: tuple[int, ...]  # possible numbers of players
    options: type[Any]  # the record of house rules
    presets: Mapping[str, Mapping[str, Value]]  # named sets of house rules, the default first
    rules: Callable[[Any], Rules[Any, Any]]
    bot: Callable[[Any, str], Bot[Any]]  # from rules and level
    table: Table


GAMES: tuple[Game, ...] = (
    Game("ecarte", (2,), ecarte.Options, ecarte.PRESETS, ecarte.Ecarte, ecarte_bots.bot, ecarte_table.TABLE),
    Game("gleek", (3,), gleek.Options, gleek.PRESETS, gleek.Gleek, gleek_bots.bot, gleek_table.TABLE),
    Game(
        "imperiale",
        (2,),
        imperiale.Options,
        imperiale.PRESETS,
        imperiale.Imperiale,
        imperiale_bots.bot,
        imperiale_table.TABLE,
    ),
    Game(
        "imperium",
        (2,),
        imperium.Options,
        imperium.PRESETS,
        imperium.Imperium,
        imperium_bots.bot,
        imperium_table.TABLE,
    ),
    Game(
        "romestecq",
        (4, 2, 6),
        romestecq.Options,
        romestecq.PRESETS,
        romestecq.Romestecq,
        romestecq_bots.bot,
        romestecq_table.TABLE,
    ),
)


def find(game_id: str) -> Game:
    """Look a game up; raise UnknownGame when there is none of that name."""
    for each in GAMES:
        if each.id == game_id:
            return each
    message = f"There is no game '{game_id}'; there are {', '.join(each.id for each in GAMES)}."
    raise UnknownGame(message)


def rules_for(game_id: str, options: Mapping[str, Value]) -> Rules[Any, Any]:
    """Build a game's rules from option names and values; raise UnknownGame or BadNotation."""
    each = find(game_id)
    return each.rules(chosen(each.options, options))


@record
class Thought:
    """A question for the bot process: picklable, and with nothing in it but what the seat may know."""

    game: str
    options: tuple[tuple[str, Value], ...]
    level: str
    view: View[Any]
    seed: int
    budget: int  # imagined worlds


def think(thought: Thought) -> Decision:
    """Ask the bot. Runs in the bot process, which has no match to peep into."""
    rules = rules_for(thought.game, dict(thought.options))
    dice = Random(thought.seed)
    return find(thought.game).bot(rules, thought.level).choose(thought.view, dice, thought.budget)


@record
class Reckoning:
    """Whether the seat takes all the rest: picklable, and with nothing in it but what the seat may know."""

    game: str
    options: tuple[tuple[str, Value], ...]
    view: View[Any]


Question: TypeAlias = Thought | Reckoning
Finding: TypeAlias = Decision | Claim


def answer(question: Question) -> Finding:
    """Answer whatever the table asks. Runs in the bot process."""
    if isinstance(question, Thought):
        return think(question)
    rules = rules_for(question.game, dict(question.options))
    return claim(question.view, rules.contract(question.view))
