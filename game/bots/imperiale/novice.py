"""Novice: knows the rules and that honours pay; leads what looks high, and takes with its best."""

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
            card, key = _answer(seen)
        else:
            card, key = _lead(seen)
        return Decision(PLAYS[card], Reason(key, cards=1 << card))


def _lead(seen: Situation) -> tuple[Card, str]:
    """Lead what looks strong; an honour, for its counter, as soon as there are two, whoever may beat it."""
    honours = ranked(seen.mine & seen.honours, seen.order)
    if len(honours) > 1:
        return honours[-1], "honour_pays"
    plain = ranked(seen.mine & ~seen.order.trumps, seen.order)
    return (plain or ranked(seen.legal, seen.order))[-1], "looks_strong"


def _answer(seen: Situation) -> tuple[Card, str]:
    """Win with the highest card, where a lower one would do; throw something low on a lost trick."""
    winning = [card for card in members(seen.legal) if seen.wins(card)]
    if not winning:
        card = min(members(seen.legal), key=lambda card: (seen.is_honour(card), seen.order.rank[card]))
        return card, "lose_this_one"
    return max(winning, key=lambda card: seen.order.rank[card]), "win_somehow"
