"""The rules of Écarté: which moves there are, what they do, and what they pay."""

from typing import assert_never

from game.core.card_game import CardGame
from game.core.cards import NOBODY, PIQUET, Card, Seat
from game.core.deal import Dealing, DealtPack
from game.core.move import Lay, Move, Play, Say, lays, plays
from game.core.record import replace
from game.core.rules import Dice, Goal, Reason, Spec, WordRoles
from game.core.score import Award, Holdings, Ledger
from game.core.trick import Contract, Trick
from game.core.trick_play import TrickPlay, begin, unplayed
from game.core.view import View
from game.rules.ecarte import scoring, views
from game.rules.ecarte.options import Options
from game.rules.ecarte.phases import (
    ACCEPT,
    CONCEDE,
    CONTRACTS,
    DONE,
    MARK_KING,
    PACKETS,
    PROPOSE,
    REFUSE,
    STAND,
    TALON,
    TRICKS,
    TURN_UP,
    Discarding,
    Layout,
    Playing,
    Public,
    Settled,
    State,
    Talking,
    Word,
    exchange,
    king_of,
    with_word,
)
from game.rules.ecarte.refusals import refusal

_TALKED = frozenset((PROPOSE, STAND, ACCEPT, REFUSE))


class Ecarte(CardGame[Options, State, Public]):
    """Écarté under one set of house rules; one cuts for the first deal (§3.1)."""

    def __init__(self, options: Options) -> None:
        self._auto = options.king_marking == "auto"
        self._concedes = options.allow_concede
        self._contracts = CONTRACTS[options.must_trump]
        packets = PACKETS[options.deal_packets]
        units = scoring.units(options)
        spec = Spec(
            "ecarte",
            1,
            2,
            PIQUET,
            units,
            packets,
            tuple(map(str, Word)),
            goal=Goal(units[-1], options.target_score),
            roles=WordRoles(finish=Word.DONE, surrender=Word.CONCEDE),
        )
        super().__init__(options, spec)

    def moves(self, state: State) -> tuple[Move, ...]:
        if type(state) is not Playing:
            return self._before_tricks(state)
        play = state.play
        hand, cards = play.hands[play.turn], play.trick.cards
        if cards:
            contract = self._contracts[state.layout.turn_up >> 3]
            hand = contract.policy(hand, cards, contract.order)
        legal = plays(hand)
        if not play.tricks and self._may_mark(state):
            legal = (MARK_KING, *legal)
        return (*legal, CONCEDE) if self._concedes else legal

    def _before_tricks(self, state: State) -> tuple[Move, ...]:
        """List what may be said or laid aside before tricks are played."""
        if type(state) is Talking:
            return (ACCEPT, REFUSE) if state.turn == state.dealer else (PROPOSE, STAND)
        if type(state) is not Discarding:
            return ()
        least, most = self._bounds(state)
        count = state.laid.bit_count()
        legal = lays(state.layout.hands[state.turn] & ~state.laid) if count < most else ()
        return legal if count < least else (*legal, DONE)

    def _may_mark(self, state: Playing) -> bool:
        """Tell whether the player holds the unmarked king and has not played a card yet (§6.3)."""
        play = state.play
        if play.tricks or state.king != NOBODY:
            return False
        return bool(play.hands[play.turn] >> king_of(state.layout.turn_up) & 1)

    def _bounds(self, state: Discarding) -> tuple[int, int]:
        """Give how many cards must and may be laid aside in the running exchange (§4.3, §4.4)."""
        least = self.options.dealer_min_discard if state.turn == state.dealer else 1
        return least, min(TRICKS, len(state.layout.talon))

    def play(self, state: State, move: Move) -> State:
        """Make a legal move, or deal; raise IllegalMove for what is never done here, or cards that are not the pack."""
        if type(move) is Play and type(state) is Playing:
            return self._play_card(state, move.card)
        if type(state) is Discarding and (type(move) is Lay or move == DONE):
            return self._lay(state, move)
        if type(state) is Talking and type(move) is Say and move in _TALKED:
            return self._talk(state, move.word)
        match state, move:
            case Playing(), Say(Word.MARK_KING, None):
                return self._mark(state, state.turn)
            case Playing(), Say(Word.CONCEDE, None):
                return self._concede(state)
            case _:
                return self._deal(state, move)

    def _begun(self, state: State, dealer: Seat, dealt: DealtPack) -> State:
        turn_up = dealt.heaps[TURN_UP][0]
        layout = Layout(turn_up, dealt.hands, dealt.heaps[TALON], (0, 0), (), "", NOBODY)
        ledger = state.ledger
        if turn_up == king_of(turn_up):
            ledger, won = self._pay(ledger, self._king_award(ledger, "turned_king", "6.1", dealer, turn_up))
            if won:
                shown = Playing(dealer, ledger, layout, NOBODY, unplayed(dealt.hands))
                return self._settle(shown, ledger)
        return Talking(1 - dealer, dealer, ledger, layout)

    def _next_dealer(self, state: State) -> Seat:
        """Alternate, but let the loser of a game deal first in the next (§3.1, §10.2)."""
        game_won = len(self.spec.units) > 1 and all(held[-1] == 0 for held in state.ledger.holdings)
        return 1 - (state.ledger.awards[-1].to if game_won else state.dealer)

    def _talk(self, state: Talking, said: str) -> State:
        dealer, ledger = state.dealer, state.ledger
        match said:
            case Word.PROPOSE:
                return Talking(dealer, dealer, ledger, with_word(state.layout, Word.PROPOSE, NOBODY))
            case Word.ACCEPT:
                return Discarding(1 - dealer, dealer, ledger, with_word(state.layout, Word.ACCEPT, NOBODY), 0)
        word = Word.REFUSE if state.turn == dealer else Word.STAND
        return self._open(with_word(state.layout, word, self._vulnerable(state)), dealer, ledger)

    def _vulnerable(self, state: Talking) -> Seat:
        """Say who is vulnerable after standing or refusing (§5.1, §10.8)."""
        if self.options.vulnerability == "none":
            return NOBODY
        refused = state.turn == state.dealer
        if not state.layout.exchanged or (refused and self.options.vulnerability == "any_refusal"):
            return state.turn
        return NOBODY

    def _lay(self, state: Discarding, move: Move) -> State:
        turn, dealer, ledger = state.turn, state.dealer, state.ledger
        if type(move) is Lay:
            return Discarding(turn, dealer, ledger, state.layout, state.laid | 1 << move.card)
        layout = exchange(state.layout, turn, state.laid)
        if not layout.talon or (turn == dealer and len(layout.exchanged) // 2 == self.options.max_exchanges):
            return self._open(layout, dealer, ledger)
        if turn != dealer:
            return Discarding(dealer, dealer, ledger, layout, 0)
        return Talking(1 - dealer, dealer, ledger, layout)

    def _open(self, layout: Layout, dealer: Seat, ledger: Ledger) -> State:
        """Let the elder hand lead to the first trick (§4.6, §7.1)."""
        elder = 1 - dealer
        return self._unveil(Playing(dealer, ledger, layout, NOBODY, begin(layout.hands, elder)))

    def _unveil(self, state: Playing) -> State:
        """Mark the king of the player about to play his first card, where that is not left to him (§10.7)."""
        return self._mark(state, state.turn) if self._auto and self._may_mark(state) else state

    def _mark(self, state: Playing, seat: Seat) -> Playing | Settled:
        """Pay for the king a player holds, or has this moment played (§6.2)."""
        king = king_of(state.layout.turn_up)
        ledger, won = self._pay(
            state.ledger, self._king_award(state.ledger, "marked_king", "6.2", seat, king)
        )
        marked = Playing(state.dealer, ledger, state.layout, seat, state.play)
        return self._settle(marked, ledger) if won else marked

    def _king_award(self, ledger: Ledger, step: str, rule: str, to: Seat, king: Card) -> Award:
        return Award(ledger.finished + 1, step, rule, to, 1, scoring.POINTS, cards=1 << king)

    def _concede(self, state: Playing) -> State:
        return self._finish(state, scoring.conceded(state.turn, state.play.tricks, state.layout.vulnerable))

    def _play_card(self, state: Playing, card: Card) -> State:
        layout, king, play = state.layout, state.king, state.play
        if not play.tricks and king == NOBODY and card == king_of(layout.turn_up):
            marked = self._mark(state, play.turn)  # as one's first card, which marks it (§6.4)
            if isinstance(marked, Settled):
                return replace(marked, play=_left_lying(play, card))
            state, king = marked, marked.king
        play = play.play(card, self._contracts[layout.turn_up >> 3])
        after = Playing(state.dealer, state.ledger, layout, king, play)
        if play.turn == NOBODY:
            return self._finish(after, scoring.counted(play.tricks, layout.vulnerable))
        return self._unveil(after) if self._auto else after

    def _finish(self, state: Playing, result: scoring.Result) -> Settled:
        award = scoring.award(result, self.options, state.ledger.finished + 1)
        return self._settle(state, self._pay(state.ledger, award)[0])

    def _pay(self, ledger: Ledger, award: Award) -> tuple[Ledger, bool]:
        """Credit an award, and tell whether it wins the game (§9.1)."""
        return ledger.credit(award, self.credit), scoring.wins(ledger.holdings, award, self.options)

    def _settle(self, state: Playing, ledger: Ledger) -> Settled:
        """End the deal with the cards where they lie."""
        turn, ledger = self._closed(ledger)
        return Settled(turn, state.dealer, ledger, state.layout, state.king, state.play)

    def _rewound(self, state: State, now: TrickPlay, then: TrickPlay) -> State:
        """Leave the king unmarked again where its holder had not yet come to mark it."""
        assert isinstance(state, Playing)
        if self._unmarked(state, then):
            ledger = state.ledger.rewind(1, self._nothing, self.credit)
            return Playing(state.dealer, ledger, state.layout, NOBODY, then)
        return Playing(state.dealer, state.ledger, state.layout, state.king, then)

    def _unmarked(self, now: Playing, then: TrickPlay) -> bool:
        """Tell whether a king that is marked now was not when the tricks stood so.

        A king that was its holder's first card is taken to have been marked by that (§6.4), unless kings mark
        themselves: that it was announced and then played leaves the same traces.
        """
        seat = now.king
        if seat == NOBODY or then.played[seat]:
            return False
        if seat != then.turn:
            return True
        first = now.play.every_trick[0]
        place = (seat - first.leader) % 2
        fell = first.cards[place : place + 1] == (king_of(now.layout.turn_up),)
        return fell and not self._auto

    def _seen(self, state: State, seat: Seat, moves: tuple[Move, ...]) -> View[Public]:
        match state:
            case Playing() | Settled():
                contract = self._contracts[state.layout.turn_up >> 3]
                return views.view_in_tricks(state, seat, moves, contract, auto=self._auto)
            case Talking():
                return views.view_in_talk(state, seat, moves, 0, 0)
            case Discarding():
                return views.view_in_talk(state, seat, moves, *self._bounds(state))
            case Dealing():
                return views.view_before_deal(state, seat)
            case _:
                assert_never(state)

    def imagine(self, view: View[Public], dice: Dice) -> State:
        """Make up a position this seat cannot tell from the true one."""
        return views.imagine(view, dice)

    def contract(self, view: View[Public]) -> Contract | None:
        """Give what governs the tricks; None before the first deal."""
        return None if view.public.turn_up == NOBODY else self._contracts[view.public.turn_up >> 3]

    def refusal(self, view: View[Public], move: Move) -> Reason | None:
        """Say which rule forbids this move now; None when it is legal."""
        return refusal(self.options, self.contract(view), view, move)

    def credit(self, holdings: Holdings, award: Award) -> Holdings:
        """Add an award; a game won becomes a game, or stakes, where those are counted."""
        return scoring.credit(holdings, award, self.options)

    def over(self, ledger: Ledger) -> bool:
        """Tell whether the match is decided (§9.1, §10.2)."""
        return scoring.decided(ledger.holdings, self.options)

    def worth(self, holdings: Holdings) -> tuple[int, ...]:
        """Count every game, or stake, as the points it takes, and the points of the running game."""
        return tuple(scoring.worth(held, self.options) for held in holdings)


def _left_lying(play: TrickPlay, card: Card) -> TrickPlay:
    """Lay the king that has won the game to the trick, which nobody takes any more."""
    hands = tuple(hand & ~(1 << card) for hand in play.hands)
    return TrickPlay(hands, NOBODY, Trick(play.trick.leader, (*play.trick.cards, card)), play.tricks)
