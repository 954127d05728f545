"""Every sentence a player reads, looked up by key in the files of assets/words.

One file per subject: `assets/words/en/settings.toml` holds the keys that begin with `settings.`, nested tables lengthen
the key. A caption may hold `{placeholders}` in small letters; signs in capitals, such as `{S}` for spades, are left for
the typesetter.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

PLACEHOLDER = re.compile(r"\{([a-z][a-z0-9_]*)\}")


def figure(number: float, *, plus: bool = False) -> str:
    """Write a number with a true minus sign; with plus, what is more than nothing has a sign, too.

    >>> figure(-3), figure(2.5, plus=True), figure(0, plus=True)
    ('−3', '+2.5', '0')
    """
    return f"{number:+.10g}".replace("-", "−") if plus and number else f"{number:.10g}".replace("-", "−")


class MissingWords(KeyError):
    """A caption nobody has written; raised only by words that are asked to be strict."""


class Words:
    """The captions of one language."""

    def __init__(self, captions: Mapping[str, str], strict: bool = False) -> None:
        """Hold captions by full key; strict words raise MissingWords, others show the key."""
        self._captions = dict(captions)
        self._strict = strict

    def __contains__(self, key: str) -> bool:
        return key in self._captions

    def __iter__(self) -> Iterator[str]:
        return iter(self._captions)

    def get(self, key: str, /, **values: object) -> str:
        """Give the caption of a key with its placeholders filled in.

        >>> Words({"title.score": "{mine} to {theirs}"}).get("title.score", mine=3, theirs=1)
        '3 to 1'
        >>> Words({}).get("title.score")
        'title.score'
        """
        caption = self._captions.get(key)
        if caption is None:
            if self._strict:
                raise MissingWords(key)
            return key
        return PLACEHOLDER.sub(lambda found: self._fill(key, found, values), caption)

    def _fill(self, key: str, found: re.Match[str], values: Mapping[str, object]) -> str:
        name = found.group(1)
        if name not in values:
            if self._strict:
                message = f"{key} needs a value for {{{name}}}"
                raise MissingWords(message)
            return found.group(0)
        return str(values[name])

    def placeholders(self, key: str) -> frozenset[str]:
        """Name what a caption wants filled in.

        >>> sorted(Words({"a": "{one} and {S} and {two}"}).placeholders("a"))
        ['one', 'two']
        """
        return frozenset(PLACEHOLDER.findall(self._captions[key]))


def load(folder: Path, strict: bool = False) -> Words:
    """Read every subject of one language; the name of a file is the first part of its keys."""
    captions: dict[str, str] = {}
    for path in sorted(folder.glob("*.toml")):
        captions.update(flat(path.stem, tomllib.loads(path.read_text(encoding="utf-8"))))
    return Words(captions, strict)


def flat(prefix: str, table: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    """Spell nested tables as dotted keys.

    >>> dict(flat("common", {"yes": "Yes", "key": {"up": "Up"}}))
    {'common.yes': 'Yes', 'common.key.up': 'Up'}
    """
    for name, value in table.items():
        key = f"{prefix}.{name}"
        if isinstance(value, Mapping):
            yield from flat(key, value)
        else:
            yield key, str(value)
