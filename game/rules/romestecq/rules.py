"""The course of a deal of Romestecq: the quartet, five tricks, and what each of them decides."""

from game.core.card_game import CardGame
from game.core.cards import TABLE, Card, Seat
from game.core.deal import DealtPack, Packet, rounds
from game.core.move import Move, Play, plays
from game.core.rules import Dice, Goal, Reason, Spec
from game.core.score import Award, Holdings, Ledger
from game.core.trick import Contract, must_follow
from game.core.trick_play import TrickPlay, begin
from game.core.view import View
from game.rules.romestecq import refusals, views
from game.rules.romestecq.cards import CONTRACT, ORDER, PACK
from game.rules.romestecq.combinations import quartet
from game.rules.romestecq.options import Options
from game.rules.romestecq.phases import Phase, Playing, Public, Settled, State
from game.rules.romestecq.scoring import UNIT, Item, decided, stecq


class Romestecq(CardGame[Options, State, Public]):
    """Romestecq with its options: the first dealer is drawn (§5.1), and nobody has a point then (§10.1)."""

    def __init__(self, options: Options) -> None:
        self._sides, self._target = options.sides, options.target
        seats = options.players
        packets = (*rounds(seats, 2, 3), Packet("dead", TABLE, PACK.size - views.HAND * seats))
        sides = options.sides if seats > len(set(options.sides)) else ()
        clockwise = options.direction == "clockwise"
        goal = Goal(UNIT, options.target)
        spec = Spec("romestecq", 1, seats, PACK, (UNIT,), packets, (), sides, clockwise, goal=goal)
        super().__init__(options, spec)

    def moves(self, state: State) -> tuple[Move, ...]:
        """List the legal cards (§7.1 to §7.3)."""
        if not isinstance(state, Playing):
            return ()
        play = state.play
        hand, table = play.hands[play.turn], play.trick.cards
        return plays(must_follow(hand, table, ORDER) if table else hand)

    def play(self, state: State, move: Move) -> State:
        """Make a move; what follows from it by itself is done and paid at once."""
        if isinstance(move, Play) and isinstance(state, Playing):
            return self._card(state, move.card)
        return self._deal(state, move)

    def _rewound(self, state: State, now: TrickPlay, then: TrickPlay) -> State:
        """Decide nothing by tricks that are open again."""
        assert isinstance(state, Playing)
        paid = [award for gathered in now.reopened(then) for award in decided(gathered, self.options)]
        ledger = state.ledger.rewind(len(paid), self._nothing, self.credit)
        return Playing(state.dealer, ledger, then)

    def _seen(self, state: State, seat: Seat, moves: tuple[Move, ...]) -> View[Public]:
        return views.build(state, seat, moves, self.options)

    def imagine(self, view: View[Public], dice: Dice) -> State:
        """Make up the hidden cards, so that they fit all that was played, announced and paid."""
        return views.imagine(view, dice, self.options)

    def contract(self, view: View[Public]) -> Contract | None:
        """Give the ranking, which is always the same (§4.2)."""
        return None if view.public.phase == Phase.DEALING else CONTRACT

    def refusal(self, view: View[Public], move: Move) -> Reason | None:
        """Say which rule forbids this move now."""
        return refusals.refusal(view, move)

    def credit(self, holdings: Holdings, award: Award) -> Holdings:
        """Mark points for everybody of a side (§10.1)."""
        paid, amount = self._sides[award.to], award.amount
        return tuple(
            [
                (held[0] + amount,) if side == paid else held
                for held, side in zip(holdings, self._sides, strict=True)
            ]
        )

    def over(self, ledger: Ledger) -> bool:
        """Tell whether a side has reached the target (§10.3)."""
        return max(ledger.holdings)[0] >= self._target

    def _pay(self, ledger: Ledger, item: Item) -> Ledger:
        if self.over(ledger):
            return ledger
        award = Award(
            ledger.finished + 1, item.step, item.rule, item.to, item.amount, UNIT, TABLE, item.cards
        )
        return ledger.credit(award, self.credit)

    def _begun(self, state: State, dealer: Seat, dealt: DealtPack) -> State:
        hands, elder = dealt.hands, (dealer + 1) % self.options.players
        begun = Playing(dealer, state.ledger, begin(hands, elder))
        best, seat = max([(quartet(hand), seat) for seat, hand in enumerate(hands)])
        if not best:
            return begun
        lacking = self._target - state.ledger.holdings[seat][0]
        ledger = self._pay(state.ledger, Item("quartet", "6.2", seat, lacking, best))
        return self._settle(begun, ledger)

    def _card(self, state: Playing, card: Card) -> State:
        play, ledger = state.play.play(card, CONTRACT), state.ledger
        if len(play.tricks) > len(state.play.tricks):
            for item in decided(play, self.options):
                ledger = self._pay(ledger, item)
            if play.over:
                ledger = self._pay(ledger, stecq(play.tricks[-1]))
            if play.over or self.over(ledger):
                return self._settle(Playing(state.dealer, ledger, play), ledger)
        return Playing(state.dealer, ledger, play)

    def _settle(self, state: Playing, ledger: Ledger) -> Settled:
        """Close the deal; the next player deals (§10.5)."""
        turn, ledger = self._closed(ledger)
        return Settled(turn, state.dealer, ledger, state.play.closed())
