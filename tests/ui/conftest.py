"""What tests of the screen share: a disk nobody waits for, pictures, lines and captions made once, no window closed."""

import gc
import os
from collections.abc import Callable, Iterable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import wording
from game.ui.draw.paragraphs import flow
from game.ui.draw.surface_cache import SurfaceCache
from game.ui.draw.theme import Colour
from game.ui.draw.typeset import Typesetter

SMALL = 50_000
"""Pixels of the largest picture that is kept for the next window."""
PICTURES, LINES = 25_000_000, 10_000_000
"""Pixels of the pictures and of the lines that are kept: cards alone are thousands, in a dozen sizes."""
TEXTS = 1 << 16
"""Texts whose width and whose lines are kept."""


@pytest.fixture(autouse=True, scope="session")
def _no_waiting_for_the_disk() -> Iterator[None]:
    """Keep moves without flushing them: what that guards against is asked in tests/storage, not here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: None)
        yield


@pytest.fixture(autouse=True, scope="session")
def _each_picture_once() -> Iterator[None]:
    """Draw what every window draws anew, cards, frames and signs, once for all windows."""
    load = pygame.image.load_sized_svg

    kept = SurfaceCache(PICTURES)

    def loaded(source: str | BytesIO, size: tuple[int, int]) -> pygame.Surface:
        if isinstance(source, str) or size[0] * size[1] > SMALL:
            return load(source, size)
        return kept.get((source.getvalue(), (size[0], size[1])), lambda: load(source, size)).copy()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load_sized_svg", loaded)
        yield


@pytest.fixture(autouse=True, scope="session")
def _each_line_once() -> Iterator[None]:
    """Draw, measure and break what every window says anew once for all windows; nobody draws on a line."""
    draw, measure = Typesetter._draw, Typesetter._measure_now  # noqa: SLF001 - what each window keeps for itself
    wrap, kept = Typesetter.wrap, SurfaceCache(LINES)

    def drawn(self: Typesetter, text: str, face: str, px: int, colour: Colour) -> pygame.Surface:
        return kept.get((text, face, px, colour), lambda: draw(self, text, face, px, colour))

    def once(ask: Callable[..., Any]) -> Callable[..., Any]:
        answers: dict[tuple[object, ...], Any] = {}

        def asked(self: Typesetter, *words: object) -> Any:
            if words not in answers:
                if len(answers) > TEXTS:
                    answers.clear()
                answers[words] = ask(self, *words)
            return answers[words]

        return asked

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Typesetter, "_draw", drawn)
        patch.setattr(Typesetter, "_measure_now", once(measure))
        patch.setattr(Typesetter, "wrap", once(wrap))
        yield


@pytest.fixture(autouse=True, scope="session")
def _each_caption_once() -> Iterator[None]:
    """Read the captions that every window reads anew once for all windows, as long as their files stay."""
    read, known = wording.read_captions, dict[tuple[object, ...], dict[str, str]]()

    def once(subject: str, paths: Iterable[Path]) -> dict[str, str]:
        files = tuple((path, path.stat().st_mtime_ns) for path in paths)
        if (subject, files) not in known:
            known[subject, files] = read(subject, [path for path, _ in files])
        return known[subject, files]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(wording, "read_captions", once)
        yield


@pytest.fixture(autouse=True)
def _type_at_hand() -> None:
    """Have letters to draw: a window that an earlier test closed took them with it."""
    pygame.font.init()


@pytest.fixture(autouse=True)
def _tidied() -> None:
    """Let go of the window closed last: its pictures fill a hundred megabytes, which weigh nothing to the collector.

    What is left is kept by somebody for good, words and pictures for the next window, and need not be looked over at
    every turn: that took a third of the time of the longest tests.
    """
    flow.cache_clear()
    gc.collect()
    gc.freeze()
