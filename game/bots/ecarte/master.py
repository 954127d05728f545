"""The master: words tried to the deal's end, and cards chosen without peeping, over hands that explain what he did."""

from functools import partial

from game.bots.ecarte.expert import SURE, Expert, reason_for, tricks_worth, worth
from game.bots.ecarte.foresight import Foresight, Layout
from game.bots.ecarte.holdings import Held, Outlook, Weigh, reckon, with_open_hands
from game.bots.ecarte.inference import likelihood
from game.bots.ecarte.playing import playable
from game.bots.ecarte.reasons import because, in_words
from game.bots.ecarte.situation import Situation
from game.bots.ecarte.talking import overrule
from game.bots.ecarte.talking import talk as book_talk
from game.bots.ecarte.usual_play import usual_answer, usual_lead
from game.bots.ecarte.word_playouts import compare
from game.core.bot import Decision
from game.core.cards import PIQUET, Card, Cards
from game.core.move import PLAYS
from game.core.record import record
from game.core.rules import Dice, Reason
from game.core.trick import played_by
from game.rules.ecarte import ACCEPT, PROPOSE, REFUSE, STAND
from game.rules.ecarte.phases import TRICKS

_LAYOUTS = 3
"""Hands that are looked at for each world of the budget, where there are too many for all of them."""
_FORESIGHT = 0.5
"""How much is given to play without peeping, the rest to open hands: each errs where the other does not."""
_AT_WILL = 0.25
"""How much of his play is taken to follow no habit."""
_UNUSUAL = 0.35
"""How likely a card is played against habit, compared with one played by it."""
_POINT = 3
"""Tricks that make the point."""
_OPEN = 2
"""Cards with which nothing is left to choose later, so that open hands tell all."""
_DICE = 99_991
_TRIED = 10
"""Layouts in which both words are tried, for each world of the budget."""
_CLEAR = 1.0
"""Standard errors by which the other word must do better."""


@record
class Past:
    """A card of his, and what he knew when he played it."""

    card: Card
    led: Card  # the card it answered; itself where he led
    gone: Cards  # what had been played before it


class Master(Expert):
    """Chooses cards once for all hands that look alike."""

    def word(self, seen: Situation, dice: Dice, budget: int) -> Decision:
        """Say what does clearly better; where neither word does, what the expert would."""
        book = book_talk(seen)
        if book.reason.kind == "propose_certain":
            return book
        found = compare(seen, self._rules.options, likelihood(seen), dice, _TRIED * budget)
        if abs(found.lead) <= _CLEAR * found.error:
            return super().word(seen, dice, budget)
        exchange, play_now = (PROPOSE, STAND) if seen.elder else (ACCEPT, REFUSE)
        move = exchange if found.lead > 0 else play_now
        if move == book.move:
            return book
        return overrule(book, move, found.point)

    def card(self, seen: Situation, dice: Dice, budget: int) -> Decision:
        """Choose a card to play, partly without peeping."""
        return play(seen, dice, budget)


def play(seen: Situation, dice: Dice, budget: int) -> Decision:
    """Play the card that does best, partly with open hands, partly without."""
    cards = playable(seen)
    if len(cards) == 1:
        return Decision(PLAYS[cards[0]], partial(because, seen, cards[0]))
    weigh = explained(seen)
    found, exact = reckon(seen.view, seen.contract, dice, _LAYOUTS * budget)
    held = [Held(like, lot.hand, lot.ways * weigh(lot.hand)) for like, lot in found]
    outcomes = with_open_hands(seen.view, seen.contract, held)
    worths = blended(seen, outcomes, held, dice)
    best = max(worths[card] for card in cards)
    rank, trumps = seen.order.rank, seen.order.trumps

    def cost(card: Card) -> tuple[float, int, int]:
        """Where the points are the same, rather take more tricks, then give away little."""
        return round(-outcomes[card].mean, 9), trumps >> card & 1, rank[card]

    card = min([card for card in cards if worths[card] > best - 1e-9], key=cost)
    reckoned = _why(seen, outcomes[card], card, exact=exact)
    return Decision(PLAYS[card], partial(in_words, seen, reckoned))


def _why(seen: Situation, outlook: Outlook, card: Card, *, exact: bool) -> Reason:
    """Say what the reckoning came to: for the vole, where the point is made already."""
    vole = outlook.tricks[TRICKS]
    if sum(trick.taker == seen.view.me for trick in seen.view.tricks) < _POINT or (exact and vole > SURE):
        return reason_for(outlook, card, exact=exact)
    if exact and vole < 1 - SURE:
        return Reason("vole_lost", cards=1 << card)
    return Reason("vole_reckoned", cards=1 << card, number=min(99, max(1, round(100 * vole))))


def blended(
    seen: Situation, outcomes: dict[Card, Outlook], held: list[Held], dice: Dice
) -> dict[Card, float]:
    """Give the chance to win the game by every card."""
    with_open = {card: worth(seen, outcome) for card, outcome in outcomes.items()}
    if seen.view.hand.bit_count() <= _OPEN:
        return with_open
    total = sum([each.weight for each in held])
    foreseen = foresight(seen, held, dice)
    return {
        card: (1 - _FORESIGHT) * opened + _FORESIGHT * foreseen[card] / total
        for card, opened in with_open.items()
    }


def foresight(seen: Situation, held: list[Held], dice: Dice) -> dict[Card, float]:
    """Value every card without peeping, in sums over all hands."""
    view = seen.view
    gone = sum(played_by((*view.tricks, view.trick), 2))
    unseen = PIQUET.full & ~view.shown & ~gone
    layouts: list[Layout] = []
    for each in held:
        style = 0 if dice.random() >= _AT_WILL else 1 + int(dice.random() * _DICE)
        layouts.append((each.weight, each.hand, style, unseen & ~each.hand))
    taken = sum(trick.taker == view.me for trick in view.tricks)
    look = Foresight(seen.contract, view.hand, tricks_worth(seen))
    if view.trick.cards:
        return look.answers(view.hand, layouts, taken, view.trick.cards[0])
    return look.leads(view.hand, layouts, taken)


def explained(seen: Situation) -> Weigh:
    """Weigh the cards he may still hold by all he was seen to do: his words, his exchanges, and the cards he played."""
    view, order, said = seen.view, seen.order, likelihood(seen)
    played, past = played_by((*view.tricks, view.trick), 2)[1 - view.me], history(seen)
    full = PIQUET.full & ~view.shown

    def weigh(hand: Cards) -> float:
        weight = said(hand | played)
        for each in reversed(past):
            hand |= 1 << each.card
            unseen = full & ~each.gone & ~hand
            usual = _usual(seen, hand, each, unseen)
            if order.suit[usual] != order.suit[each.card] or (
                (order.beats[usual] ^ order.beats[each.card]) & unseen
            ):
                weight *= _UNUSUAL
        return weight

    return weigh


def _usual(seen: Situation, hand: Cards, past: Past, unseen: Cards) -> Card:
    """Name the card that habit would have had him play."""
    if past.led == past.card:
        return usual_lead(hand, unseen, seen.order, first=hand.bit_count() == TRICKS)
    legal = seen.contract.policy(hand, (past.led,), seen.order)
    return usual_answer(hand, legal, past.led, unseen, seen.order)


def history(seen: Situation) -> list[Past]:
    """List what he played, the first card first."""
    found, gone = [], 0
    for trick in (*seen.view.tricks, seen.view.trick):
        for place, card in enumerate(trick.cards):
            if (trick.leader + place) % 2 != seen.view.me:
                found.append(Past(card, trick.cards[0], gone))
            gone |= 1 << card
    return found
