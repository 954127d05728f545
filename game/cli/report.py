"""What a command says: words for people or JSON for programs, and refusals in one sentence."""

import json
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from game.core.record import record
from game.core.sentence import sentence

JsonValue: TypeAlias = Mapping[str, object] | Sequence[object]


class Refused(Exception):
    """The command can't be obeyed; the message is one sentence."""

    def __init__(self, told: object) -> None:
        """Make one line of it, whatever a file has put into it."""
        super().__init__(sentence(told))


def why_not(trouble: Exception) -> str:
    """Say in the system's words, without its numbers, what is the matter with a file."""
    return (trouble.strerror if isinstance(trouble, OSError) else "") or str(trouble)


@record
class Report:
    """The one way out: programs get one JSON value a line, people the words."""

    json: bool

    def tell(self, value: JsonValue, *lines: str) -> None:
        """Say one thing."""
        if self.json:
            print(json.dumps(value))
        else:
            print(*lines, sep="\n")
