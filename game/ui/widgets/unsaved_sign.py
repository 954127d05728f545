"""The sign that something is not on the disk: it stays as long as that is so, and leads to what can be done."""

from collections.abc import Sequence

from game.ui.shell.context import UiContext
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone

TALL = 44


def unsaved_sign(context: UiContext) -> Sequence[Button]:
    """Make the sign, if it is true."""
    if context.all_saved:
        return ()
    say = context.words.get
    label, tip = say("storage.unsaved.sign"), say("storage.unsaved.sign_tip")
    return (
        Button(
            "unsaved",
            label,
            lambda: context.routes.unsaved(context),
            Tone.DANGER,
            tip=tip,
            icon="warning",
            tall=TALL,
        ),
    )
