"""What a player has chosen for the house, as one value that survives strange files.

`read` builds it from a plain dictionary: a wrong value falls back to the default and is named in a list of complaints,
a key nobody knows is kept and written back by `plain`. How the dictionary reaches the disk is not decided here.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import field, fields, replace
from enum import StrEnum
from typing import Any, TypeVar

from game.core.record import record

E = TypeVar("E", bound=StrEnum)

SPEEDS = (0.5, 1.0, 1.5, 2.0, 4.0, 0.0)
"""Tempo factors on offer; 0 means that everything happens at once."""
SMALLEST_WINDOW = (960, 600)


class Felt(StrEnum):
    """Colour of the table."""

    GREEN = "green"
    BLUE = "blue"
    OXBLOOD = "oxblood"


class Deck(StrEnum):
    """Colours of the four suits."""

    CLASSIC = "classic"
    FOUR_COLOUR = "four_colour"
    COLOUR_SAFE = "colour_safe"


class Index(StrEnum):
    """Size of the signs in the corners of a card."""

    STANDARD = "standard"
    LARGE = "large"


class Motion(StrEnum):
    """Whether motion is reduced: as the system says, always, never."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


class Click(StrEnum):
    """How a card is played with the mouse."""

    SINGLE = "single"
    SELECT = "select_then_confirm"
    DOUBLE = "double"


class Numerals(StrEnum):
    """How numbered cards are numbered."""

    ARABIC = "arabic"
    ROMAN = "roman"


class Side(StrEnum):
    """An end of the hand."""

    LEFT = "left"
    RIGHT = "right"


@record
class Geometry:
    """Where the window stood when it was last closed, in the desktop's own units."""

    x: int
    y: int
    width: int
    height: int
    full_screen: bool = False


@record
class Settings:
    """Everything a player may choose outside a match."""

    language: str = "en"
    text_scale: float = 1.0  # 1 … 2
    card_size: float = 1.0  # 0.8 … 1.3
    felt: Felt = Felt.GREEN
    deck: Deck = Deck.CLASSIC
    index: Index = Index.STANDARD
    back: str = "blue"
    numerals: Numerals = Numerals.ROMAN
    trumps: Side = Side.LEFT  # where they lie in the hand
    speed: float = 1.0  # one of SPEEDS
    reduced_motion: Motion = Motion.SYSTEM
    high_contrast: bool = False
    effects_volume: float = 0.8  # 0 … 1, like the two below
    music_volume: float = 0.5
    voice_volume: float = 0.8
    mute: bool = False
    mute_on_focus_loss: bool = True
    click: Click = Click.SINGLE
    auto_last_card: bool = True
    forced_card_pause: bool = False
    wait_for_me: bool = False  # a finished trick stays until the player goes on
    hide_running_points: bool = False
    keys: tuple[
        tuple[str, tuple[str, ...]], ...
    ] = ()  # action → key names, where they differ from the defaults
    window: Geometry | None = None
    last_setup: tuple[tuple[str, str], ...] = ()  # game id → its last set-up, as the set-up screen wrote it
    unknown: tuple[tuple[str, str], ...] = field(default=())  # key → JSON text, from another edition; kept

    def setup_of(self, game: str) -> str | None:
        """Give the last set-up of a game, as `with_setup` was given it."""
        return dict(self.last_setup).get(game)

    def with_setup(self, game: str, setup: str) -> "Settings":
        """Remember how a game was set up."""
        return replace(self, last_setup=tuple(sorted({**dict(self.last_setup), game: setup}.items())))


DEFAULTS = Settings()


def read(source: Mapping[str, object]) -> tuple[Settings, tuple[str, ...]]:
    """Build settings from plain values; the second part names the keys whose value made no sense.

    >>> read({"felt": "blue", "speed": 7, "from_tomorrow": 1})[1]
    ('speed',)
    """
    chosen: dict[str, Any] = {}
    wrong = []
    for name, reader in READERS.items():
        if name in source:
            try:
                chosen[name] = reader(source[name])
            except (TypeError, ValueError, KeyError):
                wrong.append(name)
    chosen["unknown"] = tuple((key, json.dumps(source[key])) for key in sorted(source) if key not in READERS)
    return Settings(**chosen), tuple(wrong)


def plain(settings: Settings) -> dict[str, object]:
    """Turn settings into values every file format can hold; `read` undoes it."""
    written: dict[str, object] = {key: json.loads(text) for key, text in settings.unknown}
    for part in fields(settings):
        if part.name != "unknown":
            written[part.name] = WRITERS.get(part.name, _as_it_is)(getattr(settings, part.name))
    return written


def _as_it_is(value: Any) -> object:
    return str(value) if isinstance(value, StrEnum) else value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError
    return value


def _word(value: object) -> str:
    if not isinstance(value, str) or not value:
        raise TypeError
    return value


def _whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError
    return value


def _number(low: float, high: float) -> Callable[[object], float]:
    def between(value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise TypeError
        if not low <= value <= high:
            raise ValueError
        return float(value)

    return between


def _one_of(kind: type[E]) -> Callable[[object], E]:
    return lambda value: kind(_word(value))


def _speed(value: object) -> float:
    factor = _number(0, 4)(value)
    if factor not in SPEEDS:
        raise ValueError
    return factor


def _mapping(value: object) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise TypeError
    return value


def _keys(value: object) -> tuple[tuple[str, tuple[str, ...]], ...]:
    bound = []
    for action, names in _mapping(value).items():
        if not isinstance(names, list | tuple):
            raise TypeError
        bound.append((action, tuple(_word(name) for name in names)))
    return tuple(sorted(bound))


def _setups(value: object) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((game, _word(setup)) for game, setup in _mapping(value).items()))


def _geometry(value: object) -> Geometry | None:
    if value is None:
        return None
    there = _mapping(value)
    place = Geometry(
        _whole(there["x"]),
        _whole(there["y"]),
        _whole(there["width"]),
        _whole(there["height"]),
        _flag(there["full_screen"]),
    )
    if place.width < SMALLEST_WINDOW[0] // 2 or place.height < SMALLEST_WINDOW[1] // 2:
        raise ValueError
    return place


def _write_geometry(place: Geometry | None) -> object:
    return None if place is None else {part.name: getattr(place, part.name) for part in fields(place)}


READERS: Mapping[str, Callable[[object], object]] = {
    "language": _word,
    "text_scale": _number(1, 2),
    "card_size": _number(0.8, 1.3),
    "felt": _one_of(Felt),
    "deck": _one_of(Deck),
    "index": _one_of(Index),
    "back": _word,
    "numerals": _one_of(Numerals),
    "trumps": _one_of(Side),
    "speed": _speed,
    "reduced_motion": _one_of(Motion),
    "high_contrast": _flag,
    "effects_volume": _number(0, 1),
    "music_volume": _number(0, 1),
    "voice_volume": _number(0, 1),
    "mute": _flag,
    "mute_on_focus_loss": _flag,
    "click": _one_of(Click),
    "auto_last_card": _flag,
    "forced_card_pause": _flag,
    "wait_for_me": _flag,
    "hide_running_points": _flag,
    "keys": _keys,
    "window": _geometry,
    "last_setup": _setups,
}
WRITERS: Mapping[str, Callable[[Any], object]] = {
    "keys": lambda pairs: {action: list(names) for action, names in pairs},
    "window": _write_geometry,
    "last_setup": dict,
}
