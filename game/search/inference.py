"""What the cards others have played tell about those they still hold: how readily a position explains every choice.

In an imagined position the other seats hold certain cards, so that it can be asked what a sensible player would have
done with them each time. Where that is what was really done, the position is the likelier for it.
"""

from collections.abc import Iterator, Sequence
from heapq import heappush, heappushpop
from math import log
from typing import Generic, TypeVar

from game.core.bot import Bot
from game.core.cards import NOBODY, Card, mask
from game.core.move import Play
from game.core.rules import Dice, Position, Rules
from game.core.trick import Contract
from game.core.view import View
from game.search.worlds import Likely

S = TypeVar("S", bound=Position)
P = TypeVar("P")

_ODD = 0.45
"""How readily somebody does otherwise than the sensible player would, compared with doing the same."""
_DRAWN = 2
"""Positions that are looked at for each that is kept."""
_CHOICES = 12
"""So many choices are looked back at, the latest: what is older was told by poorer hands."""


class Inference(Generic[S, P]):
    """Makes up positions that explain what was played, at games for which enough of the state is public."""

    def __init__(self, rules: Rules[S, P], player: Bot[P], likely: Likely[P, S]) -> None:
        """Take positions that explain all else, and weigh them by how this player would have played in them."""
        self._rules = rules
        self._player = player
        self._likely = likely

    def draw(self, view: View[P], dice: Dice, wanted: int) -> Sequence[S]:
        """Make up so many positions, those more often in which others would have played as they did.

        Each is weighed only until it is clear that enough others are kept before it.
        """
        if view.trick.leader == NOBODY:
            return self._likely(view, dice, wanted)
        contract = self._rules.contract(view)
        kept: list[tuple[float, int, S]] = []  # a heap: what is given up next comes first
        for number, position in enumerate(self._likely(view, dice, _DRAWN * wanted)):
            luck = dice.random()
            least = (
                log(luck) / log(kept[0][0]) if len(kept) == wanted and 0 < kept[0][0] < 1 and luck else 0.0
            )
            odds = self.odds(position, view, contract, dice, least)
            if len(kept) < wanted:
                heappush(kept, (luck ** (1 / odds), -number, position))
            elif odds > least:
                heappushpop(kept, (luck ** (1 / odds), -number, position))
        return [position for _, _, position in sorted(kept, key=lambda each: (-each[0], -each[1]))]

    def odds(
        self, position: S, view: View[P], contract: Contract | None, dice: Dice, least: float = 0.0
    ) -> float:
        """Tell how well a position explains what the other seats have played; 1 where every card was to be expected.

        Once that is clear to be less than wanted at least, no more is looked at.
        """
        found = 1.0
        for past, card in rewound(self._rules, position, view):
            moves = self._rules.moves(past)
            if len(moves) < 2:
                continue
            look = self._rules.view(past, past.turn)
            move = self._player.choose(look, dice, 1).move
            if isinstance(move, Play) and not _alike(move.card, card, look, contract):
                found *= _ODD
                if found < least:
                    break
        return found


def rewound(rules: Rules[S, P], position: S, view: View[P]) -> Iterator[tuple[S, Card]]:
    """Go back over the cards others have played in this deal, the latest first, each with the position before it.

    There is nothing but what had been paid and shown by then, for that is all its player could go by.
    """
    seats, back, found, past = len(view.sides), 0, 0, position
    for trick in (view.trick, *reversed(view.tricks)):
        for place in range(len(trick.cards) - 1, -1, -1):
            back += 1
            if (trick.leader + place) % seats == view.me:
                continue
            past, back = rules.rewind(past, back), 0
            yield past, trick.cards[place]
            found += 1
            if found == _CHOICES:
                return


def _alike(one: Card, two: Card, look: View[P], contract: Contract | None) -> bool:
    """Tell whether two cards are one to the table: of one suit and worth, nothing that is out standing between them."""
    if one == two or contract is None:
        return one == two
    order, points = contract.order, contract.points
    if order.suit[one] != order.suit[two] or points[one] != points[two]:
        return False
    out = mask(look.trick.cards)
    for place in look.hidden:
        out |= place.may
    return not (order.beats[one] ^ order.beats[two]) & out
