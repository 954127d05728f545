"""What keys do to a line of text under way, as they do in the system's own fields."""

import ctypes
import sys
from collections.abc import Callable
from enum import Enum
from functools import cache
from pathlib import Path

import pygame

from game.core.letters import clusters, cut, visible
from game.core.record import record
from game.ui.shell.input import Press
from game.ui.shell.scene import Switch


class Edit(Enum):
    """What a key does while one writes."""

    LEFT = "left"
    RIGHT = "right"
    WORD_LEFT = "word_left"
    WORD_RIGHT = "word_right"
    HOME = "home"
    END = "end"
    ERASE_LEFT = "erase_left"
    ERASE_RIGHT = "erase_right"
    ERASE_WORD_LEFT = "erase_word_left"
    ERASE_WORD_RIGHT = "erase_word_right"
    ERASE_TO_HOME = "erase_to_home"
    SELECT_ALL = "select_all"
    COPY = "copy"
    CUT = "cut"
    PASTE = "paste"
    UNDO = "undo"
    REDO = "redo"


ERASING = {
    Edit.ERASE_LEFT: Edit.LEFT,
    Edit.ERASE_RIGHT: Edit.RIGHT,
    Edit.ERASE_WORD_LEFT: Edit.WORD_LEFT,
    Edit.ERASE_WORD_RIGHT: Edit.WORD_RIGHT,
    Edit.ERASE_TO_HOME: Edit.HOME,
}
"""What erases goes as far as what moves."""
_BARE = {
    "left": Edit.LEFT,
    "right": Edit.RIGHT,
    "home": Edit.HOME,
    "end": Edit.END,
    "backspace": Edit.ERASE_LEFT,
    "delete": Edit.ERASE_RIGHT,
}
_MAC = {
    "alt+left": Edit.WORD_LEFT,
    "alt+right": Edit.WORD_RIGHT,
    "meta+left": Edit.HOME,
    "meta+right": Edit.END,
    "alt+backspace": Edit.ERASE_WORD_LEFT,
    "alt+delete": Edit.ERASE_WORD_RIGHT,
    "meta+backspace": Edit.ERASE_TO_HOME,
}
_OTHERS = {
    "ctrl+left": Edit.WORD_LEFT,
    "ctrl+right": Edit.WORD_RIGHT,
    "ctrl+home": Edit.HOME,
    "ctrl+end": Edit.END,
    "ctrl+backspace": Edit.ERASE_WORD_LEFT,
    "ctrl+delete": Edit.ERASE_WORD_RIGHT,
    "shift+insert": Edit.PASTE,
    "ctrl+insert": Edit.COPY,
    "shift+delete": Edit.CUT,
    "ctrl+y": Edit.REDO,
}
_LETTERS = {"a": Edit.SELECT_ALL, "c": Edit.COPY, "x": Edit.CUT, "v": Edit.PASTE, "z": Edit.UNDO}
MAC = sys.platform == "darwin"
WINDOWS = sys.platform == "win32"


def edit_of(press: Press, *, mac: bool | None = None) -> Edit | None:
    """Give what a key does to a line, if anything.

    >>> edit_of(Press("ctrl+z", None), mac=False), edit_of(Press("meta+z", None, shift=True), mac=True)
    (<Edit.UNDO: 'undo'>, <Edit.REDO: 'redo'>)
    """
    mac = MAC if mac is None else mac
    keys = _BARE | (_MAC if mac else _OTHERS)
    keys |= {f"{'meta' if mac else 'ctrl'}+{letter}": edit for letter, edit in _LETTERS.items()}
    found = keys.get(press.key) or keys.get(press.key.replace("shift+", ""))
    return Edit.REDO if found is Edit.UNDO and press.shift else found


@record
class LineEdit:
    """A line under way, with all between caret and anchor selected. Both stand before the sign of their number."""

    text: str
    caret: int
    anchor: int

    @property
    def selected(self) -> tuple[int, int]:
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def marked(self) -> str:
        first, last = self.selected
        return self.text[first:last]

    def at(self, caret: int, *, selecting: bool = False) -> "LineEdit":
        """Put the caret elsewhere, selecting what lies between or nothing."""
        return LineEdit(self.text, caret, self.anchor if selecting else caret)

    def moved(self, edit: Edit, *, selecting: bool) -> "LineEdit":
        """Move the caret; what is selected is left at the end to which it moves."""
        first, last = self.selected
        if first < last and not selecting and edit in (Edit.LEFT, Edit.RIGHT):
            return self.at(first if edit is Edit.LEFT else last)
        return self.at(self.reached(edit), selecting=selecting)

    def reached(self, edit: Edit) -> int:
        edges, caret = edges_of(self.text), self.caret
        match edit:
            case Edit.LEFT:
                return max((edge for edge in edges if edge < caret), default=0)
            case Edit.RIGHT:
                return min((edge for edge in edges if edge > caret), default=len(self.text))
            case Edit.WORD_LEFT:
                return word_edge(self.text, caret, -1)
            case Edit.WORD_RIGHT:
                return word_edge(self.text, caret, 1)
            case Edit.HOME:
                return 0
        return len(self.text)

    def erased(self, edit: Edit) -> "LineEdit":
        """Erase what is selected or, where nothing is, as far as a movement leads."""
        first, last = self.selected
        return self.at(self.reached(edit), selecting=True).put("") if first == last else self.put("")

    def put(self, typed: str, most: int | None = None) -> "LineEdit":
        """Put as much of a text in place of what is selected as fits, of what can be seen of it."""
        first, last = self.selected
        before = visible(self.text[:first] + typed) if typed else self.text[:first]
        if most is not None:
            before = cut(before, max(first, most - len(self.text) + last))
        return LineEdit(before + self.text[last:], len(before), len(before))

    def word_at(self, place: int) -> "LineEdit":
        """Select the word at a place, or what stands between two."""
        kinds = _kinds(self.text)
        at = min(place, len(self.text) - 1)
        if at < 0:
            return self
        first, last = at, at + 1
        while first > 0 and kinds[first - 1] == kinds[at]:
            first -= 1
        while last < len(kinds) and kinds[last] == kinds[at]:
            last += 1
        return LineEdit(self.text, last, first)


def edges_of(text: str) -> list[int]:
    r"""List the places at which a caret may stand.

    >>> edges_of("ae\u0301b")
    [0, 1, 3, 4]
    """
    edges = [0]
    for cluster in clusters(text):
        edges.append(edges[-1] + len(cluster))
    return edges


def _kinds(text: str) -> list[int]:
    """Tell for each sign blanks, words and all else apart; what belongs to a sign is of its kind."""
    kinds: list[int] = []
    for cluster in clusters(text):
        first = cluster[0]
        kind = 0 if first.isspace() else 1 if first.isalnum() or first in "_’'" else 2
        kinds += [kind] * len(cluster)
    return kinds


def word_edge(text: str, place: int, way: int, *, windows: bool | None = None) -> int:
    """Give where the next word begins to the left, or ends to the right; on Windows it begins there, too.

    >>> (
    ...     word_edge("to be", 5, -1),
    ...     word_edge("to be", 0, 1, windows=False),
    ...     word_edge("to be", 0, 1, windows=True),
    ... )
    (3, 2, 3)
    """
    windows = WINDOWS if windows is None else windows
    kinds = _kinds(text) if way > 0 else _kinds(text)[::-1]
    at = place if way > 0 else len(text) - place
    if way < 0 or not windows:
        at = _past(kinds, at, 0)
    at = _past(kinds, at, kinds[at]) if at < len(kinds) else at
    if way > 0 and windows:
        at = _past(kinds, at, 0)
    return at if way > 0 else len(text) - at


def _past(kinds: list[int], at: int, kind: int) -> int:
    while at < len(kinds) and kinds[at] == kind:
        at += 1
    return at


@record
class Writing:
    """A text under way; `done` takes it once the keyboard is closed."""

    name: str
    text: str
    done: Callable[[str], Switch]
    most: int  # letters
    signs: str = ""  # that make sense here; "" for any


# ------------------------------------------------------------------ the clipboard


def copied() -> str:
    """Give the text on the clipboard in one line; empty when there is none or the system does not say."""
    try:
        return " ".join(pygame.scrap.get_text().split())
    except pygame.error:
        return ""


def marked() -> str:
    """Give the text that was marked last in any window, where the desktop hands it on; in one line.

    SDL asks the desktop, and pygame does not hand on the question, so it is put to the library that pygame has loaded.
    """
    library = _sdl()
    if library is None:
        return ""
    library.SDL_GetPrimarySelectionText.restype = ctypes.c_void_p
    found = library.SDL_GetPrimarySelectionText()
    if not found:
        return ""
    text = ctypes.string_at(found).decode("utf-8", "replace")
    library.SDL_free(ctypes.c_void_p(found))
    return " ".join(text.split())


@cache
def _sdl() -> ctypes.CDLL | None:
    """Find the library on systems whose desktops know what is marked."""
    try:
        loaded = Path("/proc/self/maps").read_text("utf-8", "replace") if sys.platform == "linux" else ""
        file = next(line.split(maxsplit=5)[5] for line in loaded.splitlines() if "libSDL2-2" in line)
        library = ctypes.CDLL(file)
    except (OSError, StopIteration):
        return None
    return library if hasattr(library, "SDL_GetPrimarySelectionText") else None


def copy(text: str) -> bool:
    """Put a text on the clipboard; False when the system does not let us."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, ValueError):  # it holds half a sign, or a zero
        return False
    return True
