r"""What a command says: words for people or JSON for programs, and refusals in one sentence.

Whatever comes from a file does nothing to a terminal: what would is written as Python writes it, as in \x1b.
"""

import json
import re
import sys
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from game.core.letters import sentence
from game.core.record import record

_HARMFUL = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff\ufff9-\ufffb]"
)
"""Signs that control a terminal, turn the order of writing, hide, or are half a sign."""

JsonValue: TypeAlias = Mapping[str, object] | Sequence[object]


def harmless(text: str) -> str:
    r"""Write what would do something to a terminal so that it is only seen.

    >>> harmless("Ada\x1b[31m \u202egnihtyna"), harmless("− é ש")
    ('Ada\\x1b[31m \\u202egnihtyna', '− é ש')
    """
    return _HARMFUL.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


def say(*lines: str) -> None:
    """Tell people something, line by line."""
    print(*map(harmless, lines), sep="\n")


def warn(sentence: object) -> None:
    """Say beside the answer what is amiss."""
    print(f"parlour-tricks: {harmless(str(sentence))}", file=sys.stderr, flush=True)


class Refused(Exception):
    """The command can't be obeyed; the message is one sentence."""

    def __init__(self, told: object) -> None:
        """Make one line of it, whatever a file has put into it."""
        super().__init__(sentence(harmless(" ".join(str(told).split()))))


def why_not(trouble: Exception) -> str:
    """Say in the system's words, without its numbers, what is the matter with a file."""
    return (trouble.strerror if isinstance(trouble, OSError) else "") or str(trouble)


@record
class Report:
    """The one way out: programs get one JSON value a line, people the words."""

    json: bool

    def tell(self, value: JsonValue, *lines: str) -> None:
        if self.json:
            print(json.dumps(value))
        else:
            say(*lines)
