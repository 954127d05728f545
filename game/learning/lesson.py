"""A lesson: a deal that is known from its first card to its last, and the steps that lead through it."""

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from game.core.cards import Card, Seat
from game.core.move import Lay, Move
from game.core.record import record
from game.core.transcript import Entry, Transcript


@record
class Sentence:
    """What a step says: blanks to be filled, what it points at, and the paragraph of the rules it teaches."""

    text: str
    at: tuple[str, ...] = ()  # names of places at the table, as LESSONS.md lists them
    rule: str = ""


@record
class Tell:
    """Nothing happens; the learner reads and goes on."""

    says: Sentence


@record
class Watch:
    """The others move, or chance deals."""

    says: Sentence
    end: int  # length of the log once they have


@record
class Do:
    """The learner makes one decision, and no other one is let through."""

    says: Sentence
    end: int  # length of the log once it is made
    moves: tuple[Move, ...]  # it, card by card where it is an exchange
    otherwise: str  # why not here, of any other legal move
    wrong: Mapping[frozenset[Move], str]  # of particular ones; the cards of an exchange together
    apart: bool = False  # the cards of an exchange are judged one by one: any but those in `wrong` will do

    def is_met(self, moves: tuple[Move, ...]) -> bool:
        """Tell whether these moves are the decision, or begin it; the cards of an exchange come in any order."""
        if self.apart:
            return frozenset(moves) not in self.wrong and not any(
                frozenset({each}) in self.wrong for each in moves
            )
        if isinstance(moves[0], Lay):
            return laid(moves) == laid(self.moves)
        return moves[0] in self.moves

    def takes(self, move: Move) -> bool:
        """Tell whether a card of an exchange is one that will do."""
        return frozenset({move}) not in self.wrong if self.apart else move in self.moves

    def why_not(self, moves: tuple[Move, ...]) -> str:
        """Say why these legal moves are not made here; of cards judged one by one, why not the first of the wrong."""
        ones = (frozenset({each}) for each in moves) if self.apart else ()
        return next(
            (self.wrong[each] for each in (frozenset(moves), *ones) if each in self.wrong), self.otherwise
        )


def laid(moves: Iterable[Move]) -> frozenset[Move]:
    """Give the cards of an exchange, without what closes it."""
    return frozenset(move for move in moves if isinstance(move, Lay))


@record
class AskCard:
    """The learner is asked to point at a card."""

    says: Sentence
    card: Card
    well: str
    otherwise: str


@record
class AskText:
    """The learner is asked to choose an answer."""

    says: Sentence
    right: str
    others: tuple[str, ...]
    well: str
    otherwise: str
    place: int | None = None  # how many of the others stand before the right one; None to go by the alphabet


@record
class AskNumber:
    """The learner is asked for a number that the table tells."""

    says: Sentence
    number: str  # a blank, without its braces
    well: str
    otherwise: str


@record
class LessonGoal:
    """What a stretch that the learner plays alone is to bring in this deal."""

    # tricks I take; units I gain; the deal won; just to its end
    kind: Literal["tricks", "gain", "won", "end"]
    amount: int = 0
    unit: str = ""  # of a gain


@record
class Free:
    """The learner plays the deal to its end without help; how it came out is judged."""

    says: Sentence
    goal: LessonGoal
    well: str
    otherwise: str


Ask: TypeAlias = AskCard | AskText | AskNumber
Step: TypeAlias = Tell | Watch | Do | Ask | Free


@record
class Lesson:
    """One lesson."""

    subject: str  # the game it teaches, or the primer
    id: str
    title: str
    idea: str  # what one knows after it, in a sentence
    transcript: Transcript
    me: Seat  # whom the learner plays
    begins: int  # length of the log at the first step
    steps: tuple[Step, ...]

    @property
    def key(self) -> str:
        """Name the lesson among those of all subjects."""
        return f"{self.subject}/{self.id}"

    def reached(self, step: int) -> int:
        """Give the length of the log at the beginning of a step."""
        ends = [each.end for each in self.steps[:step] if isinstance(each, Watch | Do)]
        return max(ends, default=self.begins)

    def entry(self, length: int) -> Entry | None:
        """Give what follows in the log; None where the lesson has told no more."""
        entries = self.transcript.entries
        return entries[length] if length < len(entries) else None
