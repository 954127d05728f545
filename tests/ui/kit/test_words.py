"""Captions: every key the screens ask for is written, with the blanks it is filled with."""

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

import game
from game import wording
from game.resources import root
from game.ui.shell.action import Action
from game.wording import MissingWords, Words, load

SOURCE = Path(game.__file__).parent / "ui"
ASKED = re.compile(r'(?:\bsay|\bget)\(\s*"([a-z_]+(?:\.[a-z_0-9]+)+)"')
SUBJECTS = ("common.", "screens.", "settings.", "rules.")
CUED = re.compile(r'\bcue\(\s*"([a-z_]+)"')


@pytest.fixture(scope="module")
def words() -> Words:
    return load(root() / "words" / "en", strict=True)


def sources() -> list[tuple[str, str]]:
    return [(path.name, path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")]


def test_every_caption_asked_for_by_name_is_written(words: Words) -> None:
    missing = {
        f"{name}: {key}"
        for name, text in sources()
        for key in ASKED.findall(text)
        if key.startswith(SUBJECTS) and key not in words
    }
    assert missing == set()


def test_every_action_has_a_caption(words: Words) -> None:
    assert [action for action in Action if f"settings.action.{action}" not in words] == []


def test_every_cue_has_a_sound() -> None:
    sounds = {path.stem.rstrip("0123456789").rstrip("_") for path in (root() / "sounds").iterdir()}
    cues = {cue for _, text in sources() for cue in CUED.findall(text)}
    assert cues
    assert cues - sounds == set()


def test_a_missing_caption_shows_its_key_or_raises_when_strict() -> None:
    assert Words({}).get("a.b") == "a.b"
    with pytest.raises(MissingWords):
        Words({}, strict=True).get("a.b")
    with pytest.raises(MissingWords):
        Words({"a.b": "{who} wins"}, strict=True).get("a.b")


def test_a_subject_is_read_when_first_asked_for(tmp_path: Path) -> None:
    (tmp_path / "common.toml").write_text('yes = "Yes"\n[key]\nup = "Up"\n', encoding="utf-8")
    (tmp_path / "whist.toml").write_text('name = "Whist"\n', encoding="utf-8")
    captions = load(tmp_path, strict=True)
    assert captions.get("common.key.up") == "Up"
    (tmp_path / "common.toml").unlink()
    assert captions.get("common.yes") == "Yes"
    assert "whist.rules" not in captions
    (tmp_path / "whist.toml").unlink()
    assert sorted(captions) == ["common.key.up", "common.yes", "whist.name"]


def test_subjects_may_be_read_before_they_are_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "whist.toml"
    path.write_text('name = "Whist"\n', encoding="utf-8")
    captions = load(tmp_path)
    captions.read(("whist", "euchre"))
    path.unlink()
    assert captions.get("whist.name") == "Whist"


class Meanwhile(str):
    """A key that is looked at while another thread reads a subject."""

    __slots__ = ("read",)

    read: Callable[[], None]

    def startswith(self, *prefix: Any) -> bool:
        self.read()
        return super().startswith(*prefix)


def test_a_caption_that_is_not_there_is_looked_for_once_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for subject in ("common", "other"):
        (tmp_path / f"{subject}.toml").write_text('yes = "Yes"', encoding="utf-8")
    words, asked = load(tmp_path), list[str]()
    read = wording.read_captions

    def noted(subject: str, paths: Iterable[Path]) -> dict[str, str]:
        asked.append(subject)
        return read(subject, paths)

    monkeypatch.setattr(wording, "read_captions", noted)
    assert ["common.no" in words, "common.no" in words, "nowhere.no" in words] == [False] * 3
    assert words.get("common.yes") == "Yes"
    assert asked == ["common"]


def test_keys_are_listed_while_another_thread_reads_another_subject(tmp_path: Path) -> None:
    (tmp_path / "whist.toml").write_text('name = "Whist"\n', encoding="utf-8")
    key = Meanwhile("euchre.name")
    captions = Words({key: "Euchre"}, subjects={"whist": (tmp_path / "whist.toml",)})
    key.read = lambda: captions.read(("whist",))
    assert captions.of("euchre") == ("euchre.name",)
    assert not captions.subjects


class Overtaken(dict[str, str]):
    """Captions of which another thread has read the rest as soon as one has been looked for in vain."""

    words: Words

    def get(self, key: str, default: Any = None) -> Any:
        found = super().get(key, default)
        self.words.read(self.words.subjects)
        return found


def test_a_caption_is_found_that_another_thread_reads_at_the_same_moment(tmp_path: Path) -> None:
    (tmp_path / "whist.toml").write_text('name = "Whist"\n', encoding="utf-8")
    words, captions = load(tmp_path), Overtaken()
    captions.words, words._captions = words, captions  # noqa: SLF001 - no thread is late at will
    assert words.get("whist.name") == "Whist"


def test_signs_in_capitals_are_left_to_the_typesetter() -> None:
    assert Words({"a": "{who} leads {S}"}, strict=True).get("a", who="Colette") == "Colette leads {S}"
