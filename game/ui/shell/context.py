"""What every scene is handed: words, theme, sound, settings, and the routes to the other scenes.

The application builds one `UiContext` and gives it to the first scene; there are no globals. What only one scene needs
(saves, statistics, a match) is not kept here: the application closes over it when it makes the route to that scene.
"""

import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from random import Random
from typing import Protocol

import pygame

from game import wording
from game.core.record import record, replace
from game.resources import ENGLISH, SYSTEM, language_of, letters_of, root
from game.storage.firsts import First
from game.storage.settings import SPOKEN, Motion, Numerals, Settings
from game.storage.spare import EXHAUSTED
from game.ui.draw import shadows
from game.ui.draw.faces import OtherFaces
from game.ui.draw.pack_art import PackStyle
from game.ui.draw.page_grounds import behind_page
from game.ui.draw.paint import Painter
from game.ui.draw.resolved_theme import CardArt, ResolvedTheme, text_scale_for
from game.ui.draw.rooms import own_cloth
from game.ui.draw.sign_text import small_card
from game.ui.draw.sprites import Sprites
from game.ui.draw.theme import SUITS, on_paper, theme_of
from game.ui.draw.typeset import Typesetter
from game.ui.draw.vector import Rasteriser
from game.ui.shell.action import US_LAYOUT, KeyboardLayout, bindings
from game.ui.shell.destinations import Destination
from game.ui.shell.editing import Writing
from game.ui.shell.input import Input, Plugged, Pointer, PointerPhase, Press
from game.ui.shell.notices import Announcer, Notices
from game.ui.shell.pad import PadKind, PadUse, pad_bindings, signs_of
from game.ui.shell.pads import JOLTS, Jolt
from game.ui.shell.scene import Command, Scene, Switch
from game.ui.shell.sound import Sound
from game.wording import Words

_MANY = 12
"""More boxes than these are made one."""


class Platform(Protocol):
    """Whoever deals with the world outside the window."""

    @property
    def data_folder(self) -> str:
        """Where the player's files lie."""
        ...

    def today(self) -> date:
        """Tell what day it is for the player."""
        ...

    def open_data_folder(self) -> bool:
        """Show that folder in the system's own browser; False when that is impossible."""
        ...

    def write_report(self) -> str:
        """Write a report for the makers and give its path; raise OSError."""
        ...

    def write_down(self, trouble: str) -> str:
        """Add to the log of troubles, and give its path; "" if that fails, too."""
        ...

    def keep_settings(self, settings: Settings) -> None: ...


class Controllers(Protocol):
    """The controllers in the player's hands."""

    @property
    def names(self) -> Sequence[str]: ...

    def shake(self, jolt: Jolt) -> bool:
        """Shake the one that was used last; False where none can be shaken."""
        ...


@record
class Continuation:
    """The match that can be taken up again."""

    game: str  # id
    score: str  # one line for the player
    enter: Command  # may also stay and say why


@record
class DailyDeal:
    """The deal of the day."""

    day: date
    game: str  # id
    enter: Callable[[], Scene]
    played: bool = False  # the first try is over; whoever enters is shown what became of it


@record
class Routes:
    """What leads on from the first screens, and what they ask, hung by the app."""

    games: tuple[str, ...]  # ids of the games there are, in the order to show them
    go: Callable[["UiContext", Destination], Switch]  # may also stay and say why
    learned: Callable[["UiContext", str], bool]  # whether all lessons of a game have been gone through
    played: Callable[[str], bool]  # whether a game, or any where none is named, has been played here
    continuation: Callable[["UiContext"], Continuation | None]
    daily: Callable[["UiContext"], DailyDeal | None]
    due: Callable[["UiContext"], int]  # past mistakes that are to be practised today, of all games
    keyboard: Callable[["UiContext", Writing], Scene | None]  # one on the screen, if there is any
    cabinet: Callable[[str], Mapping[str, First]] = lambda _: {}  # what was done in a game, by what it was
    saved: Callable[[], bool] = lambda: True  # whether the disk took all that was played
    unsaved: Callable[["UiContext"], Switch] = lambda _: (
        None
    )  # what is not saved, and what can be done about it
    parting: Callable[["UiContext"], Scene | None] = lambda _: (
        None
    )  # asks first where quitting would lose something


@record
class Toolkit:
    """What everything is drawn and sounded with."""

    words: Words
    type: Typesetter
    paint: Painter
    sound: Callable[[Settings], Sound]
    sprites: Sprites
    card: Callable[[Settings], CardArt]
    preferred: Sequence[str] = ()  # languages, as the system is set


class UiContext:
    """Everything scenes share.

    `stamp` rises whenever anything about it changes, `pictured` when a card can be drawn better than it was.
    """

    def __init__(
        self,
        tools: Toolkit,
        settings: Settings,
        platform: Platform,
        routes: Routes,
        size: tuple[int, int],
        controllers: Controllers,
    ) -> None:
        self.controllers = controllers
        self.words = tools.words
        self.routes = routes
        self.platform = platform
        self.sprites = tools.sprites
        self.announcer = Announcer()
        self.notices = Notices(self.announcer)
        self.stamp = 0
        self.pictured = 0
        self.all_saved = True  # everything is on the disk, as far as anybody knows
        self._tools = tools
        self._settings = settings
        self._still_system = False
        self._overdrawn: list[pygame.Rect] = []
        self._size = size
        self._room = ""
        self._looks = dict[str, ResolvedTheme]()  # by room
        self._speak()
        self.sound = tools.sound(settings)
        self.look = self.seen_in(self._room)
        self.bindings = bindings(settings.keys)
        self.keyboard = US_LAYOUT
        self.buttons = _buttons(settings)
        self._pad: PadKind | None = None  # what the last press came from, if it was a controller
        self.keyed = False  # the player uses keys or buttons at the moment, and no pointer

    @property
    def settings(self) -> Settings:
        return self._settings

    @property
    def room(self) -> str:
        """The room of the game that is in sight, or "" for the game room."""
        return self._room

    def enter(self, room: str, heard: str = "") -> None:
        """Give everything the colours of a room, its measures stay; and let a room be heard."""
        self.sound.enter(heard)
        if room != self._room:
            self._room = room
            self.look = self.seen_in(room)

    @property
    def paper(self) -> ResolvedTheme:
        """How everything looks that lies on one sheet of paper."""
        key = f"{self._room} on paper"
        found = self._looks.get(key)
        if found is None:
            found = self._looks[key] = replace(self.look, theme=on_paper(self.look.theme))
        return found

    def backdrop(self) -> pygame.Surface:
        """Give what lies behind a page."""
        mine, size = self._settings, self.look.size
        woods = self.look.palette.wood_lit, self.look.palette.wood_dim
        looks = self._room, own_cloth(mine.felt), woods, mine.high_contrast
        return self.look.paint.backdrop(looks, size, lambda: behind_page(*looks, size))

    def go(self, to: Destination) -> Switch:
        """Lead to what lies beyond a screen."""
        return self.routes.go(self, to)

    @property
    def still(self) -> bool:
        motion = self._settings.reduced_motion
        return self._still_system if motion is Motion.SYSTEM else motion is Motion.ON

    def report_failure(self, outcome: str) -> None:
        """Write down the exception that is being handled, and tell the player what came of it and where it stands."""
        file = self.platform.write_down(traceback.format_exc())
        trouble = sys.exc_info()[1]
        exhausted = isinstance(trouble, OSError) and trouble.errno in EXHAUSTED
        keys = (outcome, *(("no_more_files",) if exhausted else ()), "details" if file else "no_details")
        said = (self.words.get(f"storage.trouble.{key}", file=file) for key in keys)
        self.notices.say(" ".join(said))

    def note_saved(self, *, saved: bool) -> bool:
        """Take in whether everything is on the disk, for every screen to tell; tell whether that is new."""
        new = saved != self.all_saved
        if new:
            self.all_saved = saved
            self.stamp += 1
        return new

    def on_system_motion(self, still: bool) -> None:
        if still != self._still_system:
            self._still_system = still
            self._renew()

    def change(self, settings: Settings) -> None:
        """Take other settings, show them at once and keep them."""
        if settings == self._settings:
            return
        self._settings = self.sound.settings = settings
        self._speak()
        self.bindings = bindings(settings.keys)
        self.buttons = _buttons(settings)
        self._renew()
        self.platform.keep_settings(settings)

    def _speak(self) -> None:
        """Speak the language that is chosen, and write its letters on the cards, or those of another."""
        mine = self._settings
        chosen = language_of(mine.language, self._tools.preferred)
        if chosen != self.words.language:
            self.words.turn_to(root() / "words" / chosen)
        self.words.letters = letters_of(chosen if mine.letters == SPOKEN else mine.letters)

    @property
    def other_language(self) -> str:
        """The language the system is set to, where another one is spoken; empty where we don't have it whole."""
        own = language_of(SYSTEM, self._tools.preferred)
        return own if own not in (ENGLISH, self.words.language) else ""

    def refresh(self) -> None:
        """Have every screen composed again, because something outside it has changed that it tells of."""
        self.stamp += 1

    @property
    def pad(self) -> PadKind | None:
        """The signs of the controller the player uses, None while it is keys."""
        return None if self._pad is None else signs_of(self._settings.pad_signs, self._pad)

    def note_device(self, happened: Input) -> None:
        """Take in whether the player presses keys or the buttons of a controller, so that hints show what is used."""
        pad, keyed = self._pad, self.keyed
        if isinstance(happened, Press) and (happened.key or happened.button):
            pad, keyed = happened.button.kind if happened.button else None, True
        elif isinstance(happened, Pointer) and happened.phase is PointerPhase.DOWN:
            keyed = False
        elif isinstance(happened, Plugged) and happened.last:
            pad = None
        if (pad, keyed) != (self._pad, self.keyed):
            self._pad, self.keyed = pad, keyed
            self.stamp += 1

    def on_keyboard_layout(self, keyboard: KeyboardLayout) -> None:
        """Take in what the keys write, so that hints show what is on them."""
        if keyboard != self.keyboard:
            self.keyboard = keyboard
            self.stamp += 1

    def cue(self, name: str) -> None:
        """Let something be heard, and felt where a controller is used and the player wants it to shake."""
        self.sound.cue(name)
        if self._pad is not None and self._settings.rumble and name in JOLTS:
            self.controllers.shake(JOLTS[name])

    def resize(self, size: tuple[int, int]) -> None:
        """Fit the looks to another canvas."""
        if size != self._size:
            self._size = size
            self._renew()

    def redraw(self) -> None:
        """Have everything drawn again, with the pictures there are now."""
        self.pictured += 1

    def overdraw(self, *boxes: pygame.Rect) -> None:
        """Take in that somebody has drawn over the scene, which must put that right when it is drawn next."""
        self._overdrawn += boxes
        if len(self._overdrawn) > _MANY:
            self._overdrawn = [self._overdrawn[0].unionall(self._overdrawn[1:])]

    def overdrawn(self) -> Sequence[pygame.Rect]:
        """Give the boxes that were drawn over since the last call."""
        boxes, self._overdrawn = self._overdrawn, []
        return boxes

    def _renew(self) -> None:
        self._looks.clear()
        self.look = self.seen_in(self._room)
        self.stamp += 1

    def seen_in(self, room: str) -> ResolvedTheme:
        """Give the looks there are in a room; the same ones as long as nothing else has changed."""
        found = self._looks.get(room)
        if found is None:
            found = self._looks[room] = self._resolved(room)
        return found

    def _resolved(self, room: str) -> ResolvedTheme:
        mine = self._settings
        theme = theme_of(mine.felt, mine.wood, mine.deck, mine.high_contrast, self.still, room)
        width, height = self._size
        for fit in (self._tools.type.fit, self._tools.paint.fit, self._tools.sprites.fit, shadows.fit):
            fit(width * height)
        return ResolvedTheme(
            theme,
            width,
            height,
            text_scale_for(mine.text_scale, width, height),
            self._tools.type,
            self._tools.paint,
            self._tools.card(mine),
            mine.numerals is Numerals.ROMAN,
            self.words.letters,
            mine.large_targets,
        )


def _buttons(settings: Settings) -> PadUse:
    return PadUse(pad_bindings(settings.pad_buttons), settings.dead_zone)


def key_name(words: Words, keyboard: KeyboardLayout, key: str, *, aloud: bool = False) -> str:
    """Name a key for the player: the caption if there is one, else what is printed on it; `aloud` without signs.

    >>> key_name(Words({"common.key.ctrl": "Ctrl"}), US_LAYOUT, "ctrl+z")
    'Ctrl+Z'
    """
    parts = []
    for part in key.split("+"):
        place = part.replace(" ", "_")
        said = f"common.key_aloud.{place}"
        caption = said if aloud and said in words else f"common.key.{place}"
        parts.append(
            words.get(caption)
            if caption in words
            else keyboard.legend(part)
            if len(part) == 1
            else part.title()
        )
    return "+".join(parts)


# ------------------------------------------------------------------ the toolkit of drawing and sound

SMALLEST_ART = 54
"""Pixels of height below which a card is drawn as a large rank over a large sign."""


def load_toolkit(
    language: str,
    strict: bool = False,
    seed: int | None = None,
    rasteriser: Rasteriser | None = None,
    others: OtherFaces = lambda _: (),
    preferred: Sequence[str] = (),
) -> Toolkit:
    """Read words of one language, or of one the system prefers.

    Strict words raise on a missing caption; a seed fixes the takes of sounds.

    `others` names typefaces of the system for signs that those of the program don't have.
    """
    assets = root()
    words = wording.load(assets / "words" / language_of(language, preferred), strict)
    paint = Painter(assets, beside=rasteriser is not None)
    typesetter = Typesetter(assets / "fonts", others)
    dice = Random(seed)
    sprites = Sprites(PackStyle(), rasteriser)

    def card(settings: Settings) -> CardArt:
        large = sprites.cards_for(settings, words)

        def draw(name: str, px: int) -> pygame.Surface:
            if px >= SMALLEST_ART:
                return large(name, px)
            return small_card(paint, typesetter, SUITS[settings.deck], name, px, words.letters)

        return draw

    return Toolkit(
        words,
        typesetter,
        paint,
        lambda settings: Sound(assets / "sounds", settings, dice),
        sprites,
        card,
        preferred,
    )
