"""Every screen in every language: nothing clipped, nothing overlapping, and no word of English left."""

import os
import re
from collections.abc import Collection
from itertools import pairwise, product
from pathlib import Path
from unittest import mock

import pytest

from game.app.gallery import screens
from game.resources import ENGLISH, LANGUAGE, root
from game.ui.shell.scene import Pop, Push
from game.wording import read_captions
from tests.ui.whole.player import faults
from tests.ui.whole.running_app import running
from tests.ui.whole.tables import TRANSLATED, everyday

SMALL = (960, 600), 2.0
WINDOWS = SMALL, ((1280, 720), 1.0), ((800, 600), 1.0), ((600, 1024), 2.0)
TEXTS = Path(__file__).with_name("texts")
SHOWN = [
    pytest.param(language, *window, marks=everyday(window == SMALL))
    for language, window in product(TRANSLATED, WINDOWS)
]
FRAME, SECONDS = 0.1, 0.5
SQUEEZED = {"fr": re.compile(r"[^\s\d/:](:(?=\s|$)|[;!?»])|[ ][:;!?»]|«[^\u00a0\u202f]")}
"""Signs without the blank before or after them that a language asks for and lines are not broken at."""
UNTRANSLATED = frozenset(("cli", "language"))
BLANK = re.compile(r"\{[^}]*\}")
"""What is filled in, and what is drawn as a sign."""
WORD = re.compile(r"\w+")
LETTERS = 12
"""So many letters of two words or more between blanks are a language's own."""


class Fragments:
    """What stands between the blanks of captions, by its first two words."""

    def __init__(self, captions: Collection[str], known: Collection[str]) -> None:
        """Leave out what other captions say as well, such as names."""
        everything = "\n".join(known)
        self._by_words: dict[tuple[str, str], set[str]] = {}
        for each in {part.strip() for caption in captions for part in BLANK.split(caption)}:
            words = WORD.findall(each)
            if len(words) > 1 and len(each) >= LETTERS and each not in everything:
                self._by_words.setdefault((words[0], words[1]), set()).add(each)

    def within(self, text: str) -> set[str]:
        return {
            each
            for pair in pairwise(WORD.findall(text))
            for each in self._by_words.get(pair, ())
            if each in text
        }


def told(language: str) -> set[str]:
    """Read the captions of a language."""
    files = (path for path in (root() / "words" / language).glob("*.toml") if path.stem not in UNTRANSLATED)
    return {text for path in files for text in read_captions(path.stem, (path,)).values()}


NAMES = {
    "Impériale de retourne",
    "Impériale tombée",
    "Parlour Tricks",
    "The Compleat Gamester",
    "Wit’s Interpreter",
    "XXXX-XXXX-XXXX",
}
"""What is called the same in every language."""


def test_a_sentence_with_something_filled_in_is_known_as_english() -> None:
    fragments = Fragments(["{number} of {count} lessons done, {name}", "Play {KH}."], ["Fertig, {name}"])
    assert fragments.within("Écarté: 1 of 5 lessons done, Anna") == {"lessons done,"}
    assert not fragments.within("Fertig, Anna. Play K♥.")


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_caption_is_a_copy_of_the_english(language: str) -> None:
    english = Fragments(told(ENGLISH), ())
    copied = {part for text in told(language) & told(ENGLISH) for part in english.within(text)}
    assert copied - {"Parlour Tricks,"} <= NAMES


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_deal_told_aloud_has_a_word_of_english(language: str) -> None:
    fragments = Fragments(told(ENGLISH), told(language))
    for path in sorted((TEXTS / language).glob("*.txt")):
        for line in path.read_text("utf-8").splitlines():
            assert not fragments.within(line), f"{path.name}: {line}"


@pytest.mark.parametrize(("language", "size", "scale"), SHOWN)
def test_no_screen_has_a_flaw_or_a_word_of_english(
    tmp_path: Path, language: str, size: tuple[int, int], scale: float
) -> None:
    english, own = told(ENGLISH), told(language)
    foreign, fragments = english - own, Fragments(english, own)
    wrong = []
    with (
        mock.patch.dict(os.environ, {LANGUAGE: language}),
        running(tmp_path, size=size, text_scale=scale) as there,
    ):
        there.frame = FRAME
        for name, open_screen in screens(there.app):
            there.app.loop.stack.turn(Push(open_screen()))
            there.rest(SECONDS)
            there.app.loop.draw()
            nodes = there.nodes()
            wrong += [f"{name}: {fault}" for fault in faults(nodes, size)]
            said = {text for node in nodes for text in (node.name, node.value, node.description)}
            left = {each: each for each in said & foreign}
            left |= {text: part for text in said for part in fragments.within(text)}
            wrong += [f"{name} says in English “{part}”: {text}" for text, part in sorted(left.items())]
            blank = SQUEEZED.get(language)
            wrong += [
                f"{name} lacks a blank: {each}" for each in sorted(said) if blank and blank.search(each)
            ]
            there.app.loop.stack.turn(Pop())
    assert not wrong, "\n".join(wrong)
