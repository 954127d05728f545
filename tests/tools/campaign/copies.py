"""Copies of matches, as programs leave them that keep two folders alike: none is counted, listed or lost."""

import json
import shutil
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from game.app.matches import StatisticsUpdate
from game.catalogue import GAMES, rules_for, spec_of
from game.core.transcript import Transcript
from game.session.match import AnyMatch, Match
from game.storage.files import document
from game.storage.match_file import KIND, MatchScore, body, transcript_of
from game.storage.stats import LevelFigures, figures_by_level
from game.storage.stores import open_stores
from tests.tools.campaign.homes import Good, Home, home
from tests.tools.campaign.parts import Fall, Outcome
from tests.tools.campaign.quick import quick
from tests.tools.campaign.visits import Trial, saved

UNIT = "folders with copies"
USUAL = 500
SECONDS = 60.0
NAMES = (
    " (conflicted copy)",
    " (Ada’s conflicted copy 2026-11-27)",
    ".sync-conflict-20261127-101112-ABCDEFG",
    " - Copy",
    " (1)",
    " 2",
    "~",
)
"""What is put behind the name of a file."""
EARLIER = "2026-01-02T03:04:05.000+00:00"


def cases(count: int) -> int:
    """Copy matches into one folder in each case."""
    return count


def case(seed: int, number: int, folder: Path) -> Outcome:
    """Copy some matches, whole or as they were earlier, before they are counted or afterwards."""
    dice = Random(f"copies {seed} {number}")
    with quick():
        there, game = home(), dice.choice(GAMES).id
        goods = [each for each in there.of("save") if each.game == game]
        there.lay(goods, folder / "alone")
        there.lay([*goods, *there.of("settings")], folder / "kept")
        wanted, listed = look(folder / "alone", game)
        look(folder / "kept", game) if dice.random() < 0.5 else None
        copies = [copy(there, dice.choice(goods), folder / "kept", dice) for _ in range(dice.randint(1, 4))]
        held = {path: path.read_bytes() for path in copies}
        found = look(folder / "kept", game)
        falls = (
            [] if found[0] == wanted else [Fall("counted", f"{game}: other figures", f"{found}\n{wanted}")]
        )
        falls += [] if found[1] == listed else [Fall("listed", f"{game}: other rows", f"{found}\n{listed}")]
        falls += [
            Fall("lost", f"{game}: a copy", str(path))
            for path, raw in held.items()
            if not path.exists() or path.read_bytes() != raw
        ]
        falls += saved(Trial(folder / "kept", goods[0], dice, healthy=goods)).falls
    return Outcome(Counter({game: 1, "copies": len(copies)}), falls)


def copy(there: Home, good: Good, folder: Path, dice: Random) -> Path:
    """Copy a match under another name; now and then as it was some entries earlier."""
    path = folder / good.path
    names = [path.with_name(f"{path.stem}{name}.json") for name in dice.sample(NAMES, len(NAMES))]
    other = next(each for each in names if not each.exists())
    if dice.random() < 0.5:
        return Path(shutil.copy2(there.folder / good.path, other))
    other.write_text(earlier(there.text(good), dice), "utf-8")
    return other


def earlier(good: bytes, dice: Random) -> str:
    """Write a match as its file was when it had fewer entries."""
    source: dict[str, Any] = json.loads(good)
    transcript = transcript_of(source, lambda header: spec_of(header).pack)
    header, whole = transcript.header, transcript.entries
    cut = Transcript(header, whole[: dice.randint(1, len(whole))])
    match: AnyMatch = Match.restore(rules_for(header.game, dict(header.options)), cut)
    ledger = match.view(0).ledger
    score = MatchScore(ledger.holdings, ledger.finished, match.over)
    return document(KIND, body(cut, score, source["name"], EARLIER, match.rules.spec.pack))


def look(folder: Path, game: str) -> tuple[tuple[LevelFigures, ...], list[str]]:
    """Count the matches of a folder to the end; give the figures and what is listed."""
    stores = open_stores(folder, spec_of)
    try:
        for _ in StatisticsUpdate(stores.saves, stores.stats).steps:
            pass
        listed = sorted(each.id for each in stores.saves.listing())
        return figures_by_level(stores.stats.records(game)), listed
    finally:
        stores.close()
