"""Every sentence a player reads, looked up by key in the files of assets/words.

One file per subject: `assets/words/en/settings.toml` holds the keys that begin with `settings.`, nested tables lengthen
the key. A caption may hold `{placeholders}` in small letters, and may ask for a form of what is filled in: `{to:dat}`;
signs in capitals, such as `{S}` for spades, are left for the typesetter. `assets/words/README.md` tells translators.
"""

import errno
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import floor, log10
from pathlib import Path
from threading import RLock
from types import MappingProxyType
from typing import Self

from game.core.cards import members
from game.core.rules import Reason, Spec
from game.resources import ENGLISH

RANKS = "AKQCJ"
"""Ace, king, queen, cavalier and jack, as the notation writes them."""
PLACEHOLDER = re.compile(r"\{([a-z][a-z0-9_]*)(?::([A-Za-z]+))?\}")
"""A name, and the form asked for, with a capital where it begins with one."""
BARE = "bare"
"""The form without an article, which every card and player has."""
WITHIN = "in"
"""The form of a player's name within a sentence, which every language has."""
FORMS = "_form"
"""What the name of a table ends in that holds forms of the captions of another."""


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


def number_of(figures: str) -> float:
    """Read figures back: a whole number unless they have decimals.

    >>> number_of("−3"), number_of("+1.0")
    (-3, 1.0)
    """
    plain = figures.replace("−", "-")
    return float(plain) if "." in plain else int(plain)


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
    """Say in a sentence without signs and stop what the rules have against a move; empty where nobody has words for it.

    >>> from game.core.cards import PIQUET
    >>> words = Words({"ecarte.reason.follow": "Follow suit: play {cards}.", "table.or": "{one} or {other}"})
    >>> spec = Spec("ecarte", 1, 2, PIQUET, (), (), ())
    >>> why(words, spec, Reason("follow", "7.2", cards=3))
    'Follow suit: play 7S or 8S (§7.2)'
    """
    key = key_of(words, spec.id, reason) if reason else ""
    if reason is None or not key:
        return ""
    cards = [spec.pack.spell(card) for card in members(reason.cards)]
    told = words.get(
        key,
        cards=listed(words, cards, "or"),
        suit=words.get(f"table.suit.{reason.suit}") if reason.suit else "",
        number=reason.number,
        seat=words.get("table.seat", number=reason.seat) if reason.seat >= 0 else "",
    ).rstrip(".")
    return f"{told} (§{reason.rule})" if reason.rule else told


def key_of(words: "Words", game: str, reason: Reason) -> str:
    """Find the caption of a reason, the game's or one that all share, for the number that it tells.

    >>> odds = {
    ...     "ecarte.reason.odds.one": "Once in 100 times.",
    ...     "ecarte.reason.odds.other": "{number} times in 100.",
    ... }
    >>> [key_of(Words(odds), "ecarte", Reason("odds", number=number)) for number in (0, 1, 2)]
    ['ecarte.reason.odds.other', 'ecarte.reason.odds.one', 'ecarte.reason.odds.other']
    """
    keys = (f"{where}.reason.{reason.key}" for where in ("table", game))
    return next((words.counted(key, reason.number) for key in keys if words.counts(key)), "")


def in_curly(sentence: object) -> str:
    """Set a sentence of the program in the quotes of the captions, to be shown beside them.

    >>> in_curly("This can't be read: '4X' is not a card.")
    'This can’t be read: “4X” is not a card.'
    """
    told = re.sub(r"(?<=\w)'(?=\w)", "’", str(sentence))
    return re.sub(r"(?<!\w)'(?=\S)", "“", told).replace("'", "”")


def lettered(rank: str, letters: str) -> str:
    """Write a rank of the notation with these letters, a ten in figures."""
    return "10" if rank == "T" else letters[RANKS.index(rank)] if rank in RANKS and rank else rank


def begun(text: str) -> str:
    """Begin a sentence."""
    return text[:1].upper() + text[1:]


class Formed(str):
    """Words as they are usually written, which have other forms where a language asks for them."""

    __slots__ = ("_write",)

    _write: Callable[[str], str]

    def __new__(cls, usual: str, write: Callable[[str], str]) -> Self:
        made = super().__new__(cls, usual)
        made._write = write
        return made

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (str(self),)

    def form(self, form: str) -> str:
        """Give a form; the one asked for with a capital begins with a capital."""
        return begun(self._write(form.lower())) if form[:1].isupper() else self._write(form)


def formed(value: object, form: str) -> str:
    """Give a form of what may have several; what has but one is written so."""
    return value.form(form) if form and isinstance(value, Formed) else str(value)


def named(words: "Words", name: str) -> Formed:
    """Let the name of a player be written in the forms of the language, which go by how it begins.

    >>> given = {"language.player_form.dat.Die ": "der ", "language.player_form.dat.Sie": "Ihnen"}
    >>> words = Words({**given, "language.player_form.de.vowel": "d’"})
    >>> (
    ...     named(words, "Die Marquise").form("dat"),
    ...     named(words, "Sie").form("dat"),
    ...     named(words, "Siegfried").form("dat"),
    ... )
    ('der Marquise', 'Ihnen', 'Siegfried')
    >>> named(words, "Anna").form("de"), named(words, "Bert").form("de")
    ('d’Anna', 'Bert')
    """

    def write(form: str) -> str:
        start = f"language.player_form.{form}."
        for key in words.signs:
            begins = key.removeprefix(start)
            if begins != key and (name == begins or (begins[-1:] in " ’" and name.startswith(begins))):
                return words.get(key) + name.removeprefix(begins)
        vowel = name[:1] in words.grammar("vowels", "AEIOU") and f"{start}vowel" in words
        return words.grammar(f"player_form.{form}.{'vowel' if vowel else 'other'}") + name

    return Formed(name, write)


def listed(words: "Words", names: Sequence[str], between: str = "and") -> Formed:
    """Join names with commas, the last two with "and" or "or"; a form of them is that of each.

    >>> listed(Words({"table.and": "{one} and {other}", "table.comma": ", "}), ("Ada", "Ben", "Cleo"))
    'Ada, Ben and Cleo'
    """

    def join(names: Sequence[str]) -> str:
        first = words.get("table.comma").join(names[:-1])
        return words.get(f"table.{between}", one=first, other=names[-1]) if first else "".join(names)

    return Formed(join(names), lambda form: join([formed(each, form) for each in names]))


def together(words: "Words", names: Sequence[Formed]) -> Formed:
    """Name several players, of whom only the first has a capital article; a form of them is that of each."""
    inside = [names[0], *(each.form(WITHIN) for each in names[1:])]
    return Formed(listed(words, inside), listed(words, names).form)


class MissingWords(KeyError):
    """A caption nobody has written; raised only by words that are asked to be strict."""


def _one_or_other(number: float, whole: bool) -> str:
    return "one" if number == 1 and whole else "other"


PLURALS: Mapping[str, Callable[[float, bool], str]] = {
    "fr": lambda number, _: "one" if number < 2 else "other",
    "pl": lambda number, whole: (
        "other"
        if not whole
        else "one"
        if number == 1
        else "few"
        if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
        else "many"
    ),
}
"""Unicode's plural categories by language, of numbers that aren't negative; the others have one and other.

A number that is not whole is written with decimals: "1.0 points".
"""


def categories(language: str) -> tuple[str, ...]:
    """List the categories a language counts in, as Unicode orders them.

    >>> categories("en"), categories("pl")
    (('one', 'other'), ('one', 'few', 'many', 'other'))
    """
    rule = PLURALS.get(language, _one_or_other)
    found = {rule(number, True) for number in range(200)} | {rule(1.5, False), "other"}
    return tuple(each for each in ("zero", "one", "two", "few", "many", "other") if each in found)


class Words:
    """The captions of one language."""

    def __init__(
        self,
        captions: Mapping[str, str],
        strict: bool = False,
        subjects: Mapping[str, Sequence[Path]] = MappingProxyType({}),
        language: str = ENGLISH,
    ) -> None:
        """Hold captions by full key; strict words raise MissingWords, others show the key.

        A subject is read from its files when its first caption is asked for: the first picture does not wait for all
        games. What stands in a later file goes before what stands in an earlier one.
        """
        self.letters = RANKS  # of courts and aces on the cards, in this order
        self._strict = strict
        self._reading = RLock()
        self._hold(captions, subjects, language)

    def _hold(
        self, captions: Mapping[str, str], subjects: Mapping[str, Sequence[Path]], language: str
    ) -> None:
        self.language = language
        self._captions = dict(captions)
        self._unread = dict(subjects)
        self._plural = PLURALS.get(language, _one_or_other)
        self._formed = _formed_tables(captions)
        self._signs: tuple[str, ...] = ()

    @property
    def signs(self) -> tuple[str, ...]:
        """List the keys of the language's own grammar and signs; looked up once, for names are told all the time."""
        if not self._signs:
            self._signs = self.of("language")
        return self._signs

    def turn_to(self, folder: Path) -> None:
        """Speak another language from now on, wherever these words are held."""
        with self._reading:  # or another thread would add captions of the old one
            self._hold({}, _subjects(folder), folder.name)

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
            with self._reading:
                found = read_captions(subject, self._unread.get(subject, ()))
                self._formed |= _formed_tables(found)
                self._captions.update(found)
                self._unread.pop(subject, None)  # only now, or another thread would miss what is being read

    def _find(self, key: str) -> str | None:
        found = self._captions.get(key)
        if found is None:
            subject = key.partition(".")[0]
            if subject in self._unread:
                self.read((subject,))
            found = self._captions.get(key)  # which another thread may have read meanwhile
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
        told = (
            PLACEHOLDER.sub(lambda found: self._fill(key, found, values), caption)
            if "{" in caption
            else caption
        )
        table, rest = _table_of(key)
        if table not in self._formed:
            return told

        def write(form: str) -> str:
            other = f"{table}{FORMS}.{form}{rest}"
            return self.get(other, **values) if other in self else told

        return Formed(told, write)

    def rank(self, sign: str) -> str:
        """Write a rank of the notation as it stands on the cards.

        >>> Words({}).rank("T"), Words({}).rank("K")
        ('10', 'K')
        """
        return lettered(sign, self.letters)

    @property
    def printed(self) -> tuple[tuple[str, str], ...]:
        """Give the names that numbered cards bear in the language, by their notation."""
        start = "language.printed."
        keys = (key for key in self.signs if key.startswith(start))
        return tuple((key.removeprefix(start), self.get(key)) for key in keys)

    def count(self, key: str, number: float, /, **values: object) -> str:
        """Give a caption for so many, which has one for each category the language counts in, or the only one it has.

        >>> words = Words({"g.trick.one": "{number} trick", "g.trick.other": "{number} tricks"})
        >>> words.count("g.trick", 1), words.count("g.trick", 0)
        ('1 trick', '0 tricks')
        """
        return self.get(self.counted(key, number), **{"number": self.figure(number), **values})

    def counted(self, key: str, number: float) -> str:
        """Find the caption for so many: `none` for exactly nothing, else the category of the language, else `other`."""
        forms = (("none",) if not number else ()) + (
            self._plural(abs(number), isinstance(number, int)),
            "other",
        )
        return next((f"{key}.{form}" for form in forms if f"{key}.{form}" in self), key)

    def labelled(self, name: str, told: str) -> str:
        """Say something of what is named before it: "Score: 3 points"."""
        return self.get("aloud.line", name=name, told=told)

    def counts(self, key: str) -> bool:
        """Tell whether a caption is there, for numbers or as it stands."""
        return key in self or f"{key}.other" in self

    def person(self, key: str, *, mine: bool, several: bool = False) -> str:
        """Find the caption for a subject: me, several with me, several others, another, where a language parts them.

        >>> Words({"g.won": "{name} won", "g.won_you": "You won"}).person("g.won", mine=True)
        'g.won_you'
        """
        with_me = ("_with_me",) if mine else ()
        endings = (*with_me, "_several") if several else ("_you",) if mine else ()
        return next((f"{key}{ending}" for ending in endings if self.counts(f"{key}{ending}")), key)

    def grammar(self, key: str, otherwise: str = "") -> str:
        """Give a sign or a rule of the language."""
        return self.get(f"language.{key}") if f"language.{key}" in self else otherwise

    def _fill(self, key: str, found: re.Match[str], values: Mapping[str, object]) -> str:
        name, form = found.groups(default="")
        if name not in values:
            if self._strict:
                message = f"{key} needs a value for {{{name}}}"
                raise MissingWords(message)
            return found.group(0)
        if form and self._strict and form.lower() not in (BARE, WITHIN, *self.grammar("forms").split()):
            message = (
                f"{key} asks for the form '{form}' of {{{name}}}; the language has {self.grammar('forms')}"
            )
            raise MissingWords(message)
        return formed(values[name], form)

    # -------------------------------------------------------------- numbers, with the signs of the language

    def figure(self, number: float, *, plus: bool = False) -> str:
        return self.pointed(figure(number, plus=plus))

    def decimal(self, number: float, *, plus: bool = False, beside: float = 0.0) -> str:
        return self.pointed(decimal(number, plus=plus, beside=beside))

    def approximate(self, number: float, error: float, *, plus: bool = False, beside: float = 0.0) -> str:
        return self.pointed(approximate(number, error, plus=plus, beside=beside))

    def pointed(self, figures: str) -> str:
        """Write figures with the decimal sign of the language."""
        return figures.replace(".", self.grammar("decimal", "."))


def fault(words: Words, trouble: Exception) -> str:
    """Say what is wrong, in the language where there is a caption for it, else as the program says it."""
    if isinstance(trouble, OSError):  # the system would say it in English, or in a language of its own
        name = errno.errorcode.get(trouble.errno or 0, type(trouble).__name__)
        key = f"storage.system.{name}"
        return words.get(key if key in words else "storage.system.unknown", name=name)
    key, values = getattr(trouble, "key", ""), getattr(trouble, "values", {})
    told = {
        name: fault(words, each) if isinstance(each, Exception) else each for name, each in values.items()
    }
    return words.count(key, getattr(trouble, "number", 0), **told) if key else in_curly(trouble)


def load(folder: Path, strict: bool = False) -> Words:
    """Find the subjects of one language; the name of a file is the first part of its keys.

    English stands behind a language that is not whole; only grammar and signs are its own.
    """
    return Words({}, strict, _subjects(folder), folder.name)


def _subjects(folder: Path) -> Mapping[str, Sequence[Path]]:
    files = {path.stem: (path,) for path in sorted(folder.glob("*.toml"))}
    if folder.name != ENGLISH:
        for path in sorted((folder.parent / ENGLISH).glob("*.toml")):
            own = files.get(path.stem, ())
            files[path.stem] = own if own and path.stem == "language" else (path, *own)
    return files


def read_captions(subject: str, paths: Iterable[Path]) -> dict[str, str]:
    """Read the captions of one subject by full key; the forms of one language are not those of another behind it."""
    found: dict[str, str] = {}
    for path in paths:
        kept = {key: text for key, text in found.items() if not _table_of(key)[0].endswith(FORMS)}
        found = kept | dict(flat(subject, tomllib.loads(path.read_text(encoding="utf-8"))))
    return found


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


@lru_cache(maxsize=2048)
def _table_of(key: str) -> tuple[str, str]:
    """Part a key behind the second of its names: "ecarte.unit", ".points.one"."""
    subject, dot, name = key.partition(".")
    table, other, rest = name.partition(".")
    return f"{subject}{dot}{table}", f"{other}{rest}"


def _formed_tables(captions: Iterable[str]) -> frozenset[str]:
    """Find the tables that have another one with forms of their captions."""
    tables = {_table_of(key)[0] for key in captions}
    return frozenset(each.removesuffix(FORMS) for each in tables if each.endswith(FORMS))
