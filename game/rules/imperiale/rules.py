"""The course of a deal of Impériale: the turn-up, the count of the hands, twelve tricks, and the counters they pay."""

from collections.abc import Iterable

from game.core.cards import CHANCE, NOBODY, PIQUET, Card, Seat
from game.core.deal import Dealing, DealPattern, is_pack
from game.core.move import Deal, IllegalMove, Move, Play, plays
from game.core.rules import Dice, Goal, Reason, Spec
from game.core.score import Award, Holdings, Ledger
from game.core.trick import Contract
from game.core.trick_play import begin
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

_OPENING: Holdings = ((0, 0), (0, 0))


class Imperiale:
    """Impériale with its options."""

    def __init__(self, options: Options) -> None:
        """Settle the house rules."""
        self.options = options
        self._contracts = CONTRACTS[options.must_head]
        units = (scoring.RED, scoring.WHITE)
        self._pattern = DealPattern(PACKETS, 2)
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
        play = state.play
        hand, table = play.hands[play.turn], play.trick.cards
        contract = self._contracts[suit_of(state.turn_up)]
        return plays(contract.policy(hand, table, contract.order) if table else hand)

    def play(self, state: State, move: Move) -> State:
        """Make a move; what follows from it by itself is done and paid at once."""
        if isinstance(move, Play) and isinstance(state, Playing):
            return self._card(state, move.card)
        if isinstance(move, Deal) and isinstance(state, Dealing | Settled) and state.turn == CHANCE:
            return self._deal(state, move)
        message = "This can't be done now."
        raise IllegalMove(message)

    def rewind(self, state: State, count: int) -> State:
        """Take cards back; a trick that is opened again has paid nothing."""
        if not isinstance(state, Playing):
            message = "No tricks are being played."
            raise IllegalMove(message)
        play, paid, deal = state.play, 0, state.ledger.finished + 1
        for _ in range(count):
            before = play.rewind()
            if len(before.tricks) < len(play.tricks):
                awards = scoring.gathered(deal, play, suit_of(state.turn_up), self.options)
                paid += sum(1 for _ in awards)
            play = before
        return Playing(state.dealer, state.ledger.rewind(paid, _OPENING, self.credit), state.turn_up, play)

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
        target = self.options.target_reds
        return reds >= target or others >= target

    def worth(self, holdings: Holdings) -> tuple[int, ...]:
        """Count in whites: a red is six (§4.3)."""
        return tuple(scoring.WHITES_IN_A_RED * reds + whites for reds, whites in holdings)

    def _deal(self, state: Dealing | Settled, move: Deal) -> State:
        """Deal in turns and count the hands (§5.2, §6.1)."""
        if not is_pack(move.cards, PIQUET):
            message = "The cards dealt must be the 32 cards of the pack, each once."
            raise IllegalMove(message)
        dealer = state.dealer if isinstance(state, Dealing) else 1 - state.dealer
        dealt = self._pattern.deal_out(move.cards, dealer)
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
