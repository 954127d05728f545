"""The notation is documented, and what the document shows is true."""

import re
from pathlib import Path

import pytest

from game.catalogue import GAMES, find
from tests.cli.command_line import ROOT, call, objects

PAGE = (ROOT / "game" / "core" / "NOTATION.md").read_text("utf-8")
CHAPTERS = {
    path.parent.name: path.read_text("utf-8") for path in (ROOT / "game" / "rules").glob("*/NOTATION.md")
}
EXAMPLES = [
    example
    for page in (PAGE, *CHAPTERS.values())
    for example in re.findall(r"```\n(parlour-tricks transcript .*?)```", page, re.DOTALL)
]


@pytest.mark.parametrize("game_id", [game.id for game in GAMES])
def test_every_word_of_every_game_has_an_example(game_id: str) -> None:
    game, page = find(game_id), CHAPTERS[game_id]
    for word in game.rules(game.options()).spec.words:
        assert re.search(rf"`\d say {word}\b", page), word
    assert any(f"\ngame {game_id}\n" in example for example in EXAMPLES)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.split()[4])
def test_the_examples_can_be_played(example: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "example.txt"
    file.write_text(example, "utf-8")
    status = call("replay", str(file), "--json")
    told = capsys.readouterr()
    assert status == 0, told.err
    entries = [line for line in example.splitlines() if re.match(r"[*\d]", line)]
    assert len(objects(told.out)) == len(entries)


def test_the_object_shown_is_the_one_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = re.findall(r"```json\n(.*?)\n```", PAGE, re.DOTALL)
    file = tmp_path / "example.txt"
    file.write_text(next(each for each in EXAMPLES if "game ecarte" in each), "utf-8")
    call("replay", str(file), "--json")
    printed = capsys.readouterr().out.splitlines()
    assert len(shown) == 1
    assert shown[0] in printed


@pytest.mark.parametrize(
    ("lines", "dealer"),
    [
        ("", 0),
        ("dealer 1\n", 1),
        ("option first_dealer seat1\n", 1),
        ("option first_dealer seat1\ndealer 1\n", 1),
        ("option first_dealer seat0\n", 0),
        ("option first_dealer random\ndealer 1\n", 1),
    ],
)
def test_who_deals_first_is_stated_or_follows_from_the_house_rule(
    lines: str, dealer: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.txt"
    file.write_text(f"parlour-tricks transcript 1\ngame imperium\n{lines}* deal …\n", "utf-8")
    assert call("replay", str(file)) == 0
    assert f"Deal 1: Seat {dealer} deals." in capsys.readouterr().out


def test_players_are_named_by_the_seat_their_line_states(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.txt"
    file.write_text(
        "parlour-tricks transcript 1\ngame ecarte\nplayer 1 Ada, club\nplayer 0 Ben\ndealer 1\n* deal …\n",
        "utf-8",
    )
    assert call("replay", str(file)) == 0
    assert "Deal 1: Ada deals." in capsys.readouterr().out
