"""What this is, under which terms, and where the player's files lie."""

from game import __version__
from game.telling.markup import Document, parse
from game.ui.draw.theme import BODY, SMALL, Style
from game.ui.kit.block import Block
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.kit.scroll import Scroll
from game.ui.layout import Beside, Column, Grow, Region, Wrap
from game.ui.scenes.accessibility import accessibility
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Pop, Push, Switch
from game.ui.widgets.button import Button
from game.ui.widgets.frame import framed
from game.ui.widgets.panel import Divider, Material, Panel
from game.ui.widgets.rich import Rich
from game.ui.widgets.text import Text, Tint, eyebrow, heading

LICENSE = Style("EBGaramond-Medium", 23, 15, 1.0, 1.32)


def about(context: UiContext) -> ScreenScene:
    """Open the screen."""
    return ScreenScene(Screen(context, _About(context).compose, first="folder"))


class _About:
    """The screen's own state: the licences, read once."""

    def __init__(self, context: UiContext) -> None:
        self._context = context
        self._licenses: Document = parse(context.platform.license_text)

    def compose(self) -> Block:
        say = self._context.words.get
        paper = Scroll(
            "licenses",
            Rich("license_text", self._licenses, style=LICENSE),
            reading=True,
            paper=True,
            name=say("screens.about.licenses"),
        )
        left = Region("facts", Panel(Scroll("facts", self._facts())))
        right = Region("licenses", Panel(paper, Material.PAPER))
        if self._narrow():
            both: Block = Column((Grow(left), Grow(right)), gap=18)
        else:
            both = Beside(left, right, share=0.46, least=0, gap=30)
        return framed(self._context, say("screens.about.title"), both, Pop)

    def _narrow(self) -> bool:
        """Whether buttons and licences have no room side by side."""
        look = self._context.look
        return look.width * 0.4 < self._buttons().width(look) + look.px(120)

    def _facts(self) -> Block:
        say = self._context.words.get
        parts: list[Block] = [
            heading(say("common.game")),
            Text(say("screens.about.version", version=__version__), tint=Tint.MUTED),
            Text(say("screens.about.text"), BODY),
        ]
        if not self._context.sound.available:
            parts.append(Text(say("screens.about.sound_none"), SMALL, Tint.BAD))
        parts += [
            Divider(),
            eyebrow(say("screens.about.folder")),
            Text(self._context.platform.data_folder, SMALL),
            self._buttons(),
        ]
        return Column(tuple(parts), gap=16)

    def _buttons(self) -> Wrap:
        say = self._context.words.get
        folder = Button("folder", say("screens.about.open"), self._open, icon="folder")
        tip = say("screens.about.report_tip")
        report = Button("report", say("screens.about.report"), self._report, tip=tip, icon="export")
        access = Button("access", say("screens.accessibility.title"), self._access, icon="rules")
        return Wrap((folder, report, access), gap=14)

    def _access(self) -> Switch:
        return Push(accessibility(self._context))

    def _open(self) -> Switch:
        say, platform = self._context.words.get, self._context.platform
        opened = platform.open_data_folder()
        told = "screens.about.opened" if opened else "screens.about.not_opened"
        self._context.notices.say(say(told, folder=platform.data_folder))
        return None

    def _report(self) -> Switch:
        say = self._context.words.get
        try:
            self._context.notices.say(
                say("screens.about.reported", path=self._context.platform.write_report())
            )
        except OSError as failure:
            reason = failure.strerror or str(failure)
            self._context.notices.say(say("screens.about.not_reported", reason=reason))
        return None
