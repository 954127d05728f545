"""The frame loop: inputs in, time on, and a picture only when something changed.

A screen that fails doesn't take the others with it. One that can't be drawn or go on in time is closed; one that fails
to answer an input is left once, because it may only have failed to open another, and closed the second time. Either
way what happened is written down, and the player is told where. The first screen can't be closed: if it can't be shown
there is nothing left to show, and the program stops.

While the size of the window changes, the last picture is stretched; once it has stayed for a frame, all is drawn anew.
"""

from math import inf
from time import perf_counter

import pygame

from game.core.record import replace
from game.storage.settings import EventsBy
from game.storage.spare import EXHAUSTED
from game.ui.shell.action import ASKING, Action
from game.ui.shell.context import UiContext
from game.ui.shell.destinations import ToFile
from game.ui.shell.editing import edit_of
from game.ui.shell.input import Dropped, Input, Plugged, Press, is_press
from game.ui.shell.scene import Command, Quit, Scene, SceneStack
from game.ui.shell.window import Window

TOIL, LEAST, SPARE = 0.002, 0.0005, 0.008
"""Seconds of a frame spent on pictures of cards that are waited for: at most and at least, when it was drawn, and when
it stays as it was.
"""
FULL, SKIPPED = 0.003, 10
"""A frame that took so many seconds to be drawn has none left for them, but not so many frames in a row."""


class Loop:
    """Drives a stack of scenes in a window. `step` is one frame, which tests call themselves."""

    def __init__(self, window: Window, context: UiContext, first: Scene) -> None:
        self._skipped = 0  # frames in a row that had no time left for pictures
        self._window = window
        self._context = context
        self.heard = 0  # presses answered so far, of keys and of buttons
        self.inputs = 0  # taken in so far, of any kind
        self._alone: Scene | None = None  # the scene that was drawn last, if nothing else was
        self._size = window.size  # at the last frame
        self._asked: list[Input] = []  # by somebody other than the window
        self._unread = False  # a picture can't be read, and the player knows
        self._failed: Scene | None = None  # failed to answer an input, and was left once
        context.resize(window.size)
        self.stack = SceneStack(first, self)

    def ask(self, happened: Input) -> None:
        """Have an input answered in the next frame that does not come from the window, but from a screen reader."""
        self._asked.append(happened)

    @property
    def fade(self) -> float:
        return self._context.look.theme.tempo.scene

    @property
    def shown(self) -> pygame.Surface:
        return self._window.canvas

    def question(self) -> Scene | None:
        """Ask before what is not saved is lost: the one gate through which everybody leaves."""
        return self._context.routes.parting(self._context)

    def enter(self, room: str, heard: str = "") -> None:
        self._context.enter(room, heard)

    def keep_window(self) -> None:
        """Have the settings remember where the window stands, to open it there again."""
        self._context.change(replace(self._context.settings, window=self._window.geometry))

    def step(self, dt: float) -> bool:
        """Do one frame; tell whether anything was drawn."""
        asked, self._asked = self._asked, []
        mine = self._context
        for happened in (*asked, *self._window.inputs(mine.bindings, mine.buttons, dt)):
            mine.note_device(happened)
            if is_press(happened) and mine.settings.messages_stay:
                mine.notices.clear()
            self._answer(happened)
            self.heard += is_press(happened)
            self.inputs += 1
            if not self.stack.open:
                return False
        if self._window.closing:
            self._window.closing = False
            self.turn(Quit)
        if not self.stack.open:
            return False
        begun = perf_counter()
        stretched = self._changing_size()
        if not stretched:
            self._context.resize(self._window.size)
        self._context.on_keyboard_layout(self._window.keyboard)
        self._context.sound.set_focused(self._window.focused)
        self._context.sound.update_loops()
        drawn = self._shown(dt, stretched=stretched)
        self._draw_cards(self._spare(perf_counter() - begun) if drawn else SPARE)
        return drawn

    def _draw_cards(self, seconds: float) -> None:
        """Go on for so long with pictures that are waited for; where no more files may be open, in a later frame."""
        try:
            if self._context.sprites.work(seconds):
                self._context.redraw()
            self._unread = False
        except OSError as trouble:
            if trouble.errno not in EXHAUSTED:
                raise
            if not self._unread:
                self._context.report_failure("undone")
            self._unread = True

    def _spare(self, spent: float) -> float:
        """Give the seconds that are left for pictures of cards in a frame that has been drawn."""
        self._skipped = self._skipped + 1 if spent > FULL and self._skipped < SKIPPED else 0
        return 0.0 if self._skipped else min(TOIL, max(LEAST, FULL - spent))

    def _changing_size(self) -> bool:
        """Tell whether the window has another size than at the last frame, and nothing has been laid out for it."""
        before, self._size = self._size, self._window.size
        return self._size not in (before, self._context.look.size)

    def _stretch(self) -> None:
        """Show the picture as it was, stretched: to lay everything out anew takes longer than several frames."""
        canvas = self._window.canvas
        picture = pygame.Surface(self._context.look.size, 0, canvas)
        self.stack.draw(picture)
        self._context.notices.draw(picture, self._context.look)
        pygame.transform.smoothscale(picture, canvas.get_size(), canvas)
        self._alone = None
        self._window.show()

    def _shown(self, dt: float, *, stretched: bool) -> bool:
        """Let time pass and show what has changed; tell whether anything has."""
        try:
            if stretched:
                self._stretch()
                return True
            self.stack.update(dt)
            stays = self._context.settings.messages_stay
            self._context.notices.update(dt, inf if stays else self._context.look.theme.tempo.toast)
            stale = self.stack.dirty or self._context.notices.dirty or self._window.lost
            drawn = self.stack.open and stale
            if drawn and self._context.notices.sentences:
                kept = self.stack.kept_from_notices
                self._context.notices.place(self.stack.notice_room, self.stack.nodes(), kept)
            if drawn:
                self.draw()
        except Exception:  # noqa: BLE001 - whatever it is, only the screen that failed is lost, and it is written down
            self._close()
            return False
        return drawn

    def _answer(self, happened: Input) -> None:
        """Answer an input, or say that it can't be answered."""
        try:
            self.handle(happened)
        except Exception:  # noqa: BLE001 - as above
            failed = self.stack.asked
            if failed is self._failed and self.stack.drop(failed):
                self._context.report_failure("closed")
            else:
                self._failed = failed
                self._context.report_failure("undone")

    def _close(self) -> None:
        """Close the screen that has just failed; raise again what happened if it is the first."""
        self._window.canvas.set_clip(None)
        if not self.stack.drop(self.stack.asked):
            raise  # noqa: PLE0704 - said while the exception is handled
        self._context.report_failure("closed")

    def turn(self, opening: Command) -> None:
        """Go where somebody outside the screens leads to, or say that it can't be opened."""
        try:
            self.stack.turn(opening())
        except Exception:  # noqa: BLE001 - as above
            self._context.report_failure("undone")

    def draw(self) -> None:
        canvas, alone = self._window.canvas, self.stack.alone
        if alone is None or alone is not self._alone or self._window.lost:
            self._context.overdraw(canvas.get_rect())
        self._alone, self._window.lost = alone, False
        self.stack.draw(canvas)
        self._context.overdraw(*self._context.notices.draw(canvas, self._context.look))
        self._window.show()

    def handle(self, happened: Input) -> None:
        """Answer what means the same everywhere, and pass the rest on."""
        if isinstance(happened, Dropped):
            file = happened.file
            self.turn(lambda: self._context.go(ToFile(file)))
            return
        if isinstance(happened, Plugged):
            self._tell_of(happened)
            return
        action = happened.action if isinstance(happened, Press) and not self._kept(happened) else None
        if action is Action.QUIT:
            self.stack.turn(Quit())
        elif action is Action.FULL_SCREEN:
            self._window.toggle_full_screen()
            self._context.resize(self._window.size)
        elif action is Action.VOICE:
            self._voice()
        elif action is Action.MUTE:
            self._mute()
        elif action in ASKING:
            self._context.announcer.asked = action
        else:
            self._context.announcer.reading = action is Action.TELL_AGAIN
            self.stack.handle(happened)

    def _tell_of(self, plugged: Plugged) -> None:
        """Say that a controller has come or gone. The match is kept with every move, so nothing else is to be done."""
        key = "plugged" if plugged.there else "unplugged"
        self._context.notices.say(self._context.words.get(f"common.pad.{key}", name=plugged.name))

    def _kept(self, press: Press) -> bool:
        """Tell whether a press is for the screen alone, whatever it means elsewhere: a letter while one writes is."""
        written = len(press.key) == 1 or press.key == "space" or edit_of(press) is not None
        return self._told("capturing") or (written and self._told("writing"))

    def _told(self, state: str) -> bool:
        """Whether something on the screen is in a state: "writing" takes letters, "capturing" takes every key."""
        return any(state in node.state for node in self.stack.nodes())

    def _voice(self) -> None:
        """Turn the voice on or off, beside a screen reader for what happens; whoever speaks says that."""
        settings = self._context.settings
        if self._context.announcer.read:
            by = EventsBy.VOICE if settings.events_by is EventsBy.READER else EventsBy.READER
            self._context.change(replace(settings, events_by=by))
        else:
            self._context.change(replace(settings, voice=not settings.voice))

    def _mute(self) -> None:
        settings = self._context.settings
        self._context.change(replace(settings, mute=not settings.mute))
        words = self._context.words
        self._context.notices.say(words.get("common.sound_on" if settings.mute else "common.sound_off"))
