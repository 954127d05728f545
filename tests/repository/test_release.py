"""A release is refused, in a sentence that says what to do, until everything agrees; then the commit gets its tag."""

import subprocess
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest

import release

HOME = "https://forge.example/cards/parlour-tricks"
GOLDEN = "parlour-tricks transcript 1\ngame whist\nedition 1\n"


class Checkout:
    """A repository of this test's own, in which everything agrees on 1.2.0."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.git("init", "--quiet", "--initial-branch", "main")
        self.write("pyproject.toml", f'[project]\nurls = {{ Homepage = "{HOME}" }}\n')
        self.write("tests/golden/whist/1.txt", GOLDEN)
        self.write("tests/golden/whist/1.story", "0 play KS\n")
        self.write("game/__init__.py", '__version__ = "1.1.0"\n')
        self.commit()
        self.git("tag", "v1.1.0")
        self.write("game/__init__.py", '__version__ = "1.2.0"\n')
        self.changelog("1.2.0")
        self.commit()

    def git(self, *words: str) -> str:
        who = ["-c", "user.name=Somebody", "-c", "user.email=somebody@forge.example"]
        done = subprocess.run(
            ["git", *who, *words], cwd=self.folder, capture_output=True, text=True, check=True
        )
        return done.stdout.strip()

    def write(self, name: str, text: str) -> None:
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / name).write_text(text, "utf-8")

    def changelog(self, version: str, day: str = "2026-01-02", waiting: str = "") -> None:
        told = f"# Changelog\n\n## Unreleased\n\n{waiting}\n## {version} – {day}\n\n- A king more.\n"
        self.write("CHANGELOG.md", f"{told}\n## 1.1.0 – 2025-01-01\n\n- A king.\n")

    def commit(self) -> None:
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "Do something")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    for whose in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{whose}_NAME", "Somebody")
        monkeypatch.setenv(f"GIT_{whose}_EMAIL", "somebody@forge.example")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(release, "replay", lambda: True)
    return Checkout(tmp_path)


def test_where_everything_agrees_the_commit_gets_its_tag(
    checkout: Checkout, capsys: pytest.CaptureFixture[str]
) -> None:
    assert release.main([]) == 0
    assert checkout.git("describe", "--exact-match") == "v1.2.0"
    assert "git push origin v1.2.0" in capsys.readouterr().out
    assert release.main(["--check"]) == 0


def _tagged(checkout: Checkout) -> None:
    checkout.git("tag", "v1.2.0")
    checkout.write("more.txt", "")
    checkout.commit()


def _lower(checkout: Checkout) -> None:
    checkout.write("game/__init__.py", '__version__ = "1.0.9"\n')
    checkout.changelog("1.0.9")
    checkout.commit()


def _unfit(checkout: Checkout) -> None:
    checkout.write("game/__init__.py", '__version__ = "1.2b"\n')
    checkout.changelog("1.2b")
    checkout.commit()


def _logged(version: str, **more: str) -> Callable[[Checkout], None]:
    def log(checkout: Checkout) -> None:
        checkout.changelog(version, **more)
        checkout.commit()

    return log


def _silent(checkout: Checkout) -> None:
    checkout.write(
        "CHANGELOG.md", "## Unreleased\n\n## 1.2.0 – 2026-01-02\n\n## 1.1.0 – 2025-01-01\n\n- A king.\n"
    )
    checkout.commit()


def _without_a_place_for_changes(checkout: Checkout) -> None:
    checkout.write("CHANGELOG.md", "## 1.2.0 – 2026-01-02\n\n- A king more.\n")
    checkout.commit()


def _recorded_anew(checkout: Checkout) -> None:
    checkout.write("tests/golden/whist/1.story", "0 play QS\n")
    checkout.commit()


def _moved(checkout: Checkout) -> None:
    checkout.git("remote", "add", "origin", "git@forge.example:other/parlour-tricks.git")


def _translated(checkout: Checkout) -> None:
    for language, words in {"en": 'name = "Whist"', "xx": 'name = "Whist!"'}.items():
        checkout.write(f"assets/words/{language}/language.toml", 'offered = true\nforms = ""\n')
        checkout.write(f"assets/words/{language}/whist.toml", f"{words}\n")
    checkout.commit()


TOMORROW = (release.today() + timedelta(days=1)).isoformat()


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda checkout: checkout.write("notes.txt", ""), "not committed (1 files, as notes.txt)"),
        (lambda checkout: checkout.write("CHANGELOG.md", "## Unreleased\n"), "not committed"),
        (_moved, "this repository is https://forge.example/other/parlour-tricks"),
        (_tagged, "There is a release v1.2.0 already"),
        (_lower, "1.0.9 is not above v1.1.0"),
        (_unfit, "must be three numbers"),
        (_logged("1.3.0"), "The newest release in CHANGELOG.md is '1.3.0', but the version is 1.2.0"),
        (_logged("1.2.0", waiting="- A queen.\n"), "still calls changes unreleased"),
        (_logged("1.2.0", day="2026-02-30"), "dates 1.2.0 '2026-02-30'"),
        (_logged("1.2.0", day=TOMORROW), "a day up to today"),
        (_silent, "says nothing of 1.2.0"),
        (_translated, "In xx, 1 texts were made from another English, as whist.name"),
        (_without_a_place_for_changes, "must begin with a section Unreleased"),
        (
            _recorded_anew,
            "golden matches of whist were recorded anew since v1.1.0, but its edition is still 1",
        ),
    ],
)
def test_what_does_not_agree_is_told(
    checkout: Checkout,
    spoil: Callable[[Checkout], None],
    sentence: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    spoil(checkout)
    assert release.main([]) == 1
    assert sentence in capsys.readouterr().err
    assert "v1.2.0" not in checkout.git("tag", "--points-at", "HEAD")


def test_golden_matches_that_do_not_replay(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(release, "replay", lambda: False)
    assert release.main([]) == 1
    assert "don't replay" in capsys.readouterr().err


def test_a_new_edition_may_have_new_golden_matches(checkout: Checkout) -> None:
    checkout.write("tests/golden/whist/1.txt", GOLDEN.replace("edition 1", "edition 2"))
    checkout.write("tests/golden/whist/1.story", "0 play QS\n")
    checkout.write("tests/golden/ombre/1.txt", GOLDEN)
    checkout.commit()
    assert release.main([]) == 0


def test_the_workflow_wants_the_tag_to_be_there(
    checkout: Checkout, capsys: pytest.CaptureFixture[str]
) -> None:
    assert release.main(["--check"]) == 1
    assert "has no tag v1.2.0" in capsys.readouterr().err


@pytest.mark.parametrize("origin", [HOME, f"{HOME}.git", "git@forge.example:cards/parlour-tricks.git"])
def test_an_origin_that_is_the_home_page(checkout: Checkout, origin: str) -> None:
    checkout.git("remote", "add", "origin", origin)
    assert release.main([]) == 0


def test_words_nobody_knows(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["--force"]) == 2
    assert "build/run.py release" in capsys.readouterr().err
