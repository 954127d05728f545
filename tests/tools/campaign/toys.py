"""A part in which everything falls, to see that the campaign notices: break, hang, end, leave something behind."""

import os
from pathlib import Path

from tests.tools.campaign.parts import Fall, Outcome

UNIT = "toys"
USUAL = 5
SECONDS = 2.0


def cases(count: int) -> int:
    """Break once in each case."""
    return count


def case(seed: int, number: int, folder: Path) -> Outcome:
    """Break in five ways; all is well in every other case."""
    (folder / "kept").mkdir()
    (folder / "kept" / "toy.txt").write_text(f"{seed} {number}", "utf-8")
    match number:
        case 0:
            raise ZeroDivisionError
        case 1:
            while True:
                pass
        case 2:
            os.abort()
        case 3:
            return Outcome({"toys": 1}, [Fall("lost", "a toy is gone", "under the table")])
        case _:
            return Outcome({"toys": 1})
