"""Keys of other layouts: what they mean, and what is written on them. `tests/ui/window` tries the same for real."""

import pygame
import pytest

from game.core.record import replace
from game.storage.settings import DEFAULTS
from game.ui.scenes.settings import settings
from game.ui.shell.action import (
    BINDINGS,
    PLACES,
    US_LAYOUT,
    Action,
    KeyboardLayout,
    bindings,
    current_layout,
    name_of_key,
)
from game.ui.shell.input import Press
from game.ui.shell.window import Window
from tests.ui.keyboards import FRENCH, GREEK, LITHUANIAN, RUSSIAN
from tests.ui.kit.context import click_on, find, open_context


def struck(code: int, scancode: int, mod: int = 0, kind: int = pygame.KEYDOWN) -> pygame.Event:
    return pygame.Event(kind, key=code, mod=mod, unicode="", scancode=scancode)


@pytest.mark.parametrize(
    ("layout", "writes", "place", "mod", "name"),
    [
        (RUSSIAN, "р", pygame.KSCAN_H, 0, "h"),  # noqa: RUF001 - Cyrillic letters
        (RUSSIAN, "я", pygame.KSCAN_Z, pygame.KMOD_LCTRL, "ctrl+z"),
        (RUSSIAN, "ж", pygame.KSCAN_SEMICOLON, 0, ";"),
        (GREEK, ";", pygame.KSCAN_Q, pygame.KMOD_LCTRL, "ctrl+q"),
        (FRENCH, "q", pygame.KSCAN_A, pygame.KMOD_LCTRL, "ctrl+q"),
        (FRENCH, "a", pygame.KSCAN_Q, pygame.KMOD_LCTRL, "ctrl+a"),
        (FRENCH, "&", pygame.KSCAN_1, 0, "1"),
        (FRENCH, "é", pygame.KSCAN_2, pygame.KMOD_LSHIFT, "2"),
        (LITHUANIAN, "č", pygame.KSCAN_2, 0, "2"),
    ],
)
def test_a_key_is_what_it_writes_or_else_what_a_us_keyboard_has_there(
    layout: KeyboardLayout, writes: str, place: int, mod: int, name: str
) -> None:
    assert name_of_key(struck(ord(writes), place, mod), layout, BINDINGS) == name


def test_a_key_the_player_has_chosen_by_what_it_writes_keeps_working() -> None:
    mine = BINDINGS.bound(Action.CLAIM, 1, ";")
    assert name_of_key(struck(ord(";"), pygame.KSCAN_Q), GREEK, mine) == ";"
    assert name_of_key(struck(ord(";"), pygame.KSCAN_Q, pygame.KMOD_LCTRL), GREEK, mine) == "ctrl+q"


def test_a_key_let_go_of_in_another_layout_is_not_held_any_more(window: Window) -> None:
    pygame.event.clear()
    down, up = (
        struck(ord("ж"), pygame.KSCAN_SEMICOLON),
        struck(ord(";"), pygame.KSCAN_SEMICOLON, 0, pygame.KEYUP),
    )
    for event in (down, up, down):
        pygame.event.post(event)
    made = [each for each in window.inputs(BINDINGS) if isinstance(each, Press)]
    assert [each.repeated for each in made] == [False, False]


def test_the_layout_is_asked_of_sdl(window: Window) -> None:
    assert current_layout() == window.keyboard == US_LAYOUT


@pytest.mark.parametrize(
    ("layout", "key", "legend"),
    [
        (US_LAYOUT, "h", "H"),
        (RUSSIAN, "h", "H Р"),  # noqa: RUF001 - Cyrillic letters
        (RUSSIAN, "c", "C"),  # with the Cyrillic letter that looks the same
        (RUSSIAN, ",", "Б"),
        (GREEK, "u", "U Θ"),
        (GREEK, "w", "W ς"),
        (GREEK, ";", ";"),
        (FRENCH, "2", "2"),
        (FRENCH, "z", "Z"),
        (FRENCH, "[", "^"),
    ],
)
def test_a_key_is_shown_as_it_is_printed(layout: KeyboardLayout, key: str, legend: str) -> None:
    assert len(layout.signs) == len(PLACES)
    assert layout.legend(key) == legend


def test_keys_of_ones_own_are_shown_in_the_layout_in_use() -> None:
    mine = BINDINGS.bound(Action.CLAIM, 1, "ctrl+k")
    context = open_context(settings=replace(DEFAULTS, keys=mine.changes))
    scene = settings(context)
    click_on(scene, "tab/4")
    assert find(scene, "key/claim/1").name == "Claim the rest: Ctrl+K"
    context.on_keyboard_layout(RUSSIAN)
    assert find(scene, "key/claim/1").name == "Claim the rest: Ctrl+K Л"
    assert context.bindings == bindings(context.settings.keys) == mine
