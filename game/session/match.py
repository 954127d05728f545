"""The match: the only place where the truth is kept. Everybody else gets views."""

from bisect import bisect_right
from typing import Any, Generic, NoReturn, TypeAlias, TypeVar

from game.core.cards import CHANCE, NOBODY, Seat
from game.core.deal import HAND
from game.core.event import Drew, Event, narrate
from game.core.letters import Complaint
from game.core.move import Deal, IllegalMove, Move, Say, Seen, seen_by, spell
from game.core.outcome import Outcome, outcome
from game.core.record import record, replace
from game.core.rules import Dice, Position, Reason, Rules, Spec
from game.core.seal import fingerprint
from game.core.transcript import Entry, Header, Shuffle, Transcript
from game.core.view import Place, View

S = TypeVar("S", bound=Position)
P = TypeVar("P")


class Forbidden(IllegalMove):
    """A move the rules do not allow the seat whose turn it is; the message says which, the reason why."""

    def __init__(self, move: str, reason: Reason | None, spec: Spec) -> None:
        """Keep what is needed to put the reason into words."""
        super().__init__(f"'{move}' is not allowed now.", "storage.fault.forbidden", move=move)
        self.reason = reason
        self.spec = spec


class StaleSave(Complaint):
    """A transcript this edition of the rules can't take up again."""

    forbidden: Forbidden | None = None  # the move that can't be made, if that is the trouble


@record
class Beat(Generic[P]):
    """One move as one seat experienced it."""

    seat: Seat  # who moved
    before: View[P]
    done: Seen
    after: View[P]
    events: tuple[Event, ...]


class Match(Generic[S, P]):
    """A match under way: the log, what was taken back, and positions.

    Of the deals before the present one only the position before each shuffle is kept, for a long match has thousands
    of others, each with a ledger of its own; they are played again when somebody looks back.
    """

    def __init__(self, rules: Rules[S, P], header: Header) -> None:
        self._rules = rules
        self._header = header
        table = rules.start(header.dealer)
        self._starts: list[tuple[int, S]] = [(0, table)]  # before each shuffle: length of the log, position
        self._states: list[S] = [table]  # the positions since the latest of them
        self._opened: tuple[int, list[S]] = (-1, [])  # a past deal looked at: its place there, its positions
        self._entries: list[Entry] = []
        self._redo: list[Entry] = []
        self._seen: tuple[S, Seat, View[P]] | None = None  # the view that was built last

    @classmethod
    def restore(cls, rules: Rules[S, P], transcript: Transcript) -> "Match[S, P]":
        """Play a log again; raise StaleSave when this edition of the rules does not allow it."""
        if transcript.header.edition != rules.spec.edition:
            message = (
                f"This match was played under edition {transcript.header.edition} of the rules; "
                f"the program now plays edition {rules.spec.edition}, so it can't be taken up again."
            )
            editions = {"played": transcript.header.edition, "now": rules.spec.edition}
            raise StaleSave(message, "storage.fault.edition", **editions)
        match = cls(rules, transcript.header)
        for number, entry in enumerate(transcript.entries, 1):
            try:
                match._make(entry.seat, entry.move)
            except IllegalMove as error:
                message = f"Entry {number} can't be played: {error}"
                stale = StaleSave(message, "storage.fault.entry", number=number, fault=error)
                stale.forbidden = error if isinstance(error, Forbidden) else None
                raise stale from None
        return match

    @property
    def rules(self) -> Rules[S, P]:
        return self._rules

    @property
    def turn(self) -> Seat:
        """Who is to move: a seat, CHANCE or NOBODY."""
        return self._states[-1].turn

    @property
    def over(self) -> bool:
        return self.turn == NOBODY

    @property
    def outcome(self) -> Outcome:
        """Who won what so far; a deal that is still running is left out."""
        ends = [state for _, state in self._starts[1:]]
        ends += self._states[-1:] if self.over else []
        sides = [self._rules.view(state, 0).sides for state in ends]
        return outcome(self._rules, self._states[-1].ledger, sides)

    def __len__(self) -> int:
        return len(self._entries)

    def view(self, seat: Seat) -> View[P]:
        """Build what one seat may know now, or give it again while nothing has happened."""
        state = self._states[-1]
        if self._seen is None or self._seen[0] is not state or self._seen[1] != seat:
            self._seen = state, seat, self._rules.view(state, seat)
        return self._seen[2]

    def review(self, length: int, seat: Seat) -> View[P]:
        """Build what one seat knew after so many entries; raise IllegalMove inside a deal that is still running.

        Only finished deals may be looked at from every seat, or a review would be a peep into the other hands.
        """
        if length > self._finished_length():
            message = "A deal can be reviewed only when it is finished."
            raise IllegalMove(message, IllegalMove.NOT_NOW)
        return self._rules.view(self._state(length), seat)

    def laid_open(self, length: int, seat: Seat) -> View[P]:
        """Build what one seat knew after so many entries, what the others held and laid away added; raise as review."""
        view, state = self.review(length, seat), self._state(length)
        return replace(view, hidden=tuple(self._uncovered(place, state) for place in view.hidden))

    def _uncovered(self, place: Place, state: S) -> Place:
        """Let a place be known to the last card, where it is somebody's."""
        if place.seat < 0:
            return place
        theirs = self._rules.view(state, place.seat)
        cards = theirs.hand if place.name == HAND else theirs.aside
        return replace(place, may=cards, sure=cards) if cards.bit_count() == place.size else place

    def span(self, deal: int) -> range:
        """Give how long the log was while a deal lasted, 1 for the first: from its shuffle to its last entry."""
        dealt = self._dealt
        end = dealt[deal] if deal < len(dealt) else len(self)
        return range(dealt[deal - 1] + 1, end + 1)

    def retold(self, length: int) -> Beat[P]:
        """Tell the entry that made the log so long as its maker saw it, and all that was drawn; raise as review."""
        self.review(length, 0)
        beat = self._seen_by(length - 1, max(0, self._entries[length - 1].seat))
        return replace(beat, events=tuple(self._as_drawn(length - 1, event) for event in beat.events))

    def _as_drawn(self, place: int, event: Event) -> Event:
        """Tell a draw as the seat that drew saw it."""
        if not isinstance(event, Drew) or event.cards:
            return event
        seen = self._seen_by(place, event.seat).events
        return next(each for each in seen if isinstance(each, Drew) and each.seat == event.seat)

    def fork(self, length: int) -> "Match[S, P]":
        """Go on from an earlier point in another match, none of whose deals so far counts in the statistics."""
        begun = sum(place < length for place in self._dealt)
        known = tuple(each for each in self._header.shuffles if each.number <= begun)
        header = replace(self._header, undone=tuple(range(1, begun + 1)), shuffles=known)
        match = Match(self._rules, header)
        match._entries, match._starts = self._entries[:length], self._starts[:]
        match._go_back()
        return match

    @property
    def _dealt(self) -> list[int]:
        """List the places of the shuffles in the log."""
        return [length for length, _ in self._starts if length < len(self)]

    def _finished_length(self) -> int:
        return len(self) if self.over else self._starts[-1][0]

    def _state(self, length: int) -> S:
        """Give the position after so many entries."""
        latest = self._starts[-1][0]
        if length >= latest:
            return self._states[length - latest]
        place = bisect_right(self._starts, length, key=lambda start: start[0]) - 1
        if self._opened[0] != place:
            self._opened = (place, self._played_again(place, self._starts[place + 1][0]))
        return self._opened[1][length - self._starts[place][0]]

    def _played_again(self, place: int, end: int) -> list[S]:
        """Play a deal again, up to a length of the log; give its positions, that before the shuffle first."""
        length, state = self._starts[place]
        states = [state]
        for entry in self._entries[length:end]:
            states.append(self._rules.play(states[-1], entry.move))
        return states

    def _go_back(self) -> None:
        """Find the positions again after the log has been cut short."""
        while self._starts[-1][0] > len(self):
            self._starts.pop()
        self._states = self._played_again(len(self._starts) - 1, len(self))
        self._opened = (-1, [])

    def submit(self, seat: Seat, move: Move, witness: Seat) -> Beat[P]:
        """Make a move and tell what the witness saw of it; raise IllegalMove when it is not allowed."""
        before = self.view(witness)
        self._make(seat, move)
        if self._redo and self._redo[-1] == Entry(seat, move):
            self._redo.pop()  # what follows may still be made again
        else:
            self._redo.clear()
        return _beat(Entry(seat, move), witness, before, self.view(witness))

    def shuffle(self, dice: Dice, witness: Seat) -> Beat[P]:
        cards = list(range(self._rules.spec.pack.size))
        dice.shuffle(cards)
        return self.submit(CHANCE, Deal(tuple(cards)), witness)

    @property
    def shuffles(self) -> int:
        """How often the pack has been dealt so far."""
        return len(self._dealt)

    def note_shuffle(self, code: str, salt: str) -> None:
        """Keep, beside the cards dealt last, the code they were dealt by and the salt they are sealed with."""
        number = self.shuffles
        before = tuple(each for each in self._header.shuffles if each.number < number)
        told = (Shuffle(number, code, salt),) if code or salt else ()
        self._header = replace(self._header, shuffles=(*before, *told))

    @property
    def fingerprint(self) -> str:
        """Take the fingerprint of the pack dealt last; empty where it is not sealed."""
        last = self._header.shuffles[-1:]
        if not last or not last[0].salt or last[0].number != self.shuffles:
            return ""
        return fingerprint(last[0].salt, self.transcript().packs[-1], self._rules.spec.pack)

    def last_deal(self, witness: Seat) -> tuple[Beat[P], ...]:
        """Tell the last deal once more, move by move, as one seat saw it."""
        return tuple(self._seen_by(place, witness) for place in range(max(self._dealt, default=0), len(self)))

    def _seen_by(self, place: int, witness: Seat) -> Beat[P]:
        before, after = (self._rules.view(self._state(length), witness) for length in (place, place + 1))
        return _beat(self._entries[place], witness, before, after)

    def _make(self, seat: Seat, move: Move) -> None:
        state = self._states[-1]
        if state.turn != seat:
            if state.turn == NOBODY:
                message = "The match is over."
                raise IllegalMove(message, "storage.fault.over")
            if seat == CHANCE:
                message = "The cards can't be dealt now."
                raise IllegalMove(message, "storage.fault.no_deal")
            message = f"It is not the turn of seat {seat}."
            raise IllegalMove(message, "storage.fault.turn", place=seat)
        if seat != CHANCE and move not in (legal := self._rules.moves(state)):
            self._forbid(seat, move, legal)
        if seat == CHANCE and not isinstance(move, Deal):
            message = "The cards must be dealt now."
            raise IllegalMove(message, "storage.fault.to_deal")
        after = self._rules.play(state, move)
        self._states.append(after)
        self._entries.append(Entry(seat, move))
        if after.turn == CHANCE:
            self._starts.append((len(self), after))
            self._states = [after]

    def _forbid(self, seat: Seat, move: Move, legal: tuple[Move, ...]) -> NoReturn:
        """Raise IllegalMove with what is wrong with a move, and Forbidden where it is the rules that are against it."""
        spec = self._rules.spec
        if isinstance(move, Say) and move.word not in spec.words:
            message = f"Nobody says '{move.word}' in this game."
            raise IllegalMove(message, "storage.fault.no_word", word=move.word)
        if isinstance(move, Say) and Say(move.word) in legal:
            message = f"'{move.word}' is said without a number."
            raise IllegalMove(message, "storage.fault.numbered", word=move.word)
        raise Forbidden(
            spell(move, spec.pack), self._rules.refusal(self._rules.view(self._states[-1], seat), move), spec
        )

    def can_take_back(self, seat: Seat) -> bool:
        return any(entry.seat == seat for entry in self._entries)

    def take_back(self, seat: Seat) -> None:
        """Go back to the last decision this seat made; the deals it reaches into no longer count in the statistics."""
        if not self.can_take_back(seat):
            return
        begun = self.shuffles
        back = max(n for n, entry in enumerate(self._entries) if entry.seat == seat)
        self._redo.extend(reversed(self._entries[back:]))
        del self._entries[back:]
        self._go_back()
        deals = range(self._states[-1].ledger.finished + 1, begun + 1)
        self._header = replace(self._header, undone=tuple(sorted({*self._header.undone, *deals})))

    @property
    def can_redo(self) -> bool:
        return bool(self._redo)

    def redo(self, witness: Seat) -> tuple[Beat[P], ...]:
        """Make again what was taken back, up to the witness's next decision or the end of it."""
        beats: list[Beat[P]] = []
        while self._redo and not (beats and self._redo[-1].seat == witness):
            entry = self._redo.pop()
            before = self.view(witness)
            self._make(entry.seat, entry.move)
            beats.append(_beat(entry, witness, before, self.view(witness)))
        return tuple(beats)

    def transcript(self) -> Transcript:
        return Transcript(self._header, tuple(self._entries))


AnyBeat: TypeAlias = Beat[Any]
AnyMatch: TypeAlias = Match[Any, Any]


def _beat(entry: Entry, witness: Seat, before: View[P], after: View[P]) -> Beat[P]:
    """Tell an entry as one seat saw it."""
    done = seen_by(entry.move, entry.seat, witness)
    return Beat(entry.seat, before, done, after, narrate(before, entry.seat, done, after))
