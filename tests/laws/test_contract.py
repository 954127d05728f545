"""Law: a game has all that the program asks of one, and what one lacks is said in a sentence."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.catalogue import GAMES, Game, find
from game.core.record import replace
from game.core.rules import GameRules
from tests.laws.contract import Sources, lacking_rows, lacks

EVERY = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@EVERY
def test_no_game_lacks_anything(game: Game) -> None:
    assert lacks(game, Sources()) == []


@EVERY
@pytest.mark.slow
def test_every_table_has_been_tried(game: Game) -> None:
    assert lacking_rows(game, Sources()) == []


@pytest.fixture
def copied(tmp_path: Path) -> Sources:
    """Copy what belongs to the games, to take things away from."""
    usual = Sources()
    for folder in ("words", "rules", "pictures", "posters", "sounds", "chips", "cabinet", "drills"):
        shutil.copytree(usual.assets / folder, tmp_path / folder)
    for page in usual.rules.glob("*/NOTATION.md"):
        (tmp_path / "game" / page.parent.name).mkdir(parents=True)
        shutil.copy(page, tmp_path / "game" / page.parent.name)
    for folder in ("games", "golden", "bots/decisions"):
        shutil.copytree(usual.tests / folder, tmp_path / "tests" / folder)
    for name in ("RECORD.md", "DOMINATED.md"):
        shutil.copy(usual.strength / name, tmp_path)
    return Sources(tmp_path, tmp_path / "game", tmp_path, tmp_path / "tests")


def without(path: Path, pattern: str) -> None:
    """Take what a pattern matches out of a file, where it must be."""
    text = path.read_text("utf-8")
    left = re.sub(pattern, "", text, flags=re.MULTILINE)
    assert left != text
    path.write_text(left, "utf-8")


CAPTIONS = [
    ("ecarte", "phase", "answer", "'phase.answer' of the phase 'answer'"),
    (
        "ecarte",
        "phase",
        "lead_wait",
        "'phase.lead_wait' of the phase 'lead' when another player is waited for",
    ),
    ("ecarte", "word", "propose", "'word.propose' of the word 'propose'"),
    ("gleek", "word_spoken", "vie", "'word_spoken.vie' of the word 'vie' when it is heard"),
    ("gleek", "word_means", "see", "'word_means.see' of what the word 'see' means"),
    ("imperium", "unit.blue", "other", "'unit.blue.other' of the unit 'blue'"),
    ("imperiale", "step", "point", "'step.point' of the award 'point'"),
    ("imperiale", "step_how", "tricks", "'step_how.tricks' of how the award 'tricks' is worked out"),
    ("gleek", "feat.tiddy", "how", "'feat.tiddy.how' of the feat 'tiddy'"),
    ("imperiale", "reason", "follow", "'reason.follow' of the refusal 'follow'"),
    ("gleek", "panel", "ruff_pot", "'panel.ruff_pot' of the note 'ruff_pot' of the table"),
    ("gleek", "place", "stock", "'place.stock' of the heap 'stock'"),
    ("ecarte", "option.target_score", "text", "'option.target_score.text' of the option 'target_score'"),
    ("ecarte", "option.king_marking.value", "auto", "'option.king_marking.value.auto' of the value auto of"),
    ("sheepshead", "preset.milwaukee", "name", "'preset.milwaukee.name' of the preset 'milwaukee'"),
]


@pytest.mark.parametrize(("game", "table", "key", "told"), CAPTIONS)
def test_a_missing_caption_is_named(game: str, table: str, key: str, told: str, copied: Sources) -> None:
    path = copied.assets / "words" / "en" / f"{game}.toml"
    without(path, rf"(?<=^\[{re.escape(table)}\]\n)((?:[^\[\n].*\n|\n)*?){key} = .*\n")
    (found,) = [each for each in lacks(find(game), copied) if f"'{table}.{key}'" in each]
    assert found.startswith(f"assets/words/en/{game}.toml lacks the caption {told}")


def test_a_caption_without_its_number_is_named(copied: Sources) -> None:
    without(copied.assets / "words" / "en" / "gleek.toml", r'(?<=^ruff_pot = ")\{number\} ')
    assert lacks(find("gleek"), copied) == [
        "The caption 'panel.ruff_pot' of gleek does not tell its {number}."
    ]


def test_a_meaning_that_is_too_long_for_its_button_is_named(copied: Sources) -> None:
    path = copied.assets / "words" / "en" / "gleek.toml"
    given = path.read_text("utf-8")
    path.write_text(given.replace('see = "match the bet', 'see = "match the bet whatever it may be'), "utf-8")
    (found,) = lacks(find("gleek"), copied)
    assert found == "The caption 'gleek.word_means.see' is longer than 34 letters."


@pytest.mark.parametrize(
    ("game", "gone", "told"),
    [
        ("romestecq", "pictures/romestecq.svg", "The picture assets/pictures/romestecq.svg is missing"),
        ("gleek", "posters/gleek.jpg", "The poster assets/posters/gleek.jpg is missing"),
        (
            "imperium",
            "sounds/joker.wav",
            "'turned_joker' of imperium has the sound 'joker', but assets/sounds",
        ),
        ("gleek", "rules/gleek.md", "The rules text assets/rules/gleek.md is missing."),
        (
            "sheepshead",
            "cabinet/bell_place.svg",
            "The feat 'picked' of sheepshead lacks assets/cabinet/bell_place",
        ),
        ("imperium", "chips/blue_top.svg", "The table of imperium has chips 'blue', but assets/chips"),
    ],
)
def test_a_missing_file_is_named(game: str, gone: str, told: str, copied: Sources) -> None:
    (copied.assets / gone).unlink()
    (found,) = lacks(find(game), copied)
    assert told in found


@pytest.mark.parametrize(
    ("game", "paragraph", "told"),
    [
        (
            "imperiale",
            "9.1",
            "The phase 'lead' of imperiale cites §9.1, but assets/rules/imperiale.md has no such",
        ),
        ("imperium", "9.3", "A match that is over of imperium cites §9.3"),
        ("ecarte", "10.3", "The option 'stake_multiplier' of ecarte cites §10.3"),
    ],
)
def test_a_missing_paragraph_is_named(game: str, paragraph: str, told: str, copied: Sources) -> None:
    without(copied.assets / "rules" / f"{game}.md", rf"^{re.escape(paragraph)}\s.*\n")
    assert any(each.startswith(told) for each in lacks(find(game), copied))


def test_missing_examples_of_the_notation_are_named(copied: Sources) -> None:
    without(copied.rules / "ecarte" / "NOTATION.md", r"`\d say concede`")
    without(copied.rules / "romestecq" / "NOTATION.md", r"^game romestecq\n")
    (copied.rules / "gleek" / "NOTATION.md").unlink()
    told = {game: lacks(find(game), copied) for game in ("ecarte", "romestecq", "gleek")}
    assert told == {
        "ecarte": ["game/rules/ecarte/NOTATION.md has no example of the word 'concede'."],
        "romestecq": ["game/rules/romestecq/NOTATION.md has no match as an example."],
        "gleek": ["game/rules/gleek/NOTATION.md is missing: it shows how a match is written down."],
    }


def test_what_has_not_been_recorded_is_named_with_the_job_that_records_it(copied: Sources) -> None:
    (copied.tests / "games" / "gleek.py").unlink()
    shutil.rmtree(copied.tests / "golden" / "gleek")
    (copied.tests / "bots" / "decisions" / "gleek.txt").unlink()
    assert lacks(find("gleek"), copied) == [
        "tests/games/gleek.py is missing: it says what is expected of the game, as those beside it do.",
        "tests/golden/gleek has no matches: run the job 'golden gleek'.",
        "tests/bots/decisions/gleek.txt is missing: run the job 'decisions gleek'.",
    ]


def test_what_takes_long_to_be_tried_and_mined_is_named(copied: Sources) -> None:
    for name in ("RECORD.md", "DOMINATED.md"):
        without(copied.strength / name, r"^\| gleek \| 3 \|.*\n")
    (copied.assets / "drills" / "gleek.toml").unlink()
    assert lacking_rows(find("gleek"), copied) == [
        "assets/drills/gleek.toml is missing: run the job 'problems gleek'.",
        "tests/tools/strength/RECORD.md has no row of gleek for 3: run the job 'strength'.",
        "tests/tools/strength/DOMINATED.md has no row of gleek for 3: run the module that writes it.",
    ]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda given: replace(given, length=()), "No option of gleek says how long a match is"),
        (
            lambda given: replace(given, length=("deals",)),
            "'deals' is no option of gleek, though GAME names it.",
        ),
        (lambda given: replace(given, seats=(4,)), "is for 3, a number GAME.seats lacks."),
    ],
)
def test_what_a_game_says_wrongly_is_named(
    change: Callable[[GameRules[Any, Any, Any]], object], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find("gleek")
    monkeypatch.setattr("game.rules.gleek.GAME", change(game.given))
    found = lacks(game, Sources())
    assert found
    assert all(told in each for each in found)


def test_a_missing_level_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("gleek")
    levels = {name: level for name, level in game.bots.levels.items() if name != "expert"}
    monkeypatch.setattr("game.bots.gleek.BOTS", replace(game.bots, levels=levels))
    assert lacks(game, Sources()) == ["The bots of gleek lack the level 'expert'."]


def test_a_phase_that_a_level_forgets_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("gleek")
    club = game.bots.levels["club"]
    decides = {phase: each for phase, each in club.decides.items() if phase != "ruff"}
    levels = {**game.bots.levels, "club": replace(club, decides=decides)}
    monkeypatch.setattr("game.bots.gleek.BOTS", replace(game.bots, levels=levels))
    assert lacks(game, Sources()) == [
        "The level 'club' of gleek does not say who decides in the phase 'ruff'."
    ]
