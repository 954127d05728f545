"""Novice: likes high cards and new cards, throws the low ones, and believes in a good ruff."""

from game.bots.gleek.situation import situation
from game.core.bot import Decision
from game.core.move import LAYS, PLAYS, Move, Say
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.gleek import Gleek, Public
from game.rules.gleek.phases import SUIT_SIZE, Word
from game.rules.gleek.scoring import ruff
from game.rules.gleek.vying import PASS, SEE

_DEAREST = 6
"""Pence for which new cards are bought; each low card is worth one more."""
_COURT = 5
"""The first rank of a suit that looks like something, from below."""
_GOOD, _FAIR = 43, 38


class Novice:
    """Somebody who learned the game yesterday."""

    def __init__(self, rules: Gleek) -> None:
        """Play under the house rules of these rules."""
        self._options = rules.options

    def choose(self, view: View[Public], dice: Dice, _budget: int) -> Decision:
        """Choose without looking further than this moment."""
        match view.public.phase:
            case "auction":
                return _bid(view)
            case "exchange":
                card = min(
                    (card for card in range(len(LAYS)) if view.hand >> card & 1),
                    key=lambda card: (card % SUIT_SIZE, card),
                )
                return Decision(LAYS[card], Reason("low_away", "7.1", 1 << card))
            case "ruff":
                return self._vie(view)
            case _:
                return _play(view)

    def _vie(self, view: View[Public]) -> Decision:
        """Vie as little as one may on a ruff that looks good, and stay in on a fair one, whatever others have said."""
        value, level = ruff(view.hand, self._options).value, view.public.level
        if not level:
            vies = [move for move in view.moves if isinstance(move, Say) and move.word == Word.VIE]
            if vies and value >= _GOOD:
                return Decision(vies[0], _told("like_ruff", value))
            return Decision(PASS, _told("plain_ruff", value))
        if value >= _FAIR + level / 2:
            return Decision(SEE, _told("like_ruff", value))
        return Decision(PASS, _told("plain_ruff", value))


def _told(key: str, value: int) -> Reason:
    return Reason(key, "8.7", number=value)


def _bid(view: View[Public]) -> Decision:
    """Want new cards the more, the more low ones are held, whatever they might become."""
    bids: list[Move] = [move for move in view.moves if move != PASS]
    price = next(move.number or 0 for move in bids if isinstance(move, Say))
    low = sum(view.hand >> card & 1 and card % SUIT_SIZE < _COURT for card in range(len(LAYS)))
    if price <= _DEAREST + low:
        return Decision(bids[0], Reason("new_cards", "6.4", number=price))
    return Decision(PASS, Reason("enough_paid", "6.5", number=price))


def _play(view: View[Public]) -> Decision:
    """Win with the highest card if the trick can be won, else play the lowest."""
    seen = situation(view)
    if not seen.table:
        card = max(seen.ranked(seen.legal), key=lambda card: seen.order.rank[card])
        return Decision(PLAYS[card], Reason("lead_high", "10.1", 1 << card))
    winners = seen.ranked(seen.winners)
    if winners:
        return Decision(PLAYS[winners[-1]], Reason("win_high", "10.4", 1 << winners[-1]))
    card = seen.ranked(seen.legal)[0]
    return Decision(PLAYS[card], Reason("throw_low", "10.3", 1 << card))
