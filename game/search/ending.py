"""Exact endings: what each card is worth when every hand lies open and both sides play their best."""

from collections.abc import Hashable, Iterator

from game.core.cards import Card, Cards, Seat, mask, members
from game.core.record import record
from game.core.trick import Contract
from game.search.minimax import Bounds, Minimax
from game.search.open_hands import CardsInTrick, OpenHands, OpenPosition

EVERY_CARD: Cards = -1


@record
class _Ending:
    """The positions of one layout, valued for one side by what its tricks count."""

    hands: OpenHands
    mine: tuple[bool, ...]  # by seat: whether it plays for the side that asks
    paying: Cards  # the cards that are worth points

    def maximises(self, at: OpenPosition) -> bool:
        """Tell whether the side that asks is to play."""
        return self.mine[self.hands.turn(at)]

    def after(self, at: OpenPosition) -> Iterator[tuple[int, OpenPosition]]:
        """Play every card that differs from the rest."""
        for card in self.hands.choices(at):
            yield self.played(at, card)

    def played(self, at: OpenPosition, card: Card) -> tuple[int, OpenPosition]:
        """Play a card, and count the trick if it is the asking side's."""
        then, worth = self.hands.played(at, card)
        return (worth if self.mine[then[1]] else 0), then

    def key(self, at: OpenPosition) -> Hashable | None:
        return None if at[2] else at

    def bounds(self, at: OpenPosition) -> Bounds:
        """Count what is still to be taken in all; the last trick plays itself."""
        left, leader, _ = at
        hands = self.hands
        tricks = left.bit_count() // hands.seats
        if tricks == 1:
            place, worth = hands.taken(hands.last(left, leader))
            won = worth if self.mine[(leader + place) % hands.seats] else 0
            return won, won
        most = tricks * hands.contract.trick
        if self.paying:
            most += sum([hands.contract.points[card] for card in members(left & self.paying)])
        return 0, most


def solve(
    contract: Contract,
    hands: tuple[Cards, ...],
    leader: Seat,
    table: CardsInTrick,
    sides: tuple[int, ...],
    wanted: Cards = EVERY_CARD,
) -> dict[Card, int]:
    """Value each legal card of the seat to play that is wanted, all cards visible.

    Hands hold what is still to be played; the table holds the trick so far, led by leader. The value is what the
    side of the seat to play takes from here on, the trick on the table included.
    """
    side = sides[(leader + len(table)) % len(hands)]
    paying = mask(card for card, points in enumerate(contract.points) if points)
    held = OpenHands(contract, hands)
    ending = _Ending(held, tuple([each == side for each in sides]), paying)
    search, at = Minimax[OpenPosition](), (held.left, leader, table)

    def value(card: Card) -> int:
        gain, then = ending.played(at, card)
        return int(gain + search.value(ending, then))

    choices = held.choices(at)
    firsts = {
        card: next(each for each in choices if held.same(each, card, at))
        for card in members(held.legal(at) & wanted)
    }
    values = {card: value(card) for card in dict.fromkeys(firsts.values())}
    return {card: values[first] for card, first in firsts.items()}
