"""A keyboard on the screen, opened for a control that is to be written into; its text comes back at the end."""

from collections.abc import Callable

from game.core.record import replace
from game.ui.kit.block import Control, WidgetState, Written
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Push, Switch


def keyboard_for(
    context: UiContext, control: Control, state: WidgetState, refresh: Callable[[], None]
) -> Switch:
    """Open a keyboard for a control, if it takes text and there is one; `refresh` composes its screen again."""
    writing = control.writing if isinstance(control, Written) else None
    if writing is None:
        return None

    def finish(text: str) -> Switch:
        state.leave_text()
        refresh()
        return writing.done(text)

    opened = context.routes.keyboard(context, replace(writing, done=finish))
    return Push(opened) if opened is not None else None
