"""Every sentence a player reads, looked up by key in the files of assets/words.

One file per subject: `assets/words/en/settings.toml` holds the keys that begin with `settings.`, nested tables lengthen
the key. A caption may hold `{placeholders}` in small letters; signs in capitals, such as `{S}` for spades, are left for
the typesetter.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import floor, log10
from pathlib import Path
from types import MappingProxyType

from game.core.cards import members
from game.core.rules import Reason, Spec

PLACEHOLDER = re.compile(r"\{([a-z][a-z0-9_]*)\}")


def figure(number: float, *, plus: bool = False) -> str:
    """Write a number with a true minus sign; with plus, what is more than nothing has a sign, too.

    >>> figure(-3), figure(2.5, plus=True), figure(0, plus=True)
    ('−3', '+2.5', '0')
    """
    return f"{number:+.10g}".replace("-", "−") if plus and number else f"{number:.10g}".replace("-", "−")


def decimal(number: float, *, plus: bool = False, beside: float = 0.0) -> str:
    """Write a number with one decimal, two where it and what stands beside it are less than one; signs as in `figure`.

    >>> (
    ...     decimal(-0.25),
    ...     decimal(2, plus=True),
    ...     decimal(0.3, plus=True),
    ...     decimal(0.3, beside=4.1),
    ...     decimal(0, plus=True),
    ... )
    ('−0.25', '+2.0', '+0.30', '0.3', '0')
    """
    told, places = rounded(number, beside), _places(number, beside)
    return f"{told:{'+' if plus else ''}.{places}f}".replace("-", "−") if told else "0"


def rounded(number: float, beside: float = 0.0) -> float:
    """Round a number as `decimal` writes it.

    >>> rounded(0.256), rounded(0.256, beside=4.1), rounded(-4.14)
    (0.26, 0.3, -4.1)
    """
    return round(number, _places(number, beside))


def approximate(number: float, error: float, *, plus: bool = False, beside: float = 0.0) -> str:
    """Write a number no more finely than it is known: in steps of 1, 2 or 5 that are not below its standard error.

    What is surely not nothing is not written as nothing, and what is known to two decimals as `decimal` writes it.

    >>> (
    ...     approximate(721.1, 26.5),
    ...     approximate(-18.3, 5.8),
    ...     approximate(0.36, 0.04),
    ...     approximate(3, 0, plus=True),
    ... )
    ('700', '−20', '0.35', '+3.0')
    >>> approximate(2.1, 2.01), approximate(1.9, 2.01)
    ('2', '0')
    """
    if error < _FINEST:
        return decimal(number, plus=plus, beside=beside)
    tens = floor(log10(error))
    steps = [each * 10.0**power for power in (tens - 1, tens, tens + 1) for each in (1, 2, 5)]
    step = next(each for each in steps if each >= error)
    while abs(number) > error and not round(number / step):
        step = steps[steps.index(step) - 1]
    told = round(number / step) * step
    written = f"{told:{'+' if plus else ''}.{max(0, -floor(log10(step)))}f}" if told else "0"
    return written.replace("-", "−")


_FINEST = 0.01
"""A standard error below which nothing is rounded."""


def _places(number: float, beside: float) -> int:
    return 2 if max(abs(number), abs(beside)) < 1 else 1


def percents(shares: Sequence[float]) -> list[int]:
    """Round shares that make 1 so that their percents make 100: those cut most are rounded up.

    >>> percents([1 / 3, 1 / 3, 1 / 3]), percents([0.995, 0.005, 0.0]), percents([])
    ([34, 33, 33], [100, 0, 0], [])
    """
    told = [int(100 * share + 1e-9) for share in shares]
    missing = max(0, round(100 * sum(shares)) - sum(told))
    for place in sorted(range(len(told)), key=lambda place: told[place] - 100 * shares[place])[:missing]:
        told[place] += 1
    return told


def why(words: "Words", spec: Spec, reason: Reason | None) -> str:
    """Say in a clause without signs what the rules have against a move; empty where nobody has words for it.

    >>> from game.core.cards import PIQUET
    >>> words = Words({"ecarte.reason.follow": "Follow suit: play {cards}.", "table.or": "{one} or {other}"})
    >>> spec = Spec("ecarte", 1, 2, PIQUET, (), (), ())
    >>> why(words, spec, Reason("follow", "7.2", cards=3))
    'follow suit: play 7S or 8S (§7.2)'
    """
    key = key_of(words, spec.id, reason) if reason else ""
    if reason is None or not key:
        return ""
    *first, last = [spec.pack.spell(card) for card in members(reason.cards)] or [""]
    told = words.get(
        key,
        cards=words.get("table.or", one=words.get("table.comma").join(first), other=last) if first else last,
        suit=words.get(f"table.suit.{reason.suit}") if reason.suit else "",
        number=reason.number,
        seat=words.get("table.seat", number=reason.seat) if reason.seat >= 0 else "",
    ).rstrip(".")
    named = told[1:2].isupper() or told[1:2].isdigit()  # it begins with a card
    within = told if named else told[:1].lower() + told[1:]
    return f"{within} (§{reason.rule})" if reason.rule else within


def key_of(words: "Words", game: str, reason: Reason) -> str:
    """Find the caption of a reason: the game's or one that all share, and that for none or one where there is such.

    >>> words = Words(
    ...     {"ecarte.reason.odds": "{number} times in 100.", "ecarte.reason.odds_one": "Once in 100 times."}
    ... )
    >>> [key_of(words, "ecarte", Reason("odds", number=number)) for number in (0, 1, 2)]
    ['ecarte.reason.odds', 'ecarte.reason.odds_one', 'ecarte.reason.odds']
    """
    ending = {0: "_none", 1: "_one"}.get(reason.number)
    names = (f"{reason.key}{ending}", reason.key) if ending else (reason.key,)
    keys = (f"{where}.reason.{name}" for name in names for where in ("table", game))
    return next((key for key in keys if key in words), "")


def in_curly(sentence: object) -> str:
    """Set a sentence of the program in the quotes of the captions, to be shown beside them.

    >>> in_curly("This can't be read: '4X' is not a card.")
    'This can’t be read: “4X” is not a card.'
    """
    told = re.sub(r"(?<=\w)'(?=\w)", "’", str(sentence))
    return re.sub(r"(?<!\w)'(?=\S)", "“", told).replace("'", "”")


def within(words: "Words", name: str) -> str:
    """Write the name of a player within a sentence, where an article is small.

    >>> within(Words({"table.article": "The "}), "The Marquise")
    'the Marquise'
    """
    plain = without_article(words, name)
    return f"{words.get('table.article').lower()}{plain}" if plain else name


def without_article(words: "Words", name: str) -> str:
    """Write the name of a player without its article; empty where it has none.

    >>> without_article(Words({"table.article": "The "}), "The Marquise")
    'Marquise'
    """
    article = words.get("table.article")
    return name.removeprefix(article) if name.startswith(article) else ""


class MissingWords(KeyError):
    """A caption nobody has written; raised only by words that are asked to be strict."""


class Words:
    """The captions of one language."""

    def __init__(
        self,
        captions: Mapping[str, str],
        strict: bool = False,
        subjects: Mapping[str, Path] = MappingProxyType({}),
    ) -> None:
        """Hold captions by full key; strict words raise MissingWords, others show the key.

        A subject is read from its file when its first caption is asked for: the first picture does not wait for all
        games.
        """
        self._captions = dict(captions)
        self._strict = strict
        self._unread = dict(subjects)

    def __contains__(self, key: str) -> bool:
        return self._find(key) is not None

    def __iter__(self) -> Iterator[str]:
        self.read(self.subjects)
        return iter(self._captions)

    def of(self, subject: str) -> tuple[str, ...]:
        self.read((subject,))
        keys = tuple(self._captions)  # all at once: another thread may be reading other subjects
        return tuple(key for key in keys if key.startswith(f"{subject}."))

    @property
    def subjects(self) -> Iterable[str]:
        """Name the subjects nobody has asked about yet."""
        return tuple(self._unread)

    def read(self, subjects: Iterable[str]) -> None:
        """Read subjects that will be asked for soon; may be called from another thread."""
        for subject in subjects:
            path = self._unread.get(subject)
            if path is not None:
                self._captions.update(flat(subject, tomllib.loads(path.read_text(encoding="utf-8"))))
                self._unread.pop(
                    subject, None
                )  # only now, or another thread would miss what is still being read

    def _find(self, key: str) -> str | None:
        unread = bool(self._unread)  # before looking: meanwhile another thread may read the last of them
        found = self._captions.get(key)
        if found is None and unread:
            self.read((key.partition(".")[0],))
            found = self._captions.get(key)
        return found

    def get(self, key: str, /, **values: object) -> str:
        """Give the caption of a key with its placeholders filled in.

        >>> Words({"title.score": "{mine} to {theirs}"}).get("title.score", mine=3, theirs=1)
        '3 to 1'
        >>> Words({}).get("title.score")
        'title.score'
        """
        caption = self._find(key)
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


def load(folder: Path, strict: bool = False) -> Words:
    """Find the subjects of one language; the name of a file is the first part of its keys."""
    return Words({}, strict, {path.stem: path for path in sorted(folder.glob("*.toml"))})


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
