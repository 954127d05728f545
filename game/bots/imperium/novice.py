"""Novice: knows the rules and little else; leads what looks high, and wins whatever can be won."""

from game.bots.imperium.situation import Situation, names, situation
from game.core.bot import Decision
from game.core.cards import Card, Cards, mask, members
from game.core.move import PLAYS, Say
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.imperium import Imperium, Phase, Public
from game.rules.imperium.cards import JOKER, PACK

_LOOKS = "JQKA"


class Novice:
    """Somebody who learned the game yesterday."""

    def __init__(self, _rules: Imperium) -> None:
        """Play by any house rules: they are all in the view."""

    def choose(self, view: View[Public], dice: Dice, _budget: int) -> Decision:
        """Play something legal that looks all right."""
        if view.public.phase == Phase.DECLARING:
            return _declare(names(view), dice)
        seen = situation(view)
        if not seen.legal & (seen.legal - 1):
            card, key = members(seen.legal)[0], "only_card"
        elif seen.led:
            card, key = _answer(seen)
        else:
            card, key = _lead(seen)
        return Decision(PLAYS[card], Reason(key, cards=1 << card))


def _declare(found: list[str], dice: Dice) -> Decision:
    """Declare, but overlook an imperium now and then, as beginners do."""
    if found and dice.random() < 0.85:
        return Decision(Say(found[0]), Reason("show", "6.1"))
    return Decision(Say("done"), Reason("nothing_seen", "6.14"))


def _lead(seen: Situation) -> tuple[Card, str]:
    """Lead an ace or a king because it looks strong; the Joker is too precious."""
    return _looks_highest(seen.legal & ~(1 << JOKER) or seen.legal), "looks_strong"


def _answer(seen: Situation) -> tuple[Card, str]:
    """Win with the card that looks highest; on a lost trick throw what looks lowest, whatever it may still stop."""
    winning = [card for card in members(seen.legal) if seen.wins(card)]
    if winning:
        return _looks_highest(mask(winning)), "win_surely"
    return min(members(seen.legal), key=_looks), "lose_this_one"


def _looks_highest(cards: Cards) -> Card:
    return max(members(cards), key=_looks)


def _looks(card: Card) -> tuple[int, Card]:
    return (_LOOKS.find(PACK.spell(card)[0]) if card != JOKER else len(_LOOKS), card)
