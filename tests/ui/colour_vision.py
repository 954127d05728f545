"""Shows decks and tables as people see them whose eyes lack a colour: python -m tests.ui.colour_vision [GAME…].

The pictures go to .work/colour-vision. The matrices are those of Machado, Oliveira and Fernandes (2009) for eyes that
lack one kind of cones altogether; they work on linear light. Without any colour only brightness is left.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TypeAlias

from game.core.record import replace

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.app.application import Application
from game.catalogue import GAMES
from game.play.match_setup import usual_setup
from game.storage.settings import Deck
from game.ui.draw.theme import Colour
from game.ui.shell.scene import Push
from tests.session.thinkers import AtOnce

FOLDER = Path(__file__).resolve().parent.parent.parent / ".work" / "colour-vision"
Matrix: TypeAlias = tuple[tuple[float, float, float], ...]
BRIGHTNESS = (0.2126, 0.7152, 0.0722)
KINDS: Mapping[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "achromatopsia": (BRIGHTNESS, BRIGHTNESS, BRIGHTNESS),
}
SIZE, SECONDS, FRAME = (1280, 720), 12.0, 1 / 30


def linear(part: int) -> float:
    """Give how much light a channel's value stands for."""
    share = part / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def coded(light: float) -> int:
    """Give the value of a channel for an amount of light."""
    light = min(1.0, max(0.0, light))
    share = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(255 * share)


@lru_cache(maxsize=1 << 20)
def seen(colour: Colour, kind: str) -> Colour:
    """Give a colour as eyes of a kind see it.

    >>> seen((255, 255, 255), "deuteranopia"), seen((0, 0, 0), "tritanopia")
    ((255, 255, 255), (0, 0, 0))
    """
    light = [linear(part) for part in colour]
    red, green, blue = (
        coded(sum(share * part for share, part in zip(row, light, strict=True))) for row in KINDS[kind]
    )
    return red, green, blue


def simulated(picture: pygame.Surface, kind: str) -> pygame.Surface:
    """Give a whole picture as eyes of a kind see it."""
    raw = pygame.image.tobytes(picture, "RGB")
    parts = zip(raw[::3], raw[1::3], raw[2::3], strict=True)
    return pygame.image.frombytes(
        b"".join(bytes(seen(each, kind)) for each in parts), picture.get_size(), "RGB"
    )


def table(app: Application, game: str) -> pygame.Surface:
    """Photograph a table as soon as something is asked of the player."""
    wanted = next(each for each in GAMES if each.id == game)
    app.loop.stack.turn(Push(app.navigator.matches.sit_down(app.context, usual_setup(wanted, ""))))
    for _ in range(round(SECONDS / FRAME)):
        app.step(FRAME)
    app.loop.draw()
    return app.window.canvas.copy()


def main(games: Sequence[str]) -> int:
    """Photograph the tables of these games, or of all, with each deck."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in games or [each.id for each in GAMES]:
        for deck in Deck:
            with TemporaryDirectory() as folder:
                app = Application(Path(folder), SIZE, AtOnce(), Random(3))
                app.context.change(replace(app.context.settings, deck=deck, speed=0.0))
                picture = table(app, game)
                app.close()
            for kind in KINDS:
                name = f"{game}-{deck.value}-{kind}.png"
                pygame.image.save(simulated(picture, kind), FOLDER / name)
    sys.stdout.write(f"Pictures are in {FOLDER}.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
