"""Hands what is on the screen to screen readers and does what they ask, by the accessibility service of the system.

It takes the optional library accesskit: AT-SPI on Linux and its relatives, UI Automation on Windows, NSAccessibility on
a Mac. Where it is missing or fails, nothing is told, and nothing else is the worse for it.

In the window stands the screen, in it what stands under its title, and its other headings as groups of what follows
each, in the order in which `game.ui.shell.node` tells it, so that a reader says under which heading a control stands.
While no control has the focus, the screen has it: Orca need not break off what it says when the focus then goes to
something inside.

What happened in a frame is announced by one fresh node of a live region, because the library tells of new nodes in no
order; so the same sentence is heard twice if it is said twice. The last of these nodes are kept, because Orca passes
over what a node announces that is gone. They come after the focus: when that moves, Orca breaks off what it says.
"""

import ctypes
import json
import os
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Protocol

from game.app.pronunciation import pronounced
from game.core.record import replace
from game.storage.checked import plain
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.input import Focused, Input, Press, Typed
from game.ui.shell.node import CONTROLS, Node, Role, spoken_nodes
from game.ui.shell.notices import Announcement
from game.wording import Words

try:
    import accesskit
except ImportError:  # it is not there for every system
    accesskit = None

WINDOW = 0
KEPT = 24
"""Announcements that stay in the tree."""
SAID = "said"
"""What the group of them is called by tests."""
END = Node(Role.HEADING, "", (0, 0, 0, 0))
"""What would follow the last group."""
ROLES = {
    Role.TEXT: "LABEL",
    Role.HEADING: "HEADING",
    Role.IMAGE: "IMAGE",
    Role.BUTTON: "BUTTON",
    Role.CHOICE: "SPIN_BUTTON",
    Role.SLIDER: "SLIDER",
    Role.TOGGLE: "SWITCH",
    Role.STEPPER: "SPIN_BUTTON",
    Role.TAB: "TAB",
    Role.ROW: "BUTTON",
    Role.ENTRY: "BUTTON",
    Role.LINE: "LABEL",
    Role.FIELD: "TEXT_INPUT",
    Role.LINK: "LINK",
    Role.PANE: "SCROLL_VIEW",
    Role.PROGRESS: "PROGRESS_INDICATOR",
    Role.CHART: "FIGURE",
    Role.DIALOG: "DIALOG",
    Role.NOTICE: "STATUS",
    Role.TIP: "TOOLTIP",
    Role.HINT: "LABEL",
    Role.CARD: "BUTTON",
}
"""What a system calls the things on the screen, as accesskit names them."""
WRITTEN = (Role.TEXT, Role.LINE, Role.HINT, Role.TIP)
"""What says what it is by its words alone."""
APART = (Role.HINT, Role.NOTICE)
"""What stands under no heading, and follows the last that something stands under."""
STEPPED = (Role.CHOICE, Role.SLIDER, Role.STEPPER)
ENDS = ("lowest", "highest")
"""States that are told with a value."""
SILENT = ("focused", "disabled", "selected", "on", "off", *ENDS)
"""States that the system has a word of its own for, or that are told elsewhere."""


class NodeSource(Protocol):
    """What is on the screen, as long as nobody asks not worked out."""

    def nodes(self) -> Sequence[Node]: ...


class ScreenReader:
    """Tells one window, from the moment on in which a program asks for it."""

    def __init__(self, title: str, handle: int, context: UiContext) -> None:
        """Wait for a program that reads the screen; `handle` is what the system calls our window, or 0.

        The platform of the context writes down when the library fails.
        """
        self._context = context
        self._title = title
        self._handle = handle
        self.requests: SimpleQueue[Any] = SimpleQueue()  # the library asks in a thread of its own
        self._numbers: dict[object, int] = {}  # of what is there
        self._given = WINDOW  # the last number
        self._keys: dict[int, Node] = {}
        self._said = 0
        self._kept = deque[tuple[int, Any]](maxlen=KEPT)  # what was announced last
        self._held = WINDOW  # what was said to have the focus
        self._moved = False  # it was said so only just now
        self.listened = False  # somebody reads the screen now
        self._woken = False  # somebody has begun to listen since the last telling
        self._focused = True
        self._adapter: ReaderAdapter | None = None
        if accesskit is not None:
            with self._guarded():
                self._adapter = open_adapter(accesskit, self)

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        """Do something with the library; where that fails, write it down, and tell nothing any more."""
        try:
            yield
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException:  # noqa: BLE001 - what the library raises where it panics is no Exception
            self._adapter, self.listened = None, False
            self._context.platform.write_down(traceback.format_exc())

    @property
    def there(self) -> bool:
        """Whether this system can be told anything at all."""
        return self._adapter is not None

    @property
    def reads(self) -> bool:
        """Whether somebody listens who reads the screen aloud, as far as the system tells."""
        return self.listened and self._adapter is not None and self._adapter.reads()

    @property
    def window(self) -> int:
        """What the system calls our window; the library would follow a wrong one anywhere."""
        if not self._handle:
            message = "the system does not tell what it calls the window"
            raise LookupError(message)
        return self._handle

    def wake(self) -> None:
        """Hear that somebody listens; the tree follows with the next frame."""
        self._woken = True
        self.listened = True  # last, for from now on the library is called

    def sleep(self) -> None:
        """Hear that nobody listens any more."""
        self.listened = False

    def poll(self) -> Iterator[Input]:
        """Give the inputs for what has been asked for since the last frame."""
        while True:
            try:
                request = self.requests.get_nowait()
            except Empty:
                return
            node = self._keys.get(request.target)
            if node is not None and node.key:
                yield from asked(node, request)

    def tell(
        self,
        shown: NodeSource,
        said: Sequence[Announcement],
        *,
        drawn: bool,
        focused: bool,
    ) -> None:
        """Tell what is to be seen and what happened, where anybody listens and anything has changed.

        Before it is known that somebody listens, the library is left alone. It learns of that in a thread of its own
        and says so holding a lock: whoever called it at that moment would wait for the lock, keep other threads from
        Python meanwhile, and so never be told; the program would stand still for ever.
        """
        adapter = self._adapter
        if adapter is None or not self.listened:
            return
        if focused != self._focused or self._woken:
            self._focused = focused
            with self._guarded():
                adapter.tell_focus(focused)
        if drawn or said or self._woken:
            self._woken = False
            with self._guarded():
                adapter.tell(lambda: self._update(shown.nodes()))
                if said:
                    adapter.tell(lambda: self._announce(said))

    def _number(self, name: object) -> int:
        """Give what the library calls a thing; the same for as long as it is there.

        What comes back gets another: Orca takes it for gone for good, and is silent on it from then on.
        """
        if name not in self._numbers:
            self._given += 1
            self._numbers[name] = self._given
        return self._numbers[name]

    def _update(self, nodes: Sequence[Node]) -> Any:
        """Describe everything; the library finds out what has changed."""
        self._keys = dict(self._numbered(nodes))
        groups = list(self._grouped())
        title = next((name for _, name, _ in groups if name), self._title)
        inside = [
            each for number, name, some in groups for each in (some if name in ("", title) else [number])
        ]
        screen = self._number(("screen", title))
        held = next((number for number, node in self._keys.items() if "focused" in node.state), screen)
        self._moved, self._held = held != self._held, held
        window = accesskit.Node(accesskit.Role.WINDOW)
        window.set_label(self._title)
        window.set_language(self._context.words.language)
        window.set_children([screen, self._number(SAID)])
        words = self._context.words
        told = [
            (number, accessible(heard(node, words), listed(chosen(node, words), placed(node, words)), words))
            for number, node in self._keys.items()
        ]
        told += [*self._written(told)]
        told += [
            (number, group(pronounced(name, words), some))
            for number, name, some in groups
            if number in inside
        ]
        told += [(screen, whole(pronounced(title, words), inside)), *self._lately()]
        there = {number for number, _ in told}
        self._numbers = {name: number for name, number in self._numbers.items() if number in there}
        update = accesskit.TreeUpdate(held)
        update.tree = accesskit.Tree(WINDOW)
        update.nodes = [(WINDOW, window), *told]
        return update

    def _announce(self, said: Sequence[Announcement]) -> Any:
        """Describe all that is said now as one text, answers first; it breaks nothing off where the focus has moved."""
        ordered = answers_first(said)
        urgent = ordered[0].urgent and not self._moved
        self._said += 1
        self._kept.append(
            (
                self._number((SAID, self._said)),
                announced([pronounced(each.text, self._context.words) for each in ordered], urgent),
            )
        )
        update = accesskit.TreeUpdate(self._held)
        update.nodes = list(self._lately())
        return update

    def _written(self, told: Sequence[tuple[int, Any]]) -> Iterator[tuple[int, Any]]:
        """Give the texts that stand in fields."""
        for number, made in told:
            node = self._keys[number]
            if node.role is Role.FIELD:
                text = self._number(("written", number))
                yield text, written(text, made, node)

    def _lately(self) -> Iterator[tuple[int, Any]]:
        """Give what was announced last, and the group it stands in."""
        lately = group("", [number for number, _ in self._kept])
        lately.set_author_id(SAID)
        yield self._number(SAID), lately
        yield from self._kept

    def _grouped(self) -> Iterator[tuple[int, str, Sequence[int]]]:
        """Number what stands under each heading, and what stands before the first; give name and content of each.

        The title within a row is over nothing.
        """
        name, inside, met = "", list[int](), Counter[str]()
        standing = [(number, node) for number, node in self._keys.items() if node.role not in APART]
        controls = [node.box for _, node in standing if node.role in CONTROLS]
        for number, node in [*standing, (WINDOW, END)]:
            within = node is not END and any(each.contains(node.box) for each in controls)
            heads = node.role is Role.HEADING and not within
            if heads and inside:
                met[name] += 1
                yield self._number(("group", name, met[name])), name, inside
            inside = [] if heads else inside
            name = node.name if heads else name
            inside = [*inside, number]
        if apart := [number for number, node in self._keys.items() if node.role in APART]:
            yield self._number(("apart",)), "", apart

    def _numbered(self, nodes: Sequence[Node]) -> Iterator[tuple[int, Node]]:
        """Number things on the screen, each as before; those that are alike by their order.

        Screens may call a button and a field by one key; readers would not hear that the focus is elsewhere then.
        """
        met = Counter[object]()
        for node in spoken_nodes(nodes):
            name = node.role, node.key or node.name
            met[name] += 1
            yield self._number((name, met[name])), node

    def close(self) -> None:
        """Tell nothing any more."""
        self._adapter = None


def heard(node: Node, words: Words) -> Node:
    """Write signs as words, which readers say strangely or pass over, and what state a thing is in before what it does.

    What is written in a field stays as it is.
    """
    value = node.value if node.role is Role.FIELD else pronounced(node.value, words)
    name, description = (pronounced(each, words) for each in (node.name, node.description))
    keys = [f"aloud.state.{each.replace(' ', '_')}" for each in node.state if each not in SILENT]
    states = [words.get(each) for each in keys if each in words]
    return replace(node, name=name, value=value, description=listed(*states, description))


def placed(node: Node, words: Words) -> str:
    """Say which of several a thing is, or what it has; nothing for what stands alone."""
    return words.get("aloud.place", number=node.place[0], many=node.place[1]) if node.place else ""


def chosen(node: Node, words: Words) -> str:
    """Say that a thing is chosen, or at its end, which Orca tells only of what is part of a name."""
    return listed(*(words.get(f"aloud.state.{each}") for each in ("selected", *ENDS) if each in node.state))


def listed(*parts: str) -> str:
    return ", ".join(filter(None, parts))


def accessible(node: Node, place: str, words: Words) -> Any:
    """Describe one thing on the screen to the library; `place` says that it is chosen, and which of several it is."""
    made = accesskit.Node(getattr(accesskit.Role, ROLES[node.role]))
    if node.key:
        made.set_author_id(node.key)
    box = node.visible
    made.set_bounds(accesskit.Rect(box.left, box.top, box.right, box.bottom))
    put_words(made, node, place, words)
    if node.place:
        made.set_position_in_set(node.place[0])
        made.set_size_of_set(node.place[1])
    if "disabled" in node.state:
        made.set_disabled()
    if node.role is Role.TAB or "selected" in node.state:
        made.set_selected("selected" in node.state)
    if node.role is Role.TOGGLE:
        made.set_toggled(accesskit.Toggled.TRUE if "on" in node.state else accesskit.Toggled.FALSE)
    if node.key and node.role in (*CONTROLS, Role.LINK):
        for each in actions(node.role):
            made.add_action(each)
    return made


def put_words(made: Any, node: Node, place: str, words: Words) -> None:
    """Give a thing its name, its value and what else there is to say of it, nothing twice."""
    name, value = node.name, "" if node.role is Role.TOGGLE else node.value
    if node.role in (*STEPPED, Role.FIELD):
        made.set_value(value)
        told = listed(value, place)
        # AT-SPI tells of no value but a number; but readers say a name that changes
        if node.role is not Role.FIELD and told_by_name() and told:
            name = words.labelled(name, told)
        value = ""
    elif place and told_by_name():
        name = f"{name}, {place}"
    if node.role in WRITTEN:
        made.set_value(name)
    else:
        made.set_label(name)
    described = (
        node.description
        if value.casefold() == node.description.casefold()
        else listed(value, node.description)
    )
    if described:
        made.set_description(described)


def written(number: int, field: Any, node: Node) -> Any:
    """Describe what is written in a field, with the caret and what is selected, and give it to the field."""
    run = accesskit.Node(accesskit.Role.TEXT_RUN)
    run.set_value(node.value)
    run.set_character_lengths([len(letter.encode()) for letter in node.value])
    run.set_bounds(field.bounds)
    anchor, caret = node.marked or (len(node.value), len(node.value))
    at, to = accesskit.TextPosition(number, anchor), accesskit.TextPosition(number, caret)
    field.set_text_selection(accesskit.TextSelection(at, to))
    field.set_children([number])
    return run


def group(name: str, inside: Sequence[int]) -> Any:
    """Describe what stands under one heading."""
    made = accesskit.Node(accesskit.Role.GROUP)
    if name:
        made.set_label(name)
    made.set_children(list(inside))
    return made


def actions(role: Role) -> Sequence[Any]:
    """List what may be asked of a control."""
    found = [accesskit.Action.FOCUS, accesskit.Action.CLICK]
    if role in STEPPED:
        found += [accesskit.Action.INCREMENT, accesskit.Action.DECREMENT]
    return [*found, accesskit.Action.SET_VALUE] if role is Role.FIELD else found


def told_by_name() -> bool:
    """Tell whether values are heard only as part of a name."""
    return hasattr(accesskit, "unix")


def whole(title: str, inside: Sequence[int]) -> Any:
    """Describe a screen, which can have the focus; Orca would read all the labels of a new group, but not of these."""
    made = accesskit.Node(accesskit.Role.SECTION)
    made.set_label(title)
    made.set_children(list(inside))
    made.add_action(accesskit.Action.FOCUS)
    return made


def answers_first(said: Sequence[Announcement]) -> Sequence[Announcement]:
    """Put sentences in the order in which they are said: what answers a press comes before what happens."""
    return sorted(said, key=lambda each: not each.urgent)


def announced(sentences: Sequence[str], urgent: bool) -> Any:
    """Describe sentences that are to be read at once."""
    made = accesskit.Node(accesskit.Role.LABEL)
    made.set_value(" ".join(sentences))
    made.set_live(accesskit.Live.ASSERTIVE if urgent else accesskit.Live.POLITE)
    if told_by_name():
        # Orca 48 drops what is announced within a tenth of a second of something else, unless it is selected
        made.set_selected(True)
    return made


def asked(node: Node, request: Any) -> Sequence[Input]:
    """Give the inputs by which a request is met: the focus goes to the control, and keys do the rest."""
    focus = Focused(node.key)
    kinds = accesskit.Action
    if request.action == kinds.CLICK:
        return focus, Press("", Action.CONFIRM)
    if request.action == kinds.INCREMENT:
        return focus, Press("", Action.RIGHT)
    if request.action == kinds.DECREMENT:
        return focus, Press("", Action.LEFT)
    if request.action == kinds.SET_VALUE and request.data:
        return (focus, *(Press("backspace", None) for _ in node.value), Typed(str(request.data[1])))
    return (focus,)


SDL_WINDOW_CLASS = "SDLWindow"
"""What SDL calls its windows on a Mac: they hold the focus themselves, and must pass the question for it on."""
GET_SCREEN_READER = 0x0046
"""Asks Windows whether a screen reader has said that it runs."""


class ReaderAdapter(Protocol):
    """One window's way to whoever reads the screen."""

    def tell(self, update: Callable[[], Any]) -> None:
        """Hand on a tree, if anybody listens."""
        ...

    def tell_focus(self, focused: bool) -> None:
        """Hand on whether the window has the focus."""
        ...

    def reads(self) -> bool:
        """Tell whether whoever listens reads the screen aloud, as far as the system tells."""
        ...


class AtSpiAdapter:
    """AT-SPI."""

    def __init__(self, library: Any, reader: ScreenReader) -> None:
        """Wait for somebody who listens."""
        self._inner = library.unix.Adapter(reader.wake, reader.requests.put, reader.sleep)

    def tell(self, update: Callable[[], Any]) -> None:
        """Hand on a tree."""
        self._inner.update_if_active(update)

    def tell_focus(self, focused: bool) -> None:
        """Hand on the focus of the window."""
        self._inner.update_window_focus_state(focused)

    def reads(self) -> bool:
        """Take whoever listens for a screen reader: hardly anything else asks."""
        return True


class UiAutomationAdapter:
    """UI Automation."""

    def __init__(self, library: Any, reader: ScreenReader) -> None:
        """Answer what the window is asked."""
        self._inner = library.windows.SubclassingAdapter(reader.window, reader.wake, reader.requests.put)

    def tell(self, update: Callable[[], Any]) -> None:
        """Hand on a tree."""
        raise_events(self._inner.update_if_active(update))

    def tell_focus(self, focused: bool) -> None:
        """Hand on nothing: the window tells that itself."""

    def reads(self) -> bool:
        """Ask the system: much that is no screen reader listens as well."""
        found = ctypes.c_int(0)
        with suppress(AttributeError, OSError):
            ctypes.windll.user32.SystemParametersInfoW(  # type: ignore[attr-defined,unused-ignore]  # only there
                GET_SCREEN_READER, 0, ctypes.byref(found), 0
            )
        return bool(found.value)


class NsAccessibilityAdapter:
    """NSAccessibility."""

    def __init__(self, library: Any, reader: ScreenReader) -> None:
        """Answer what the window is asked."""
        window = reader.window
        library.macos.add_focus_forwarder_to_window_class(SDL_WINDOW_CLASS)
        self._inner = library.macos.SubclassingAdapter.for_window(window, reader.wake, reader.requests.put)

    def tell(self, update: Callable[[], Any]) -> None:
        """Hand on a tree."""
        raise_events(self._inner.update_if_active(update))

    def tell_focus(self, focused: bool) -> None:
        """Hand on the focus of the window."""
        raise_events(self._inner.update_view_focus_state(focused))

    def reads(self) -> bool:
        """Take whoever listens for a screen reader: the system does not say."""
        return True


def raise_events(events: Any) -> None:
    """Let what a change has brought about be heard; there is nothing to be heard where nobody listens."""
    if events is not None:
        events.raise_events()


def open_adapter(library: Any, reader: ScreenReader) -> ReaderAdapter | None:
    """Open the way this system has, if any. The library holds the module of the system it was built for only."""
    if hasattr(library, "unix"):
        return AtSpiAdapter(library, reader)
    if hasattr(library, "windows"):
        return UiAutomationAdapter(library, reader)
    if hasattr(library, "macos"):
        return NsAccessibilityAdapter(library, reader)
    return None


VARIABLE = "PARLOUR_TRICKS_NODES"


class AccessibilityDump:
    """Writes to one file."""

    def __init__(self, path: Path) -> None:
        """Begin with the next drawing."""
        self._path = path
        self._drawing = 0
        self._heard = 0

    def tell(self, drawn: bool, heard: int, size: tuple[int, int], screen: NodeSource) -> None:
        """Put down what is to be seen after a frame, all at once, so that nobody reads half of it; raise OSError."""
        if not drawn and heard == self._heard:
            return
        self._drawing += drawn
        self._heard = heard
        shown = [plain(node) for node in screen.nodes()]
        told = {"drawing": self._drawing, "heard": heard, "size": size, "nodes": shown}
        fresh = self._path.with_name(f"{self._path.name}.new")
        fresh.write_text(json.dumps(told, ensure_ascii=False), "utf-8")
        fresh.replace(self._path)


def wanted() -> AccessibilityDump | None:
    """Begin the dump if the environment asks for one."""
    path = os.environ.get(VARIABLE)
    return AccessibilityDump(Path(path)) if path else None
