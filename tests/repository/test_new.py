"""The skeleton of a game is a whole one: it passes lint and the laws as it is made."""

import ast
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import new
from game.catalogue import GAMES
from tests.repository import tracked

ID, NAME = "solo_whist", "Solo Whist"  # whose class stands elsewhere in the alphabet than in the templates
OF_NO_OTHER = " and ".join(f"not {game.id}" for game in GAMES)
"""The tests of the new game, and those that look at all games together."""
KINDS: tuple[tuple[str, ...], ...] = ((), ("--draws",), ("--partners",), ("--draws", "--partners"))


@pytest.fixture(scope="module", params=KINDS, ids=" ".join)
def root(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the repository and begin a game of some kind in the copy."""
    root = tmp_path_factory.mktemp("copy") / "checkout"
    for name in tracked.files():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(tracked.ROOT / name, root / name)
    assert run(root, "build/new.py", ID, "--name", NAME, *request.param) == 0
    for command in (["init", "-q"], ["add", "-A"]):
        subprocess.run(["git", *command], cwd=root, check=True)
    return root


def run(root: Path, *words: str) -> int:
    return subprocess.call([sys.executable, *words], cwd=root)


@pytest.fixture(params=KINDS, ids=" ".join)
def made(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Write the files of a game of some kind beside a copy of those it changes, and do no more."""
    for name in (*(file for file, *_ in new.LINES), *(f"{new.SKELETON}/{each}" for each in templates())):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(tracked.ROOT / name, tmp_path / name)
    new.make(tmp_path, ID, NAME, draws="--draws" in request.param, partners="--partners" in request.param)
    return tmp_path


def templates() -> list[str]:
    folder = tracked.ROOT / new.SKELETON
    return [each.relative_to(folder).as_posix() for each in folder.rglob("*.in")]


def test_a_new_game_touches_its_own_files_and_two_lists(made: Path) -> None:
    written = {each.relative_to(made).as_posix() for each in made.rglob("*") if each.is_file()}
    own = {target.replace("@id@", ID) for target in new.FILES.values()}
    assert written - {f"{new.SKELETON}/{each}" for each in templates()} == own | {
        "game/catalogue.py",
        "assets/words/en/companion.toml",
    }
    assert not [
        name
        for name in own
        if ID not in name
        or "@" in (made / name).read_text("utf-8").replace("@record", "").replace("@property", "")
    ]


def test_a_new_game_imports_what_there_is(made: Path) -> None:
    own = (made / target.replace("@id@", ID) for target in new.FILES.values() if target.startswith("game/"))
    wanted = [
        (each.module, name.name)
        for path in own
        if path.suffix == ".py"
        for each in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(each, ast.ImportFrom) and each.module and ID not in each.module
        for name in each.names
    ]
    assert ("game.search.opponents", "Level") in wanted
    for module, name in wanted:
        assert hasattr(import_module(module), name), f"{module}: {name}"


@pytest.mark.slow
def test_a_new_game_passes_lint(root: Path) -> None:
    assert run(root, "build/dev.py", "lint") == 0


@pytest.mark.slow
def test_a_new_game_passes_every_law(root: Path) -> None:
    tests = ("laws", "stage", "golden", f"rules/test_{ID}.py", "cli/test_notation.py", "test_catalogue.py")
    chosen = [f"tests/{name}" for name in tests]
    assert run(root, "-m", "pytest", "-q", "-k", OF_NO_OTHER, *chosen) == 0


@pytest.mark.slow
def test_a_new_game_passes_what_is_asked_by_game_elsewhere(root: Path) -> None:
    tests = ("app", "bots", "cli", "coach", "core", "learning", "play", "search", "session", "storage", "ui")
    chosen = [f"tests/{name}" for name in tests]
    assert run(root, "-m", "pytest", "-q", "-k", ID, *chosen) == 0


@pytest.mark.slow
def test_the_picture_is_the_one_that_is_drawn(root: Path) -> None:
    drawn = root / "assets" / "pictures" / f"{ID}.svg"
    before = drawn.read_bytes()
    assert run(root, "build/art/make.py", "pictures") == 0
    assert drawn.read_bytes() == before


@pytest.mark.parametrize(
    ("game_id", "name", "told"),
    [
        ("Whist", "", "take small letters"),
        ("2_whist", "", "take small letters"),
        ("knock__whist", "", "take small letters"),
        ("../whist", "", "take small letters"),
        ("w" * 31, "", "take small letters"),
        ("class", "", "it is a word of Python"),
        ("match", "", "it is a word of Python"),
        ("ecarte", "", "game/rules/ecarte/__init__.py has something of that name"),
        ("table", "", "assets/words/en/table.toml has something of that name"),
        ("title", "", "assets/pictures/title.svg has something of that name"),
        ("whist", 'Whi"st', "can't be the name of a game"),
    ],
)
def test_what_no_game_can_be_called_is_refused(game_id: str, name: str, told: str) -> None:
    with pytest.raises(new.Refused, match="can't be") as refused:
        new.refuse(tracked.ROOT, game_id, name)
    assert told in str(refused.value)


def test_nothing_is_written_for_a_game_that_is_refused(tmp_path: Path) -> None:
    (tmp_path / "assets" / "pictures").mkdir(parents=True)
    (tmp_path / "assets" / "pictures" / "whist.svg").write_text("<svg/>", "utf-8")
    with pytest.raises(new.Refused):
        new.make(tmp_path, "whist", "")
    assert [each.name for each in tmp_path.rglob("*") if each.is_file()] == ["whist.svg"]


def test_lines_are_put_where_they_belong() -> None:
    text = "one = (\n    1,\n)\ntwo = (\n    1,\n)\n"
    assert new.put_in(text, "two", ")", "    2,\n") == "one = (\n    1,\n)\ntwo = (\n    1,\n    2,\n)\n"


def test_every_template_is_used() -> None:
    used = {*new.FILES, *(text for *_, text in new.LINES)}
    assert {each.removesuffix(".in") for each in templates()} <= used
