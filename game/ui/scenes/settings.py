"""The settings: pages under tabs, every change shown and kept at once, with a corner of the table beside them."""

from game.core.record import replace
from game.storage.settings import DEFAULTS
from game.ui.draw.theme import BODY, SMALL
from game.ui.kit.block import PASS, Block, Reply
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.kit.scroll import Scroll
from game.ui.layout import Beside, Column, Gap, Grow, Region, Wrap
from game.ui.scenes.confirm import confirm
from game.ui.scenes.settings_keys import KeySlotId, KeysPage
from game.ui.scenes.settings_pad import PadPage
from game.ui.scenes.settings_pages import Forms
from game.ui.scenes.table_preview import preview
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.input import Input
from game.ui.shell.scene import Pop, Push, Switch
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.frame import framed, inside
from game.ui.widgets.panel import Divider, Panel
from game.ui.widgets.tabs import tabs
from game.ui.widgets.text import Text, Tint, eyebrow

PAGES = ("table", "sound", "motion", "access", "keys", "pad", "data")
SHOWN = ("table", "motion", "access")
"""Pages beside which the corner of the table is shown."""
BROAD = 1040


class SettingsScene(ScreenScene):
    """The settings screen."""

    def __init__(self, context: UiContext, page: str = "table") -> None:
        """Open one of PAGES."""
        self._context = context
        self._at = PAGES.index(page)
        self._waiting: KeySlotId | None = None
        self._asked_at = ""  # key of the control that had the focus when it began to wait
        self._forms = Forms(context)
        super().__init__(Screen(context, self._compose, on_action=self._on_action))
        self.screen.hold(f"tab/{self._at}")

    def _compose(self) -> Block:
        say, look = self._context.words.get, self._context.look
        name = PAGES[self._at]
        names = tuple(say(f"settings.page.{each}") for each in PAGES)
        line = Region("tabs", tabs("tab", names, self._at, self._turn))
        form = Scroll(f"form/{name}", Column(self._parts(name), gap=14))
        body: Block = Region("form", Panel(form))
        both = Beside(body, self._shown(), share=0.57, least=BROAD, gap=28)
        if name in SHOWN and both.fits(look, inside(look)):
            body = both
        return framed(self._context, say("settings.title"), Column((line, Grow(body)), gap=14), Pop)

    def _parts(self, name: str) -> tuple[Block, ...]:
        match name:
            case "table":
                return self._forms.table()
            case "sound":
                return self._forms.sound()
            case "motion":
                return self._forms.motion()
            case "access":
                return self._forms.access()
            case "keys":
                return KeysPage(self._context, self._waiting, self._wait).compose()
            case "pad":
                return PadPage(self._context, self._forms, self._waiting, self._wait).compose()
            case _:
                return self._data()

    def _shown(self) -> Block:
        say = self._context.words.get
        parts = (
            eyebrow(say("settings.preview")),
            Grow(preview(self._context, 360, 300)),
            Text(say("settings.sample"), BODY),
            Text(say("settings.sample_small"), SMALL, Tint.MUTED),
        )
        return Panel(Column(parts, gap=14))

    def _data(self) -> tuple[Block, ...]:
        say, platform = self._context.words.get, self._context.platform
        buttons = (
            Button("folder", say("screens.about.open"), self._open, icon="folder"),
            Button("reset", say("settings.reset"), self._ask_reset, Tone.DANGER),
        )
        return (
            Text(say("settings.autosave"), BODY),
            Divider(),
            eyebrow(say("screens.about.folder")),
            Text(platform.data_folder, SMALL),
            Gap(8),
            Wrap(buttons, gap=28),
        )

    # ------------------------------------------------------------------ answering

    def _turn(self, at: int) -> Switch:
        self._at = at
        self._waiting = None
        return None

    def _wait(self, slot: KeySlotId | None) -> None:
        self._waiting, self._asked_at = slot, self.screen.held

    def handle(self, happened: Input) -> Switch:
        """Answer one input; what waits for a key gives up once the focus has gone elsewhere, where keys go as well."""
        switch = super().handle(happened)
        if self._waiting is not None and self.screen.held != self._asked_at:
            self._wait(None)
            self.screen.refresh()
        return switch

    def _open(self) -> Switch:
        say, platform = self._context.words.get, self._context.platform
        if not platform.open_data_folder():
            self._context.notices.say(say("screens.about.not_opened", folder=platform.data_folder))
        return None

    def _ask_reset(self) -> Switch:
        say = self._context.words.get
        question, text = say("settings.reset_question"), say("settings.reset_text")
        return Push(confirm(self._context, question, text, say("settings.reset"), self._reset, grave=True))

    def _reset(self) -> Switch:
        """Go back to the defaults; what belongs to windows, set-ups and other editions stays."""
        mine = self._context.settings
        kept = replace(DEFAULTS, window=mine.window, last_setup=mine.last_setup, unknown=mine.unknown)
        self._context.change(replace(kept, table_answers=mine.table_answers))
        return None

    def _on_action(self, action: Action) -> Reply:
        step = {Action.PAGE_UP: -1, Action.PAGE_DOWN: 1}.get(action)
        if step is None:
            return PASS
        self._turn((self._at + step) % len(PAGES))
        self.screen.hold(f"tab/{self._at}")
        return Reply(taken=True, changed=True)
