"""The engine of a screen: it lays out what a scene composes, and routes every input to the control it is meant for.

It is handed a function that composes blocks, and asks it again whenever a control reports a change, `refresh` is
called, or the theme or the window changes. It keeps the focus, the hover, the press and the scrolling by the keys of
the controls, so what composes may do so freely. A `Page` (game.ui.kit.page) is a scene of one; a scene that draws more
than controls, as a card table does, has a screen of its own.
"""

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter

import pygame

from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit import rendering, scroll
from game.ui.kit.attention import NO_STAGE, Attention, StageBelow, end_of_series, in_sight, row_of_series
from game.ui.kit.block import PASS, TAKEN, Block, Control, PlacedWidget, Reply, WidgetState, Writer, Written
from game.ui.kit.pointer_input import MouseInput, TouchInput, keyboard_for
from game.ui.kit.screen_content import ScreenContent
from game.ui.shell.action import ARROWS, Action
from game.ui.shell.context import UiContext
from game.ui.shell.input import (
    Composed,
    Focused,
    Input,
    Inserted,
    Point,
    Pointer,
    PointerPhase,
    Press,
    Typed,
    Wheel,
)
from game.ui.shell.node import Node
from game.ui.shell.scene import Command, Pop, Switch

# ------------------------------------------------------------------ page keys
#
# What stands together in a region is a series: cards of a hand, tabs, buttons in a row, entries of a menu. Home and
# End lead to its ends. A page is what a pane shows at once and, of a hand, one row.

PRESSED = "press"
"""What is heard when a button is pressed."""
ENDS = (Action.FIRST, Action.LAST)
PAGING = (Action.PAGE_UP, Action.PAGE_DOWN, *ENDS)


class PageKeys:
    """Answers these keys on one screen."""

    def __init__(self, content: ScreenContent, attention: Attention) -> None:
        self._content = content
        self._attention = attention
        self._turned: tuple[str, Action, str] | None = (
            None  # a pane on its way, and what was in the focus then
        )

    def turn(self, action: Action, focused: PlacedWidget | None, *, by_pad: bool) -> bool:
        """Turn a page of what the focus is in, or of the first pane that has any way to go; tell whether that was done.

        A stick of a controller scrolls what can be scrolled before it leads through a hand.
        """
        panes = [each.leaf for each in self._content.reachable() if isinstance(each.leaf, scroll.Scroll)]
        inside = [pane for pane in panes if focused is not None and pane.key == focused.scroller]
        if inside:
            return self._turn_one(inside, action, along=True)
        if action in ENDS:
            return self.to_end(action, focused) or self._turn_one(panes, action)
        if by_pad:
            return self._turn_one(panes, action) or self._to_row(action, focused)
        return self._to_row(action, focused) or self._turn_one(panes, action)

    def to_end(self, action: Action, focused: PlacedWidget | None) -> bool:
        """Move the focus, or where it waits, to the end of its series; tell whether there was any way to go."""
        start = focused or self._content.find(self._attention.offered)
        if start is None:
            return False
        end = end_of_series(self._content.reachable(), start, action)
        return self._led(end or (start if focused is None else None), focused)

    def _to_row(self, action: Action, focused: PlacedWidget | None) -> bool:
        return focused is not None and self._led(
            row_of_series(self._content.reachable(), focused, action), focused
        )

    def _led(self, goal: PlacedWidget | None, focused: PlacedWidget | None) -> bool:
        if goal is None:
            return False
        self._attention.note_activity()
        self._attention.lead(goal, focused)
        self._content.reveal()
        return True

    def _turn_one(self, panes: Sequence[scroll.Scroll], action: Action, *, along: bool = False) -> bool:
        for pane in panes:
            if pane.act(action, self._attention.state(pane.key)).taken:
                if along:
                    self._take_along(pane.key, action)
                    self._turned = pane.key, action, self._attention.focused
                return True
        return False

    def _take_along(self, pane: str, action: Action) -> None:
        """Give the focus to what is in sight once the pane has been turned, if any of it has been made already."""
        widgets, state = self._content.reachable(), self._attention.state(pane)
        goal = in_sight(widgets, pane, round(state.target - state.scroll), action)
        if goal is not None:
            self._attention.lead(goal, None)

    def stop(self) -> None:
        """Take the focus nowhere any more: something else has been pressed."""
        self._turned = None

    def update(self) -> None:
        """Go on to what is made only as it comes into sight, as in long lists, unless the focus has gone elsewhere."""
        if self._turned is None:
            return
        pane, action, focused = self._turned
        state = self._attention.state(pane)
        if focused != self._attention.focused:
            self.stop()
        elif state.scroll == state.target:
            self.stop()
            self._take_along(pane, action)


# ------------------------------------------------------------------ the screen


class Screen:
    """One screen of controls."""

    def __init__(
        self,
        context: UiContext,
        compose: Callable[[], Block],
        back: Command = Pop,
        on_action: Callable[[Action], Reply] | None = None,
        first: str = "",
        backdrop: bool | Callable[[pygame.Surface], None] = True,
        stage: StageBelow = NO_STAGE,
    ) -> None:
        """Show what `compose` makes.

        `back` answers Esc; `on_action` is asked about actions no control took; `first` is the key that holds the focus
        at the start; without `backdrop` the screen draws over whatever the canvas holds, as panels on a card table do,
        and one of its own may be painted by a function.
        """
        self.paper = False  # all lies on one sheet of it
        self._context = context
        self._back = back
        self._on_action = on_action
        self._backdrop = backdrop
        self._stage = stage
        self._attention = Attention(first, stage)
        self.visual = self._attention.visual
        self.content = ScreenContent(context, compose, self._attention, stage)
        self._mouse = MouseInput(context, self.content, self._attention)
        self._touch = TouchInput(context, self.content, self._attention, self._mouse)
        self._paging = PageKeys(self.content, self._attention)

    # ------------------------------------------------------------------ state

    @property
    def focused(self) -> str:
        """Key of the control that has the focus."""
        return self._attention.focused

    @property
    def keyed(self) -> bool:
        """Whether the player moves by keys at the moment, so that the focus is shown."""
        return self._attention.keyed

    @property
    def pointed(self) -> str:
        """Key of the control that is pointed at or, where keys are used, has the focus; "" for none."""
        return self.focused if self.keyed else self._attention.hovered

    @property
    def dirty(self) -> bool:
        return self.content.dirty

    def widgets(self) -> Sequence[PlacedWidget]:
        """Give everything in its place, laid out anew if need be."""
        return self.content.widgets()

    def refresh(self) -> None:
        """Compose again before the next drawing."""
        self.content.refresh()

    def focus(self, key: str, keyed: bool = False) -> None:
        """Give the focus to a control; `keyed` when a key asked for it, so that it is shown."""
        self._attention.focus(key, keyed)
        self._context.announcer.pointed = key
        self.content.reveal_later()  # because what the control lies among may be about to change
        self.content.redraw()

    def reveal(self) -> None:
        """Scroll what has the focus into sight again, as where it has grown."""
        self.content.reveal_later()

    def hide_focus(self) -> None:
        """Show no longer what has the focus: the player moves by pointer now."""
        if self.keyed:
            self._attention.keyed = False
            self.content.redraw()

    def hide_tip(self) -> None:
        """Show no tip until the player rests somewhere again, as when another scene comes over this one."""
        self._attention.hover("")
        self._attention.note_activity()
        self.content.redraw()

    def offer_focus(self, key: str) -> None:
        """Take the focus from wherever it is; the first arrow or Tab gives it to this control."""
        self._attention.offer(key)
        self.content.redraw()

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
        self.content.lay_anew()

    # ------------------------------------------------------------------ input

    def handle(self, happened: Input) -> Switch:
        """Answer an input, Esc included."""
        reply = self.reply_to(happened)
        if not reply.taken and isinstance(happened, Press) and happened.action is Action.BACK:
            return self._back()
        return reply.switch

    def reply_to(self, happened: Input) -> Reply:
        """Answer an input if it is meant for this screen; Esc is left to whoever asks."""
        reply = self._routed(happened)
        if reply.changed:
            self.refresh()
        if reply.heard:
            self._context.cue(PRESSED)
        return reply

    def _routed(self, happened: Input) -> Reply:
        match happened:
            case Press():
                return self._press(happened)
            case Pointer(finger=True):
                return self._touch.handle(happened)
            case Pointer():
                return self._mouse.handle(happened)
            case Wheel():
                return self._mouse.wheel(happened)
            case Typed() | Inserted() | Composed():
                return self._written(happened)
            case Focused(key):
                return self._focus(key)
            case _:
                return PASS

    def _focused_widget(self) -> tuple[PlacedWidget | None, Control | None]:
        widget = self.content.focused()
        return widget, widget.control if widget else None

    def _press(self, press: Press) -> Reply:
        self._paging.stop()
        focused, control = self._focused_widget()
        written = self._write_by(press, control) if control is not None else None
        if written is not None:
            return written
        by_pad = press.button is not None
        return PASS if press.action is None else self._act(press.action, focused, control, by_pad=by_pad)

    def _write_by(self, press: Press, control: Control) -> Reply | None:
        """Have a control take a key before it means anything, or open a keyboard for whoever has none at hand."""
        state = self.state(control.key)
        if press.button is not None and press.action is Action.CONFIRM:
            opened = keyboard_for(self._context, control, state, self.content)
            if opened is not None:
                return Reply(taken=True, switch=opened)
        grabbed = control.grab(press, state) if isinstance(control, Writer) else None
        if grabbed is not None:
            self.content.redraw()
        return grabbed

    def _act(
        self, action: Action, focused: PlacedWidget | None, control: Control | None, *, by_pad: bool
    ) -> Reply:
        self.content.redraw()
        self._attention.keyed = self.keyed or self._context.announcer.followed
        if control is not None and control.live and (self.keyed or action not in ARROWS):
            state = self.state(control.key)
            reply = control.act(action, state)
            if reply.taken:
                state.press = 1.0 if action is Action.CONFIRM else state.press
                self._attention.keyed = True
                self._attention.note_activity()
                return reply
        if action in ARROWS or action in (Action.NEXT, Action.PREVIOUS):
            moved = self._attention.move(self.content.reachable(), focused, action)
            self.content.reveal()
            return TAKEN if moved else PASS
        if action in PAGING and self._paging.turn(action, focused, by_pad=by_pad):
            return TAKEN
        reply = self._on_action(action) if self._on_action else PASS
        if action in PAGING and not reply.taken:
            there = focused is not None and self._attention.show()
            return TAKEN if self._paging.to_end(action, focused) or there else reply
        return reply

    def _focus(self, key: str) -> Reply:
        if self.content.find(key) is None:
            return PASS
        self.focus(key, keyed=True)
        self._attention.note_activity()
        return TAKEN

    def _written(self, happened: Typed | Inserted | Composed) -> Reply:
        match happened:
            case Typed(text):
                return self._typed(text)
            case Inserted(at, text):
                return self._inserted(at, text)
            case Composed(text):
                return self._composed(text)

    def _typed(self, text: str) -> Reply:
        _, control = self._focused_widget()
        if control is None or not isinstance(control, Writer):
            return PASS
        self.content.redraw()
        return control.write(text, self.state(control.key))

    def _inserted(self, at: Point, text: str) -> Reply:
        """Write where the middle button points, if that is in a field."""
        under = self.content.at(at)
        if not text or under is None or not isinstance(under.leaf, Written) or under.leaf.writing is None:
            return PASS
        self._mouse.press(under, Pointer(PointerPhase.DOWN, at))
        self._attention.release()
        return self._typed(text)

    def _composed(self, text: str) -> Reply:
        focused, control = self._focused_widget()
        if focused is None or control is None or not isinstance(focused.leaf, Written):
            return PASS
        self.state(control.key).composing = text
        self.content.redraw()
        return TAKEN

    # ------------------------------------------------------------------ time and drawing

    def update(self, dt: float) -> Switch:
        """Let seconds pass: hovers warm up, presses spring back, panes glide, tips come due."""
        tempo = self._context.look.theme.tempo
        changed, glided = self._attention.pass_time(dt, tempo)
        if glided:
            self.content.lay_anew()
        self._touch.update(dt, tempo)
        self._paging.update()
        due = self._attention.rest(dt, tempo) and self.content.tipped() is not None
        if changed or due:
            self.content.redraw()
        return None

    def draw(self, canvas: pygame.Surface) -> None:
        self.draw_still(canvas)
        self.draw_animated(canvas)

    @property
    def _look(self) -> ResolvedTheme:
        return self._context.paper if self.paper else self._context.look

    def draw_still(self, canvas: pygame.Surface, boxes: Sequence[pygame.Rect | None] = (None,)) -> None:
        """Draw what stays as it is until the screen is dirty again, everywhere or in some boxes only."""
        look = self._look
        if callable(self._backdrop):
            self._backdrop(canvas)
        elif self._backdrop:
            canvas.blit(self._context.backdrop(), (0, 0))
        still = rendering.still(self.content.widgets())
        for box in boxes:
            rendering.draw(canvas, look, still, self._attention, box)
        self.content.mark_drawn()

    def draw_animated(self, canvas: pygame.Surface) -> None:
        """Draw over it what looks different at every frame, and what marks the focus."""
        look = self._look
        rendering.draw(canvas, look, self.content.animated(), self._attention)
        focused = self.content.find(self.focused) if self.keyed else None
        tipped = self.content.tipped()
        rendering.mark(canvas, look, focused, tipped, self._stage.kept_from_tips() if tipped else ())

    def animated_boxes(self) -> Sequence[pygame.Rect]:
        """Give the boxes in which `draw_animated` draws."""
        look, focused = self._context.look, self.content.find(self.focused) if self.keyed else None
        tipped = self.content.tipped()
        drawn = (rendering.reach(widget, look) for widget in self.content.animated())
        return [
            *drawn,
            *rendering.marked(look, focused, tipped, self._stage.kept_from_tips() if tipped else ()),
        ]

    def nodes(self) -> Sequence[Node]:
        return rendering.nodes(self._context.look, self.widgets(), self._attention)


# ------------------------------------------------------------------ drawn unseen
#
# What it leaves behind are the lines of type and the pictures in their caches.


def prewarmed(context: UiContext, screen: Screen, room: str = "") -> Iterator[None]:
    """Draw a screen in the colours of a room, one widget at each step."""
    attention, look = Attention(""), context.seen_in(room)
    scratch = pygame.Surface(look.size)
    for widget in screen.widgets():
        yield from look.paint.beside(getattr(widget.leaf, "picture", ""), widget.rect.size)
        yield
        rendering.draw(scratch, look, [widget], attention)


def go_on(steps: Iterator[None], seconds: float) -> None:
    """Take one step, and more as long as the time lasts."""
    until = perf_counter() + seconds
    for _ in steps:
        if perf_counter() >= until:
            break
