"""What a mouse does on a screen: it points at controls, presses them and turns them; a wheel scrolls panes as well."""

from game.ui.kit import scroll
from game.ui.kit.attention import Attention
from game.ui.kit.block import PASS, TAKEN, Control, PlacedWidget, Reply, Turned
from game.ui.kit.screen_content import ScreenContent
from game.ui.kit.screen_keyboard import keyboard_for
from game.ui.shell.context import UiContext
from game.ui.shell.input import Pointer, PointerPhase, Wheel

WHEEL = 120
"""Design units for one turn of the wheel."""


class MouseInput:
    """The mouse on one screen: a control that is pressed hears of all it does until the button is let go."""

    def __init__(self, context: UiContext, content: ScreenContent, attention: Attention) -> None:
        """Point at nothing yet."""
        self._context = context
        self._content = content
        self._attention = attention

    def handle(self, pointer: Pointer) -> Reply:
        """Answer the mouse."""
        if pointer.phase is PointerPhase.SECOND_DOWN:
            return PASS
        if pointer.phase is PointerPhase.CANCEL:
            self._attention.let_go()
        if pointer.phase in (PointerPhase.LEAVE, PointerPhase.CANCEL):
            self.point_at(None)
            return PASS
        under = self._content.at(pointer.at)
        if pointer.phase is PointerPhase.DOWN:
            return self.press(under, pointer)
        pressed = self._content.find(self._attention.pressed)
        if pointer.phase is PointerPhase.UP:
            self._attention.let_go()
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
        opened = keyboard_for(self._context, control, state, self._content.refresh)
        return Reply(taken=True, switch=opened) if opened else reply

    def point_at(self, under: PlacedWidget | None) -> None:
        """Point at a control, or at nothing."""
        if self._attention.hover(under.control.key if under and under.control else ""):
            self._content.redraw()

    def press(self, under: PlacedWidget | None, pointer: Pointer) -> Reply:
        """Press what is under the pointer."""
        self._attention.keyed = False
        self._content.redraw()
        if under is None or under.control is None:
            return PASS
        if not under.control.live and not isinstance(under.leaf, scroll.Scroll):
            return TAKEN
        self._attention.press_on(under.control.key, under.control.live)
        return self.pass_on(under, under.control, pointer)

    def pass_on(self, widget: PlacedWidget, control: Control, pointer: Pointer) -> Reply:
        """Have a control answer a pointer."""
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
