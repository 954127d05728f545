"""Novice: knows the rules and little else; leads what looks high and otherwise plays as it comes."""

from game.bots.imperium.situation import Situation, names, situation
from game.core.bot import Decision
from game.core.cards import Card, Cards, members
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
            card, key = _answer(seen, dice)
        else:
            card, key = _lead(seen, dice)
        return Decision(PLAYS[card], Reason(key, cards=1 << card))


def _declare(found: list[str], dice: Dice) -> Decision:
    if found and dice.random() < 0.85:
        return Decision(Say(found[0]), Reason("show", "6.1"))
    return Decision(Say("done"), Reason("done_looking", "6.14"))


def _lead(seen: Situation, dice: Dice) -> tuple[Card, str]:
    """Lead an ace or a king because it looks strong; the Joker is too precious."""
    if dice.random() < 0.6:
        return _looks_highest(seen.legal & ~(1 << JOKER) or seen.legal), "looks_strong"
    return _any(seen.legal, dice), "try_it"


def _answer(seen: Situation, dice: Dice) -> tuple[Card, str]:
    winning = [card for card in members(seen.legal) if seen.wins(card)]
    if winning and dice.random() < 0.5:
        return winning[-1], "win_surely"
    return _any(seen.legal, dice), "win_somehow" if winning else "lose_this_one"


def _looks_highest(cards: Cards) -> Card:
    return max(
        members(cards), key=lambda card: (_LOOKS.find(PACK.spell(card)[0]) if card != JOKER else 4, card)
    )


def _any(cards: Cards, dice: Dice) -> Card:
    some = members(cards)
    return some[int(dice.random() * len(some))]
