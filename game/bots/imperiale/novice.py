"""Novice: knows the rules and that honours pay; leads what looks high and otherwise plays as it comes."""

from game.bots.imperiale.situation import Situation, ranked, situation
from game.core.bot import Decision
from game.core.cards import Card, members
from game.core.move import PLAYS
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.imperiale import Imperiale, Public


class Novice:
    """Somebody who learned the game yesterday."""

    def __init__(self, rules: Imperiale) -> None:
        """Play under these house rules."""
        self._rules = rules

    def choose(self, view: View[Public], dice: Dice, _budget: int) -> Decision:
        """Play something legal that looks all right."""
        seen = situation(view, self._rules)
        if not seen.legal & (seen.legal - 1):
            card, key = members(seen.legal)[0], "only_card"
        elif seen.led:
            card, key = _answer(seen, dice)
        else:
            card, key = _lead(seen, dice)
        return Decision(PLAYS[card], Reason(key, cards=1 << card))


def _lead(seen: Situation, dice: Dice) -> tuple[Card, str]:
    """Lead what looks strong; an honour now and then, for its counter."""
    honours = ranked(seen.mine & seen.honours, seen.order)
    if honours and dice.random() < 0.4:
        return honours[-1], "honour_pays"
    plain = ranked(seen.mine & ~seen.order.trumps, seen.order)
    if plain and dice.random() < 0.6:
        return plain[-1], "looks_strong"
    return _any(seen, dice), "try_it"


def _answer(seen: Situation, dice: Dice) -> tuple[Card, str]:
    """Win with whatever comes to hand; throw something low on a lost trick."""
    winning = [card for card in members(seen.legal) if seen.wins(card)]
    if not winning:
        card = min(members(seen.legal), key=lambda card: (seen.is_honour(card), seen.order.rank[card]))
        return card, "lose_this_one"
    return winning[int(dice.random() * len(winning))], "win_somehow"


def _any(seen: Situation, dice: Dice) -> Card:
    some = members(seen.legal)
    return some[int(dice.random() * len(some))]
