"""What law 2 asks of every value in the program: whoever has one can rely on it."""

import dataclasses
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from inspect import isclass
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import fields

import game
from game.catalogue import GAMES
from game.core.record import record
from game.storage.settings import Settings


def classes() -> Iterator[type]:
    """Go through all classes of the program, those within functions and classes excepted."""
    for module in pkgutil.walk_packages(game.__path__, "game."):
        if not module.name.endswith("__main__"):
            for each in vars(import_module(module.name)).values():
                if isclass(each) and each.__module__ == module.name:
                    yield each


def test_every_value_is_immutable() -> None:
    """A record is a frozen struct whatever its fields are like, and there is no other kind of value."""
    records = [each for each in classes() if issubclass(each, Struct)]
    assert len(records) > 400
    assert [each.__qualname__ for each in records if not each.__struct_config__.frozen] == []
    others = [each for each in classes() if dataclasses.is_dataclass(each)]
    assert [each.__qualname__ for each in others if not each.__dataclass_params__.frozen] == []  # type: ignore[attr-defined]  # mypy doesn't know it


@pytest.mark.parametrize("value", [Settings(), *(each.given.options() for each in GAMES)], ids=repr)
def test_a_field_can_neither_be_set_nor_deleted(value: Struct) -> None:
    """It can't where fields are described, either."""
    before = hash(value)
    for each in fields(value):
        with pytest.raises(AttributeError):
            setattr(value, each.name, "another")
        with pytest.raises(AttributeError):
            delattr(value, each.name)
    assert hash(value) == before


@pytest.mark.parametrize("more", ["init", "repr", "hash"])
def test_the_decorator_leaves_nothing_else(more: str) -> None:
    """What a struct can't do is refused."""
    field: Any = dataclasses.field
    with pytest.raises(TypeError, match=r"_One\.number: a record’s field knows default"):
        record(type("_One", (), {"__annotations__": {"number": int}, "number": field(**{more: False})}))
