"""What the judge and the reviews found, decision by decision, as it is kept between two runs."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.cli.report import Refused
from game.core.cards import Pack
from game.core.move import Move, parse, spell
from game.core.record import record
from game.storage.files import DocumentKind, document, replace_file
from tests.tools.strength.contests import ROOT, fingerprint
from tests.tools.strength.kept_file import read_again
from tests.tools.strength.reviews.judge import Judgement

KIND = DocumentKind("reviews", 1)
_SEARCH = ("ending", "inference", "minimax", "open_hands", "playout", "worlds")
"""The parts of the search that Experts play by, and what is likely is made up by; reviews and hints have others."""


@record
class Reviewed:
    """What a review said of a decision."""

    advised: Move
    loss: float
    error: float
    told: bool  # whether the loss is believed
    named: bool  # whether it is called a mistake
    seconds: float  # of processor time


def judge_code(game: str) -> str:
    """Give the fingerprint of what the judge's findings depend on."""
    here, search, bots = Path(__file__).parent, ROOT / "game" / "search", ROOT / "game" / "bots" / game
    parts = [
        ROOT / "game" / "core",
        ROOT / "game" / "rules" / game,
        *(search / f"{name}.py" for name in _SEARCH),
    ]
    parts += [each for each in sorted(bots.glob("*.py")) if each.name != "__init__.py"]
    return fingerprint([*parts, here / "judge.py", here / "decisions.py"])


class Kept:
    """The findings of one table and seed in one file."""

    def __init__(self, path: Path, code: str | None, pack: Pack) -> None:
        """Read what there is; raise Refused where it is spoilt, or was found by others than are named."""
        self._path, self._code, self._pack = path, code, pack

        def found(body: Mapping[str, Any]) -> dict[str, Any]:
            if code not in (None, body["code"]):
                message = f"{path} was begun with other players or another review; delete it, or name a folder with --keep."
                raise Refused(message)
            return dict(body["found"])

        self._found = read_again(path, KIND, found) if path.exists() else {}

    def judgement(self, name: str) -> Judgement | None:
        """Give what the judge found of a decision."""
        found = self._found.get(name)
        if found is None:
            return None
        return Judgement({parse(move, self._pack): tuple(gains) for move, gains in found.items()})

    def reviewed(self, name: str) -> Reviewed | None:
        """Give what a review said of it."""
        found = self._found.get(name)
        return Reviewed(parse(found[0], self._pack), *found[1:]) if found else None

    def keep_judgement(self, name: str, judgement: Judgement) -> None:
        """Write it down."""
        self._keep(name, {spell(move, self._pack): gains for move, gains in judgement.gains.items()})

    def keep_reviewed(self, name: str, said: Reviewed) -> None:
        """Write it down."""
        told = (said.loss, said.error, said.told, said.named, said.seconds)
        self._keep(name, (spell(said.advised, self._pack), *told))

    def _keep(self, name: str, found: Mapping[str, Any] | tuple[Any, ...]) -> None:
        self._found[name] = found
        body = {"code": self._code, "found": self._found}
        replace_file(self._path, document(KIND, body), backup=True)
