"""A question over the scene it concerns: Enter answers it, Esc leaves all as it is."""

from collections.abc import Sequence
from functools import partial

from game.core.record import record
from game.ui.draw.theme import BODY
from game.ui.kit.block import Block
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.kit.scroll import Scroll
from game.ui.layout import Centre, Column, Gap, Wrap
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command, Pop, Switch
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.panel import Panel
from game.ui.widgets.text import Text, heading

WIDEST = 660


@record
class DialogButton:
    """One answer to a question; `do` is done after the dialog has gone."""

    key: str
    caption: str
    do: Command
    tone: Tone = Tone.PLAIN


def ask(
    context: UiContext,
    question: str,
    explanation: str,
    replies: Sequence[DialogButton],
    no: str = "",
    first: str = "",
) -> ScreenScene:
    """Ask a question with several answers; `no` is the word for leaving things as they are, `first` has the focus."""

    def choose(reply: DialogButton) -> Switch:
        context.stamp += 1  # what lies below tells what may change now
        return Pop(then=reply.do())

    def compose() -> Block:
        leave = Button("no", no or context.words.get("common.cancel"), Pop, Tone.PLAIN)
        buttons = (Button(each.key, each.caption, partial(choose, each), each.tone) for each in replies)
        words = (Scroll("words", Text(explanation, BODY)),) if explanation else ()
        parts = (heading(question), *words, Gap(4), Wrap((leave, *buttons), gap=16, right=True))
        return Centre(Panel(Column(parts, gap=18), sides=40, ends=34), WIDEST)

    return ScreenScene(
        Screen(context, compose, back=Pop, first=first or replies[-1].key, backdrop=False), over=True
    )


def confirm(
    context: UiContext,
    question: str,
    explanation: str,
    yes: str,
    do: Command,
    no: str = "",
    grave: bool = False,
) -> ScreenScene:
    """Ask whether to do something; what can't be undone starts on the no."""
    reply = DialogButton("yes", yes, do, Tone.DANGER if grave else Tone.PRIMARY)
    return ask(context, question, explanation, (reply,), no, "no" if grave else "yes")
