"""Which modules are mutated, how many mutants of each layer are tried, and with which tests."""

from pathlib import Path

from game.catalogue import GAMES
from game.core.record import record

ROOT = Path(__file__).resolve().parents[3]


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
TOLD = (
    *(f"tests/ui/table/test_{each}.py" for each in ("captions", "log", "by_ear", "score", "terms", "signs")),
    *(f"tests/laws/test_{each}.py" for each in ("contract", "glossary")),
    "tests/ui/kit/test_words.py",
    "tests/cli/test_replay.py",
)
"""What is said, and where it is looked up."""
BOTS = tuple(f"tests/bots/test_{each}.py" for each in ("decisions", "reasons", *(game.id for game in GAMES)))
WHOLE = tuple(
    f"tests/ui/whole/test_{each}.py" for each in ("navigation", "continue", "mistakes", "problems", "daily")
)
"""Some of what drives the whole program."""
LOOKBACK = (
    *(f"tests/ui/scenes/test_{each}.py" for each in ("judged", "review", "strip")),
    "tests/laws/test_sums.py",
    "tests/ui/whole/test_looking_back.py",
)

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
    Layer("coach", 20, ("game/coach/*.py",), ("tests/coach", "tests/storage/test_damage.py")),
    Layer("stage", 20, ("game/stage/*.py",), ("tests/test_doctests.py", "tests/stage")),
    Layer("stage/tables", 6, ("game/stage/tables/*.py",), ("tests/stage", *TOLD)),
    Layer("play", 20, ("game/play/*.py",), ("tests/play", *PLAY, "tests/coach")),
    Layer("play/table", 20, ("game/play/table/*.py",), ("tests/play", *PLAY, "tests/ui/table")),
    Layer("wording", 6, ("game/*.py",), ("tests/test_doctests.py", "tests/test_catalogue.py", *TOLD)),
    Layer("telling", 20, ("game/telling/*.py",), TOLD),
    Layer("learning", 20, ("game/learning/*.py",), ("tests/test_doctests.py", "tests/learning")),
    Layer("bots", 20, ("game/bots/*/*.py",), BOTS),
    Layer("cli", 20, ("game/cli/*.py",), ("tests/test_doctests.py", "tests/cli")),
    Layer("app", 20, ("game/app/*.py",), ("tests/app", *WHOLE)),
    Layer(
        "ui/draw", 20, ("game/ui/draw/*.py",), ("tests/test_doctests.py", "tests/ui/kit", "tests/ui/table")
    ),
    Layer("ui/shell", 20, ("game/ui/shell/*.py",), ("tests/ui/kit", "tests/app", *WHOLE)),
    Layer("ui/kit", 10, ("game/ui/*.py", "game/ui/kit/*.py"), ("tests/ui/kit", "tests/ui/scenes")),
    Layer("ui/widgets", 10, ("game/ui/widgets/*.py",), ("tests/ui/kit", "tests/ui/scenes")),
    Layer("ui/table", 20, ("game/ui/table/*.py",), ("tests/ui/kit", "tests/ui/table")),
    Layer("ui/scenes", 20, ("game/ui/scenes/*.py",), ("tests/ui/scenes", *WHOLE)),
    Layer("ui/lookback", 20, ("game/ui/lookback/*.py",), LOOKBACK),
)
