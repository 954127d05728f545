"""What one card game has in common with another: a pack is dealt out, what follows is played, the deal is closed."""

from abc import ABC, abstractmethod
from typing import Generic

from game.core.cards import CHANCE, NOBODY, Seat
from game.core.deal import Dealing, DealPattern, DealtPack, is_pack
from game.core.move import Deal, IllegalMove, Move
from game.core.record import replace
from game.core.rules import Dice, OptionsT, PublicT, Spec, StateT
from game.core.score import Holdings, Ledger
from game.core.trick_play import TrickPlay
from game.core.view import View


class CardGame(ABC, Generic[OptionsT, StateT, PublicT]):
    """A game with its options, as far as they don't make it differ from others.

    The first dealer is drawn, the deal passes on to the next seat, and nobody holds anything in the beginning: where
    that is otherwise, the game says so itself.
    """

    def __init__(self, options: OptionsT, spec: Spec) -> None:
        """Agree on the house rules, and on what they make of the game."""
        self.options = options
        self.spec = spec
        self._pattern = DealPattern(spec.packets, spec.seats)
        self._nothing: Holdings = ((0,) * len(spec.units),) * spec.seats

    def first(self, dice: Dice) -> Seat:
        return int(dice.random() * self.spec.seats)

    def start(self, dealer: Seat) -> StateT | Dealing:
        """Sit down at an empty table."""
        return Dealing(dealer, Ledger((), self._nothing))

    def opening(self) -> Holdings:
        """Everybody begins with nothing."""
        return self._nothing

    def worth(self, holdings: Holdings) -> tuple[int, ...]:
        """Count what each seat holds; a game of more than one unit says what they are worth to each other."""
        return tuple(holding[0] for holding in holdings)

    def view(self, state: StateT, seat: Seat) -> View[PublicT]:
        return self._seen(state, seat, self.moves(state) if state.turn == seat else ())

    def rewind(self, state: StateT, count: int) -> StateT:
        """Take back cards played to tricks, and with them what they paid or showed."""
        play = getattr(state, "play", None)
        if state.turn < 0 or type(play) is not TrickPlay:
            message = "No tricks are being played."
            raise IllegalMove(message, IllegalMove.NOT_NOW)
        return self._rewound(state, play, play.rewind(count))

    @abstractmethod
    def moves(self, state: StateT) -> tuple[Move, ...]:
        """List the moves of the seat whose turn it is."""

    @abstractmethod
    def over(self, ledger: Ledger) -> bool:
        """Tell whether the match is decided."""

    @abstractmethod
    def _seen(self, state: StateT, seat: Seat, moves: tuple[Move, ...]) -> View[PublicT]:
        """Build what one seat may know that has these moves."""

    @abstractmethod
    def _begun(self, state: StateT, dealer: Seat, dealt: DealtPack) -> StateT:
        """Begin a deal, after the position before it."""

    def _rewound(self, state: StateT, now: TrickPlay, then: TrickPlay) -> StateT:
        """Go back to earlier tricks of this deal, where the tricks pay at its end only."""
        return replace(state, play=then)  # type: ignore[type-var]  # it is a record, like every position

    def _next_dealer(self, state: StateT) -> Seat:
        return (state.dealer + 1) % self.spec.seats

    def _deal(self, state: StateT, move: Move) -> StateT:
        """Deal where that comes next; raise IllegalMove for any other move, and for cards that are not the pack."""
        if not isinstance(move, Deal) or state.turn != CHANCE:
            message = "This can't be done now."
            raise IllegalMove(message, IllegalMove.NOT_NOW)
        pack = self.spec.pack
        if not is_pack(move.cards, pack):
            message = f"The cards dealt must be the {pack.size} cards of the pack, each once."
            raise IllegalMove(message, "storage.fault.no_pack", size=pack.size)
        dealer = state.dealer if isinstance(state, Dealing) else self._next_dealer(state)
        return self._begun(state, dealer, self._pattern.deal_out(move.cards, dealer))

    def _closed(self, ledger: Ledger, *, thrown_in: bool = False) -> tuple[Seat, Ledger]:
        """Close a deal: give who is to move then, chance or nobody, and the ledger."""
        ledger = ledger.close(thrown_in=thrown_in)
        return NOBODY if self.over(ledger) else CHANCE, ledger
