"""The player's settings as one value, read so that strange values become defaults.

`read` builds it from a plain dictionary: a wrong value falls back to the default and is named in a list of complaints,
a key nobody knows is kept and written back by `plain`. How the dictionary reaches the disk is not decided here.
"""

import json
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from game.core.record import field, record, replace
from game.resources import SYSTEM
from game.storage.checked import SHOWABLE, BoundedInt, Id, LongText, ShortText, checked, showable
from game.storage.checked import plain as to_plain
from game.storage.files import DocumentKind, DocumentStore
from game.storage.notices import Notice, NoticeQueue
from game.storage.shared import DocumentForm, SharedDocument

Language: TypeAlias = Annotated[str, Meta(max_length=35, pattern=r"^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*\Z")]
SPOKEN = "spoken"
"""Instead of a language: the one that is spoken."""
Share: TypeAlias = Annotated[float, Meta(ge=0, le=1)]
VoiceName: TypeAlias = Annotated[str, Meta(max_length=200, pattern=SHOWABLE)]
ButtonName: TypeAlias = Annotated[str, Meta(max_length=40, pattern=SHOWABLE)]
KeyName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=SHOWABLE)]

SPEEDS = (0.5, 1.0, 1.5, 2.0, 4.0, 0.0)
"""Tempo factors on offer; 0 means that everything happens at once."""
SMALLEST_WINDOW = (600, 500)
LARGEST_WINDOW = 100_000


class ReaderPace(StrEnum):
    """How fast a screen reader is taken to speak."""

    OFF = "off"  # nobody waits for it
    SLOW = "slow"
    USUAL = "usual"
    FAST = "fast"


class EventsBy(StrEnum):
    """Who says what happens where a screen reader runs."""

    READER = "reader"
    VOICE = "voice"
    BOTH = "both"


class FeltColour(StrEnum):
    """Colour of the cloth on every table, or what the room of each game has."""

    ROOM = "room"
    GREEN = "green"
    BLUE = "blue"
    OXBLOOD = "oxblood"
    CHARCOAL = "charcoal"


class Wood(StrEnum):
    """What the backdrops of screens are made of."""

    WALNUT = "walnut"
    MAHOGANY = "mahogany"
    EBONY = "ebony"


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


class PadSigns(StrEnum):
    """Which signs key hints show while a controller is used."""

    AUTO = "auto"
    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"


class Liveliness(StrEnum):
    """How much opponents show and say beside the game."""

    LIVELY = "lively"  # great moments are shown in slow motion, too
    QUIET = "quiet"  # their faces move, but they say nothing
    OFF = "off"


class HandEnd(StrEnum):
    """An end of the hand."""

    LEFT = "left"
    RIGHT = "right"


@record
class WindowGeometry:
    """Where the window stood when it was last closed, in the desktop's own units."""

    x: BoundedInt
    y: BoundedInt
    width: Annotated[int, Meta(ge=SMALLEST_WINDOW[0] // 2, le=LARGEST_WINDOW)]
    height: Annotated[int, Meta(ge=SMALLEST_WINDOW[1] // 2, le=LARGEST_WINDOW)]
    full_screen: bool = False


@record
class Settings:
    """Everything a player may choose outside a match."""

    language: Language = SYSTEM  # or the one to speak
    letters: Language = SPOKEN  # on the cards: those of the language spoken, or of another
    text_scale: Annotated[float, Meta(ge=1, le=2)] = 1.0
    card_size: Annotated[float, Meta(ge=0.7, le=1.3)] = 1.0  # as a share of the usual
    felt: FeltColour = FeltColour.ROOM
    wood: Wood = Wood.WALNUT
    deck: Deck = Deck.CLASSIC
    index: Index = Index.STANDARD
    back: Id = "blue"
    portrait: Id = "player_1"  # of the player
    numerals: Numerals = Numerals.ARABIC
    trumps: HandEnd = HandEnd.LEFT  # where they lie in the hand
    speed: float = 1.0  # one of SPEEDS
    reduced_motion: Motion = Motion.SYSTEM
    high_contrast: bool = False
    effects_volume: Share = 0.8
    room_volume: Share = 0.3
    music_volume: Share = 0.4
    voice_volume: Share = 0.8
    mute: bool = False
    mute_on_focus_loss: bool = True
    click: Click = Click.SINGLE
    auto_last_card: bool = True  # the last one in hand is played for the player
    auto_only_card: bool = False  # any other that is the only one allowed is, too
    auto_pause: bool = True  # a moment before that
    wait_for_me: bool = False  # a finished trick stays until the player goes on
    hold_offered: bool = False  # that was offered once, and answered or left
    hide_running_points: bool = False
    voice: bool = False  # the program speaks by itself
    messages_stay: bool = False  # until something is pressed
    brief: bool = False  # less is said of what happens and of what has the focus
    tell_gone: bool = True  # a key tells which cards have been played
    liveliness: Liveliness = Liveliness.LIVELY  # of opponents
    sealed_pack: bool = False  # a fingerprint of each pack is shown before it is played
    companion: bool = True  # in the first deals of a game a sentence stands at each decision
    card_help: bool = True  # unusual orders stand beside the table, and a card tells what it is worth
    keep_mistakes: bool = False  # what a review calls doubtful or worse is kept to be practised
    cabinet: bool = True  # what was done for the first time is shown and told of
    # action → key names, where they differ from the defaults
    keys: tuple[tuple[str, tuple[str, ...]], ...] = ()
    pad_buttons: tuple[tuple[str, str], ...] = ()  # action → button, "" for none, where they differ
    pad_signs: PadSigns = PadSigns.AUTO
    dead_zone: Annotated[float, Meta(ge=0.1, le=0.9)] = 0.5  # of the sticks, as a share of their way
    rumble: bool = False
    large_targets: bool = False
    reader_pace: ReaderPace = ReaderPace.USUAL  # how long opponents wait for a screen reader
    events_by: EventsBy = EventsBy.READER  # who says what happens where a screen reader runs
    speech_rate: Annotated[float, Meta(ge=0.5, le=3)] = 1.0  # of the program's own voice
    speech_pitch: Annotated[float, Meta(ge=0.5, le=1.5)] = 1.0
    speech_volume: Annotated[float, Meta(ge=0.1, le=1)] = 1.0
    speech_voice: VoiceName = ""  # as whoever speaks calls it; the system's own where it is empty
    screen_keyboard: bool = False  # clicking a field opens one, as a controller and a finger always do
    window: WindowGeometry | None = None
    last_setup: tuple[tuple[str, str], ...] = ()  # game id → its last set-up, as the set-up screen wrote it
    # game id → at which table the player plays, as its question was answered
    table_answers: tuple[tuple[str, str], ...] = ()
    unknown: tuple[tuple[str, str], ...] = field(default=())  # key → JSON text, from another edition; kept

    def setup_of(self, game: str) -> str | None:
        """Give the last set-up of a game, as `with_setup` was given it."""
        return dict(self.last_setup).get(game)

    def with_setup(self, game: str, setup: str) -> "Settings":
        return replace(self, last_setup=tuple(sorted({**dict(self.last_setup), game: setup}.items())))

    def answer_of(self, game: str) -> str:
        """Tell at which table a game is played; empty where the player has not been asked yet."""
        return dict(self.table_answers).get(game, "")

    def with_answer(self, game: str, answer: str) -> "Settings":
        """Remember at which table a game is played."""
        return replace(self, table_answers=tuple(sorted({**dict(self.table_answers), game: answer}.items())))


DEFAULTS = Settings()

FORMS: Mapping[str, Any] = {
    **{name: kind for name, kind in Settings.__annotations__.items() if name != "unknown"},
    "keys": Annotated[Mapping[Id, Annotated[tuple[KeyName, ...], Meta(max_length=2)]], Meta(max_length=100)],
    "pad_buttons": Annotated[Mapping[Id, ButtonName], Meta(max_length=100)],
    "last_setup": Annotated[Mapping[Id, LongText], Meta(max_length=100)],
    "table_answers": Annotated[Mapping[Id, Id], Meta(max_length=100)],
}
"""What each key of the file may hold; what is a table there is a tuple of pairs here."""
PAIRED = ("keys", "pad_buttons", "last_setup", "table_answers")
"""Those that are a table there."""
RENAMED: Mapping[str, str] = {"forced_card_pause": "auto_only_card", "table_talk": "liveliness"}
"""Keys of older files, and what they are called now."""
_SILENCED = {True: Liveliness.LIVELY, False: Liveliness.QUIET}
"""What an older file says of remarks, by whether there are any."""


def read(source: Mapping[str, object]) -> tuple[Settings, tuple[str, ...]]:
    """Build settings from plain values; the second part names the keys whose value made no sense.

    >>> read({"felt": "blue", "speed": 7, "from_tomorrow": 1})[1]
    ('speed',)
    """
    older = {
        RENAMED[name]: _SILENCED[value] if name == "table_talk" and isinstance(value, bool) else value
        for name, value in source.items()
        if name in RENAMED
    }
    source = {**older, **{name: value for name, value in source.items() if name not in RENAMED}}
    chosen: dict[str, Any] = {}
    wrong = []
    for name in (*FORMS, *sorted(source.keys() - FORMS.keys())):
        if name in source:
            try:
                chosen[name] = _read(name, source[name])
            except (ValueError, RecursionError):
                wrong.append(name)
    unknown = tuple((name, chosen.pop(name)) for name in [*chosen] if name not in FORMS)
    return Settings(**chosen, unknown=unknown), tuple(wrong)


def _read(name: str, value: object) -> object:
    """Read one value; of a key nobody knows make the text that is kept. Raises ValueError or RecursionError."""
    if name not in FORMS:
        checked(name, ShortText)
        text = json.dumps(value, ensure_ascii=False, allow_nan=False)
        text.encode()  # what can't be written again is not kept
        return text
    read_so = checked(value, FORMS[name])
    if name == "speed" and read_so not in SPEEDS:
        raise ValueError
    return tuple(sorted(read_so.items())) if isinstance(read_so, dict) else read_so


def plain(settings: Settings) -> dict[str, object]:
    """Turn settings into values every file format can hold; `read` undoes it."""
    written: dict[str, object] = {key: json.loads(text) for key, text in settings.unknown}
    for name, value in to_plain(settings).items():
        if name != "unknown":
            written[name] = dict(value) if name in PAIRED else value
    return written


# ------------------------------------------------------------------ on disk

KIND = DocumentKind("settings", 1, 1 << 20)


class SettingsFile:
    """Loads and saves what the player has chosen."""

    def __init__(self, folder: Path, documents: DocumentStore, notices: NoticeQueue) -> None:
        self._path = folder / "settings.json"
        self._documents = documents
        self._notices = notices
        self._held = SharedDocument[tuple[Settings, tuple[str, ...]]](
            self._path,
            documents,
            DocumentForm(KIND, read, lambda held: plain(held[0]), (DEFAULTS, ())),
        )
        self._odd = False  # the file holds something that these settings don't
        self._mine: Settings | None = None  # as this window last loaded or saved them

    def load(self) -> Settings:
        """Read the settings; whatever makes no sense has its default, and the player is told."""
        settings, wrong = self._held.value
        self._odd = bool(wrong)
        if wrong:
            self._notices.tell(Notice("odd_settings", showable(", ".join(wrong))))
        if self._mine is None:
            self._mine = settings
        return settings

    def save(self, settings: Settings) -> bool:
        """Write the settings; False when that was not possible. Odd ones are set aside before that.

        What was not changed here since it was loaded stays as another window has written it meanwhile.
        """
        _, wrong = self._held.value
        if self._odd or wrong:
            self._odd = not self._documents.set_aside(self._path)
        before, self._mine = self._mine, settings
        return self._held.change(
            lambda there: (settings if before is None else _changed(before, settings, there[0]), ())
        )

    def restore(self, _stem: str, source: Mapping[str, Any]) -> bool:
        """Take in what was chosen otherwise than by default, where nothing is now; False where it makes no sense."""
        found, wrong = read(source)
        if wrong or self._held.value[1]:
            return False
        return self._held.change(lambda there: (_joined(there[0], found), ()))

    @property
    def saved(self) -> bool:
        return self._held.saved

    def flush(self) -> bool:
        """Tell whether the disk has every choice; if it has not, try once more."""
        return self._held.flush()


def _joined(there: Settings, found: Settings) -> Settings:
    """Choose where the default stands what another file says; what no version here knows is kept from either."""
    unknown = {**dict(found.unknown), **dict(there.unknown)}
    return replace(_changed(DEFAULTS, there, found), unknown=tuple(sorted(unknown.items())))


def _changed(before: Settings, after: Settings, there: Settings) -> Settings:
    """Change in some settings what was changed between two others."""
    names = [name for name in Settings.__annotations__ if getattr(before, name) != getattr(after, name)]
    return replace(there, **{name: getattr(after, name) for name in names})
