"""The novice: learned the rules yesterday, counts handsome cards, and plays the highest wherever it wins."""

from game.bots.ecarte.situation import Situation, situation
from game.core.bot import Decision
from game.core.cards import members
from game.core.move import LAYS, PLAYS, Lay, Play
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.ecarte import ACCEPT, DONE, MARK_KING, PROPOSE, REFUSE, STAND, Ecarte, Public

JACK = 5
_ENOUGH = 3
"""Handsome cards with which a novice plays."""


class Novice:
    """Plays legally and naïvely."""

    def __init__(self, rules: Ecarte) -> None:
        """Sit down at a table with these rules."""
        self._rules = rules

    def choose(self, view: View[Public], dice: Dice, budget: int) -> Decision:
        """Choose by what looks good."""
        seen = situation(view, self._rules)
        match view.public.phase:
            case "propose" | "answer":
                return _talk(seen)
            case "discard":
                return _throw(seen)
            case _:
                return _play(seen)


def _handsome(seen: Situation, card: int) -> bool:
    return seen.order.rank[card] >= JACK or bool(seen.order.trumps >> card & 1)


def _talk(seen: Situation) -> Decision:
    """Like the hand or not, whatever its cards are good for together: three handsome ones are enough."""
    handsome = sum(_handsome(seen, card) for card in members(seen.view.hand))
    if handsome >= _ENOUGH:
        return Decision(STAND if seen.elder else REFUSE, Reason("novice_likes", number=handsome))
    return Decision(PROPOSE if seen.elder else ACCEPT, Reason("novice_wants"))


def _throw(seen: Situation) -> Decision:
    """Throw what is neither trump nor court card."""
    free = [move.card for move in seen.view.moves if isinstance(move, Lay)]
    plain = [card for card in free if not _handsome(seen, card)]
    if not plain and DONE in seen.view.moves:
        return Decision(DONE, Reason("novice_done"))
    card = min(plain or free, key=lambda card: seen.order.rank[card])
    return Decision(LAYS[card], Reason("novice_throw", cards=1 << card))


def _play(seen: Situation) -> Decision:
    """Announce the king; lead what is highest, alone or not, and never save it where a lower card would win."""
    if MARK_KING in seen.view.moves:
        return Decision(MARK_KING, Reason("novice_king"))
    cards = [move.card for move in seen.view.moves if isinstance(move, Play)]
    led = seen.view.trick.cards
    if not led or any(seen.order.beats[led[0]] >> card & 1 for card in cards):
        card = max(cards, key=lambda card: seen.order.rank[card])
        return Decision(PLAYS[card], Reason("novice_high", cards=1 << card))
    card = min(cards, key=lambda card: seen.order.rank[card])
    return Decision(PLAYS[card], Reason("novice_throw", cards=1 << card))
