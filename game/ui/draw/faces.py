"""Finds for each sign of a line a typeface that has it: the one asked for, one of another script, the system's.

Nothing here raises for any text: what no typeface has comes as the box that the face asked for draws in its place.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable
from io import BytesIO
from itertools import groupby
from pathlib import Path
from typing import TypeAlias, TypeVar
from unicodedata import bidirectional, name

import pygame

from game.core.letters import clusters, visible
from game.core.record import record

# ------------------------------------------------------------------ from right to left
#
# This is Unicode's algorithm (UAX 9) but for explicit marks, which no drawn text has, and for what belongs to the
# sentence around names, so that it runs with the line: numbers that stand apart, as in "David: 7 points", and commas.

T = TypeVar("T")

_NUMBERS = frozenset(("EN", "AN"))
_STRONG = _NUMBERS | {"L", "R"}
_OPENING, _CLOSING = "([{", ")]}"


def levels(text: str) -> list[int]:
    r"""Give for each sign how deep it is nested: even numbers run from left to right, odd ones from right to left.

    >>> levels("Ad"), levels("\u05d0 \u05d1 7 A"), levels("\u05d0, \u05d1")
    ([0, 0], [1, 1, 1, 0, 0, 0, 0], [1, 0, 0, 1])
    """
    kinds = _numbers_settled([bidirectional(sign) or "L" for sign in text])
    kinds = _neutrals_settled(_brackets_settled(text, kinds))
    return [{"R": 1, "AN": 2, "EN": 2}.get(kind, 0) for kind in kinds]


def _numbers_settled(kinds: list[str]) -> list[str]:
    """Say of marks and of what stands in and beside numbers to what it belongs (W1 to W7)."""
    strong = before = "L"
    for place, kind in enumerate(kinds):
        strong = kind if kind in ("L", "R", "AL") else strong if kind in ("NSM", *_NUMBERS) else "L"
        number = {"AL": "AN", "L": "L", "R": "EN"}[strong]
        kinds[place] = before = {"NSM": before, "EN": number}.get(kind, kind)
    for place in range(1, len(kinds) - 1):
        one, kind, other = kinds[place - 1 : place + 2]
        if one == other and ((kind == "CS" and one in _NUMBERS) or (kind == "ES" and one == "EN")):
            kinds[place] = one
    settled: list[str] = []
    for kind, group in groupby(kinds):
        many = len(list(group))
        beside = (settled[-1:] + kinds[len(settled) + many : len(settled) + many + 1]).count("EN")
        settled += ["EN" if kind == "ET" and beside else "R" if kind == "AL" else kind] * many
    return settled


def _brackets_settled(text: str, kinds: list[str]) -> list[str]:
    """Have the brackets of a pair run the other way where what stands in them and before them does (N0)."""
    opened: list[int] = []
    for place, sign in enumerate(text):
        if sign in _OPENING:
            opened.append(place)
        elif sign in _CLOSING and opened:
            first = opened.pop()
            inside = {kind for kind in kinds[first:place] if kind in _STRONG}
            before = next((kind for kind in reversed(kinds[:first]) if kind in _STRONG), "L")
            if inside:
                kinds[first] = kinds[place] = "L" if "L" in (*inside, before) else "R"
    return kinds


def _neutrals_settled(kinds: list[str]) -> list[str]:
    """Have what runs neither way, such as blanks, go with what stands to both sides of it, or with the line."""
    settled: list[str] = []
    for strong, group in groupby(kinds, lambda kind: kind in _STRONG):
        part = list(group)
        if not strong:
            after = kinds[len(settled) + len(part) : len(settled) + len(part) + 1]
            between = {"L" if kind == "L" else "R" for kind in settled[-1:] + after}
            listed = "WS" in part and len(set(part)) > 1
            part = ["R" if between == {"R"} and settled and after and not listed else "L"] * len(part)
        settled += part
    return settled


def visual(parts: list[tuple[T, int]]) -> list[T]:
    """Put parts of a line, each with its level, in the order in which they stand from left to right.

    >>> visual([("one", 0), ("two", 1), ("12", 2), ("four", 1)])
    ['one', 'four', '12', 'two']
    """
    for least in range(max((level for _, level in parts), default=0), 0, -1):
        turned: list[tuple[T, int]] = []
        deep: list[tuple[T, int]] = []
        for part in parts:
            if part[1] < least:
                turned += [*reversed(deep), part]
                deep = []
            else:
                deep.append(part)
        parts = [*turned, *reversed(deep)]
    return [part for part, _ in parts]


# ------------------------------------------------------------------ typefaces

CARRIED = ("NotoSansHebrew-Medium", "NotoSansArabic-Medium")
"""Faces of scripts that the others have not."""
OPEN = 14
"""Typefaces held open, each in one size, which keeps every letter it has drawn: as many as a table needs."""
SAMPLE = 12
"""Pixels in which a sign is drawn to see whether there is one."""
MOST_ASKED = 200
"""Signs for which the system is asked, which takes milliseconds each."""
NONE = "\U0010ffff"
"""What no typeface has."""
PARTS = frozenset("\u200c\u200d\ufe0e\ufe0f") | frozenset(map(chr, range(0xE0020, 0xE0080)))
"""Signs that need no glyph of their own."""
SCRIPTS = {
    "ARABIC": "Arab",
    "BENGALI": "Beng",
    "DEVANAGARI": "Deva",
    "GUJARATI": "Gujr",
    "GURMUKHI": "Guru",
    "HANGUL": "Hang",
    "HEBREW": "Hebr",
    "KANNADA": "Knda",
    "KHMER": "Khmr",
    "LAO": "Laoo",
    "MALAYALAM": "Mlym",
    "MYANMAR": "Mymr",
    "NKO": "Nkoo",
    "ORIYA": "Orya",
    "SINHALA": "Sinh",
    "SYRIAC": "Syrc",
    "TAMIL": "Taml",
    "TELUGU": "Telu",
    "THAANA": "Thaa",
    "THAI": "Thai",
    "TIBETAN": "Tibt",
}
"""Scripts whose letters are shaped by their neighbours: the first word of a sign's name, and the code of ISO 15924."""

OtherFaces: TypeAlias = Callable[[str], Iterable[Path]]
"""Names files of the system's typefaces that may have a sign."""


@record
class FaceRun:
    """Neighbouring signs of one typeface, script and direction."""

    text: str
    start: int  # place of its first sign in the line
    face: str
    script: str = ""  # of those that must be shaped
    backward: bool = False  # from right to left


class Faces:
    """The typefaces of one folder, and others where they must do."""

    def __init__(self, folder: Path, others: OtherFaces) -> None:
        """Read typefaces from a folder, and what none of them has from those that `others` names."""
        self._folder = folder
        self._others = others
        self._open: OrderedDict[tuple[str, int], pygame.font.Font] = OrderedDict()
        self._files: dict[str, bytes] = {}
        self._has: dict[str, set[str]] = {}  # by face
        self._lacks: dict[str, set[str]] = {}
        self._found: list[str] = []  # files of the system that had a sign nobody else had
        self._one_size: dict[str, bool] = {}
        self._asked: set[str] = set()  # for which signs the system was

    def font(self, face: str, size: int) -> pygame.font.Font:
        font = self._open.get((face, size))
        if font is None:
            if not pygame.font.get_init():
                pygame.font.init()
            file = Path(face) if self.is_systems(face) else BytesIO(self._file(face))
            font = self._open[face, size] = pygame.font.Font(file, size)
            if len(self._open) > OPEN:
                self._open.popitem(last=False)
        else:
            self._open.move_to_end((face, size))
        return font

    def _file(self, face: str) -> bytes:
        """Read a typeface once for all sizes: each would keep its file open, and there is an end to open files."""
        if face not in self._files:
            self._files[face] = (self._folder / f"{face}.ttf").read_bytes()
        return self._files[face]

    def is_systems(self, face: str) -> bool:
        return face in self._found

    def has_one_size(self, face: str) -> bool:
        """Tell whether a typeface consists of pictures, which are as large as they are whatever is asked for."""
        if face not in self._one_size:
            small, large = (self.font(face, SAMPLE * times).get_height() for times in (1, 8))
            self._one_size[face] = small == large
        return self._one_size[face]

    def runs(self, text: str, face: str) -> tuple[FaceRun, ...]:
        """Split what can be seen of a text into runs, from left to right as they stand."""
        text = visible(text)
        if self._has.setdefault(face, set()).issuperset(text):
            return (FaceRun(text, 0, face),)
        nesting, parts, start = levels(text), list[tuple[FaceRun, int]](), 0
        each = [(cluster, self._face_of(cluster, face)) for cluster in clusters(text)]
        told = []
        for cluster, its in each:
            told.append((cluster, (its, _script(cluster) if its != face else "", nesting[start])))
            start += len(cluster)
        start = 0
        for (its, script, level), group in groupby(told, lambda one: one[1]):
            joined = "".join(cluster for cluster, _ in group)
            parts.append((FaceRun(joined, start, its, script, backward=level % 2 == 1), level))
            start += len(joined)
        return tuple(visual(parts))

    def missing(self, text: str, face: str) -> str:
        """List the signs of a text that no typeface has, each once."""
        seen = dict.fromkeys(clusters(visible(text)))
        return "".join(each for each in seen if not self._holds(self._face_of(each, face), each))

    def _face_of(self, cluster: str, face: str) -> str:
        """Find a typeface that has a sign and all that belongs to it; the one asked for where there is none."""
        for one in (face, *CARRIED, *self._found):
            if self._holds(one, cluster):
                return one
        if cluster[0] not in self._asked and len(self._asked) < MOST_ASKED:
            self._asked.add(cluster[0])
            for file in self._others(cluster[0]):
                self._found.append(str(file))
                if self._holds(self._found[-1], cluster):
                    return self._found[-1]
                del self._found[-1]
        return face

    def _holds(self, face: str, cluster: str) -> bool:
        has, lacks = self._has.setdefault(face, set()), self._lacks.setdefault(face, set())
        for sign in cluster:
            if sign not in has and sign not in lacks:
                (has if sign in PARTS or self._draws(face, sign) else lacks).add(sign)
        return has.issuperset(cluster)

    def _draws(self, face: str, sign: str) -> bool:
        """Tell whether a typeface draws a sign otherwise than what it does not have."""
        try:
            font = self.font(face, SAMPLE)
        except (OSError, pygame.error):  # no typeface after all
            return False
        return sign == " " or _drawn(font, sign) != _drawn(font, NONE)


def _drawn(font: pygame.font.Font, sign: str) -> bytes:
    try:
        return pygame.image.tobytes(font.render(sign, True, "#000000"), "RGBA")
    except pygame.error:  # it has no width
        return b""


def _script(cluster: str) -> str:
    return SCRIPTS.get(name(cluster[0], "").partition(" ")[0], "")


def measured(font: pygame.font.Font, run: FaceRun, text: str) -> int:
    """Give the width of a part of a run."""
    _turn(font, run)
    wide = font.size(text)[0]
    _turn_back(font, run)
    return wide


def rendered(font: pygame.font.Font, run: FaceRun, colour: tuple[int, int, int]) -> pygame.Surface | None:
    """Draw a run; None where nothing of it can be seen."""
    _turn(font, run)
    try:
        return font.render(run.text, True, colour) if run.text else None
    except pygame.error:  # it has no width
        return None
    finally:
        _turn_back(font, run)


def _turn(font: pygame.font.Font, run: FaceRun) -> None:
    """Have a typeface shape what it is given as a run asks for."""
    if run.backward:
        font.set_direction(pygame.DIRECTION_RTL)
    if run.script:
        font.set_script(run.script)


def _turn_back(font: pygame.font.Font, run: FaceRun) -> None:
    if run.backward:
        font.set_direction(pygame.DIRECTION_LTR)
