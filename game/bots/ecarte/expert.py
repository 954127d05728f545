"""The expert: the club player's knowledge, and every ending worked out against all hands the opponent may hold."""

from game.bots.ecarte.holdings import Outlook, Weigh, outlooks
from game.bots.ecarte.playing import mark, playable, throw
from game.bots.ecarte.race import value
from game.bots.ecarte.spot import Spot, look
from game.bots.ecarte.suspicion import suspicion
from game.bots.ecarte.talking import talk
from game.core.bot import Decision
from game.core.cards import Card
from game.core.move import PLAYS
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.ecarte import Ecarte, Public

SURE = 1 - 1e-9


class Expert:
    """Weighs every card against what the opponent may hold."""

    def __init__(self, rules: Ecarte) -> None:
        """Sit down at a table with these rules."""
        self._rules = rules

    def choose(self, view: View[Public], dice: Dice, budget: int) -> Decision:
        """Choose what wins the game most often."""
        spot = look(self._rules, view)
        match view.public.phase:
            case "propose" | "answer":
                return talk(spot)
            case "discard":
                return throw(spot)
            case _:
                return mark(spot) or play(spot, suspicion(spot), dice, budget)


def play(spot: Spot, weigh: Weigh, dice: Dice, budget: int) -> Decision:
    """Play the card that does best against all hands, or a fair sample of them."""
    cards, secret = playable(spot)
    if len(cards) == 1:
        return Decision(PLAYS[cards[0]], Reason("conceal" if secret else "only_card", cards=1 << cards[0]))
    outcomes, exact = outlooks(spot.view, spot.contract, weigh, dice, budget)
    worths = {card: worth(spot, outcomes[card]) for card in cards}
    best = max(worths.values())
    card = min((card for card in cards if worths[card] > best - 1e-9), key=lambda card: _cost(spot, card))
    reason = Reason("conceal", cards=1 << card) if secret else _reason(outcomes[card], card, exact=exact)
    return Decision(PLAYS[card], reason)


def _cost(spot: Spot, card: Card) -> tuple[int, int]:
    """Prefer giving away little among cards that do equally well."""
    return spot.order.trumps >> card & 1, spot.order.rank[card]


def worth(spot: Spot, outlook: Outlook) -> float:
    """Give the chance to win the game, counted over the tricks this card may bring."""
    gains = [-2, -spot.stake(spot.view.me), -spot.stake(spot.view.me), *[spot.stake(1 - spot.view.me)] * 2, 2]
    return sum(
        weight * value(spot.need, spot.theirs, gain)
        for weight, gain in zip(outlook.tricks, gains, strict=True)
    )


def _reason(outlook: Outlook, card: Card, *, exact: bool) -> Reason:
    """Say what the reckoning came to, in so many of a hundred hands."""
    percent = round(100 * outlook.point)
    if exact and outlook.tricks[5] > SURE:
        return Reason("sure_vole", cards=1 << card)
    if exact and outlook.point > SURE:
        return Reason("sure_point", cards=1 << card)
    if exact and outlook.point < 1 - SURE:
        return Reason("lost", cards=1 << card)
    return Reason("reckoned" if exact else "sampled", cards=1 << card, number=percent)
