"""What the disk has not taken: tried again by itself, told as long as it is so, and brought to safety elsewhere."""

import os
import shutil
import tempfile
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from game.storage.files import exists
from game.storage.match_file import SUFFIX
from game.storage.stores import Stores
from game.ui.scenes.unsaved import UnsavedRoutes, unsaved
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Push, Scene, Switch
from game.wording import Words, in_curly

AGAIN = 5.0
"""Seconds between two tries."""
ROOM = 1 << 20
"""Bytes a disk must have free to be proposed for a copy."""
DRIVES = ("/media", "/run/media", "/Volumes", "/mnt")
"""Where systems show what was plugged in, by itself or below the name of the player."""


class UnsavedWork:
    """Watches over what is not on the disk."""

    def __init__(self, stores: Stores) -> None:
        """Trust that all is well."""
        self._stores = stores
        self._waited = 0.0

    def watch(self, context: UiContext, dt: float) -> None:
        """Let seconds pass: try again now and then, and have every screen tell what is true."""
        saved = not self._stores.unsaved
        if saved:
            self._waited = 0.0
        else:
            self._waited += dt
            if self._waited >= AGAIN:
                self._waited = 0.0
                self._stores.secure()
        if context.note_saved(saved=saved) and context.all_saved:
            context.notices.say(context.words.get("storage.unsaved.saved"))

    def tell(self, context: UiContext) -> Switch:
        """Tell of it, and what can be done."""
        return Push(self._scene(context, quitting=False))

    def parting(self, context: UiContext) -> Scene | None:
        """Ask whoever is quitting before it is lost; None where nothing would be."""
        return None if self._harmless else self._scene(context, quitting=True)

    def _scene(self, context: UiContext, *, quitting: bool) -> Scene:
        words = context.words
        routes = UnsavedRoutes(
            lambda: [words.get(f"storage.unsaved.part.{each}") for each in self._stores.unsaved],
            lambda: self._reason(words),
            self._stores.secure,
            lambda: self._stores.saves.copied_to,
            self._place,
            lambda place: self._export(words, place),
            self._stores.saves.give_up,
        )
        return unsaved(context, routes, quitting=quitting)

    @property
    def _harmless(self) -> bool:
        """Whether nothing is lost if the program ends now: all is saved, or a copy of every match lies elsewhere."""
        stores = self._stores
        return stores.secure() or (tuple(stores.unsaved) == ("match",) and stores.saves.copied_to is not None)

    def _reason(self, words: Words) -> str:
        key, file = next(iter(self._stores.notices.lasting.items()), ("unwritten", ""))
        return words.get(f"storage.notice.{key}", file=file)

    # ------------------------------------------------------------------ elsewhere

    def _place(self) -> str:
        """Propose where a copy of a match may lie: at home, if there is room, or on a drive that is plugged in."""
        match_id = self._stores.saves.uncopied
        if not match_id:
            return ""
        home = Path.home()
        folder = next(filter(_roomy, (home, *_drives(home.name))), home)
        return str(_free(folder / f"{match_id}{SUFFIX}"))

    def _export(self, words: Words, place: str) -> str:
        """Save a copy; give what prevents it."""
        match_id, path = self._stores.saves.uncopied, Path(place.strip()).expanduser()
        if path.is_dir():
            path = _free(path / f"{match_id}{SUFFIX}")
        if not path.suffix:
            path = path.with_name(f"{path.name}{SUFFIX}")
        if exists(path):
            return words.get("storage.unsaved.exists", path=path)
        try:
            self._stores.saves.export(match_id, path)
        except OSError as trouble:
            return words.get("saves.not_exported", fault=f"{trouble.strerror or trouble}.")
        except ValueError as trouble:
            return words.get("saves.not_exported", fault=in_curly(trouble))
        return ""


def rescue(stores: Stores) -> Sequence[Path]:
    """Save what the disk has not taken wherever there is room, for nobody can be asked any more; say where."""
    saved = list[Path]()
    if stores.secure():
        return saved
    for folder in (Path.home(), Path(tempfile.gettempdir())):
        while match_id := stores.saves.uncopied:
            path = _free(folder / f"{match_id}{SUFFIX}")
            try:
                stores.saves.export(match_id, path)
            except (OSError, ValueError):
                break
            saved.append(path)
    return saved


def _drives(player: str) -> Iterable[Path]:
    """List the folders at which something may have been plugged in."""
    for top in (Path(each) / below for each in DRIVES for below in (player, "")):
        with suppress(OSError):
            yield from sorted(path for path in top.iterdir() if path.is_dir() and os.path.ismount(path))


def _roomy(folder: Path) -> bool:
    try:
        return os.access(folder, os.W_OK) and shutil.disk_usage(folder).free > ROOM
    except OSError:
        return False


def _free(path: Path) -> Path:
    """Name a file that is not there yet."""
    number, free = 1, path
    while exists(free):
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free
