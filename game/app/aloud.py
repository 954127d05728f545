"""Whoever listens instead of looking: a screen reader where one runs, the program's own voice where it is wanted."""

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import takewhile

from game.app.pronunciation import pronounced, spelt
from game.app.screen_reader import ENDS, NodeSource, ScreenReader, answers_first, placed
from game.app.voices import Manner, Voice, speaker
from game.core.record import replace
from game.storage.settings import EventsBy, ReaderPace, Settings
from game.ui.shell.action import GROUPS, Action
from game.ui.shell.context import UiContext, key_name
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
LATELY = 12
"""Sentences after which a title that begins with one of them says something new."""
SHORT = 400
"""Letters of a screen's text that are read before what has the focus; more only where that stands below all of it."""


class Aloud:
    """Hands on what is to be heard of one window."""

    def __init__(self, title: str, context: UiContext, handle: int) -> None:
        """Wait for screen readers; `handle` is that of the window."""
        self._context = context
        self._reader = ScreenReader(title, handle, context)
        self._reading = 0.0  # seconds until a screen reader may have said everything
        self._voice: Voice | None = None
        self._chosen: tuple[bool, EventsBy] | None = None  # what the settings said of the voice last
        self._pressed = 0  # presses answered when something was said last
        self._title = ""  # of the screen that was told last
        self._heading = ""  # over what had the focus last
        self._lately = deque[str](maxlen=LATELY)
        self._spoken = ""  # what was said last
        self._focus = ("", "")  # key of what had the focus when that was said last, and what may change of it
        self._field = NOTHING  # what had the focus as it was written in last
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
        announcer, settings = self._context.announcer, self._context.settings
        announcer.read = reads = self._reader.reads
        answering, last = announcer.asked, self._spoken
        self._answer(announcer.asked)
        if reads and announcer.reading:
            nodes = shown.nodes()
            for each in (title_of(nodes), *texts(nodes)):
                announcer.say(each, urgent=True)
        said, tried = announcer.drain(), announcer.drain_tried()
        by = settings.events_by if reads else EventsBy.BOTH
        self._reader.tell(shown, said if by is not EventsBy.VOICE else (), drawn=drawn, focused=focused)
        moved, self._pressed = pressed != self._pressed, pressed
        on = self._speaks(settings, tried)
        announcer.followed = on or self._reader.listened
        if moved and self._voice is not None:
            self._voice.stop()
        if (
            reads and on
        ):  # some tell what has the focus, but not what happens, where one is and what one writes
            nodes = shown.nodes() if drawn else ()
            self._speak(
                *self._arrived(nodes), *self._written(nodes), *(each.text for each in answers_first(said))
            )
        elif on:
            self._say(said, shown.nodes() if drawn or announcer.reading else (), moved=moved)
        elif said:
            self._spoken = answers_first(said)[-1].text
        self._speak(*tried)
        self._spoken = last if answering else self._spoken  # what is told of it is not told of again
        self._wait_for_reader(said if by is not EventsBy.VOICE else (), dt, moved=moved)
        announcer.speaking = self._reading > 0 or (self._voice is not None and self._voice.busy)
        announcer.reading = announcer.narrated = False
        announcer.asked = None

    def _answer(self, action: Action | None) -> None:
        """Say the last sentence once more, or letter by letter, or all keys."""
        told: Sequence[str] = ()
        if action is Action.REPEAT:
            told = (self._spoken,)
        elif action is Action.SPELL:
            told = (spelt(pronounced(self._spoken, self._context.words), self._context.words),)
        elif action is Action.KEYS:
            told = keys_told(self._context)
        for each in told:
            self._context.announcer.say(each, urgent=True)

    def _arrived(self, nodes: Sequence[Node]) -> Sequence[str]:
        """Give the title of a screen that is new."""
        title = title_of(nodes)
        new, self._title = title not in ("", self._title), title or self._title
        told = any(title.startswith(each.rstrip(".")) for each in self._lately)
        return (title,) if new and not told else ()

    def _written(self, nodes: Sequence[Node]) -> Iterator[str]:
        """Tell what is written or deleted where the focus is, and what the caret goes to."""
        if not nodes:
            return
        held, before = focus_of(nodes), self._field
        self._field = held
        if held.role is not Role.FIELD or before.key != held.key:
            return
        caret = held.marked[1] if held.marked else 0
        told = held.value[caret : caret + 1] if before.marked != held.marked else ""
        told = edited(before.value, held.value) or told
        yield (
            key_name(self._context.words, self._context.keyboard, "space", aloud=True)
            if told == " "
            else told
        )

    def _wait_for_reader(self, said: Sequence[Announcement], dt: float, *, moved: bool) -> None:
        """Reckon how long a screen reader will speak: it doesn't tell. A press breaks off what it was saying."""
        pace = PACES.get(self._context.settings.reader_pace)
        if pace is None or not self._reader.reads:
            self._reading = 0.0
            return
        left = 0.0 if moved else max(0.0, self._reading - dt)
        letters = sum(len(pronounced(each.text, self._context.words)) + BREATH for each in said)
        self._reading = min(LONGEST, left + letters / pace)

    def _speaks(self, settings: Settings, tried: Sequence[str]) -> bool:
        """Begin or end to speak as the settings say, or because the voice is tried; tell whether it is switched on."""
        reads, before = self._reader.reads, self._chosen
        on = settings.events_by is not EventsBy.READER if reads else settings.voice
        self._chosen = settings.voice, settings.events_by
        wanted = on or bool(tried)
        if wanted and self._voice is None and (by := speaker()):
            self._voice, self._title = Voice(by), ""
        if wanted if self._voice is None else self._voice.missing:
            self._end_voice()
            self._notice("no_voice")
            self._context.change(replace(settings, voice=False, events_by=EventsBy.READER))
            self._chosen = False, EventsBy.READER
            return False
        if self._voice is not None and not (wanted or self._voice.busy):
            self._end_voice()
        if before is not None and before[reads] != self._chosen[reads]:
            self._notice(f"events_by.{settings.events_by}" if reads else "voice_on" if on else "voice_off")
        if self._voice is not None:
            self._voice.manner = Manner(
                settings.speech_rate,
                settings.speech_pitch,
                settings.speech_volume,
                settings.speech_voice,
                self._context.words.language,
            )
            self._context.announcer.voices = self._voice.names or self._context.announcer.voices
        return on

    def _notice(self, key: str) -> None:
        self._context.notices.say(self._context.words.get(f"aloud.{key}"))

    def _say(self, said: Sequence[Announcement], nodes: Sequence[Node], *, moved: bool) -> None:
        """Say which screen is new, what happened (answers to a press first) and what has the focus."""
        title, announcer = title_of(nodes), self._context.announcer
        new = bool(title) and (title != self._title or announcer.reading)
        if new:
            self._title, self._heading, self._focus = title, title, ("", "")
            self._speak(title)
        for each in answers_first(said):
            if not (new and title.startswith(each.text.rstrip("."))):
                self._speak(each.text)
        if not nodes:
            return
        told = texts(nodes) if new and not announcer.narrated else ()
        above = nodes[: nodes.index(focus_of(nodes))] if focus_of(nodes) is not NOTHING else ()
        short = sum(map(len, told)) <= SHORT or tuple(told) == texts(above)
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
        stuck = moved and not set(ENDS).isdisjoint(held.state)  # at its end, whatever is pressed
        if not told or ((held.key, fact) == self._focus and not stuck):
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
                self._lately.append(each)

    def close(self) -> None:
        """Tell nothing any more."""
        self._reader.close()
        self._end_voice()

    def _end_voice(self) -> None:
        if self._voice is not None:
            self._voice.close()
            self._voice = None


def keys_told(context: UiContext) -> Sequence[str]:
    """Say what every key does, those first that answer questions."""
    words, groups = context.words, sorted(GROUPS, key=lambda group: group[0] != "telling")
    return tuple(
        words.get(
            "aloud.key_does",
            key=", ".join(key_name(words, context.keyboard, key, aloud=True) for key in keys),
            action=words.get(f"settings.action.{action}"),
        )
        for _, actions in groups
        for action in actions
        if (keys := context.bindings.of(action))
    )


NOTHING = Node(Role.TEXT, "", (0, 0, 0, 0))
WORDS = (Role.TEXT, Role.HEADING)
PICTURES = (Role.CHART, Role.PROGRESS)
READ = (Role.TEXT, Role.HEADING, Role.ROW, Role.LINE, Role.CHART, Role.PROGRESS)
UNSAID = ("focused", "playable")


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


def edited(old: str, new: str) -> str:
    """Give what is new in a text or, where nothing is, what is gone.

    >>> edited("Ada", "Amanda"), edited("Amanda", "Ada"), edited("Ada", "Ada")
    ('man', 'man', '')
    """
    first = _alike(old, new)
    last = _alike(old[first:][::-1], new[first:][::-1])
    return new[first : len(new) - last] or old[first : len(old) - last]


def _alike(one: str, other: str) -> int:
    """Count the letters with which both begin."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


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
