"""What the opponent's words, his exchanges and the cards he played tell about his hand."""

from collections.abc import Callable
from math import comb

from game.bots.ecarte.hands import Hand, Test, fair, keepers, read, refusing, standing
from game.bots.ecarte.holdings import Weigh
from game.bots.ecarte.playing import usual_answer, usual_lead
from game.bots.ecarte.situation import Situation, situation
from game.core.cards import NOBODY, PIQUET, Card, Cards
from game.core.deal import Dealing
from game.core.record import record
from game.core.rules import Dice
from game.core.trick import played_by
from game.core.view import View
from game.rules.ecarte import Ecarte, Public, Word, king_of
from game.rules.ecarte.phases import TRICKS, Settled, State
from game.search.worlds import likely

SURPRISE = 0.2
"""How likely a hand is played against the book, compared with one played by it: people are not books."""
FIRST_SURPRISE = 0.06
"""The same before the first exchange, when the book knows most and is followed most."""
KEPT_ELSE = 0.02
"""How likely something else is kept in an exchange than trumps and kings, where as many of these were to be kept."""
_UNUSUAL = 0.35
"""How likely a card is played against habit, compared with one played by it."""
_LEAST = 0.001
SILENT = 0.05
"""How likely somebody keeps silent about the king where there is little to gain by it."""


def likelihood(seen: Situation) -> Weigh:
    """Weigh the five cards an opponent may have gone into play with."""
    tests = [test for test in (_by_silence(seen), _by_talk(seen), _by_exchange(seen)) if test]

    def weigh(hand: Cards) -> float:
        weight = 1.0
        for test in tests:
            weight *= test(hand)
        return weight

    return weigh


def likely_states(rules: Ecarte, view: View[Public], dice: Dice, wanted: int) -> list[State]:
    """Make up positions in which the opponent would have spoken and exchanged as he did."""
    weigh = likelihood(situation(view, rules))

    def odds(state: State) -> float:
        return (
            _LEAST
            if isinstance(state, Dealing | Settled)
            else max(_LEAST, weigh(state.layout.hands[1 - view.me]))
        )

    return likely(lambda: rules.imagine(view, dice), odds, dice, wanted)


def _by_silence(seen: Situation) -> Callable[[Cards], float] | None:
    """He had his moment to mark the king, before his first card, and let it pass."""
    view = seen.view
    played = bool(view.tricks) or bool(view.trick.cards and view.trick.leader != view.me)
    if not played or view.public.king != NOBODY:
        return None
    king = king_of(view.public.turn_up)
    return lambda hand: SILENT if hand >> king & 1 else 1.0


def _by_talk(seen: Situation) -> Callable[[Cards], float] | None:
    """He stood, refused, proposed or accepted."""
    view, order = seen.view, seen.order
    said, surprise = view.public.said, FIRST_SURPRISE if seen.fresh else SURPRISE
    if said == (Word.REFUSE if seen.elder else Word.STAND):
        plays = _plays_at_once(seen) if seen.fresh else _playable
        return lambda hand: 1.0 if plays(read(hand, order)) else surprise
    if not seen.elder and said in (Word.PROPOSE, Word.REFUSE):
        content = _content if seen.fresh else _playable
        return lambda hand: surprise if content(read(hand, order)) else 1.0
    return None


def _plays_at_once(seen: Situation) -> Test:
    """Give the test by which he plays the hand he was dealt: fair hands, too, if a point makes the game mine."""
    book: Test = (lambda hand: refusing(hand) is not None) if seen.elder else _content
    if seen.need > 1:
        return book
    return lambda hand: book(hand) or (fair(hand) and not hand.king_of_trumps)


def _playable(hand: Hand) -> bool:
    """Tell whether a hand is played once cards have been exchanged."""
    return fair(hand) or standing(hand) is not None


def _content(hand: Hand) -> bool:
    """Tell whether an elder hand is one to stand with at once: the king of trumps is a reason to propose."""
    return standing(hand) is not None and not hand.king_of_trumps


def _by_exchange(seen: Situation) -> Callable[[Cards], float] | None:
    """He drew so many cards in the last exchange and kept the others, trumps and kings most likely."""
    exchanged = seen.view.public.exchanged
    his = exchanged[1 if seen.elder else 0 :: 2]
    if not his:
        return None
    kept, order = 5 - his[-1], seen.order
    return lambda hand: KEPT_ELSE + comb(keepers(hand, order).bit_count(), kept) / comb(5, kept)


@record
class Past:
    """A card of his, and what he knew when he played it."""

    card: Card
    led: Card  # the card it answered; itself where he led
    gone: Cards  # what had been played before it


def held_likelihood(seen: Situation, *, habits: bool) -> Weigh:
    """Weigh the cards he may still hold by his words and exchanges, and if wanted by the cards he played."""
    view, order, said = seen.view, seen.order, likelihood(seen)
    played, past = played_by((*view.tricks, view.trick), 2)[1 - view.me], history(seen) if habits else []
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
