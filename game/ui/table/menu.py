"""The menu of the table: back to the game, the rules, the settings, and the ways out."""

from collections.abc import Callable, Iterator

from game.core.record import record
from game.telling.captions import Captions
from game.ui.kit.block import Block
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.kit.scroll import Scroll
from game.ui.layout import Centre, Column, Grow, Pad
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command, Pop, Push, Scene, Switch
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.panel import Panel
from game.ui.widgets.text import heading


@record
class MenuLinks:
    """Where the menu leads."""

    rules: Command
    settings: Callable[[], Scene]
    new_match: Command | None  # None where nothing is kept, and so nothing to begin anew or to save
    restart: Command
    result: Command | None  # None while nothing is decided
    leave: Command
    seal: Callable[[], Scene] | None = None  # None where packs are not shuffled
    companion: tuple[bool, Command] | None = None  # whether it speaks, and what changes that
    begun: bool = True  # the player has decided something; before that, nothing is kept
    saved: Callable[[], bool] = lambda: True  # whether the disk took all that was played


def _companion(context: UiContext, links: MenuLinks) -> Iterator[Button]:
    """Offer to have the companion speak, or be silent, at a table where there is one."""
    if links.companion is not None:
        speaks, change = links.companion
        word, say = "hide" if speaks else "show", context.words.get
        yield Button(
            "companion",
            say(f"companion.{word}"),
            lambda: Pop(change()),
            note=say(f"companion.{word}_note"),
        )


def table_menu(context: UiContext, captions: Captions, links: MenuLinks) -> Scene:
    """Open the menu as a dialog over the table."""
    say, behind = captions.table, context.words.get("storage.saved.behind")

    def save() -> Switch:
        context.notices.say(say("menu.saved") if links.saved() else behind)
        return Pop()

    def restart() -> Switch:
        return Pop(links.restart())

    def leave() -> Switch:
        return Pop(links.leave())

    def kept() -> Iterator[Button]:
        """Offer what there is to do with a match that is kept."""
        if links.new_match is not None:
            yield Button("new_match", say("menu.new_match"), links.new_match, note=say("menu.new_match_note"))
            yield Button("restart", say("menu.restart"), restart, note=say("menu.restart_note"))
            yield Button("save", say("menu.save"), save, live=links.begun)

    def compose() -> Block:
        told = (Button("result", say("menu.result"), links.result),) if links.result else ()
        seal = links.seal
        sealed = (Button("seal", say("menu.seal"), lambda: Push(seal())),) if seal else ()
        note = say("menu.leave_note" if links.begun else "menu.leave_unbegun") if links.saved() else behind
        parts = (
            Button("resume", say("menu.resume"), Pop, Tone.PRIMARY),
            *told,
            *_companion(context, links),
            Button("rules", say("menu.rules"), links.rules),
            Button("settings", say("menu.settings"), lambda: Push(links.settings())),
            *sealed,
            *kept(),
            Button("leave", say("menu.leave"), leave, note=note if links.new_match else ""),
        )
        listed = Column((heading(say("menu.title")), Grow(Scroll("menu", Column(parts, gap=10)))), gap=12)
        return Pad(Centre(Panel(listed), 520), 16, 16)

    return ScreenScene(Screen(context, compose, back=Pop, first="resume", backdrop=False), over=True)
