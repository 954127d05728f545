"""The art of a pack as a player wants it: the drawing of each card in the colours of the deck, backs and indices."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

import pygame

from game.core.record import record
from game.resources import read_text, root
from game.storage.settings import Deck, Index, Numerals, Settings
from game.telling.signs import reading
from game.ui.draw.indices import LARGE, STANDARD, Corner, crowded, prepared, set_indices
from game.ui.draw.theme import SUITLESS, SUITS, hexa
from game.ui.draw.vector import raster

SHAPE = 250 / 350
"""Width of a card for a height of 1."""
BACK = "back"
"""The code under which the back of the chosen deck is asked for."""
PAPER = "#fefcf8"
ART = {"S": "#20242e", "H": "#b3202b", "D": "#b3202c", "C": "#20242f"}
"""The suit colours as the art writes them; each literal means one suit and nothing else."""
WRITTEN = re.compile("|".join(ART.values()))
BACKS: Mapping[str, str] = {
    "blue": "back_navy",
    "navy": "back_navy",
    "burgundy": "back_burgundy",
    "red": "back_burgundy",
    "green": "back_green",
    "slate": "back_slate",
}


@record
class PackStyle:
    """How the cards of a pack look."""

    deck: Deck = Deck.CLASSIC
    large: bool = False  # large indices
    back: str = "blue"  # one of BACKS
    numerals: Numerals = Numerals.ROMAN  # of the trumps of tarock


def pack_style_of(settings: Settings) -> PackStyle:
    """Give the look of the cards a player has chosen."""
    return PackStyle(settings.deck, settings.index is Index.LARGE, settings.back, settings.numerals)


@lru_cache(maxsize=16)
def art_text(name: str) -> str:
    """Read a piece of card art, remembered while the card is drawn in several sizes."""
    return read_text("cards", *f"{name}.svg".split("/"))


@lru_cache(maxsize=256)
def has_art(name: str) -> bool:
    """Tell whether a piece of card art was ever drawn."""
    return root().joinpath("cards", *f"{name}.svg".split("/")).is_file()


def inks(deck: Deck) -> Mapping[str, str]:
    """Give the ink of each suit on the cards of a deck, as it is written in SVG."""
    return {suit: hexa(SUITS[deck].ink(suit, on_paper=True)) for suit in ART}


def recoloured(svg: str, colours: Mapping[str, str]) -> str:
    """Put the suit colours of a deck into a piece of art."""
    by_literal = {literal: colours[suit] for suit, literal in ART.items()}
    return WRITTEN.sub(lambda written: by_literal[written[0]], svg)


class PackArt:
    """The drawings of a pack in one style."""

    def __init__(self, style: PackStyle) -> None:
        self.style = style
        self._signs: dict[tuple[str, int], pygame.Surface] = {}

    def svg(self, code: str, height: int) -> str:
        """Give the drawing of a card, or BACK, that will be so high; its indices are set apart from it."""
        if code == BACK:
            return art_text(BACKS.get(self.style.back, "back_navy"))
        large = self.style.large or crowded(height)
        plain = f"large/{code}" if large and has_art(f"large/{code}") else code
        return recoloured(art_text(plain), inks(self.style.deck))

    def sign(self, suit: str, height: int) -> pygame.Surface:
        if (suit, height) not in self._signs:
            svg = recoloured(art_text(f"suits/{suit}"), inks(self.style.deck))
            self._signs[suit, height] = raster(svg, height, height)
        return self._signs[suit, height]

    def set_indices(self, drawn: pygame.Surface, code: str, height: int) -> Iterator[None]:
        """Set the indices upon a card that has been drawn, step by step; a back has none."""
        if code != BACK:
            corner, colour, roman = self._type(code)
            yield from prepared(height, code, corner, colour, roman=roman)
            set_indices(drawn, code, corner, colour, self.sign, PAPER, roman=roman)

    def _type(self, code: str) -> tuple[Corner, str, bool]:
        """Tell how the indices of a card are set, in which colour, and whether in Roman figures."""
        colours, roman = inks(self.style.deck), self.style.numerals is Numerals.ROMAN
        colour = colours["S"] if code == "JOK" else colours.get(reading(code, roman=roman)[1], hexa(SUITLESS))
        return LARGE if self.style.large else STANDARD, colour, roman
