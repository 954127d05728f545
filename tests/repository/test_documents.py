"""README, CONTRIBUTING, changelog, workflow and metadata say what is so."""

import re
import tomllib
from typing import Any

import pytest

import dev
import game
import run
from game.cli.arguments import read_arguments
from tests.repository import tracked

COMMAND = re.compile(r"(?:python3 build/run\.py|py build\\run\.py)(?: (?P<word>[a-z]+))?")
OF_THE_GAME = {"games", "legal", "play", "replay", "simulate"}
README = tracked.text("README.md")
PAGES = tuple(name for name in tracked.files() if name.endswith(".md") and name != "CHANGELOG.md")
MOST_WORDS = {"README.md": 1200, "CONTRIBUTING.md": 1800}


def project() -> dict[str, Any]:
    return tomllib.loads(tracked.text("pyproject.toml"))


def test_readme_opens_with_a_picture_that_is_there() -> None:
    picture = re.match(r"!\[[^\]]+\]\((?P<path>[^)]+)\)", README)
    assert picture is not None
    assert (tracked.ROOT / picture["path"]).is_file()


def test_readme_gives_the_two_commands() -> None:
    assert {"`python3 build/run.py`", "`python3 build/run.py test`"} <= set(re.findall(r"`[^`\n]+`", README))
    assert "test" in run.GROUPS


@pytest.mark.parametrize("name", [*PAGES, "build/run.py", ".ci/run", ".github/workflows/ci.yml"])
def test_every_command_shown_exists(name: str) -> None:
    words = {found["word"] for found in COMMAND.finditer(tracked.text(name)) if found["word"]}
    assert words <= set(run.GROUPS) | OF_THE_GAME


def test_every_command_of_the_game_is_understood_as_the_readme_gives_it() -> None:
    part = README.partition("## Command line")[2].partition("\n## ")[0]
    shown = [each.split() for each in re.findall(r"`([a-z]+(?: [^`]+)?)`", part)]
    assert {words[0] for words in shown} >= OF_THE_GAME
    for words in shown:
        if words[0] in OF_THE_GAME:
            arguments = read_arguments([word.strip("[]") for word in words])
            assert arguments is not None
            assert arguments.command == words[0]


@pytest.mark.parametrize("name", [name for name in PAGES if name.startswith("assets/readme/")])
def test_a_readme_in_another_language_names_the_same_files_and_commands(name: str) -> None:
    code = re.compile(r"`[^`\n]+`")
    told, english = set(code.findall(tracked.text(name))), set(code.findall(README))
    assert told <= english
    assert {each for each in english if "parlour-tricks" in each and "…" in each} <= told
    assert f"]({name})" in README


def test_ci_runs_the_readme_test_command() -> None:
    assert '"$python" build/run.py test' in tracked.text(".ci/run")
    assert "build/run.py test" in tracked.text(".github/workflows/ci.yml")


def test_run_knows_the_jobs_of_dev() -> None:
    assert set(run.GROUPS) == set(dev.JOBS)
    groups = project()["dependency-groups"]
    assert all(group in groups for needed in run.GROUPS.values() for group in needed)


def test_local_links_lead_somewhere() -> None:
    for name in PAGES:
        for path in re.findall(r"(?<!!)\[[^\]]+\]\((?!https?:)([^)#]+)", tracked.text(name)):
            assert (tracked.ROOT / name).parent.joinpath(path).exists(), f"{name}: {path}"


def test_every_file_a_page_names_is_there() -> None:
    named = re.compile(r"`((?:game|tests|build|assets)/[\w/.-]+\.\w+)`")
    missing = [
        f"{name}: {path}"
        for name in PAGES
        for path in named.findall(tracked.text(name))
        if not (tracked.ROOT / path).exists()
    ]
    assert missing == []


@pytest.mark.parametrize("name", MOST_WORDS)
def test_a_page_stays_readable_in_one_go(name: str) -> None:
    assert len(tracked.text(name).split()) <= MOST_WORDS[name]


def test_changelog_has_an_unreleased_section() -> None:
    headings = re.findall(r"^## (.+)$", tracked.text("CHANGELOG.md"), re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert all(re.fullmatch(r"\d+\.\d+\.\d+ – \d{4}-\d\d-\d\d", heading) for heading in headings[1:])


def test_version_is_a_plain_one() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", game.__version__)


def test_every_dependency_is_pinned() -> None:
    pinned = {
        line.split("==")[0] for line in tracked.text("build/constraints.txt").splitlines() if "==" in line
    }
    needs = project()["project"]["dependencies"] + project()["build-system"]["requires"]
    needs += [need for group in project()["dependency-groups"].values() for need in group]
    named = {match[0].lower() for need in needs if (match := re.match(r"[A-Za-z0-9-]+", need))}
    assert named - pinned == set()
