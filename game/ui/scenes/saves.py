"""The saved games: every match, to take up again or see how it ended, to rename, export and delete."""

import re
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

from game.core.letters import one_line
from game.core.record import replace
from game.play.glimpses import NOTHING, Glimpses
from game.storage.folders import EXPORTS
from game.storage.match_file import SUFFIX, SavedMatch
from game.storage.match_files import SaveGone, SaveInUse
from game.storage.saves import AT_ONCE, SaveStore
from game.storage.settings import FeltColour
from game.ui.draw.theme import BODY, LABEL, SMALL_STRONG
from game.ui.kit.block import Block
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.kit.scroll import Scroll
from game.ui.layout import Centre, Column, Grow, Long, Measured, Pad, Region, Row, Wrap, text_px
from game.ui.scenes.empty_list import emptiness
from game.ui.scenes.labels import IconSign, fact, no_typeface
from game.ui.scenes.save_lines import SaveLine, told, unknown
from game.ui.scenes.thumbnail import Thumbnail, unready
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Pop, Switch
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.field import TextField
from game.ui.widgets.frame import BROADEST, ENDS, SIDES, region_hints, way_back
from game.ui.widgets.panel import Material, Panel
from game.ui.widgets.tabs import tabs
from game.ui.widgets.text import Text, Tint, subheading, title
from game.wording import in_curly

WIDEST = BROADEST + 60
BROAD = 1300
"""Design units from which on the buttons stand beside the words."""
LONGEST_NAME = 48
MOMENT = 0.003
"""Seconds of a frame spent on looking at matches."""
MANY = 400
"""So many matches that were not known are shown together, as they are read."""
SETTLED = 12
"""Frames that a screen just opened is left alone."""
THUMBNAIL = Thumbnail("", FeltColour.GREEN, dark=False, glimpse=None)


def saves(
    context: UiContext,
    store: SaveStore,
    resume: Callable[[UiContext, str], Switch],
    ended: Callable[[UiContext, str], Switch],
    idle: Callable[[], object] = lambda: None,
    glimpses: Glimpses | None = None,
) -> ScreenScene:
    """Open the saved games; one that goes on is resumed, one that is over shows how it ended.

    Idle is called at frames that draw nothing. Glimpses may be known from before.
    """
    screen, frames = _Saves(context, store, (resume, ended), glimpses or Glimpses(store.load)), count()

    def listen() -> None:
        settled = next(frames) >= SETTLED
        screen.listen(settled=settled)
        if settled and not screen.screen.dirty:
            idle()

    return ScreenScene(screen.screen, listen=listen)


class _Saves:
    """Holds what is listed, and which match is being renamed."""

    def __init__(
        self,
        context: UiContext,
        store: SaveStore,
        ways: tuple[Callable[[UiContext, str], Switch], Callable[[UiContext, str], Switch]],
        glimpses: Glimpses,
    ) -> None:
        self._context = context
        self._glimpses = glimpses
        self._drawing: Iterator[None] = iter(())  # the cards of a glimpse, one at each frame
        self._store = store
        self._ways = ways  # into a match that goes on, and to how one ended
        self._tab = 0
        self._renaming = ""
        self._typed = ""
        self._deleted: list[str] = []  # titles, the last one deleted last
        self._listing: tuple[SavedMatch, ...] = ()
        self._told: dict[SavedMatch, SaveLine] = {}
        self._measured = Measured(), Measured()  # by tab
        self._complete = False
        self._unseen = 0  # matches read since the list was last made
        self._unsure: list[str] = []  # matches to look at for changes in place, the first listed last
        self._look_again()
        first = next((f"resume/{each.id}" for each in self._shown()), "tab/0")
        self.screen = Screen(context, self._compose, back=self._back, first=first)

    def _look_again(self) -> None:
        self._complete = self._store.catch_up(AT_ONCE)
        self._listing = self._store.found()
        self._unsure = [each.id for each in reversed(self._listing)]

    def listen(self, *, settled: bool) -> None:
        """Go on at every frame with what nobody waits for: matches not known, files changed and, in time, tables."""
        if settled:
            self._glance()
        if self._complete and self._unsure:
            some = [self._unsure.pop() for _ in range(min(AT_ONCE, len(self._unsure)))]
            if self._store.recheck(some):
                self._look_again()
                self.screen.refresh()
        if not self._complete:
            self._complete = self._store.catch_up(AT_ONCE)
            self._unseen += AT_ONCE
            if self._complete or self._unseen >= MANY:
                self._unseen = 0
                self._look_again()
                self.screen.refresh()

    def _glance(self) -> None:
        """Find what lies on the tables of the matches in sight, and draw its cards, one at every frame."""
        if next(self._drawing, self) is not self:
            return
        found = self._glimpses.go_on(MOMENT)
        if found:
            tall = THUMBNAIL.height(self._context.look, self._context.look.width)
            self._drawing = unready(self._context.sprites, found, tall)
            self.screen.refresh()

    def _shown(self) -> list[SavedMatch]:
        return [each for each in self._listing if each.score.over == bool(self._tab)]

    def _words_of(self, saved: SavedMatch) -> SaveLine:
        """Put a match into words, once."""
        if saved not in self._told:
            try:
                said = told(self._context.words, saved, self._store.load)
            except Exception:  # noqa: BLE001 - whatever it is, it must not hide the other matches, and is written down
                self._context.report_failure("unopened")
                said = unknown(self._context.words, saved)
            self._told[saved] = said
        return self._told[saved]

    def _back(self) -> Switch:
        if not self._renaming:
            return Pop()
        self._renaming = ""
        self.screen.refresh()
        return None

    # ------------------------------------------------------------------ actions

    def _show(self, tab: int) -> Switch:
        self._tab = tab
        self._renaming = ""
        return None

    def _open(self, saved: SavedMatch) -> Switch:
        try:
            return self._ways[saved.score.over](self._context, saved.id)
        except (ValueError, OSError) as error:
            self._complain(error)
            return None

    def _complain(self, error: Exception) -> None:
        words = self._context.words
        if isinstance(error, SaveInUse):
            self._context.notices.say(words.get("storage.saved.in_use"))
        elif isinstance(error, SaveGone):
            self._context.notices.say(words.get("storage.saved.gone"))
        else:
            self._context.notices.say(in_curly(error))
        self._look_again()

    def _begin_rename(self, saved: SavedMatch) -> Switch:
        self._renaming, self._typed = saved.id, saved.name
        self.screen.state("name").leave_text()
        self.screen.hold("name")
        return None

    def _type(self, text: str) -> Switch:
        self._typed = text
        return None

    def _rename(self) -> Switch:
        match_id, self._renaming = self._renaming, ""
        try:
            if not self._store.rename(match_id, one_line(self._typed)):
                self._context.notices.say(self._context.words.get("saves.not_renamed"))
        except ValueError as error:
            self._complain(error)
        self._look_again()
        self.screen.hold(f"rename/{match_id}")
        return None

    def _export(self, saved: SavedMatch) -> Switch:
        words = self._context.words
        path = Path(self._context.platform.data_folder) / EXPORTS / f"{saved.id}{_slug(saved.name)}{SUFFIX}"
        try:
            self._store.export(saved.id, path)
        except SaveGone as error:
            self._complain(error)
        except ValueError as error:
            self._context.notices.say(words.get("saves.not_exported", fault=in_curly(error)))
        except OSError as error:
            self._context.notices.say(words.get("saves.not_exported", fault=f"{error.strerror or error}."))
        else:
            self._context.notices.say(words.get("saves.exported", path=path))
        return None

    def _delete(self, saved: SavedMatch, name: str) -> Switch:
        try:
            if self._store.delete(saved.id):
                self._deleted.append(name)
                told = self._context.words.get("saves.deleted", title=name)
                self._context.announcer.say(told, urgent=True)
                self.screen.hold("undo")
            else:
                self._context.notices.say(self._context.words.get("saves.not_deleted"))
        except ValueError as error:
            self._complain(error)
        self._look_again()
        return None

    def _undo(self) -> Switch:
        self._deleted.pop()
        back = self._store.undo_delete()
        self._look_again()
        found = [each for each in self._listing if each.id == back]
        if found:
            self._tab = int(found[0].score.over)
            self.screen.refresh()
            self.screen.hold(f"delete/{back}")
        else:
            self._context.notices.say(self._context.words.get("saves.nothing_back"))
        return None

    # ------------------------------------------------------------------ layout

    def _compose(self) -> Block:
        words = self._context.words
        counts = [sum(each.score.over == over for each in self._listing) for over in (False, True)]
        labels = (
            words.get("saves.unfinished", number=counts[0]),
            words.get("saves.finished", number=counts[1]),
        )
        keys = region_hints(self._context)
        head = Row((Grow(title(words.get("saves.title"))), way_back(self._context, Pop)), gap=16)
        top = Column((head, Region("tabs", tabs("tab", labels, self._tab, self._show))), gap=8)
        bar = (Pad(self._undo_bar(), 30, 0),) if self._deleted else ()
        whole = Column((Pad(top, 30, 0), *bar, Grow(self._list()), Pad(keys, 30, 0)), gap=10)
        return Pad(Centre(whole, WIDEST, tall=False), SIDES - 30, ENDS)

    def _undo_bar(self) -> Block:
        words = self._context.words
        said = Text(words.get("saves.deleted", title=self._deleted[-1]), LABEL)
        button = Button("undo", words.get("saves.undo"), self._undo, icon="undo")
        return Region("undo", Panel(Row((Grow(said), button), gap=18), Material.INSET, sides=20, ends=10))

    def _list(self) -> Block:
        shown, words = self._shown(), self._context.words
        if not shown:
            kind = "finished" if self._tab else "unfinished"
            game = self._context.routes.games[self._tab % len(self._context.routes.games)]
            head, text = words.get(f"saves.empty_{kind}"), words.get(f"saves.empty_{kind}_text")
            return Scroll(
                "empty", Pad(emptiness(self._context, game, head, text, words.get("saves.play")), 30, 20)
            )
        kinds = {True: "named", False: "nameless"}
        lines = [
            (each.id, "renamed" if each.id == self._renaming else kinds[bool(each.name)]) for each in shown
        ]
        cards = Long(
            lines,
            lambda number: self._card(shown[number]),
            self._measured[self._tab],
            gap=12,
            held=lambda: self.screen.held.partition("/")[2],
        )
        return Region("matches", Scroll(f"matches/{self._tab}", Pad(cards, 30, 18)))

    def _card(self, saved: SavedMatch) -> Block:
        said = self._words_of(saved)
        mine = self._context.settings
        glimpse = self._glimpses.find(saved) if saved.known else NOTHING
        name = self._context.words.get("saves.thumbnail")
        cover = replace(THUMBNAIL, name=name, felt=mine.felt, dark=mine.high_contrast, glimpse=glimpse)
        if saved.id == self._renaming:
            return Panel(Row((cover, Grow(self._renamer())), gap=26), sides=18, ends=12)
        look, words = self._context.look, self._text(said)
        if look.width < text_px(look, BROAD):
            whole: Block = Column((Row((cover, Grow(words)), gap=20), self._actions(saved, said)), gap=10)
        else:
            whole = Row((cover, Grow(words), self._actions(saved, said)), gap=26)
        return Panel(whole, sides=18, ends=12)

    def _text(self, said: SaveLine) -> Block:
        parts: list[Block] = [subheading(said.title)]
        if said.about:
            parts.append(Text(said.about, BODY, Tint.MUTED))
        stand: Block = Text(said.stand, SMALL_STRONG)
        if said.outcome:
            icon, tint = ("crown", Tint.GOLD) if said.won else ("dot", Tint.CREAM)
            outcome = Text(said.outcome, SMALL_STRONG, tint)
            stand = Column((Row((IconSign(icon), Grow(outcome)), gap=9), stand), gap=2)
        return Column((*parts, stand, fact("clock", said.kept)), gap=3)

    def _renamer(self) -> Block:
        words = self._context.words
        field = TextField(
            "name",
            words.get("saves.name"),
            self._typed,
            self._type,
            hint=words.get("saves.name_hint"),
            most=LONGEST_NAME,
            done=self._rename,
        )
        buttons = (
            Button("keep_name", words.get("saves.keep_name"), self._rename, Tone.PRIMARY),
            Button("cancel_name", words.get("common.cancel"), self._back),
        )
        unshown = no_typeface(self._context, self._typed)
        return Column((Text(words.get("saves.name"), LABEL), field, *unshown, Wrap(buttons, gap=12)), gap=8)

    def _actions(self, saved: SavedMatch, said: SaveLine) -> Block:
        words, key = self._context.words, saved.id
        lesser = (
            Button(
                f"rename/{key}",
                words.get("saves.rename"),
                lambda: self._begin_rename(saved),
                Tone.QUIET,
                icon="pencil",
            ),
            Button(
                f"export/{key}",
                words.get("saves.export"),
                lambda: self._export(saved),
                Tone.QUIET,
                said.known,
                tip=words.get("saves.export_tip"),
                icon="export",
            ),
            Button(
                f"delete/{key}",
                words.get("saves.delete"),
                lambda: self._delete(saved, said.title),
                Tone.QUIET,
                icon="trash",
            ),
        )
        way, icon = ("result", "eye") if saved.score.over else ("resume", "play")
        opening = Button(
            f"{way}/{key}",
            words.get(f"saves.{way}"),
            lambda: self._open(saved),
            Tone.PRIMARY,
            said.known,
            tip=words.get(f"saves.{way}_tip"),
            icon=icon,
        )
        return Row((*lesser, opening), gap=6)


def _slug(name: str) -> str:
    """Make the part of a file's name that comes from the player's own name for a match.

    >>> _slug("Ada's revanche!"), _slug("")
    ('-adas-revanche', '')
    """
    plain = re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")
    return f"-{plain}" if plain else ""
