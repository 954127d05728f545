"""The settings on disk."""

from pathlib import Path

from game.storage.checked import showable
from game.storage.files import DocumentKind, DocumentStore
from game.storage.notices import Notice, NoticeQueue
from game.storage.settings import DEFAULTS, Settings, plain, read

KIND = DocumentKind("settings", 1, 1 << 20)


class SettingsFile:
    """Loads and saves what the player has chosen."""

    def __init__(self, folder: Path, documents: DocumentStore, notices: NoticeQueue) -> None:
        self._path = folder / "settings.json"
        self._documents = documents
        self._notices = notices
        self._odd = False  # the file holds something that these settings don't

    def load(self) -> Settings:
        """Read the settings; whatever makes no sense has its default, and the player is told."""
        found = self._documents.read(self._path, KIND, read)
        if found is None:
            return DEFAULTS
        settings, wrong = found
        self._odd = bool(wrong)
        if wrong:
            self._notices.tell(Notice("odd_settings", showable(", ".join(wrong))))
        return settings

    def save(self, settings: Settings) -> bool:
        """Write the settings; False when that was not possible. Odd ones are set aside before that."""
        if self._odd:
            self._odd = not self._documents.set_aside(self._path)
        return self._documents.write(self._path, KIND, plain(settings))
