"""What the opponent's words and exchanges tell about his hand."""

from collections.abc import Callable
from math import comb

from game.bots.ecarte.hands import Hand, Test, fair, keepers, read, refusing, standing
from game.bots.ecarte.holdings import Weigh
from game.bots.ecarte.situation import Situation, situation
from game.core.cards import NOBODY, Cards
from game.core.deal import Dealing
from game.core.rules import Dice
from game.core.view import View
from game.rules.ecarte import Ecarte, Public, Word, king_of
from game.rules.ecarte.phases import Settled, State
from game.search.worlds import likely

SURPRISE = 0.2
"""How likely a hand is played against the book, compared with one played by it: people are not books."""
FIRST_SURPRISE = 0.06
"""The same before the first exchange, when the book knows most and is followed most."""
KEPT_ELSE = 0.02
"""How likely something else is kept in an exchange than trumps and kings, where as many of these were to be kept."""
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
