"""What the bots package of a game hands to the catalogue."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeAlias, TypeVar

from game.core.bot import Decision
from game.core.cards import Cards
from game.core.facts import Conditional
from game.core.move import Move
from game.core.record import field, record
from game.core.rules import Dice, Position, Public
from game.core.view import View
from game.search.worlds import Likely

R = TypeVar("R")
S = TypeVar("S", bound=Position)
P = TypeVar("P", bound=Public)
V = TypeVar("V")  # what is public of a deal, in any game

MoveValue: TypeAlias = Callable[[Move], float]
"""Tells what a move comes to for the seat to play."""
Alone: TypeAlias = Callable[[S, bool], MoveValue]
"""From a position in which everybody plays alone, and whether the others are kind, to what moves come to."""

COMMON_REASONS: Sequence[Conditional[object, object]] = (
    Conditional("searched", lambda facts: facts.number > 0),
    Conditional("never_worse", lambda facts: bool(facts.cards & facts.legal)),
    Conditional("bold"),
    Conditional("careful"),
)
"""Reasons that players of any game may give, with when they are true."""


@record
class Choice(Generic[R, S, V]):
    """What is to be decided, and what there is to decide it with."""

    rules: R
    view: View[V]
    dice: Dice
    budget: int  # worlds worth imagining, more or less
    likely: Likely[V, S]  # makes up positions that may be the true one, as far as this level can tell


Decide: TypeAlias = Callable[[Choice[R, S, V]], Decision]


@record
class Level(Generic[R, S, V]):
    """How players of one level decide, what they know, and how they think beside it."""

    decides: Mapping[str, Decide[R, S, V]]  # by phase
    infers: bool = False  # whether cards that were played tell them where the others lie
    playouts: Mapping[str, int] = field(
        default_factory=dict
    )  # by phase in which they try every move to the deal's end: how many moves that may take for each world of the budget
    last_cards: bool = True  # whether they play no last card beside which another one is never worse


@record
class GameBots(Generic[R, S, P]):
    """The opponents at one game, for its rules R; the catalogue looks for it as the BOTS of the package."""

    levels: Mapping[str, Level[R, S, P]]
    # positions that explain what was said and laid away
    likely_states: Callable[[R, View[P], Dice, int], Sequence[S]]
    daring: Mapping[str, int] = field(
        default_factory=dict
    )  # which words are bold (1), and which careful (−1)
    unlike: Callable[[R, View[P]], Cards] = field(
        default=lambda _rules, view: view.hand
    )  # cards that are like no other, however they rank; all where a game does not say
    alone: Alone[S] | None = None  # values last cards where everybody plays alone, faster than by the rules
    reasons: Sequence[Conditional[R, P]] = ()  # why a player does something, with when it is true
    tips: Mapping[str, Sequence[Conditional[R, P]]] = field(
        default_factory=dict
    )  # what the companion says of each kind of decision: the first that is true
    principles: Mapping[str, Sequence[Conditional[R, P]]] = field(
        default_factory=dict
    )  # the game's own words for what sets one way apart from another, or for a reason: the first that is true
