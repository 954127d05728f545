"""Files damaged in meaning: what can't be true is set aside with a sentence, and nothing else suffers from it."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core.cards import BadNotation
from game.core.record import replace
from game.storage.match_file import LARGEST, fit_to_keep
from game.storage.notices import Notice
from game.storage.settings import DEFAULTS
from tests.storage.small_match import BEGUN, HEADER, keys, match, stores

Damage = Callable[[dict[str, Any]], object]

HUGE = 10**30
DAMAGES: dict[str, Damage] = {
    "no entries": lambda plain: plain.pop("entries"),
    "entries that are one text": lambda plain: plain.update(entries="0 play 7S"),
    "an entry that is a number": lambda plain: plain["entries"].append(7),
    "an endless entry": lambda plain: plain["entries"].append("0 " * 5000),
    "no game": lambda plain: plain.pop("game"),
    "a game with a path for a name": lambda plain: plain.update(game="../../etc"),
    "a game that is a list": lambda plain: plain.update(game=["whist"]),
    "an edition no number holds": lambda plain: plain.update(edition=HUGE),
    "no score": lambda plain: plain.pop("score"),
    "a score without seats": lambda plain: plain["score"].update(holdings=[]),
    "a seat too few": lambda plain: plain["score"]["holdings"].pop(),
    "a unit too many": lambda plain: plain["score"]["holdings"][0].append(1),
    "a holding no number holds": lambda plain: plain["score"]["holdings"][0].__setitem__(0, HUGE),
    "a holding with a fraction": lambda plain: plain["score"]["holdings"][0].__setitem__(0, 0.5),
    "deals no number holds": lambda plain: plain["score"].update(deals=HUGE),
    "deals before the first": lambda plain: plain["score"].update(deals=-1),
    "over by word": lambda plain: plain["score"].update(over="yes"),
    "a dealer at no seat": lambda plain: plain.update(dealer=2),
    "a dealer no index holds": lambda plain: plain.update(dealer=HUGE),
    "a dealer that is true": lambda plain: plain.update(dealer=True),
    "more players than seats": lambda plain: plain.update(players=["You", "Ada", "Ben"]),
    "a million players": lambda plain: plain.update(players=["You"] * 1_000_000),
    "a player with a NUL": lambda plain: plain.update(players=["You\0", "Ada, club"]),
    "a player with a lone surrogate": lambda plain: plain.update(players=["You\ud800", "Ada, club"]),
    "a player on two lines": lambda plain: plain.update(players=["You\nYou", "Ada, club"]),
    "a player of 5,000 letters": lambda plain: plain.update(players=["Y" * 5000, "Ada, club"]),
    "a name with a lone surrogate": lambda plain: plain.update(name="\udfff"),
    "a name of 5,000 letters": lambda plain: plain.update(name="W" * 5000),
    "a moment that is a number": lambda plain: plain.update(kept=7),
    "options that are a list": lambda plain: plain.update(options=["must_trump"]),
    "an option that is a table": lambda plain: plain.update(options={"must_trump": {}}),
    "an option no number holds": lambda plain: plain.update(options={"target": HUGE}),
    "an option that is nothing": lambda plain: plain.update(options={"target": None}),
    "deals undone by name": lambda plain: plain.update(undone=["3"]),
    "deals undone no number holds": lambda plain: plain.update(undone=[HUGE]),
    "a version before the first": lambda plain: plain.update(version=0),
    "a version that is true": lambda plain: plain.update(version=True),
}


def file_of(below: Path, match_id: str) -> Path:
    return below / "data" / "matches" / f"{match_id}.json"


def two_matches(below: Path) -> tuple[str, str]:
    """Keep two matches, and give their ids."""
    window, ids = stores(below), []
    for plays in (3, 4):
        window.saves.keep(match(plays, cut=plays - 3), BEGUN)
        ids.append(window.saves.running)
        window.saves.leave()
    window.close()
    return ids[0], ids[1]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_match_is_set_aside_and_the_other_offered(damage: str, tmp_path: Path) -> None:
    well, spoilt = two_matches(tmp_path)
    path = file_of(tmp_path, spoilt)
    plain = json.loads(path.read_text("utf-8"))
    DAMAGES[damage](plain)
    text = json.dumps(plain)
    path.write_text(text, "utf-8")
    again = stores(tmp_path)
    latest = again.saves.latest()
    assert latest
    assert latest.id == well
    assert [each.id for each in again.saves.listing()] == [well]
    assert again.notices.drain() == (Notice("set_aside", path.name, f"{path.name}.unreadable-1"),)
    assert path.with_name(f"{path.name}.unreadable-1").read_text("utf-8") == text
    assert again.saves.resume(well) == match(3)


def test_a_damaged_match_has_a_backup(tmp_path: Path) -> None:
    window = stores(tmp_path)
    window.saves.keep(match(3), BEGUN)
    window.flusher.wait_for_disk()
    window.saves.keep(match(4), BEGUN)
    mine = window.saves.running
    window.close()
    path = file_of(tmp_path, mine)
    plain = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**plain, "entries": None}), "utf-8")
    again = stores(tmp_path)
    assert again.saves.resume(mine) == match(3)
    assert keys(again) == ["from_backup"]


@pytest.mark.parametrize(
    "changed", [{"game": "bridge"}, {"edition": 2, "score": {"holdings": [[1]], "deals": 1, "over": False}}]
)
def test_a_match_of_another_edition_stays_in_the_list_and_is_not_offered(
    changed: dict[str, object], tmp_path: Path
) -> None:
    well, other = two_matches(tmp_path)
    path = file_of(tmp_path, other)
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), **changed}), "utf-8")
    again = stores(tmp_path)
    assert {each.id: each.known for each in again.saves.listing()} == {well: True, other: False}
    latest = again.saves.latest()
    assert latest
    assert latest.id == well
    assert keys(again) == []
    assert path.exists()


def test_what_could_not_be_taken_up_is_not_offered_again(tmp_path: Path) -> None:
    well, other = two_matches(tmp_path)
    window = stores(tmp_path)
    for wanted in (other, well):
        latest = window.saves.latest()
        assert latest
        assert latest.id == wanted
        window.saves.skip(wanted)
    assert window.saves.latest() is None
    assert len(window.saves.listing()) == 2


@pytest.mark.parametrize("huge", [b" " * (LARGEST + 1), b"[" * LARGEST])
def test_a_huge_file_is_not_even_read(huge: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    well, spoilt = two_matches(tmp_path)
    path = file_of(tmp_path, spoilt)
    path.write_bytes(huge + b" ")
    read = Path.read_text

    def seen(self: Path, encoding: str | None = None) -> str:
        assert self != path
        return read(self, encoding)

    monkeypatch.setattr(Path, "read_text", seen)
    again = stores(tmp_path)
    assert [each.id for each in again.saves.listing()] == [well]
    assert keys(again) == ["set_aside"]
    assert path.with_name(f"{path.name}.unreadable-1").stat().st_size == len(huge) + 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes in folders")
def test_a_pipe_in_the_folder_is_left_alone(tmp_path: Path) -> None:
    well, _ = two_matches(tmp_path)
    os.mkfifo(file_of(tmp_path, "pipe"))
    again = stores(tmp_path)
    assert well in {each.id for each in again.saves.listing()}
    assert keys(again) == ["out_of_reach"]


SETTINGS: dict[str, str] = {
    "a language of 5,000 letters": f'"language": "{"e" * 5000}"',
    "a language that leads elsewhere": '"language": "../../en"',
    "a size that is no number": '"text_scale": NaN',
    "a size beyond all numbers": '"card_size": 1e999',
    "a volume no number holds": f'"effects_volume": {HUGE}',
    "a window beyond all desktops": '"window": {"x": 0, "y": 0, "width": 1e9, "height": 700}',
    "a window no number holds": f'"window": {{"x": {HUGE}, "y": 0, "width": 1000, "height": 700}}',
    "a back with a path for a name": '"back": "../title"',
    "a set-up that is nested deep": '"last_setup": {"ecarte": ' + "[" * 400 + "]" * 400 + "}",
    "a set-up with a NUL": '"last_setup": {"ecarte": "\\u0000"}',
    "a set-up with a lone surrogate": '"last_setup": {"ecarte": "\\ud800"}',
    "a key with a lone surrogate": '"keys": {"undo": ["\\ud800"]}',
    "a thousand keys": f'"keys": {{"undo": {json.dumps(["u"] * 1000)}}}',
    "something unknown that can't be written": '"weather": "\\ud800"',
}


@pytest.mark.parametrize("damage", SETTINGS)
def test_a_damaged_setting_has_its_default_and_the_others_survive(damage: str, tmp_path: Path) -> None:
    path = tmp_path / "config" / "settings.json"
    path.parent.mkdir()
    path.write_text(f'{{"file": "settings", "version": 1, "mute": true, {SETTINGS[damage]}}}', "utf-8")
    window = stores(tmp_path)
    assert window.settings.load() == replace(DEFAULTS, mute=True)
    assert keys(window) == ["odd_settings"]
    assert window.settings.save(window.settings.load())


def test_settings_nested_without_end_are_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "config" / "settings.json"
    path.parent.mkdir()
    path.write_text('{"file": "settings", "version": 1, "last_setup": ' + '{"a":' * 100_000, "utf-8")
    window = stores(tmp_path)
    assert window.settings.load() == DEFAULTS
    assert keys(window) == ["set_aside"]


@pytest.mark.parametrize("name", ["W" * 5000, "Ada\0", "Ada\ud800", "Ada\nclub"])
def test_a_header_that_no_file_of_ours_can_hold_is_refused(name: str) -> None:
    assert fit_to_keep(HEADER) == HEADER
    with pytest.raises(BadNotation, match="too long, or holds signs"):
        fit_to_keep(replace(HEADER, players=("You", name)))
