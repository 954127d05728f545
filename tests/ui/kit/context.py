"""A context for tests: dummy drivers, strict words, a platform that only remembers, and a way to photograph a scene.

context = open_context((1280, 720))
scene = Title(context)
press(scene, Action.DOWN)
photograph(scene, context, Path("/tmp/title.png"))
"""

# ruff: noqa: ARG005 - doubles ignore what they are given; drivers are named before pygame loads

import os
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from game.core.record import replace

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.catalogue import GAMES
from game.storage.settings import DEFAULTS, Settings
from game.ui.scenes.about import about
from game.ui.scenes.settings import settings
from game.ui.shell.action import Action
from game.ui.shell.context import Continuation, Controllers, DailyDeal, Routes, UiContext, load_toolkit
from game.ui.shell.destinations import Destination, ToAbout, ToEnd, ToLessons, ToMatch, ToRulebook, ToSettings
from game.ui.shell.input import Input, Point, Pointer, PointerPhase, Press, Typed, Wheel
from game.ui.shell.node import Node
from game.ui.shell.pads import Jolt
from game.ui.shell.scene import Push, Scene, Switch

SIZES = ((960, 600), (1280, 720), (1920, 1080))
SHAPES = (
    (800, 600), (1024, 600), (1366, 768), (3840, 2160), (600, 1024), (980, 1380), (1080, 1920), (2160, 3840)
)  # fmt: skip
"""The smallest desktops still in use, the largest, and both ways round."""
SCALES = (1.0, 1.5, 2.0)


class FakePlatform:
    """Remembers what it was asked to do."""

    def __init__(self) -> None:
        self.kept: list[Settings] = []
        self.done: list[str] = []

    data_folder = "/home/player/.local/share/parlour-tricks"

    def today(self) -> date:
        return date(2026, 11, 21)

    def open_data_folder(self) -> bool:
        self.done.append("open")
        return True

    def write_report(self) -> str:
        self.done.append("report")
        return f"{self.data_folder}/report.txt"

    def write_down(self, trouble: str) -> str:
        self.done.append(trouble)
        return f"{self.data_folder}/trouble.log"

    def keep_settings(self, settings: Settings) -> None:
        self.kept.append(settings)


class Blank:
    """A scene with nothing on it, behind doors that tests do not open."""

    def __init__(self, name: str, answer: str | None = None) -> None:
        self.name = name
        self.answer = answer  # to a game's question, where its rules are opened
        self.over = False
        self.dirty = False

    def handle(self, happened: Input) -> Switch:
        return None

    def update(self, dt: float) -> Switch:
        return None

    def draw(self, canvas: pygame.Surface) -> None:
        canvas.fill((0, 0, 0))

    def nodes(self) -> Sequence[Node]:
        return ()


class NoPads:
    """No controller is plugged in."""

    names = ()

    def shake(self, jolt: Jolt) -> bool:
        return False


def go(context: UiContext, to: Destination) -> Switch:
    match to:
        case ToSettings():
            return Push(settings(context))
        case ToAbout():
            return Push(about(context))
        case ToRulebook(game, paragraph, answer):
            return Push(Blank(f"rules {game} {paragraph}", answer))
        case ToLessons(subject):
            return Push(Blank(f"learn {subject}"))
        case ToMatch(match_id):
            return Push(Blank(match_id))
        case ToEnd(match_id):
            return Push(Blank(f"result of {match_id}"))
        case _:
            return Push(Blank(type(to).__name__.removeprefix("To").lower()))


def routes() -> Routes:
    return Routes(
        games=tuple(game.id for game in GAMES),
        go=go,
        learned=lambda _, game: game == "gleek",
        played=lambda game: True,
        continuation=lambda context: Continuation(
            "ecarte", "3 to 1, second deal", lambda: Push(Blank("continue"))
        ),
        daily=lambda context: DailyDeal(date(2026, 11, 22), "imperium", lambda: Blank("daily")),
        due=lambda _: 0,
        keyboard=lambda context, writing: None,
    )


def open_context(
    size: tuple[int, int] = (1280, 720), settings: Settings = DEFAULTS, pads: Controllers | None = None
) -> UiContext:
    """Open a context on a canvas of this size."""
    if not pygame.display.get_init():
        pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))
    tools = load_toolkit("en", strict=True, seed=1)
    return UiContext(tools, settings, FakePlatform(), routes(), size, pads or NoPads())


def scaled(text_scale: float) -> Settings:
    return replace(DEFAULTS, text_scale=text_scale)


def platform(context: UiContext) -> FakePlatform:
    assert isinstance(context.platform, FakePlatform)
    return context.platform


def press(scene: Scene, *actions: Action, key: str = "") -> Switch:
    """Press actions one after another; give what the last one asked for."""
    switch: Switch = None
    for action in actions:
        switch = scene.handle(Press(key, action))
    return switch


def key(scene: Scene, name: str, context: UiContext) -> Switch:
    """Press a key with the meaning it is bound to."""
    return scene.handle(Press(name, context.bindings.meaning(name)))


def click(scene: Scene, at: Point) -> Switch:
    """Move there, press and let go."""
    scene.handle(Pointer(PointerPhase.MOVE, at))
    first = scene.handle(Pointer(PointerPhase.DOWN, at))
    second = scene.handle(Pointer(PointerPhase.UP, at))
    return second or first


def click_on(scene: Scene, name: str) -> Switch:
    """Click on the middle of what is called so, or has this key."""
    return click(scene, find(scene, name).visible.center)


def find(scene: Scene, name: str) -> Node:
    found = [node for node in scene.nodes() if name in (node.key, node.name) and node.key]
    assert found, f"nothing called {name}: {[node.name for node in scene.nodes()]}"
    return found[0]


def write(scene: Scene, text: str) -> None:
    scene.handle(Typed(text))


def wheel(scene: Scene, at: Point, turns: float) -> None:
    scene.handle(Wheel(at, turns))


def settle(scene: Scene, seconds: float = 1.0) -> None:
    """Let time pass in frames of a sixtieth."""
    for _ in range(round(seconds * 60)):
        scene.update(1 / 60)


def focused(scene: Scene) -> str:
    return next((node.key for node in scene.nodes() if "focused" in node.state), "")


def photograph(scene: Scene, context: UiContext, path: Path) -> pygame.Surface:
    """Draw a scene and write the picture down."""
    canvas = pygame.Surface(context.look.size)
    scene.draw(canvas)
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(canvas, path)
    return canvas
