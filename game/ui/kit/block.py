"""What a screen is made of: blocks that measure and place themselves, leaves that draw, controls that answer.

A block is a value and is made anew each time a scene composes its screen. What must outlive that (how far a list is
scrolled, where the caret stands, how warm the hover is) lies in a `WidgetState`, found by the key of the control.

    width(look)          the least width at which nothing is cut
    height(look, width)  the height wanted at that width
    place(look, rect, layout)  lay yourself into rect: containers pass parts on, leaves call layout.put(self, rect)
    draw(canvas)         leaves only: draw on canvas.surface at canvas.rect
    nodes(at)            leaves only: tell what is drawn there

Some leaves have more to say, and are asked for it by name where they have: `animated`, whether they look different at
every frame now; `staged`, that a table draws them; `draw_card`, with which they show cards, which may become better;
`paper`, that they lie on light ground; `holds_focus`, that keys reach nothing but their region; `picture`, the file of
the assets that they draw as large as they are. Controls are asked where arrows lead: `in_order`, `kept_to`, `by_tab`.
"""

from collections.abc import Iterable
from typing import Protocol, cast, runtime_checkable

import pygame

from game.core.record import record
from game.ui.draw.paint import put
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.stretched import Drawing
from game.ui.shell.action import Action
from game.ui.shell.editing import LineEdit, Writing
from game.ui.shell.input import Pointer, PointerPhase, Press
from game.ui.shell.node import Node
from game.ui.shell.scene import Command, Switch


class WidgetState:
    """What one control remembers while its scene lives."""

    __slots__ = (
        "anchor",
        "caret",
        "composing",
        "edges",
        "future",
        "grip",
        "hover",
        "past",
        "press",
        "reach",
        "scroll",
        "target",
        "typed",
        "typing",
        "view",
    )

    def __init__(self) -> None:
        """Remember nothing yet."""
        self.scroll = 0.0  # pixels scrolled away above
        self.target = 0.0  # where scroll is gliding to
        self.reach = 0  # the most it can scroll
        self.view = 0  # height of the window it scrolls in
        self.edges: tuple[pygame.Surface, ...] = ()  # what lies under its first and last pixels
        self.leave_text()
        self.typed = ""  # digits of a number that is being typed
        self.grip: float | None = None  # what a drag holds on to
        self.hover = 0.0  # 0 … 1
        self.press = 0.0  # 0 … 1

    def leave_text(self) -> None:
        """Write behind the last letter of whatever stands there, with nothing to undo."""
        self.caret: int | None = None  # None: behind the last letter
        self.anchor: int | None = None  # the other end of what is selected; None: nothing is
        self.past: tuple[LineEdit, ...] = ()  # to be undone, the last change last
        self.future: tuple[LineEdit, ...] = ()  # to be done again
        self.typing = False  # whether what is typed now is undone with what was typed before
        self.composing = ""  # what the system's input method has not written yet


@record
class VisualState:
    """How a control appears at this moment."""

    focused: bool  # the focus is here, whether a ring around it is shown or not
    hover: float  # 0 … 1
    press: float  # 0 … 1
    state: WidgetState


AT_REST = VisualState(focused=False, hover=0.0, press=0.0, state=WidgetState())
"""How anything appears that nobody points at or presses, and what is no control always."""


@record
class Placement:
    """Where a leaf lies, under which theme, and how it appears."""

    look: ResolvedTheme
    rect: pygame.Rect
    visual: VisualState = AT_REST


@record
class Canvas:
    """What a leaf draws on: a surface, and where it lies there, under which theme, and how it appears."""

    surface: pygame.Surface
    look: ResolvedTheme
    rect: pygame.Rect
    visual: VisualState = AT_REST

    def put(self, image: Drawing, at: tuple[float, float]) -> None:
        put(self.surface, image, at)


@record
class Reply:
    """Whether an input was taken, and what should happen to the scenes."""

    taken: bool = False
    switch: Switch = None
    changed: bool = False  # the scene's own state may have changed, so it composes again
    heard: bool = False  # something was pressed that makes a sound


PASS = Reply()
TAKEN = Reply(taken=True)


class Pressable:
    """What a control answers that does one thing: its press, by the key that confirms and by a pointer let go on it."""

    __slots__ = ()

    press: Command

    def act(self, action: Action, state: WidgetState) -> Reply:
        """Answer an action while focused."""
        return self._pressed() if action is Action.CONFIRM else PASS

    def point(self, look: ResolvedTheme, rect: pygame.Rect, pointer: Pointer, state: WidgetState) -> Reply:
        """Answer a pointer."""
        let_go = pointer.phase is PointerPhase.UP and rect.collidepoint(pointer.at)
        return self._pressed() if let_go else TAKEN

    def _pressed(self) -> Reply:
        return Reply(taken=True, switch=self.press(), changed=True, heard=True)


class Foldable(Pressable):
    """What a control answers that opens and folds: its press, by the arrow that leads there as well."""

    __slots__ = ()

    open: bool

    def act(self, action: Action, state: WidgetState) -> Reply:
        """Answer an action while focused."""
        leads = action is (Action.LEFT if self.open else Action.RIGHT)
        return self._pressed() if leads or action is Action.CONFIRM else PASS


class Block(Protocol):
    """Anything that can be laid out."""

    def width(self, look: ResolvedTheme) -> int:
        """Give the least width at which nothing is cut."""
        ...

    def height(self, look: ResolvedTheme, width: int) -> int:
        """Give the height wanted at this width."""
        ...

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: "LayoutPass") -> None:
        """Lay everything into rect."""
        ...


class Leaf(Protocol):
    """Something that is drawn."""

    def draw(self, canvas: Canvas) -> None:
        """Draw it in its place."""
        ...

    def nodes(self, at: Placement) -> Iterable[Node]:
        """Tell what is drawn."""
        ...


class Filling:
    """What a leaf does with the room it gets: it takes all of it."""

    __slots__ = ()

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: "LayoutPass") -> None:
        """Lay yourself into rect."""
        layout.put(cast("Leaf", self), rect)


class Wrapping:
    """What a block is that has one part and does with it what it would do by itself, but for what it says otherwise."""

    __slots__ = ()

    part: Block

    def width(self, look: ResolvedTheme) -> int:
        return self.part.width(look)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return self.part.height(look, width)

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: "LayoutPass") -> None:
        self.part.place(look, rect, layout)


@runtime_checkable
class Control(Protocol):
    """A leaf that answers."""

    @property
    def key(self) -> str:
        """Who it is, unique in its scene and the same after composing again."""
        ...

    @property
    def live(self) -> bool:
        """Whether it can take the focus."""
        ...

    @property
    def tip(self) -> str:
        """A sentence shown when the pointer rests on it or the focus comes to it; "" for none."""
        ...

    def act(self, action: Action, state: WidgetState) -> Reply:
        """Answer an action while focused."""
        ...

    def point(self, look: ResolvedTheme, rect: pygame.Rect, pointer: Pointer, state: WidgetState) -> Reply:
        """Answer a pointer: DOWN on it, then MOVE and UP wherever they happen."""
        ...

    def draw(self, canvas: Canvas) -> None:
        """Draw it in its place."""
        ...

    def nodes(self, at: Placement) -> Iterable[Node]:
        """Tell what is drawn."""
        ...


@runtime_checkable
class Writer(Protocol):
    """What a control adds when it takes keys as they are: text, or a key to be bound."""

    def write(self, text: str, state: WidgetState) -> Reply:
        """Take typed text."""
        ...

    def grab(self, press: Press, state: WidgetState) -> Reply | None:
        """Take a key before it means anything; None lets it through."""
        ...


@runtime_checkable
class Written(Protocol):
    """What a control adds into which a keyboard on the screen can write."""

    @property
    def writing(self) -> Writing | None:
        """Say what is to be written; None to open no keyboard."""
        ...


@runtime_checkable
class Turned(Protocol):
    """What a control adds when the wheel turns it, unless it stands in a pane, which the wheel scrolls."""

    def turn(self, turns: float) -> Reply:
        """Answer the wheel; up is positive."""
        ...


_ANSWERS: dict[type, bool] = {}
"""Which kinds of leaves are controls; asking the protocol for every widget of every frame costs a millisecond."""


@record
class PlacedWidget:
    """One leaf in its place."""

    leaf: Leaf
    rect: pygame.Rect
    view: pygame.Rect | None  # the window of the scrolling part it lies in
    scroller: str  # key of that part, "" for none
    region: str  # where Tab stops

    @property
    def control(self) -> Control | None:
        """The leaf, if it answers."""
        kind = type(self.leaf)
        if kind not in _ANSWERS:
            _ANSWERS[kind] = isinstance(self.leaf, Control)
        return cast("Control", self.leaf) if _ANSWERS[kind] else None

    @property
    def visible(self) -> pygame.Rect:
        """The part of it in sight."""
        return self.rect.clip(self.view) if self.view is not None else self.rect


class LayoutPass:
    """Collects the widgets of a screen while it is laid out."""

    def __init__(
        self,
        states: dict[str, WidgetState],
        widgets: list[PlacedWidget] | None = None,
        view: pygame.Rect | None = None,
        scroller: str = "",
        region: str = "",
    ) -> None:
        """Start a layout pass over what the screen's controls remember; the rest is for passes made from passes."""
        self.widgets = [] if widgets is None else widgets
        self._states = states
        self.view = view
        self._scroller = scroller
        self._region = region

    def state(self, key: str) -> WidgetState:
        return self._states.setdefault(key, WidgetState())

    def put(self, leaf: Leaf, rect: pygame.Rect) -> None:
        """Set a leaf in its place."""
        self.widgets.append(PlacedWidget(leaf, pygame.Rect(rect), self.view, self._scroller, self._region))

    def region(self, name: str) -> "LayoutPass":
        """Give the same layout pass, for widgets of a region."""
        return LayoutPass(self._states, self.widgets, self.view, self._scroller, name)

    def scrolled(self, key: str, view: pygame.Rect) -> "LayoutPass":
        """Give the same layout pass, for widgets seen through a window."""
        seen = view if self.view is None else view.clip(self.view)
        return LayoutPass(self._states, self.widgets, seen, key, self._region)
