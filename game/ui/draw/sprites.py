"""The cards as pictures: drawn at the very size the table shows them, turned and shaded, and kept while memory lasts.

Nothing here waits: a picture that is not ready is stood in for by one scaled from another size, and is drawn properly
by `work`, a part at a time.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable
from math import ceil
from time import perf_counter
from typing import TypeAlias

import pygame

from game.storage.settings import Settings
from game.ui.draw.card_pictures import PictureCache, PictureKey, Upright, UprightDrawing
from game.ui.draw.pack_art import SHAPE, PackStyle, pack_style_of
from game.ui.draw.picture_transforms import dimmed, framed, scaled, slender, squeezed
from game.ui.draw.vector import Rasteriser
from game.wording import Words

MARGIN = 4
FINER = 1.3
"""A card is turned from a picture so much larger: from a still larger one its lines would come out jagged …"""
FINE = (1.15, 1.8)
"""… or from one within these bounds that is there already."""
ALIKE = (0.03, 2.0)
"""What moves may be shown by a picture whose height is off by such a share, and its turn by so many degrees."""
TURNED_ALIKE = 2.0
"""What lies still is, for a moment, shown by one whose turn is off by so many degrees."""
SHARE, MOST = 8, 36 << 20
"""Bytes of pictures that are kept for each pixel of the canvas, and at most."""
MAKESHIFT = 8
"""For so many bytes of pictures one is kept of those that stand in for others, …"""
PASSING = 6
"""… and for so many, one of cards on their way."""
ROUGH = 18
"""… and for so many, one of those that were turned in haste, while anything moves."""
HURRY = 0.15
"""Seconds for which a hurry is believed."""
TURNS = 1
"""Cards that are turned well in a frame in which something moves; others are shown as they were, or roughly turned."""
SLOW_TURNS = 4
"""The same where few move slowly."""
ROUGHLY = (0.1, 6.0)
"""What such a card may be off by: a share of its height, and degrees."""
HASTY = 2
"""Cards on their way that are turned in haste in such a frame; the rest are shown as they were, in light or shade."""
STALE = (0.4, 360.0)
"""What these may be off by: a share of their height, and degrees."""


Improved: TypeAlias = tuple[str | float, ...]
"""The code of a card of which there is a better picture in any size, or code, height and turn of one picture."""


class Sprites:
    """Every picture of a card, by code, height, turn and shade."""

    def __init__(self, style: PackStyle, rasteriser: Rasteriser | None = None) -> None:
        """Keep pictures of a pack in this style; a rasteriser draws beside the frames what is not urgent."""
        self._kept = PictureCache(MOST)
        self._passing = PictureCache(MOST // PASSING)  # cards on their way, which others may follow
        self._rough = PictureCache(MOST // ROUGH)  # cards turned in haste, for the next frames
        self._makeshift = PictureCache(MOST // MAKESHIFT)  # what stands in for the time being
        self._drawing = UprightDrawing(style, self._kept, self._makeshift, rasteriser)
        self._wanted: OrderedDict[Upright, bool] = OrderedDict()  # whether another stands in for it
        self._to_turn: dict[PictureKey, bool] = {}  # what is to be turned; whether another stands in for it
        self._hurry = float("-inf")  # until then something moves on screen, and finer pictures can wait
        self._turns: int | None = (
            None  # cards that may still be turned well in this frame; None for any number
        )
        self._hasty = HASTY  # cards that may still be turned in haste in it
        self._slowly = False  # few cards move in it, and slowly
        self._awaited: set[Upright] = set()  # upright pictures in whose place another is shown
        self.upright = 0  # how many of those have come
        self.improved: set[Improved] = set()  # what came last in whose place others were shown
        self._noting = False  # whether this `work` has brought any of it yet

    def fit(self, canvas: int) -> None:
        """Keep as much as suits a canvas of so many pixels."""
        budget = min(MOST, SHARE * canvas)
        self._kept.hold(budget)
        self._passing.hold(budget // PASSING)
        self._rough.hold(budget // ROUGH)
        self._makeshift.hold(budget // MAKESHIFT)

    def cards_for(self, settings: Settings, words: Words) -> Callable[[str, int], pygame.Surface]:
        """Take the look a player has chosen, and give what draws upright cards by code and height."""
        self.restyle(pack_style_of(settings, words))
        return self.card

    def restyle(self, style: PackStyle) -> None:
        """Change the look of the cards; every picture is drawn again."""
        if style != self._drawing.style:
            self._drawing.restyle(style)
            for cache in (self._kept, self._passing, self._rough, self._makeshift):
                cache.clear()
            for waiting in (self._wanted, self._to_turn, self._awaited):
                waiting.clear()

    def card(
        self, code: str, height: int, turn: float = 0.0, dim: bool = False, moving: bool = False
    ) -> pygame.Surface:
        """Give a card, or BACK; turned to the nearest half degree, or about as much if it is moving.

        A turned picture is larger than the card and has it in its middle.
        """
        key = PictureKey(code, height, round(turn * 2) / 2, dim)
        found = self._kept.get(key)
        if found is None and dim and key._replace(dim=False) in self._kept:
            return self._draw_shaded(key)
        if found is None and moving:
            found = self._alike(key) or self._roughly(key, moving=True) or self._draw_passing(key)
        return found or self._stood_in(key) or self._later(key) or self._draw_resting(key)

    def flipping(
        self, code: str, height: int, turn: float, share: float, moving: bool = False
    ) -> pygame.Surface:
        """Give a card that is being turned over: so much of its width is seen."""
        if abs(turn) < 0.5:
            return squeezed(self.card(code, height, moving=moving), share)
        if moving and self._turns == 0:
            plain = self._source(code, height, moving=True)
            return pygame.transform.rotate(slender(plain, round(height * SHAPE * share), height), turn)
        if moving and self._turns is not None:
            self._turns -= 1
            plain = self._source(code, height, moving=True)
            return pygame.transform.rotozoom(slender(plain, round(height * SHAPE * share), height), turn, 1)
        large = self._source(code, round(FINER * height), moving=True)
        high = large.get_height()
        if high < FINE[0] * height:
            return pygame.transform.rotozoom(framed(squeezed(large, share), MARGIN), turn, height / high)
        turned = pygame.transform.rotate(framed(squeezed(large, share), MARGIN), turn)
        return pygame.transform.smoothscale_by(turned, height / high)

    def _roughly(self, key: PictureKey, *, moving: bool) -> pygame.Surface | None:
        """Find what shows a card for this one frame, if enough have been turned in it.

        Of a card that lies still it has the right size, and the right turn nearly.
        """
        if not key.turn or self._turns is None:
            return None
        if self._turns > 0:
            self._turns -= 1
            return None
        if moving and self._hasty <= 0:
            near = self._nearest((self._passing, self._kept, self._rough), key, STALE, shaded=None)
        else:
            near = self._nearest((self._passing, self._kept), key, ROUGHLY, shaded=key.dim)
        if near is None:
            return (moving and self._near(self._rough, key)) or self._draw_rough(key)
        shown, height = near
        return shown if moving else scaled(shown, key.height / height)

    @staticmethod
    def _nearest(
        caches: Iterable[PictureCache], key: PictureKey, off: tuple[float, float], *, shaded: bool | None
    ) -> tuple[pygame.Surface, int] | None:
        """Find a turned card that is off by the fewest degrees, shaded or not if None, and tell how high it is.

        Of those as much turned, one in the same shade is taken, and then the nearest in height.
        """
        code, height, turn, dim = key
        found, best = None, (off[1], True, off[0] * height)
        for cache in caches:
            for other in cache.of(code):
                far = abs(other.turn - turn), other.dim != dim, abs(other.height - height)
                near = far[0] <= off[1] and far[2] <= off[0] * height
                if near and other.turn and shaded in (None, other.dim) and far <= best:
                    best, found = far, (cache, other)
        if found is None:
            return None
        cache, nearest = found
        return cache[nearest], nearest.height

    def _draw_rough(self, key: PictureKey) -> pygame.Surface:
        """Turn a card pixel by pixel, to be seen for a few frames."""
        code, height, turn, dim = key
        self._hasty -= 1
        plain = self._source(code, height, moving=True)
        drawn = pygame.transform.rotate(slender(plain, round(height * SHAPE), height), turn)
        drawn = dimmed(drawn) if dim else drawn
        self._rough.keep(key, drawn)
        return drawn

    def _later(self, key: PictureKey) -> pygame.Surface | None:
        """Find what shows a card that lies still until it is turned well, if enough have been turned in this frame."""
        found = self._roughly(key, moving=False)
        if found is not None:
            self._makeshift.keep(key, found)
            if self._fine(self._large(key.code, key.height), key.height):
                self._to_turn[key] = True
        return found

    def _alike(self, key: PictureKey) -> pygame.Surface | None:
        """Find a picture that does for a moving card: one of about this size and turn."""
        return self._near(self._passing, key) or self._near(self._kept, key)

    @staticmethod
    def _near(cache: PictureCache, key: PictureKey) -> pygame.Surface | None:
        code, height, turn, dim = key
        for other in cache.of(code):
            near = abs(other.height - height) <= ALIKE[0] * height and abs(other.turn - turn) <= ALIKE[1]
            if near and other.dim == dim:
                return cache[other]
        return None

    def _draw_passing(self, key: PictureKey) -> pygame.Surface:
        """Draw a card on its way from whatever picture of it there is."""
        code, height, turn, dim = key
        plain = self._source(code, round(FINE[0] * height) if turn else height, moving=True)
        drawn = self._finished(plain, height, turn, dim, haste=not self._slowly)
        self._passing.keep(key, drawn)
        return drawn

    def _stood_in(self, key: PictureKey) -> pygame.Surface | None:
        """Find what stands in for a picture; a little more or less turned does until it is drawn."""
        code, height, turn, dim = key
        if key in self._makeshift:
            return self._makeshift[key]
        for other in self._kept.of(code) if turn else ():
            if other.height == height and other.dim == dim and abs(other.turn - turn) <= TURNED_ALIKE:
                found = self._kept[other]
                self._turn_soon(key)
                return found
        passing = self._alike(key) if turn else None
        if passing is not None:
            self._turn_soon(key)
        return passing

    def _turn_soon(self, key: PictureKey) -> None:
        """Have a picture turned in whose place another is shown, and what it is turned from drawn if need be."""
        code, height, *_ = key
        if not any(FINE[0] * height <= size <= FINE[1] * height for size in self._kept.sizes(code)):
            self._wanted.setdefault((code, round(FINER * height)), False)
        self._to_turn[key] = True

    def _draw_resting(self, key: PictureKey) -> pygame.Surface:
        """Draw a card that lies still; from a picture of another size only for the time being."""
        code, height, turn, dim = key
        if dim:
            return self._draw_shaded(key)
        plain = self._large(code, height) if turn else self._source(code, height, moving=False)
        exact = self._fine(plain, height) if turn else plain.get_height() == height
        drawn = self._finished(plain, height, turn, dim)
        if not exact:
            self._makeshift.keep(key, drawn)
            if not turn:
                self._awaited.add((code, height))
        elif turn:
            self._kept.keep(key, drawn)
        return drawn

    def _draw_shaded(self, key: PictureKey) -> pygame.Surface:
        """Shade the picture of a card that lies still, which is kept: it will be in the light again soon."""
        light = key._replace(dim=False)
        drawn = dimmed(self._kept.get(light) or self._draw_resting(light))
        (self._kept if light in self._kept else self._makeshift).keep(key, drawn)
        return drawn

    @staticmethod
    def _fine(plain: pygame.Surface, height: int) -> bool:
        """Tell whether a picture is large enough, and not too large, for a card of this height to be turned from it."""
        return FINE[0] * height <= plain.get_height() <= FINE[1] * height

    @staticmethod
    def _finished(
        plain: pygame.Surface, height: int, turn: float, dim: bool, *, haste: bool = False
    ) -> pygame.Surface:
        """Bring a plain picture to its size, turn and shade. It is turned with a clear rim, or its edge is jagged.

        In haste, one that is larger than wanted is turned pixel by pixel and made smaller: in half the time.
        """
        if turn:
            high, source = plain.get_height(), framed(plain, MARGIN)
            if haste and high > height:
                drawn = pygame.transform.smoothscale_by(pygame.transform.rotate(source, turn), height / high)
            else:
                drawn = pygame.transform.rotozoom(source, turn, height / high)
        elif plain.get_height() == height:
            drawn = plain
        else:
            drawn = pygame.transform.smoothscale(plain, (round(height * SHAPE), height))
        return dimmed(drawn) if dim else drawn

    def _large(self, code: str, height: int) -> pygame.Surface:
        """Give a picture large enough to be turned; one made for a card somewhat larger or smaller does as well."""
        low, high = FINE[0] * height, FINE[1] * height
        fit = [size for size in self._kept.sizes(code) if low <= size <= high]
        return self._source(code, min(fit) if fit else round(FINER * height), moving=False)

    def _source(self, code: str, height: int, moving: bool) -> pygame.Surface:
        """Give the plain picture of this height, or the nearest there is while this one is waited for.

        Nobody waits for the sizes through which a moving card only passes.
        """
        key = PictureKey(code, height)
        if key in self._kept:
            return self._kept[key]
        others = list(self._kept.sizes(code))
        if not others:
            return self._drawing.draw(code, height)
        if not moving:
            self._wanted[code, height] = True
        larger = [size for size in others if size >= height]
        return self._kept[PictureKey(code, min(larger) if larger else max(others))]

    def has(self, code: str) -> bool:
        return bool(self._kept.of(code))

    def want_turned(self, codes: Iterable[str], height: int, *, fine: bool = True) -> None:
        """Ask for what cards of this height will soon be turned from, unless they have been turned."""
        low, high = FINE[0] * height, FINE[1] * height
        self.want(
            (
                code
                for code in codes
                if not any(low <= size <= high for size in self._kept.sizes(code))
                and not any(key.height == height and key.turn for key in self._kept.of(code))
            ),
            round(FINER * height) if fine else ceil(low),
            first=fine,
        )

    def want(self, codes: Iterable[str], height: int, *, first: bool = False) -> None:
        """Ask for pictures that will be needed soon, before what was asked for already or after it."""
        for code in codes:
            if PictureKey(code, height) not in self._kept:
                self._wanted.setdefault((code, height), False)
                if first:
                    self._wanted.move_to_end((code, height), last=False)

    def want_lying(self, lying: Iterable[tuple[str, int, float]]) -> None:
        """Ask for cards as they will lie, each with its height and turn, to be turned when there is time."""
        for code, height, turn in lying:
            key = PictureKey(code, height, round(turn * 2) / 2)
            if key.turn and key not in self._kept:
                self._to_turn.setdefault(key, False)

    def work(self, seconds: float) -> bool:
        """Draw pictures that are waited for, while the time lasts; tell whether another stood in for any of them."""
        self._turns, self._noting = None, False
        until, seen = perf_counter() + seconds, False
        hurried = perf_counter() < self._hurry
        if not hurried:
            self._rough.clear()
        while (key := self._turnable()) and perf_counter() < until:
            seen = self._turn(key) or seen
        for drawn in self._drawing.work(until, lambda: self._following(hurried=hurried)):
            seen = self._arrived(drawn) or seen
        return seen

    def _arrived(self, wanted: Upright) -> bool:
        """Wait no more for an upright picture; tell whether another stood in for it, or for a card turned from it."""
        self.upright += wanted in self._awaited
        self._awaited.discard(wanted)
        return self._note(wanted[0], stood_in=self._wanted.pop(wanted, False))

    def _note(self, *improved: str | float, stood_in: bool) -> bool:
        """Note what has come, if another was shown in its place, and tell whether that is so."""
        if stood_in and not self._noting:
            self._noting, self.improved = True, set()
        if stood_in:
            self.improved.add(improved)
        return stood_in

    def _turnable(self) -> PictureKey | None:
        """Find a card to be turned, first one that another stands in for; what it is turned from has to be there."""
        for key in sorted(self._to_turn, key=lambda each: not self._to_turn[each]):
            low, high = FINE[0] * key.height, FINE[1] * key.height
            if any(low <= size <= high for size in self._kept.sizes(key.code)):
                return key
        if not self._wanted:
            self._to_turn.clear()  # nobody waits for what they would be turned from
        return None

    def _turn(self, key: PictureKey) -> bool:
        """Draw a turned card that is waited for; tell whether another stood in for it."""
        if key not in self._kept:
            self._draw_resting(key)
        return self._note(key.code, key.height, key.turn, stood_in=self._to_turn.pop(key))

    def defer_finer(self, *, slowly: bool = False) -> None:
        """Have finer pictures wait for a moment, because something moves; to be said at every frame.

        Where few cards move slowly, and large, all are turned well.
        """
        self._hurry = perf_counter() + HURRY
        self._slowly = slowly
        self._turns, self._hasty = (SLOW_TURNS if slowly else TURNS), HASTY

    def _following(self, *, hurried: bool) -> Upright | None:
        """Choose what to draw next; beside the frames, what can wait for the end of a hurry comes last."""
        if self._drawing.beside:
            return self._next(hurried=True) or self._next(hurried=False)
        return self._next(hurried=hurried)

    def _next(self, *, hurried: bool) -> Upright | None:
        """Choose what to draw, first what others stand in for; in a hurry, only what nothing can stand in for."""
        waiting = [each for each in self._wanted if each not in self._drawing.asked]
        if not hurried:
            return next((each for each in waiting if self._wanted[each]), next(iter(waiting), None))
        return next((each for each in waiting if not self._kept.of(each[0])), None)

    @property
    def settled(self) -> bool:
        return not self._wanted and not self._to_turn

    @property
    def kept(self) -> int:
        """How many bytes of pictures are kept, those included that stand in for others or are on their way."""
        return self._kept.held + self._passing.held + self._rough.held + self._makeshift.held
