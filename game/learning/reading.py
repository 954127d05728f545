"""Reads a lesson from its file, and refuses, in a sentence, whatever does not hold together."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from game.catalogue import find, rules_for
from game.core.cards import CHANCE, BadNotation, Seat
from game.core.move import Lay, Move, Say
from game.core.record import replace
from game.core.rules import Rules
from game.core.transcript import Entry, Transcript, parse_entry
from game.core.transcript import read as read_transcript
from game.learning.lesson import (
    Ask,
    AskCard,
    AskNumber,
    AskText,
    Do,
    Free,
    Lesson,
    LessonGoal,
    Sentence,
    Step,
    Tell,
    Watch,
)
from game.resources import ENGLISH, root
from game.session.match import Match, StaleSave

PRIMER = "primer"
"""The subject of lessons for whoever has never taken a trick; their deals are of any game."""


KINDS = ("tell", "watch", "do", "ask", "free")
"""Of steps: the key that a step has one of."""


class BadLesson(ValueError):
    """A lesson's file does not hold together."""


class RawGoal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be reached alone, as it is written."""

    tricks: int | None = None
    gain: int | None = None
    unit: str = ""
    won: bool = False


class RawStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step, as it is written: exactly one of the first five says its kind."""

    tell: str = ""
    watch: str = ""
    do: str = ""
    ask: str = ""
    free: str = ""
    at: list[str] = []
    rule: str = ""
    moves: int = 0  # of a watch: how many; 0 for all up to the learner's next decision
    otherwise: str = ""
    wrong: dict[str, str] = {}
    card: str = ""
    right: str = ""
    others: list[str] = []
    place: int | None = None  # of the right answer among all, counted from 1; None to go by the alphabet
    number: str = ""
    well: str = ""
    goal: RawGoal | None = None


class RawLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson, as it is written."""

    title: str
    idea: str
    match: str
    step: list[RawStep]
    seat: int = 0
    begins: int = 1


def answer_at(subject: str, answer: str) -> str:
    """Name the table whose lessons are read: the default where its question is not answered; empty where none is."""
    answers = () if subject == PRIMER else find(subject).answers
    return answer if answer in answers else next(iter(answers), "")


def read_lesson(game: str, name: str, table: Mapping[str, Any], answer: str = "") -> Lesson:
    """Make a lesson of what its file holds, for a table that answers the game's question so.

    Raises BadLesson with a sentence that names the step.
    """
    try:
        raw = msgspec.convert(_at_table(game, table, answer), RawLesson)
        return _Reader(game, raw, answer).lesson(name)
    except (msgspec.ValidationError, BadNotation, StaleSave, BadLesson) as trouble:
        message = f"The lesson {game}/{name} does not hold together: {trouble}"
        raise BadLesson(message) from trouble


def _at_table(game: str, table: Mapping[str, Any], answer: str) -> dict[str, Any]:
    """Leave of a file what holds at one table: what it says of each table, and each of its steps, is put in place."""
    answers, here = () if game == PRIMER else find(game).answers, answer_at(game, answer)

    def told(one: Mapping[str, Any]) -> dict[str, Any]:
        changes = one.get("table", {})
        if strange := [each for each in changes if each not in answers]:
            message = f"There is no table '{strange[0]}'; there are {', '.join(answers) or 'none'}."
            raise BadLesson(message)
        changed = changes.get(here, {})
        kept = {} if any(kind in changed for kind in KINDS) else one
        return {key: value for key, value in {**kept, **changed}.items() if key != "table"}

    whole = told(table)
    return {**whole, "step": [told(each) for each in whole.get("step", ())]}


class _Reader:
    """Goes through the log once, step by step."""

    def __init__(self, game: str, raw: RawLesson, answer: str) -> None:
        self._raw = raw
        transcript = read_transcript(
            raw.match, lambda header: rules_for(header.game, dict(header.options)).spec.pack
        )
        header = transcript.header
        if game == header.game:
            options = {**dict(header.options), **find(game).answered(answer)}
            header = replace(header, options=tuple(options.items()))
            transcript = replace(transcript, header=header)
        if game not in (PRIMER, header.game):
            message = f"It is a lesson of {game}, and its deal is one of {header.game}."
            raise BadLesson(message)
        self._subject = game
        self._rules: Rules[Any, Any] = rules_for(header.game, dict(header.options))
        Match.restore(self._rules, transcript)  # refuses whatever is not legal
        self._transcript: Transcript = transcript
        self._me: Seat = raw.seat
        self._length = raw.begins

    def lesson(self, name: str) -> Lesson:
        raw, steps = self._raw, list[Step]()
        for number, each in enumerate(raw.step, 1):
            try:
                steps.append(self._step(each))
            except (BadLesson, BadNotation) as trouble:
                message = f"step {number}: {trouble}"
                raise BadLesson(message) from trouble
        return Lesson(
            self._subject, name, raw.title, raw.idea, self._transcript, self._me, raw.begins, tuple(steps)
        )

    def _step(self, raw: RawStep) -> Step:
        kinds = [kind for kind in KINDS if getattr(raw, kind)]
        if len(kinds) != 1:
            message = (
                f"It must be one of tell, watch, do, ask and free, and is {' and '.join(kinds) or 'none'}."
            )
            raise BadLesson(message)
        says = Sentence(getattr(raw, kinds[0]), tuple(raw.at), raw.rule)
        match kinds[0]:
            case "tell":
                return Tell(says)
            case "watch":
                return self._watch(raw, says)
            case "do":
                return self._do(raw, says)
            case "ask":
                return self._ask(raw, says)
            case _:
                return self._free(raw, says)

    def _watch(self, raw: RawStep, says: Sentence) -> Watch:
        """Let pass what others do, and what is said for the learner because there is no choice."""
        ahead, start = self._transcript.entries[self._length :], self._length
        for entry in ahead[: raw.moves] if raw.moves else ahead:
            if not raw.moves and entry.seat == self._me and not self._alone(entry):
                break
            self._length += 1
        if self._length == start:
            message = (
                "There is nothing to watch: the learner moves next, or the deal has been told to its end."
            )
            raise BadLesson(message)
        return Watch(says, self._length)

    def _alone(self, entry: Entry) -> bool:
        """Tell whether an entry makes itself: a word to which there is no other."""
        return isinstance(entry.move, Say) and len(self._legal()) == 1

    def _legal(self) -> Sequence[Move]:
        header, entries = self._transcript.header, self._transcript.entries[: self._length]
        match = Match.restore(self._rules, Transcript(header, entries))
        return match.view(match.turn).moves if match.turn >= 0 else ()

    def _do(self, raw: RawStep, says: Sentence) -> Do:
        legal, entries = self._legal(), self._transcript.entries[self._length :]
        if not entries or entries[0].seat != self._me:
            message = "The learner is not to move here."
            raise BadLesson(message)
        taken = 1
        if isinstance(entries[0].move, Lay):
            taken = next(
                (place for place, entry in enumerate(entries) if not isinstance(entry.move, Lay)),
                len(entries),
            )
            closing = entries[taken] if taken < len(entries) else None
            finish = self._rules.spec.roles.finish
            if closing and isinstance(closing.move, Say) and closing.move.word == finish:
                taken += 1
        moves = tuple(entry.move for entry in entries[:taken])
        if len(legal) > 1 and not raw.otherwise:
            message = "It must say, under otherwise, why another legal move is not made here."
            raise BadLesson(message)
        wrong = {frozenset(map(self._move, text.split(", "))): why for text, why in raw.wrong.items()}
        if strange := [move for each in wrong for move in each if move not in legal or each == {*moves}]:
            message = f"{strange[0]} is no legal move here, or the right one."
            raise BadLesson(message)
        self._length += taken
        return Do(says, self._length, moves, raw.otherwise, wrong)

    def _move(self, text: str) -> Move:
        return parse_entry(f"{self._me} {text}", self._rules.spec.pack).move

    def _ask(self, raw: RawStep, says: Sentence) -> Ask:
        if not raw.well or not raw.otherwise:
            message = "A question needs a sentence for the right answer, well, and one for others, otherwise."
            raise BadLesson(message)
        if raw.card:
            return AskCard(says, self._rules.spec.pack.parse(raw.card), raw.well, raw.otherwise)
        if raw.number:
            return AskNumber(says, raw.number, raw.well, raw.otherwise)
        if not raw.right or not raw.others:
            message = "A question needs a card, a number, or a right answer and others."
            raise BadLesson(message)
        if raw.place is not None and not 1 <= raw.place <= len(raw.others) + 1:
            message = (
                "The place of the right answer is counted from 1, and there are only as many as answers."
            )
            raise BadLesson(message)
        before = None if raw.place is None else raw.place - 1
        return AskText(says, raw.right, tuple(raw.others), raw.well, raw.otherwise, before)

    def _free(self, raw: RawStep, says: Sentence) -> Free:
        goal, wanted = raw.goal, LessonGoal("end")
        if goal and goal.tricks is not None:
            wanted = LessonGoal("tricks", goal.tricks)
        elif goal and goal.gain is not None:
            wanted = LessonGoal("gain", goal.gain, goal.unit or self._rules.spec.units[0])
        elif goal and goal.won:
            wanted = LessonGoal("won")
        if not raw.well or (not raw.otherwise and wanted.kind != "end"):
            message = (
                "A stretch played alone needs a sentence for success, well, and one for failure, otherwise."
            )
            raise BadLesson(message)
        rest = self._transcript.entries[self._length :]
        if any(entry.seat == CHANCE for entry in rest):
            message = "Only the deal that is lying there can be played alone."
            raise BadLesson(message)
        return Free(says, wanted, raw.well, raw.otherwise)


# ------------------------------------------------------------------ the lessons there are


def course(subject: str, answer: str = "", language: str = ENGLISH) -> tuple[Lesson, ...]:
    """Read the lessons of a game or of the primer; none where nobody has written any.

    They are those of the table that answers the game's question so. Raises BadLesson for one that does not hold
    together.
    """
    return _course(subject, answer_at(subject, answer), language)


@lru_cache(maxsize=16)
def _course(subject: str, answer: str, language: str) -> tuple[Lesson, ...]:
    return tuple(_lesson(subject, path, answer, language) for path in _files(subject, answer))


def names(subject: str, answer: str = "") -> tuple[str, ...]:
    """Name the lessons of a subject without reading them."""
    return tuple(_name(path) for path in _files(subject, answer))


def _files(subject: str, answer: str) -> list[Path]:
    """List the files, whose names begin with the number of their place; one table's own lie in a folder of its own."""
    folder = root() / "lessons" / subject
    own = (folder / answer_at(subject, answer)).glob("*.toml") if answer_at(subject, answer) else ()
    return sorted((*folder.glob("*.toml"), *own), key=lambda path: int(path.stem.partition("-")[0]))


def _name(path: Path) -> str:
    return path.stem.partition("-")[2]


def _lesson(subject: str, path: Path, answer: str, language: str) -> Lesson:
    lessons = root() / "lessons"
    own, whole = lessons / language / path.relative_to(lessons), tomllib.loads(path.read_text("utf-8"))
    if own.is_file():
        whole = overlaid(whole, tomllib.loads(own.read_text("utf-8")), f"{language}/{subject}/{path.stem}")
    return read_lesson(subject, _name(path), whole, answer)


# ------------------------------------------------------------------ texts of another language

TEXTS = ("title", "idea", *KINDS, "otherwise", "well", "right", "others", "wrong", "table", "step")
"""What a translation may say of a lesson or a step; deal and moves stay as they are."""


def overlaid(lesson: Mapping[str, Any], texts: Mapping[str, Any], name: str) -> dict[str, Any]:
    """Lay the texts of another language over a lesson, step by step; raise BadLesson where they don't fit it."""
    if strange := [key for key in texts if key not in TEXTS or key not in lesson]:
        message = f"The lesson {name} has no '{strange[0]}' to be translated."
        raise BadLesson(message)
    laid = dict(lesson)
    for key, own in texts.items():
        below = lesson[key]
        if key == "step":
            if len(own) != len(below):
                message = f"The lesson {name} has {len(own)} steps, and its deal {len(below)}."
                raise BadLesson(message)
            laid[key] = [
                overlaid(step, text, f"{name}, step {number},")
                for number, (step, text) in enumerate(zip(below, own, strict=True), 1)
            ]
        elif key == "table":
            laid[key] = below | {
                answer: overlaid(below.get(answer, {}), text, name) for answer, text in own.items()
            }
        elif key == "wrong":
            if strange := own.keys() - below.keys():
                message = f"The lesson {name} knows nothing wrong about '{min(strange)}'."
                raise BadLesson(message)
            laid[key] = below | own
        else:
            laid[key] = own
    return laid
