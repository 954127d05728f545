"""The principle behind an answer: what sets the best way apart from the next best, told by the position alone."""

from typing import Any

from game.core.cards import Card, Cards, mask, members
from game.core.deal import HAND
from game.core.move import Lay, Play, Say
from game.core.record import record
from game.core.rules import Rules
from game.core.trick import Contract
from game.core.view import View
from game.learning.declarer import defends, is_shunned
from game.learning.problem import Line


def principle_between(rules: Rules[Any, Any], view: View[Any], best: Line, second: Line) -> str:
    """Name what sets one way apart from another."""
    contract = rules.contract(view)
    match best[0], second[0]:
        case Play(one), Play(other) if contract is not None:
            play = _Play(rules.spec.id, view, contract, _others(view), one, other)
            if is_shunned(rules.spec.id, view):
                return play.shunned()
            return play.replied() if view.trick.cards else play.led()
        case Lay(), _:
            return _laid(view, contract, best, second)
        case Say(word), _:
            return f"{view.public.phase}_{word}"
        case _:
            return "packet"


def _others(view: View[Any]) -> Cards:
    """Give the cards that may be in other hands."""
    out = 0
    for place in view.hidden:
        if place.name == HAND:
            out |= place.may
    return out


@record
class _Play:
    """Two cards that may be played, the first of them better, and what matters of the position."""

    game: str  # id
    view: View[Any]
    contract: Contract
    out: Cards
    best: Card
    other: Card

    # ------------------------------------------------------------------ leading

    def led(self) -> str:
        """Say why one card is led and not the other."""
        match self._trump(self.best), self._trump(self.other):
            case True, False:
                return self._led_trump()
            case False, True:
                if self._left_to_trumps(self.best):
                    return "lead_force"
                if self._tops(self.best):
                    return "lead_sure_first"
                return self._led_alone() if self._single(self.best) else "lead_keep_trumps"
            case True, True:
                return f"lead_trumps_{self._higher()}"
            case _:
                return self._led_plain()

    def _led_trump(self) -> str:
        """Say why a trump is led and not a plain card: to draw others or, where none are out, because it is sure."""
        if not self.out & self.contract.order.trumps:
            return "lead_sure_other" if self._tops(self.other) else "lead_sure"
        if defends(self.game, self.view):
            return "lead_trump_against"
        return "lead_trump_top" if self._tops(self.best) else "lead_trump_low"

    def _led_plain(self) -> str:
        if self._suit(self.best) == self._suit(self.other):
            return f"lead_same_{self._higher()}"
        if self._left_to_trumps(self.best) and not self._left_to_trumps(self.other):
            return "lead_force"
        match self._tops(self.best), self._tops(self.other):
            case True, False:
                return "lead_sure"
            case False, True:
                return "lead_save_sure"
            case True, True:
                more = self._missing(self.best) > self._missing(self.other)
                return "lead_sure_likely" if more else "lead_sure_other"
            case _:
                return self._led_unsure()

    def _led_unsure(self) -> str:
        if self._points(self.best) != self._points(self.other):
            return f"lead_points_{'more' if self._points(self.best) > self._points(self.other) else 'fewer'}"
        if self._single(self.best):
            return self._led_single()
        if self._guarded(self.other) and not self._guarded(self.best):
            return "lead_keep_guard"
        more = self._length(self.best) - self._length(self.other)
        if more > 0:
            return "lead_long"
        trumps = self.contract.order.trumps
        return "lead_short" if more and (not trumps or self.view.hand & trumps) else "lead_least"

    def _led_single(self) -> str:
        """Say why the only card of a suit is led: where the other card is one as well, that is no reason."""
        if not self._single(self.other):
            return self._led_alone()
        return "lead_fewer" if self._above(self.best) < self._above(self.other) else "lead_least"

    def _led_alone(self) -> str:
        """Say what leading the only card of a suit is for: to trump the suit, where there are trumps for that."""
        return "lead_single" if self.view.hand & self.contract.order.trumps else "lead_alone"

    # ------------------------------------------------------------------ following

    def replied(self) -> str:
        """Say why one card is played to a trick and not the other."""
        takes = self._takes(self.best), self._takes(self.other)
        if self._ours():
            return self._helped(*takes)
        match takes:
            case True, False:
                return self._taken()
            case False, True:
                return self._let_go(self.other)
            case True, True:
                return self._taken_with()
            case _:
                taking = [
                    move.card for move in self.view.moves if isinstance(move, Play) and self._takes(move.card)
                ]
                return self._let_go(taking[0]) if taking else self._lost()

    def _let_go(self, taking: Card) -> str:
        """Say why a trick is left that this card would take: to keep a trump, or a card for a better trick."""
        spared = self._trump(taking) and not self._trump(self.view.trick.cards[0])
        return "spare_trump" if spared else "duck"

    def _helped(self, best: bool, other: bool) -> str:
        """Say what is done with a trick that a partner has so far."""
        if best != other:
            return self._overtaken() if best else "partner_leave"
        more = self._points(self.best) - self._points(self.other)
        if best and self._behind() and self._higher() == "high":
            return "partner_overtake"
        if best:
            return self._taken_with()
        return "partner_points" if more > 0 else "partner_spare"

    def _overtaken(self) -> str:
        """Say why a partner's trick is taken over: so that nobody else takes it or, where nobody can, for the lead."""
        return "partner_overtake" if self._behind() else "partner_lead"

    def _taken(self) -> str:
        if self._trump(self.best) and not self._trump(self.view.trick.cards[0]):
            return "take_trump"
        return "take_behind" if self._behind() else "take_last"

    def _taken_with(self) -> str:
        if self._behind() and self._unbeaten(self.best) and not self._unbeaten(self.other):
            return "take_sure"
        if self._points(self.best) > self._points(self.other):
            return "take_points_likely" if self._behind() else "take_points"
        if self._higher() == "low":
            return "take_cheap"
        return "take_sure" if self._behind() else "take_high"

    def _lost(self) -> str:
        if self._points(self.best) != self._points(self.other):
            return "lose_points" if self._points(self.best) < self._points(self.other) else self._given()
        if self._suit(self.best) == self._suit(self.other):
            return "lose_low" if self._higher() == "low" else "lose_high"
        if self._trump(self.other):
            return "lose_keep_trump"
        if self._guarded(self.other) and not self._guarded(self.best):
            return "lose_keep_guard"
        hopeless = not any(self._tops(card) for card in members(self._held(self.best)))
        return "lose_suit" if hopeless and self._tops(self.other) else "lose_least"

    def _given(self) -> str:
        """Say why the card that counts more is played to a trick it does not take."""
        rank = self.contract.order.rank
        given, kept = ((self._trump(card), rank[card]) for card in (self.best, self.other))
        if kept > given:
            return "lose_rank"
        return "lose_give" if self._side_of_crown() < 0 else "lose_least"

    def shunned(self) -> str:
        """Say why a card is played where the fewest points win."""
        if not self.view.trick.cards:
            return "shun_lead"
        match self._takes(self.best), self._takes(self.other):
            case True, False:
                return "shun_take"
            case False, True:
                return "shun_under"
            case True, True:
                return "shun_high" if self._higher() == "high" else "shun_forced"
            case _:
                return "shun_rid"

    # ------------------------------------------------------------------ facts

    def _suit(self, card: Card) -> int:
        return self.contract.order.suit[card]

    def _trump(self, card: Card) -> bool:
        return bool(self.contract.order.trumps >> card & 1)

    def _points(self, card: Card) -> int:
        return self.contract.points[card]

    def _held(self, card: Card) -> Cards:
        return self.view.hand & self.contract.order.follows[self._suit(card)]

    def _length(self, card: Card) -> int:
        return self._held(card).bit_count()

    def _single(self, card: Card) -> bool:
        return self._length(card) == 1

    def _missing(self, card: Card) -> int:
        """Count the cards of its suit that may be in other hands."""
        return (self.out & self.contract.order.follows[self._suit(card)]).bit_count()

    def _above(self, card: Card) -> int:
        """Count the higher cards of its suit that may be in other hands."""
        order = self.contract.order
        return (self.out & order.beats[card] & order.follows[self._suit(card)]).bit_count()

    def _tops(self, card: Card) -> bool:
        """Tell whether no higher card of its suit can be in another hand."""
        return not self._above(card)

    def _left_to_trumps(self, card: Card) -> bool:
        """Tell whether a plain card led meets nothing but trumps: nobody else can have its suit."""
        return not self._missing(card) and bool(self.out & self.contract.order.trumps)

    def _unbeaten(self, card: Card) -> bool:
        """Tell whether nothing that may be in another hand takes the trick from a card that has it."""
        trumps = 0 if self._trump(card) else self.contract.order.trumps
        return self._tops(card) and not self.out & trumps

    def _guarded(self, card: Card) -> bool:
        """Tell whether the highest card of its suit takes a trick only as long as all of them stay."""
        held, order = self._held(card), self.contract.order
        top = max(members(held), key=order.rank.__getitem__)
        above = self.out & order.beats[top] & order.follows[self._suit(card)]
        return held.bit_count() == above.bit_count() + 1 and above.bit_count() in (1, 2)

    def _higher(self) -> str:
        rank = self.contract.order.rank
        return "high" if rank[self.best] > rank[self.other] else "low"

    def _crown(self) -> Card:
        return self.contract.crown(self.view.trick.cards, self.contract.order)

    def _takes(self, card: Card) -> bool:
        """Tell whether a card would take the trick as it lies there."""
        trick = (*self.view.trick.cards, card)
        return self.contract.crown(trick, self.contract.order) == card

    def _side_of_crown(self) -> int:
        """Name the side of who has the trick so far; below 0 where nobody can know it."""
        view = self.view
        place = view.trick.cards.index(self._crown())
        return view.sides[(view.trick.leader + place) % len(view.sides)]

    def _ours(self) -> bool:
        """Tell whether a partner has the trick so far."""
        return self._side_of_crown() == self.view.sides[self.view.me] >= 0

    def _behind(self) -> bool:
        """Tell whether somebody of another side plays after this seat."""
        view = self.view
        seats, played = len(view.sides), len(view.trick.cards)
        later = [(view.trick.leader + place) % seats for place in range(played + 1, seats)]
        return any(view.sides[seat] != view.sides[view.me] for seat in later)


def _laid(view: View[Any], contract: Contract | None, best: Line, second: Line) -> str:
    """Say what one exchange does better than another."""
    one, other = _cards(best), _cards(second)
    if one.bit_count() != other.bit_count():
        return "lay_more" if one.bit_count() > other.bit_count() else "lay_fewer"
    if contract is None:
        return "lay_least"
    trumps = contract.order.trumps
    if (one & trumps).bit_count() != (other & trumps).bit_count():
        return "lay_keep_trumps" if (one & trumps).bit_count() < (other & trumps).bit_count() else "lay_trump"
    voids = [_suits(view.hand & ~cards, contract) for cards in (one, other)]
    if voids[0] != voids[1]:
        return "lay_suit" if voids[0] < voids[1] else "lay_keep_suits"
    points = [sum(contract.points[card] for card in members(cards)) for cards in (one, other)]
    if points[0] != points[1]:
        return "lay_points" if points[0] > points[1] else "lay_keep_points"
    return "lay_least"


def _cards(line: Line) -> Cards:
    return mask(move.card for move in line if isinstance(move, Lay))


def _suits(cards: Cards, contract: Contract) -> int:
    """Count the suits that a hand holds."""
    return len({contract.order.suit[card] for card in members(cards)})
