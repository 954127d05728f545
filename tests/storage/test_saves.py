"""Matches are kept after every move, found again, and never overwritten by another window."""

import errno
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.core.cards import CHANCE, PIQUET, BadNotation
from game.core.move import Deal
from game.core.record import replace
from game.core.rules import Spec
from game.core.transcript import Entry, Header, write
from game.storage import files, saves
from game.storage.files import backup_of
from game.storage.match_file import LARGEST, MatchScore, body, transcript_from
from game.storage.match_files import SaveGone, SaveInUse
from game.storage.saves import TooMuch
from tests.storage.small_match import BEGUN, HEADER, keys, match, pack_of, spec_of, stores

ROOT = Path(saves.__file__).parents[2]
OVER = MatchScore(((5, 0), (0, 1)), 4, over=True)


def test_the_running_match_comes_back_as_it_was(tmp_path: Path) -> None:
    window = stores(tmp_path)
    for plays in range(5):
        assert window.saves.keep(match(plays), BEGUN)
    window.close()
    again = stores(tmp_path)
    latest = again.saves.latest()
    assert latest
    assert (latest.header, latest.score, latest.name) == (HEADER, BEGUN, "")
    assert again.saves.resume(latest.id) == match(4)
    assert again.saves.running == latest.id
    assert again.saves.keep(match(5), BEGUN)
    assert len(again.saves.listing()) == 1
    assert again.saves.load(latest.id) == match(5)
    assert keys(again) == []


def test_in_a_folder_that_nobody_can_look_into_play_goes_on(tmp_path: Path) -> None:
    window = stores(tmp_path / ("x" * 300))
    assert not window.saves.keep(match(0), BEGUN)
    assert not window.saves.keep(match(1), BEGUN)
    assert keys(window) == ["unwritten"]


@pytest.mark.parametrize("following", ["gone on with", "left"])
def test_what_the_disk_did_not_take_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, following: str
) -> None:
    window = stores(tmp_path)
    assert window.saves.flush()
    assert window.saves.keep(match(1), BEGUN)
    running = window.saves.running
    with monkeypatch.context() as full:
        full.setattr(files, "replace_file", _refuse)
        assert not window.saves.keep(match(2), BEGUN)
        assert not window.saves.flush()
        assert window.saves.load(running) == window.saves.resume(running) == match(2)
    assert stores(tmp_path).saves.load(running) == match(1)
    if following == "left":
        window.saves.leave()
    else:
        assert window.saves.flush()
        assert window.saves.running == running
    assert stores(tmp_path).saves.load(running) == match(2)


def test_a_match_left_behind_unsaved_is_taken_up_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = stores(tmp_path)
    assert window.saves.keep(match(1), BEGUN)
    first = window.saves.running
    with monkeypatch.context() as full:
        full.setattr(files, "replace_file", _refuse)
        assert not window.saves.keep(match(5), BEGUN)
        window.saves.leave()
        assert not window.saves.keep(match(2), BEGUN)
        assert (window.unsaved, window.saves.uncopied) == (["match"], first)
        assert window.saves.resume(first) == match(5)
        assert window.saves.running == first
        assert not window.saves.keep(match(6), BEGUN)
    assert window.flush()
    assert window.unsaved == []
    window.close()
    found = stores(tmp_path).saves
    assert sorted(len(found.load(each.id).entries) for each in found.files()) == [3, 7]


def test_what_is_given_up_is_not_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = stores(tmp_path)
    assert window.saves.keep(match(1), BEGUN)
    with monkeypatch.context() as full:
        full.setattr(files, "replace_file", _refuse)
        assert not window.saves.keep(match(2), BEGUN)
        window.saves.give_up()
    window.close()
    found = stores(tmp_path).saves
    assert [len(found.load(each.id).entries) for each in found.listing()] == [2]


def _refuse(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_the_game_of_the_running_match_is_looked_up_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, asked = stores(tmp_path), list[Header]()

    def counted(header: Header) -> Spec:
        asked.append(header)
        return spec_of(header)

    monkeypatch.setattr(window.saves._files, "spec_of", counted)  # noqa: SLF001 - it shows nowhere else
    window.saves.keep(match(1), BEGUN)
    begun = len(asked)
    for plays in (2, 3):
        window.saves.keep(match(plays), BEGUN)
    assert len(asked) == begun
    window.saves.leave()
    window.saves.keep(match(2), BEGUN)
    assert len(asked) > begun


def test_a_save_is_readable_and_stands_below_the_named_folder(tmp_path: Path) -> None:
    window = stores(tmp_path)
    window.saves.keep(match(1), BEGUN)
    (path,) = (tmp_path / "data" / "matches").glob("*.json")
    plain = json.loads(path.read_text("utf-8"))
    assert plain["file"] == "match"
    assert plain["options"] == {"must_trump": False, "target": 7}
    assert plain["entries"][1] == "0 play 7S"


def test_each_match_has_its_own_file(tmp_path: Path) -> None:
    window = stores(tmp_path)
    window.saves.keep(match(1), BEGUN)
    first = window.saves.running
    window.saves.leave()
    window.saves.keep(match(2, cut=1), OVER)
    assert window.saves.running != first
    assert {each.id for each in window.saves.listing()} == {first, window.saves.running}
    latest = window.saves.latest()
    assert latest
    assert latest.id == first
    assert not latest.score.over


def test_another_match_never_lands_in_the_file_of_the_running_one(tmp_path: Path) -> None:
    window = stores(tmp_path)
    window.saves.keep(match(4), BEGUN)
    first = window.saves.running
    taken_back = replace(match(2), header=replace(HEADER, undone=(1, 3)))
    window.saves.keep(taken_back, BEGUN)
    assert window.saves.running == first
    other_deal = replace(match(2), entries=(Entry(CHANCE, Deal(tuple(range(31, -1, -1)))),))
    other_table = replace(match(2), header=replace(HEADER, dealer=0))
    for other in (other_deal, other_table):
        window.saves.keep(other, BEGUN)
        assert window.saves.load(window.saves.running) == other
        assert window.saves.resume(first) == taken_back
    assert len(window.saves.listing()) == 3


def test_matches_are_renamed_exported_adopted(tmp_path: Path) -> None:
    window = stores(tmp_path)
    window.saves.keep(match(3), BEGUN)
    running = window.saves.running
    window.saves.rename(running, "Sunday")
    window.saves.keep(match(4), BEGUN)
    adopted = window.saves.adopt(match(2), OVER, "From a friend")
    window.saves.rename(adopted, "From Ada")
    assert {each.id: each.name for each in window.saves.listing()} == {running: "Sunday", adopted: "From Ada"}
    goal = tmp_path / "export.txt"
    for _ in range(2):
        window.saves.export(running, goal)
    assert not backup_of(goal).exists()
    assert goal.read_text("utf-8") == write(match(4), PIQUET)
    read_back = transcript_from(goal.read_bytes(), pack_of)
    assert read_back.entries == match(4).entries
    assert transcript_from(saved(tmp_path, running).read_bytes(), pack_of) == match(4)


def saved(below: Path, match_id: str) -> Path:
    return below / "data" / "matches" / f"{match_id}.json"


def test_a_match_deleted_comes_back_until_the_next_start(tmp_path: Path) -> None:
    window = stores(tmp_path)
    ids = []
    for plays in range(3):
        window.saves.keep(match(plays), BEGUN)
        ids.append(window.saves.running)
        window.flusher.wait_for_disk()
        window.saves.keep(match(plays), BEGUN)
        window.saves.leave()
    for each in ids:
        assert window.saves.delete(each)
    assert window.saves.listing() == ()
    assert not window.saves.delete("no such match")
    assert window.saves.undo_delete() == ids[2]
    assert window.saves.load(ids[2]) == match(2)
    assert backup_of(saved(tmp_path, ids[2])).exists()
    window.close()
    again = stores(tmp_path)
    assert again.saves.undo_delete() == ""
    assert [each.id for each in again.saves.listing()] == [ids[2]]
    assert not (tmp_path / "data" / "matches" / "trash").exists()


def test_a_match_whose_place_was_taken_meanwhile_comes_back_beside_the_other(tmp_path: Path) -> None:
    window = stores(tmp_path)
    window.saves.keep(match(1), BEGUN)
    first = window.saves.running
    window.saves.leave()
    kept = saved(tmp_path, first).read_bytes()
    assert window.saves.delete(first)
    saved(tmp_path, first).write_bytes(kept)  # as who looks after copies may do
    assert window.saves.undo_delete() == f"{first}-2"
    assert window.saves.load(f"{first}-2") == window.saves.load(first) == match(1)


def test_deleting_the_running_match_begins_another_at_the_next_move(tmp_path: Path) -> None:
    window = stores(tmp_path)
    window.saves.keep(match(1), BEGUN)
    first = window.saves.running
    window.saves.delete(first)
    window.saves.keep(match(2), BEGUN)
    assert window.saves.running != first
    assert window.saves.undo_delete() == first
    assert window.saves.load(first) == match(1)


def test_a_match_kept_by_a_clock_that_ran_ahead_is_offered_after_all_others(tmp_path: Path) -> None:
    window = stores(tmp_path)
    kept = list[str]()
    for plays in (1, 2, 3):
        window.saves.keep(match(plays, cut=plays), BEGUN)
        kept.append(window.saves.running)
        window.saves.leave()
    path = tmp_path / "data" / "matches" / f"{kept[1]}.json"
    whole = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**whole, "kept": "2999-01-02T03:04:05.000+00:00"}), "utf-8")
    for match_id in (kept[2], kept[0], kept[1]):
        latest = window.saves.latest()
        assert latest
        assert latest.id == match_id
        window.saves.skip(match_id)
    assert window.saves.latest() is None


def test_two_windows_never_play_one_match(tmp_path: Path) -> None:
    one = stores(tmp_path)
    one.saves.keep(match(3), BEGUN)
    assert one.saves.latest() == one.saves.listing()[0]
    two = stores(tmp_path)
    assert not one.second
    assert two.second
    assert two.saves.latest() is None
    with pytest.raises(SaveInUse, match="another window"):
        two.saves.resume(one.saves.running)
    with pytest.raises(SaveInUse):
        two.saves.delete(one.saves.running)
    with pytest.raises(SaveInUse):
        two.saves.rename(one.saves.running, "Mine")
    two.saves.keep(match(1), BEGUN)
    assert two.saves.running != one.saves.running
    one.saves.keep(match(4), BEGUN)
    mine = one.saves.running
    one.close()
    assert two.saves.resume(mine) == match(4)


def test_the_second_window_does_not_empty_the_trash_of_the_first(tmp_path: Path) -> None:
    one = stores(tmp_path)
    one.saves.keep(match(3), BEGUN)
    mine = one.saves.running
    one.saves.delete(mine)
    two = stores(tmp_path)
    assert two.saves.undo_delete() == ""
    assert one.saves.undo_delete() == mine


def test_a_spoilt_match_is_told_and_its_backup_used(tmp_path: Path) -> None:
    window = stores(tmp_path)
    window.saves.keep(match(3), BEGUN)
    window.flusher.wait_for_disk()
    window.saves.keep(match(4), BEGUN)
    mine = window.saves.running
    window.close()
    path = saved(tmp_path, mine)
    path.write_bytes(path.read_bytes()[:100])
    again = stores(tmp_path)
    latest = again.saves.latest()
    assert latest
    assert latest.id == mine
    assert keys(again) == ["from_backup"]
    assert again.saves.resume(mine) == match(3)
    again.saves.keep(match(4), BEGUN)
    assert again.saves.load(mine) == match(4)


def test_a_newer_match_is_not_listed_and_not_touched(tmp_path: Path) -> None:
    window = stores(tmp_path)
    window.saves.keep(match(3), BEGUN)
    mine = window.saves.running
    window.close()
    path = saved(tmp_path, mine)
    newer = path.read_text("utf-8").replace('"version": 1', '"version": 2')
    path.write_text(newer, "utf-8")
    again = stores(tmp_path)
    assert again.saves.listing() == ()
    with pytest.raises(SaveGone):
        again.saves.resume(mine)
    assert path.read_text("utf-8") == newer
    assert keys(again) == ["newer"]


def test_a_damaged_log_and_an_unknown_game_are_refused_in_a_sentence(tmp_path: Path) -> None:
    window = stores(tmp_path)
    window.saves.keep(match(3), BEGUN)
    mine = window.saves.running
    window.close()
    path = saved(tmp_path, mine)
    whole = path.read_text("utf-8")
    path.write_text(whole.replace("0 play 7S", "0 play 1S"), "utf-8")
    with pytest.raises(BadNotation, match=r"Entry 2: '1S' is not a card"):
        window.saves.resume(mine)
    path.write_text(whole.replace('"whist"', '"bridge"'), "utf-8")
    with pytest.raises(ValueError, match="There is no game 'bridge'"):
        window.saves.resume(mine)
    assert window.saves.running == ""


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        (b"", "not a transcript"),
        (b"\x00\x01\x02", "not even text"),
        (b"\xff\xfe\xff", "not even text"),
        (b"\x89PNG\r\n\x1a\n" + bytes(50), "not even text"),
        (b"x" * (LARGEST + 1), "8 MB"),
        (b"{", "not a saved match"),
        (b"{}", "not a saved match"),
        (b'{"file": "match", "version": 1, "game": 7}', "not a saved match"),
        (
            b'{"file": "match", "version": 1, "game": "whist", "edition": 1, "entries": [7]}',
            "not a saved match",
        ),
        (b'{"file": "match", "version": 99}', "newer version"),
        (b"parlour-tricks transcript 9\ngame whist", "newer version"),
        (b'{"a":' * 50_000, "not a saved match"),
    ],
)
def test_a_file_handed_in_that_is_no_match_is_refused(raw: bytes, says: str) -> None:
    with pytest.raises(BadNotation, match=says):
        transcript_from(raw, pack_of)


def test_a_transcript_redirected_by_the_shell_of_windows_is_read() -> None:
    text = write(match(3), PIQUET).replace("\n", "\r\n")
    for encoding in ("utf-16", "utf-8-sig"):
        assert transcript_from(text.encode(encoding), pack_of).entries == match(3).entries


PLAY = """
import sys
from pathlib import Path
from tests.storage.small_match import BEGUN, match, stores
window = stores(Path(sys.argv[1]))
for plays in range(1, 100_000):
    window.saves.keep(match(plays), BEGUN)
    print(plays, flush=True)
"""


@pytest.mark.parametrize("after", [0.0, 0.011, 0.023, 0.037, 0.052, 0.071, 0.093, 0.12])
def test_killing_the_program_loses_no_more_than_the_last_move(after: float, tmp_path: Path) -> None:
    command = [sys.executable, "-c", PLAY, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as player:
        assert player.stdout
        player.stdout.readline()
        time.sleep(after)
        player.kill()
        kept = [1, *map(int, player.stdout.read().split("\n")[:-1])][-1]
    window = stores(tmp_path)
    latest = window.saves.latest()
    assert latest
    log = window.saves.resume(latest.id)
    assert kept <= len(log.entries) - 1 <= kept + 1
    assert log == match(len(log.entries) - 1)
    assert keys(window) == []


DIE = """
import os, signal, sys
from pathlib import Path
from tests.storage.small_match import BEGUN, match, stores
below, step, count = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
window = stores(below)
for plays in range(1, 4):
    window.saves.keep(match(plays), BEGUN)
window.flusher.wait_for_disk()
place = os if step == "fsync" else Path
real, calls = getattr(place, step), []

def deadly(*args):
    calls.append(args)
    if len(calls) == count:
        os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
    return real(*args)

setattr(place, step, deadly)
window.saves.keep(match(4), BEGUN)
window.flusher.wait_for_disk()
print("survived")
"""


NO_FOLDERS = pytest.mark.skipif(sys.platform == "win32", reason="on Windows the disk is waited for")


@pytest.mark.parametrize(
    ("step", "count", "left"),
    [
        ("replace", 1, 3),
        ("replace", 2, 3),
        pytest.param("fsync", 1, 4, marks=NO_FOLDERS),
        pytest.param("fsync", 2, 4, marks=NO_FOLDERS),
    ],
)
def test_killing_the_program_at_any_step_of_writing_leaves_a_match(
    step: str, count: int, left: int, tmp_path: Path
) -> None:
    command = [sys.executable, "-c", DIE, str(tmp_path), step, str(count)]
    died = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert died.returncode != 0
    assert died.stdout == died.stderr == ""
    window = stores(tmp_path)
    latest = window.saves.latest()
    assert latest
    assert window.saves.resume(latest.id) == match(left)
    assert keys(window) == []
    assert window.saves.keep(match(5), BEGUN)
    assert window.saves.load(latest.id) == match(5)


def nearly_too_long() -> str:
    """Write a match by hand, so close that it is just short enough to be read, and longer as the program writes it."""
    long = replace(match(0), entries=match(0).entries * 79_000)
    plain = {"program": "parlour-tricks", "file": "match", "version": 1, **body(long, BEGUN, "", "", PIQUET)}
    text = json.dumps(plain, separators=(",", ":"))
    assert LARGEST * 0.98 < len(text) <= LARGEST
    return text


def test_what_could_not_be_read_again_takes_no_files_place(tmp_path: Path) -> None:
    text = nearly_too_long()
    path = tmp_path / "data" / "matches" / "by-hand.json"
    path.parent.mkdir(parents=True)
    path.write_text(text, "utf-8")
    window = stores(tmp_path)
    found = window.saves.resume("by-hand")
    assert not window.saves.keep(found, BEGUN)
    assert path.read_text("utf-8") == text
    assert keys(window) == ["too_large"]
    window.close()
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    assert [each.id for each in stores(tmp_path).saves.listing()] == ["by-hand"]


def test_a_match_from_elsewhere_that_could_not_be_read_again_is_refused(tmp_path: Path) -> None:
    found = transcript_from(nearly_too_long().encode(), pack_of)
    window = stores(tmp_path)
    with pytest.raises(TooMuch, match="longer than 8 MB among the saved games"):
        window.saves.adopt(found, BEGUN, "")
    assert not list((tmp_path / "data" / "matches").glob("*"))
