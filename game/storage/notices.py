"""What the player should be told about files: each trouble once, in a sentence the screen words."""

from collections.abc import Mapping

from game.core.record import record


@record
class Notice:
    """One sentence, by the key of its caption and what fills its blanks."""

    key: str  # caption storage.notice.<key>
    file: str = ""  # blank {file}: the name of the file concerned
    aside: str = ""  # blank {aside}: the name under which an unreadable file is kept


class NoticeQueue:
    """Sentences waiting to be shown."""

    def __init__(self) -> None:
        self._waiting: list[Notice] = []
        self._troubles: dict[str, str] = {}  # key of a trouble that lasts → file that met it first

    def tell(self, notice: Notice) -> None:
        self._waiting.append(notice)

    def trouble(self, notice: Notice) -> None:
        """Tell of something that will happen again and again, such as a full disk: once until it is over."""
        if notice.key not in self._troubles:
            self._troubles[notice.key] = notice.file
            self._waiting.append(notice)

    @property
    def lasting(self) -> Mapping[str, str]:
        """The troubles that are not over, by their keys, and the files that met them first."""
        return dict(self._troubles)

    def recovered(self, file: str) -> None:
        """Note that this file is well again; its trouble will be told anew if it comes back."""
        if self._troubles:
            self._troubles = {key: first for key, first in self._troubles.items() if first != file}

    def drain(self) -> tuple[Notice, ...]:
        """Hand over what has not been shown yet."""
        # one by one, for another thread may tell of more meanwhile
        return tuple(self._waiting.pop(0) for _ in range(len(self._waiting)))
