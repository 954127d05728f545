"""Random deals under random house rules, as tests/laws walks through them, in great numbers."""

from pathlib import Path
from random import Random

from game.catalogue import GAMES
from tests.laws.many import walk_deals
from tests.tools.campaign.parts import Outcome

UNIT = "deals of each game"
USUAL = 100_000
SECONDS = 120.0
PORTION = 250


def cases(count: int) -> int:
    """Play some hundred deals of one game in each case."""
    return -(-count // PORTION) * len(GAMES)


def case(seed: int, number: int, folder: Path) -> Outcome:
    """Walk through one portion."""
    game = GAMES[number % len(GAMES)].id
    dice = Random(f"deals {seed} {number}")
    (folder / "kept").mkdir()
    (folder / "kept" / "about.txt").write_text(
        f"{game}, tests.tools.campaign.deals, case {number} of seed {seed}\n", "utf-8"
    )
    return Outcome({game: walk_deals(game, dice.getrandbits(40), PORTION)})
