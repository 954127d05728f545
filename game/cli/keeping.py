"""What long simulations have played so far, in a file from which they go on after a break."""

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from game import __version__
from game.catalogue import rules_for
from game.cli.figures import Outcomes
from game.cli.playing import SeatingOutcome, Task, play_all
from game.cli.progress_bar import watched
from game.cli.report import Refused, warn, why_not
from game.core.record import record
from game.storage.files import DocumentKind, DocumentStore, document, replace_file
from game.storage.notices import NoticeQueue

KIND = DocumentKind("simulation", 1, largest=1 << 30)
PAUSE = 5.0
"""Seconds of play, at least, between two writings of the file."""
MOST = 10**9
"""No deal brings more, and no match has more deals."""
_HEAD = 200
"""Bytes within which a file of ours says what it is."""


@record
class Tally:
    """A file of outcomes, and what they are the outcomes of."""

    path: Path
    tasks: tuple[Task, ...]
    words: Mapping[str, object]  # whoever plays on must say the same

    def recall(self) -> list[Outcomes]:
        """Read what has been played, nothing if there is no file; raise Refused.

        A file that is not of these words, or not ours, stays as it is; a spoilt one is set aside.
        """
        if not self._is_ours():
            message = f"{self.path} is something else than a file of --keep; name another."
            raise Refused(message)
        notices = NoticeQueue()
        found = DocumentStore(notices).read(self.path, KIND, self._outcomes)
        for notice in notices.take():
            if not notice.aside:
                newer = "is of a newer version" if notice.key == "newer" else "can't be read"
                message = f"{self.path} {newer}; name another file."
                raise Refused(message)
            then = "play begins anew" if found is None else "play goes on from its backup"
            warn(f"{notice.file} is spoilt; it is kept as {notice.aside}, and {then}.")
        return found or []

    def keep(self, played: Sequence[Outcomes]) -> None:
        """Write down everything played; raise Refused."""
        body = {"words": self.words, "played": [_spell(outcomes) for outcomes in played]}
        try:
            replace_file(self.path, document(KIND, body), backup=True)
        except (OSError, ValueError) as error:
            message = f"{self.path} can't be written: {why_not(error)}."
            raise Refused(message) from None

    def _is_ours(self) -> bool:
        """Tell whether the file may be set aside if it is spoilt, since it says what it is or says nothing."""
        try:
            with self.path.open("rb") as file:
                head = file.read(_HEAD)
        except FileNotFoundError:
            return True
        except (OSError, ValueError) as error:
            message = f"{self.path} can't be read: {why_not(error)}."
            raise Refused(message) from None
        return not head.strip(b"\0 \r\n") or f'"file": "{KIND.name}"'.encode() in head

    def _outcomes(self, body: Mapping[str, Any]) -> list[Outcomes]:
        theirs, lines = dict(body["words"]), list(body["played"])
        for word in dict.fromkeys((*self.words, *theirs)):
            if theirs.get(word) != self.words.get(word):
                message = (
                    f"{self.path} was begun with other words: {word} {theirs.get(word)}, "
                    f"not {self.words.get(word)}; name another file."
                )
                raise Refused(message)
        return [_read(line, self.tasks[item % len(self.tasks)]) for item, line in enumerate(lines)]


def words_of(tasks: Sequence[Task]) -> dict[str, object]:
    """Tell what must be the same for outcomes to be of one simulation."""
    task = tasks[0]
    return {
        "game": task.game,
        "edition": rules_for(task.game, dict(task.options)).spec.edition,
        "release": __version__,
        "options": dict(task.options),
        "seats": [[",".join(seating) for seating in each.seatings] for each in tasks],
        "seed": task.seed,
        "matches": task.matches,
        "worlds": task.worlds,
    }


def played_on(tasks: Sequence[Task], count: int, jobs: int, tally: Tally | None) -> list[Outcomes]:
    """Play so many deals, or matches, of every task, but for what has been kept; give all outcomes in their order."""
    items = count * len(tasks)
    before = tally.recall() if tally else []
    fresh = watched(play_all(tasks, range(len(before), items), jobs), items, min(items, len(before)))
    if tally is None or len(before) >= items:
        return [*before[:items], *fresh]
    return list(_kept(tally, before, fresh))[:items]


def _kept(tally: Tally, before: list[Outcomes], fresh: Iterable[Outcomes]) -> Iterator[Outcomes]:
    """Pass on what has been played, now or before, and write it down every few seconds and at the end."""
    played = list(before)
    tally.keep(played)  # what can't be kept is better known at once
    written = time.monotonic()
    yield from before
    try:
        for outcomes in fresh:
            played.append(outcomes)
            if time.monotonic() - written > PAUSE:
                tally.keep(played)
                written = time.monotonic()
            yield outcomes
    finally:
        tally.keep(played)


def _spell(played: Outcomes) -> str:
    """Write a line for one deal: of each seating the shares, who won, and the deals."""
    return " ".join(
        f"{','.join(map(repr, each.shares))}:{','.join(map(str, each.winners))}:{each.deals}"
        for each in played
    )


def _read(line: str, task: Task) -> Outcomes:
    """Read a line; raise ValueError when it is not of that task."""
    return tuple(
        _outcome(text, seating) for text, seating in zip(line.split(" "), task.seatings, strict=True)
    )


def _outcome(text: str, seating: tuple[str, ...]) -> SeatingOutcome:
    shares, winners, deals = text.split(":")
    found = tuple(float(share) for share in shares.split(","))
    won = tuple(int(seat) for seat in winners.split(",") if seat)
    seats = range(len(seating))
    fits = (
        len(found) == len(seating) and all(abs(share) <= MOST for share in found) and set(won) <= set(seats)
    )
    if not fits or not 0 <= int(deals) <= MOST:
        raise ValueError(text)
    return SeatingOutcome(seating, found, won, int(deals))
