"""Damaged files, given to everything that reads them: no traceback, no hang, and no original lost."""

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

from game.storage.match_files import folders
from tests.tools.campaign import meaning, notation
from tests.tools.campaign.damage import DAMAGES
from tests.tools.campaign.homes import Good, Home, home
from tests.tools.campaign.names import OF_PLAYERS, oddly_named
from tests.tools.campaign.noted import NOTED
from tests.tools.campaign.parts import Fall, Outcome, fallen, where
from tests.tools.campaign.quick import quick, tidy
from tests.tools.campaign.visits import APART, COMMANDS, VISITS, Seen, Trial, Visit, window

UNIT = "damaged files"
USUAL = 10_000
SECONDS = 12.0
SHARES = {
    "save": 40,
    "settings": 15,
    "statistics": 12,
    "review": 10,
    "mistakes": 8,
    "transcript": 23,
    "other": 8,
}
"""How often each sort is damaged, of a hundred or so."""
MEANING = 0.6
"""How often a file is damaged in meaning."""
NAMES = 0.06
"""How often a match is left as it is, but for the names of its players."""
RARELY = 0.03
"""How often a process is started for it."""
MOST_MEMORY = 200 << 10
"""Kilobytes by which no file may make the process grow."""
STATUS = Path("/proc/self/status")


def cases(count: int) -> int:
    """Damage one file in each case."""
    return count


def case(seed: int, number: int, folder: Path) -> Outcome:
    """Damage a file and show it around, those first that are known to have been trouble."""
    dice = Random(f"files {seed} {number}")
    with quick():
        there = home()
        noted = NOTED[number] if number < len(NOTED) else None
        if noted:
            good = dice.choice(there.of(noted.sort))
            kind, bad, refused = "noted before", noted.change(there.text(good)), noted.refused
        else:
            good = _victim(there, dice)
            kind, bad, refused = damaged(there.text(good), good, dice)
        _keep(folder, good, kind, bad)
        falls: list[Fall] = []
        said: list[str] = []
        visits = VISITS[good.sort] if noted else _wanted(good.sort, dice)
        for visit in visits:
            healthy = _laid(there, good, bad, folder / visit.__name__)
            seen = visited(visit, Trial(folder / visit.__name__, good, Random(number), refused, healthy))
            falls += [*seen.falls, *lost(folder / visit.__name__, bad, seen, visit.__name__)]
            said += seen.said
        if number % 50 == 0:
            tidy()
    told = {"complained of": 1} if said else {"taken as they were": 1}
    return Outcome(Counter({f"{good.sort}, {kind}": 1, "visits": len(visits), **told}), falls)


def _wanted(sort: str, dice: Random) -> Sequence[Visit]:
    """Choose one of the screens, which take their time, all commands, and now and then a process of its own."""
    screens = [visit for visit in VISITS[sort] if visit not in COMMANDS]
    apart = [dice.choice(APART.get(sort, (window,)))] if dice.random() < RARELY else []
    return [dice.choice(screens), *(visit for visit in VISITS[sort] if visit in COMMANDS), *apart]


def _victim(there: Home, dice: Random) -> Good:
    sorts = [sort for sort in SHARES if there.of(sort)]
    return dice.choice(there.of(dice.choices(sorts, [SHARES[sort] for sort in sorts])[0]))


def damaged(text: bytes, good: Good, dice: Random) -> tuple[str, bytes, bool]:
    """Damage a file; give the kind of damage, and whether nobody may take what came of it for a match."""
    if good.sort in OF_PLAYERS and dice.random() < NAMES:
        return "odd names", oddly_named(text, good.sort, dice), False
    if dice.random() >= MEANING:
        kind = dice.choice(list(DAMAGES))
        return kind, DAMAGES[kind](text, dice), False
    if good.sort == "transcript":
        made = notation.meant(text, dice)
        return "meaning", made.text.encode("utf-8", "surrogatepass"), made.refused
    try:
        return "meaning", meaning.meant(text, dice), False
    except json.JSONDecodeError:  # a file of a form this campaign does not know
        return "bytes", DAMAGES["bytes"](text, dice), False


def _keep(folder: Path, good: Good, kind: str, bad: bytes) -> None:
    """Put aside what is to be kept if this case falls."""
    (folder / "kept").mkdir(parents=True)
    (folder / "kept" / Path(good.path).name).write_bytes(bad)
    (folder / "kept" / "about.txt").write_text(f"{good.sort} {good.path}, damaged in {kind}\n", "utf-8")


def _laid(there: Home, good: Good, bad: bytes, folder: Path) -> list[Good]:
    """Lay out a home with the bad file in it, the last one written; give the saves nothing is wrong with."""
    saves = there.of("save")
    healthy = saves if good.sort == "other" else [each for each in saves if each.path != good.path][:2]
    wanted = [*healthy, *there.of("settings"), *there.of("statistics")[:2]]
    wanted += [each for each in there.of("transcript") if each.over and each.game == good.game]
    wanted += there.of("other") if good.sort == "other" else []
    there.lay(wanted, folder)
    (folder / good.path).parent.mkdir(parents=True, exist_ok=True)
    (folder / good.path).write_bytes(bad)
    return healthy


def visited(visit: Visit, trial: Trial) -> Seen:
    """Make a visit; whatever it raises is what the player would have met, or found in the log of troubles."""
    before = _memory(afresh=True)
    try:
        seen = visit(trial)
    except Exception as trouble:  # noqa: BLE001 - finding them is what this is for
        seen = Seen([fallen(trouble)], ("stopped",))
    log = folders(trial.folder).state / "trouble.log"
    falls = list(seen.falls)
    if log.exists():
        falls.append(_guarded(log.read_text("utf-8", "replace")))
    if _memory() - before > MOST_MEMORY:
        falls.append(Fall("memory", f"{visit.__name__}: {(_memory() - before) >> 10} MB", trial.file))
    return Seen([Fall(each.kind, f"{visit.__name__}: {each.cause}", each.told) for each in falls], seen.said)


def _guarded(log: str) -> Fall:
    """Make a fall of what the last guard wrote down: the player went on, but the file should have been refused."""
    last = next((line for line in reversed(log.splitlines()) if line and not line.startswith(" ")), "")
    return Fall("guarded", f"{last.partition(':')[0]} {where(log, last=True)}", log)


def _memory(*, afresh: bool = False) -> int:
    """Tell the most memory in use so far, in kilobytes, or begin to count afresh; 0 where only the system knows."""
    if not STATUS.exists():  # Linux tells
        return 0
    if afresh:
        (STATUS.parent / "clear_refs").write_text("5", "ascii")
    peak = next(line for line in STATUS.read_text("ascii").splitlines() if line.startswith("VmHWM"))
    return int(peak.split()[1])


def lost(folder: Path, bad: bytes, seen: Seen, visit: str) -> list[Fall]:
    """Look for the damaged bytes: they may go only if the program read them without a complaint."""
    if not seen.said or any(path.read_bytes() == bad for path in folder.rglob("*") if path.is_file()):
        return []
    return [Fall("lost", f"{visit}: {seen.said[-1].splitlines()[0][:60]}", "\n".join(seen.said))]
