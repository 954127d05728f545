"""The course of a match of Sheepshead: deals, tricks, payments and the end."""

from game.core.card_game import CardGame
from game.core.cards import NOBODY, Card, Seat
from game.core.deal import DealtPack
from game.core.move import Lay, Move, Play, Say, lays, plays
from game.core.record import replace
from game.core.rules import Dice, Goal, Reason, Spec, WordRoles
from game.core.score import Award, Holdings, Ledger
from game.core.trick import Contract
from game.core.trick_play import TrickPlay, unplayed
from game.core.view import View
from game.rules.sheepshead import course, refusals, views
from game.rules.sheepshead.calling import words
from game.rules.sheepshead.cards import PACK
from game.rules.sheepshead.duties import contract_of, duty_of, playable
from game.rules.sheepshead.options import Options
from game.rules.sheepshead.phases import (
    BLIND,
    DONE,
    NO_CALL,
    PASS,
    WORDS,
    Laying,
    Layout,
    Phase,
    Playing,
    Public,
    Settled,
    State,
    Talking,
    Thrown,
    packets,
)
from game.rules.sheepshead.scoring import (
    LEASTER,
    OWN,
    OWN_STEPS,
    SCHWANZER,
    TO_WIN,
    UNIT,
    Flow,
    credit,
    flows,
    leaster,
    outcome,
    own_points,
    paid_for,
    schwanzer,
    taken,
    tricks_taken,
)


class Sheepshead(CardGame[Options, State, Public]):
    """Sheepshead with its options; lots are drawn for the first deal (§3.1)."""

    def __init__(self, options: Options) -> None:
        single = options.match_mode == "single_deal"
        self._plain = contract_of(options, NO_CALL, NOBODY)
        dealt = packets(options.players)
        goals = {"target": Goal(UNIT, options.match_target), "sixty_one": Goal(OWN, TO_WIN)}
        spec = Spec(
            "sheepshead",
            1,
            options.players,
            PACK,
            (OWN if options.to_sixty_one else UNIT,),
            dealt,
            WORDS,
            single_deal=single,
            deals=options.match_rounds * options.players if options.match_mode == "rounds" else None,
            goal=goals.get(options.match_mode),
            roles=WordRoles(finish=DONE.word, leave=PASS.word),
        )
        super().__init__(options, spec)

    def moves(self, state: State) -> tuple[Move, ...]:
        if type(state) is Playing:
            return plays(self._playable(state))
        if type(state) is Talking:
            return words(state, self.options)
        if type(state) is Laying:
            full = state.laid.bit_count() == course.wanted(state, self.options)
            return (DONE,) if full else lays(course.layable(state))
        return ()

    def play(self, state: State, move: Move) -> State:
        """Make a move; what follows from it by itself is done and paid at once."""
        if type(state) is Playing and type(move) is Play:
            return self._card(state, move.card)
        if type(state) is Talking and type(move) is Say:
            after = course.say(state, move, self.options)
            return self._throw_in(state, after) if isinstance(after, Thrown) else after
        if type(state) is Laying and type(move) is Lay:
            return course.lay(state, move.card, self.options)
        if type(state) is Laying and move == DONE:
            return course.bury(state, self.options)
        return self._deal(state, move)

    def _seen(self, state: State, seat: Seat, moves: tuple[Move, ...]) -> View[Public]:
        return views.build(state, seat, moves, self.options)

    def imagine(self, view: View[Public], dice: Dice) -> State:
        """Make up hands, blind and buried cards, and with them a partner."""
        return views.imagine(view, dice, self.options)

    def contract(self, view: View[Public]) -> Contract | None:
        """Give the ranking, which never changes but for an under card; called cards bind single players only."""
        if view.public.phase == Phase.DEALING:
            return None
        return contract_of(self.options, view.public.call, view.public.under)

    def refusal(self, view: View[Public], move: Move) -> Reason | None:
        """Say which rule forbids this move now."""
        return refusals.refusal(view, move, self.options)

    def credit(self, holdings: Holdings, award: Award) -> Holdings:
        """Move points from the giver to the taker."""
        return credit(holdings, award)

    def over(self, ledger: Ledger) -> bool:
        """Tell whether the match is over: asked of finished deals only, so that a deal is paid to the last (§10)."""
        if not ledger.played or (ledger.awards and ledger.awards[-1].deal > ledger.finished):
            return False
        match self.options.match_mode:
            case "rounds":
                return ledger.played >= self.options.match_rounds * self.options.players
            case "target":
                return max(ledger.holdings)[0] >= self.options.match_target
            case "sixty_one":
                return max(ledger.holdings)[0] >= TO_WIN
            case _:
                return True

    def _playable(self, state: Playing) -> int:
        layout, play = state.layout, state.play
        turn = play.turn
        duty = duty_of(layout.call, layout.under, play.tricks, picker=turn == layout.picker)
        return playable(play.hands[turn], play.trick.cards, self._governing(layout), duty)

    def _governing(self, layout: Layout) -> Contract:
        """Give ranking and policy of a deal; see `contract_of`."""
        if layout.under == NOBODY:
            return self._plain
        return contract_of(self.options, layout.call, layout.under)

    def _begun(self, state: State, dealer: Seat, dealt: DealtPack) -> State:
        blind = sum(1 << card for card in dealt.heaps[BLIND])
        pending = state.layout.pending if isinstance(state, Settled) else 0
        layout = Layout(dealt.hands, blind, pending=pending)
        return Talking((dealer + 1) % self.options.players, dealer, state.ledger, layout, Phase.PICK)

    def _next_dealer(self, state: State) -> Seat:
        """Pass the deal on, unless the same player deals again (§3.7, §8.6)."""
        why = state.layout.thrown if isinstance(state, Settled) else ""
        if why == "demand" or (why == "doubler" and self.options.doubler_redealer == "same"):
            return state.dealer
        return (state.dealer + 1) % self.options.players

    def _card(self, state: Playing, card: Card) -> State:
        layout = state.layout
        play = state.play.play(card, self._governing(layout))
        after = Playing(state.dealer, state.ledger, layout, play)
        return self._settle(after) if play.turn == NOBODY else after

    def _settle(self, state: Playing) -> Settled:
        """Pay for the tricks and close the deal (§7, §8.3)."""
        layout, ledger, play = state.layout, state.ledger, state.play
        seats = self.options.players
        points, tricks = taken(play.tricks, seats), tricks_taken(play.tricks, seats)
        if self.options.to_sixty_one:
            for step, seat, number in own_points(layout, points, play.tricks[-1].taker, self.options):
                award = Award(ledger.finished + 1, step, OWN_STEPS[step], seat, number, OWN)
                ledger = ledger.credit(award, credit)
        elif layout.picker == NOBODY:
            found = leaster(points, tricks, play.tricks[-1].taker, layout.blind, self.options)
            ledger = _pay(ledger, found, *LEASTER)
        else:
            ended = outcome(layout, points, tricks, self.options)
            ledger = _pay(ledger, flows(layout, ended, self.options), *paid_for(layout, ended, self.options))
            layout = replace(layout, pending=max(0, layout.pending - 1))
        return self._close(state.dealer, ledger, layout, play)

    def _throw_in(self, state: Talking, thrown: Thrown) -> Settled:
        """End a deal without tricks (§3.7, §8.5 to §8.8)."""
        layout, ledger = replace(thrown.layout, thrown=thrown.why), state.ledger
        if thrown.why == "schwanzer":
            ledger = _pay(ledger, schwanzer(layout.hands), *SCHWANZER)
        elif thrown.why == "doubler" and not self.options.to_sixty_one:
            layout = replace(layout, pending=layout.pending + 1)
        return self._close(state.dealer, ledger, layout, unplayed(layout.hands))

    def _close(self, dealer: Seat, ledger: Ledger, layout: Layout, play: TrickPlay) -> Settled:
        void = layout.thrown in ("doubler", "redeal", "demand")
        turn, ledger = self._closed(ledger, thrown_in=void)
        return Settled(turn, dealer, ledger, layout, play)


def _pay(ledger: Ledger, payments: tuple[Flow, ...], step: str, rule: str) -> Ledger:
    deal = ledger.finished + 1
    awards = [Award(deal, step, rule, flow.to, flow.amount, UNIT, flow.giver) for flow in payments]
    return ledger.credit_all(tuple(awards), credit)
