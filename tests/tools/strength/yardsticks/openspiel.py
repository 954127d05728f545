"""OpenSpiel's ISMCTSBot put to our games; the package is optional, and without it the yardstick is left out by name."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from game.core.cards import Card
from game.core.move import PLAYS, Play
from game.core.rules import Dice, Rules
from game.core.view import View
from tests.tools.strength.yardsticks.layouts import Layout, after, cards_of, imagined, share

MISSING = (
    "OpenSpiel is not installed, so its ISMCTSBot is left out; "
    "'.venv/bin/python -m pip install -c build/constraints.txt open-spiel' installs it."
)
SIMULATIONS = 500
"""For each card."""
_EXPLORE = 2.0
"""What OpenSpiel's own examples use, returns lying between -1 and 1."""
_TRIED = 20
"""Random deals by which the returns are brought to that range."""
_SAID = 64
"""Numbers from which moves stand that play no card."""


def installed() -> bool:
    """Tell whether OpenSpiel is there."""
    return find_spec("pyspiel") is not None


class OpenSpielBot:
    """Lets OpenSpiel's bot choose."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        """Load OpenSpiel; raise ModuleNotFoundError where it is not installed."""
        self._rules = rules
        self._search = import_module("open_spiel.python.algorithms.ismcts").ISMCTSBot
        self._evaluator = import_module("open_spiel.python.algorithms.mcts").RandomRolloutEvaluator
        self._random = import_module("numpy").random.RandomState
        self._kind = _Kind(import_module("pyspiel"))

    def card(self, view: View[Any], dice: Dice) -> Card:
        """Choose the card it visits most."""
        seed = self._random(int(dice.random() * 2**31))
        bot = self._search(
            self._kind,
            self._evaluator(1, seed),
            _EXPLORE,
            SIMULATIONS,
            random_state=seed,
            allow_inconsistent_action_sets=True,
        )
        span = self._span(view, dice)
        bot.set_resampler(lambda _state, _seat: self._state(view, dice, span))
        found = bot.step(self._state(view, dice, span))
        cards = cards_of(view)
        return int(found) if found in cards else cards[0]

    def _state(self, view: View[Any], dice: Dice, span: float) -> "SpielState":
        return SpielState(self._rules, self._kind, imagined(self._rules, view, dice), span)

    def _span(self, view: View[Any], dice: Dice) -> float:
        """Tell how far from 0 deals come out that go on at random."""
        found = 1.0
        for _ in range(_TRIED):
            state = self._state(view, dice, 1.0)
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(dice.random() * len(actions))])
            found = max(found, *(abs(each) for each in state.returns()))
        return found


class _Kind:
    """What the bot asks of a game."""

    def __init__(self, pyspiel: Any) -> None:
        self.dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
        self.information = pyspiel.GameType.Information.IMPERFECT_INFORMATION

    def get_type(self) -> "_Kind":
        return self


class SpielState:
    """A position in the words of OpenSpiel."""

    def __init__(
        self, rules: Rules[Any, Any], kind: _Kind, layout: Layout, span: float, seen: tuple[int, ...] = ()
    ) -> None:
        """Begin with a layout, or go on from one after actions that all have seen."""
        self._rules, self._kind, self._at, self._span, self._seen = rules, kind, layout, span, seen
        self._before = [share(rules, layout.state, seat) for seat in range(len(layout.hands))]

    def clone(self) -> "SpielState":
        """Copy it."""
        copy = SpielState(self._rules, self._kind, self._at, self._span, self._seen)
        copy._before = self._before
        return copy

    def get_game(self) -> _Kind:
        """Say what kind of game it is."""
        return self._kind

    def current_player(self) -> int:
        """Name the seat to move."""
        return self._at.turn

    def is_terminal(self) -> bool:
        """Tell whether the deal is over."""
        return self._at.turn < 0

    def is_chance_node(self) -> bool:
        """Say that nothing is left to chance within a deal."""
        return False

    def legal_actions(self, _seat: int | None = None) -> list[int]:
        """List cards by their numbers, and other moves after them."""
        moves = self._rules.moves(self._at.state)
        return [move.card if isinstance(move, Play) else _SAID + place for place, move in enumerate(moves)]

    def apply_action(self, action: int) -> None:
        """Make a move."""
        move = PLAYS[action] if action < _SAID else self._rules.moves(self._at.state)[action - _SAID]
        self._at = after(self._rules, self._at, move)
        self._seen = (*self._seen, int(action))

    def returns(self) -> list[float]:
        """Tell what each seat gained since the root."""
        seats = range(len(self._at.hands))
        return [
            (share(self._rules, self._at.state, seat) - self._before[seat]) / self._span for seat in seats
        ]

    def information_state_string(self) -> str:
        """Tell what the player to move knows."""
        turn = self._at.turn
        return f"{turn} {self._at.hands[turn]} {self._seen}"
