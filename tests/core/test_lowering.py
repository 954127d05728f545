"""A few records, lowered and compiled, are what they were: the quick look at what `check-native` looks at in full."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from lower import lowered
from tests.repository import tracked

SOURCE = '''"""All forms of records there are."""
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from game.core.record import Lazy, field, record

T = TypeVar("T")


@record
class Card:
    """Two numbers and what all of the kind share."""

    suits: ClassVar[int] = 4
    rank: int
    suit: int = 0  # of four


@record
class Hand(Generic[T]):
    owner: T
    cards: tuple[
        Card, ...
    ] = ()
    likely: Lazy[tuple[Card, ...]] = ()
    names: Mapping[str, int] = field(default_factory=dict)

    @property
    def size(self) -> int:
        return len(self.cards) + len(self.likely)


@record
class Game(Generic[T]):
    """What is called."""

    options: type[T]
    worth: Callable[[T], int]

    def played(self) -> int:
        return self.worth(self.options())


@record
class Nothing:
    """No field."""


@dataclass(frozen=True, eq=False, slots=True)
class Table:
    """Compared by identity."""

    seats: int
'''

TRIED = """
import pickle
from functools import partial
from importlib.machinery import ExtensionFileLoader
import forms
from forms import Card, Game, Hand, Nothing, Table
from game.core.record import replace

def refuses(what, *errors):
    try:
        what()
    except errors:
        return True

assert isinstance(forms.__loader__, ExtensionFileLoader)
card, late = Card(3), Hand(1, (Card(2),), partial(tuple, [Card(3)]))
assert card == Card(3, 0) != Card(3, 1) == replace(card, suit=1)
assert (repr(card), card.suits, Card.__match_args__) == ("Card(rank=3, suit=0)", 4, ("rank", "suit"))
assert hash(card) == hash(Card(3)) and card != (3, 0)
assert late == Hand(1, (Card(2),), (Card(3),)) and late.size == 2 and Hand[int] and late.names == {}
assert Game(int, abs).played() == 0
assert Nothing() == Nothing() and refuses(lambda: Nothing(1), TypeError)
assert Table(2) != Table(2) and repr(Table(2)) == "Table(seats=2)"
for value, name in ((card, "rank"), (late, "owner"), (late, "likely"), (Table(2), "seats"), (Game(int, abs), "worth"), (card, "more")):
    assert refuses(lambda: setattr(value, name, 5), AttributeError), name
    assert refuses(lambda: delattr(value, name), AttributeError), name
for value in (card, late, Nothing()):
    assert pickle.loads(pickle.dumps(value)) == value
assert refuses(lambda: Card(), TypeError) and refuses(lambda: replace(card, more=1), TypeError)
"""


def lacks() -> str:
    """Say what there is no compiling without here."""
    program = (sysconfig.get_config_var("CC") or "").split()[:1]
    if not program or shutil.which(program[0]) is None:
        return "a C compiler"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return "" if header.exists() else str(header)


@pytest.mark.skipif(bool(lacks()), reason=f"it needs {lacks()}, which this machine lacks")
def test_compiled_records_are_what_they_were(tmp_path: Path) -> None:
    (tmp_path / "forms.py").write_text(SOURCE, "utf-8")
    env = {
        **os.environ,
        "PYTHONPATH": str(tracked.ROOT),
        "MYPYPATH": str(tracked.ROOT),
        "MYPYC_OPT_LEVEL": "0",
    }

    def run(*words: str) -> None:
        done = subprocess.run(
            [sys.executable, *words], cwd=tmp_path, env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr

    run("-c", TRIED.replace("isinstance(forms", "not isinstance(forms"))
    (tmp_path / "forms.py").write_text(lowered(SOURCE, kinds(tmp_path)), "utf-8")
    run("-m", "mypyc", "forms.py")
    run("-c", TRIED)


def kinds(folder: Path) -> dict[str, object]:
    """Run the module as it is."""
    names: dict[str, object] = {"__name__": "forms"}
    exec((folder / "forms.py").read_text("utf-8"), names)  # noqa: S102 - our own text
    return names
