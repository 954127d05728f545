"""The menu of the table: back to the game, the rules, the settings, and the ways out."""

from collections.abc import Callable

from game.ui.block import Block
from game.ui.house import House
from game.ui.layout import Centre, Column, Gap
from game.ui.page import Page
from game.ui.plain import Plain
from game.ui.scene import Home, Pop, Push, Scene, Switch
from game.ui.table.captions import Captions
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.panel import Panel
from game.ui.widgets.text import Text, Tint, heading


def table_menu(
    house: House,
    captions: Captions,
    settings: Callable[[], Scene],
    concede: Callable[[], Switch] | None,
    rules: Callable[[str], Switch],
) -> Scene:
    """Open the menu as a dialog over the table."""
    say = captions.table

    def save() -> Switch:
        house.notices.say(say("menu.saved"))
        return Pop()

    def give_up() -> Switch:
        return Push(_sure(house, captions, concede)) if concede else None

    def compose() -> Block:
        parts: list[Block] = [
            heading(say("menu.title")),
            Gap(2),
            Button("resume", say("menu.resume"), Pop, Tone.PRIMARY),
            Button("rules", say("menu.rules"), lambda: rules("")),
            Button("settings", say("menu.settings"), lambda: Push(settings())),
            Button("save", say("menu.save"), save),
            Button("leave", say("menu.leave"), Home, note=say("menu.leave_note")),
        ]
        if concede is not None:
            parts += [Gap(14), Button("concede", say("menu.concede"), give_up, Tone.DANGER)]
        return Centre(Panel(Column(parts, gap=12)), 520)

    return Plain(Page(house, compose, back=Pop, first="resume", backdrop=False), over=True)


def _sure(house: House, captions: Captions, concede: Callable[[], Switch] | None) -> Scene:
    """Ask once more before a match is given up."""
    say = captions.table

    def compose() -> Block:
        return Centre(
            Panel(
                Column(
                    (
                        heading(say("menu.sure")),
                        Text(say("menu.sure_text"), tint=Tint.MUTED),
                        Gap(8),
                        Button("keep_on", say("menu.keep_on"), lambda: Pop(Pop()), Tone.PRIMARY),
                        Gap(14),
                        Button("give_up", say("menu.give_up"), concede or Pop, Tone.DANGER),
                    ),
                    gap=12,
                )
            ),
            520,
        )

    return Plain(Page(house, compose, back=Pop, first="keep_on", backdrop=False), over=True)
