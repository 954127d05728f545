"""Keyboards of other countries in a real window: keys are struck where they are, whatever they write."""

from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from game.core.record import record
from tests.cli.command_line import text
from tests.ui.whole.player import PATIENCE, Mouse, Nodes, focus_of, held
from tests.ui.whole.tables import laid
from tests.ui.window.desktop import SEEDED, SOURCE, START, Desktop, Window, desktop, seated_player, window

pytestmark = pytest.mark.window
ROWS = ((10, "1234567890-="), (24, "qwertyuiop[]"), (38, "asdfghjkl;'"), (52, "zxcvbnm,./"))
"""X's number of the first key of each row, and what a US keyboard has on the keys of the row."""
NUMBERS = {sign: str(first + place) for first, row in ROWS for place, sign in enumerate(row)}
SHOWN = {"h": "Hint", "u": "Undo", "l": "Last trick"}
"""What the keys do that the table shows at its foot."""


@record
class Keyboard:
    """One as X knows it: where keys are that are elsewhere on a US keyboard, and what else is on those shown."""

    layout: str
    elsewhere: Mapping[str, str] = {}
    besides: Mapping[str, str] = {}

    def number(self, key: str) -> str:
        return NUMBERS[self.elsewhere.get(key, key)]

    def legend(self, key: str) -> str:
        return f"{key.upper()} {self.besides[key]}" if key in self.besides else key.upper()


KEYBOARDS = (
    Keyboard("fr", {"q": "a", "z": "w", "m": ";"}),
    Keyboard("de", {"y": "z", "z": "y"}),
    Keyboard("us -variant dvorak", {"h": "j", "l": "p", "q": "x", "u": "f", "y": "t", "z": "/"}),
    Keyboard("ru", besides={"h": "Р", "u": "Г", "l": "Д"}),  # noqa: RUF001 - Cyrillic letters
    Keyboard("gr", besides={"u": "Θ", "l": "Λ"}),
    Keyboard("il", besides={"h": "י", "u": "ו", "l": "ך"}),  # noqa: RUF001 - Hebrew letters
)
BEGUN = 6
"""Entries of a match that is not over."""


@pytest.fixture(scope="module")
def there() -> Iterator[Desktop]:
    with desktop() as opened:
        yield opened


@contextmanager
def using(there: Desktop, keyboard: Keyboard) -> Iterator[None]:
    there.run("setxkbmap", *keyboard.layout.split())
    try:
        yield
    finally:
        there.run("setxkbmap", "us")


def at_table(there: Desktop, folder: Path) -> AbstractContextManager[Window]:
    file = folder / "begun.parlour"
    file.write_text(text("ecarte", most=BEGUN), "utf-8")
    return window(there, folder, command=(*SOURCE, "play", str(file)))


def strike(opened: Window, keyboard: Keyboard, key: str) -> None:
    """Strike the key on which this keyboard has that sign."""
    *modifiers, sign = key.split("+")
    opened.press("+".join((*modifiers, keyboard.number(sign))))


def told(opened: Window, part: str) -> bool:
    return opened.wait(lambda nodes: any(part in node.name for node in nodes), PATIENCE)


def shows(opened: Window, wanted: set[str]) -> bool:
    return opened.wait(lambda nodes: wanted <= foot(nodes), PATIENCE)


def foot(nodes: Nodes) -> set[str]:
    return {node.name for node in nodes if node.role == "hint"}


def test_keys_do_what_their_row_says_on_every_keyboard_and_when_it_is_changed(
    there: Desktop, tmp_path: Path
) -> None:
    with at_table(there, tmp_path) as opened:
        seated_player(opened, Mouse()).pause()
        for keyboard in KEYBOARDS:
            wanted = {f"{keyboard.legend(key)} {does}" for key, does in SHOWN.items()}
            with using(there, keyboard):
                opened.press("left")  # keys are told to whoever uses them
                assert shows(opened, wanted), (keyboard.layout, foot(opened.nodes()))
                for key, answer in (
                    ("m", "Sound is off"),
                    ("m", "Sound is on"),
                    ("ctrl+y", "nothing to redo"),
                ):
                    strike(opened, keyboard, key)
                    assert told(opened, answer), (keyboard.layout, key)
                for place in range(2):
                    strike(opened, keyboard, str(place + 1))
                    assert leads_to(opened, held(opened.nodes())[place]), keyboard.layout


@pytest.mark.parametrize("keyboard", KEYBOARDS, ids=[each.layout for each in KEYBOARDS])
def test_a_program_started_on_another_keyboard_knows_it(
    there: Desktop, tmp_path: Path, keyboard: Keyboard
) -> None:
    with using(there, keyboard), window(there, tmp_path) as opened:
        strike(opened, keyboard, "ctrl+q")
        assert opened.program.wait(START) == 0


def test_sixteen_cards_are_reached_by_digits_and_by_home_end_and_page_keys(
    there: Desktop, tmp_path: Path
) -> None:
    french = KEYBOARDS[0]
    with (
        using(there, french),
        window(there, tmp_path, command=SEEDED, last_setup=laid("illustrated_tarock", 3)) as opened,
    ):
        player = seated_player(opened, Mouse())
        player.use("play", "quick/illustrated_tarock")
        cards = held(player.pause())
        assert len(cards) == 16
        for number in (*range(1, 17), 3):
            strike(opened, french, f"{'alt+' if number > 10 else ''}{number % 10}")
            assert leads_to(opened, cards[number - 1]), number
        for key, place in (("end", 15), ("home", 0), ("page down", 8), ("page down", 15), ("page up", 7)):
            opened.press(key)  # a page is one of the two rows
            assert leads_to(opened, cards[place]), key
        assert held(opened.nodes()) == cards, "one digit plays nothing"


def leads_to(opened: Window, key: str) -> bool:
    return opened.wait(lambda nodes: (focus_of(nodes) or nodes[0]).key == key, PATIENCE)
