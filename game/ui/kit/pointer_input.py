"""What a mouse, a finger or a pen does on a screen; a finger presses nothing before it is lifted: it may scroll."""

from enum import Enum

from game.core.record import replace
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import Tempo
from game.ui.kit import scroll
from game.ui.kit.attention import Attention
from game.ui.kit.block import PASS, TAKEN, Control, PlacedWidget, Reply, Turned, WidgetState, Written
from game.ui.kit.screen_content import ScreenContent
from game.ui.shell.context import UiContext
from game.ui.shell.input import Point, Pointer, PointerPhase, Wheel
from game.ui.shell.scene import Push, Switch


def keyboard_for(context: UiContext, control: Control, state: WidgetState, content: ScreenContent) -> Switch:
    """Open a keyboard for a control of a screen, if it takes text and there is one."""
    writing = control.writing if isinstance(control, Written) else None
    if writing is None:
        return None

    def finish(text: str) -> Switch:
        state.leave_text()
        content.refresh()
        return writing.done(text)

    opened = context.routes.keyboard(context, replace(writing, done=finish))
    return Push(opened) if opened is not None else None


LONG = 0.55
"""Seconds a finger must rest to be shown what the right mouse button, or pointing, would show."""
SLOP = 14
"""Design units a finger may tremble, and no fewer pixels than TREMBLE."""
TREMBLE = 10


def slop(look: ResolvedTheme) -> int:
    """Give the pixels a finger may tremble."""
    return max(TREMBLE, look.px(SLOP))


class FingerStage(Enum):
    """What has become of a finger that came down."""

    WAITING = "waiting"  # it may still tap
    HELD = "held"  # it has rested: whatever it does now, nothing is pressed
    SCROLLING = "scrolling"
    DRAGGING = "dragging"  # it moves what it came down on
    IDLE = "idle"  # it has moved where nothing can be moved


class Finger:
    """A finger that is down."""

    def __init__(self, at: Point, key: str, pane: str) -> None:
        """Come down on a control, "" for none, that lies in a pane or is one, "" for none."""
        self.origin = at
        self.at = at
        self.key = key
        self.pane = pane
        self.stage = FingerStage.WAITING
        self._rested = 0.0

    def rest(self, dt: float) -> bool:
        """Let seconds pass; tell whether it has just rested long enough."""
        if self.stage is not FingerStage.WAITING:
            return False
        self._rested += dt
        if self._rested >= LONG:
            self.stage = FingerStage.HELD
        return self._rested >= LONG

    def move(self, at: Point, look: ResolvedTheme) -> int:
        """Move; give by how many pixels it has gone down since the last move."""
        by, self.at = at[1] - self.at[1], at
        across, along = abs(at[0] - self.origin[0]), abs(at[1] - self.origin[1])
        if self.stage is FingerStage.WAITING and max(across, along) > slop(look):
            if self.pane and along >= across:
                self.stage = FingerStage.SCROLLING
                by = at[1] - self.origin[1]
            else:
                self.stage = FingerStage.DRAGGING if self.key else FingerStage.IDLE
        return by


WHEEL = 120
"""Design units for one turn of the wheel."""


class MouseInput:
    """The mouse on one screen: a control that is pressed hears of all it does until the button is let go."""

    def __init__(self, context: UiContext, content: ScreenContent, attention: Attention) -> None:
        self._context = context
        self._content = content
        self._attention = attention

    def handle(self, pointer: Pointer) -> Reply:
        if pointer.phase is PointerPhase.SECOND_DOWN:
            return PASS
        if pointer.phase is PointerPhase.CANCEL:
            self._attention.release()
        if pointer.phase in (PointerPhase.LEAVE, PointerPhase.CANCEL):
            self.point_at(None)
            return PASS
        under = self._content.at(pointer.at)
        if pointer.phase is PointerPhase.DOWN:
            return self.press(under, pointer)
        pressed = self._content.find(self._attention.pressed)
        if pointer.phase is PointerPhase.UP:
            self._attention.release()
        if pressed is not None and pressed.control is not None:
            return self._pressing(pressed, pressed.control, pointer)
        self.point_at(under)
        return TAKEN if under is not None else PASS

    def _pressing(self, pressed: PlacedWidget, control: Control, pointer: Pointer) -> Reply:
        """Go on with the control that is pressed; where the player wants that, it opens a keyboard in the end."""
        reply = self.pass_on(pressed, control, pointer)
        lifted = pointer.phase is PointerPhase.UP and pressed.visible.collidepoint(pointer.at)
        if not (lifted and self._context.settings.screen_keyboard):
            return reply
        state = self._attention.state(control.key)
        opened = keyboard_for(self._context, control, state, self._content)
        return Reply(taken=True, switch=opened) if opened else reply

    def point_at(self, under: PlacedWidget | None) -> None:
        """Point at a control, or at nothing."""
        if self._attention.hover(under.control.key if under and under.control else ""):
            self._content.redraw()

    def press(self, under: PlacedWidget | None, pointer: Pointer) -> Reply:
        self._attention.keyed = False
        self._content.redraw()
        if under is None or under.control is None:
            return PASS
        if not under.control.live and not isinstance(under.leaf, scroll.Scroll):
            return TAKEN
        self._attention.press_on(under.control.key, under.control.live)
        return self.pass_on(under, under.control, pointer)

    def pass_on(self, widget: PlacedWidget, control: Control, pointer: Pointer) -> Reply:
        reply = control.point(self._context.look, widget.rect, pointer, self._attention.state(control.key))
        if isinstance(widget.leaf, scroll.Scroll):
            self._content.lay_anew()
        self._content.redraw()
        return reply

    def wheel(self, wheel: Wheel) -> Reply:
        """Turn the control under the pointer, else scroll the pane."""
        under = self._content.at(wheel.at)
        if under is not None and not under.scroller and isinstance(under.leaf, Turned):
            return under.leaf.turn(wheel.turns)
        for widget in reversed(self._content.widgets()):
            if isinstance(widget.leaf, scroll.Scroll) and widget.visible.collidepoint(wheel.at):
                state, way = self._attention.state(widget.leaf.key), self._context.look.px(WHEEL)
                if scroll.move(state, -wheel.turns * way):
                    self._content.redraw()
                return TAKEN
        return PASS


class TouchInput:
    """Fingers on one screen, of which the first counts; what they press or move, they do as a mouse does."""

    def __init__(
        self, context: UiContext, content: ScreenContent, attention: Attention, mouse: MouseInput
    ) -> None:
        self._context = context
        self._content = content
        self._attention = attention
        self._mouse = mouse
        self._finger: Finger | None = None

    def handle(self, pointer: Pointer) -> Reply:
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
            self._attention.show_tip(self._finger.key, tempo)
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
            self._attention.release()
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
        self._attention.release()
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
        self._attention.release()
        again = self._content.find(finger.key)
        if down.switch is not None or again is None or again.control is None or not again.control.live:
            return down
        state = self._attention.state(again.control.key)
        if opened := keyboard_for(self._context, again.control, state, self._content):
            return Reply(taken=True, switch=opened)
        up = self._mouse.pass_on(again, again.control, Pointer(PointerPhase.UP, at))
        return Reply(taken=True, switch=up.switch, changed=up.changed or down.changed)
