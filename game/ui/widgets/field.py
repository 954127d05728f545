"""A line of text the player writes."""

from collections.abc import Callable, Iterable
from itertools import pairwise

import pygame

from game.core.record import record
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import LABEL
from game.ui.kit.block import PASS, TAKEN, Canvas, Filling, Placement, Reply, WidgetState
from game.ui.shell.action import Action
from game.ui.shell.editing import ERASING, Edit, LineEdit, Writing, copied, copy, edges_of, edit_of
from game.ui.shell.input import Pointer, PointerPhase, Press
from game.ui.shell.node import Node, Role, rect_of
from game.ui.shell.scene import Command, Switch
from game.ui.widgets.button import states
from game.ui.widgets.chrome import line_height, well
from game.ui.widgets.text import Align, draw_line

PAD = 18
UNDOABLE = 100
"""Changes that can be undone."""
PASSING = (
    Action.UP,
    Action.DOWN,
    Action.NEXT,
    Action.PREVIOUS,
    Action.BACK,
    Action.FULL_SCREEN,
    Action.QUIT,
    Action.RULES,
    Action.PAGE_UP,
    Action.PAGE_DOWN,
)
"""What a key still means while one writes, unless it is a letter."""


@record
class TextField(Filling):
    """Text to be written; `hint` stands in it while it is empty, `done` answers Enter."""

    key: str
    name: str
    text: str
    write_to: Callable[[str], Switch]
    hint: str = ""
    most: int = 60  # letters
    done: Command | None = None
    icon: str = ""
    live: bool = True
    tip: str = ""
    signs: str = ""  # that make sense here, for a keyboard on the screen; "" for any
    bare: bool = False  # it belongs to such a keyboard: it opens none, and always shows its caret

    @property
    def writing(self) -> Writing | None:
        return None if self.bare else Writing(self.name, self.text, self.write_to, self.most, self.signs)

    def width(self, look: ResolvedTheme) -> int:
        return look.measure("n" * 12, LABEL) + 2 * look.px(PAD) + self._icon_room(look)

    def height(self, look: ResolvedTheme, width: int) -> int:
        return line_height(look)

    def _icon_room(self, look: ResolvedTheme) -> int:
        return look.leading(LABEL) + look.px(8) if self.icon else 0

    def _line(self, state: WidgetState) -> LineEdit:
        """Give the text with caret and selection, which stay within it however it has changed meanwhile."""
        caret = len(self.text) if state.caret is None else min(state.caret, len(self.text))
        anchor = caret if state.anchor is None else min(state.anchor, len(self.text))
        return LineEdit(self.text, caret, anchor)

    def grab(self, press: Press, state: WidgetState) -> Reply | None:
        if not press.key:
            return None
        if state.composing:  # whatever is pressed is for the system's input method
            return TAKEN
        edit = edit_of(press)
        if edit is not None:
            return self._edit(edit, press, state)
        if press.key == "return":
            return Reply(taken=True, switch=self.done(), changed=True) if self.done else TAKEN
        letter = len(press.key) == 1 or press.key == "space"
        return None if press.action in PASSING and not letter else TAKEN

    def _edit(self, edit: Edit, press: Press, state: WidgetState) -> Reply:
        line = self._line(state)
        if edit in ERASING:
            return self._change(line.erased(ERASING[edit]), state)
        match edit:
            case Edit.UNDO | Edit.REDO:
                return self._go_back(state, again=edit is Edit.REDO)
            case Edit.PASTE:
                return self._change(line.put(copied(), self.most), state)
            case Edit.COPY | Edit.CUT:
                taken = bool(line.marked) and copy(line.marked)
                return self._change(line.put(""), state) if taken and edit is Edit.CUT else TAKEN
            case Edit.SELECT_ALL:
                return self._point_to(LineEdit(self.text, len(self.text), 0), state)
        selecting = press.shift or "shift+" in press.key
        return self._point_to(line.moved(edit, selecting=selecting), state)

    def write(self, text: str, state: WidgetState) -> Reply:
        state.composing = ""
        return self._change(self._line(state).put(text, self.most), state, typing=True)

    def _point_to(self, line: LineEdit, state: WidgetState) -> Reply:
        state.caret, state.anchor, state.typing = line.caret, line.anchor, False
        return TAKEN

    def _change(self, line: LineEdit, state: WidgetState, *, typing: bool = False) -> Reply:
        """Take over what a line has become; what is typed in one go is undone in one go."""
        if line.text == self.text:
            return TAKEN
        if not (typing and state.typing):
            state.past = (*state.past[-UNDOABLE:], self._line(state))
        state.future = ()
        self._point_to(line, state)
        state.typing = typing
        return Reply(taken=True, switch=self.write_to(line.text), changed=True)

    def _go_back(self, state: WidgetState, *, again: bool) -> Reply:
        """Undo the last change, or do what was undone again."""
        source = state.future if again else state.past
        if not source:
            return TAKEN
        here, there = self._line(state), source[-1]
        if again:
            state.past, state.future = (*state.past, here), source[:-1]
        else:
            state.past, state.future = source[:-1], (*state.future, here)
        self._point_to(there, state)
        return Reply(taken=True, switch=self.write_to(there.text), changed=True)

    def act(self, action: Action, state: WidgetState) -> Reply:
        if action is Action.CONFIRM and self.done:
            return Reply(taken=True, switch=self.done(), changed=True)
        return PASS

    def point(self, look: ResolvedTheme, rect: pygame.Rect, pointer: Pointer, state: WidgetState) -> Reply:
        """Put the caret where a press falls, and select what is dragged over, pressed twice or three times."""
        line = self._line(state)
        place = self._place(look, rect, pointer, state)
        if pointer.phase is PointerPhase.MOVE and state.grip is not None:
            return self._point_to(line.at(place, selecting=True), state)
        if pointer.phase is not PointerPhase.DOWN:
            state.grip = None
            return TAKEN
        if pointer.third:
            return self._point_to(LineEdit(self.text, len(self.text), 0), state)
        if pointer.clicks > 1:
            return self._point_to(line.word_at(self._under(look, rect, pointer, state)), state)
        state.grip = pointer.at[0]
        return self._point_to(line.at(place, selecting=pointer.shift), state)

    def _place(self, look: ResolvedTheme, rect: pygame.Rect, pointer: Pointer, state: WidgetState) -> int:
        wanted = pointer.at[0] - self._inner(look, rect).x + self._slid(look, rect, state)
        return min(edges_of(self.text), key=lambda place: abs(look.edge(self.text, place, LABEL) - wanted))

    def _under(self, look: ResolvedTheme, rect: pygame.Rect, pointer: Pointer, state: WidgetState) -> int:
        wanted = pointer.at[0] - self._inner(look, rect).x + self._slid(look, rect, state)
        edges = edges_of(self.text)
        for first, last in pairwise(edges):
            if any(x <= wanted < x + wide for x, wide in look.spans(self.text, (first, last), LABEL)):
                return first
        return edges[-1]

    def _inner(self, look: ResolvedTheme, rect: pygame.Rect) -> pygame.Rect:
        inner = rect.inflate(-2 * look.px(PAD), 0)
        return pygame.Rect(
            inner.x + self._icon_room(look), inner.y, inner.width - self._icon_room(look), inner.height
        )

    def _shown(self, state: WidgetState) -> tuple[str, int, int]:
        """Give the text with what the system's input method makes at the caret, and where that begins and ends."""
        caret = self._line(state).caret
        whole = self.text[:caret] + state.composing + self.text[caret:]
        return whole, caret, caret + len(state.composing)

    def _slid(self, look: ResolvedTheme, rect: pygame.Rect, state: WidgetState) -> int:
        """Give how far the text is pushed to the left so that the caret stays in sight."""
        text, _, caret = self._shown(state)
        reach = look.edge(text, caret, LABEL) + look.px(4)
        return max(0, reach - self._inner(look, rect).width)

    def draw(self, canvas: Canvas) -> None:
        look, rect, visual = canvas.look, canvas.rect, canvas.visual
        well(canvas)
        p, inner, writing = look.palette, self._inner(look, rect), visual.focused or self.bare
        if self.icon:
            side = look.leading(LABEL)
            canvas.put(
                look.paint.icon(self.icon, side, p.muted), (rect.x + look.px(PAD), rect.centery - side // 2)
            )
        clip = canvas.surface.get_clip()
        canvas.surface.set_clip(inner.clip(clip))
        if self.text or visual.state.composing:
            self._draw_text(canvas, inner.move(-self._slid(look, rect, visual.state), 0), writing)
        elif not writing:
            draw_line(canvas, look.line(self.hint, LABEL, p.muted), inner, Align.LEFT)
        if writing:
            self._draw_caret(canvas, inner.move(-self._slid(look, rect, visual.state), 0), visual.state)
        canvas.surface.set_clip(clip)

    def _draw_text(self, canvas: Canvas, box: pygame.Rect, writing: bool) -> None:
        """Draw the text over what is selected of it; what is not written yet is underlined."""
        look, visual = canvas.look, canvas.visual
        text, first, last = self._shown(visual.state)
        tall, selected = look.leading(LABEL), self._line(visual.state).selected
        if writing and not visual.state.composing:
            for x, wide in look.spans(text, selected, LABEL):
                canvas.surface.fill(look.palette.felt, (box.x + x, box.centery - tall // 2, wide, tall))
        draw_line(canvas, look.line(text, LABEL, look.palette.cream), box, Align.LEFT)
        for x, wide in look.spans(text, (first, last), LABEL):
            canvas.surface.fill(
                look.palette.cream, (box.x + x, box.centery + tall // 2 - 2, wide, max(1, look.px(1.5)))
            )

    def _draw_caret(self, canvas: Canvas, box: pygame.Rect, state: WidgetState) -> None:
        look = canvas.look
        text, _, caret = self._shown(state)
        tall = look.leading(LABEL)
        place = pygame.Rect(
            box.x + look.edge(text, caret, LABEL), box.centery - tall // 2, max(2, look.px(2)), tall
        )
        canvas.surface.fill(look.palette.gold, place)
        pygame.key.set_text_input_rect(place)  # beside which the system's input method offers its signs

    def nodes(self, at: Placement) -> Iterable[Node]:
        needed = (0, at.look.leading(LABEL))
        shown = states(at.visual, self.live, *(("writing",) if at.visual.focused or self.bare else ()))
        line = self._line(at.visual.state)
        marked = line.anchor, line.caret
        yield Node(
            Role.FIELD, self.name, rect_of(at.rect), self.text, shown, needed, key=self.key, marked=marked
        )
