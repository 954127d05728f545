"""Drawings in SVG as pictures of an exact size, at once or a part at a time: a rich one takes longer than a frame."""

import re
from collections.abc import Generator, Hashable, Iterator
from io import BytesIO
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TypeAlias

import pygame

PART = 6_000
"""Letters of a drawing that are turned into a picture at one step, or a little more."""
_TAG = re.compile("<[^>]+>")
_DEFS = "</defs>"


def raster(drawing: str, width: int, height: int) -> pygame.Surface:
    """Draw SVG text at an exact size, premultiplied."""
    sheet = pygame.Surface((width, height), pygame.SRCALPHA)
    _lay(sheet, drawing)
    return sheet


def rastered(drawing: str, width: int, height: int) -> Generator[None, None, pygame.Surface]:
    """Draw like `raster`, but pause after every part: in all it takes four times as long."""
    sheet = pygame.Surface((width, height), pygame.SRCALPHA)
    for place, part in enumerate(parts(drawing)):
        if place:
            yield
        _lay(sheet, part)
    return sheet


def symmetric(drawing: str, side: int) -> pygame.Surface:
    """Draw SVG text that is the same from left and right, from above and below: a quarter of it, and that mirrored."""
    half = side // 2 + 1
    quarter, whole = raster(drawing, half, half), pygame.Surface((side, side), pygame.SRCALPHA)
    for left in (False, True):
        for top in (False, True):
            at = (side - half if left else 0, side - half if top else 0)
            whole.blit(pygame.transform.flip(quarter, left, top), at, special_flags=pygame.BLEND_RGBA_MAX)
    return whole


def _lay(sheet: pygame.Surface, part: str) -> None:
    """Lay a part over what has been drawn.

    What SDL makes of it may be an empty row or column larger than asked for, and has red and blue in other places than
    the window: it would be laid down fifty times as slowly.
    """
    drawn = pygame.image.load_sized_svg(BytesIO(part.encode()), sheet.get_size())
    drawn.premul_alpha_ip()
    sheet.blit(drawn, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


def parts(drawing: str) -> Iterator[str]:
    """Cut a long drawing into several that give the same picture when they are laid over each other.

    >>> short = '<svg><g id="a"><path/><path/></g></svg>'
    >>> list(parts(short)) == [short]
    True
    """
    if len(drawing) <= PART:
        yield drawing
        return
    start = drawing.index(_DEFS) + len(_DEFS) if _DEFS in drawing else drawing.index(">") + 1
    head, groups, part = drawing[:start], list[str](), ""
    for tag in _TAG.findall(drawing, start):
        if tag == "</svg>":
            break
        if tag.startswith("<g"):
            groups.append(tag)
        elif tag == "</g>":
            groups.pop()
        part += tag
        if len(part) >= PART:
            yield f"{head}{part}{'</g>' * len(groups)}</svg>"
            part = "".join(groups)
    yield f"{head}{part}{'</g>' * len(groups)}</svg>"


def stretch(surface: pygame.Surface, frame: pygame.Surface, box: pygame.Rect) -> None:
    """Lay a small square frame around a large box: its corners as they are, its straight sides drawn out.

    What is in the middle of the frame fills the box.
    """
    corner = frame.get_width() // 2
    columns = (
        (0, corner, box.left),
        (corner, 1, box.left + corner),
        (corner + 1, corner, box.right - corner),
    )
    rows = ((0, corner, box.top), (corner, 1, box.top + corner), (corner + 1, corner, box.bottom - corner))
    for left, wide, x in columns:
        for top, tall, y in rows:
            part = frame.subsurface((left, top, wide, tall))
            inked = part.get_bounding_rect()
            if not inked.width:
                continue
            part = part.subsurface(inked)
            long = box.width - 2 * corner if wide == 1 else inked.width
            high = box.height - 2 * corner if tall == 1 else inked.height
            if 1 in (wide, tall):
                part = pygame.transform.scale(part, (long, high))
            surface.blit(part, (x + inked.x, y + inked.y), special_flags=pygame.BLEND_PREMULTIPLIED)


# ------------------------------------------------------------------ in a thread of its own

Asked: TypeAlias = tuple[Hashable, str, int, int]
"""By what name a picture is to be given back, its SVG text, width and height."""


class Rasteriser:
    """One thread, begun when it is first needed."""

    def __init__(self) -> None:
        self._asked: SimpleQueue[Asked | None] = SimpleQueue()
        self._done: SimpleQueue[tuple[Hashable, pygame.Surface | Exception]] = SimpleQueue()
        self._thread: Thread | None = None
        self.waiting = 0  # pictures asked for that have not been taken

    def ask(self, name: Hashable, drawing: str, width: int, height: int) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._work, name="rasteriser", daemon=True)
            self._thread.start()
        self.waiting += 1
        self._asked.put((name, drawing, width, height))

    def take(self) -> Iterator[tuple[Hashable, pygame.Surface]]:
        """Give what is ready, without waiting; raises what went wrong over a drawing."""
        while True:
            try:
                name, drawn = self._done.get_nowait()
            except Empty:
                return
            self.waiting -= 1
            if isinstance(drawn, Exception):
                raise drawn
            yield name, drawn

    def close(self) -> None:
        """Finish what is under way, and end the thread."""
        if self._thread is not None:
            self._asked.put(None)
            self._thread.join()
            self._thread = None

    def _work(self) -> None:
        while (asked := self._asked.get()) is not None:
            name, drawing, width, height = asked
            try:
                self._done.put((name, raster(drawing, width, height)))
            except Exception as failure:  # noqa: BLE001 - raised again where the picture is taken
                self._done.put((name, failure))
