"""What a player of Écarté takes in at a glance: his hand, the score, and who speaks."""

from game.bots.ecarte.hands import Hand, read
from game.core.cards import NOBODY, Cards, Seat
from game.core.move import Play
from game.core.order import Order
from game.core.record import record
from game.core.trick import Contract
from game.core.view import View
from game.rules.ecarte import Ecarte, Options, Public, king_of
from game.rules.ecarte.scoring import price_against
from game.search.worlds import other_hand


@record
class Situation:
    """A decision as one seat meets it."""

    view: View[Public]
    contract: Contract
    hand: Hand  # the cards still held
    need: int  # points I still want
    theirs: int  # points my opponent still wants
    rules: Ecarte

    @property
    def options(self) -> Options:
        return self.rules.options

    @property
    def order(self) -> Order:
        return self.contract.order

    @property
    def elder(self) -> bool:
        return self.view.me != self.view.dealer

    @property
    def fresh(self) -> bool:
        """Whether no card has been exchanged yet."""
        return not self.view.public.exchanged

    @property
    def unseen(self) -> Cards:
        """What my opponent may hold."""
        return other_hand(self.view).may

    def stake(self, loser: Seat, *, vole: bool = False) -> int:
        """Say what the point, or the vole, costs a seat."""
        return self.price(loser == self.view.public.vulnerable, vole=vole)

    def price(self, vulnerable: bool, *, vole: bool = False) -> int:
        """Say what the point, or the vole, brings against a player who is vulnerable or is not."""
        return price_against(vulnerable=vulnerable, vole=vole, options=self.options)


def situation(view: View[Public], rules: Ecarte) -> Situation:
    """Take in a decision; the deal must have been made."""
    contract = rules.contract(view)
    assert contract is not None
    held, options = view.ledger.holdings, rules.options
    needs = [options.target_score - held[seat][-1] for seat in (view.me, 1 - view.me)]
    return Situation(view, contract, read(view.hand, contract.order), needs[0], needs[1], rules)


def is_vulnerable(seen: Situation, seat: Seat) -> bool:
    """Tell whether a seat pays more for losing."""
    return seat != NOBODY and seen.view.public.vulnerable == seat


def would_be_vulnerable(seen: Situation) -> bool:
    """Tell whether standing, or refusing, would make me vulnerable (§5.1, §10.8)."""
    whom = seen.options.vulnerability
    if whom == "none":
        return False
    return seen.fresh or (whom == "any_refusal" and not seen.elder)


def conceals(seen: Situation) -> bool:
    """Tell whether it is better to keep silent about the king.

    Two points would win the game, and the point alone brings two. Silence costs something only when the point is lost
    and the game goes on, so the hand must be strong unless that point would finish the game anyway.
    """
    king = king_of(seen.view.public.turn_up)
    if seen.view.tricks or seen.view.public.king != NOBODY or not seen.view.hand >> king & 1:
        return False
    if seen.need != 2 or not is_vulnerable(seen, 1 - seen.view.me):
        return False
    cards = [move.card for move in seen.view.moves if isinstance(move, Play)]
    if cards == [king]:
        return False
    return seen.theirs <= seen.stake(seen.view.me) or len(seen.hand.trumps) >= 3
