"""Which modules are mutated, how many mutants of each layer are tried, and with which tests."""

from pathlib import Path

from game.catalogue import GAMES
from game.core.record import record

ROOT = Path(__file__).parent.parent.parent


@record
class Layer:
    """Modules whose mutants are counted together."""

    name: str
    count: int
    modules: tuple[str, ...]  # patterns of paths
    tests: tuple[str, ...]
    only: str = ""  # of these tests, those whose names hold this word

    def paths(self) -> list[str]:
        """List the modules there are, but for those that only say what a package is."""
        found = {path for pattern in self.modules for path in ROOT.glob(pattern)}
        return sorted(path.relative_to(ROOT).as_posix() for path in found if path.name != "__init__.py")

    def files(self) -> list[str]:
        """List the files of the tests."""
        found = [path for test in self.tests for path in _test_files(ROOT / test)]
        return [path.relative_to(ROOT).as_posix() for path in dict.fromkeys(found)]

    def named(self) -> list[str]:
        """Give the words that tell pytest which of their tests are meant."""
        return ["-k", self.only] if self.only else []


def _test_files(path: Path) -> list[Path]:
    return [path] if path.suffix else sorted(path.rglob("test_*.py"))


def _rules(game: str) -> Layer:
    laws = ("rules", "honesty", "rewinding", "citations")
    tests = ("tests/golden", "tests/rules", *(f"tests/laws/test_{law}.py" for law in laws))
    return Layer(f"rules/{game}", 9, (f"game/rules/{game}/*.py",), (*tests, *GUESSING), game)


GUESSING = ("tests/search/test_belief.py", "tests/search/test_inference.py")
"""Where hands that could be are made up and looked back from."""
PLAY = (
    *(f"tests/ui/table/test_{each}.py" for each in ("choices", "phases", "manners", "claims", "menu")),
    *(f"tests/ui/scenes/test_{each}.py" for each in ("match_setup", "room", "result", "judged")),
)
"""The quicker ones of what plays a match at a screen."""

LAYERS = (
    Layer(
        "core",
        14,
        ("game/core/*.py",),
        ("tests/test_doctests.py", "tests/core", "tests/golden", "tests/search"),
    ),
    *(_rules(game.id) for game in GAMES),
    Layer("search", 22, ("game/search/*.py",), ("tests/search", "tests/laws/test_claims.py")),
    Layer("session", 18, ("game/session/*.py",), ("tests/session",)),
    Layer("storage", 24, ("game/storage/*.py",), ("tests/storage",)),
    Layer("coach", 14, ("game/coach/*.py",), ("tests/coach", "tests/storage/test_damage.py")),
    Layer("stage", 15, ("game/stage/*.py",), ("tests/test_doctests.py", "tests/stage")),
    Layer("play", 10, ("game/play/*.py",), ("tests/play", *PLAY, "tests/coach")),
    Layer("ui", 10, ("game/ui/table/*.py", "game/ui/kit/*.py"), ("tests/ui/kit", "tests/ui/table")),
)
