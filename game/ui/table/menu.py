"""The menu of the table: back to the game, the rules, the settings, and the ways out."""

from collections.abc import Callable

from game.telling.captions import Captions
from game.ui.kit.block import Block
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.layout import Centre, Column, Gap
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Home, Pop, Push, Scene, Switch
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.panel import Panel
from game.ui.widgets.text import heading


def table_menu(
    context: UiContext,
    captions: Captions,
    settings: Callable[[], Scene],
    rules: Callable[[str], Switch],
) -> Scene:
    """Open the menu as a dialog over the table."""
    say = captions.table

    def save() -> Switch:
        context.notices.say(say("menu.saved"))
        return Pop()

    def compose() -> Block:
        parts = (
            heading(say("menu.title")),
            Gap(2),
            Button("resume", say("menu.resume"), Pop, Tone.PRIMARY),
            Button("rules", say("menu.rules"), lambda: rules("")),
            Button("settings", say("menu.settings"), lambda: Push(settings())),
            Button("save", say("menu.save"), save),
            Button("leave", say("menu.leave"), Home, note=say("menu.leave_note")),
        )
        return Centre(Panel(Column(parts, gap=12)), 520)

    return ScreenScene(Screen(context, compose, back=Pop, first="resume", backdrop=False), over=True)
