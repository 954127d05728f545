"""What a command says: words for people or JSON for programs, and refusals in one sentence."""

import json
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from game.core.record import record

Plain: TypeAlias = Mapping[str, object] | Sequence[object]
HEAD, TAIL = 180, 60
"""Characters kept of a refusal that would be long; what is wrong with a file may be all of it."""


class Refused(Exception):
    """The command can't be obeyed; the message is one sentence."""

    def __init__(self, sentence: object) -> None:
        """Make one line of it, whatever a file has put into it."""
        line = "".join(sign if sign.isprintable() else " " for sign in " ".join(str(sentence).split()))
        super().__init__(line if len(line) <= HEAD + TAIL else f"{line[:HEAD]} … {line[-TAIL:]}")


@record
class Report:
    """The one way out: programs get one JSON value a line, people the words."""

    json: bool

    def tell(self, value: Plain, *lines: str) -> None:
        """Say one thing."""
        if self.json:
            print(json.dumps(value))
        else:
            print(*lines, sep="\n")
