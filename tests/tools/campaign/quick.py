"""The real program without a screen, opened again and again in one process: what is always the same is made once."""

import gc
import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache, lru_cache
from pathlib import Path
from random import Random
from typing import Any, NoReturn
from unittest.mock import patch

import pygame

from game.app import application, platform
from game.core.bot import Decision
from game.core.rules import Reason
from game.questions import MoveRequest
from game.session.worker import Question
from game.ui.draw import paint, vector
from game.ui.draw.paragraphs import flow
from game.ui.shell.context import load_toolkit
from game.ui.shell.node import Node, Role
from tests.session.thinkers import AtOnce
from tests.ui.whole.player import control
from tests.ui.whole.running_app import RunningApp

SMALL = (960, 600)
FRAME = 1.0
"""Seconds of one step, so that every screen has faded in after it."""


def hasty(dice: Random, *, thoughtful: bool = False) -> AtOnce:
    """Make somebody who plays any card at once and, unless told to, answers no other question."""

    def find(question: Question[Any]) -> Any:
        if isinstance(question, MoveRequest):
            return Decision(dice.choice(question.view.moves), Reason("none"))
        return question.answer() if thoughtful else None

    return AtOnce(find, worlds=2)


@contextmanager
def quick() -> Iterator[None]:
    """Share pictures and type among all windows, flush nothing to the disk, and open nothing on the desktop."""
    with ExitStack() as stack:
        for owner, name, other in (
            (os, "fsync", lambda _: None),
            (pygame, "quit", pygame.event.clear),
            (application, "load_toolkit", _toolkit),
            (paint, "raster", _raster),
            (subprocess, "Popen", _refuse),
            (platform, "_has_session_bus", lambda: False),
        ):
            stack.enter_context(patch.object(owner, name, other))
        yield


def _refuse(*_: object, **__: object) -> NoReturn:
    raise OSError


_usual = cache(load_toolkit)
_raster = lru_cache(1 << 11)(vector.raster)


def _toolkit(language: str, **more: Any) -> Any:
    """Have the tools of the usual language made once, and those of any other each time."""
    return _usual(language) if language == "en" else load_toolkit(language, **more)


@contextmanager
def opened(
    folder: Path, dice: Random, file: str | None = None, *, thoughtful: bool = False
) -> Iterator[RunningApp]:
    """Open the program on a folder as a player does, with a file or without."""
    there = application.Application(folder, SMALL, hasty(dice, thoughtful=thoughtful), dice, file)
    try:
        program = RunningApp(there)
        program.frame = FRAME
        steps(program, 1)
        yield program
    finally:
        there.close()


def steps(there: RunningApp, count: int) -> None:
    for _ in range(count):
        there.step()


def use(there: RunningApp, key: str) -> bool:
    """Press a control, by mouse where it can be seen and by key where it can't; False when it is not there."""
    node = control(there.nodes(), key)
    if node is None or "disabled" in node.state:
        return False
    if node.visible.width > 0 and node.visible.height > 0:
        at = node.visible.center
        there.move(at)
        there.down(at)
        there.up(at)
    else:
        page: Any = getattr(there.app.loop.stack.top, "screen", None)
        if page is None:
            return False
        page.hold(key, keyed=True)
        there.post(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=0)
        there.post(pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=0)
    steps(there, 1)
    return True


def heading(nodes: Sequence[Node]) -> str:
    """Name a screen by what is written largest on it."""
    return next((node.name for node in nodes if node.role is Role.HEADING), "")


def tidy() -> None:
    """Let go of houses that are closed."""
    flow.cache_clear()
    gc.collect()
