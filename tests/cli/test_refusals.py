"""What makes no sense is refused in one sentence with exit status 2, and never with a traceback."""

import tracemalloc
from pathlib import Path
from random import Random

import pytest

from tests.cli.command_line import call, process, text

HEAD = "parlour-tricks transcript 1\ngame ecarte\ndealer 1\n"
DEAL = "* deal …\n"

BAD = {
    b"": "not a transcript",
    b"\n\n# only a remark\n": "not a transcript",
    b"\x00\x01\x02\x03": "not even text",
    b"\xff\xfe\x00\xd8": "not even text",
    b"MZ\x90\x00": "not even text",
    b"parlour-tricks transcript 1\n": "does not say which game",
    b"parlour-tricks transcript 2\ngame ecarte\n": "newer version",
    b"parlour-tricks transcript 1\ngame bridge\n": "no game 'bridge'",
    b"parlour-tricks transcript 1\ngame ../../etc\n": "no game '../../etc'",
    b"parlour-tricks transcript 1\ngame ecarte\ngame ecarte\n": "Line 3: 'game' is stated twice",
    b"parlour-tricks transcript 1\ngame ecarte\nedition 99\n": "edition 99",
    b"parlour-tricks transcript 1\ngame ecarte\nedition x\n": "'edition x'",
    b"parlour-tricks transcript 1\ngame ecarte\noption speed 7\n": "no option 'speed'",
    b"parlour-tricks transcript 1\ngame ecarte\noption must_trump perhaps\n": "can't be 'perhaps'",
    b"parlour-tricks transcript 1\ngame ecarte\ndealer 2\n": "The dealer is seat 2",
    b"parlour-tricks transcript 1\ngame ecarte\nplayer 0 A\nplayer 1 B\nplayer 2 C\n": "Seat 2 is named",
    b"parlour-tricks transcript 1\ngame ecarte\nplayer 0 A\nplayer 7 B\n": "Seat 7 is named",
    b"parlour-tricks transcript 1\ngame ecarte\nplayer 1 B\n": "Seat 0 has no player",
    b"parlour-tricks transcript 0\ngame ecarte\n": "the first line must be",
    b"parlour-tricks transcript x\ngame ecarte\n": "the first line must be",
    b"parlour-tricks transcriptX 1\ngame ecarte\n": "the first line must be",
    b"parlour-tricks transcript 1\ngame ecarte\nundone 1 x 3\n": "Line 3: 'undone 1 x 3'",
    b"parlour-tricks transcript 1\ngame ecarte\ndate yesterday\n": "Line 3: 'date yesterday'",
    b"parlour-tricks transcript 1\ngame imperium\noption first_dealer seat1\ndealer 0\n": "lets seat 1 deal",
    f"{HEAD}* deal KS\n".encode(): "Line 4: The deal names 1 cards",
    f"{HEAD}* deal KS KS …\n".encode(): "Line 4: A card is named twice",
    f"{HEAD}{DEAL}0 fly 7S\n".encode(): "Line 5: 'fly 7S' is not a move",
    f"{HEAD}{DEAL}0\n".encode(): "Line 5: ",
    f"{HEAD}{DEAL}nobody play 7S\n".encode(): "Line 5: 'nobody play 7S' does not begin",
    f"{HEAD}{DEAL}0 play 7X\n".encode(): "Line 5: '7X' is not a card",
    f"{HEAD}{DEAL}# why not\n\n0 play KC\n".encode(): "Line 7: 'play KC' is not allowed",
    f"{HEAD}{DEAL}1 say stand\n".encode(): "Line 5: It is not the turn of seat 1",
    f"{HEAD}{DEAL}7 say stand\n".encode(): "Line 5: It is not the turn of seat 7",
    f"{HEAD}{DEAL}{DEAL}".encode(): "Line 5: ",
    f"{HEAD}* say stand\n".encode(): "Line 4: The cards must be dealt now",
    f"{HEAD}0 {DEAL[2:]}".encode(): "Line 4: ",
    f"{HEAD}{DEAL}0 say vie {'9' * 5000}\n".encode(): "",
    f"{HEAD}edition {'9' * 5000}\n".encode(): "",
    f"{HEAD}{DEAL}{'9' * 6000} say stand\n".encode(): "",
    f"{HEAD}{DEAL}0 {'long ' * 1000}\n".encode(): "is not a move",
    f"{HEAD}{DEAL}0 {'long ' * 1_000_000}\n".encode(): "Line 5: It is longer than any line",
    b"\n" * (8 << 20): "not a transcript",
    f"{HEAD}{DEAL}0 say nonsense\n".encode(): "Line 5: Nobody says 'nonsense' in this game.",
    f"{HEAD}{DEAL}0 say stand 4\n".encode(): "Line 5: 'stand' is said without a number.",
    b"{": "not a saved match",
    b'{"file": "match", "version": 1}': "not a saved match",
    b'{"file": "settings", "version": 1}': "not a saved match",
    b'{"file": "match", "version": 1, "game": "ecarte", "edition": 1, "dealer": -1, "entries": []}': "not a saved match, or it is damaged",
    b'{"file": "match", "version": 1, "game": "ecarte", "edition": 1, "options": [], "entries": []}': "not a",
    b'{"file": "match", "version": 1, "game": "ecarte", "edition": 1, "entries": ["0 play KS"]}': "Entry 1",
    b'{"file": "match", "version": 1, "game": "ecarte", "edition": 1, "entries": ["0 play"]}': "Entry 1",
    b'{"file": "match", "version": 1, "game": "ecarte", "edition": 1, "players": ["A\\tda"], "entries": []}': "A name",
    b'{"file": "match", "version": 1, "game": "ecarte", "edition": 1, "players": [7], "entries": []}': "damaged",
    b'{"file": "match", "version": 7}': "newer version",
    b"[" * 200_000: "",
    b'{"a":' * 200_000: "not a saved match",
    b"x" * (9 << 20): "8 MB",
}


def one_sentence(error: str) -> bool:
    """Tell whether there is exactly one line, not too long, by the program's name."""
    return (
        error.startswith("parlour-tricks: ")
        and error.endswith("\n")
        and error.count("\n") == 1
        and len(error) < 300
    )


@pytest.mark.parametrize("command", ["replay", "legal"])
@pytest.mark.parametrize("raw", BAD, ids=lambda raw: str(raw[:40]))
def test_a_file_that_makes_no_sense(
    command: str, raw: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad"
    file.write_bytes(raw)
    assert call(command, str(file), "--json") == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert one_sentence(printed.err), printed.err
    assert BAD[raw] in printed.err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["fly"], "There is no command 'fly'; there are"),
        (["--fly"], "unrecognized arguments"),
        (["replay"], "required: FILE"),
        (["replay", ""], "FILE: '' names nothing"),
        (["progress", "export", ""], "FILE: '' names nothing"),
        (["games", "--data-dir", ""], "--data-dir: '' names nothing"),
        (["simulate", "ecarte", "--seats", "club,club", "--keep", ""], "--keep: '' names nothing"),
        (["replay", "no such file"], "can't be read"),
        (["replay", "."], "can't be read"),
        (["replay", "a\0b"], "can't be read"),
        (["replay", "-", "--seat", "-1"], "-"),
        (["replay", "-", "--seat", "x"], "not a whole number"),
        (["replay", "-", "--seat", "9" * 5000], "not a whole number"),
        (["legal", "-", "-"], "unrecognized arguments"),
        (["simulate", "ecarte"], "--seats"),
        (["simulate", "bridge", "--seats", "club,club"], "no game 'bridge'"),
        (["simulate", "ecarte", "--seats", "club"], "2 seats"),
        (["simulate", "ecarte", "--seats", "club,mistress"], "no level 'mistress'"),
        (["simulate", "ecarte", "--tournament", "club"], "two or more different levels"),
        (["simulate", "ecarte", "--tournament", "club,novice,club"], "two or more different levels"),
        (["simulate", "ecarte", "--tournament", "club,mistress"], "no level 'mistress'"),
        (["simulate", "ecarte", "--tournament", "club,novice", "--seats", "club,club"], "not allowed with"),
        (["simulate", "ecarte", "--seats", "club,club", "--keep", "."], "can't be read"),
        (["simulate", "ecarte", "--seats", "club,club", "--keep", "a\0b"], "can't be read"),
        (["simulate", "ecarte", "--seats", "club,club", "--keep", "no such folder\0/file"], "can't be read"),
        (["simulate", "ecarte", "--seats", "club,club", "--deals", "0"], "not a whole number"),
        (
            ["simulate", "ecarte", "--seats", "club,club", "--deals", "1", "--matches", "1"],
            "not allowed with",
        ),
        (["simulate", "ecarte", "--seats", "club,club", "--option", "x"], "not an option"),
        (["simulate", "ecarte", "--seats", "club,club", "--option", "x=1"], "no option 'x'"),
        (["simulate", "ecarte", "--seats", "club,club", "--option", "target_score=6"], "can't be '6'"),
        (["simulate", "ecarte", "--seats", "club,club", "--preset", "x"], "no preset 'x'"),
    ],
)
def test_a_command_that_makes_no_sense(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call(*words) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert one_sentence(printed.err), printed.err
    assert says.lower() in printed.err.lower()


def test_a_seat_there_is_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.txt"
    file.write_text(HEAD + DEAL, "utf-8")
    assert call("replay", str(file), "--seat", "2") == 2
    assert "no seat 2; the seats are 0 to 1" in capsys.readouterr().err


@pytest.mark.parametrize("game_id", ["ecarte", "imperium"])
def test_a_transcript_with_any_byte_wrong_is_told_or_refused(
    game_id: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    dice, file = Random(3), tmp_path / "match.txt"
    whole = text(game_id, most=30).encode()
    for _ in range(150):
        spoilt = bytearray(whole)
        for _ in range(dice.randint(1, 3)):
            spoilt[dice.randrange(len(spoilt))] = dice.randrange(256)
        file.write_bytes(spoilt[: dice.choice([len(spoilt), dice.randrange(len(spoilt))])])
        status = call("replay", str(file), "--json")
        error = capsys.readouterr().err
        assert (status, error) == (0, "") or (status == 2 and one_sentence(error)), error


def test_a_process_says_it_on_stderr_and_exits_with_2() -> None:
    done = process("replay", "-", "--json", given=b"\x89PNG\r\n\x1a\n\x00")
    assert (done.returncode, done.stdout) == (2, b"")
    assert one_sentence(done.stderr.decode())


def test_a_file_that_is_too_long_is_not_even_begun(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "huge"
    with file.open("wb") as out:
        out.truncate(1 << 30)
    tracemalloc.start()
    assert call("replay", str(file)) == 2
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert "8 MB" in capsys.readouterr().err
    assert peak < 1 << 20


@pytest.mark.parametrize(("seats", "hint"), [(3, True), (7, True), (2, False), (8, False)])
def test_a_table_of_another_size_is_named_with_the_house_rule_that_lays_it(
    seats: int, hint: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call("simulate", "sheepshead", "--seats", ",".join(["club"] * seats)) == 2
    told = capsys.readouterr().err
    assert f"but --seats names {seats}." in told
    assert (f"Add --option players={seats}." in told) == hint
