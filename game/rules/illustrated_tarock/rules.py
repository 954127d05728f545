"""The course of a match of Illustrated Tarock: deals, tricks, payments, settlements and the end."""

from game.core.card_game import CardGame
from game.core.cards import NOBODY, Card, Seat
from game.core.deal import DealtPack
from game.core.move import Lay, Move, Play, Say, Take, plays
from game.core.record import replace
from game.core.rules import Dice, Reason, Spec, WordRoles
from game.core.score import Award, Holdings, Ledger
from game.core.trick import Contract
from game.core.trick_play import TrickPlay, unplayed
from game.core.view import View
from game.rules.illustrated_tarock import course, refusals, views
from game.rules.illustrated_tarock.bidding import SEATS
from game.rules.illustrated_tarock.cards import ORDER, PACK, RED_REVERSED, TRUMPS, contract_for, leadable
from game.rules.illustrated_tarock.options import Options
from game.rules.illustrated_tarock.phases import (
    DONE,
    PACKETS,
    PASS,
    STOCK,
    WORDS,
    Discarding,
    Layout,
    Phase,
    Playing,
    Public,
    Settled,
    State,
    Table,
    Taking,
    Talking,
)
from game.rules.illustrated_tarock.scoring import (
    GAME,
    UNITS,
    Payment,
    beggar_payments,
    credit,
    lost_by_the_draw,
    payments,
    settlement,
)


class IllustratedTarock(CardGame[Options, State, Public]):
    """Illustrated Tarock with its options."""

    def __init__(self, options: Options) -> None:
        pack = PACK if options.red_pips == "same" else RED_REVERSED
        clockwise = options.direction == "clockwise"
        spec = Spec(
            "illustrated_tarock",
            1,
            SEATS,
            pack,
            UNITS,
            PACKETS,
            WORDS,
            clockwise=clockwise,
            deciding=("basic",),
            deals=None if options.settlement == "series_to_100" else GAME * options.games,
            roles=WordRoles(finish=DONE.word, leave=PASS.word),
            figures=(("century", options.century_mark),),
        )
        super().__init__(options, spec)
        self._contract = contract_for(emperor_trick=options.emperor_trick)
        self._beggar = contract_for(
            emperor_trick=options.emperor_trick and options.emperor_in_beggar,
            must_win=options.beggar_must_win,
            magician_last=options.beggar_magician_last,
        )
        self._views = views.Views(options, self.governing)

    def moves(self, state: State) -> tuple[Move, ...]:
        if type(state) is Playing:
            play, begging = state.play, state.layout.declarer == NOBODY
            hand, table = play.hands[play.turn], play.trick.cards
            if table:
                hand = (self._beggar if begging else self._contract).policy(hand, table, ORDER)
            elif begging and self.options.beggar_magician_last:
                hand = leadable(hand)
            return plays(hand)
        if type(state) is Talking:
            return course.words(state, self.options)
        if type(state) is Discarding:
            return course.discards(state, self.options)
        if type(state) is Taking:
            return course.takes(state)
        return ()

    def play(self, state: State, move: Move) -> State:
        """Make a move; what follows from it by itself is done and paid at once."""
        if type(state) is Playing and type(move) is Play:
            return self._card(state, move.card)
        if type(state) is Talking and type(move) is Say:
            return self._paid(course.say(state, move, self.options))
        if type(state) is Discarding and type(move) is Lay:
            return course.lay(state, move, self.options)
        if type(state) is Discarding and move == DONE:
            return course.discarded(state)
        if type(state) is Taking and type(move) is Take:
            return course.take(state, move.packet)
        return self._deal(state, move)

    def _seen(self, state: State, seat: Seat, moves: tuple[Move, ...]) -> View[Public]:
        if isinstance(state, Playing):
            return self._views.in_tricks(state, seat, moves)
        return self._views.outside_tricks(state, seat, moves)

    def imagine(self, view: View[Public], dice: Dice) -> State:
        """Make up hands, stock and discards."""
        return views.imagine(view, dice, self.options)

    def contract(self, view: View[Public]) -> Contract | None:
        """Give what governs the tricks: the same in every deal, but for the Beggar's game."""
        if view.public.phase == Phase.DEALING:
            return None
        return self.governing(view.public.declarer)

    def governing(self, declarer: Seat) -> Contract:
        """Give the contract of a deal with this declarer; with none it is a Beggar's game (§7)."""
        return self._beggar if declarer == NOBODY else self._contract

    def refusal(self, view: View[Public], move: Move) -> Reason | None:
        """Say which rule forbids this move now."""
        return refusals.refusal(view, move, self.options)

    def credit(self, holdings: Holdings, award: Award) -> Holdings:
        """Add to the taker, and take from the giver where there is one."""
        return credit(holdings, award)

    def over(self, ledger: Ledger) -> bool:
        """Tell whether the match is over; a deal is always paid to the last (§9)."""
        if not ledger.played or (ledger.awards and ledger.awards[-1].deal > ledger.finished):
            return False
        if self.options.settlement == "series_to_100":
            ends = {award.deal for award in ledger.awards if award.step == "wiped"}
            return len(ends) >= self.options.games
        return ledger.played >= GAME * self.options.games

    def worth(self, holdings: Holdings) -> tuple[int, ...]:
        """Value what is settled, and what a settlement would pay now."""
        total = sum(points for _, points in holdings)
        return tuple(settled + SEATS * points - total for settled, points in holdings)

    def _next_dealer(self, state: State) -> Seat:
        return course.deal_passes(state.layout, state.dealer) if isinstance(state, Settled) else state.dealer

    def _begun(self, state: State, dealer: Seat, dealt: DealtPack) -> State:
        layout = Layout(dealt.hands, dealt.heaps[STOCK])
        if self.options.redeal_no_trump and not all(hand & TRUMPS for hand in dealt.hands):
            thrown = replace(layout, thrown="no_trump")
            return self._close(dealer, state.ledger, thrown, unplayed(layout.hands))
        return Talking((dealer + 1) % SEATS, dealer, state.ledger, layout, Phase.BID)

    def _card(self, state: Playing, card: Card) -> State:
        layout = state.layout
        play = state.play.play(card, self._beggar if layout.declarer == NOBODY else self._contract)
        if play.turn != NOBODY:
            return Playing(state.dealer, state.ledger, layout, play)
        found = (
            beggar_payments(layout, play.tricks, self.options)
            if layout.declarer == NOBODY
            else payments(layout, play.tricks, self.options)
        )
        return self._close(state.dealer, _entered(state.ledger, found), layout, play)

    def _paid(self, state: Table) -> Table:
        """Close a deal that has ended without tricks."""
        if type(state) is not Settled:
            return state
        ledger = state.ledger
        if state.layout.drawn_out:
            ledger = _entered(ledger, lost_by_the_draw(state.layout, self.options))
        return self._close(state.dealer, ledger, state.layout, state.play)

    def _close(self, dealer: Seat, ledger: Ledger, layout: Layout, play: TrickPlay) -> Settled:
        ledger = self._settle_up(ledger, thrown_in=bool(layout.thrown))
        turn, ledger = self._closed(ledger, thrown_in=bool(layout.thrown))
        return Settled(turn, dealer, ledger, layout, play)

    def _settle_up(self, ledger: Ledger, *, thrown_in: bool) -> Ledger:
        """Settle after this deal, if the table does so now (§9.2, §9.5)."""
        reached = any(points >= self.options.century_mark for _, points in ledger.holdings)
        ends_game = (ledger.played + 1) % GAME == 0
        due = {
            "hundred_and_end": reached or ends_game,
            "end_only": ends_game,
            "every_hand": True,
            "series_to_100": reached and ends_game,
        }[self.options.settlement]
        if thrown_in or not due:
            return ledger
        return _entered(ledger, settlement(ledger.holdings, self.options))


def _entered(ledger: Ledger, payments: tuple[Payment, ...]) -> Ledger:
    deal = ledger.finished + 1
    awards = [
        Award(deal, paid.step, paid.rule, paid.to, paid.amount, paid.unit, paid.giver, paid.cards)
        for paid in payments
    ]
    return ledger.credit_all(tuple(awards), credit)
