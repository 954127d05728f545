"""What a finger or a pen does on a screen: it presses nothing before it is lifted, so that it may scroll instead."""

from game.ui.draw.theme import Tempo
from game.ui.kit import scroll
from game.ui.kit.attention import Attention
from game.ui.kit.block import PASS, TAKEN, Reply
from game.ui.kit.finger import Finger, FingerStage
from game.ui.kit.mouse_input import MouseInput
from game.ui.kit.screen_content import ScreenContent
from game.ui.kit.screen_keyboard import keyboard_for
from game.ui.shell.context import UiContext
from game.ui.shell.input import Pointer, PointerPhase


class TouchInput:
    """Fingers on one screen, of which the first counts; what they press or move, they do as a mouse does."""

    def __init__(
        self, context: UiContext, content: ScreenContent, attention: Attention, mouse: MouseInput
    ) -> None:
        """Begin without a finger."""
        self._context = context
        self._content = content
        self._attention = attention
        self._mouse = mouse
        self._finger: Finger | None = None

    def handle(self, pointer: Pointer) -> Reply:
        """Answer a finger."""
        if pointer.phase is PointerPhase.DOWN:
            return self._touched(pointer)
        finger = self._finger
        if finger is None:
            return PASS
        if pointer.phase is PointerPhase.MOVE:
            return self._slid(finger, pointer)
        self._finger = None
        if finger.stage is not FingerStage.HELD:
            self._mouse.point_at(None)
        return self._lifted(finger, pointer)

    def update(self, dt: float, tempo: Tempo) -> None:
        """Let seconds pass: what a finger rests on long enough shows its tip."""
        if self._finger is not None and self._finger.rest(dt):
            self._attention.point_out(self._finger.key, tempo)
            self._content.redraw()

    def _touched(self, pointer: Pointer) -> Reply:
        """Point at what is under a finger, and show it pressed."""
        under = self._content.at(pointer.at)
        control = under.control if under is not None else None
        self._attention.keyed = False
        self._content.redraw()
        if under is None or control is None:
            self._mouse.point_at(None)
            self._finger = Finger(pointer.at, "", "")
            return PASS
        is_pane = isinstance(under.leaf, scroll.Scroll)
        self._finger = Finger(pointer.at, control.key, control.key if is_pane else under.scroller)
        self._mouse.point_at(under)
        self._attention.pressed = control.key if control.live else ""
        return TAKEN

    def _slid(self, finger: Finger, pointer: Pointer) -> Reply:
        """Scroll, or move what the finger came down on."""
        before = finger.stage
        by = finger.move(pointer.at, self._context.look)
        widget = self._content.find(finger.key)
        if finger.stage is FingerStage.SCROLLING:
            self._attention.let_go()
            self._mouse.point_at(None)
            scroll.drag(self._attention.state(finger.pane), -by)
            self._content.lay_anew()
        elif finger.stage is FingerStage.DRAGGING and widget is not None and widget.control is not None:
            if before is not FingerStage.DRAGGING:
                self._mouse.press(widget, Pointer(PointerPhase.DOWN, finger.origin))
            return self._mouse.pass_on(widget, widget.control, Pointer(PointerPhase.MOVE, pointer.at))
        return TAKEN if finger.key else PASS

    def _lifted(self, finger: Finger, pointer: Pointer) -> Reply:
        """Press what was tapped, or let go of what was moved."""
        self._attention.let_go()
        self._content.redraw()
        widget = self._content.find(finger.key)
        if pointer.phase is not PointerPhase.UP or widget is None or widget.control is None:
            return PASS
        if finger.stage is FingerStage.DRAGGING:
            return self._mouse.pass_on(widget, widget.control, Pointer(PointerPhase.UP, pointer.at))
        if finger.stage is not FingerStage.WAITING:
            return TAKEN
        inside = widget.visible
        at = pointer.at if inside.collidepoint(pointer.at) else inside.center
        down = self._mouse.press(widget, Pointer(PointerPhase.DOWN, at, pointer.clicks))
        self._attention.let_go()
        again = self._content.find(finger.key)
        if down.switch is not None or again is None or again.control is None or not again.control.live:
            return down
        state = self._attention.state(again.control.key)
        if opened := keyboard_for(self._context, again.control, state, self._content.refresh):
            return Reply(taken=True, switch=opened)
        up = self._mouse.pass_on(again, again.control, Pointer(PointerPhase.UP, at))
        return Reply(taken=True, switch=up.switch, changed=up.changed or down.changed)
