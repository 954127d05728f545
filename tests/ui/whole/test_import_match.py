"""A match in a file is opened by double-click or by dropping it on the window: played on, or looked at once more."""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pygame
import pytest

from game.app.application import Application
from game.app.matches import kept_as
from game.catalogue import GAMES, find, rules_for, spec_of
from game.core.record import replace
from game.core.transcript import Transcript, write
from game.session.match import AnyMatch, Match
from game.storage.stores import open_stores
from game.ui.shell.node import Role
from tests.cli.command_line import match
from tests.session.thinkers import AtOnce
from tests.ui.whole.player import control
from tests.ui.whole.running_app import SIZE, RunningApp

IDS = [game.id for game in GAMES]
BEGUN = 6
"""Entries of a match that is not over, in every game."""
A_LOOK = 0.05
"""Seconds until the screen shows what happened."""


def written(folder: Path, transcript: Transcript, name: str = "match.parlour") -> str:
    game = find(transcript.header.game)
    path = folder / name
    path.write_text(write(transcript, game.rules(game.options()).spec.pack), "utf-8")
    return str(path)


def test_a_match_is_kept_once_unless_what_is_kept_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unreadable(_match_id: str) -> Transcript:
        raise ValueError

    store, log = open_stores(tmp_path, spec_of).saves, match("ecarte", most=BEGUN)
    begun: AnyMatch = Match.restore(rules_for("ecarte", {}), log)
    first = kept_as(store, begun)
    assert first
    assert kept_as(store, begun) == first
    monkeypatch.setattr(store, "load", unreadable)
    assert kept_as(store, begun) not in ("", first)


@contextmanager
def opened(folder: Path, file: str | None) -> Iterator[RunningApp]:
    with closing(Application(folder / "home", SIZE, AtOnce(), Random(1), file)) as app:
        there = RunningApp(app)
        there.rest(A_LOOK)
        yield there


def drop(there: RunningApp, file: str) -> None:
    there.post(pygame.DROPFILE, file=file)
    there.rest(A_LOOK)


def kept(folder: Path) -> list[Path]:
    return sorted((folder / "home" / "data" / "matches").glob("*.json"))


def cards(there: RunningApp) -> int:
    return sum(node.role is Role.CARD for node in there.nodes())


def sentences(there: RunningApp) -> str:
    return " ".join(there.app.context.notices.sentences)


@pytest.mark.parametrize("game", IDS)
def test_a_match_from_a_file_lies_on_the_table(tmp_path: Path, game: str) -> None:
    with opened(tmp_path, written(tmp_path, match(game, most=BEGUN))) as there:
        assert cards(there)
        assert len(kept(tmp_path)) == 1


def test_a_finished_match_shows_how_it_ended_and_is_not_kept(tmp_path: Path) -> None:
    with opened(tmp_path, written(tmp_path, match(IDS[0]))) as there:
        assert control(there.nodes(), "again") is not None
        assert not kept(tmp_path)


def test_a_dropped_match_takes_the_place_of_the_one_being_played(tmp_path: Path) -> None:
    first, second = (written(tmp_path, match(game, most=BEGUN), game) for game in IDS[:2])
    with opened(tmp_path, first) as there:
        before = cards(there)
        drop(there, second)
        assert cards(there)
        assert before
        assert len(kept(tmp_path)) == 2
        there.press("escape")
        assert there.open


def test_the_same_file_is_the_same_match(tmp_path: Path) -> None:
    file = written(tmp_path, match(IDS[0], most=BEGUN))
    for _ in range(2):
        with opened(tmp_path, file) as there:
            drop(there, file)
    assert len(kept(tmp_path)) == 1


def test_a_match_played_on_is_taken_up_where_it_stands(tmp_path: Path) -> None:
    further = match(IDS[0], most=BEGUN + 3)
    earlier = Transcript(further.header, further.entries[:BEGUN])
    with opened(tmp_path, written(tmp_path, further)):
        whole = kept(tmp_path)[0].read_text("utf-8")
    with opened(tmp_path, written(tmp_path, earlier)):
        assert [path.read_text("utf-8") for path in kept(tmp_path)] == [whole]


@pytest.mark.skipif(not Path("/dev/fd").is_dir(), reason="the system has no pipes in folders")
def test_a_match_comes_out_of_a_pipe(tmp_path: Path) -> None:
    file = written(tmp_path, match(IDS[0], most=BEGUN))
    reading, writing = os.pipe()
    os.write(writing, Path(file).read_bytes())
    os.close(writing)
    with opened(tmp_path, f"/dev/fd/{reading}") as there:
        assert cards(there)
    os.close(reading)


def test_a_match_that_went_another_way_is_another_match(tmp_path: Path) -> None:
    for seed in (1, 2):
        with opened(tmp_path, written(tmp_path, match(IDS[0], seed, most=BEGUN))):
            pass
    assert len(kept(tmp_path)) == 2


def test_a_match_that_could_not_be_read_again_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.storage.saves.can_be_read", lambda _: False)
    with opened(tmp_path, written(tmp_path, match(IDS[0], most=BEGUN))) as there:
        assert "It would be longer than 8 MB among the saved games" in sentences(there)
        assert there.app.loop.stack.depth == 1
    assert not kept(tmp_path)


Spoil = Callable[[Path], object]


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda path: path.unlink(), "There is no such file"),
        (lambda path: path.write_text("Dear diary"), "This is not a transcript"),
        (lambda path: path.write_bytes(b"\0"), "not even text"),
        (lambda path: path.write_text(path.read_text() + "0 play KS\n* deal …\n"), "Entry"),
        (lambda path: path.write_text(path.read_text().replace("dealer ", "dealer 9")), "seats are 0 to"),
    ],
)
def test_what_is_no_match_is_refused_in_a_sentence(tmp_path: Path, spoil: Spoil, sentence: str) -> None:
    file = written(tmp_path, match(IDS[0], most=BEGUN))
    spoil(Path(file))
    with opened(tmp_path, file) as there:
        assert sentence in sentences(there)
        assert file in sentences(there)
        assert control(there.nodes(), "play") is not None
        assert not kept(tmp_path)


HEAD = "parlour-tricks transcript 1\ngame ecarte\ndealer 1\n* deal …\n"
BESIDE_THE_POINT = (
    "Entry 2 can’t be played: “say accept” is not allowed now. Only the dealer answers a proposal (§4.2)."
)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (f"{HEAD}0 say accept\n", BESIDE_THE_POINT),
        (f"{HEAD}0 say boo\n", "Nobody says “boo” in this game."),
        (f"{HEAD}0 {'word ' * 1_000_000}\n", "Line 5: It is longer than any line of a transcript."),
        (f"parlour-tricks transcript 1\ngame {'x ' * 2000}\n", "There is no game “x x"),
        ("\n" * (8 << 20), "This is not a transcript"),
    ],
    ids=["forbidden", "no word", "a million words", "no game", "nothing at length"],
)
def test_the_window_says_what_is_wrong_in_one_short_sentence(
    tmp_path: Path, text: str, sentence: str
) -> None:
    file = tmp_path / "match.parlour"
    file.write_text(text, "utf-8")
    with opened(tmp_path, str(file)) as there:
        assert sentence in sentences(there)
        assert len(sentences(there)) < 400 + len(str(file))
        assert control(there.nodes(), "play") is not None


def test_a_refused_file_leaves_the_table_as_it_is(tmp_path: Path) -> None:
    with opened(tmp_path, written(tmp_path, match(IDS[0], most=BEGUN))) as there:
        drop(there, str(tmp_path / "nowhere"))
        assert cards(there)
        assert "There is no such file" in sentences(there)


@pytest.mark.parametrize("name", ["nowhere\udcff", "nowhere\nat all", "n" * 5000])
def test_a_file_whose_name_cant_be_drawn_is_refused_in_a_sentence(tmp_path: Path, name: str) -> None:
    with opened(tmp_path, str(tmp_path / name)) as there:
        assert "nowhere" in sentences(there) or "nnn" in sentences(there)
        there.rest(A_LOOK)
        assert control(there.nodes(), "play") is not None


def test_a_player_with_an_endless_name_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = Path(written(tmp_path, match(IDS[0], most=BEGUN)))
    file.write_text(file.read_text("utf-8").replace("player 0 ", f"player 0 {'n' * 5000}"), "utf-8")
    with opened(tmp_path, str(file)) as there:
        assert "too long, or holds signs" in sentences(there)
        assert not kept(tmp_path)


@pytest.mark.parametrize("nothing", ["\u200b", "\u200d", "\ufeff", "\u2060", "\xad", "\u034f", "\U000e0001"])
def test_who_has_a_name_that_shows_nothing_has_none(tmp_path: Path, nothing: str) -> None:
    """Also in a file kept by a version that took such names: it opens again, and keeps what it holds."""
    begun = match(IDS[0], most=BEGUN)
    named = replace(begun, header=replace(begun.header, players=("You", nothing)))
    with opened(tmp_path, written(tmp_path, named)) as there:
        assert cards(there)
        assert any("Seat 1" in node.name for node in there.nodes())
    assert json.loads(kept(tmp_path)[0].read_text("utf-8"))["players"] == ["You", nothing]
    with opened(tmp_path, None) as there:
        there.press("return")
        there.rest(A_LOOK)
        assert cards(there)
