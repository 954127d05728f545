"""What the bots package of a game hands to the catalogue."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from game.core.bot import Bot
from game.core.cards import Cards
from game.core.facts import Conditional
from game.core.record import field, record
from game.core.rules import Dice, Position, Public
from game.core.view import View
from game.search.last_cards import Alone
from game.search.worlds import Likely

R = TypeVar("R")
S = TypeVar("S", bound=Position)
P = TypeVar("P", bound=Public)

COMMON_REASONS: Sequence[Conditional[object, object]] = (
    Conditional("searched", lambda facts: facts.number > 0),
    Conditional("never_worse", lambda facts: bool(facts.cards & facts.legal)),
    Conditional("bold"),
    Conditional("careful"),
)
"""Reasons that players of any game may give, with when they are true."""


@record
class GameBots(Generic[R, S, P]):
    """The opponents at one game, for its rules R; the catalogue looks for it as the BOTS of the package."""

    levels: Mapping[str, Callable[[R], Bot[P]]]  # by level, without the master
    likely_states: Callable[
        [R, View[P], Dice, int], Sequence[S]
    ]  # positions that explain what was said and laid away
    master_base: Callable[[R, Likely[P, S]], Bot[P]]  # the player whose usual move the master starts from
    is_exact: Callable[
        [View[P]], bool
    ]  # whether that player has worked the move out, so that the master keeps to it
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
