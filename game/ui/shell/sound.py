"""The sounds of the table: one of several takes for each cue, a little different every time; silent without a device.

Behind them a loop sounds on by itself: at a table the room it stands in, everywhere else a piece of music.

Sounds lie in assets/sounds as `name.wav` or, for takes, `name_1.wav`, `name_2.wav` … They are read when first wanted.
"""

from collections.abc import Iterable
from enum import Enum
from functools import cache
from pathlib import Path
from random import Random
from typing import TypeAlias, assert_never

import pygame

from game.storage.settings import Settings

CHANNELS = 24
FORMAT = 44100, -16, 1, 512
"""How sounds are kept and mixed; all are recorded in one channel, and in two they would weigh twice as much."""
VARIATION = 0.03
"""Volume and pitch of a take vary by so much either way."""
FADE = 0.05
"""How much louder or softer than before a loop may be at a frame: it comes and goes without a click."""
SAMPLED, SAMPLE = "coffee_house", 300
"""The room that is heard while one tries how loud rooms are, and for so many frames."""
ENDINGS = (".wav", ".ogg")
_VOICE = "voice_"
PitchedSound: TypeAlias = tuple[pygame.mixer.Sound, float]
"""A sound, and the pitch it is played at, 1 for its own."""


class VolumeKind(Enum):
    """Which volume setting a sound obeys."""

    EFFECT = "effects_volume"
    ROOM = "room_volume"
    MUSIC = "music_volume"
    VOICE = "voice_volume"


class Sound:
    """Plays cues by name."""

    def __init__(self, folder: Path, settings: Settings, dice: Random) -> None:
        """Look for sounds in a folder; volumes are those of the settings in force."""
        self._folder = folder
        self.settings = settings
        self._dice = dice
        self._takes: dict[str, tuple[PitchedSound, ...]] = {}
        self._focused = True
        self._room = ""  # what is heard of it while one sits at a table
        self._sample = 0  # frames for which a room is still heard, to try how loud it is
        self._loop = "", 0.0  # which one is to be heard, and how loud it is now
        self.silent_because = _open_mixer()

    @property
    def available(self) -> bool:
        """Whether there is a device to play on; `silent_because` holds the system's own words if not."""
        return not self.silent_because

    def set_focused(self, focused: bool) -> None:
        """Be silent while the window is out of focus, if the settings ask for that."""
        self._focused = focused

    def enter(self, room: str) -> None:
        """Take in at a table of which room somebody sits, "" for none."""
        self._room = room

    def try_room(self) -> None:
        """Let a room be heard for a moment where one sits at no table."""
        self._sample = SAMPLE

    def loudness(self, kind: VolumeKind) -> float:
        """Give the volume of a kind at this moment, 0 … 1."""
        settings = self.settings
        if settings.mute or (not self._focused and settings.mute_on_focus_loss):
            return 0.0
        match kind:
            case VolumeKind.EFFECT:
                return settings.effects_volume
            case VolumeKind.ROOM:
                return settings.room_volume
            case VolumeKind.MUSIC:
                return settings.music_volume
            case VolumeKind.VOICE:
                return settings.voice_volume
        assert_never(kind)

    def cue(self, name: str) -> bool:
        """Play one take of a cue; False when nothing is heard."""
        volume = self.loudness(VolumeKind.VOICE if name.startswith(_VOICE) else VolumeKind.EFFECT)
        if not self.available or volume <= 0:
            return False
        takes = self._takes.get(name)
        if takes is None:
            takes = self._takes[name] = tuple(self._read(name))
        if not takes:
            return False
        sound, pitch = self._dice.choice(takes)
        take = sound if pitch == 1 else pitched(sound, pitch)
        take.set_volume(volume * (1 + self._dice.uniform(-VARIATION, VARIATION)))
        take.play()
        return True

    def update_loops(self) -> None:
        """Let the room or the music sound on behind everything, a step nearer to how loud it should be."""
        if not self.available:
            return
        self._sample = max(0, self._sample - 1)
        (name, level), (wanted, volume) = self._loop, self._wanted()
        if name != wanted and level == 0 and volume:
            name = wanted
            pygame.mixer.music.load(takes_of(self._folder, name)[0])  # it comes from its file bit by bit
        aim = volume if name == wanted else 0.0
        if level == aim:
            return
        if level == 0:
            pygame.mixer.music.play(-1)
        level = max(aim, level - FADE) if level > aim else min(aim, level + FADE)
        self._loop = name, level
        pygame.mixer.music.set_volume(level)
        if level == 0:
            pygame.mixer.music.stop()

    def _wanted(self) -> tuple[str, float]:
        """Name the loop that should be heard, and tell how loud: the music is off while a room is heard."""
        there = self._room or (SAMPLED if self._sample else "")
        room, volume = f"room_{there}", self.loudness(VolumeKind.ROOM)
        if there and volume and takes_of(self._folder, room):
            return room, volume
        music = "music"
        return (music, self.loudness(VolumeKind.MUSIC)) if takes_of(self._folder, music) else ("", 0.0)

    def _read(self, name: str) -> Iterable[PitchedSound]:
        """Read the takes of a cue. Paper and clay come in several and may vary in pitch; a melody comes as it is.

        At another pitch a take is made when it is played, and not kept: it takes a moment, and all of them megabytes.
        """
        paths = takes_of(self._folder, name)
        for path in paths:
            sound = pygame.mixer.Sound(path)
            yield sound, 1.0
            if len(paths) > 1:
                yield sound, 1 + VARIATION
                yield sound, 1 - VARIATION

    def offers(self, kind: VolumeKind) -> bool:
        """Tell whether there is anything of a kind to be heard: files of music and voices begin with its name."""
        return kind is VolumeKind.EFFECT or any(self._folder.glob(f"{kind.name.lower()}_*"))

    def stop(self) -> None:
        """Fall silent and let the device go."""
        if pygame.mixer.get_init():
            pygame.mixer.quit()


@cache
def takes_of(folder: Path, name: str) -> tuple[Path, ...]:
    return tuple(
        path
        for path in sorted(folder.glob(f"{name}*"))
        if path.suffix in ENDINGS and (path.stem == name or path.stem[len(name) :].lstrip("_").isdigit())
    )


def _open_mixer() -> str:
    """Open the device; give the reason in the system's words when that fails."""
    try:
        if not pygame.mixer.get_init():
            pygame.mixer.init(*FORMAT, allowedchanges=0)
        pygame.mixer.set_num_channels(CHANNELS)
    except (pygame.error, NotImplementedError) as failure:
        return str(failure) or "no sound device"
    return ""


def pitched(sound: pygame.mixer.Sound, pitch: float) -> pygame.mixer.Sound:
    """Give a sound played faster (pitch above 1) or slower, by leaving out or repeating single frames.

    Meant for a few hundredths on noises, where nobody hears the seams.
    """
    raw = sound.get_raw()
    frame = FORMAT[2] * 2  # of 16 bits
    span = max(2, round(1 / abs(pitch - 1))) * frame
    pieces = []
    for start in range(0, len(raw), span):
        piece = raw[start : start + span]
        pieces.append(piece[:-frame] if pitch > 1 else piece + piece[-frame:])
    return pygame.mixer.Sound(buffer=b"".join(pieces))
