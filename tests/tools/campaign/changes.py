"""Files that change under an open program, as where two machines share a folder: nobody's version is ever lost."""

import shutil
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeAlias
from unittest.mock import patch

from game.app import matches
from game.catalogue import pack_of, rules_for, spec_of
from game.core.cards import CHANCE
from game.core.record import record
from game.core.transcript import Transcript, entry_text
from game.play.table_session import TableSession
from game.session.match import AnyMatch, Match
from game.storage.match_file import MatchScore
from game.storage.match_files import folders
from game.storage.stores import open_stores
from tests.tools.campaign.damage import DAMAGES
from tests.tools.campaign.homes import home
from tests.tools.campaign.kills import kept_logs
from tests.tools.campaign.parts import Fall, Outcome, fallen
from tests.tools.campaign.quick import opened, quick, tidy, use
from tests.ui.whole.running_app import RunningApp

UNIT = "changed files"
USUAL = 2000
SECONDS = 30.0
MOST = 8
"""Presses at the table before a change, and after it."""

Log: TypeAlias = list[str]


@record
class Shared:
    """A folder that two machines share: each sees the same files, and none the locks of the other."""

    mine: Path
    theirs: Path
    match_id: str

    @property
    def file(self) -> Path:
        """Where the match lies that is played on one of them."""
        return self.mine / "data" / "matches" / f"{self.match_id}.json"


@record
class Written:
    """What somebody else has written, and must still be there in the end."""

    log: Log | None = None
    raw: bytes = b""


Change: TypeAlias = Callable[[Shared, Random], Written]


def cases(count: int) -> int:
    """Change one file in each case."""
    return count


def case(seed: int, number: int, folder: Path) -> Outcome:
    """Play, have somebody change a file, play on, and look whether everything that was there still is."""
    dice = Random(f"changes {seed} {number}")
    kind = dice.choice(list(CHANGES))
    with quick():
        good = dice.choice([each for each in home().of("save") if not each.over])
        shared = Shared(folder / "mine", folder / "theirs", Path(good.path).stem)
        home().lay(
            [good, *(each for each in home().goods if each.sort not in ("save", "review"))], shared.mine
        )
        shared.theirs.mkdir()
        for name in ("data", "config"):
            (shared.theirs / name).symlink_to(shared.mine / name, target_is_directory=True)
        try:
            falls = _tried(shared, dice, CHANGES[kind])
        except Exception as trouble:  # noqa: BLE001 - finding them is what this is for
            falls = [fallen(trouble)]
        trouble_log = folders(shared.mine).state / "trouble.log"
        if trouble_log.exists():
            falls.append(Fall("guarded", kind, trouble_log.read_text("utf-8", "replace")))
        if falls:
            shutil.copytree(shared.mine, folder / "kept" / "mine")
        if number % 50 == 0:
            tidy()
    return Outcome(Counter({kind: 1}), falls)


def _tried(shared: Shared, dice: Random, change: Change) -> list[Fall]:
    with _watched() as sittings, opened(shared.mine, dice) as there:
        use(there, "continue")
        _play(there, dice)
        before = [_log(each.match.transcript()) for each in sittings]
        written = change(shared, dice)
        _play(there, dice)
        shown = [_log(each.match.transcript()) for each in sittings if _decided(each)]
        there.app.loop.keep_window()
    falls, kept = list[Fall](), kept_logs(shared.mine)
    missing = [log for log in shown if log not in before and not _among(log, kept)]
    falls += [Fall("lost", "what was played is not kept", "\n".join(log)) for log in missing]
    if written.log is not None and not _among(written.log, kept):
        falls.append(Fall("lost", "what the other machine played is not kept", "\n".join(written.log)))
    files = [path.read_bytes() for path in shared.mine.rglob("*") if path.is_file()]
    if written.raw and written.raw not in files:
        falls.append(Fall("lost", "what was spoilt is not kept", written.raw.decode("utf-8", "replace")))
    return falls


@contextmanager
def _watched() -> Iterator[list[TableSession]]:
    """Note who sits down."""
    sittings: list[TableSession] = []

    def noted(*given: Any) -> TableSession:
        sittings.append(TableSession(*given))
        return sittings[-1]

    with patch.object(matches, "TableSession", noted):
        yield sittings


def _play(there: RunningApp, dice: Random) -> None:
    """Press what makes a move or two, whatever it is."""
    for _ in range(dice.randint(1, MOST)):
        there.press(dice.choice(("right", "left")))
        there.press("return")


def _decided(session: TableSession) -> bool:
    """Tell whether the player has decided anything; before that, nothing is kept."""
    return any(entry.seat == session.me for entry in session.match.transcript().entries)


def _log(transcript: Transcript) -> Log:
    return [entry_text(each, pack_of(transcript.header)) for each in transcript.entries]


def _among(log: Log, kept: list[Log]) -> bool:
    return any(each[: len(log)] == log for each in kept)


# ---------------------------------------------------------------------------------------------------- changes


def played_on(shared: Shared, dice: Random) -> Written:
    """Go on with the match on the other machine."""
    with closing(open_stores(shared.theirs, spec_of)) as stores:
        transcript = stores.saves.resume(shared.match_id)
        header = transcript.header
        match: AnyMatch = Match.restore(rules_for(header.game, dict(header.options)), transcript)
        for _ in range(dice.randint(1, 20)):
            if match.over:
                break
            _move(match, dice)
            ledger = match.view(0).ledger
            stores.saves.keep(match.transcript(), MatchScore(ledger.holdings, ledger.finished, match.over))
    return Written(_log(match.transcript()))


def _move(match: AnyMatch, dice: Random) -> None:
    if match.turn == CHANCE:
        match.shuffle(dice, 0)
    else:
        match.submit(match.turn, dice.choice(match.view(match.turn).moves), 0)


def named(shared: Shared, dice: Random) -> Written:
    """Give it another name there."""
    with closing(open_stores(shared.theirs, spec_of)) as stores:
        stores.saves.rename(shared.match_id, f"Number {dice.randrange(1000)}")
    return Written()


def deleted(shared: Shared, dice: Random) -> Written:
    """Delete it there."""
    with closing(open_stores(shared.theirs, spec_of)) as stores:
        stores.saves.delete(shared.match_id)
    return Written()


def put_back(shared: Shared, dice: Random) -> Written:
    """Put it back as it was at first."""
    (good,) = [each for each in home().of("save") if Path(each.path).stem == shared.match_id]
    shutil.copy2(home().folder / good.path, shared.file)
    stores = open_stores(shared.theirs, spec_of)
    with closing(stores):
        return Written(_log(stores.saves.load(shared.match_id)))


def spoilt(shared: Shared, dice: Random) -> Written:
    """Spoil it."""
    return _spoilt(shared.file, dice)


def _spoilt(file: Path, dice: Random) -> Written:
    raw = DAMAGES["ends"](file.read_bytes(), dice)[:-2]
    file.write_bytes(raw)
    return Written(raw=raw)


def other_gone(shared: Shared, dice: Random) -> Written:
    """Delete another file."""
    _other(shared, dice).unlink()
    return Written()


def other_put_back(shared: Shared, dice: Random) -> Written:
    """Put another file back as it was at first."""
    file = _other(shared, dice)
    shutil.copy2(home().folder / file.relative_to(shared.mine), file)
    return Written()


def _other(shared: Shared, dice: Random) -> Path:
    places = [each.path for each in home().goods if each.sort in ("settings", "statistics", "mistakes")]
    return dice.choice([path for each in places if (path := shared.mine / each).exists()])


CHANGES: Mapping[str, Change] = {
    "played on": played_on,
    "named": named,
    "deleted": deleted,
    "put back": put_back,
    "spoilt": spoilt,
    "another deleted": other_gone,
    "another put back": other_put_back,
}
"""What happens to a file."""
