"""Which match a file holds, whatever the file is called: what its players knew before it, and the cards dealt to them.

Two files hold the same match if one log goes on from the other. The copies that are made where a folder lies on two
machines at once do, and so does whatever a player copies by hand; another match does not, though it may begin with the
same cards, as all tries at one daily deal.
"""

import json
from collections.abc import Iterable, Sequence

from game.core.digest import sha256
from game.core.record import record, replace
from game.core.transcript import Header

_LETTERS = 12
_SHUFFLED = "* "
"""What the entry of a shuffle begins with."""


@record
class LogHead:
    """So much of a log that most files can be told apart without reading it again."""

    begun: str = ""  # the key of its first deal
    length: int = 0  # entries


def known_before(header: Header) -> Header:
    """Leave out what a header only has once the cards are dealt."""
    return replace(header, undone=(), shuffles=())


def deal_keys(header: Header, entries: Iterable[str]) -> tuple[str, ...]:
    """Name the deals of a log, each by all that led to its cards and by the cards; other cards, another name."""
    options = sorted(header.options)
    told = [json.dumps([header.game, header.edition, options, header.players, header.dealer, header.date])]
    keys = list[str]()
    for entry in entries:
        told.append(entry)
        if entry.startswith(_SHUFFLED):
            key = sha256("\n".join(told).encode()).hex()[:_LETTERS]
            keys.append(key)
            told = [key]
    return tuple(keys)


def head_of_log(header: Header, entries: Sequence[str]) -> LogHead:
    """Give what tells a log apart from most others."""
    keys = deal_keys(header, entries[:1])
    return LogHead(keys[0] if keys else "", len(entries))
