"""One imagined position with the hands it deals out, and deals played from there to their end."""

from collections.abc import Callable
from typing import Any

from game.core.cards import Card, Cards, Seat
from game.core.move import PLAYS, Move, Play
from game.core.record import record
from game.core.rules import Dice, Rules
from game.core.trick import Contract
from game.core.view import View

Chooser = Callable[["Layout", tuple[Move, ...]], Move]
"""From a position and its legal moves to one of them."""


@record
class Layout:
    """A position in which tricks are played."""

    state: Any
    hands: tuple[Cards, ...]  # by seat
    sides: tuple[int, ...]  # by seat, as each of them knows itself; -1 for none
    contract: Contract
    leader: Seat
    table: tuple[Card, ...]

    @property
    def turn(self) -> Seat:
        """Name the seat to move; below 0 once the deal is over."""
        turn: Seat = self.state.turn
        return turn

    @property
    def left(self) -> int:
        """Count the cards in all hands."""
        return sum(hand.bit_count() for hand in self.hands)


def imagined(rules: Rules[Any, Any], view: View[Any], dice: Dice) -> Layout:
    """Make up a position the seat can't tell from the true one."""
    state = rules.imagine(view, dice)
    contract = rules.contract(view)
    assert contract is not None
    looks = [rules.view(state, seat) for seat in range(len(view.sides))]
    hands, sides = tuple(look.hand for look in looks), tuple(look.sides[look.me] for look in looks)
    table = view.trick.cards
    leader = view.trick.leader if table else view.me
    return Layout(state, hands, sides, contract, leader, table)


def after(rules: Rules[Any, Any], at: Layout, move: Move) -> Layout:
    """Make a move."""
    state = rules.play(at.state, move)
    if not isinstance(move, Play):
        return Layout(state, at.hands, at.sides, at.contract, at.leader, at.table)
    hands = tuple(hand & ~(1 << move.card) for hand in at.hands)
    table = (*at.table, move.card)
    if len(table) == len(hands):
        return Layout(state, hands, at.sides, at.contract, state.turn, ())
    return Layout(state, hands, at.sides, at.contract, at.leader, table)


def gain(rules: Rules[Any, Any], at: Layout, card: Card, choose: Chooser) -> float:
    """Play a card and the deal to its end; give what the player gains more than the average seat."""
    seat = at.turn
    before = share(rules, at.state, seat)
    at = after(rules, at, PLAYS[card])
    while at.turn >= 0:
        moves = rules.moves(at.state)
        at = after(rules, at, moves[0] if len(moves) == 1 else choose(at, moves))
    return share(rules, at.state, seat) - before


def share(rules: Rules[Any, Any], state: Any, seat: Seat) -> float:
    """Give what a seat holds above the average seat, in the smallest unit of the game."""
    worth = rules.worth(state.ledger.holdings)
    return worth[seat] - sum(worth) / len(worth)


def any_move(dice: Dice) -> Chooser:
    """Move at random."""
    return lambda _at, moves: moves[int(dice.random() * len(moves))]


def cards_of(view: View[Any]) -> list[Card]:
    """List the cards that may be played."""
    return [move.card for move in view.moves if isinstance(move, Play)]


def best(gains: dict[Card, float]) -> Card:
    """Name the card with the most; of equals the one that was named first."""
    return max(gains, key=lambda card: gains[card])
