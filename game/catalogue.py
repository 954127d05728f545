"""The games there are, one line each."""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from game.core.bot import TEMPERAMENTS, Bot
from game.core.cards import NOBODY, BadNotation, Pack, Seat
from game.core.letters import Complaint
from game.core.options import Value, changed, chosen, declared, values_of
from game.core.record import record, replace
from game.core.rules import DealerOption, GameRules, Rules, Spec
from game.core.transcript import Header
from game.search.opponents import GameBots
from game.search.player import LevelPlayer, explaining_all
from game.search.worlds import Likely

if TYPE_CHECKING:
    from game.stage.table import Table

MASTER = "master"
LEVELS = ("novice", "club", "expert", MASTER)


class UnknownGame(Complaint):
    """There is no such game; the message names those there are."""


@record
class Game:
    """Everything the program knows about one game. Its texts are in the words and rules of the same id.

    What is written for a game is loaded when it is first asked for: the first picture does not wait for all games.
    """

    id: str  # the name of its folders under rules and bots, and of its table

    @property
    def given(self) -> GameRules[Any, Any, Any]:
        given = import_module(f"game.rules.{self.id}").GAME
        assert isinstance(given, GameRules)
        return given

    @property
    def bots(self) -> GameBots[Any, Any, Any]:
        bots = import_module(f"game.bots.{self.id}").BOTS
        assert isinstance(bots, GameBots)
        return bots

    @property
    def table(self) -> "Table":
        table: Table = import_module(f"game.stage.tables.{self.id}").TABLE
        return table

    @property
    def options(self) -> type[Any]:
        """Give the record of its house rules."""
        return self.given.options

    @property
    def presets(self) -> Mapping[str, Mapping[str, Value]]:
        """Give its named sets of house rules, the default first."""
        return self.given.presets

    @property
    def answers(self) -> tuple[str, ...]:
        """Give the answers to the question of which table one plays at, the default first; none where none is asked."""
        asked = self.given.table_question
        return next((tuple(map(str, each.values)) for each in declared(self.options) if each.id == asked), ())

    def answered(self, answer: str) -> Mapping[str, Value]:
        """Give the house rules an answer stands for; none for the default, or for what is no answer."""
        asked, (usual, *others) = self.given.table_question, self.answers or ("",)
        return {asked: answer} if asked and answer != usual and answer in others else {}

    def answer_in(self, options: Mapping[str, Value]) -> str:
        """Tell which answer house rules agree with; empty where nothing is asked."""
        asked, answers = self.given.table_question, self.answers
        return str(options.get(asked, answers[0])) if asked else ""

    @property
    def seats(self) -> tuple[int, ...]:
        """Give the possible numbers of players, the usual one first."""
        return self.given.seats

    def rules(self, options: Any) -> Rules[Any, Any]:
        return self.given.rules(options)

    def bot(self, rules: Rules[Any, Any], level: str, temperament: str = "") -> Bot[Any]:
        """Seat a bot of that level, and of a temperament where the game leaves that a word to say.

        Raises ValueError when there is no such level.
        """
        if level not in LEVELS:
            message = f"There is no level '{level}'; there are {', '.join(LEVELS)}."
            raise ValueError(message)
        return LevelPlayer(self.bots, rules, level, TEMPERAMENTS.get(temperament, 0))

    def likely(self, rules: Rules[Any, Any]) -> Likely[Any, Any]:
        """Give what makes up positions as the players of this game think them likely by all that was said and done."""
        return explaining_all(self.bots, rules)


GAMES: tuple[Game, ...] = (
    Game("ecarte"),
    Game("gleek"),
    Game("illustrated_tarock"),
    Game("imperiale"),
    Game("imperium"),
    Game("romestecq"),
    Game("sheepshead"),
)


def find(game_id: str) -> Game:
    """Look a game up; raise UnknownGame when there is none of that name."""
    for each in GAMES:
        if each.id == game_id:
            return each
    known = ", ".join(each.id for each in GAMES)
    message = f"There is no game '{game_id}'; there are {known}."
    raise UnknownGame(message, "storage.fault.no_game", name=game_id, known=known)


def rules_for(game_id: str, options: Mapping[str, Value]) -> Rules[Any, Any]:
    """Build a game's rules from option names and values; raise UnknownGame or BadNotation."""
    each = find(game_id)
    return each.rules(chosen(each.options, options))


def spec_of(header: Header) -> Spec:
    """Tell what is fixed about the game a match is played by; raise UnknownGame or BadNotation."""
    spec: Spec = rules_for(header.game, dict(header.options)).spec
    return spec


def pack_of(header: Header) -> Pack:
    """Name the pack a match is played with; raise UnknownGame or BadNotation."""
    return spec_of(header).pack


def rules_and_header(header: Header) -> tuple[Rules[Any, Any], Header]:
    """Build the rules of a match from elsewhere, and give its header the options as values rather than as text.

    Raises UnknownGame, or BadNotation also for seats there are not and for players or a dealer that do not fit.
    """
    game = find(header.game)
    options = chosen(game.options, dict(header.options))
    rules = game.rules(options)
    seats = range(rules.spec.seats)
    if len(header.players) > len(seats):
        message = f"Seat {len(header.players) - 1} is named, but the seats are 0 to {seats[-1]}."
        named = len(header.players) - 1
        raise BadNotation(message, "storage.fault.seat_named", place=named, last=seats[-1])
    if "" in header.players:
        message = f"Seat {header.players.index('')} has no player, but a seat after it has."
        raise BadNotation(message, "storage.fault.seat_left_out", place=header.players.index(""))
    dealer = _dealer(header.dealer, options, game.given.first_dealer)
    if dealer not in seats:
        message = f"The dealer is seat {dealer}, but the seats are 0 to {seats[-1]}."
        raise BadNotation(message, "storage.fault.dealer", place=dealer, last=seats[-1])
    return rules, replace(header, options=tuple(changed(options).items()), dealer=dealer)


def _dealer(stated: Seat, options: Any, by_rule: DealerOption[Any] | None) -> Seat:
    """Settle who deals first: the seat that is stated, else the one the house rules agree on, else seat 0."""
    agreed = by_rule.seat(options) if by_rule else None
    if by_rule and agreed is not None and stated not in (NOBODY, agreed):
        told = values_of(options)[by_rule.option]
        message = f"The dealer is seat {stated}, but 'option {by_rule.option} {told}' lets seat {agreed} deal first."
        option = f"option {by_rule.option} {told}"
        raise BadNotation(message, "storage.fault.first_dealer", place=stated, option=option, agreed=agreed)
    return stated if stated != NOBODY else agreed or 0
