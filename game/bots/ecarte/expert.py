"""The expert: the club player's knowledge, and every ending worked out against hands the opponent may hold."""

from functools import partial

from game.bots.ecarte.holdings import Outlook, Weigh, outlooks
from game.bots.ecarte.inference import likelihood
from game.bots.ecarte.playing import mark, playable, throw
from game.bots.ecarte.prospects import prospect
from game.bots.ecarte.race import in_points, value
from game.bots.ecarte.reasons import because, in_words
from game.bots.ecarte.situation import Situation, situation, would_be_vulnerable
from game.bots.ecarte.talking import overrule
from game.bots.ecarte.talking import talk as book_talk
from game.core.bot import Decision
from game.core.cards import Card
from game.core.move import PLAYS
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.ecarte import ACCEPT, PROPOSE, REFUSE, STAND, Ecarte, Public

SURE = 1 - 1e-9
ENOUGH = {
    (True, True): (-1.2, 0.8),
    (False, True): (-1.2, 0.5),
    (True, False): (-0.5, -0.5),
    (False, False): (-0.2, 0.0),
}
"""The points, the king's own left out, from which a hand is better played than exchanged: by elder hand or not, and
before the first exchange or after; where the book would play it, and where it would not. The book knows much that open
cards do not show, so it is overruled only by a wide margin. Found by playing thousands of deals both ways."""
KING = 0.8
"""How much more it takes with the king of trumps in hand, which an exchange can only help."""

_TALKED = 6
"""How many times as many hands are looked at for a word as for a card: it settles more."""


class Expert:
    """Weighs every card against what the opponent may hold."""

    def __init__(self, rules: Ecarte) -> None:
        """Sit down at a table with these rules."""
        self._rules = rules

    def choose(self, view: View[Public], dice: Dice, budget: int) -> Decision:
        """Choose what wins the game most often."""
        seen = situation(view, self._rules)
        match view.public.phase:
            case "propose" | "answer":
                return self.word(seen, dice, budget)
            case "discard":
                return throw(seen)
            case _:
                return mark(seen) or self.card(seen, dice, budget)

    def word(self, seen: Situation, dice: Dice, budget: int) -> Decision:
        """Choose a word of the talk."""
        return talk(seen, likelihood(seen), dice, budget)

    def card(self, seen: Situation, dice: Dice, budget: int) -> Decision:
        """Choose a card to play."""
        return play(seen, likelihood(seen), dice, budget)


def talk(seen: Situation, weigh: Weigh, dice: Dice, budget: int) -> Decision:
    """Play the hand as it is if that promises more than an exchange; give the book's reason where it agrees."""
    book = book_talk(seen)
    if book.reason.kind == "propose_certain":
        return book
    vulnerable = would_be_vulnerable(seen)
    promise = prospect(seen, vulnerable, weigh, dice, _TALKED * budget)
    king = seen.hand.king_of_trumps
    worth = in_points(seen.need, seen.theirs, promise.game) - king
    limits = ENOUGH[seen.elder, seen.fresh]
    now = worth > limits[book.move in (PROPOSE, ACCEPT)] + KING * king
    move = (STAND if now else PROPOSE) if seen.elder else (REFUSE if now else ACCEPT)
    if move == book.move:
        return book
    return overrule(book, move, promise.point)


def play(seen: Situation, weigh: Weigh, dice: Dice, budget: int) -> Decision:
    """Play the card that does best against all hands, or a fair sample of them."""
    cards = playable(seen)
    if len(cards) == 1:
        return Decision(PLAYS[cards[0]], partial(because, seen, cards[0]))
    outcomes, exact = outlooks(seen.view, seen.contract, weigh, dice, budget)
    worths = {card: worth(seen, outcomes[card]) for card in cards}
    best = max(worths.values())
    card = min((card for card in cards if worths[card] > best - 1e-9), key=lambda card: _cost(seen, card))
    reckoned = reason_for(outcomes[card], card, exact=exact)
    return Decision(PLAYS[card], partial(in_words, seen, reckoned))


def _cost(seen: Situation, card: Card) -> tuple[int, int]:
    """Prefer giving away little among cards that do equally well."""
    return seen.order.trumps >> card & 1, seen.order.rank[card]


def worth(seen: Situation, outlook: Outlook) -> float:
    """Give the chance to win the game, counted over the tricks this card may bring."""
    return sum(weight * each for weight, each in zip(outlook.tricks, tricks_worth(seen), strict=True))


def tricks_worth(seen: Situation) -> tuple[float, ...]:
    """Give the chance to win the game by the number of tricks I make."""
    me, other = seen.view.me, 1 - seen.view.me
    gains = [-seen.stake(me, vole=True), *[-seen.stake(me)] * 2]
    gains += [*[seen.stake(other)] * 2, seen.stake(other, vole=True)]
    return tuple([value(seen.need, seen.theirs, gain) for gain in gains])


def reason_for(outlook: Outlook, card: Card, *, exact: bool) -> Reason:
    """Say what the reckoning came to, in so many of a hundred hands."""
    percent = round(100 * outlook.point)
    if exact and outlook.tricks[5] > SURE:
        return Reason("sure_vole", cards=1 << card)
    if exact and outlook.point > SURE:
        return Reason("sure_point", cards=1 << card)
    if exact and outlook.point < 1 - SURE:
        return Reason("lost", cards=1 << card)
    if exact:
        return Reason("reckoned", cards=1 << card, number=min(99, max(1, percent)))
    return Reason("sampled", cards=1 << card, number=percent)
