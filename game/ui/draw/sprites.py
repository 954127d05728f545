"""The cards as pictures: drawn from their SVG art at the very size the table shows them, and kept while memory lasts.

Nothing here waits: a picture that is not ready is stood in for by one scaled from another size, and is drawn properly
by `toil`, a part at a time.
"""

import re
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from time import perf_counter
from typing import TypeAlias

import pygame

from game.core.record import record
from game.resources import read_text, root
from game.storage.settings import Deck, Index, Numerals, Settings
from game.telling.signs import reading
from game.ui.draw.indices import LARGE, STANDARD, crowded, set_indices
from game.ui.draw.theme import SUITLESS, SUITS, hexa
from game.ui.draw.vector import raster, rastered

SHAPE = 250 / 350
"""Width of a card for a height of 1."""
BACK = "back"
"""The code under which the back of the chosen deck is asked for."""
PAPER = "#fefcf8"
MARGIN = 4
FINER = 1.6
"""A card is turned from a picture so much larger …"""
FINE = (1.3, 2.4)
"""… or from one within these bounds that is there already."""
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
SHARE, MOST = 12, 48 << 20
"""Bytes of pictures that are kept for each pixel of the canvas, and at most."""
MAKESHIFT = 8
"""Of so many bytes one may be of pictures that stand in for others."""

HURRY = 0.15
"""Seconds for which a hurry is believed."""

PictureKey: TypeAlias = tuple[str, int, float, bool]
"""Code, height, turn in degrees, dimmed."""


@record
class Dress:
    """How the pack is dressed."""

    deck: Deck = Deck.CLASSIC
    large: bool = False  # large indices
    back: str = "blue"  # one of BACKS
    numerals: Numerals = Numerals.ROMAN  # of the trumps of tarock


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


class Sprites:
    """Every picture of a card, by code, height, turn and shade."""

    def __init__(self, dress: Dress) -> None:
        """Keep pictures of a pack dressed this way."""
        self._dress = dress
        self._kept: OrderedDict[PictureKey, pygame.Surface] = OrderedDict()
        self._bytes = 0
        self._budget = MOST
        self._wanted: OrderedDict[tuple[str, int], bool] = OrderedDict()  # whether another stands in for it
        self._begun: dict[tuple[str, int], Iterator[None]] = {}  # pictures that are drawn in part
        self._makeshift: OrderedDict[PictureKey, pygame.Surface] = (
            OrderedDict()
        )  # what stands in for the time being
        self._makeshift_bytes = 0
        self._signs: dict[tuple[str, int], pygame.Surface] = {}
        self._hurry = float("-inf")  # until then something moves on screen, and finer pictures can wait

    def fit(self, canvas: int) -> None:
        """Keep as much as suits a canvas of so many pixels."""
        self._budget = min(MOST, SHARE * canvas)
        self._forget()

    def dressed(self, settings: Settings) -> Callable[[str, int], pygame.Surface]:
        """Wear the deck a player has chosen, and draw upright cards by code and height."""
        self.wear(Dress(settings.deck, settings.index is Index.LARGE, settings.back, settings.numerals))
        return self.card

    def wear(self, dress: Dress) -> None:
        """Change the deck; every picture is drawn again."""
        if dress != self._dress:
            self._dress = dress
            for kept in (self._kept, self._wanted, self._begun, self._makeshift, self._signs):
                kept.clear()
            self._bytes = self._makeshift_bytes = 0

    def card(
        self, code: str, height: int, turn: float = 0.0, dim: bool = False, moving: bool = False
    ) -> pygame.Surface:
        """Give a card, or BACK; turned to the nearest half degree. Moving cards are not kept.

        A turned picture is larger than the card and has it in its middle.
        """
        degrees = round(turn * 2) / 2
        key = (code, height, degrees, dim)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key in self._makeshift:
            return self._makeshift[key]
        plain = self._source(code, height, moving)
        exact = plain.get_height() == height
        if degrees:
            drawn = self._turned(code, height, degrees, moving)
            exact = any(FINE[0] * height <= size <= FINE[1] * height for size in self._sizes(code))
        elif exact:
            drawn = plain
        else:
            drawn = pygame.transform.smoothscale(plain, (round(height * SHAPE), height))
        if dim:
            drawn = dimmed(drawn)
        if not exact and not moving:
            self._stand_in(key, drawn)
        elif not moving and (dim or degrees):
            self._keep(key, drawn)
        return drawn

    def _turned(self, code: str, height: int, degrees: float, moving: bool) -> pygame.Surface:
        """Turn from a larger picture with a clear rim, or the edge comes out jagged."""
        source = self._large(code, height, moving)
        framed = pygame.Surface(
            (source.get_width() + 2 * MARGIN, source.get_height() + 2 * MARGIN), pygame.SRCALPHA
        )
        framed.blit(source, (MARGIN, MARGIN))
        return pygame.transform.rotozoom(framed, degrees, height / source.get_height())

    def _large(self, code: str, height: int, moving: bool) -> pygame.Surface:
        """Give a picture large enough to be turned; one made for a card somewhat larger or smaller does as well."""
        low, high = FINE[0] * height, FINE[1] * height
        fit = [size for size in self._sizes(code) if low <= size <= high]
        return self._source(code, min(fit) if fit else round(FINER * height), moving)

    def _sizes(self, code: str) -> list[int]:
        return [size for name, size, turn, dim in self._kept if name == code and not turn and not dim]

    def _source(self, code: str, height: int, moving: bool) -> pygame.Surface:
        """Give the plain picture of this height, or the nearest there is while this one is waited for.

        Nobody waits for the sizes through which a moving card only passes.
        """
        key = (code, height, 0.0, False)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        others = self._sizes(code)
        if not others:
            return self._draw(code, height)
        if not moving:
            self._wanted[code, height] = True
        larger = [size for size in others if size >= height]
        return self._kept[code, min(larger) if larger else max(others), 0.0, False]

    def want(self, codes: Iterable[str], height: int) -> None:
        """Ask for pictures that will be needed soon."""
        for code in codes:
            if (code, height, 0.0, False) not in self._kept:
                self._wanted.setdefault((code, height), False)

    def work(self, seconds: float, clock: Callable[[], float] = perf_counter) -> bool:
        """Draw pictures that are waited for, while the time lasts; tell whether another stood in for any of them."""
        until, seen = clock() + seconds, False
        hurried = clock() < self._hurry
        while clock() < until and (wanted := self._next(hurried)) is not None:
            if self._step(*wanted):
                seen = self._wanted.pop(wanted) or seen
        return seen

    def _step(self, code: str, height: int) -> bool:
        """Go on with a picture by one part; tell whether it is there."""
        if (code, height, 0.0, False) in self._kept:
            return True
        steps = self._begun.setdefault((code, height), self._steps(code, height))
        return next(steps, self) is self

    def hurry(self, clock: Callable[[], float] = perf_counter) -> None:
        """Have finer pictures wait for a moment, because something moves; to be said at every frame."""
        self._hurry = clock() + HURRY

    def _next(self, hurried: bool) -> tuple[str, int] | None:
        """Choose what to draw next, first what others stand in for; in a hurry, only what nothing can stand in for."""
        if not hurried:
            return next((each for each, seen in self._wanted.items() if seen), next(iter(self._wanted), None))
        there = {code for code, _, _, _ in self._kept}
        return next((each for each in self._wanted if each[0] not in there), None)

    @property
    def settled(self) -> bool:
        """Whether every picture asked for has been drawn."""
        return not self._wanted

    @property
    def kept(self) -> int:
        """How many bytes of pictures are kept, those included that stand in for others."""
        return self._bytes + self._makeshift_bytes

    def sign(self, suit: str, height: int) -> pygame.Surface:
        """Give a suit sign in the colours of the deck."""
        if (suit, height) not in self._signs:
            svg = recoloured(art_text(f"suits/{suit}"), inks(self._dress.deck))
            self._signs[suit, height] = raster(svg, height, height)
        return self._signs[suit, height]

    def _draw(self, code: str, height: int) -> pygame.Surface:
        """Draw a picture, or what is still missing of it, at once."""
        while not self._step(code, height):
            pass
        return self._kept[code, height, 0.0, False]

    def _steps(self, code: str, height: int) -> Iterator[None]:
        """Draw a picture part by part, and keep it at last."""
        width = round(height * SHAPE)
        svg = art_text(BACKS.get(self._dress.back, "back_navy")) if code == BACK else self._art(code, height)
        drawn = yield from rastered(svg, width, height)
        if code != BACK:
            yield
            self._index(drawn, code)
        self._keep((code, height, 0.0, False), drawn)
        del self._begun[code, height]
        for stood_in in [each for each in self._makeshift if each[0] == code]:
            self._makeshift_bytes -= weight(self._makeshift.pop(stood_in))

    def _art(self, code: str, height: int) -> str:
        large = self._dress.large or crowded(height)
        plain = f"large/{code}" if large and has_art(f"large/{code}") else code
        return recoloured(art_text(plain), inks(self._dress.deck))

    def _index(self, drawn: pygame.Surface, code: str) -> None:
        colours, roman = inks(self._dress.deck), self._dress.numerals is Numerals.ROMAN
        colour = colours["S"] if code == "JOK" else colours.get(reading(code, roman=roman)[1], hexa(SUITLESS))
        corner = LARGE if self._dress.large else STANDARD
        set_indices(drawn, code, corner, colour, self.sign, PAPER, roman=roman)

    def _keep(self, key: PictureKey, drawn: pygame.Surface) -> None:
        self._kept[key] = drawn
        self._bytes += weight(drawn)
        self._forget()

    def _stand_in(self, key: PictureKey, drawn: pygame.Surface) -> None:
        """Keep a picture until a better one is drawn; of those waited for in vain only the latest."""
        self._makeshift[key] = drawn
        self._makeshift_bytes += weight(drawn)
        while self._makeshift_bytes > self._budget // MAKESHIFT and len(self._makeshift) > 1:
            self._makeshift_bytes -= weight(self._makeshift.popitem(last=False)[1])

    def _forget(self) -> None:
        """Let go of the pictures unused for longest while there are too many."""
        while self._bytes > self._budget and len(self._kept) > 1:
            self._bytes -= weight(self._kept.popitem(last=False)[1])


def weight(picture: pygame.Surface) -> int:
    """Give the bytes of a picture."""
    return picture.get_width() * picture.get_height() * 4


def dimmed(card: pygame.Surface) -> pygame.Surface:
    """Give a card in the shade: not yours to choose now."""
    shade = card.copy()
    shade.fill((168, 168, 162, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return shade


def faded(picture: pygame.Surface, share: float) -> pygame.Surface:
    """Give a premultiplied picture at a share of its strength."""
    level = max(0, min(255, round(255 * share)))
    pale = picture.copy()
    pale.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return pale


def squeezed(card: pygame.Surface, share: float) -> pygame.Surface:
    """Give an unturned card seen at an angle while it is being turned over: so much of its width is left."""
    return pygame.transform.smoothscale(
        card, (max(2, round(card.get_width() * abs(share))), card.get_height())
    )
