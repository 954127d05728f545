"""The campaign notices what falls, goes on after a break, and each of its parts can be run."""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.core.record import replace
from game.storage.files import DocumentStore
from game.storage.saves import Copies, SaveStore
from game.storage.stats_file import Book
from tests.tools.campaign import __main__ as campaign
from tests.tools.campaign import copies, files, kills, meaning, notation, pool, presses
from tests.tools.campaign.damage import DAMAGES
from tests.tools.campaign.homes import home
from tests.tools.campaign.keeping import Record
from tests.tools.campaign.names import NAMES, oddly_named
from tests.tools.campaign.parts import Outcome
from tests.tools.campaign.pool import tried
from tests.tools.campaign.quick import opened, quick, use
from tests.tools.campaign.visits import Trial, legal, replay, saved, start

TOYS = "tests.tools.campaign.toys"
ENDS = {0: "traceback", 1: "hang", 2: "died", 3: "lost"}


@pytest.fixture(autouse=True)
def _quick() -> Iterator[None]:
    with quick():
        yield


def run(tmp_path: Path, *words: str) -> int:
    return campaign.main([*words, "--keep", str(tmp_path)])


def test_whatever_falls_is_noticed_and_kept(tmp_path: Path) -> None:
    found = dict(tried(TOYS, 9, range(6), 1, tmp_path))
    assert {number: [fall.kind for fall in each.falls] for number, each in found.items()} == {
        **{number: [kind] for number, kind in ENDS.items()},
        4: [],
        5: [],
    }
    assert "toys.py case" in found[1].falls[0].cause
    kept = {int(path.name): (path / "toy.txt").read_text("utf-8") for path in tmp_path.iterdir()}
    assert kept == {number: f"9 {number}" for number in ENDS}


class SlowToStart:
    """A process that is ready later than the one before it."""

    def __init__(self, *_: object) -> None:
        self.connection: None = None
        self.number: int | None = None
        self.ended = self.released = False
        self.asked = 0
        self.wait = len(STARTED)
        STARTED.append(self)

    @property
    def due(self) -> bool:
        self.asked += 1
        return self.asked > self.wait

    def hear(self) -> Outcome:
        return Outcome({f"process {STARTED.index(self)}": 1})

    def give(self, number: int | None) -> None:
        self.number, self.released = number, number is None

    def close(self) -> None:
        """Have nothing to close."""


STARTED: list[SlowToStart] = []


def test_a_process_that_starts_late_gets_its_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    STARTED.clear()
    monkeypatch.setattr(pool, "Worker", SlowToStart)
    monkeypatch.setattr(pool, "wait", lambda *_, **__: None)
    tally = Counter[str]()
    for _, outcome in tried(TOYS, 9, range(30), 3, tmp_path):
        tally.update(outcome.counts)
    assert tally.total() == 30
    assert set(tally) == {"process 0", "process 1", "process 2"}


def test_a_broken_off_campaign_goes_on(tmp_path: Path) -> None:
    first = Record(tmp_path, "toys", 1, "this program")
    first.note(3, Outcome({"toys": 1}))
    with (tmp_path / "toys-1" / "cases.jsonl").open("a", encoding="utf-8") as out:
        out.write('{"number": 4, "cou')
    again = Record(tmp_path, "toys", 1, "this program")
    assert (again.done, again.counts) == ({3}, {"toys": 1})
    assert Record(tmp_path, "toys", 1, "another program").done == set()


def test_a_fall_is_told_and_makes_it_fail(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(campaign, "PARTS", ("toys",))
    assert run(tmp_path, "--only", "toys", "--count", "1") == 1
    assert "FELL    1  traceback: ZeroDivisionError" in capsys.readouterr().out
    assert run(tmp_path, "--only", "toys", "--at", "5") == 0


def test_a_few_damaged_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Not that none of them falls, which takes thousands to know, but that the campaign can be run."""
    run(tmp_path, "--only", "files", "--count", "6")
    assert "files: 6 cases" in capsys.readouterr().out


def test_a_few_files_changed_under_an_open_program(tmp_path: Path) -> None:
    assert run(tmp_path, "--only", "changes", "--count", "4") == 0


def test_copies_that_are_listed_or_counted_again_fall(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert copies.case(1, 2, tmp_path / "well").falls == []
    monkeypatch.setattr(Copies, "without", lambda _, matches, *__: [*matches])
    assert [fall.kind for fall in copies.case(1, 2, tmp_path / "listed").falls] == ["listed"]
    monkeypatch.undo()
    monkeypatch.setattr(
        Book, "with_records", lambda book, found: replace(book, records=(*book.records, *found))
    )
    assert [fall.kind for fall in copies.case(1, 2, tmp_path / "counted").falls] == ["counted"]


SMALL = {"files": 150, "copies": 20, "changes": 60, "presses": 600, "deals": 250, "swaps": 1}
LINUX = {"kills": 4} if sys.platform == "linux" else {}  # who is left after a kill is told nowhere else


@pytest.mark.slow
@pytest.mark.parametrize(("part", "count"), [*SMALL.items(), *LINUX.items()])
def test_a_small_campaign(tmp_path: Path, part: str, count: int) -> None:
    assert run(tmp_path, "--only", part, "--count", str(count)) == 0, "\n".join(
        path.read_text("utf-8") for path in tmp_path.rglob("cases.jsonl")
    )


# ---------------------------------------------------------------------------------------------------- what is seen


def trial(tmp_path: Path, sort: str, bad: bytes | None = None, *, refused: bool = False) -> Trial:
    """Lay out a home with one file in it, and two saves nothing is wrong with."""
    there = home()
    good, *healthy = [each for each in there.of(sort) if each.over or sort != "transcript"][:3]
    there.lay([good, *there.of("settings"), *(healthy if sort == "save" else ())], tmp_path)
    if bad is not None:
        (tmp_path / good.path).write_bytes(bad)
    return Trial(tmp_path, good, Random(1), refused, healthy if sort == "save" else ())


def test_what_is_well_does_not_fall(tmp_path: Path) -> None:
    assert saved(trial(tmp_path, "save")).falls == []
    assert replay(trial(tmp_path, "transcript")).falls == []


@pytest.mark.parametrize("menu", ["open", "shut"])
def test_random_presses_find_back_from_a_table(tmp_path: Path, menu: str) -> None:
    """Wherever a sitting stops, the menu may stand open already: pressing Esc first would only shut it."""
    home().lay(home().goods, tmp_path)
    with opened(tmp_path, Random(1)) as there:
        assert use(there, "continue")
        if menu == "open":
            assert use(there, "tool:menu")
        assert presses.home_again(there)


def test_a_save_that_hides_the_others_falls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for listed in ("listing", "found"):
        monkeypatch.setattr(SaveStore, listed, lambda _: ())
    assert [fall.kind for fall in saved(trial(tmp_path, "save")).falls] == ["hidden"]


def test_an_exception_falls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(_: SaveStore) -> None:
        raise ZeroDivisionError

    spoilt = trial(tmp_path, "settings")  # before anything goes wrong
    monkeypatch.setattr(SaveStore, "latest", stumble)
    seen = files.visited(start, spoilt)
    assert [fall.kind for fall in seen.falls] == ["traceback"]
    assert seen.falls[0].cause.startswith("start: ZeroDivisionError game/")


def test_an_original_that_is_gone_falls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(_: DocumentStore, spoilt: Path, __: Path) -> str:
        spoilt.unlink()
        return "nowhere"

    bad = b"{"
    one, other = tmp_path / "one", tmp_path / "other"
    seen = files.visited(start, trial(one, "settings", bad))
    assert seen.said
    assert files.lost(one, bad, seen, "start") == []
    monkeypatch.setattr(DocumentStore, "_set_aside", lose)
    seen = files.visited(start, trial(other, "settings", bad))
    assert [fall.kind for fall in files.lost(other, bad, seen, "start")] == ["lost"]


def test_a_match_that_must_be_refused_falls_when_it_is_taken(tmp_path: Path) -> None:
    assert [fall.kind for fall in legal(trial(tmp_path, "transcript", refused=True)).falls] == ["taken"]


def test_what_was_shown_is_read_up_to_the_last_whole_line(tmp_path: Path) -> None:
    log = tmp_path / "shown.txt"
    log.write_text("match\n* deal KS\n0 play KS\nmatch\n* deal QS\n0 pl", "utf-8")
    assert kills.shown(log) == [["* deal KS", "0 play KS"], ["* deal QS"]]


# ---------------------------------------------------------------------------------------------------- damage

GOOD = json.dumps(
    {"players": ["You", "Ada"], "dealer": 1, "score": {"deals": 2}, "set": '{"a": 1}'}, indent=1
).encode()


@pytest.mark.parametrize("kind", DAMAGES)
def test_blind_damage_is_made_again_from_its_seed(kind: str) -> None:
    made = [DAMAGES[kind](GOOD, Random(seed)) for seed in range(60)]
    assert made == [DAMAGES[kind](GOOD, Random(seed)) for seed in range(60)]
    assert sum(bad != GOOD for bad in made) > 40


def test_damage_in_meaning_leaves_a_document(tmp_path: Path) -> None:
    made = [meaning.meant(GOOD, Random(seed)) for seed in range(400)]
    assert made == [meaning.meant(GOOD, Random(seed)) for seed in range(400)]
    assert len(set(made)) > 300
    for sign in (b"\\ud800", b"\\u0000", b"[" * 5000, b"1e400", b"9" * 5000):
        assert any(sign in bad for bad in made), sign
    assert sum(read(bad) for bad in made) > 380


def test_odd_names_leave_the_match_as_it_is() -> None:
    named = [json.loads(oddly_named(GOOD, "save", Random(seed))) for seed in range(100)]
    assert all(
        {**each, "players": 0, "name": 0} == {**json.loads(GOOD), "players": 0, "name": 0} for each in named
    )
    assert len({player for each in named for player in each["players"]}) > len(NAMES) - 3
    text = b"parlour-tricks transcript 1\ngame ecarte\nplayer 0 You\nplayer 1 Ada, club\n\n* deal KS\n"
    odd = oddly_named(text, "transcript", Random(1)).decode()
    assert odd.replace("\x85", "").count("\n") == text.decode().count("\n")
    assert ", club\n\n* deal KS" in odd
    assert "Ada, club" not in odd


def read(bad: bytes) -> bool:
    """Tell whether it is JSON, however deep and however large its numbers."""
    try:
        json.loads(bad)
    except RecursionError:
        return True
    except ValueError as error:
        return "digits" in str(error)
    return True


def test_another_edition_must_be_refused() -> None:
    good = f"{notation.FIRST} 1\ngame ecarte\n\n* deal KS\n0 play KS\n".encode()
    made = [notation.meant(good, Random(seed)) for seed in range(200)]
    refused = {each.text.splitlines()[0] for each in made if each.refused}
    assert {f"{notation.FIRST} 0", f"{notation.FIRST} x", f"{notation.FIRST}X 1"} <= refused
    assert f"{notation.FIRST} 1" not in refused
