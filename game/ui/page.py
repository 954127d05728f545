"""The engine of a screen: it lays out what a scene composes, and routes every input to the control it is meant for.

A scene owns a `Page` and a function that composes its blocks from its own state. The page asks that function again
whenever a control reports a change, `refresh` is called, or the house looks different. It keeps the focus, the hover,
the press and the scrolling by the keys of the controls, so a scene may compose freely.

    class Choose:
        def __init__(self, house: House) -> None:
            self._house = house
            self.page = Page(house, self._compose, back=Pop)

        def _compose(self) -> Block:
            words = self._house.words
            return Column((Heading(words.get("choose.title")), Button("go", words.get("choose.go"), self._go)), gap=20)

        def _go(self) -> Switch:
            return Push(Somewhere(self._house))

and passes `over`, `stale`, `handle`, `update`, `draw` and `nodes` on to the page; a scene without anything of its own
to draw can be made by `game.ui.scenes.plain.Plain` in one call.
"""

from collections.abc import Callable, Sequence

import pygame

from game.ui import focus, scroll
from game.ui.action import ARROWS, Action
from game.ui.block import PASS, TAKEN, Block, Control, Glance, Memo, Piece, Reply, Sheet, Writer
from game.ui.house import House
from game.ui.input import Input, Phase, Pointer, Press, Typed, Wheel
from game.ui.node import Node
from game.ui.paint import put
from game.ui.scene import Pop, Switch
from game.ui.tip import draw_tip

WHEEL = 120
"""Design units for one turn of the wheel."""
NOTHING = Memo()


class Page:
    """One screen of controls."""

    def __init__(
        self,
        house: House,
        compose: Callable[[], Block],
        back: Callable[[], Switch] = Pop,
        on_action: Callable[[Action], Reply] | None = None,
        first: str = "",
        backdrop: bool = True,
    ) -> None:
        """Show what `compose` makes.

        `back` answers Esc; `on_action` is asked about actions no control took; `first` is the key that holds the focus
        at the start; without `backdrop` the page draws over whatever the canvas holds, as panels on a card table do.
        """
        self._house = house
        self._compose = compose
        self._back = back
        self._on_action = on_action
        self._backdrop = backdrop
        self._memos: dict[str, Memo] = {}
        self._pieces: list[Piece] = []
        self._block: Block | None = None
        self._laid = False
        self._stamp = -1
        self._fresh = False
        self._held = first
        self._last_in: dict[str, str] = {}
        self._keys_used = False
        self._hovered = ""
        self._pressed = ""
        self._rested = 0.0
        self.area: Callable[[], pygame.Rect] = lambda: pygame.Rect((0, 0), house.look.size)

    # ------------------------------------------------------------------ state

    @property
    def held(self) -> str:
        """Key of the control that has the focus."""
        return self._held

    @property
    def keyed(self) -> bool:
        """Whether the player moves by keys at the moment, so that the focus is shown."""
        return self._keys_used

    @property
    def stale(self) -> bool:
        """Whether the page must be drawn again."""
        return not self._fresh or not self._laid or self._stamp != self._house.stamp

    def refresh(self) -> None:
        """Compose again before the next drawing."""
        self._block = None
        self._relay()

    def hold(self, key: str, keyed: bool = False) -> None:
        """Give the focus to a control; `keyed` when a key asked for it, so that it is shown."""
        self._held = key
        self._keys_used = self._keys_used or keyed
        self._reveal()
        self._fresh = False

    def memo(self, key: str) -> Memo:
        """Give what a control remembers; a scene may set where a pane is scrolled to."""
        return self._memos.setdefault(key, Memo())

    def scroll_to(self, key: str, pixels: float, at_once: bool = False) -> None:
        """Scroll a pane to a height of its content."""
        self.pieces()
        memo = self.memo(key)
        scroll.jump(memo, pixels)
        if at_once:
            memo.scroll = memo.target
        self._relay()

    def _relay(self) -> None:
        self._laid = False
        self._fresh = False

    def pieces(self) -> Sequence[Piece]:
        """Give everything in its place, laid out anew if need be."""
        if self._stamp != self._house.stamp:
            self._stamp = self._house.stamp
            self._block = None
            self._laid = False
        if self._block is None:
            self._block = self._compose()
            self._laid = False
        if not self._laid:
            sheet = Sheet(self._memos)
            self._block.place(self._house.look, self.area(), sheet)
            self._pieces = sheet.pieces
            self._laid = True
            self._keep_focus()
        return self._pieces

    def _keep_focus(self) -> None:
        live = [
            piece.control.key for piece in self._pieces if piece.control is not None and piece.control.live
        ]
        if self._held not in live:
            self._held = live[0] if live else ""

    def _piece(self, key: str) -> Piece | None:
        if not key:
            return None
        return next(
            (each for each in self.pieces() if each.control is not None and each.control.key == key), None
        )

    def _at(self, at: tuple[int, int]) -> Piece | None:
        for piece in reversed(self.pieces()):
            if piece.control is not None and piece.visible.collidepoint(at):
                return piece
        return None

    # ------------------------------------------------------------------ input

    def handle(self, happened: Input) -> Switch:
        """Answer an input, Esc included."""
        reply = self.offer(happened)
        if not reply.taken and isinstance(happened, Press) and happened.action is Action.BACK:
            return self._back()
        return reply.switch

    def offer(self, happened: Input) -> Reply:
        """Answer an input if it is meant for this page; Esc is left to whoever asks."""
        reply = self._routed(happened)
        if reply.changed:
            self.refresh()
        return reply

    def _routed(self, happened: Input) -> Reply:
        match happened:
            case Press():
                return self._press(happened)
            case Pointer():
                return self._point(happened)
            case Wheel():
                return self._wheel(happened)
            case Typed(text):
                return self._typed(text)

    def _press(self, press: Press) -> Reply:
        self.pieces()  # so that something holds the focus
        held = self._piece(self._held)
        control = held.control if held else None
        if control is not None:
            grabbed = control.grab(press, self.memo(control.key)) if isinstance(control, Writer) else None
            if grabbed is not None:
                self._fresh = False
                return grabbed
        if press.action is None:
            return PASS
        return self._act(press.action, held)

    def _act(self, action: Action, held: Piece | None) -> Reply:
        control = held.control if held else None
        self._fresh = False
        if control is not None and control.live and (self._keys_used or action not in ARROWS):
            memo = self.memo(control.key)
            reply = control.act(action, memo)
            if reply.taken:
                memo.press = 1.0 if action is Action.CONFIRM else memo.press
                self._keys_used = True
                self._rested = 0.0
                return reply
        if action in ARROWS or action in (Action.NEXT, Action.PREVIOUS):
            return self._move(action, held)
        if action in (Action.PAGE_UP, Action.PAGE_DOWN, Action.FIRST, Action.LAST) and self._page(
            action, held
        ):
            return TAKEN
        return self._on_action(action) if self._on_action else PASS

    def _move(self, action: Action, held: Piece | None) -> Reply:
        if not self._keys_used:  # the first press only shows where the focus is
            self._keys_used = True
            self._rested = 0.0
            self._reveal()
            return TAKEN if held is not None else PASS
        if action in ARROWS:
            goal = focus.led(self.pieces(), held, action) if held else None
        else:
            step = 1 if action is Action.NEXT else -1
            goal = focus.next_region(self.pieces(), held, self._last_in, step)
        if goal is None or goal.control is None:
            return PASS
        if held is not None:
            self._last_in[held.region] = self._held
        self._held = goal.control.key
        self._rested = 0.0
        self._reveal()
        return TAKEN

    def _page(self, action: Action, held: Piece | None) -> bool:
        panes = [p for p in self.pieces() if isinstance(p.leaf, scroll.Scroll)]
        inside = [
            p for p in panes if held is not None and p.control is not None and p.control.key == held.scroller
        ]
        for pane in inside or panes:
            if pane.control is not None and pane.control.act(action, self.memo(pane.control.key)).taken:
                return True
        return False

    def _reveal(self) -> None:
        piece = self._piece(self._held)
        if piece is not None and piece.view is not None:
            margin = self._house.look.px(24)
            scroll.reveal(self.memo(piece.scroller), piece.rect.top, piece.rect.bottom, piece.view, margin)

    def _point(self, pointer: Pointer) -> Reply:
        if pointer.phase is Phase.LEAVE:
            self._hover("")
            return PASS
        if pointer.phase is Phase.SECOND_DOWN:
            return PASS
        under = self._at(pointer.at)
        if pointer.phase is Phase.DOWN:
            return self._down(under, pointer)
        pressed = self._piece(self._pressed)
        if pointer.phase is Phase.UP:
            self._pressed = ""
        if pressed is not None and pressed.control is not None:
            return self._pass_on(pressed, pressed.control, pointer)
        self._hover(under.control.key if under and under.control else "")
        return TAKEN if under is not None else PASS

    def _down(self, under: Piece | None, pointer: Pointer) -> Reply:
        self._keys_used = False
        self._fresh = False
        if under is None or under.control is None:
            return PASS
        if under.control.live:
            self._held = self._pressed = under.control.key
            self.memo(self._held).press = 1.0
        elif isinstance(under.leaf, scroll.Scroll):
            self._pressed = under.control.key
        else:
            return TAKEN
        self._rested = 0.0
        return self._pass_on(under, under.control, pointer)

    def _pass_on(self, piece: Piece, control: Control, pointer: Pointer) -> Reply:
        reply = control.point(self._house.look, piece.rect, pointer, self.memo(control.key))
        if isinstance(piece.leaf, scroll.Scroll):
            self._relay()
        self._fresh = False
        return reply

    def _hover(self, key: str) -> None:
        if key != self._hovered:
            self._hovered = key
            self._rested = 0.0
            self._fresh = False

    def _wheel(self, wheel: Wheel) -> Reply:
        for piece in reversed(self.pieces()):
            if isinstance(piece.leaf, scroll.Scroll) and piece.visible.collidepoint(wheel.at):
                if scroll.move(self.memo(piece.leaf.key), -wheel.turns * self._house.look.px(WHEEL)):
                    self._fresh = False
                return TAKEN
        return PASS

    def _typed(self, text: str) -> Reply:
        held = self._piece(self._held)
        control = held.control if held else None
        if control is None or not isinstance(control, Writer):
            return PASS
        self._fresh = False
        return control.write(text, self.memo(control.key))

    # ------------------------------------------------------------------ time and drawing

    def update(self, dt: float) -> Switch:
        """Let seconds pass: hovers warm up, presses spring back, panes glide."""
        tempo = self._house.look.theme.tempo
        moving = False
        for key, memo in self._memos.items():
            if scroll.glide(memo, dt, tempo.scroll):
                self._relay()
            warm = 1.0 if key == self._hovered else 0.0
            hover = _approach(memo.hover, warm, dt, tempo.hover)
            down = 1.0 if key == self._pressed else 0.0
            press = _approach(memo.press, down, dt, tempo.press)
            moving = moving or hover != memo.hover or press != memo.press
            memo.hover, memo.press = hover, press
        if moving:
            self._fresh = False
        before = self._rested >= tempo.tip_delay
        self._rested += dt
        if not before and self._rested >= tempo.tip_delay and self._tipped() is not None:
            self._fresh = False
        return None

    def _tipped(self) -> Piece | None:
        """Find the control whose tip is due: the focused one while keys are used, else the one pointed at."""
        piece = self._piece(self._held if self._keys_used else self._hovered)
        if piece is None or piece.control is None or not piece.control.tip or self._pressed:
            return None
        return piece if self._rested >= self._house.look.theme.tempo.tip_delay else None

    def _glance(self, control: Control | None) -> Glance:
        if control is None:
            return Glance(focused=False, held=False, hover=0.0, press=0.0, memo=NOTHING)
        memo = self.memo(control.key)
        held = control.key == self._held and control.live
        return Glance(held and self._keys_used, held, memo.hover, memo.press, memo)

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw everything."""
        look = self._house.look
        pieces = self.pieces()
        if self._backdrop:
            room = look.paint.room(canvas.get_size(), look.palette.room_top, look.palette.room_bottom)
            canvas.blit(room, (0, 0))
        for piece in pieces:
            if piece.view is not None and not piece.visible.size > (0, 0):
                continue
            canvas.set_clip(piece.view)
            piece.leaf.draw(canvas, look, piece.rect, self._glance(piece.control))
        canvas.set_clip(None)
        self._ring(canvas)
        tipped = self._tipped()
        if tipped is not None and tipped.control is not None:
            draw_tip(canvas, look, tipped.control.tip, tipped.visible)
        self._fresh = True

    def _ring(self, canvas: pygame.Surface) -> None:
        piece = self._piece(self._held) if self._keys_used else None
        if piece is None or piece.visible.height <= 0 or not getattr(piece.leaf, "ringed", True):
            return
        look = self._house.look
        grow, thick = max(3, look.px(6)), max(2.0, 3.2 * look.unit)
        size = (piece.rect.width + 2 * grow, piece.rect.height + 2 * grow)
        if piece.view is not None:
            canvas.set_clip(piece.view.inflate(2 * grow, 2 * grow))
        ring = look.paint.ring(size, look.px(17), look.palette.focus, thick)
        put(canvas, ring, (piece.rect.x - grow, piece.rect.y - grow))
        canvas.set_clip(None)

    def nodes(self) -> Sequence[Node]:
        """Tell what is on the screen."""
        look = self._house.look
        found: list[Node] = []
        for piece in self.pieces():
            told = piece.leaf.nodes(look, piece.rect, self._glance(piece.control))
            found.extend(_seen_through(node, piece.view) for node in told)
        return found


def _seen_through(node: Node, view: pygame.Rect | None) -> Node:
    if view is None or node.view is not None:
        return node
    left, top, wide, tall = view
    return Node(
        node.role,
        node.name,
        node.rect,
        node.value,
        node.state,
        node.needed,
        (left, top, wide, tall),
        node.key,
    )


def _approach(value: float, goal: float, dt: float, span: float) -> float:
    if value == goal or span <= 0:
        return goal
    step = dt / span
    return min(goal, value + step) if goal > value else max(goal, value - step)
