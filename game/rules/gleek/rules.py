"""The course of a deal of Gleek: turn-up, auction, exchange, ruff, gleeks and twelve tricks."""

from collections.abc import Iterable
from typing import assert_never

from game.core.card_game import CardGame
from game.core.cards import GLEEK, NOBODY, Card, Seat
from game.core.deal import Dealing, DealtPack
from game.core.move import Lay, Move, Play, Say, lays, plays
from game.core.record import replace
from game.core.rules import Dice, Reason, Spec, WordRoles
from game.core.score import Award, Holdings, Ledger
from game.core.trick import Contract, must_follow
from game.core.trick_play import begin
from game.core.view import View
from game.rules.gleek import scoring, views
from game.rules.gleek.imagining import imagine
from game.rules.gleek.options import Options
from game.rules.gleek.phases import (
    BOUGHT,
    CONTRACTS,
    PACKETS,
    SEATS,
    STOCK,
    TURN_UP,
    Auction,
    Call,
    Calls,
    Exchange,
    Layout,
    Playing,
    Public,
    Ruff,
    Settled,
    Stakes,
    State,
    Word,
    buyer,
    highest,
    raised,
    stakes,
    suit_of,
)
from game.rules.gleek.refusals import refusal
from game.rules.gleek.vying import PASS, following, vying_moves, within

_PAID_IN = {Word.VIE: ("vied", "8.7"), Word.SEE: ("seen", "8.8"), Word.REVIE: ("revied", "8.8")}


class Gleek(CardGame[Options, State, Public]):
    """Gleek under one set of house rules."""

    def __init__(self, options: Options) -> None:
        words, roles = tuple(map(str, Word)), WordRoles(leave=Word.PASS)
        super().__init__(
            options,
            Spec(
                "gleek",
                1,
                SEATS,
                GLEEK,
                (scoring.PENCE,),
                PACKETS,
                words,
                deals=options.match_deals,
                roles=roles,
            ),
        )

    def moves(self, state: State) -> tuple[Move, ...]:
        if isinstance(state, Playing):
            hand, table = state.play.hands[state.play.turn], state.play.trick.cards
            if table:
                hand = must_follow(hand, table, CONTRACTS[suit_of(state.layout.turn_up)].order)
            return plays(hand)
        match state:
            case Auction():
                bid = highest(state.layout.auction)
                price = self.options.opening_bid if bid is None else (bid.number or 0) + 1
                return (Say(Word.BID, price), PASS)
            case Exchange():
                return lays(state.layout.hands[state.turn])
            case Ruff():
                return vying_moves(state.layout.vying, self.options)
            case Dealing() | Settled():
                return ()
            case _:
                assert_never(state)

    def play(self, state: State, move: Move) -> State:
        """Make a legal move, or deal; raise IllegalMove when it does not belong here."""
        if isinstance(move, Play) and isinstance(state, Playing):
            return self._card(state, move.card)
        match state, move:
            case Auction(), Say(word, number):
                return self._bid(state, Call(state.turn, Word(word), number))
            case Exchange(), Lay(card):
                return self._lay(state, card)
            case Ruff(), Say(word, number):
                return self._vie(state, Call(state.turn, Word(word), number))
            case _:
                return self._deal(state, move)

    def _seen(self, state: State, seat: Seat, moves: tuple[Move, ...]) -> View[Public]:
        return views.build(state, seat, moves, self.options)

    def imagine(self, view: View[Public], dice: Dice) -> State:
        """Make up the hidden cards; nobody is given a set or a ruff that he would have shown."""
        return imagine(view, dice, self.options)

    def contract(self, view: View[Public]) -> Contract | None:
        """Give the ranking that the turn-up makes; none before it."""
        return CONTRACTS[suit_of(view.public.turn_up)] if view.public.trump else None

    def refusal(self, view: View[Public], move: Move) -> Reason | None:
        """Say which rule forbids this move now."""
        return refusal(view, move, self.options)

    def credit(self, holdings: Holdings, award: Award) -> Holdings:
        return scoring.credit(holdings, award)

    def over(self, ledger: Ledger) -> bool:
        """Tell whether the deals agreed on have been played (§12.1)."""
        return ledger.finished >= self.options.match_deals

    def _pay(self, ledger: Ledger, awards: Iterable[Award]) -> Ledger:
        return ledger.credit_all(tuple(awards), scoring.credit)

    def _begun(self, state: State, dealer: Seat, dealt: DealtPack) -> State:
        turn_up = dealt.heaps[TURN_UP][0]
        stock = sum(1 << card for card in dealt.heaps[STOCK])
        deal = state.ledger.finished + 1
        ledger = self._pay(state.ledger, scoring.turned(turn_up, dealer, deal, self.options))
        eldest, *_ = scoring.elders(dealer)
        table = Auction(eldest, dealer, ledger, Layout(turn_up, dealt.hands, stock, 0))
        if self.options.eldest_must_open:
            return self._bid(table, Call(eldest, Word.BID, self.options.opening_bid))
        return table

    def _bid(self, state: Auction, call: Call) -> State:
        """Write a bid or a pass down; sell the stock when two have passed (§6.4 to §6.7)."""
        auction = (*state.layout.auction, call)
        layout = replace(state.layout, auction=auction)
        turn = _bidder(auction)
        if turn != NOBODY:
            return Auction(turn, state.dealer, state.ledger, layout)
        awards = scoring.bought(auction, state.dealer, state.ledger.finished + 1)
        ledger, owner = self._pay(state.ledger, awards), buyer(auction)
        if owner == NOBODY:
            return self._open_ruff(state.dealer, ledger, layout)
        if self.options.stock_exchange == "draw_first":
            layout = _drawn(layout, owner)
        return Exchange(owner, state.dealer, ledger, layout)

    def _lay(self, state: Exchange, card: Card) -> State:
        """Lay a card away; after the seventh the stock is drawn, if it has not been before (§7.1, §7.2)."""
        hands = list(state.layout.hands)
        hands[state.turn] &= ~(1 << card)
        layout = replace(state.layout, hands=tuple(hands), discard=state.layout.discard | 1 << card)
        if layout.discard.bit_count() < BOUGHT:
            return Exchange(state.turn, state.dealer, state.ledger, layout)
        return self._open_ruff(state.dealer, state.ledger, _drawn(layout, state.turn))

    def _open_ruff(self, dealer: Seat, ledger: Ledger, layout: Layout) -> State:
        """Take the stakes; the eldest speaks first (§8.4, §8.6)."""
        awards = scoring.anted(dealer, ledger.finished + 1, self.options)
        return Ruff(scoring.elders(dealer)[0], dealer, self._pay(ledger, awards), layout)

    def _vie(self, state: Ruff, call: Call) -> State:
        before, ledger = state.layout.vying, state.ledger
        final = self.options.ruff_pass_final
        so_far = stakes(before, final)
        found = raised(so_far, call, final)
        if call.word != Word.PASS:
            step, rule = _PAID_IN[call.word]
            amount = found.paid[call.seat] - so_far.paid[call.seat]
            ledger = self._pay(ledger, (scoring.staked(step, rule, call.seat, amount, ledger.finished + 1),))
        vying = (*before, call)
        layout = replace(state.layout, vying=vying)
        turn = following(found, vying)
        if turn != NOBODY:
            return Ruff(turn, state.dealer, ledger, layout)
        return self._end_ruff(state.dealer, ledger, layout, found)

    def _end_ruff(self, dealer: Seat, ledger: Ledger, layout: Layout, found: Stakes) -> State:
        """Carry the pot, or pay it out unseen or to the best ruff shown (§8.13 to §8.17)."""
        pot, deal, staying = scoring.ruff_pot(ledger), ledger.finished + 1, within(found)
        if found.level and len(staying) == 1:
            awards = scoring.shared(pot, staying, "ruff_unseen", "8.14", deal, (0,))
            ledger = self._pay(ledger, awards)
        elif found.level:
            ordered = [seat for seat in scoring.elders(dealer) if seat in staying]
            ledger = self._pay(ledger, scoring.ruff_won(pot, layout.hands, ordered, deal, self.options))
            shown = (
                scoring.ruff_shown(layout.hands[seat], self.options) if seat in staying else 0
                for seat in range(SEATS)
            )
            layout = replace(layout, ruffs=tuple(shown))
        return self._show_sets(dealer, ledger, layout)

    def _show_sets(self, dealer: Seat, ledger: Ledger, layout: Layout) -> State:
        """Show and pay three and four of a kind; then the eldest leads (§9.1, §10.1)."""
        sets, deal = scoring.sets_shown(layout.hands), ledger.finished + 1
        ledger = self._pay(ledger, scoring.kinds_paid(sets, dealer, deal, self.options))
        eldest = scoring.elders(dealer)[0]
        return Playing(dealer, ledger, replace(layout, sets=sets), begin(layout.hands, eldest))

    def _card(self, state: Playing, card: Card) -> State:
        play = state.play.play(card, CONTRACTS[suit_of(state.layout.turn_up)])
        after = Playing(state.dealer, state.ledger, state.layout, play)
        return self._settle(after) if play.turn == NOBODY else after

    def _settle(self, state: Playing) -> Settled:
        """Settle the tricks; after the last deal share what is left in the ruff pot (§11, §12.2)."""
        dealer, deal = state.dealer, state.ledger.finished + 1
        found = scoring.counts(state.play.tricks, state.layout.turn_up, dealer)
        ledger = self._pay(state.ledger, scoring.tricks_paid(found, dealer, deal, self.options))
        if self.over(ledger.close()):
            pot, order = scoring.ruff_pot(ledger), scoring.elders(dealer)
            ledger = self._pay(ledger, scoring.shared(pot, order, "pot_shared", "12.2", deal, (0,) * SEATS))
        turn, ledger = self._closed(ledger)
        return Settled(turn, dealer, ledger, state.layout, state.play)


def _bidder(auction: Calls) -> Seat:
    """Say who bids or passes next; NOBODY when the stock is sold, or nobody wants it (§6.3 to §6.6)."""
    out = {call.seat for call in auction if call.word == Word.PASS}
    if len(out) == SEATS or (len(out) == SEATS - 1 and highest(auction) is not None):
        return NOBODY
    seat = (auction[-1].seat + 1) % SEATS
    while seat in out:
        seat = (seat + 1) % SEATS
    return seat


def _drawn(layout: Layout, seat: Seat) -> Layout:
    """Let the buyer take the stock, unless he has it already."""
    hands = list(layout.hands)
    hands[seat] |= layout.stock
    return replace(layout, hands=tuple(hands), stock=0)
