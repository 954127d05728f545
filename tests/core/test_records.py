"""What a record of the core is, each of them tried: of whichever core runs, and so the same of both."""

import ast
import os
import pickle
from collections.abc import Callable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from copy import copy, deepcopy
from enum import Enum
from functools import partial
from importlib import import_module
from importlib.machinery import ExtensionFileLoader
from types import UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

import pytest

from game import CORE, native
from game.core import trick
from game.core.order import Order, order
from game.core.record import replace
from game.core.trick import Contract, must_follow
from game.rules.ecarte import Ecarte, Options
from game.search.open_hands import OpenHands
from game.search.playout import Playout
from lower import fields_of, is_record
from native import ROOT, sources

ORDER = order([(0, 1, 2)], None, 3), order([(2, 1, 0)], 0, 3)
CONTRACT = Contract(ORDER[0], must_follow, (0, 0, 1), 1), Contract(ORDER[1], must_follow, (0, 0, 1), 1)
PLAIN: dict[object, tuple[Any, Any]] = {
    int: (3, 5),
    bool: (False, True),
    float: (0.5, 1.5),
    str: ("one", "two"),
    bytes: (b"1", b"2"),
    type(None): (None, None),
    type: (int, str),
    tuple: ((), (3,)),
    Sequence: ((), (3,)),
    Mapping: ({}, {"one": 3}),
    dict: ({}, {"one": 3}),
    list: ([], [3]),
    frozenset: (frozenset(), frozenset((3,))),
    AbstractSet: (frozenset(), frozenset((3,))),
    Callable: (len, repr),
    Order: ORDER,
    Contract: CONTRACT,
    OpenHands: (OpenHands(CONTRACT[0], (1, 2)), OpenHands(CONTRACT[1], (1, 2))),
    Ecarte: (Ecarte(Options()), Ecarte(Options(target_score=7))),
    Playout: (Playout(CONTRACT[0], (0, 1), 0), Playout(CONTRACT[1], (0, 1), 0)),
}
"""Two values of each kind."""


class Kind:
    """A record, and how its source declares it."""

    def __init__(self, module: str, cls: ast.ClassDef) -> None:
        self.names = vars(import_module(module))
        self.type: Any = self.names[cls.name]
        self.bases = " ".join(map(ast.unparse, cls.bases))
        self.fields = fields_of(cls, self.names)

    def __repr__(self) -> str:
        return str(self.type.__name__)

    def given(self) -> dict[str, tuple[Any, Any]]:
        """Give two values of each field."""
        return {each.name: two_of(eval(each.kind, self.names)) for each in self.fields}  # noqa: S307 - our own source

    def made(self) -> Any:
        return self.type(**{name: one for name, (one, _) in self.given().items()})


def kinds() -> Iterator[Any]:
    for file in sources():
        module = ".".join(file.with_suffix("").parts)
        for cls in ast.parse((ROOT / file).read_text("utf-8")).body:
            if isinstance(cls, ast.ClassDef) and is_record(cls) and cls.name not in ("Order", "Contract"):
                yield pytest.param(Kind(module, cls), id=f"{module.removeprefix('game.')}.{cls.name}")


KINDS = list(kinds())
BY_TYPE = {each.values[0].type: each.values[0] for each in KINDS}


def two_of(kind: Any) -> tuple[Any, Any]:
    """Give two values of a kind that differ, if it has two."""
    origin, parts = get_origin(kind), get_args(kind)
    if kind in BY_TYPE:
        fields = BY_TYPE[kind].given()
        one, other = ({name: each[place] for name, each in fields.items()} for place in (0, 1))
        return kind(**one), kind(**other)
    if origin in (Union, UnionType):
        united = [value for part in parts for value in two_of(part)]
        return united[0], united[-1]
    if origin is tuple:
        inner = [two_of(part) for part in parts if part is not Ellipsis]
        if Ellipsis in parts:
            return (inner[0][0],), (inner[0][1], inner[0][0])
        return tuple(each[0] for each in inner), tuple(each[1] for each in inner)
    several = (
        parts if origin is Literal else [*kind] if isinstance(kind, type) and issubclass(kind, Enum) else ()
    )
    if several:
        return several[0], several[-1]
    if isinstance(kind, TypeVar):
        return two_of(kind.__bound__)
    return two_of(origin) if origin in BY_TYPE else PLAIN.get(origin or kind, (3, 5))


def test_the_core_runs_that_was_asked_for() -> None:
    asked = os.environ[native.WISH] == "compiled"
    assert isinstance(trick.__loader__, ExtensionFileLoader) == (CORE == "compiled") == asked


@pytest.mark.parametrize("kind", KINDS)
def test_it_is_what_its_fields_are(kind: Kind) -> None:
    """It is compared, kept in sets and written by them, and two records made alike can't be told apart."""
    given, one, twin = kind.given(), kind.made(), kind.made()
    assert type(one).__match_args__ == tuple(given)
    assert [getattr(one, name) for name in given] == [first for first, _ in given.values()]
    values = ", ".join(f"{name}={first!r}" for name, (first, _) in given.items())
    assert repr(one) == f"{kind.type.__name__}({values})"
    assert one == twin
    assert one not in (None, 3, tuple(first for first, _ in given.values()))
    if all(map(is_hashable, given.values())):
        assert hash(one) == hash(twin)
        assert {one: 3}[twin] == 3


@pytest.mark.parametrize("kind", KINDS)
def test_it_differs_where_a_field_does(kind: Kind) -> None:
    one = kind.made()
    for name, (first, second) in kind.given().items():
        other = replace(one, **{name: second})
        assert type(other) is type(one)
        assert getattr(other, name) == second
        assert [getattr(other, each) for each in kind.given() if each != name] == [
            getattr(one, each) for each in kind.given() if each != name
        ]
        assert (other == one) == (first == second)


@pytest.mark.parametrize("kind", KINDS)
def test_it_takes_nothing_else(kind: Kind) -> None:
    one, given = kind.made(), {name: first for name, (first, _) in kind.given().items()}
    with pytest.raises(TypeError):
        kind.type(**given, nonsense=3)
    with pytest.raises(TypeError):
        kind.type(*given.values(), 3)
    with pytest.raises(TypeError):
        replace(one, nonsense=3)
    for field in kind.fields:
        rest = {name: value for name, value in given.items() if name != field.name}
        if field.default or field.made:
            assert type(kind.type(**rest)) is kind.type
        else:
            with pytest.raises(TypeError):
                kind.type(**rest)


@pytest.mark.parametrize("kind", KINDS)
def test_it_never_changes(kind: Kind) -> None:
    """Compiled, a generic one takes on new names, for mypyc gives it a `__dict__`; its fields stay what they are."""
    one = kind.made()
    before = repr(one)
    for name, (_, second) in kind.given().items():
        with pytest.raises(AttributeError):
            setattr(one, name, second)
        with pytest.raises(AttributeError):
            delattr(one, name)
    if "Generic" not in kind.bases:
        with pytest.raises(AttributeError):
            one.nonsense = 3
    assert repr(one) == before


@pytest.mark.parametrize("kind", KINDS)
def test_it_can_be_sent(kind: Kind) -> None:
    """What is compared by identity arrives as another one; what is no value is never sent."""
    one = kind.made()
    if " object at " in repr(one):
        return
    for copied in (pickle.loads(pickle.dumps(one)), copy(one), deepcopy(one)):  # noqa: S301 - we wrote it
        assert type(copied) is type(one)
        assert repr(copied) == repr(one)
        assert copied == one or "Order(" in repr(one)


@pytest.mark.parametrize(
    "kind", [kind for kind in BY_TYPE.values() if any(each.lazy for each in kind.fields)], ids=repr
)
def test_nothing_tells_what_is_read_late_from_what_was_given(kind: Kind) -> None:
    given = {name: first for name, (first, _) in kind.given().items()}
    late = {each.name: partial(copy, given[each.name]) for each in kind.fields if each.lazy}

    def both(ask: Callable[[Any], Any]) -> tuple[Any, Any]:
        return ask(kind.type(**given | late)), ask(kind.type(**given))

    for ask in (hash, repr, pickle.dumps, kind.made().__eq__, lambda one: one == kind.made()):
        asked_late, asked = both(ask)
        assert asked_late == asked
    for name in late:
        assert getattr(kind.type(**given | late), name) == given[name]


def test_some_fields_are_read_late() -> None:
    assert {kind.type.__name__ for kind in BY_TYPE.values() if any(each.lazy for each in kind.fields)} == {
        "View",
        "Decision",
    }


@pytest.mark.parametrize("one", [*ORDER, *CONTRACT], ids=lambda one: type(one).__name__)
def test_what_is_compared_by_identity_never_changes_either(one: Any) -> None:
    assert pickle.loads(pickle.dumps(one)) != one  # noqa: S301 - we wrote it
    assert repr(pickle.loads(pickle.dumps(one))) == repr(one)  # noqa: S301 - as above
    assert hash(one) == hash(one)
    for name in ("order", "suit", "points"):
        if hasattr(one, name):
            with pytest.raises(AttributeError):
                setattr(one, name, 3)
            with pytest.raises(AttributeError):
                delattr(one, name)


def is_hashable(values: tuple[Any, Any]) -> bool:
    try:
        hash(values)
    except TypeError:
        return False
    return True
