"""The repository keeps the shape and the manners that CONTRIBUTING.md promises."""

import ast
import re
import subprocess

import pytest

from tests.repository import tracked

TOP = {
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "README.md",
    "assets",
    "build",
    "game",
    "pyproject.toml",
    "tests",
}
DOTFILES = {".ci", ".editorconfig", ".gitattributes", ".github", ".gitignore", ".pre-commit-config.yaml"}
MOST_LINES = 600
MACHINE = re.compile(r"/(?:work|root|opt)/|[A-Z]:\\Users\\")
HOSTS = re.compile(r"\b(?:pypi[.]org|pythonhosted[.]org|npmjs[.](?:org|com)|deb[.]debian[.]org)\b")
WORDS = re.compile(r"\b(?:[Hh]elpe[r]s?|[Aa]gen[t]s?|A[I]|TO[D]O|FIX[M]E|XX[X])\b")
SILENCED = re.compile(r"#\s*(?:noqa|type:\s*ignore|pragma)\b(?P<rest>.*)")
EXPLAINED = re.compile(r": [A-Z]+\d+(?:, ?[A-Z]+\d+)*(?: - |  )\S+ \S+|\[[\w,-]+\]\s+# \S+ \S+")


def test_top_level_holds_what_is_allowed() -> None:
    assert {name.split("/")[0] for name in tracked.files()} == TOP | DOTFILES


def test_build_is_no_package() -> None:
    assert "build/__init__.py" not in tracked.files()  # it would hide the packaging tool of that name


@pytest.mark.parametrize("pattern", [MACHINE, HOSTS, WORDS], ids=["machine paths", "registries", "words"])
def test_no_file_contains(pattern: re.Pattern[str]) -> None:
    found = [
        f"{name}:{number}: {line.strip()[:120]}"
        for name in tracked.files()
        if pattern.search(tracked.text(name))
        for number, line in enumerate(tracked.text(name).splitlines(), 1)
        if pattern.search(line)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (MACHINE, "see /ro" + "ot/notes"),
        (HOSTS, "https://pypi." + "org/simple"),
        (WORDS, "# TO" + "DO later"),
        (WORDS, "class of hel" + "pers"),
    ],
)
def test_the_patterns_find_what_they_are_for(pattern: re.Pattern[str], line: str) -> None:
    assert pattern.search(line)


def test_no_source_is_too_long() -> None:
    long = {name: tracked.text(name).count("\n") for name in tracked.sources()}
    assert {name: lines for name, lines in long.items() if lines > MOST_LINES} == {}


def test_every_module_opens_with_a_sentence() -> None:
    written = [name for name in tracked.sources() if tracked.text(name)]
    assert [name for name in written if not opens_with_a_sentence(name)] == []


def opens_with_a_sentence(name: str) -> bool:
    first, *_ = (ast.get_docstring(ast.parse(tracked.text(name))) or " ").split("\n")
    return (first[0].isupper() or first[0] in "`§") and first[-1] in ".:"


def test_every_silenced_warning_gives_its_reason() -> None:
    bare = [
        f"{name}:{number}"
        for name in tracked.sources()
        if name != "tests/repository/test_layout.py"
        for number, line in enumerate(tracked.text(name).splitlines(), 1)
        if (silenced := SILENCED.search(line)) and not EXPLAINED.match(silenced["rest"])
    ]
    assert bare == []


def test_scripts_may_be_started() -> None:
    listing = subprocess.run(
        ["git", "ls-files", "-s", ".ci/run", "build/run.py"],
        cwd=tracked.ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert [line.split()[0] for line in listing.stdout.splitlines()] == ["100755", "100755"]
