"""A page: the one way to make a screen of controls, a dialog included.

It has a state, which is a value, and a function that composes blocks from it. What a control does leads to the next
state. game.ui shows how one is written.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import pygame

from game.core.record import replace
from game.ui.kit.block import Block, PlacedWidget, Reply
from game.ui.kit.screen import Screen
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.input import Input, Pointer, PointerPhase, Press, Typed
from game.ui.shell.node import Node
from game.ui.shell.scene import VEIL, Pop, Switch

State = TypeVar("State")
KeyInput: TypeAlias = Press | Typed


class Overlay(Protocol):
    """What moves over a screen for a while; it never takes an input."""

    @property
    def moving(self) -> bool:
        """Whether it is still to be seen."""
        ...

    def complete(self) -> None:
        """Come to the end at once."""
        ...

    def update(self, dt: float) -> None:
        """Let seconds pass."""
        ...

    def draw(self, canvas: pygame.Surface, widgets: Sequence[PlacedWidget]) -> None:
        """Draw over the widgets of the screen."""
        ...


class Page(Generic[State]):
    """A scene that is composed from its state."""

    def __init__(  # noqa: PLR0913 - all but three have a usual value, and are given by name
        self,
        context: UiContext,
        state: State,
        compose: "Callable[[Page[State]], Block]",
        *,
        first: str = "",
        back: "Callable[[Page[State]], Switch]" = lambda _: Pop(),
        act: "Callable[[Page[State], Action], Reply] | None" = None,
        keys: "Callable[[Page[State], KeyInput], Reply] | None" = None,
        every: "Callable[[Page[State]], object] | None" = None,
        over: bool = False,
        overlay: Overlay | None = None,
        room: "Callable[[Page[State]], str]" = lambda _: "",
        behind: "Callable[[Page[State], pygame.Surface], None] | None" = None,
        paper: bool = False,
        light: float = VEIL,
    ) -> None:
        """Open with a state.

        `first` has the focus at the start and `back` answers Esc. `act` is asked about actions no control took, `keys`
        before the controls are. `every` is called at each frame. What is laid `over` another scene leaves that in
        sight. An overlay moves above it all until a press completes it, which does its own work all the same. `room`
        names the room of a game in which the page stands; `behind` paints a picture behind it instead of that. On
        `paper`, what is light elsewhere is ink; so much `light` is left to what it lies over.
        """
        self.context = context
        self.state = state
        self.light = light
        self._keys = keys
        self._every = every
        self._over = over
        self._overlay = overlay
        self._room = room
        self._overlaid = False  # the last picture showed the overlay
        self.screen = Screen(
            context,
            lambda: compose(self),
            lambda: back(self),
            (lambda action: act(self, action)) if act else None,
            first,
            backdrop=partial(behind, self) if behind else not over,
        )

        self.screen.paper = paper

    def become(self, state: State) -> Switch:
        """Compose from another state from now on, and stay."""
        self.state = state
        self.screen.refresh()
        return None

    def change(self, **fields: object) -> Switch:
        """Compose from a state that differs in these fields, and stay."""
        state: Any = self.state
        return self.become(replace(state, **fields))

    # ------------------------------------------------------------------ scene

    @property
    def over(self) -> bool:
        return self._over

    @property
    def room(self) -> str:
        return self._room(self)

    @property
    def dirty(self) -> bool:
        return self.screen.dirty or self._overlaid or self._moving

    @property
    def _moving(self) -> bool:
        return self._overlay is not None and self._overlay.moving

    def handle(self, happened: Input) -> Switch:
        """Answer one input."""
        if self._overlay is not None and _pressed(happened):
            self._overlay.complete()
        if self._keys is not None and isinstance(happened, KeyInput):
            reply = self._keys(self, happened)
            if reply.taken:
                self.screen.refresh()
                return reply.switch
        return self.screen.handle(happened)

    def update(self, dt: float) -> Switch:
        """Let seconds pass."""
        if self._overlay is not None:
            self._overlay.update(dt)
        if self._every is not None:
            self._every(self)
        return self.screen.update(dt)

    def draw(self, canvas: pygame.Surface) -> None:
        self.screen.draw(canvas)
        self._overlaid = self._moving
        if self._overlay is not None and self._overlaid:
            self._overlay.draw(canvas, self.screen.widgets())

    def nodes(self) -> Sequence[Node]:
        return self.screen.nodes()


def _pressed(happened: Input) -> bool:
    return isinstance(happened, Press) or (
        isinstance(happened, Pointer) and happened.phase is PointerPhase.DOWN
    )
