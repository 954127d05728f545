"""What this is, under which terms, and where the player's files lie."""

from game import __version__
from game.ui.block import Block
from game.ui.house import House
from game.ui.layout import Beside, Column, Grow, Region, Wrap
from game.ui.markup import Document, parse
from game.ui.page import Page
from game.ui.plain import Plain
from game.ui.scene import Pop, Switch
from game.ui.screen import screen
from game.ui.scroll import Scroll
from game.ui.theme import BODY, SMALL, Style
from game.ui.widgets.button import Button
from game.ui.widgets.panel import Divider, Panel, Stuff
from game.ui.widgets.rich import Rich
from game.ui.widgets.text import Text, Tint, eyebrow, heading

LICENSE = Style("EBGaramond-Medium", 23, 15, 1.0, 1.32)


def about(house: House) -> Plain:
    """Open the screen."""
    return Plain(Page(house, _About(house).compose, first="folder"))


class _About:
    """The screen's own state: the licences, read once."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._licenses: Document = parse(house.porter.license_text)

    def compose(self) -> Block:
        say = self._house.words.get
        paper = Scroll(
            "licenses",
            Rich("license_text", self._licenses, style=LICENSE),
            reading=True,
            paper=True,
            name=say("screens.about.licenses"),
        )
        left = Region("facts", Panel(Scroll("facts", self._facts())))
        right = Region("licenses", Panel(paper, Stuff.PAPER))
        if self._narrow():
            both: Block = Column((Grow(left), Grow(right)), gap=18)
        else:
            both = Beside(left, right, share=0.46, least=0, gap=30)
        return screen(self._house, say("screens.about.title"), both, Pop)

    def _narrow(self) -> bool:
        """Whether buttons and licences have no room side by side."""
        look = self._house.look
        return look.width * 0.4 < self._buttons().width(look) + look.px(120)

    def _facts(self) -> Block:
        say = self._house.words.get
        parts: list[Block] = [
            heading(say("common.game")),
            Text(say("screens.about.version", version=__version__), tint=Tint.MUTED),
            Text(say("screens.about.text"), BODY),
        ]
        if not self._house.sound.available:
            parts.append(Text(say("screens.about.sound_none"), SMALL, Tint.BAD))
        parts += [
            Divider(),
            eyebrow(say("screens.about.folder")),
            Text(self._house.porter.data_folder, SMALL),
            self._buttons(),
        ]
        return Column(tuple(parts), gap=16)

    def _buttons(self) -> Wrap:
        say = self._house.words.get
        folder = Button("folder", say("screens.about.open"), self._open, icon="folder")
        tip = say("screens.about.report_tip")
        report = Button("report", say("screens.about.report"), self._report, tip=tip, icon="export")
        return Wrap((folder, report), gap=14)

    def _open(self) -> Switch:
        say, porter = self._house.words.get, self._house.porter
        opened = porter.open_data_folder()
        told = "screens.about.opened" if opened else "screens.about.not_opened"
        self._house.notices.say(say(told, folder=porter.data_folder))
        return None

    def _report(self) -> Switch:
        say = self._house.words.get
        try:
            self._house.notices.say(say("screens.about.reported", path=self._house.porter.write_report()))
        except OSError as failure:
            reason = failure.strerror or str(failure)
            self._house.notices.say(say("screens.about.not_reported", reason=reason))
        return None
