"""The matches a player has begun and finished, one file each, and the one that is being played."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from game.core.cards import Pack
from game.core.letters import Complaint
from game.core.record import replace
from game.core.transcript import Transcript, write
from game.storage.files import (
    ChangedMeanwhile,
    DocumentStore,
    LastSeen,
    backup_of,
    exists,
    replace_file,
)
from game.storage.index import SavesIndex
from game.storage.lock import FileLock
from game.storage.match_file import (
    LARGEST,
    MatchScore,
    SavedMatch,
    SpecOf,
    body,
    can_be_read,
    known_before,
    saved_match,
)
from game.storage.match_files import Folders, MatchFiles
from game.storage.notices import Notice, NoticeQueue

# ------------------------------------------------------------------ copies of a match
#
# A copy is as old as what it was made of, or older, and no name was given to it alone. What a player begins anew with
# the same cards is written later than what it was begun from, and so is never taken for a copy of that.


class Copies:
    """Compares the logs of files that may hold one match, each pair of them once."""

    def __init__(self, files: MatchFiles) -> None:
        """Begin knowing nothing."""
        self._files = files
        self._compared: dict[tuple[SavedMatch, SavedMatch], bool] = {}

    def without(
        self, matches: Iterable[SavedMatch], running: str, damaged: Collection[str]
    ) -> list[SavedMatch]:
        """List every match once, by its longest file.

        The running match is listed in any case, and what can't be taken up is no reason to leave a copy of it out.
        """
        alike = dict[str, list[SavedMatch]]()
        for each in matches:
            alike.setdefault(each.log.begun or each.id, []).append(each)
        return [each for group in alike.values() for each in self._apart(group, running, damaged)]

    def _apart(self, group: list[SavedMatch], running: str, damaged: Collection[str]) -> list[SavedMatch]:
        if len(group) == 1:
            return group
        apart = list[SavedMatch]()
        for each in sorted(group, key=lambda each: (-each.log.length, len(each.id), each.id)):
            others = [other for other in apart if other.id not in damaged]
            if each.id == running or not any(self._is_copy(each, other) for other in others):
                apart.append(each)
        return apart

    def _is_copy(self, one: SavedMatch, other: SavedMatch) -> bool:
        if not _may_be_copy(one, other):
            return False
        if (one, other) not in self._compared:
            mine, theirs = self._files.entries(one.id), self._files.entries(other.id)
            self._compared[one, other] = bool(mine) and list(mine) == list(theirs[: len(mine)])
        return self._compared[one, other]


def _may_be_copy(one: SavedMatch, other: SavedMatch) -> bool:
    """Tell whether one file may be a copy of another, by all that is known without reading their logs."""
    return (
        one.log.length <= other.log.length
        and one.kept <= other.kept
        and one.name in ("", other.name)
        and one.header.undone == other.header.undone
        and known_before(one.header) == known_before(other.header)
    )


# ------------------------------------------------------------------ the matches

AT_ONCE = 20
"""So many files are read without anybody noticing."""
AHEAD = timedelta(days=1)
"""What was kept later than so long from now was kept by a wrong clock; less may be a time zone's doing."""
TRIES = 10
"""How often it is begun anew because somebody else has just written the file."""


class TooMuch(Complaint):
    """A match can't be kept, for its file could not be read again."""


class _Running:
    """The match this window plays, and no other one meanwhile."""

    def __init__(self, match_id: str, lock: FileLock) -> None:
        self.id = match_id
        self.lock = lock
        self.name = ""
        self.last: Transcript | None = None  # as it was last kept or read
        self.written: Transcript | None = None  # as its file has it
        self.seen = LastSeen()
        self.counted = 0  # of its first deals, those that count in another version of it
        self.pack: Pack | None = None  # once it has been kept
        self.kept: tuple[Transcript, MatchScore] | None = None  # as it was last kept
        self.behind = False  # the disk did not take that
        self.copy: tuple[Transcript, Path] | None = None  # what was exported of it, and where


class SaveStore:
    """Keeps matches. One of them may be running in this window; no other window can take it up meanwhile."""

    def __init__(
        self, folders: Folders, documents: DocumentStore, spec_of: SpecOf, notices: NoticeQueue
    ) -> None:
        """Look at the folders; nothing is written before the first move is kept."""
        self._notices = notices
        self.name_apart: Callable[[str], str] = (
            str  # makes the name of a match that goes on beside another version of it
        )
        self._files = MatchFiles(folders, documents, spec_of)
        self._index = SavesIndex(self._files, folders.cache / "matches.index")
        self._copies = Copies(self._files)
        self._skipped: set[str] = set()
        self._running: _Running | None = None
        self._left: list[_Running] = []  # that nobody plays any more, though the disk has not taken them yet
        self._deleted: list[str] = []

    @property
    def running(self) -> str:
        """The id of the match this window plays, "" when it plays none that has been kept."""
        return self._running.id if self._running else ""

    @property
    def running_file(self) -> Path | None:
        """Where that match is kept; None when there is none."""
        return self._files.path(self._running.id) if self._running else None

    def keep(self, transcript: Transcript, score: MatchScore) -> bool:
        """Write down the running match; call it after every move. False when the disk does not take it.

        The first call after `leave` begins a new file, and so does a match that is plainly another one: no file is ever
        overwritten with a different match, nor with this one where somebody else has changed it meanwhile. When this
        returns the move outlives the program, however that ends; the disk has it a moment later, and what it had before
        is not lost by a crash in here.
        """
        if self._running and self._running.last and not _same_match(self._running.last, transcript):
            self.leave()
        running = self._running = self._running or _Running(*self._files.fresh(transcript.header))
        running.last = transcript
        return self._save(running, transcript, score)

    def _save(self, running: _Running, transcript: Transcript, score: MatchScore) -> bool:
        running.kept, running.behind = (transcript, score), True
        running.pack = running.pack or self._files.spec_of(transcript.header).pack
        for _ in range(TRIES):
            fresh = _uncounted(transcript, running.counted)
            plain = _plain(fresh, score, running.name, running.pack)
            try:
                written = self._write(running.id, plain, running.seen)
            except ChangedMeanwhile:
                self._make_room(running)
                continue
            if written:
                running.written, running.behind = fresh, False
            break
        return not running.behind

    def _make_room(self, running: _Running) -> None:
        """Find out what has become of the running match's file, and leave it to whoever has changed it.

        Where it is gone, what is on the table is written again; where nothing of the log was changed, but the name,
        that is taken over; else both are kept, and what is on the table goes on in a file of its own, of which no deal
        counts in the statistics that has been begun before.
        """
        header, gone = running.last.header if running.last else None, not self._files.exists(running.id)
        found = self._files.changed(running.id, running.seen)
        if found and found[1] == running.written:
            running.name = found[0]
        elif gone:
            self._notices.tell(Notice("written_again"))
        elif header is not None and self._files.exists(running.id):
            running.lock.release()
            running.id, running.lock = self._files.fresh(header)
            running.name, running.seen = self.name_apart(running.name), LastSeen()
            running.counted = len(running.written.packs) if running.written else 0
            self._notices.tell(Notice("apart", running.name))

    # ------------------------------------------------------------------ what the disk has not taken

    @property
    def _open(self) -> list[_Running]:
        return [*self._left, *([self._running] if self._running else [])]

    @property
    def _unsaved(self) -> list[_Running]:
        return [each for each in self._open if each.kept and (each.behind or self._files.late(each.id))]

    @property
    def saved(self) -> bool:
        """Whether the disk has taken every match as it was last kept."""
        return not self._unsaved

    def flush(self) -> bool:
        """Tell whether the disk has every match as it was last kept; if it has not, try once more.

        A file that somebody has deleted meanwhile is written again.
        """
        for each in self._open:
            each.behind = each.behind or (each.kept is not None and not self._files.exists(each.id))
        for each in self._unsaved:
            if each.kept:
                self._save(each, *each.kept)
        unsaved = self._unsaved
        for each in self._left:
            if each not in unsaved:
                each.lock.release()
        self._left = [each for each in self._left if each in unsaved]
        return not unsaved

    def give_up(self) -> None:
        """Let what the disk did not take be lost."""
        for each in self._unsaved:
            each.kept, each.behind = None, False
        self.flush()

    @property
    def _uncopied(self) -> list[_Running]:
        return [
            each for each in self._unsaved if not (each.kept and each.copy and each.copy[0] == each.kept[0])
        ]

    @property
    def uncopied(self) -> str:
        """The id of a match of which neither the disk nor an exported file has the last move; "" when there is none."""
        return next((each.id for each in self._uncopied), "")

    @property
    def copied_to(self) -> Path | None:
        """Where what the disk did not take was exported to as it is now; None unless all of it was."""
        copies = [each.copy[1] for each in self._unsaved if each.copy]
        return copies[-1] if copies and not self._uncopied else None

    def leave(self) -> None:
        """Get up from the running match, which stays on the disk, or is written as soon as that takes it."""
        if self._running:
            self._left.append(self._running)
        self._running = None
        self.flush()

    def _write(self, match_id: str, plain: Mapping[str, object], seen: LastSeen) -> bool:
        """Write a file that holds what was seen in it; raise ChangedMeanwhile."""
        self._index.forget(match_id)
        return self._files.write(match_id, plain, seen)

    def listing(self) -> tuple[SavedMatch, ...]:
        """List every match, the one last played first, however long it takes to read them."""
        return _sorted(self._once(self._index.whole()))

    def files(self) -> tuple[SavedMatch, ...]:
        """List every file, of matches of which there are copies several, however long it takes to read them."""
        return _sorted(self._index.whole())

    def found(self) -> tuple[SavedMatch, ...]:
        """List the matches known so far, the one last played first; `catch_up` reads the others."""
        return _sorted(self._once(self._index.known))

    def games(self) -> set[str]:
        """Name the games of the matches known so far."""
        return {each.header.game for each in self._index.known}

    def catch_up(self, most: int) -> bool:
        """Read so many files at most of matches that are not known; tell whether that was all."""
        if not self._index.waiting:
            self._index.refresh()
        return self._index.catch_up(most)

    def recheck(self, match_ids: Sequence[str]) -> bool:
        """Look whether files of matches were changed in place; tell whether any was, which `catch_up` reads again."""
        changed = [each for each in match_ids if not self._index.current(each)]
        for each in changed:
            self._index.forget(each)
        return bool(changed)

    def latest(self) -> SavedMatch | None:
        """Find the unfinished match last played that no other window is playing: what Continue brings back.

        A match kept while the clock ran far ahead comes after all others, or it would come back until that day. Where
        thousands of matches must be read again, as after the cache was emptied, only the last of them are looked at.
        """
        last = (datetime.now(UTC) + AHEAD).isoformat(timespec="milliseconds")
        while True:
            self._index.refresh()
            self._index.catch_up(AT_ONCE)
            unfinished = [
                each for each in self._once(self._index.known) if each.known and not each.score.over
            ]
            in_turn = sorted(_sorted(unfinished), key=lambda each: each.kept > last)
            offered = (each for each in in_turn if each.id not in self._skipped)
            latest = next((each for each in offered if not self._elsewhere(each.id)), None)
            if latest is None or not self.recheck((latest.id,)):
                return latest

    def skip(self, match_id: str) -> None:
        """Offer another match to go on with from now on: this one can't be taken up."""
        self._skipped.add(match_id)

    def close(self) -> None:
        """Let go of the running match, and remember what was found for the next start."""
        self.leave()
        self._index.write()

    def resume(self, match_id: str) -> Transcript:
        """Take a match up again: it becomes the running one.

        Raises SaveInUse, SaveGone, or BadNotation when the log is damaged; the running match is then as before.
        """
        self.flush()
        running = next((each for each in self._open if each.id == match_id), None)
        if running and running in self._unsaved and running.kept:
            if running is not self._running:
                self.leave()
                self._left.remove(running)
                self._running = running
            return running.kept[0]
        if running is None:
            running = _Running(match_id, self._files.lock(match_id))
        try:
            source = self._files.source(match_id, running.seen)
            transcript = self._files.transcript(source)
        except ValueError:
            if running is not self._running:
                running.lock.release()
            raise
        if running is not self._running:
            self.leave()
        running.name = source.get("name", "")
        running.last = running.written = transcript
        running.kept = transcript, saved_match(match_id, source, self._files.spec_of).score
        self._running = running
        return transcript

    def load(self, match_id: str) -> Transcript:
        """Read a match to look at it; raise SaveGone or BadNotation. The running one is never behind what was kept."""
        self.flush()
        kept = next((each.kept for each in self._unsaved if each.id == match_id), None)
        if kept:
            return kept[0]
        return self._files.transcript(self._files.source(match_id))

    def rename(self, match_id: str, name: str) -> bool:
        """Give a match a name of the player's own; raise SaveInUse or SaveGone."""
        running = next((each for each in self._open if each.id == match_id), None)
        if running:
            running.name = name
        else:
            self._files.lock(match_id).release()
        for _ in range(TRIES):
            seen = LastSeen()
            source = self._files.source(match_id, seen)
            as_written = running is not None and seen.digest == running.seen.digest
            with suppress(ChangedMeanwhile):
                written = self._write(match_id, {**source, "name": name}, seen)
                if running and as_written:
                    running.seen = seen
                return written
        return False

    def export(self, match_id: str, path: Path) -> None:
        """Write a match as a readable transcript wherever the player likes; raise SaveGone or OSError."""
        transcript = self.load(match_id)
        replace_file(path, write(transcript, self._files.spec_of(transcript.header).pack), backup=False)
        for each in self._open:
            if each.id == match_id:
                each.copy = transcript, path

    def adopt(self, transcript: Transcript, score: MatchScore, name: str) -> str:
        """Put a match from elsewhere among the others, and give its id; "" when the disk does not take it.

        Raises TooMuch when it could not be read again.
        """
        pack = self._files.spec_of(transcript.header).pack
        if not can_be_read(body(transcript, score, name, "", pack)):
            message = (
                f"It would be longer than {LARGEST >> 20} MB among the saved games, too long to be read again. "
                "Its file is as it was, and “parlour-tricks replay” tells what was played."
            )
            raise TooMuch(message, "storage.fault.too_much", most=LARGEST >> 20)
        match_id, mine = self._files.fresh(transcript.header)
        try:
            plain = _plain(transcript, score, name, pack)
            return match_id if self._write(match_id, plain, LastSeen()) else ""
        except ChangedMeanwhile:  # another machine has just begun a match of that name
            return self.adopt(transcript, score, name)
        finally:
            mine.release()

    def restore(self, stem: str, source: Mapping[str, Any]) -> bool:
        """Put a match that was set aside back, beside what there is of that name by now; raise Unreadable.

        Where that goes on from it, there is nothing to put back.
        """
        saved_match(stem, source, self._files.spec_of)
        match_id, number = stem, 1
        while self._files.exists(match_id) or exists(backup_of(self._files.path(match_id))):
            known = self._files.entries(match_id)
            if list(source["entries"]) == list(known[: len(source["entries"])]):
                return True
            number += 1
            match_id = f"{stem} ({number})"
        return self._write(match_id, source, LastSeen())

    def delete(self, match_id: str) -> bool:
        """Throw a match away; it lies in the trash until the program is next started. Raises SaveInUse."""
        for each in self._open:
            if each.id == match_id:
                each.kept, each.behind = None, False
        if match_id == self.running:
            self.leave()
        elif not any(each.id == match_id for each in self._open):
            self._files.lock(match_id).release()
        self._index.forget(match_id)
        thrown = self._files.throw_away(match_id)
        if thrown:
            self._deleted.append(thrown)
        return bool(thrown)

    def undo_delete(self) -> str:
        """Bring back the match deleted last, and give its id; "" when there is none."""
        if not self._deleted:
            return ""
        thrown = self._deleted.pop()
        self._index.forget(thrown)
        return self._files.bring_back(thrown)

    def empty_trash(self) -> None:
        """Lose what was deleted before this start."""
        self._files.empty_trash()

    def _once(self, found: Iterable[SavedMatch]) -> list[SavedMatch]:
        return self._copies.without(found, self.running, self._skipped)

    def _elsewhere(self, match_id: str) -> bool:
        mine = any(each.id == match_id for each in self._open)
        return not mine and self._files.held_elsewhere(match_id)


def _uncounted(transcript: Transcript, deals: int) -> Transcript:
    """Have the first deals of a match count in no statistics."""
    if not deals:
        return transcript
    undone = tuple(sorted({*transcript.header.undone, *range(1, deals + 1)}))
    return replace(transcript, header=replace(transcript.header, undone=undone))


def _plain(transcript: Transcript, score: MatchScore, name: str, pack: Pack) -> dict[str, object]:
    """Write a match as it is kept now."""
    return body(transcript, score, name, datetime.now(UTC).isoformat(timespec="milliseconds"), pack)


def _sorted(matches: Iterable[SavedMatch]) -> tuple[SavedMatch, ...]:
    return tuple(sorted(matches, key=lambda each: (each.kept, each.id), reverse=True))


def _same_match(one: Transcript, other: Transcript) -> bool:
    """Tell whether two logs may be of one match: the same header but for what happened since, the same first deal."""
    if known_before(one.header) != known_before(other.header):
        return False
    return not one.entries or not other.entries or one.entries[0] == other.entries[0]
