"""The art of a pack as a player wants it: the drawing of each card in the colours of the deck, backs and indices."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from io import BytesIO
from typing import TypeAlias

import pygame

from game.core.record import record
from game.resources import asset, read_text, root
from game.storage.settings import Deck, Index, Numerals, Settings
from game.telling.signs import FOOL, reading
from game.ui.draw.theme import SUITLESS, SUITS, hexa
from game.ui.draw.vector import raster
from game.wording import RANKS, Words

# ------------------------------------------------------------------ indices

PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
UNITS = 350.0
"""Height of the card the art is drawn on; its width is 250."""
SMALLEST = 18
"""A rank is never lower than this, in pixels."""
_REACHES = 1.25
"""From this growth on an index reaches into the picture beside it."""
OVERSAMPLE = 3

CornerSign: TypeAlias = Callable[[str, int], pygame.Surface]
"""Gives a suit sign in the colours of the deck, from its letter and its height in pixels."""


@record
class Corner:
    """How an index is set, in card units."""

    rank: float  # height of the rank
    suit: float  # height of the suit sign
    middle: float  # its middle, from the left edge
    top: float
    rows: tuple[float, float, float]  # height of a row where the rank has one, two or three
    deep: float  # how far down the art leaves room


STANDARD = Corner(50.0, 29.0, 25.0, 15.0, (50.0, 36.0, 30.0), 175.0)
LARGE = Corner(70.0, 42.0, 32.0, 15.0, (70.0, 48.0, 31.0), 156.0)


def rank_height(height: int, corner: Corner) -> int:
    return max(SMALLEST, round(corner.rank * height / UNITS))


def crowded(height: int) -> bool:
    """Tell whether a card is so small that the smallest readable rank outgrows the corner the art leaves clear."""
    return rank_height(height, STANDARD) > 1.4 * STANDARD.rank * height / UNITS


@lru_cache(maxsize=192)
def glyph(text: str, height: int, widest: int, colour: str) -> pygame.Surface:
    """Set a rank so that its capitals are this high, condensed if it would be wider than allowed; premultiplied."""
    px = _px(height)
    ink = _tight(_font(px), text, colour)
    scale = height / _capital(px, _model(text))
    width = min(widest, max(1, round(ink.get_width() * scale)))
    return pygame.transform.smoothscale(ink, (width, max(1, round(ink.get_height() * scale))))


def _px(height: int) -> int:
    """Give the size of the type for capitals so high."""
    return max(12, round(height * 1.5 * OVERSAMPLE))


def _model(text: str) -> str:
    """Give the letter after which the height of a rank is measured."""
    return "0" if text[0].isdigit() else "K"


def _font(px: int) -> pygame.font.Font:
    """Give the type of a size; what was opened before the library was last closed is of no use."""
    try:
        _opened(px).get_height()
    except pygame.error:
        _opened.cache_clear()
    return _opened(px)


@lru_cache(maxsize=2)
def _opened(px: int) -> pygame.font.Font:
    return pygame.font.Font(BytesIO(_file()), px)


@cache
def _file() -> bytes:
    """Read the typeface once for both sizes, and keep none open."""
    return asset("fonts", "SourceSerif4-Bold.ttf").read_bytes()


@lru_cache(maxsize=64)
def _capital(px: int, letter: str) -> int:
    return _font(px).render(letter, True, "#000000").get_bounding_rect().height


def _tight(font: pygame.font.Font, text: str, colour: str) -> pygame.Surface:
    """Set characters side by side with hardly a gap: the figures of a ten stand closer than in a line of type."""
    parts = [font.render(each, True, colour) for each in text]
    boxes = [part.get_bounding_rect() for part in parts]
    top, bottom = min(box.top for box in boxes), max(box.bottom for box in boxes)
    gap = font.get_height() // 24
    width = sum(box.width for box in boxes) + gap * (len(parts) - 1)
    ink = pygame.Surface((width, bottom - top), pygame.SRCALPHA)
    left = 0
    for part, box in zip(parts, boxes, strict=True):
        ink.blit(part.premul_alpha(), (left, box.top - top), box, PREMULTIPLIED)
        left += box.width + gap
    return ink


CornerIndex: TypeAlias = tuple[tuple[str, ...], str]
"""The rows of a rank, and the sign below it."""


def set_indices(
    card: pygame.Surface, index: CornerIndex | None, corner: Corner, colour: str, sign: CornerSign, paper: str
) -> None:
    """Set both indices of a card on its premultiplied picture, or the word of the Joker, who has none."""
    width, height = card.get_size()
    unit = height / UNITS
    sheet = pygame.Surface((width // 2, height), pygame.SRCALPHA)
    if index is None:
        _label(sheet, "JOKER", unit, colour)
    else:
        rows, suit = index
        _column(sheet, rows, suit, corner, colour, sign, paper)
    card.blit(sheet, (0, 0), special_flags=PREMULTIPLIED)
    card.blit(pygame.transform.rotate(sheet, 180), (width - width // 2, 0), special_flags=PREMULTIPLIED)


def print_name(card: pygame.Surface, name: str) -> None:
    """Print the name of a numbered card over the one its band has in the art, upright and upside down."""
    width, height = card.get_size()
    unit = height / UNITS
    band = pygame.Rect(round(55 * unit), 0, width - 2 * round(55 * unit), max(4, round(15 * unit)))
    plate = pygame.Surface(band.size)
    plate.fill(LINEN)
    tall = max(3, round(9.6 * unit))
    ink = _font(_px(tall)).render(name, True, INK).premul_alpha()
    ink = ink.subsurface(ink.get_bounding_rect())
    wide = min(band.width - 2, round(ink.get_width() * tall / ink.get_height()))
    letters = pygame.transform.smoothscale(ink, (max(1, wide), tall))
    plate.blit(letters, letters.get_rect(center=plate.get_rect().center), special_flags=PREMULTIPLIED)
    band.top = round(height / 2 - 17.8 * unit)
    card.blit(plate, band)
    band.bottom = height - band.top
    card.blit(pygame.transform.rotate(plate, 180), band)


def prepared(height: int, index: CornerIndex | None, corner: Corner, colour: str) -> Iterator[None]:
    """Set, at each step a little, what the indices of a card of this height are made of."""
    if index is None:
        return
    rows, _ = index
    tall, widest = _measures(height, len(rows), corner)
    for row in rows:
        _capital(_px(tall), _model(row))
        yield
        for letter in row:
            _font(_px(tall)).render(letter, True, colour)
            yield
        glyph(row, tall, widest, colour)
        yield


def _growth(height: int, corner: Corner) -> float:
    """Give how much larger than on the sheet of the art the rank is."""
    return rank_height(height, corner) / (corner.rank * height / UNITS)


def _measures(height: int, rows: int, corner: Corner) -> tuple[int, int]:
    """Give the height of a row of the rank, and its greatest width."""
    unit, high = height / UNITS, rank_height(height, corner)
    middle = _middle(height, corner)
    return round(corner.rows[max(0, rows - 1)] * high / corner.rank), round(2 * (middle - 5.5 * unit))


def _middle(height: int, corner: Corner) -> float:
    return corner.middle * height / UNITS * max(1.0, _growth(height, corner) * 0.8)


def _column(
    sheet: pygame.Surface,
    rows: tuple[str, ...],
    suit: str,
    corner: Corner,
    colour: str,
    sign: CornerSign,
    paper: str,
) -> None:
    """Set a rank with the sign below it, which is left out where the art leaves it no room."""
    height = sheet.get_height()
    unit, high = height / UNITS, rank_height(height, corner)
    growth, middle = _growth(height, corner), _middle(height, corner)
    tall, widest = _measures(height, len(rows), corner)
    gap = max(1, round(5 * unit))
    parts = [glyph(row, tall, widest, colour) for row in rows]
    mark = sign(suit, max(9, min(widest, high) if suit == FOOL else round(corner.suit * unit * growth)))
    at = top = round(corner.top * unit * min(1.0, 1.6 / growth))
    places = []
    for part in parts:
        places.append(at)
        at += max(tall, part.get_height() - round(2 * unit)) + gap
    if at + mark.get_height() <= top + (corner.deep - corner.top) * unit * max(1.0, growth):
        parts, places = [*parts, mark], [*places, at]
        at += mark.get_height() + gap
    if growth > _REACHES or corner is LARGE:
        _plate(sheet, round(2 * middle), at - gap, unit, paper)
    for part, place in zip(parts, places, strict=True):
        sheet.blit(part, part.get_rect(midtop=(round(middle), place)), special_flags=PREMULTIPLIED)


def _plate(sheet: pygame.Surface, right: int, bottom: int, unit: float, paper: str) -> None:
    """Clear the ground under an index that reaches into the picture."""
    edge = max(1, round(3 * unit))
    box = pygame.Rect(edge, edge, right - edge, bottom)
    pygame.draw.rect(sheet, paper, box, border_radius=max(2, round(10 * unit)))


def _label(sheet: pygame.Surface, word: str, unit: float, colour: str) -> None:
    """Write a word down the corner, letter under letter."""
    high = max(7, round(19 * unit))
    for place, letter in enumerate(word):
        drawn = glyph(letter, high, round(30 * unit), colour)
        spot = round((27 + 24 * place) * unit)
        sheet.blit(drawn, drawn.get_rect(center=(round(25 * unit), spot)), special_flags=PREMULTIPLIED)


# ------------------------------------------------------------------ the pack

SHAPE = 250 / 350
"""Width of a card for a height of 1."""
BACK = "back"
"""The code under which the back of the chosen deck is asked for."""
PAPER = "#fefcf8"
LINEN, INK = "#fbf6ea", "#1a1d28"
"""Of the band on numbered cards."""
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
    letters: str = RANKS  # of courts and aces
    printed: tuple[tuple[str, str], ...] = ()  # names of numbered cards, where they are not those of the art


def pack_style_of(settings: Settings, words: Words) -> PackStyle:
    large = settings.index is Index.LARGE
    return PackStyle(settings.deck, large, settings.back, settings.numerals, words.letters, words.printed)


@lru_cache(maxsize=16)
def art_text(name: str) -> str:
    """Read a piece of card art, remembered while the card is drawn in several sizes."""
    return read_text("cards", *f"{name}.svg".split("/"))


@lru_cache(maxsize=256)
def has_art(name: str) -> bool:
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
            corner, colour, index = self._type(code)
            if name := dict(self.style.printed).get(code):
                print_name(drawn, name)
                yield
            yield from prepared(height, index, corner, colour)
            set_indices(drawn, index, corner, colour, self.sign, PAPER)

    def _type(self, code: str) -> tuple[Corner, str, CornerIndex | None]:
        """Tell how the indices of a card are set, in which colour, and what they are."""
        colours, style = inks(self.style.deck), self.style
        corner = LARGE if style.large else STANDARD
        if code == "JOK":
            return corner, colours["S"], None
        index = reading(code, roman=style.numerals is Numerals.ROMAN, letters=style.letters)
        return corner, colours.get(index[1], hexa(SUITLESS)), index
