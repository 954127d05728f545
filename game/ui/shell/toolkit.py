"""Loads the toolkit of drawing and sound from the assets."""

from pathlib import Path
from random import Random

import pygame

from game import wording
from game.resources import root
from game.storage.settings import Settings
from game.ui.draw.faces import OtherFaces
from game.ui.draw.pack_art import PackStyle
from game.ui.draw.paint import Painter
from game.ui.draw.rasteriser import Rasteriser
from game.ui.draw.resolved_theme import CardArt
from game.ui.draw.sign_text import small_card
from game.ui.draw.sprites import Sprites
from game.ui.draw.theme import SUITS
from game.ui.draw.typeset import Typesetter
from game.ui.shell.context import Toolkit
from game.ui.shell.sound import Sound

SMALLEST_ART = 54
"""Pixels of height below which a card is drawn as a large rank over a large sign."""


def load_toolkit(
    language: str,
    strict: bool = False,
    seed: int | None = None,
    rasteriser: Rasteriser | None = None,
    others: OtherFaces = lambda _: (),
) -> Toolkit:
    """Read words of one language. Strict words raise on a missing caption; a seed fixes the takes of sounds.

    `others` names typefaces of the system for signs that those of the program don't have.
    """
    assets = root()
    folder = assets / "words" / language
    words = wording.load(folder if folder.is_dir() else assets / "words" / "en", strict)
    paint = Painter(lambda name: _existing(assets / name))
    typesetter = Typesetter(assets / "fonts", others)
    dice = Random(seed)
    sprites = Sprites(PackStyle(), rasteriser)

    def card(settings: Settings) -> CardArt:
        large = sprites.cards_for(settings)

        def draw(name: str, px: int) -> pygame.Surface:
            if px >= SMALLEST_ART:
                return large(name, px)
            return small_card(paint, typesetter, SUITS[settings.deck], name, px)

        return draw

    return Toolkit(
        words, typesetter, paint, lambda settings: Sound(assets / "sounds", settings, dice), sprites, card
    )


def _existing(path: Path) -> Path | None:
    return path if path.is_file() else None
