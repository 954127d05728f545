"""A question over the scene it concerns: Enter answers yes, Esc no; what can't be undone starts on the no."""

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


def confirm(
    context: UiContext,
    question: str,
    explanation: str,
    yes: str,
    do: Command,
    no: str = "",
    grave: bool = False,
) -> ScreenScene:
    """Ask a question; `do` answers yes, after the dialog has gone. `no` is the word for leaving things as they are."""

    def agree() -> Switch:
        return Pop(then=do())

    def compose() -> Block:
        leave = Button("no", no or context.words.get("common.cancel"), Pop, Tone.PLAIN)
        go = Button("yes", yes, agree, Tone.DANGER if grave else Tone.PRIMARY)
        words = (Scroll("words", Text(explanation, BODY)),) if explanation else ()
        parts = (heading(question), *words, Gap(4), Wrap((leave, go), gap=16, right=True))
        return Centre(Panel(Column(parts, gap=18), sides=40, ends=34), WIDEST)

    return ScreenScene(
        Screen(context, compose, back=Pop, first="no" if grave else "yes", backdrop=False), over=True
    )
