"""How screen readers of each system are reached, with a library that only remembers: no system is needed for that."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import accesskit
import pytest

from game.app import screen_reader
from game.app.screen_reader import AccessibilityDump, ScreenReader
from game.ui.shell.action import Action
from game.ui.shell.input import Focused, Input, Press, Typed
from game.ui.shell.node import Node, Role
from game.ui.shell.notices import Announcement
from game.wording import Formed
from tests.ui.kit.context import open_context, platform

HANDLE = 4711
NODES = (Node(Role.HEADING, "Title", (0, 0, 9, 9)), Node(Role.BUTTON, "Play", (0, 9, 9, 9), key="play"))
SAID = (Announcement("Your turn."),)


class Panic(BaseException):
    """What the library raises where it panics: no Exception."""


class Events:
    """What has come of a change, to be raised."""

    def __init__(self) -> None:
        self.raised = 0

    def raise_events(self) -> None:
        self.raised += 1


class Adapter:
    """Remembers what it was made with and told."""

    made: tuple[Any, ...] = ()
    fails = False
    events = Events()
    told: list[Any]
    focus: list[bool]

    def __init__(self, *made: Any) -> None:
        if Adapter.fails:
            raise Panic
        Adapter.made, Adapter.told, Adapter.focus, Adapter.events = made, [], [], Events()

    @classmethod
    def for_window(cls, *made: Any) -> "Adapter":
        return cls(*made)

    def update_if_active(self, update: Callable[[], Any]) -> Events | None:
        Adapter.told.append(update())
        return Adapter.events

    def update_view_focus_state(self, focused: bool) -> Events | None:
        Adapter.focus.append(focused)
        return None

    def update_window_focus_state(self, focused: bool) -> None:
        Adapter.focus.append(focused)


class Reader:
    """A screen reader of ours, and what it has asked for and complained of."""

    def __init__(self, handle: int = HANDLE) -> None:
        context = open_context()
        self.trouble = platform(context).done
        self.shown: Sequence[Node] = NODES
        self.reader = ScreenReader("Parlour Tricks", handle, context)

    def nodes(self) -> Sequence[Node]:
        return self.shown

    def tell(self, *said: Announcement, focused: bool = True) -> None:
        self.reader.tell(self, said or SAID, drawn=True, focused=focused)


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Put in the place of the library one that was built for another system."""

    def put(**systems: object) -> None:
        known: Mapping[str, object] = {
            name: value for name, value in vars(accesskit).items() if name != "unix"
        }
        monkeypatch.setattr(screen_reader, "accesskit", SimpleNamespace(**{**known, **systems}))

    Adapter.fails = False
    yield put
    Adapter.fails = False


KINDS = accesskit.Action
FIELD = Node(Role.FIELD, "Name", (0, 0, 9, 9), key="name", value="Bo")


@pytest.mark.parametrize(
    ("kind", "data", "inputs"),
    [
        (KINDS.FOCUS, None, ()),
        (KINDS.CLICK, None, (Press("", Action.CONFIRM),)),
        (KINDS.INCREMENT, None, (Press("", Action.RIGHT),)),
        (KINDS.DECREMENT, None, (Press("", Action.LEFT),)),
        (KINDS.SET_VALUE, ("", "Ada"), (Press("backspace", None), Press("backspace", None), Typed("Ada"))),
        (KINDS.SET_VALUE, None, ()),
    ],
)
def test_what_is_asked_of_a_control_goes_there_and_presses_keys(
    kind: object, data: object, inputs: tuple[Input, ...]
) -> None:
    asked = screen_reader.asked(FIELD, SimpleNamespace(action=kind, data=data))
    assert tuple(asked) == (Focused("name"), *inputs)


def test_windows_is_told_by_its_window(library: Callable[..., None]) -> None:
    library(windows=SimpleNamespace(SubclassingAdapter=Adapter))
    there = Reader()
    assert Adapter.made[0] == HANDLE
    wake, ask = Adapter.made[1:]
    assert wake() is None  # the tree follows with the next frame
    there.tell()
    assert len(Adapter.told) == Adapter.events.raised == 2
    labels = [node.label for _, node in Adapter.told[0].nodes]
    assert "Play" in labels
    assert not Adapter.focus, "the window tells that itself"
    play = next(number for number, node in Adapter.told[0].nodes if node.label == "Play")
    ask(SimpleNamespace(action=accesskit.Action.CLICK, target=play, data=None))
    assert [*there.reader.poll()] == [Focused("play"), Press("", Action.CONFIRM)]
    assert there.reader.listened
    assert not there.reader.reads, "much that is no screen reader listens on Windows"
    assert not there.trouble


def test_a_mac_is_told_by_its_window_which_passes_the_focus_on(library: Callable[..., None]) -> None:
    passed: list[str] = []
    library(
        macos=SimpleNamespace(SubclassingAdapter=Adapter, add_focus_forwarder_to_window_class=passed.append)
    )
    there = Reader()
    assert Adapter.made[0] == HANDLE
    assert passed == ["SDLWindow"]
    Adapter.made[1]()
    there.tell(focused=False)
    assert Adapter.focus == [False]
    assert len(Adapter.told) == Adapter.events.raised == 2
    assert there.reader.reads


@pytest.mark.parametrize("system", ["windows", "macos"])
def test_a_library_that_panics_hurts_nobody(library: Callable[..., None], system: str) -> None:
    module = SimpleNamespace(SubclassingAdapter=Adapter, add_focus_forwarder_to_window_class=lambda _: None)
    library(**{system: module})
    Adapter.fails = True
    there = Reader()
    assert not there.reader.there
    assert "Panic" in there.trouble[0]
    there.tell()
    assert not [*there.reader.poll()]


def test_a_window_without_a_handle_hurts_nobody(library: Callable[..., None]) -> None:
    library(windows=SimpleNamespace(SubclassingAdapter=Adapter))
    there = Reader(0)
    assert not there.reader.there
    assert "what it calls the window" in there.trouble[0]


def test_a_library_that_fails_later_is_given_up(
    library: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    library(windows=SimpleNamespace(SubclassingAdapter=Adapter))
    there = Reader()
    monkeypatch.delattr(Adapter, "update_if_active")
    Adapter.made[1]()
    there.tell()
    there.tell()
    assert not there.reader.there
    assert len(there.trouble) == 1


def test_the_library_is_left_alone_until_it_has_said_that_somebody_listens(
    library: Callable[..., None],
) -> None:
    library(unix=SimpleNamespace(Adapter=Adapter))
    there = Reader()
    wake, _, sleep = Adapter.made
    for times in range(2):
        there.tell(focused=not times)
        assert (len(Adapter.told), len(Adapter.focus)) == (2 * times, times), "it would wait for ever"
        wake()
        there.tell(focused=not times)
        assert len(Adapter.told) == 2 * (times + 1)
        assert Adapter.focus[times:] == [not times]
        sleep()


def test_an_unknown_system_is_told_nothing(library: Callable[..., None]) -> None:
    library()
    there = Reader()
    assert not there.reader.there
    assert not there.trouble


# ------------------------------------------------------------------ what is heard


def woken(library: Callable[..., None]) -> Reader:
    library(unix=SimpleNamespace(Adapter=Adapter))
    there = Reader()
    Adapter.made[0]()
    return there


def tree(updates: Sequence[Any]) -> Mapping[int, Any]:
    """Give all that is there after some updates, as the library keeps it: what no parent names is gone."""
    known, there, waiting = dict[int, Any](), dict[int, Any](), [0]
    for update in updates:
        known.update(update.nodes)
    while waiting:
        number = waiting.pop()
        there[number] = known[number]
        waiting += known[number].children
    return there


def live(updates: Sequence[Any]) -> Sequence[str]:
    """Give what is there to be announced, by its number, which grows."""
    off = (None, accesskit.Live.OFF)
    return [node.value for _, node in sorted(tree(updates).items()) if node.live not in off]


def held(update: Any, updates: Sequence[Any]) -> Any:
    return tree(updates)[update.focus]


def test_sentences_of_a_frame_are_one_text_in_their_order(library: Callable[..., None]) -> None:
    """The library tells of new nodes in no order; what answers a press comes first."""
    there = woken(library)
    told = [Announcement(f"Sentence {number}.") for number in range(9)]
    there.tell(*told, Announcement("Undone.", urgent=True))
    assert live(Adapter.told) == [" ".join(["Undone.", *(each.text for each in told)])]


def test_what_was_announced_stays_for_a_while(library: Callable[..., None]) -> None:
    """Orca passes over what a node says that is gone by the time it asks."""
    there = woken(library)
    for number in range(40):
        there.tell(Announcement(f"Sentence {number}."))
    there.reader.tell(there, (), drawn=True, focused=True)
    assert live(Adapter.told) == [f"Sentence {number}." for number in range(16, 40)]
    fresh = [
        number for update in Adapter.told for number, node in update.nodes if node.value == "Sentence 39."
    ]
    assert len(set(fresh)) == 1, "it would be heard twice"


def test_what_is_said_comes_after_the_focus_and_breaks_it_off_only_where_that_stays(
    library: Callable[..., None],
) -> None:
    there = woken(library)
    for name, kind in (("Play", accesskit.Live.POLITE), ("Play", accesskit.Live.ASSERTIVE)):
        there.shown = [Node(Role.BUTTON, name, (0, 9, 9, 9), key="play", state=("focused",))]
        there.tell(Announcement(f"Saved by {kind}.", urgent=True))
        screen, said = Adapter.told[-2:]
        assert held(screen, Adapter.told).label == "Play"
        assert said.focus == screen.focus
        assert said.nodes[-1][1].live == kind


def test_between_moves_the_screen_has_the_focus_in_which_cards_stand(library: Callable[..., None]) -> None:
    there = woken(library)
    card = Node(Role.CARD, "king of clubs", (0, 9, 9, 9), key="card:1", state=("focused",))
    there.shown = [Node(Role.HEADING, "Deal 1", (0, 0, 9, 9))]
    there.tell()
    between = Adapter.told[-2]
    assert held(between, Adapter.told).label == "Deal 1"
    there.shown = [*there.shown, card]
    there.tell()
    over = Adapter.told[-2]
    assert held(over, Adapter.told).label == "king of clubs"
    assert over.focus in tree(Adapter.told)[between.focus].children, "Orca would break off what it says"


@pytest.mark.parametrize(
    ("node", "name", "described"),
    [
        (
            Node(Role.CHOICE, "Table", (0, 0, 9, 9), "Green", key="t", place=(3, 16)),
            "Table: Green, 3 of 16",
            None,
        ),
        (Node(Role.SLIDER, "Card size", (0, 0, 9, 9), "110 %", key="c"), "Card size: 110 %", None),
        (Node(Role.STEPPER, "Players", (0, 0, 9, 9), "4", key="p"), "Players: 4", None),
        (
            Node(Role.STEPPER, "Players", (0, 0, 9, 9), "7", ("highest",), key="p"),
            "Players: 7, highest",
            None,
        ),
        (Node(Role.FIELD, "Name", (0, 0, 9, 9), "Bo", key="n"), "Name", None),
        (Node(Role.FIELD, "Name", (0, 0, 9, 9), key="n"), "Name", None),
        (Node(Role.CARD, "king", (0, 0, 9, 9), key="k", state=("selected",)), "king, chosen", None),
        (Node(Role.TAB, "Sound", (0, 0, 9, 9), state=("selected",), key="s"), "Sound, chosen", None),
        (Node(Role.TAB, "Keys", (0, 0, 9, 9), key="s"), "Keys", None),
        (
            Node(Role.ROW, "Walnut", (0, 0, 9, 9), key="w", state=("selected",), place=(1, 4)),
            "Walnut, chosen, 1 of 4",
            None,
        ),
        (Node(Role.TOGGLE, "Mute", (0, 0, 9, 9), "Off", ("off",), key="m"), "Mute", None),
        (Node(Role.NOTICE, "Saved.", (0, 0, 9, 9)), "Saved.", None),
        (Node(Role.LINE, "You", (0, 0, 9, 9), "Dealer", ("turn", "dealer")), None, "Dealer, to act"),
        (Node(Role.CARD, "king", (0, 0, 9, 9), key="k", state=("playable",)), "king", "playable"),
        (Node(Role.FIELD, "Code", (0, 0, 9, 9), key="k", state=("writing",)), "Code", None),
    ],
)
def test_what_a_control_is_set_to_is_told_once(
    library: Callable[..., None], node: Node, name: str | None, described: str | None
) -> None:
    """AT-SPI has no value but a number: Orca says "spin button", and nothing at each press."""
    there = woken(library)
    there.shown = [node]
    there.tell()
    told = next(
        each
        for _, each in Adapter.told[-2].nodes
        if node.name in (each.label or each.value or "") and each.bounds
    )
    assert (told.label, told.description) == (name, described)


def test_elsewhere_a_value_is_no_part_of_the_name(library: Callable[..., None]) -> None:
    library(windows=SimpleNamespace(SubclassingAdapter=Adapter))
    there = Reader()
    Adapter.made[1]()
    there.shown = [Node(Role.CHOICE, "Table", (0, 0, 9, 9), "Green", key="t", place=(3, 16))]
    there.tell()
    told = next(node for _, node in Adapter.told[0].nodes if node.label == "Table")
    assert (told.value, told.position_in_set, told.size_of_set) == ("Green", 3, 16)


def test_a_field_has_its_text_with_the_caret_in_it(library: Callable[..., None]) -> None:
    there = woken(library)
    there.shown = [Node(Role.FIELD, "Name", (0, 0, 9, 9), "Zoé", ("focused",), key="n", marked=(1, 3))]
    there.tell()
    known = tree(Adapter.told)
    field = held(Adapter.told[-1], Adapter.told)
    (number,) = field.children
    assert (known[number].value, [*known[number].character_lengths]) == ("Zoé", [1, 1, 2])
    places = field.text_selection.anchor, field.text_selection.focus
    assert [(each.node, each.character_index) for each in places] == [(number, 1), (number, 3)]


def test_the_file_that_tells_the_screen_takes_names_with_several_forms(tmp_path: Path) -> None:
    shown = Node(Role.TEXT, Formed("The Abbé", lambda form: f"den Abbé ({form})"), (0, 0, 9, 9))
    screen = SimpleNamespace(nodes=lambda: [shown])
    AccessibilityDump(tmp_path / "nodes.json").tell(drawn=True, heard=0, size=(9, 9), screen=screen)
    told = json.loads((tmp_path / "nodes.json").read_text("utf-8"))
    assert [node["name"] for node in told["nodes"]] == ["The Abbé"]


def test_signs_are_read_as_words(library: Callable[..., None]) -> None:
    """Orca said "middle dot"."""
    there = woken(library)
    there.shown = [
        Node(
            Role.CARD, "king of clubs", (0, 0, 9, 9), key="k", description="5 card points · highest of clubs"
        ),
        Node(Role.FIELD, "Name", (0, 9, 9, 9), "A · B", key="n"),
        Node(Role.HEADING, "Look back · Move 1", (0, 18, 9, 9)),
        Node(Role.BUTTON, "Next", (0, 27, 9, 9), key="next"),
    ]
    there.tell(Announcement("The pot: −3."))
    told = {node.label: node for node in tree(Adapter.told).values()}
    assert told["king of clubs"].description == "5 card points, highest of clubs"
    assert told["Name"].value == "A · B"
    assert not [name for name in told if "·" in (name or "")]
    assert live(Adapter.told) == ["The pot: minus 3."]


def test_hints_and_notices_stand_under_no_heading(library: Callable[..., None]) -> None:
    """Orca read "Up arrow Down arrow Move" as what is said of the last game on the page."""
    there = woken(library)
    there.shown = [
        Node(Role.HEADING, "Game room", (0, 0, 9, 9)),
        Node(Role.HEADING, "Practice", (0, 9, 9, 9)),
        Node(Role.BUTTON, "Lessons", (0, 18, 9, 9), key="l"),
        Node(Role.HINT, "Esc Back", (0, 27, 9, 9)),
        Node(Role.NOTICE, "Saved.", (0, 36, 9, 9)),
    ]
    there.tell()
    known = tree(Adapter.told[:1])
    (practice,) = (node for node in known.values() if node.label == "Practice" and node.children)
    assert [known[each].label for each in practice.children][-1] == "Lessons"
    names = {node.label or node.value for node in known.values()}
    assert {"Esc Back", "Saved."} <= names


def test_a_field_is_another_thing_than_the_button_of_its_name_before(library: Callable[..., None]) -> None:
    """As from the room to a deal code: Orca was silent on the field."""
    there, found = woken(library), list[int]()
    for role in (Role.BUTTON, Role.FIELD):
        there.shown = [Node(role, "Deal code", (0, 0, 9, 9), state=("focused",), key="code")]
        there.tell()
        found.append(Adapter.told[-1].focus)
    assert found[0] != found[1]


def test_the_title_of_a_row_holds_no_other_row(library: Callable[..., None]) -> None:
    """As on the page Learn, where "Écarté" held "Gleek: 0 of 7 lessons done"."""
    there = woken(library)
    there.shown = [Node(Role.HEADING, "Lessons", (0, 0, 9, 9))]
    for place, name in enumerate(("Écarté", "Gleek"), 1):
        there.shown = [
            *there.shown,
            Node(Role.ROW, f"{name}: 0 of 7", (0, 20 * place, 90, 18), key=name),
            Node(Role.HEADING, name, (9, 20 * place + 4, 40, 9)),
        ]
    there.tell()
    known = tree(Adapter.told[:1])
    groups = {
        node.label: [known[each].label for each in node.children] for node in known.values() if node.children
    }
    assert groups["Lessons"] == ["Lessons", "Écarté: 0 of 7", "Écarté", "Gleek: 0 of 7", "Gleek"]
    assert not groups.keys() & {"Écarté", "Gleek"}


def test_what_is_announced_is_selected_for_orca(library: Callable[..., None]) -> None:
    """Version 48 passes over one of two announcements within a tenth of a second, but not what is selected."""
    there = woken(library)
    there.tell(Announcement("You win the deal."))
    (said,) = (node for node in tree(Adapter.told).values() if node.value == "You win the deal.")
    assert said.is_selected


def test_what_comes_back_is_another_thing(library: Callable[..., None]) -> None:
    """Orca 43 and 48 were silent on a button that had been there before, as on “Accept” in a second exchange."""
    there = woken(library)
    shown: Sequence[Node] = there.shown
    numbers: list[int] = []
    for each in (shown, shown, shown[:1], shown):
        there.shown = each
        there.tell()
        numbers += [number for number, node in Adapter.told[-2].nodes if node.label == "Play"]
    first, again, back = numbers
    assert first == again != back
