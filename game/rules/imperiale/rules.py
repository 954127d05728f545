"""The course of a deal of Impériale: the turn-up, the count of the hands, twelve tricks, and the counters they pay."""

from collections.abc import Iterable

from game.core.cards import CHANCE, NOBODY, PIQUET, Card, Cards, Seat
from game.core.deal import Dealing, deal_out, is_pack
from game.core.move import Deal, IllegalMove, Move, Play, plays
from game.core.rules import Dice, Goal, Reason, Spec
from game.core.score import Award, Holdings, Ledger
from game.core.trick import Contract, Trick
from game.core.view import View
from game.rules.imperiale import refusals, scoring, views
from game.rules.imperiale.cards import CONTRACTS, suit_of
from game.rules.imperiale.options import Options
from game.rules.imperiale.phases import (
    PACKETS,
    TRICKS,
    TURN_UP,
    Playing,
    Public,
    Settled,
    State,
)

_LEADS = (Trick(0), Trick(1))
_OPENING: Holdings = ((0, 0), (0, 0))


class Imperiale:
    """Impériale with its options."""

    def __init__(self, options: Options) -> None:
        """Settle the house rules."""
        self.options = options
        self._contracts = CONTRACTS[options.must_head]
        units = (scoring.RED, scoring.WHITE)
        self._spec = Spec(
            "imperiale", 1, 2, PIQUET, units, PACKETS, (), goal=Goal(scoring.RED, options.target_reds)
        )

    @property
    def spec(self) -> Spec:
        """What is fixed about the game."""
        return self._spec

    def first(self, dice: Dice) -> Seat:
        """Draw the first dealer (§5.1)."""
        return int(dice.random() < 0.5)

    def start(self, dealer: Seat) -> State:
        """Sit down with every counter on the left."""
        return Dealing(dealer, Ledger((), _OPENING))

    def moves(self, state: State) -> tuple[Move, ...]:
        """List the cards that may be played (§9)."""
        if not isinstance(state, Playing):
            return ()
        hand = state.hands[state.turn] & ~state.gone
        if not state.trick.cards:
            return plays(hand)
        contract = self._contracts[suit_of(state.turn_up)]
        return plays(contract.policy(hand, state.trick.cards, contract.order))

    def play(self, state: State, move: Move) -> State:
        """Make a move; what follows from it by itself is done and paid at once."""
        if isinstance(move, Play) and isinstance(state, Playing):
            return self._card(state, move.card)
        if isinstance(move, Deal) and isinstance(state, Dealing | Settled) and state.turn == CHANCE:
            return self._deal(state, move)
        message = "This can't be done now."
        raise IllegalMove(message)

    def view(self, state: State, seat: Seat) -> View[Public]:
        """Build what one seat may know."""
        target = self.options.target_reds
        if isinstance(state, Dealing):
            return views.see_nothing(state, seat, target)
        moves = self.moves(state) if state.turn == seat else ()
        return views.see_tricks(state, seat, moves, self._contracts[suit_of(state.turn_up)], target)

    def imagine(self, view: View[Public], dice: Dice) -> State:
        """Make up the hidden cards so that the same would have been counted before the first lead."""
        return views.imagine(view, dice, self.options)

    def contract(self, view: View[Public]) -> Contract | None:
        """Give the ranking that the turn-up makes; none before it."""
        return None if view.public.turn_up == NOBODY else self._contracts[suit_of(view.public.turn_up)]

    def refusal(self, view: View[Public], move: Move) -> Reason | None:
        """Say which rule forbids this move now."""
        return refusals.refusal(view, move, self.contract(view))

    def opening(self) -> Holdings:
        """Both start with nothing across."""
        return _OPENING

    def credit(self, holdings: Holdings, award: Award) -> Holdings:
        """Move counters across, with what six whites and a red bring about (§4, §7)."""
        return scoring.credit(holdings, award, self.options)

    def over(self, ledger: Ledger) -> bool:
        """Tell whether somebody has the reds that win (§12.1)."""
        (reds, _), (others, _) = ledger.holdings
        return max(reds, others) >= self.options.target_reds

    def worth(self, holdings: Holdings) -> tuple[int, ...]:
        """Count in whites: a red is six (§4.3)."""
        return tuple(scoring.WHITES_IN_A_RED * reds + whites for reds, whites in holdings)

    def _deal(self, state: Dealing | Settled, move: Deal) -> State:
        """Deal in turns and count the hands (§5.2, §6.1)."""
        if not is_pack(move.cards, PIQUET):
            message = "The cards dealt must be the 32 cards of the pack, each once."
            raise IllegalMove(message)
        dealer = state.dealer if isinstance(state, Dealing) else 1 - state.dealer
        dealt = deal_out(PACKETS, move.cards, dealer, 2)
        hands, turn_up = (dealt.hands[0], dealt.hands[1]), dealt.heaps[TURN_UP][0]
        deal = state.ledger.finished + 1
        ledger = self._pay(state.ledger, scoring.opening(deal, dealer, hands, turn_up, self.options))
        if self.over(ledger):
            return Settled(NOBODY, dealer, ledger.close(), hands, turn_up, (), 0)
        return Playing(1 - dealer, dealer, ledger, hands, turn_up, _LEADS[1 - dealer], (), 0)

    def _pay(self, ledger: Ledger, awards: Iterable[Award]) -> Ledger:
        """Pay one thing after another, until there is no more or the match is won (§12.1)."""
        for award in awards:
            if self.over(ledger):
                break
            ledger = ledger.credit(award, self.credit)
        return ledger

    def _card(self, state: Playing, card: Card) -> State:
        trick, gone = state.trick, state.gone | 1 << card
        if trick.cards:
            return self._gather(state, (trick.cards[0], card), gone)
        led = Trick(state.turn, (card,))
        return Playing(
            1 - state.turn, state.dealer, state.ledger, state.hands, state.turn_up, led, state.tricks, gone
        )

    def _gather(self, state: Playing, cards: tuple[Card, Card], gone: Cards) -> State:
        """Gather a trick, pay its honours, and after the last one the tricks (§10.1, §11)."""
        led, reply = cards
        leader, trump, hands = state.trick.leader, suit_of(state.turn_up), state.hands
        taker = 1 - leader if self._contracts[trump].order.beats[led] >> reply & 1 else leader
        tricks = (*state.tricks, Trick(leader, cards, taker))
        deal = state.ledger.finished + 1
        ledger = self._pay(state.ledger, scoring.gathered(deal, tricks, hands, trump, self.options))
        if len(tricks) == TRICKS:
            ledger = self._pay(ledger, scoring.majority(deal, tricks, self.options))
        over = self.over(ledger)
        if over or len(tricks) == TRICKS:
            turn = NOBODY if over else CHANCE
            return Settled(turn, state.dealer, ledger.close(), hands, state.turn_up, tricks, gone)
        return Playing(taker, state.dealer, ledger, hands, state.turn_up, _LEADS[taker], tricks, gone)
