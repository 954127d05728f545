"""What is not on the disk: why, what can be done about it, and the question whether to quit all the same."""

from collections.abc import Callable, Sequence

from game.core.record import record
from game.ui.draw.theme import BODY, LABEL, SMALL
from game.ui.kit.block import Block
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.kit.scroll import Scroll
from game.ui.layout import Centre, Column, Gap, Pad, Wrap
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Pop, Push, Quit, Switch
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.field import TextField
from game.ui.widgets.panel import Panel
from game.ui.widgets.text import Text, Tint, heading

WIDEST = 760
LONGEST = 400
"""Letters of the place of a copy."""


@record
class UnsavedRoutes:
    """What is known of what is not on the disk, and what can be done about it."""

    parts: Callable[[], Sequence[str]]  # what is not there, in words; empty once all is
    reason: Callable[[], str]  # a sentence
    again: Callable[[], bool]  # try once more; False when that is no use
    copy: Callable[[], object | None]  # where the matches lie as they are now, all the same
    place: Callable[[], str]  # where a copy of the match may lie; "" when all matches are saved
    export: Callable[[str], str]  # save a copy there; what prevents it is a sentence
    give_up: Callable[[], None]  # let all of it be lost


def unsaved(context: UiContext, routes: UnsavedRoutes, *, quitting: bool) -> ScreenScene:
    """Tell of it, or ask before it is lost."""
    made = _Unsaved(context, routes, quitting=quitting)
    return ScreenScene(Screen(context, made.compose, back=Pop, first="no", backdrop=False), over=True)


@record
class _Unsaved:
    context: UiContext
    routes: UnsavedRoutes
    quitting: bool

    def compose(self) -> Block:
        parts = self.routes.parts()
        key = "saved_title" if not parts else "quit" if self.quitting else "title"
        told = Scroll("words", Column((*self._told(parts),), gap=10))
        whole = Column((heading(self._say(key)), told, Gap(4), self._buttons(parts)), gap=18)
        return Pad(Centre(Panel(whole, sides=40, ends=34), WIDEST), 16, 16)

    def _say(self, key: str, **values: object) -> str:
        return self.context.words.get(f"storage.unsaved.{key}", **values)

    def _told(self, parts: Sequence[str]) -> Sequence[Block]:
        if not parts:
            return (Text(self._say("saved_text"), BODY),)
        copy = self.routes.copy()
        lost = self._say("copied", path=copy) if copy else self.context.words.get("storage.saved.behind")
        what = self._say("parts", parts=self.context.words.get("table.comma").join(parts))
        told = (self.routes.reason(), what, lost, self._say("again_text"))
        return [Text(each, BODY) for each in told]

    def _buttons(self, parts: Sequence[str]) -> Block:
        leave = "keep" if self.quitting else "close"
        no = Button("no", self._say(leave), Pop, Tone.PRIMARY)
        if not parts:
            go = (Button("yes", self._say("quit_yes"), lambda: Pop(Quit())),) if self.quitting else ()
            return Wrap((no, *go), gap=14, right=True)
        again = Button("again", self._say("again"), self._again, icon="redo")
        folder = Button("folder", self._say("folder"), self._open_folder, icon="folder")
        copied = bool(self.routes.copy())
        tone, word = (Tone.PLAIN, "quit_yes") if copied else (Tone.DANGER, "quit_lost")
        lost = (Button("yes", self._say(word), self._quit, tone),) if self.quitting else ()
        place = self.routes.place()
        other = Button("elsewhere", self._say("elsewhere"), self._elsewhere, icon="export")
        return Wrap((again, *((other,) if place else ()), folder, *lost, no), gap=14, right=True)

    def _again(self) -> Switch:
        if not self.routes.again():
            self.context.notices.say(self._say("in_vain"))
        return None

    def _open_folder(self) -> Switch:
        platform = self.context.platform
        if not platform.open_data_folder():
            self.context.notices.say(
                self.context.words.get("screens.about.not_opened", folder=platform.data_folder)
            )
        return None

    def _quit(self) -> Switch:
        self.routes.give_up()
        return Pop(Quit(sure=True))

    def _elsewhere(self) -> Switch:
        return Push(_elsewhere(self.context, self.routes))


def _elsewhere(context: UiContext, routes: UnsavedRoutes) -> ScreenScene:
    """Ask where a copy of the match is to lie, and put it there."""
    made = _Elsewhere(context, routes)
    return ScreenScene(Screen(context, made.compose, back=Pop, first="place", backdrop=False), over=True)


class _Elsewhere:
    def __init__(self, context: UiContext, routes: UnsavedRoutes) -> None:
        self._context = context
        self._routes = routes
        self._place = routes.place()
        self._fault = ""

    def compose(self) -> Block:
        say = self._say
        field = TextField("place", say("place"), self._place, self._type, most=LONGEST, done=self._save)
        fault = (Text(self._fault, SMALL, Tint.GOLD),) if self._fault else ()
        words = Column((Text(say("elsewhere_text"), BODY), Text(say("place"), LABEL), field, *fault), gap=10)
        buttons = (
            Button("cancel", self._context.words.get("common.cancel"), Pop),
            Button("save_there", say("save_there"), self._save, Tone.PRIMARY),
        )
        whole = Column(
            (heading(say("elsewhere_title")), words, Gap(4), Wrap(buttons, gap=14, right=True)), gap=18
        )
        return Pad(Centre(Panel(whole, sides=40, ends=34), WIDEST), 16, 16)

    def _say(self, key: str, **values: object) -> str:
        return self._context.words.get(f"storage.unsaved.{key}", **values)

    def _type(self, text: str) -> Switch:
        self._place, self._fault = text, ""
        return None

    def _save(self) -> Switch:
        self._fault = self._routes.export(self._place)
        if self._fault:
            self._context.announcer.say(self._fault, urgent=True)
            return None
        self._context.refresh()  # so that whoever asked knows of the copy
        return Pop()
