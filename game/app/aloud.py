"""Whoever listens instead of looking: a screen reader where one runs, the program's own voice where it is wanted."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread

from game.app.screen_reader import NodeSource, ScreenReader, answers_first, placed
from game.core.record import replace
from game.storage.settings import ReaderPace
from game.ui.shell.context import UiContext
from game.ui.shell.input import Input
from game.ui.shell.node import CONTROLS, Node, Role, spoken_nodes
from game.ui.shell.notices import Announcement
from game.wording import Words

PACES = {ReaderPace.SLOW: 10.0, ReaderPace.USUAL: 16.0, ReaderPace.FAST: 30.0}
"""Letters that a screen reader says in a second."""
BREATH = 8
"""Letters that could be said in the pause after a sentence."""
LONGEST = 60.0
"""Seconds that opponents wait at most."""
SET = (Role.CHOICE, Role.SLIDER, Role.STEPPER, Role.TOGGLE)
"""Controls of which the value alone is new as it is changed."""
SHORT = 400
"""Letters of a screen's text that are read before what has the focus."""


class Aloud:
    """Hands on what is to be heard of one window."""

    def __init__(self, title: str, context: UiContext, handle: int) -> None:
        """Wait for screen readers; `handle` is that of the window."""
        self._context = context
        self._reader = ScreenReader(title, handle, context)
        self._reading = 0.0  # seconds until a screen reader may have said everything
        self._voice: Voice | None = None
        self._opened = False  # the settings the program began with have been followed
        self._pressed = 0  # presses answered when something was said last
        self._title = ""  # of the screen that was told last
        self._heading = ""  # over what had the focus last
        self._spoken = ""  # what was said last
        self._focus = ("", "")  # key of what had the focus when that was said last, and what may change of it
        self._held = ""  # key of what had the focus when that was looked at last
        self._reachable = frozenset[str]()  # keys of what could have had it
        self._fallen = ""  # key of what got the focus only because something else is gone

    def poll(self) -> Iterator[Input]:
        """Give the inputs for what screen readers ask for."""
        return self._reader.poll()

    def tell(
        self,
        shown: NodeSource,
        *,
        drawn: bool,
        focused: bool,
        pressed: int,
        dt: float = 0.0,
    ) -> None:
        """Tell of a frame of so many seconds: what is on the screen, what happened, how many presses were answered."""
        announcer = self._context.announcer
        said = announcer.drain()
        self._reader.tell(shown, said, drawn=drawn, focused=focused)
        moved, self._pressed = pressed != self._pressed, pressed
        announcer.followed = self._speaks() or self._reader.listened
        if moved:
            self._stop_speaking()
        if self._reader.reads:  # some tell what has the focus, and nothing of what happens
            self._speak(*(each.text for each in answers_first(said)))
        elif self._voice is not None:
            self._say(said, shown.nodes() if drawn or announcer.reading else (), moved=moved)
        self._wait_for_reader(said, dt, moved=moved)
        announcer.speaking = self._reading > 0 or (self._voice is not None and self._voice.busy)
        announcer.reading = announcer.narrated = False

    def _wait_for_reader(self, said: Sequence[Announcement], dt: float, *, moved: bool) -> None:
        """Reckon how long a screen reader will speak: it doesn't tell. A press breaks off what it was saying."""
        pace = PACES.get(self._context.settings.reader_pace)
        if pace is None or not self._reader.reads:
            self._reading = 0.0
            return
        left = 0.0 if moved else max(0.0, self._reading - dt)
        letters = sum(len(pronounced(each.text, self._context.words)) + BREATH for each in said)
        self._reading = min(LONGEST, left + letters / pace)

    def _speaks(self) -> bool:
        """Begin or end to speak as the settings say; tell whether there is a voice."""
        wanted, told = self._context.settings.voice, self._opened
        self._opened = True
        if wanted and self._voice is None:
            if command := speaker():
                self._voice = Voice(command)
                self._title = ""
                if told:
                    self._notice("voice_on")
            else:
                self._notice("no_voice")
                self._context.change(replace(self._context.settings, voice=False))
        elif not wanted and self._voice is not None:
            self._voice.close()
            self._voice = None
            self._notice("voice_off")
        return self._voice is not None

    def _notice(self, key: str) -> None:
        self._context.notices.say(self._context.words.get(f"aloud.{key}"))

    def _stop_speaking(self) -> None:
        if self._voice is not None:
            self._voice.stop()

    def _say(self, said: Sequence[Announcement], nodes: Sequence[Node], *, moved: bool) -> None:
        """Say which screen is new, what happened (answers to a press first) and what has the focus."""
        title, announcer = title_of(nodes), self._context.announcer
        new = bool(title) and (title != self._title or announcer.reading)
        if new:
            self._title, self._heading, self._focus = title, title, ("", "")
            self._speak(title)
        for each in answers_first(said):
            if not (new and each.text.rstrip(".") == title.rstrip(".")):
                self._speak(each.text)
        if not nodes:
            return
        told = texts(nodes) if new and not announcer.narrated else ()
        short = sum(map(len, told)) <= SHORT
        self._speak(*(told if short else ()))
        led = focus_of(nodes).key == announcer.pointed != ""
        if led or (new and not announcer.narrated) or self._taken(nodes, moved=moved):
            self._fallen = ""
            self._tell_focus(nodes, moved=moved)
        self._speak(*(() if short else told))
        self._held, announcer.pointed = focus_of(nodes).key, ""
        if self._held in ("", self._fallen):  # it comes back from elsewhere, wherever it goes
            self._focus = ("", "")

    def _taken(self, nodes: Sequence[Node], *, moved: bool) -> bool:
        """Tell whether the player has taken the focus where it is, and it has not fallen to what was left."""
        key, before = focus_of(nodes).key, {self._held} if self._held else self._reachable
        gone = not before <= {each.key for each in nodes}
        self._reachable = frozenset(each.key for each in nodes if each.role in CONTROLS)
        if key != self._held and (gone or not (self._held or moved)):
            self._fallen = key
        return key != self._fallen

    def _tell_focus(self, nodes: Sequence[Node], *, moved: bool) -> None:
        """Say what has the focus, if that is something else, and under which heading, if that is another."""
        held = focus_of(nodes)
        words, brief = self._context.words, self._context.settings.brief
        told = said_of(held, words, brief=brief or (held.role in SET and held.key == self._focus[0]))
        fact = said_of(held, words, brief=brief or held.role in SET)
        if not told or (held.key, fact) == self._focus:
            return
        self._focus = held.key, fact
        if count := chosen(nodes):
            told = self._context.words.get("aloud.chosen", card=told, number=count)
        heading = heading_over(nodes)
        if heading != self._heading:
            self._heading = heading
            self._speak(*((heading,) if moved and heading != self._spoken else ()))
        self._speak(told)

    def _speak(self, *told: str) -> None:
        for each in told:
            if self._voice is not None and each:
                self._voice.say(pronounced(each, self._context.words))
                self._spoken = each

    def close(self) -> None:
        """Tell nothing any more."""
        self._reader.close()
        if self._voice is not None:
            self._voice.close()


SAPI = (
    "Add-Type -AssemblyName System.Speech;"
    "$told = New-Object IO.StreamReader([Console]::OpenStandardInput(), [Text.Encoding]::UTF8);"
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak($told.ReadToEnd())"
)
"""[Console]::In would read the sentence in the old code page of the system, and stumble over every accent."""
PROGRAMS: Mapping[str, Sequence[Sequence[str]]] = {
    "linux": (
        ("spd-say", "--priority", "message", "--wait", "--pipe-mode"),
        ("espeak-ng", "--stdin"),
        ("espeak", "--stdin"),
    ),
    "darwin": (("say", "-f", "-"),),
    "win32": (("powershell", "-NoProfile", "-NonInteractive", "-Command", SAPI),),
}
"""By system, what speaks what it reads from its input, the best first."""
WITHOUT_WINDOW: int = getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""How it is started: else Windows opens a console for each sentence, above the game and with the focus."""


def speaker(system: str = sys.platform) -> Sequence[str]:
    """Find a program that speaks; empty where there is none."""
    return next((each for each in PROGRAMS.get(system, ()) if shutil.which(each[0])), ())


class Voice:
    """Speaks sentences one after the other."""

    def __init__(self, command: Sequence[str]) -> None:
        """Speak with a program that reads what to say."""
        self._command = command
        self._waiting: SimpleQueue[tuple[int, str] | None] = SimpleQueue()
        self._left = 0  # sentences that have not been said to the end
        self._round = 0  # grows when what waits is not to be said any more
        self._speaking: subprocess.Popen[str] | None = None
        self._lock = Lock()
        self._thread = Thread(target=self._work, name="voice", daemon=True)
        self._thread.start()

    def say(self, text: str) -> None:
        """Say a sentence after those that wait."""
        with self._lock:
            self._left += 1
            self._waiting.put((self._round, text))

    @property
    def busy(self) -> bool:
        """Whether anything is still being said."""
        return self._left > 0

    def stop(self) -> None:
        """Break off, and forget what waits: somebody has gone on."""
        with self._lock:
            self._round += 1
            if self._speaking is not None:
                with suppress(OSError):
                    self._speaking.kill()

    def _work(self) -> None:
        while (told := self._waiting.get()) is not None:
            with suppress(OSError):  # what speaks has gone
                self._speak(*told)
            with self._lock:
                self._left -= 1

    def _speak(self, asked: int, text: str) -> None:
        with self._lock:
            if asked != self._round:
                return
            quiet = subprocess.DEVNULL
            self._speaking = subprocess.Popen(  # noqa: S603 - a program of the system, and no word of its own
                self._command,
                stdin=subprocess.PIPE,
                stdout=quiet,
                stderr=quiet,
                text=True,
                encoding="utf-8",
                creationflags=WITHOUT_WINDOW,
            )
        with suppress(OSError, ValueError):  # it was broken off
            self._speaking.communicate(text)
        with self._lock:
            self._speaking = None

    def close(self) -> None:
        """Be silent for good."""
        self.stop()
        self._waiting.put(None)
        self._thread.join()


NOTHING = Node(Role.TEXT, "", (0, 0, 0, 0))
WORDS = (Role.TEXT, Role.HEADING)
PICTURES = (Role.CHART, Role.PROGRESS)
READ = (Role.TEXT, Role.HEADING, Role.ROW, Role.LINE, Role.CHART, Role.PROGRESS)
UNSAID = ("focused", "playable")
SPOKEN = {"−": "minus", "×": "times", "±": "plus_or_minus", "§": "rule", "→": "to"}
"""How signs are called that voices pass over."""
SILENT = {" · ": ", ", "↑": "", "↓": "", "←": "", "…": ""}
"""Signs that are for the eye alone, and what is said instead."""
SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
CARD = re.compile("(10|[2-9AKQCJT])?([♠♥♦♣])")
SUITLESS = re.compile(r"\b(?:T[1-9][0-9]?|FOOL|JOK)\b")
FACE = f"(?:(?:10|[2-9AKQCJT])[♠♥♦♣]|{SUITLESS.pattern})"
SERIES = re.compile(f"({FACE}) (?={FACE})")


def title_of(nodes: Sequence[Node]) -> str:
    """Give the first heading of a screen, or its first text where it has none; empty for no screen.

    >>> title_of([Node(Role.BUTTON, "Back", (0, 0, 1, 1)), Node(Role.HEADING, "Settings", (0, 0, 1, 1))])
    'Settings'
    """
    for wanted in (Role.HEADING, Role.TEXT):
        for node in nodes:
            if node.role is wanted and node.name:
                return node.name
    return ""


def focus_of(nodes: Sequence[Node]) -> Node:
    return next((node for node in nodes if "focused" in node.state), NOTHING)


def chosen(nodes: Sequence[Node]) -> int:
    """Count the chosen cards where one of several has the focus; otherwise 0.

    >>> card = Node(Role.CARD, "ace of clubs", (0, 0, 1, 1), state=("selected", "focused"))
    >>> chosen([card, Node(Role.CARD, "six of clubs", (1, 0, 1, 1), state=("selected",))]), chosen([card])
    (2, 0)
    """
    held = focus_of(nodes)
    found = sum(node.role is Role.CARD and "selected" in node.state for node in nodes)
    return found if found > 1 and held.role is Role.CARD and "selected" in held.state else 0


def heading_over(nodes: Sequence[Node]) -> str:
    """Give the heading under which stands what has the focus; those of a pane or a row are over nothing outside it.

    >>> title, name = (
    ...     Node(Role.HEADING, "Result", (0, 0, 9, 9)),
    ...     Node(Role.HEADING, "You", (0, 9, 9, 9), view=(0, 9, 9, 9)),
    ... )
    >>> heading_over([title, name, Node(Role.BUTTON, "Next deal", (0, 20, 9, 9), state=("focused",))])
    'Result'
    """
    held, over = focus_of(nodes), ""
    controls = [node.box for node in nodes if node.role in CONTROLS]
    for node in nodes:
        if node is held:
            return over
        inside = any(each.contains(node.box) for each in controls)
        if node.role is Role.HEADING and node.view in (None, held.view) and not inside:
            over = node.name
    return ""


def said_of(node: Node, words: Words, *, brief: bool = False) -> str:
    """Say what a control is in one breath; of a card only what cannot be taken for granted."""
    role = f"aloud.role.{node.role}"
    kind = words.get(role) if role in words else ""
    keys = [f"aloud.state.{each.replace(' ', '_')}" for each in node.state if each not in UNSAID]
    states = [words.get(each) for each in keys if each in words]
    plain = brief or (node.role is Role.BUTTON and node.value)  # what it does has been said in a few words
    described = "" if plain else node.description
    place = "" if brief else placed(node, words)
    return ", ".join(part for part in (node.name, kind, node.value, place, *states, described) if part)


def texts(nodes: Sequence[Node]) -> tuple[str, ...]:
    """List what can be read on a screen beside its title and its controls; a line says what its cells hold.

    What stands twice under one heading is read once, a caption with the picture that has its name. A text that has been
    scrolled past, but for its end, is not read before the one that begins below it.
    """
    controls = [node.visible for node in nodes if node.role in CONTROLS]
    named = [node.name for node in nodes if node.role in PICTURES or (node.role is Role.LINE and node.value)]
    once = {title_of(nodes), *named}
    found, heard = list[str](), set(once)
    for node in spoken_nodes(nodes):
        seen = node.role in READ and node.visible.size > (0, 0) and not _ends(node)
        inside = node.role in WORDS and any(each.contains(node.visible) for each in controls)
        text = ", ".join(part for part in (node.name, node.value) if part)
        if not seen or inside or not any(map(str.isalpha, text)):
            continue
        heard = set(once) if node.role is Role.HEADING else heard
        if text not in heard:
            found.append(text)
            heard.add(text)
    return tuple(found)


def _ends(node: Node) -> bool:
    """Tell whether only the end of something is in sight, above what follows."""
    if node.view is None:
        return False
    _, top, _, tall = node.view
    seen, whole = node.visible, node.box
    return whole.top < top and seen.bottom < top + tall and 2 * seen.height < whole.height


def pronounced(text: str, words: Words) -> str:
    """Write signs as words.

    >>> from game.resources import root
    >>> from game.wording import load
    >>> words = load(root() / "words" / "en")
    >>> pronounced("You, −3 ± 1 · 2 tricks (§4.2), speed 0.5×", words)
    'You, minus 3 plus or minus 1, 2 tricks (rule 4.2), speed 0.5 times'
    >>> pronounced("With ♣ as trumps T♦, 10♠ or 9♥ is led.", words)
    'With clubs as trumps ten of diamonds, ten of spades or nine of hearts is led.'
    >>> pronounced("FOOL A♠ 9♠ or JOK; deal T21V-T1AB", words)
    'the Tomfool, ace of spades, nine of spades or the Joker; deal T21V-T1AB'
    """

    def card(found: re.Match[str]) -> str:
        rank, suit = found.group(1), words.get(f"table.suit.{SUITS[found.group(2)]}")
        if not rank:
            return suit
        named = words.get(f"table.rank.{'T' if rank == '10' else rank}")
        return words.get("table.card_of", rank=named, suit=suit)

    def suitless(found: re.Match[str]) -> str:
        return words.get(f"table.card.{found.group()}")

    text = SUITLESS.sub(suitless, CARD.sub(card, SERIES.sub(r"\1, ", text)))
    for sign, instead in SILENT.items():
        text = text.replace(sign, instead)
    for sign, key in SPOKEN.items():
        text = text.replace(sign, f" {words.get(f'aloud.sign.{key}')} ")
    return re.sub(" +", " ", text).replace("( ", "(").strip()
