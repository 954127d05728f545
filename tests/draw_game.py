"""A small game for two in which each draws a card after every trick: for tests of what must not take hands as fixed.

Three cards each of the Piquet pack; the card turned up makes trumps and is drawn last. Any card may be played. Who has
more card points scores as many as there are above the half.
"""

from collections.abc import Sequence
from random import Random

from game.core.bot import Decision
from game.core.cards import CHANCE, NOBODY, PIQUET, TABLE, Card, Cards, Seat, members
from game.core.deal import HAND, Dealing, Packet, deal_out, rounds
from game.core.move import Deal, IllegalMove, Move, Play, plays
from game.core.order import Order, order
from game.core.record import record
from game.core.rules import Dice, Reason, Spec
from game.core.score import Award, Holdings, Ledger
from game.core.trick import NO_TRICK, Contract
from game.core.trick_play import TrickPlay, begin, grown
from game.core.unseen import fill
from game.core.view import Place, View
from game.stage.table import TableLayout

HELD = 3
TALON, TURN_UP = "talon", "turn_up"
PACKETS = (*rounds(2, HELD), Packet(TURN_UP, TABLE, 1), Packet(TALON, TABLE, 25))
POINTS = tuple({"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}.get(face[0], 0) for face in PIQUET.faces)


@record
class Playing:
    """Tricks are played, and cards drawn."""

    dealer: Seat
    ledger: Ledger
    play: TrickPlay

    @property
    def turn(self) -> Seat:
        return self.play.turn


@record
class Settled:
    """The match, of one deal, is over."""

    dealer: Seat
    ledger: Ledger
    play: TrickPlay
    turn: Seat = NOBODY


State = Dealing | Playing | Settled


@record
class Public:
    """What both know beside the cards."""

    phase: str
    turn_up: Card = NOBODY


def anything(hand: Cards, _table: tuple[Card, ...], _order: Order) -> Cards:
    return hand


def _contract(trump: int, *, draws: bool) -> Contract:
    suits = [[PIQUET.parse(rank + suit) for rank in "AKQJT987"] for suit in "SHDC"]
    return Contract(order(suits, trump, PIQUET.size), anything, POINTS, 0, draws=draws)


CONTRACTS = {draws: tuple(_contract(trump, draws=draws) for trump in range(4)) for draws in (True, False)}


class Draw:
    """The rules."""

    spec = Spec("draw", 1, 2, PIQUET, ("points",), PACKETS, ())

    def first(self, dice: Dice) -> Seat:
        return int(dice.random() * 2)

    def start(self, dealer: Seat) -> State:
        return Dealing(dealer, Ledger((), self.opening()))

    def moves(self, state: State) -> tuple[Move, ...]:
        return plays(state.play.hands[state.turn]) if isinstance(state, Playing) else ()

    def play(self, state: State, move: Move) -> State:
        if isinstance(state, Dealing) and isinstance(move, Deal):
            dealt = deal_out(PACKETS, move.cards, state.dealer, 2)
            talon = (*dealt.heaps[TALON], *dealt.heaps[TURN_UP])
            return Playing(state.dealer, state.ledger, begin(dealt.hands, 1 - state.dealer, talon))
        if not (isinstance(state, Playing) and isinstance(move, Play)):
            message = "This is no move here."
            raise IllegalMove(message, IllegalMove.NOT_NOW)
        contract = CONTRACTS[bool(state.play.to_come)][state.play.talon[-1] >> 3]
        play = state.play.play(move.card, contract)
        if not play.over:
            return Playing(state.dealer, state.ledger, play)
        taken = [sum(POINTS[c] for t in play.tricks if t.taker == seat for c in t.cards) for seat in (0, 1)]
        winner = int(taken[1] > taken[0])
        award = Award(1, "most", "1", winner, abs(taken[0] - taken[1]) // 2, "points")
        return Settled(state.dealer, state.ledger.credit(award, self.credit).close(), play)

    def rewind(self, state: State, count: int) -> State:
        if not isinstance(state, Playing):
            message = "This is no move here."
            raise IllegalMove(message, IllegalMove.NOT_NOW)
        return Playing(state.dealer, state.ledger, state.play.rewind(count))

    def view(self, state: State, seat: Seat) -> View[Public]:
        if isinstance(state, Dealing):
            nothing = Public("dealing")
            return View(
                seat, state.turn, state.dealer, 0, 0, 0, NO_TRICK, (), (), (0, 1), nothing, state.ledger, ()
            )
        play, other = state.play, 1 - seat
        turn_up = play.talon[-1]
        shown = 1 << turn_up if play.to_come else 0
        known = shown or 1 << turn_up & ~play.gone & play.hands[other]
        unseen = PIQUET.full & ~(play.hands[seat] | play.gone | shown)
        sure = known & play.hands[other]
        size, hidden = play.hands[other].bit_count(), max(0, len(play.to_come) - 1)
        phase = "settled" if isinstance(state, Settled) else "reply" if play.trick.cards else "lead"
        return View(
            seat,
            state.turn,
            state.dealer,
            play.hands[seat],
            0,
            shown,
            play.trick,
            play.tricks,
            (
                Place(HAND, other, size, unseen if size else 0, sure),
                Place(TALON, TABLE, hidden, unseen if hidden else 0, 0),
            ),
            (0, 1),
            Public(phase, turn_up),
            state.ledger,
            self.moves(state) if state.turn == seat else (),
        )

    def imagine(self, view: View[Public], dice: Dice) -> State:
        gone = sum(1 << card for trick in (*view.tricks, view.trick) for card in trick.cards)
        unseen = PIQUET.full & ~(view.hand | view.shown | gone)
        theirs, rest = fill(view.hidden, unseen, dice)
        talon = list(members(rest))
        dice.shuffle(talon)
        hands = (theirs, view.hand) if view.me else (view.hand, theirs)
        to_come = (*talon, *members(view.shown))
        play = grown(hands, HELD, view.trick, view.tricks, to_come, 1 << view.public.turn_up)
        return Playing(view.dealer, view.ledger, play)

    def contract(self, view: View[Public]) -> Contract | None:
        if view.public.turn_up == NOBODY:
            return None
        return CONTRACTS[bool(view.shown)][view.public.turn_up >> 3]

    def refusal(self, view: View[Public], move: Move) -> Reason | None:
        return None if move in view.moves else Reason("turn")

    def opening(self) -> Holdings:
        return ((0,), (0,))

    def credit(self, holdings: Holdings, award: Award) -> Holdings:
        mine = (holdings[award.to][0] + award.amount,)
        return (mine, holdings[1]) if award.to == 0 else (holdings[0], mine)

    def over(self, ledger: Ledger) -> bool:
        return ledger.finished > 0

    def worth(self, holdings: Holdings) -> tuple[int, ...]:
        return tuple(points for (points,) in holdings)


class Cheapest:
    """A player who throws his cheapest card, but takes with a dear one what he can."""

    def __init__(self, rules: Draw) -> None:
        self._rules = rules

    def choose(self, view: View[Public], dice: Dice, budget: int) -> Decision:
        contract = self._rules.contract(view)
        assert contract is not None
        led = view.trick.cards[0] if view.trick.cards else NOBODY

        def cost(card: Card) -> tuple[bool, int]:
            takes = led != NOBODY and bool(contract.order.beats[led] >> card & 1)
            return not takes, POINTS[card] * (-1 if takes else 1)

        cards = members(view.hand)
        return Decision(Play(min(cards, key=cost)), Reason("cheap"))


RULES = Draw()
LAYOUT = TableLayout(
    PIQUET,
    lambda view: CONTRACTS[False][max(0, view.public.turn_up) >> 3].order,
    lambda view: "" if view.public.turn_up == NOBODY else PIQUET.spell(view.public.turn_up)[1],
)


def pack(dice: Random) -> Deal:
    cards = list(range(PIQUET.size))
    dice.shuffle(cards)
    return Deal(tuple(cards))


def positions(dice: Random, deals: int) -> Sequence[tuple[State, Move, State]]:
    """Play deals at random: each position in the tricks, the move made there, and the position after it."""
    found = []
    for _ in range(deals):
        state = RULES.play(RULES.start(RULES.first(dice)), pack(dice))
        while state.turn not in (CHANCE, NOBODY):
            move = dice.choice(RULES.moves(state))
            after = RULES.play(state, move)
            found.append((state, move, after))
            state = after
    return found
