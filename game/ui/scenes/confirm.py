"""A question over the scene it concerns: Enter answers it, Esc leaves all as it is."""

from collections.abc import Sequence
from functools import partial

from game.core.record import record
from game.ui.blocks import (
    BODY,
    Block,
    Button,
    Centre,
    Column,
    Command,
    Gap,
    Page,
    Panel,
    Pop,
    Scroll,
    Switch,
    Text,
    Tone,
    UiContext,
    Wrap,
    heading,
)

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
) -> Page[None]:
    """Ask a question with several answers; `no` is the word for leaving things as they are, `first` has the focus."""

    def choose(reply: DialogButton) -> Switch:
        context.stamp += 1  # what lies below tells what may change now
        return Pop(then=reply.do())

    def compose(_: object) -> Block:
        leave = Button("no", no or context.words.get("common.cancel"), Pop, Tone.PLAIN)
        buttons = (Button(each.key, each.caption, partial(choose, each), each.tone) for each in replies)
        words = (Scroll("words", Text(explanation, BODY)),) if explanation else ()
        parts = (heading(question), *words, Gap(4), Wrap((leave, *buttons), gap=16, right=True))
        return Centre(Panel(Column(parts, gap=18), sides=40, ends=34), WIDEST)

    return Page(context, None, compose, first=first or replies[-1].key, over=True)


def confirm(
    context: UiContext,
    question: str,
    explanation: str,
    yes: str,
    do: Command,
    no: str = "",
    grave: bool = False,
) -> Page[None]:
    """Ask whether to do something; what can't be undone starts on the no."""
    reply = DialogButton("yes", yes, do, Tone.DANGER if grave else Tone.PRIMARY)
    return ask(context, question, explanation, (reply,), no, "no" if grave else "yes")
