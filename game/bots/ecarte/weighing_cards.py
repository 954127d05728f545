"""What a card brings: against all hands he may hold, or a fair sample, with open cards and without peeping."""

from functools import partial

from game.bots.ecarte.foresight import Foresight, Layout
from game.bots.ecarte.holdings import Held, Outlook, reckon, with_open_hands
from game.bots.ecarte.inference import held_likelihood
from game.bots.ecarte.playing import mark, playable
from game.bots.ecarte.race import value
from game.bots.ecarte.reasons import because, in_words
from game.bots.ecarte.situation import Situation, situation
from game.core.bot import Decision
from game.core.cards import PIQUET, Card
from game.core.move import PLAYS
from game.core.record import record
from game.core.rules import Dice, Reason
from game.core.trick import played_by
from game.rules.ecarte import Ecarte, Public, State
from game.rules.ecarte.phases import TRICKS
from game.search.opponents import Choice

SURE = 1 - 1e-9
_EQUAL = 1e-9
_AT_WILL = 0.25
"""How much of his play is taken to follow no habit."""
_POINT = 3
"""Tricks that make the point."""
_OPEN = 2
"""Cards with which nothing is left to choose later, so that open hands tell all."""
_DICE = 99_991


@record
class Thinking:
    hands: int  # looked at for each world of the budget, where there are too many for all of them
    habits: bool = False  # whether the cards he played tell of his hand, beside his words and exchanges
    foresight: float = 0.0  # how much is given to play without peeping, the rest to open hands
    idle: bool = False  # whether tricks count, and are told of, that don't change the point


def weighed_card(choice: Choice[Ecarte, State, Public], thinking: Thinking) -> Decision:
    """Mark the king, or play the card that does best."""
    seen = situation(choice.view, choice.rules)
    marked = mark(seen)
    if marked is not None:
        return marked
    cards = playable(seen)
    if len(cards) == 1:
        return Decision(PLAYS[cards[0]], partial(because, seen, cards[0]))
    weigh = held_likelihood(seen, habits=thinking.habits)
    found, exact = reckon(seen.view, seen.contract, choice.dice, thinking.hands * choice.budget)
    held = [Held(like, lot.hand, lot.ways * weigh(lot.hand)) for like, lot in found]
    outcomes = with_open_hands(seen.view, seen.contract, held)
    worths = _worths(seen, outcomes, held, choice.dice, thinking.foresight)
    best = max(worths[card] for card in cards)
    rank, trumps = seen.order.rank, seen.order.trumps

    def cost(card: Card) -> tuple[float, int, int]:
        """Of cards that do equally well, rather take more tricks, then give away little."""
        tricks = round(-outcomes[card].mean, 9) if thinking.idle else 0.0
        return tricks, trumps >> card & 1, rank[card]

    card = min([card for card in cards if worths[card] > best - _EQUAL], key=cost)
    made = thinking.idle and sum(trick.taker == seen.view.me for trick in seen.view.tricks) >= _POINT
    told = vole_reason if made else point_reason
    return Decision(PLAYS[card], partial(in_words, seen, told(outcomes[card], card, exact=exact)))


def _worths(
    seen: Situation, outcomes: dict[Card, Outlook], held: list[Held], dice: Dice, share: float
) -> dict[Card, float]:
    """Give the chance to win the game by every card, so much of it told by play without peeping."""
    tricks = tricks_worth(seen)
    with_open = {
        card: sum((weight * each for weight, each in zip(outcome.tricks, tricks, strict=True)), 0.0)
        for card, outcome in outcomes.items()
    }
    if not share or seen.view.hand.bit_count() <= _OPEN:
        return with_open
    total = sum([each.weight for each in held], 0.0)
    foreseen = _foreseen(seen, held, dice)
    return {card: (1 - share) * opened + share * foreseen[card] / total for card, opened in with_open.items()}


def _foreseen(seen: Situation, held: list[Held], dice: Dice) -> dict[Card, float]:
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


def tricks_worth(seen: Situation) -> tuple[float, ...]:
    """Give the chance to win the game by the number of tricks I make."""
    me, other = seen.view.me, 1 - seen.view.me
    gains = [-seen.stake(me, vole=True), *[-seen.stake(me)] * 2]
    gains += [*[seen.stake(other)] * 2, seen.stake(other, vole=True)]
    return tuple([value(seen.need, seen.theirs, gain) for gain in gains])


def point_reason(outlook: Outlook, card: Card, *, exact: bool) -> Reason:
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


def vole_reason(outlook: Outlook, card: Card, *, exact: bool) -> Reason:
    """Say the same of the vole, where the point is made already."""
    vole = outlook.tricks[TRICKS]
    if exact and vole > SURE:
        return point_reason(outlook, card, exact=exact)
    if exact and vole < 1 - SURE:
        return Reason("vole_lost", cards=1 << card)
    return Reason("vole_reckoned", cards=1 << card, number=min(99, max(1, round(100 * vole))))
