"""The settings on disk."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.core.record import replace
from game.storage.checked import showable
from game.storage.files import DocumentKind, DocumentStore
from game.storage.notices import Notice, NoticeQueue
from game.storage.settings import DEFAULTS, Settings, plain, read
from game.storage.shared import DocumentForm, SharedDocument

KIND = DocumentKind("settings", 1, 1 << 20)


class SettingsFile:
    """Loads and saves what the player has chosen."""

    def __init__(self, folder: Path, documents: DocumentStore, notices: NoticeQueue) -> None:
        self._path = folder / "settings.json"
        self._documents = documents
        self._notices = notices
        self._held = SharedDocument[tuple[Settings, tuple[str, ...]]](
            self._path,
            documents,
            DocumentForm(KIND, read, lambda held: plain(held[0]), (DEFAULTS, ())),
        )
        self._odd = False  # the file holds something that these settings don't
        self._mine: Settings | None = None  # as this window last loaded or saved them

    def load(self) -> Settings:
        """Read the settings; whatever makes no sense has its default, and the player is told."""
        settings, wrong = self._held.value
        self._odd = bool(wrong)
        if wrong:
            self._notices.tell(Notice("odd_settings", showable(", ".join(wrong))))
        if self._mine is None:
            self._mine = settings
        return settings

    def save(self, settings: Settings) -> bool:
        """Write the settings; False when that was not possible. Odd ones are set aside before that.

        What was not changed here since it was loaded stays as another window has written it meanwhile.
        """
        _, wrong = self._held.value
        if self._odd or wrong:
            self._odd = not self._documents.set_aside(self._path)
        before, self._mine = self._mine, settings
        return self._held.change(
            lambda there: (settings if before is None else _changed(before, settings, there[0]), ())
        )

    def take_up(self, _stem: str, source: Mapping[str, Any]) -> bool:
        """Take in what was chosen otherwise than by default, where nothing is now; False where it makes no sense."""
        found, wrong = read(source)
        if wrong or self._held.value[1]:
            return False
        return self._held.change(lambda there: (_joined(there[0], found), ()))

    @property
    def saved(self) -> bool:
        """Whether the disk has taken every choice."""
        return self._held.saved

    def secure(self) -> bool:
        """Tell whether the disk has every choice; if it has not, try once more."""
        return self._held.secure()


def _joined(there: Settings, found: Settings) -> Settings:
    """Choose where the default stands what another file says; what no version here knows is kept from either."""
    unknown = {**dict(found.unknown), **dict(there.unknown)}
    return replace(_changed(DEFAULTS, there, found), unknown=tuple(sorted(unknown.items())))


def _changed(before: Settings, after: Settings, there: Settings) -> Settings:
    """Change in some settings what was changed between two others."""
    names = [name for name in Settings.__annotations__ if getattr(before, name) != getattr(after, name)]
    return replace(there, **{name: getattr(after, name) for name in names})
