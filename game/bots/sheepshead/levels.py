"""Novice: picks when it sees queens, buries what is low, wins when it can and otherwise throws what comes to hand."""

from game.bots.sheepshead.situation import Situation, lowest, situation
from game.core.bot import Decision
from game.core.cards import Cards, bit, members
from game.core.move import LAYS, PLAYS, Lay, Say
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.sheepshead import Public, Sheepshead
from game.rules.sheepshead.cards import TRUMPS
from game.rules.sheepshead.phases import DEMAND, GO_ON, PASS, PICK

_ENOUGH = {3: 6, 4: 5, 5: 4}
"""Trumps with which a novice picks."""


class Novice:
    """Somebody who learned yesterday."""

    def __init__(self, rules: Sheepshead) -> None:
        """Play under these house rules."""
        self._options = rules.options

    def choose(self, view: View[Public], dice: Dice, _budget: int) -> Decision:
        """Do what looks right at first sight."""
        if view.public.phase in ("lead", "reply"):
            return _card(situation(view, self._options), dice)
        if view.public.phase == "pick":
            return self._pick(view)
        lays = [move.card for move in view.moves if isinstance(move, Lay)]
        if lays:
            card = min(lays, key=_rank)
            return Decision(LAYS[card], Reason("low_away", "4.1", bit(card)))
        says = [move for move in view.moves if isinstance(move, Say)]
        quiet = next((move for move in says if move in (PASS, GO_ON)), says[0])
        return Decision(quiet, Reason("sounds_right"))

    def _pick(self, view: View[Public]) -> Decision:
        trumps = sum(view.hand >> card & 1 for card in TRUMPS)
        if DEMAND in view.moves:
            return Decision(DEMAND, Reason("worthless", "3.7"))
        if PASS not in view.moves or (trumps >= _ENOUGH[self._options.players]):
            return Decision(PICK, Reason("many_trumps", number=trumps))
        return Decision(PASS, Reason("few_trumps", number=trumps))


def _rank(card: int) -> tuple[bool, int]:
    return card in TRUMPS, card


def _card(seen: Situation, dice: Dice) -> Decision:
    """Win with whatever wins; otherwise throw something."""
    cards: Cards = seen.legal
    winners = [card for card in members(cards) if seen.leads(seen.view.me, (*seen.table, card))]
    if seen.leaster:
        card = lowest(cards, seen.order)
        return Decision(PLAYS[card], Reason("low_card", cards=bit(card)))
    if winners and (seen.table or dice.random() < 0.5):
        card = winners[int(dice.random() * len(winners))]
        return Decision(PLAYS[card], Reason("looks_good", cards=bit(card)))
    card = members(cards)[int(dice.random() * cards.bit_count())]
    return Decision(PLAYS[card], Reason("try_it", cards=bit(card)))
