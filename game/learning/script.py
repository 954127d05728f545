"""What a lesson says, filled in: every text is a function of the lesson's own deal and the place in it."""

from collections.abc import Sequence
from typing import Any
from zlib import crc32

from game.catalogue import find, rules_for
from game.core.cards import members
from game.core.record import replace
from game.core.rules import Rules
from game.core.transcript import Transcript
from game.learning.blanks import fill, number
from game.learning.lesson import AskCard, AskNumber, AskText, Lesson, Watch
from game.learning.position import KnownPosition, in_force, known
from game.session.match import AnyMatch, Match
from game.session.players import players_of
from game.telling.captions import Captions
from game.wording import Words, begun

OFFERED = 4
"""Numbers a learner is asked to choose from."""


class Script:
    """The texts of one lesson, in one language."""

    def __init__(self, lesson: Lesson, words: Words) -> None:
        """Prepare; nothing is filled before it is asked for."""
        header = lesson.transcript.header
        self.lesson = lesson
        self.rules: Rules[Any, Any] = rules_for(header.game, dict(header.options))
        players = players_of(header, self.rules.spec.seats)
        self.captions = Captions(words, header.game, self.rules.spec, players, lesson.me)
        game = find(header.game)
        self._table = game.table
        self._options = in_force(header)
        self._positions: dict[int, KnownPosition] = {}

    def match(self, length: int) -> AnyMatch:
        """Lay the deal out as it stands after so many entries."""
        transcript = self.lesson.transcript
        return Match.restore(self.rules, Transcript(transcript.header, transcript.entries[:length]))

    def position(self, length: int) -> KnownPosition:
        """Give the position after so many entries, for blanks to be filled from."""
        if length not in self._positions:
            entry = self.lesson.entry(length)
            seen = self.as_seen(self.match(length))
            self._positions[length] = replace(seen, ahead=entry.move) if entry else seen
        return self._positions[length]

    def as_seen(self, match: AnyMatch) -> KnownPosition:
        """Give a position of any match of this game as the learner sees it."""
        view = match.view(self.lesson.me)
        return known(self.rules, view, self.captions, self._table, self._options)

    def says(self, step: int) -> str:
        """Give what a step says; what is watched is told as it will have come out."""
        told = self.lesson.steps[step]
        length = told.end if isinstance(told, Watch) else self.lesson.reached(step)
        return fill(told.says.text, self.position(length))

    def reply(self, step: int, text: str) -> str:
        """Fill a reply to what the learner has done at a step."""
        return fill(text, self.position(self.lesson.reached(step)))

    def answers(self, step: int) -> tuple[str, ...]:
        """List the answers offered to a question; none where a card is to be pointed at."""
        asked = self.lesson.steps[step]
        if isinstance(asked, AskNumber):
            return tuple(map(str, self._numbers(step, self._right(step, asked))))
        if isinstance(asked, AskText):
            right, others = asked.right, asked.others
            if asked.place is not None:
                ordered = (*others[: asked.place], right, *others[asked.place :])
                return tuple(self._in_words(step, each) for each in ordered)
            return tuple(sorted(self._in_words(step, each) for each in (right, *others)))
        return ()

    def is_right(self, step: int, answer: str) -> bool:
        """Tell whether this is the answer to a question with answers to choose from."""
        asked = self.lesson.steps[step]
        if isinstance(asked, AskNumber):
            return answer == str(self._right(step, asked))
        return isinstance(asked, AskText) and answer == self._in_words(step, asked.right)

    def _in_words(self, step: int, answer: str) -> str:
        """Fill an answer, cards by their names: no sign is drawn on a button."""
        told = self.captions.cards.aloud(self.reply(step, answer))
        return begun(told)

    def _right(self, step: int, asked: AskNumber) -> int:
        return number(asked.number, self.position(self.lesson.reached(step)))

    def _numbers(self, step: int, right: int) -> Sequence[int]:
        """Give neighbouring numbers, the right one at a place that nothing betrays and that stays the same."""
        before = crc32(f"{self.lesson.key} {step}".encode()) % OFFERED
        lowest = max(0, right - before)
        return range(lowest, lowest + OFFERED)


def cards_asked(script: Script, step: int) -> tuple[int, ...]:
    """List the cards on the table among which one is to be pointed at; none when it is one of my hand."""
    asked = script.lesson.steps[step]
    if not isinstance(asked, AskCard):
        return ()
    view = script.position(script.lesson.reached(step)).view
    trick = view.trick.cards or (view.tricks[-1].cards if view.tricks else ())
    if asked.card in trick:
        return trick
    return members(view.shown) if view.shown >> asked.card & 1 else ()
