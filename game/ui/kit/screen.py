"""The engine of a screen: it lays out what a scene composes, and routes every input to the control it is meant for.

A scene owns a `Screen` and a function that composes its blocks from its own state. The screen asks that function again
whenever a control reports a change, `refresh` is called, or the theme or the window changes. It keeps the focus, the
hover, the press and the scrolling by the keys of the controls, so a scene may compose freely (game.ui shows one). It
passes `over`, `dirty`, `handle`, `update`, `draw` and `nodes` on to the screen; a scene without anything of its own
to draw can be made by `game.ui.kit.screen_scene.ScreenScene` in one call.
"""

from collections.abc import Callable, Sequence

import pygame

from game.core.record import record, replace
from game.ui.draw.resolved_theme import LARGE_TARGET
from game.ui.kit import rendering, scroll
from game.ui.kit.attention import Attention
from game.ui.kit.block import (
    PASS,
    TAKEN,
    Block,
    Control,
    LayoutPass,
    PlacedWidget,
    Reply,
    Turned,
    WidgetState,
    Writer,
    Written,
)
from game.ui.kit.finger import Finger, FingerStage
from game.ui.shell.action import ARROWS, Action
from game.ui.shell.context import UiContext
from game.ui.shell.input import Focused, Input, Pointer, PointerPhase, Press, Typed, Wheel
from game.ui.shell.node import Node
from game.ui.shell.scene import Command, Pop, Push, Switch

WHEEL = 120
"""Design units for one turn of the wheel."""
PAGING = (Action.PAGE_UP, Action.PAGE_DOWN, Action.FIRST, Action.LAST)


@record
class StageBelow:
    """What a screen asks of a table it lies over, which draws some of its controls."""

    under: Callable[[], str]  # key of the control that is drawn there under the pointer, "" for none
    spare: Callable[
        [], Sequence[str]
    ]  # once what had the focus is gone, the first arrow or Tab gives it to one of these
    kept: Callable[[], Sequence[pygame.Rect]]  # what no tip may cover


NO_STAGE = StageBelow(str, tuple, tuple)


class Screen:
    """One screen of controls."""

    def __init__(
        self,
        context: UiContext,
        compose: Callable[[], Block],
        back: Command = Pop,
        on_action: Callable[[Action], Reply] | None = None,
        first: str = "",
        backdrop: bool = True,
        stage: StageBelow = NO_STAGE,
    ) -> None:
        """Show what `compose` makes.

        `back` answers Esc; `on_action` is asked about actions no control took; `first` is the key that holds the focus
        at the start; without `backdrop` the screen draws over whatever the canvas holds, as panels on a card table do.
        """
        self._context = context
        self._compose = compose
        self._back = back
        self._on_action = on_action
        self._backdrop = backdrop
        self._stage = stage
        self._attention = Attention(first, stage.spare)
        self.visual = self._attention.visual
        self._widgets: list[PlacedWidget] = []
        self._lively: list[PlacedWidget] = []  # those of them that may look different at every frame
        self._block: Block | None = None
        self._laid = False
        self._stamp = -1
        self._seen = (-1, -1)  # stamps of the context at the last drawing
        self._fresh = False
        self._finger: Finger | None = None
        self._to_reveal = False  # what holds the focus is to be scrolled into sight
        self.lagging = False  # what is drawn is what was laid out last, whatever has changed since

    # ------------------------------------------------------------------ state

    @property
    def held(self) -> str:
        """Key of the control that has the focus."""
        return self._attention.held

    @property
    def keyed(self) -> bool:
        """Whether the player moves by keys at the moment, so that the focus is shown."""
        return self._attention.keyed

    @property
    def pointed(self) -> str:
        """Key of the control that is pointed at or, where keys are used, has the focus; "" for none."""
        return self.held if self.keyed else self._attention.hovered

    @property
    def dirty(self) -> bool:
        """Whether the screen must be drawn again."""
        now = (self._context.stamp, self._context.pictured)
        return not self._fresh or not self._laid or self._seen != now

    @property
    def settled(self) -> bool:
        """Whether everything is laid out as it has to be now."""
        return self._laid and self._block is not None and self._stamp == self._context.stamp

    def draw_more(self) -> None:
        """Have the screen drawn again, because some of it was left out."""
        self._fresh = False

    def refresh(self) -> None:
        """Compose again before the next drawing."""
        self._block = None
        self._relay()

    def hold(self, key: str, keyed: bool = False) -> None:
        """Give the focus to a control; `keyed` when a key asked for it, so that it is shown."""
        self._attention.held, self._attention.offered = key, ""
        self._attention.keyed = self._attention.keyed or keyed
        self._context.announcer.pointed = key
        self._to_reveal = True  # later, because what the control lies among may be about to change
        self._fresh = False

    def reveal(self) -> None:
        """Scroll what has the focus into sight again, as where it has grown."""
        self._to_reveal = True

    def hide_focus(self) -> None:
        """Show no longer what has the focus: the player moves by pointer now."""
        if self.keyed:
            self._attention.keyed = False
            self._fresh = False

    def rest_anew(self) -> None:
        """Put away the tip that is shown, as when another scene comes over this one."""
        self._attention.hover("")
        self._attention.stir()
        self._fresh = False

    def offer_focus(self, key: str) -> None:
        """Take the focus from wherever it is; the first arrow or Tab gives it to this control."""
        self._attention.held, self._attention.offered = "", key
        self._fresh = False

    def state(self, key: str) -> WidgetState:
        """Give what a control remembers; a scene may ask where a pane is scrolled to."""
        return self._attention.state(key)

    def scroll_to(self, key: str, pixels: float, at_once: bool = False) -> None:
        """Scroll a pane to a height of its content."""
        self.widgets()
        state = self.state(key)
        scroll.jump(state, pixels)
        if at_once:
            state.scroll = state.target
        self._relay()

    def _relay(self) -> None:
        self._laid = False
        self._fresh = False

    def widgets(self) -> Sequence[PlacedWidget]:
        """Give everything in its place, laid out anew if need be."""
        if self._stamp != self._context.stamp:
            self._stamp = self._context.stamp
            self._block = None
        if self._block is None:
            self._block = self._compose()
            self._laid = False
        if not self._laid:
            layout = LayoutPass(self._attention.states)
            look = self._context.look
            self._block.place(look, pygame.Rect((0, 0), look.size), layout)
            self._widgets = layout.widgets
            self._lively = [each for each in self._widgets if hasattr(each.leaf, "animated")]
            self._laid = True
            self._attention.settle(self._widgets)
        if self._to_reveal:
            self._to_reveal = False
            self._reveal()
        return self._widgets

    def shown(self) -> Sequence[PlacedWidget]:
        """Give what is drawn now, in its place."""
        return self._widgets if self.lagging else self.widgets()

    def _shown_widget(self, key: str) -> PlacedWidget | None:
        keyed = (each for each in self.shown() if each.control is not None and each.control.key == key)
        return next(keyed, None) if key else None

    def _widget(self, key: str) -> PlacedWidget | None:
        keyed = (each for each in self.widgets() if each.control is not None and each.control.key == key)
        return next(keyed, None) if key else None

    def _at(self, at: tuple[int, int]) -> PlacedWidget | None:
        for widget in reversed(self.widgets()):
            boxed = widget.control is not None and not rendering.staged(widget)
            if boxed and widget.visible.collidepoint(at):
                near = self.near(at) if isinstance(widget.leaf, scroll.Scroll) else None
                return near or widget
        return self._widget(self._stage.under()) or self.near(at)

    def near(self, at: tuple[int, int]) -> PlacedWidget | None:
        """Find the control beside a point, where the player has asked for large targets."""
        if not self._context.look.large:
            return None
        for widget in self.widgets():
            seen = widget.visible
            wide, tall = max(0, LARGE_TARGET - seen.width), max(0, LARGE_TARGET - seen.height)
            small = widget.control is not None and widget.control.live and seen.size > (0, 0)
            small = small and not rendering.staged(widget)
            reached = small and seen.inflate(wide, tall).collidepoint(at)
            if reached and not isinstance(widget.leaf, scroll.Scroll):
                return widget
        return None

    def _held_widget(self) -> tuple[PlacedWidget | None, Control | None]:
        self.widgets()  # so that something holds the focus
        widget = self._widget(self.held)
        return widget, widget.control if widget else None

    # ------------------------------------------------------------------ input

    def handle(self, happened: Input) -> Switch:
        """Answer an input, Esc included."""
        reply = self.offer(happened)
        if not reply.taken and isinstance(happened, Press) and happened.action is Action.BACK:
            return self._back()
        return reply.switch

    def offer(self, happened: Input) -> Reply:
        """Answer an input if it is meant for this screen; Esc is left to whoever asks."""
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
            case Focused(key):
                return self._focus(key)
            case _:
                return PASS

    def _press(self, press: Press) -> Reply:
        held, control = self._held_widget()
        asked = press.button is not None and press.action is Action.CONFIRM
        if asked and (opened := self._keyboard(control)):
            return Reply(taken=True, switch=opened)
        if control is not None and isinstance(control, Writer):
            grabbed = control.grab(press, self.state(control.key))
            if grabbed is not None:
                self._fresh = False
                return grabbed
        return PASS if press.action is None else self._act(press.action, held, control)

    def _keyboard(self, control: Control | None) -> Switch:
        """Open a keyboard on the screen where a control is to be written into; its text comes back at the end."""
        if control is None or not isinstance(control, Written):
            return None
        writing, key = control.writing, control.key
        if writing is None:
            return None

        def finish(text: str) -> Switch:
            self.state(key).caret = None
            self.refresh()
            return writing.done(text)

        opened = self._context.keyboard(replace(writing, done=finish))
        return Push(opened) if opened is not None else None

    def _act(self, action: Action, held: PlacedWidget | None, control: Control | None) -> Reply:
        self._fresh = False
        self._attention.keyed = self.keyed or self._context.announcer.followed
        if control is not None and control.live and (self.keyed or action not in ARROWS):
            state = self.state(control.key)
            reply = control.act(action, state)
            if reply.taken:
                state.press = 1.0 if action is Action.CONFIRM else state.press
                self._attention.keyed = True
                self._attention.stir()
                return reply
        if action in ARROWS or action in (Action.NEXT, Action.PREVIOUS):
            moved = self._attention.move(self.widgets(), held, action)
            self._reveal()
            return TAKEN if moved else PASS
        if action in PAGING and self._turn_page(action, held):
            return TAKEN
        return self._on_action(action) if self._on_action else PASS

    def _turn_page(self, action: Action, held: PlacedWidget | None) -> bool:
        """Scroll the pane the focus is in, else the first that has any way to go."""
        panes = [widget.leaf for widget in self.widgets() if isinstance(widget.leaf, scroll.Scroll)]
        inside = [pane for pane in panes if held is not None and pane.key == held.scroller]
        return any(pane.act(action, self.state(pane.key)).taken for pane in inside or panes)

    def _reveal(self) -> None:
        widget = self._widget(self.held)
        if widget is not None and widget.view is not None:
            margin = self._context.look.px(24)
            scroll.reveal(
                self.state(widget.scroller), widget.rect.top, widget.rect.bottom, widget.view, margin
            )

    def _point(self, pointer: Pointer) -> Reply:
        if pointer.finger:
            return self._touch(pointer)
        if pointer.phase is PointerPhase.SECOND_DOWN:
            return PASS
        if pointer.phase is PointerPhase.CANCEL:
            self._attention.pressed = ""
        if pointer.phase in (PointerPhase.LEAVE, PointerPhase.CANCEL):
            self._point_at(None)
            return PASS
        under = self._at(pointer.at)
        if pointer.phase is PointerPhase.DOWN:
            return self._down(under, pointer)
        pressed = self._widget(self._attention.pressed)
        if pointer.phase is PointerPhase.UP:
            self._attention.pressed = ""
        if pressed is not None and pressed.control is not None:
            reply = self._pass_on(pressed, pressed.control, pointer)
            lifted = pointer.phase is PointerPhase.UP and pressed.visible.collidepoint(pointer.at)
            wanted = lifted and self._context.settings.screen_keyboard
            opened = self._keyboard(pressed.control) if wanted else None
            return Reply(taken=True, switch=opened) if opened else reply
        self._point_at(under)
        return TAKEN if under is not None else PASS

    def _point_at(self, under: PlacedWidget | None) -> None:
        if self._attention.hover(under.control.key if under and under.control else ""):
            self._fresh = False

    def _down(self, under: PlacedWidget | None, pointer: Pointer) -> Reply:
        self._attention.keyed = False
        self._fresh = False
        if under is None or under.control is None:
            return PASS
        if not under.control.live and not isinstance(under.leaf, scroll.Scroll):
            return TAKEN
        self._attention.press_on(under.control.key, under.control.live)
        return self._pass_on(under, under.control, pointer)

    def _pass_on(self, widget: PlacedWidget, control: Control, pointer: Pointer) -> Reply:
        reply = control.point(self._context.look, widget.rect, pointer, self.state(control.key))
        if isinstance(widget.leaf, scroll.Scroll):
            self._relay()
        self._fresh = False
        return reply

    def _touch(self, pointer: Pointer) -> Reply:
        """Answer a finger: nothing is pressed before it is let go of, so that scrolling presses nothing."""
        if pointer.phase is PointerPhase.DOWN:
            return self._touched(pointer)
        finger = self._finger
        if finger is None:
            return PASS
        if pointer.phase is PointerPhase.MOVE:
            return self._slid(finger, pointer)
        self._finger = None
        if finger.stage is not FingerStage.HELD:
            self._point_at(None)
        return self._lifted(finger, pointer)

    def _touched(self, pointer: Pointer) -> Reply:
        """Point at what is under a finger, and show it pressed."""
        under = self._at(pointer.at)
        control = under.control if under is not None else None
        self._attention.keyed = False
        self._fresh = False
        if under is None or control is None:
            self._point_at(None)
            self._finger = Finger(pointer.at, "", "")
            return PASS
        is_pane = isinstance(under.leaf, scroll.Scroll)
        self._finger = Finger(pointer.at, control.key, control.key if is_pane else under.scroller)
        self._point_at(under)
        self._attention.pressed = control.key if control.live else ""
        return TAKEN

    def _slid(self, finger: Finger, pointer: Pointer) -> Reply:
        """Scroll, or move what the finger came down on."""
        before = finger.stage
        by = finger.move(pointer.at, self._context.look)
        widget = self._widget(finger.key)
        if finger.stage is FingerStage.SCROLLING:
            self._attention.pressed = ""
            self._point_at(None)
            scroll.drag(self.state(finger.pane), -by)
            self._relay()
        elif finger.stage is FingerStage.DRAGGING and widget is not None and widget.control is not None:
            if before is not FingerStage.DRAGGING:
                self._down(widget, Pointer(PointerPhase.DOWN, finger.origin))
            return self._pass_on(widget, widget.control, Pointer(PointerPhase.MOVE, pointer.at))
        return TAKEN if finger.key else PASS

    def _lifted(self, finger: Finger, pointer: Pointer) -> Reply:
        """Press what was tapped, or let go of what was moved."""
        self._attention.pressed = ""
        self._fresh = False
        widget = self._widget(finger.key)
        if pointer.phase is not PointerPhase.UP or widget is None or widget.control is None:
            return PASS
        if finger.stage is FingerStage.DRAGGING:
            return self._pass_on(widget, widget.control, Pointer(PointerPhase.UP, pointer.at))
        if finger.stage is not FingerStage.WAITING:
            return TAKEN
        inside = widget.visible
        at = pointer.at if inside.collidepoint(pointer.at) else inside.center
        down = self._down(widget, Pointer(PointerPhase.DOWN, at, pointer.clicks))
        self._attention.pressed = ""
        again = self._widget(finger.key)
        if down.switch is not None or again is None or again.control is None or not again.control.live:
            return down
        if opened := self._keyboard(again.control):
            return Reply(taken=True, switch=opened)
        up = self._pass_on(again, again.control, Pointer(PointerPhase.UP, at))
        return Reply(taken=True, switch=up.switch, changed=up.changed or down.changed)

    def _wheel(self, wheel: Wheel) -> Reply:
        under = self._at(wheel.at)
        if under is not None and not under.scroller and isinstance(under.leaf, Turned):
            return under.leaf.turn(wheel.turns)
        for widget in reversed(self.widgets()):
            if isinstance(widget.leaf, scroll.Scroll) and widget.visible.collidepoint(wheel.at):
                if scroll.move(self.state(widget.leaf.key), -wheel.turns * self._context.look.px(WHEEL)):
                    self._fresh = False
                return TAKEN
        return PASS

    def _focus(self, key: str) -> Reply:
        if self._widget(key) is None:
            return PASS
        self.hold(key, keyed=True)
        self._attention.stir()
        return TAKEN

    def _typed(self, text: str) -> Reply:
        _, control = self._held_widget()
        if control is None or not isinstance(control, Writer):
            return PASS
        self._fresh = False
        return control.write(text, self.state(control.key))

    # ------------------------------------------------------------------ time and drawing

    def update(self, dt: float) -> Switch:
        """Let seconds pass: hovers warm up, presses spring back, panes glide, tips come due."""
        tempo = self._context.look.theme.tempo
        changed, glided = self._attention.pass_time(dt, tempo)
        if glided:
            self._relay()
        if self._finger is not None and self._finger.rest(dt):
            self._attention.point_out(self._finger.key, tempo)
            self._fresh = False
        due = self._attention.rest(dt, tempo) and self._attention.tipped(self._widget, tempo) is not None
        if changed or due:
            self._fresh = False
        return None

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw everything."""
        self.draw_still(canvas)
        self.draw_animated(canvas)

    def draw_still(self, canvas: pygame.Surface, boxes: Sequence[pygame.Rect | None] = (None,)) -> None:
        """Draw what stays as it is until the screen is dirty again, everywhere or in some boxes only."""
        look = self._context.look
        if self._backdrop:
            wood = look.palette.wood_lit, look.palette.wood_dim
            canvas.blit(look.paint.backdrop(canvas.get_size(), *wood), (0, 0))
        still = rendering.still(self.shown())
        for box in boxes:
            rendering.draw(canvas, look, still, self.visual, box)
        self._fresh, self._seen = True, (self._context.stamp, self._context.pictured)

    def draw_animated(self, canvas: pygame.Surface) -> None:
        """Draw over it what looks different at every frame, and what marks the focus."""
        look = self._context.look
        rendering.draw(canvas, look, self.animated(), self.visual)
        held = self._shown_widget(self.held) if self.keyed else None
        tipped = self._attention.tipped(self._shown_widget, look.theme.tempo)
        rendering.mark(canvas, look, held, tipped, self._stage.kept() if tipped else ())

    def animated(self) -> Sequence[PlacedWidget]:
        """List what looks different at every frame at the moment."""
        self.shown()
        return [widget for widget in self._lively if rendering.animated(widget)]

    def over(self) -> Sequence[pygame.Rect]:
        """Give the boxes in which `draw_animated` draws."""
        look, held = self._context.look, self._widget(self.held) if self.keyed else None
        tipped = self._attention.tipped(self._shown_widget, look.theme.tempo)
        return [
            *(rendering.reach(widget, look) for widget in self.animated()),
            *rendering.marked(look, held, tipped, self._stage.kept() if tipped else ()),
        ]

    def nodes(self) -> Sequence[Node]:
        """Tell what is on the screen."""
        return rendering.nodes(self._context.look, self.widgets(), self.visual)
