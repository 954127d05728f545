"""The course of a deal of Imperium: turn-up, imperiums, five tricks, and the chips they pay."""

from game.core.card_game import CardGame
from game.core.cards import TABLE, Card, Cards, Seat
from game.core.deal import DealtPack, Packet, rounds
from game.core.move import IllegalMove, Move, Play, Say, plays
from game.core.rules import Dice, Goal, Reason, Spec, WordRoles
from game.core.score import Award, Holdings, Ledger
from game.core.trick import Contract, must_overtake
from game.core.trick_play import TrickPlay, begin, unplayed
from game.core.view import View
from game.rules.imperium import refusals, views
from game.rules.imperium.cards import CONTRACTS, JACKS, JOKER, PACK, suit_of
from game.rules.imperium.combinations import PAYS, WORDS, declared, disjoint, held, pool, steps
from game.rules.imperium.combinations import Imperium as Combination
from game.rules.imperium.options import Options
from game.rules.imperium.phases import Declaring, Playing, Public, Settled, State

DONE = Say("done")
_NAMED = {word: Say(word) for word in WORDS}
_TRICK_PAY = {3: ("white", 1, "8.1"), 4: ("white", 2, "8.2"), 5: ("blue", 1, "8.3")}
_NONE_SHOWN: tuple[tuple[Combination, ...], tuple[Combination, ...]] = ((), ())


class Imperium(CardGame[Options, State, Public]):
    """Imperium with its options."""

    def __init__(self, options: Options) -> None:
        counts = (2, 3) if options.deal_packets == "2-3" else (3, 2)
        packets = (*rounds(2, *counts), Packet("turn_up", TABLE, 1), Packet("dead", TABLE, 6))
        words = (*WORDS, DONE.word)
        goal, roles = Goal("blue", options.target_blues), WordRoles(finish=DONE.word)
        units = ("blue", "white")
        super().__init__(options, Spec("imperium", 1, 2, PACK, units, packets, words, goal=goal, roles=roles))
        self._chosen = options.declare_imperiums == "choose"

    def first(self, dice: Dice) -> Seat:
        """Draw the first dealer, or take the one agreed on (§5.2)."""
        agreed = self.options.dealer_agreed
        return int(dice.random() < 0.5) if agreed is None else agreed

    def moves(self, state: State) -> tuple[Move, ...]:
        """List the legal cards (§7.1 to §7.5) or the imperiums that may still be named (§6.14)."""
        if type(state) is Playing:
            play = state.play
            hand, table = play.hands[play.turn], play.trick.cards
            return plays(must_overtake(hand, table, CONTRACTS[state.turn_up].order) if table else hand)
        if type(state) is Declaring:
            return (*(_NAMED[each.word] for each in self._unnamed(state)), DONE)
        return ()

    def play(self, state: State, move: Move) -> State:
        """Make a move; what follows from it by itself is done and paid at once."""
        if type(state) is Playing and type(move) is Play:
            return self._card(state, move.card)
        if type(state) is Declaring and type(move) is Say:
            return self._say(state, move.word)
        return self._deal(state, move)

    def _rewound(self, state: State, now: TrickPlay, then: TrickPlay) -> State:
        """Take from the dealer what he had not shown yet, where no card is left on the table."""
        assert isinstance(state, Playing | Declaring)
        if then is now:
            return state
        ledger, shows = state.ledger, state.shows
        if not then.gone:
            paid = sum(len(steps(each, self.options)) for each in shows[state.dealer])
            ledger = ledger.rewind(paid, self._nothing, self.credit)
            shows = (shows[0], ()) if state.dealer else ((), shows[1])
        return Playing(state.dealer, ledger, state.turn_up, shows, then)

    def _seen(self, state: State, seat: Seat, moves: tuple[Move, ...]) -> View[Public]:
        return views.build(state, seat, moves, self.options)

    def imagine(self, view: View[Public], dice: Dice) -> State:
        """Make up the hidden cards; where imperiums are declared automatically, none is left unshown."""
        return views.imagine(view, dice, self.options)

    def contract(self, view: View[Public]) -> Contract | None:
        """Give the ranking that the turn-up makes; none before it and under a turned Joker."""
        return CONTRACTS[view.public.turn_up] if view.public.trump else None

    def refusal(self, view: View[Public], move: Move) -> Reason | None:
        """Say which rule forbids this move now."""
        return refusals.refusal(view, move, self.options)

    def credit(self, holdings: Holdings, award: Award) -> Holdings:
        """Pay chips: three whites become a blue, and a blue costs the other seat its whites (§4.2, §4.3)."""
        blue, white = holdings[award.to]
        theirs = holdings[1 - award.to]
        gained = 0
        if award.unit == "blue":
            gained = award.amount
        else:
            white += award.amount
            while white >= 3 and blue + gained < self.options.target_blues:
                white -= 3
                gained += 1
        if gained and self.options.white_forfeit:
            theirs = (theirs[0], 0)
        mine = (blue + gained, white)
        return (mine, theirs) if award.to == 0 else (theirs, mine)

    def over(self, ledger: Ledger) -> bool:
        """Tell whether somebody has the blues that win (§9.3)."""
        (blue, _), (other, _) = ledger.holdings
        target = self.options.target_blues
        return blue >= target or other >= target

    def worth(self, holdings: Holdings) -> tuple[int, ...]:
        """Count in whites: a blue is three (§4.1)."""
        return tuple(3 * blue + white for blue, white in holdings)

    def _pay(
        self, ledger: Ledger, to: Seat, step: str, rule: str, amount: int, unit: str, cards: Cards
    ) -> Ledger:
        if self.over(ledger):
            return ledger
        return ledger.credit(
            Award(ledger.finished + 1, step, rule, to, amount, unit, TABLE, cards), self.credit
        )

    def _pay_for(self, ledger: Ledger, to: Seat, imperium: Combination) -> Ledger:
        for step in steps(imperium, self.options):
            unit, rule = PAYS[step]
            ledger = self._pay(ledger, to, step, rule, 1, unit, imperium.cards)
        return ledger

    def _next_dealer(self, state: State) -> Seat:
        joker = isinstance(state, Settled) and state.turn_up == JOKER
        again = joker and self.options.joker_turn_next_dealer == "same"
        return state.dealer if again else 1 - state.dealer

    def _begun(self, state: State, dealer: Seat, dealt: DealtPack) -> State:
        turn_up = dealt.heaps["turn_up"][0]
        ledger = state.ledger
        if turn_up == JOKER:
            ledger = self._pay(ledger, dealer, "turned_joker", "5.8", 1, "blue", 1 << JOKER)
        elif JACKS >> turn_up & 1:
            ledger = self._pay(ledger, dealer, "turned_jack", "5.7", 1, "white", 1 << turn_up)
        if turn_up == JOKER or self.over(ledger):
            return self._settle(Playing(dealer, ledger, turn_up, _NONE_SHOWN, unplayed(dealt.hands)))
        return self._declare(Declaring(dealer, ledger, turn_up, _NONE_SHOWN, begin(dealt.hands, 1 - dealer)))

    def _declare(self, state: Declaring) -> State:
        """Let the seat whose turn it is declare: by naming imperiums, or all of them at once."""
        if self._chosen:
            return state
        deals = state.turn == state.dealer
        cards = pool(state.play.hands[state.turn], state.turn_up, deals, self.options)
        for each in declared(cards, state.turn_up, self.options):
            state = self._show(state, each)
            if self.over(state.ledger):
                return self._settle(state.resumed)
        return state.resumed

    def _show(self, state: Declaring, imperium: Combination) -> Declaring:
        seat, shows = state.turn, state.shows
        mine = (*shows[seat], imperium)
        ledger = self._pay_for(state.ledger, seat, imperium)
        both = (mine, shows[1]) if seat == 0 else (shows[0], mine)
        return Declaring(state.dealer, ledger, state.turn_up, both, state.play)

    def _say(self, state: Declaring, word: str) -> State:
        if word == DONE.word:
            return state.resumed
        for each in self._unnamed(state):
            if each.word == word:
                state = self._show(state, each)
                return self._settle(state.resumed) if self.over(state.ledger) else state
        message = f"There is no imperium '{word}' to name."
        raise IllegalMove(message, IllegalMove.NOT_NOW)

    def _unnamed(self, state: Declaring) -> tuple[Combination, ...]:
        deals = state.turn == state.dealer
        cards = pool(state.play.hands[state.turn], state.turn_up, deals, self.options)
        shown = state.shows[state.turn]
        every = (each for each in held(cards, suit_of(state.turn_up), self.options) if each not in shown)
        return tuple(each for each in every if self.options.imperium_shared_cards or disjoint((*shown, each)))

    def _card(self, state: Playing, card: Card) -> State:
        play = state.play.play(card, CONTRACTS[state.turn_up])
        if not play.tricks and play.trick.cards:
            return self._declare(Declaring(state.dealer, state.ledger, state.turn_up, state.shows, play))
        after = Playing(state.dealer, state.ledger, state.turn_up, state.shows, play)
        return self._settle(after) if play.over else after

    def _settle(self, state: Playing) -> Settled:
        """Pay for the majority of tricks and close the deal."""
        ledger = state.ledger
        if len(state.play.tricks) == 5:
            taken = sum(trick.taker for trick in state.play.tricks)
            winner, count = (1, taken) if taken >= 3 else (0, 5 - taken)
            unit, amount, rule = _TRICK_PAY[count]
            ledger = self._pay(ledger, winner, f"tricks_{count}", rule, amount, unit, 0)
        turn, ledger = self._closed(ledger)
        return Settled(turn, state.dealer, ledger, state.turn_up, state.shows, state.play)
