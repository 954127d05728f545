"""The course of a deal of Impériale: the turn-up, the count of the hands, twelve tricks, and the counters they pay."""

from collections.abc import Iterable

from game.core.card_game import CardGame
from game.core.cards import CHANCE, NOBODY, PIQUET, Card, Seat
from game.core.deal import Dealing, DealtPack
from game.core.move import Move, Play, plays
from game.core.rules import Dice, Goal, Reason, Spec
from game.core.score import Award, Holdings, Ledger
from game.core.trick import Contract
from game.core.trick_play import TrickPlay, begin
from game.core.view import View
from game.rules.imperiale import refusals, scoring, views
from game.rules.imperiale.cards import CONTRACTS, suit_of
from game.rules.imperiale.options import Options
from game.rules.imperiale.phases import (
    PACKETS,
    TURN_UP,
    Playing,
    Public,
    Settled,
    State,
)


class Imperiale(CardGame[Options, State, Public]):
    """Impériale with its options."""

    def __init__(self, options: Options) -> None:
        self._contracts = CONTRACTS[options.must_head]
        units = (scoring.RED, scoring.WHITE)
        goal = Goal(scoring.RED, options.target_reds)
        super().__init__(options, Spec("imperiale", 1, 2, PIQUET, units, PACKETS, (), goal=goal))

    def first(self, dice: Dice) -> Seat:
        """Draw the first dealer (§5.1)."""
        return int(dice.random() < 0.5)

    def moves(self, state: State) -> tuple[Move, ...]:
        """List the cards that may be played (§9)."""
        if not isinstance(state, Playing):
            return ()
        play = state.play
        hand, table = play.hands[play.turn], play.trick.cards
        contract = self._contracts[suit_of(state.turn_up)]
        return plays(contract.policy(hand, table, contract.order) if table else hand)

    def play(self, state: State, move: Move) -> State:
        """Make a move; what follows from it by itself is done and paid at once."""
        if isinstance(move, Play) and isinstance(state, Playing):
            return self._card(state, move.card)
        return self._deal(state, move)

    def _rewound(self, state: State, now: TrickPlay, then: TrickPlay) -> State:
        """Pay nothing for tricks that are open again."""
        assert isinstance(state, Playing)
        deal, trump = state.ledger.finished + 1, suit_of(state.turn_up)
        paid = [
            award
            for gathered in now.reopened(then)
            for award in scoring.gathered(deal, gathered, trump, self.options)
        ]
        ledger = state.ledger.rewind(len(paid), self._nothing, self.credit)
        return Playing(state.dealer, ledger, state.turn_up, then)

    def _seen(self, state: State, seat: Seat, moves: tuple[Move, ...]) -> View[Public]:
        target = self.options.target_reds
        if isinstance(state, Dealing):
            return views.view_before_deal(state, seat, target)
        return views.view_in_tricks(state, seat, moves, self._contracts[suit_of(state.turn_up)], target)

    def imagine(self, view: View[Public], dice: Dice) -> State:
        """Make up the hidden cards so that the same would have been counted before the first lead."""
        return views.imagine(view, dice, self.options)

    def contract(self, view: View[Public]) -> Contract | None:
        """Give the ranking that the turn-up makes; none before it."""
        return None if view.public.turn_up == NOBODY else self._contracts[suit_of(view.public.turn_up)]

    def refusal(self, view: View[Public], move: Move) -> Reason | None:
        """Say which rule forbids this move now."""
        return refusals.refusal(view, move, self.contract(view))

    def credit(self, holdings: Holdings, award: Award) -> Holdings:
        """Move counters across, with what six whites and a red bring about (§4, §7)."""
        return scoring.credit(holdings, award, self.options)

    def over(self, ledger: Ledger) -> bool:
        """Tell whether somebody has the reds that win (§12.1)."""
        (reds, _), (others, _) = ledger.holdings
        target = self.options.target_reds
        return reds >= target or others >= target

    def worth(self, holdings: Holdings) -> tuple[int, ...]:
        """Count in whites: a red is six (§4.3)."""
        return tuple(scoring.WHITES_IN_A_RED * reds + whites for reds, whites in holdings)

    def _begun(self, state: State, dealer: Seat, dealt: DealtPack) -> State:
        """Count the hands (§6.1); the deal alternates (§5.2)."""
        turn_up, play = dealt.heaps[TURN_UP][0], begin(dealt.hands, 1 - dealer)
        deal = state.ledger.finished + 1
        ledger = self._pay(state.ledger, scoring.opening(deal, dealer, dealt.hands, turn_up, self.options))
        if self.over(ledger):
            return Settled(NOBODY, dealer, ledger.close(), turn_up, play.closed())
        return Playing(dealer, ledger, turn_up, play)

    def _pay(self, ledger: Ledger, awards: Iterable[Award]) -> Ledger:
        """Pay one thing after another, until there is no more or the match is won (§12.1)."""
        for award in awards:
            if self.over(ledger):
                break
            ledger = ledger.credit(award, self.credit)
        return ledger

    def _card(self, state: Playing, card: Card) -> State:
        """Play a card; a trick that is gathered pays its honours, and the last one the tricks (§10.1, §11)."""
        trump, ledger = suit_of(state.turn_up), state.ledger
        play = state.play.play(card, self._contracts[trump])
        if play.trick.cards:
            return Playing(state.dealer, ledger, state.turn_up, play)
        deal = ledger.finished + 1
        ledger = self._pay(ledger, scoring.gathered(deal, play, trump, self.options))
        if play.over:
            ledger = self._pay(ledger, scoring.majority(deal, play.tricks, self.options))
        won = self.over(ledger)
        if won or play.over:
            turn = NOBODY if won else CHANCE
            return Settled(turn, state.dealer, ledger.close(), state.turn_up, play.closed())
        return Playing(state.dealer, ledger, state.turn_up, play)
