"""Scenes, what they answer, and the stack they stand on.

A scene answers every input and every frame with a `Switch`: None to stay, or what should happen to the stack. Scenes
know nothing of the stack. A scene with `over` set is a dialog: the scene below it stays in sight, darkened.
"""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias, runtime_checkable

import pygame

from game.core.record import record
from game.ui.draw.paint import veil
from game.ui.shell.input import Input, Pointer, PointerPhase
from game.ui.shell.node import Node

VEIL = 0.41
"""Share of its light that is left to the scene below a dialog."""


class Scene(Protocol):
    """One screen."""

    @property
    def over(self) -> bool:
        """Whether the scene below stays visible."""
        ...

    @property
    def dirty(self) -> bool:
        """Whether the scene must be drawn again. Drawing makes it fresh."""
        ...

    def handle(self, happened: Input) -> "Switch":
        """Answer one input."""
        ...

    def update(self, dt: float) -> "Switch":
        """Let seconds pass."""
        ...

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw everything, whatever the canvas held."""
        ...

    def nodes(self) -> Sequence[Node]:
        """Tell what is on the screen."""
        ...


@runtime_checkable
class NoticePlace(Protocol):
    """A scene at whose foot notices would cover what is to be pressed next.

    Both are methods: whether an object has a property is found out by working it out.
    """

    def notice_room(self) -> pygame.Rect:
        """At the head of which room notices stand."""
        ...

    def kept_from_notices(self) -> Sequence[pygame.Rect]:
        """What they cover only where there is no other place: people and cards."""
        ...


@runtime_checkable
class Roomed(Protocol):
    """A scene that stands in the room of a game: what lies over it does, too; all others stand in the game room."""

    @property
    def room(self) -> str:
        """Which room that is, "" for the game room."""
        ...


@runtime_checkable
class Sounding(Protocol):
    """A table: what is heard of its room is heard, too, while anything lies on it."""

    @property
    def sounds(self) -> str:
        """Which room that is, "" for none."""
        ...


@runtime_checkable
class Lit(Protocol):
    """A scene that says how much light is left to what it lies on."""

    @property
    def light(self) -> float:
        """Share of it."""
        ...


@record
class Push:
    """Lay a scene on top."""

    scene: Scene


@record
class Replace:
    """Put a scene in place of the one on top."""

    scene: Scene


@record
class Pop:
    """Take the top scene away, then do something more from the scene below."""

    then: "Switch" = None


@record
class Home:
    """Take everything away down to the first scene, then do something more."""

    then: "Switch" = None


@record
class Quit:
    """Close the program; where something would be lost by that, the player is asked first, unless they are sure."""

    sure: bool = False


Switch: TypeAlias = Push | Replace | Pop | Home | Quit | None
Command: TypeAlias = Callable[[], Switch]
"""What a control does when it is pressed, or a way out of a scene."""


class Surroundings(Protocol):
    """What a stack of scenes finds around it."""

    @property
    def fade(self) -> float:
        """Seconds a change from scene to scene takes."""
        ...

    @property
    def shown(self) -> pygame.Surface:
        """The picture that is on the screen now."""
        ...

    def question(self) -> Scene | None:
        """Give what is to be asked before the program is closed."""
        ...

    def enter(self, room: str, heard: str = "") -> None:
        """Take in which room is in sight, and which is heard."""
        ...


class SceneStack:
    """The scenes that are open, and the cross-fade between them."""

    def __init__(
        self,
        first: Scene,
        surroundings: Surroundings,
    ) -> None:
        """Open the first scene."""
        self._scenes: list[Scene] = [first]
        self.asked: Scene = first  # whoever was asked last, so that it is known who failed
        self._surroundings = surroundings
        self._asking: Scene | None = None  # the last such question
        self._past: pygame.Surface | None = None  # what fades out
        self._coming: pygame.Surface | None = None  # what fades in, as it was drawn last
        self._age = 0.0
        self._changed = True

    @property
    def top(self) -> Scene:
        return self._scenes[-1]

    @property
    def notice_room(self) -> pygame.Rect | None:
        """Where the scene on top has notices stand, if it has a place of its own for them."""
        top: object = self._scenes[-1] if self._scenes else None
        return top.notice_room() if isinstance(top, NoticePlace) else None

    @property
    def kept_from_notices(self) -> Sequence[pygame.Rect]:
        """What notices are not to cover of the scene on top."""
        top: object = self._scenes[-1] if self._scenes else None
        return top.kept_from_notices() if isinstance(top, NoticePlace) else ()

    @property
    def room(self) -> str:
        """In which room the lowest scene in sight stands."""
        lowest: object = self._seen()[0] if self._scenes else None
        return lowest.room if isinstance(lowest, Roomed) else ""

    @property
    def sounds(self) -> str:
        """Which room is heard: that of the last table that is open."""
        return next((each.sounds for each in reversed(self._scenes) if isinstance(each, Sounding)), "")

    @property
    def open(self) -> bool:
        return bool(self._scenes)

    @property
    def depth(self) -> int:
        return len(self._scenes)

    @property
    def dirty(self) -> bool:
        """Whether there is something new to draw."""
        return self._past is not None or self._stale

    @property
    def _stale(self) -> bool:
        """Whether what is in sight looks different from when it was drawn last."""
        return self._changed or any(self._ask(scene).dirty for scene in self._seen())

    def handle(self, happened: Input) -> None:
        self.turn(self._ask(self.top).handle(happened))

    def update(self, dt: float) -> None:
        """Let seconds pass for the top scene."""
        self._age += dt
        if self._past is not None and self._age >= self._surroundings.fade:
            self._past = self._coming = None
            self._changed = True
        self.turn(self._ask(self.top).update(dt))
        self._surroundings.enter(self.room, self.sounds)

    def turn(self, switch: Switch) -> None:
        if switch is None:
            return
        self._past = _copy_of(self._surroundings.shown, self._past) if self._surroundings.fade > 0 else None
        self._age = 0.0
        self._changed = True
        self._change(switch)
        self._surroundings.enter(self.room, self.sounds)

    def drop(self, scene: Scene) -> bool:
        """Take a scene away with all that lies on it, without asking any; False where it is the first, which stays."""
        if scene is self._scenes[0]:
            return False
        del self._scenes[self._scenes.index(scene) :]
        self._past, self._coming, self._changed = None, None, True
        self._surroundings.enter(self.room, self.sounds)
        return True

    def _ask(self, scene: Scene) -> Scene:
        self.asked = scene
        return scene

    def _change(self, switch: Switch) -> None:
        match switch:
            case Push(scene):
                self._ask(self.top).handle(
                    Pointer(PointerPhase.CANCEL, (-1, -1))
                )  # letting go is for another
                self._scenes.append(scene)
            case Replace(scene):
                self._scenes[-1] = scene
            case Pop(then):
                self._scenes.pop()
                if self._scenes:
                    self._change(then)
            case Home(then):
                del self._scenes[1:]
                self._change(then)
            case Quit(sure):
                self._quit(sure=sure)
            case None:
                pass

    def _quit(self, *, sure: bool) -> None:
        """Close the program, or ask; whoever is asked already is brought back to the question."""
        if not sure and self._asking in self._scenes:
            del self._scenes[self._scenes.index(self._asking) + 1 :]
            return
        self._asking = None if sure else self._surroundings.question()
        if self._asking is None:
            self._scenes.clear()
        else:
            self._change(Push(self._asking))

    def _seen(self) -> list[Scene]:
        lowest = len(self._scenes) - 1
        while lowest > 0 and self._scenes[lowest].over:
            lowest -= 1
        return self._scenes[max(0, lowest) :]

    @property
    def alone(self) -> Scene | None:
        """The scene in sight, if it is the only one and nothing fades."""
        seen = self._seen()
        return seen[0] if len(seen) == 1 and self._past is None else None

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw what is in sight, and what is fading out over it: two pictures, once nothing else changes."""
        past = self._past if self._past and self._past.get_size() == canvas.get_size() else None
        still = past is not None and not self._stale
        if still and self._coming is not None:
            canvas.blit(self._coming, (0, 0))
        else:
            self._draw_seen(canvas)
            self._coming = (
                canvas.copy() if still else None
            )  # not at first, when all is drawn for the first time
        if past is not None:
            past.set_alpha(round(255 * max(0.0, 1 - self._age / self._surroundings.fade)))
            canvas.blit(past, (0, 0))

    def _draw_seen(self, canvas: pygame.Surface) -> None:
        for place, scene in enumerate(self._seen()):
            if place:
                veil(canvas, scene.light if isinstance(scene, Lit) else VEIL)
            self._ask(scene).draw(canvas)
        self._changed = False

    def nodes(self) -> Sequence[Node]:
        return self._ask(self.top).nodes() if self._scenes else ()


def _copy_of(shown: pygame.Surface, into: pygame.Surface | None) -> pygame.Surface:
    """Copy a picture, into another where that has its size: a new copy costs more."""
    if into is None or into.get_size() != shown.get_size():
        return shown.copy()
    into.blit(shown, (0, 0))
    return into
