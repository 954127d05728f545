"""The one way to declare a value: slotted, comparable, hashable, read-only; and to alter one."""

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, MISSING, Field, field
from functools import partial
from inspect import get_annotations
from operator import attrgetter
from types import MemberDescriptorType, NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Any,
    Generic,
    Literal,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    overload,
)

import msgspec
from msgspec import Struct, StructMeta

__all__ = ["Lazy", "described", "field", "record", "replace"]

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[T]) -> type[T]:
    """Declare a value class.

    It becomes a frozen struct, which is made in half the time of a dataclass and compared in a third. `field` gives a
    default that is made anew each time, keeps a field out of comparisons, or says more of it, which `described` reads.
    Below `_: KW_ONLY`, which may only be the first line, fields are given by name. Raises TypeError for a record
    built on another one; so `type(value) is Pair` tells as much as `isinstance`, which is slow to say no, for it asks
    a struct's metaclass first.
    """
    if any(hasattr(base, "__match_args__") for base in cls.__bases__):
        message = f"{cls.__name__} is built on another record; let it have one instead."
        raise TypeError(message)
    kinds = get_annotations(cls)
    by_name = [*kinds.values()][:1] == [KW_ONLY]
    if by_name:
        kinds = dict([*kinds.items()][1:])
    if KW_ONLY in kinds.values():
        message = f"In {cls.__name__}, KW_ONLY may only be the first line."
        raise TypeError(message)
    body = {name: value for name, value in cls.__dict__.items() if name not in ("__dict__", "__weakref__")}
    fields = {name: value for name, value in body.items() if name in kinds and isinstance(value, Field)}
    body |= {name: _default(cls, name, each) for name, each in fields.items()}
    body |= {"__annotations__": kinds, "__qualname__": cls.__qualname__, "__described__": fields}
    left_out = {name for name, each in fields.items() if not each.compare}
    if left_out:
        body |= _comparing([name for name in kinds if name not in left_out])
    marker: object = Lazy
    lazy = [name for name, kind in kinds.items() if get_origin(kind) is marker]
    if lazy:
        body |= {name: _once_read(body.get(name, getattr(Struct, name)), lazy) for name in _WHOLE}
    bases = (Struct, *[base for base in cls.__bases__ if base is not object])
    tracked = not all(map(_acyclic, kinds.values()))
    made: Any = StructMeta(cls.__name__, bases, body, frozen=True, kw_only=by_name, gc=tracked)
    for name in lazy:
        type.__setattr__(made, name, Lazy(made.__dict__[name]))
    value: type[T] = made
    return value


def described(kind: object) -> "Mapping[str, Field[Any]]":
    """Give the fields of a record, or of its type, that were declared with `field`, by name."""
    fields: Mapping[str, Field[Any]] = getattr(kind, "__described__")  # noqa: B009 - no type has it that mypy knows
    return fields


def _default(cls: type, name: str, each: "Field[Any]") -> object:
    if not (each.init and each.repr and each.hash is None and each.kw_only in (MISSING, False)):
        message = (
            f"{cls.__name__}.{name}: a record’s field knows default, default_factory, compare and metadata."
        )
        raise TypeError(message)
    if each.default_factory is not MISSING:
        return msgspec.field(default_factory=each.default_factory)
    return msgspec.field() if each.default is MISSING else each.default


def _comparing(names: list[str]) -> dict[str, Callable[..., object]]:
    """Make the methods by which records are compared that differ in these fields only."""
    key = attrgetter("__class__", *names)

    def same(self: object, other: object) -> bool:
        return type(self) is type(other) and bool(key(self) == key(other))

    return {
        "__eq__": same,
        "__ne__": lambda self, other: not same(self, other),
        "__hash__": lambda self: hash(key(self)),
    }


_WHOLE = ("__eq__", "__ne__", "__hash__", "__repr__", "__reduce__")
"""Methods that take in every field of a record, past its descriptors."""


def _once_read(method: Callable[..., object], lazy: list[str]) -> Callable[..., object]:
    """Have lazy fields worked out before the method looks at them."""
    read = attrgetter(*lazy)

    def whole(*records: object) -> object:
        for each in records:
            if type(each) is type(records[0]):
                read(each)
        return method(*records)

    return whole


def _acyclic(kind: object) -> bool:
    """Tell whether what is of this kind can't lead back to what holds it: a number, a text, a tuple or struct of such.

    A struct with no other fields need not be looked through by the collector of cycles.
    """
    if get_origin(kind) in (tuple, Union, UnionType):
        return all(each is Ellipsis or _acyclic(each) for each in get_args(kind))
    if get_origin(kind) is Literal:
        return True
    if isinstance(kind, StructMeta):
        return not kind.__struct_config__.gc
    return isinstance(kind, type) and issubclass(kind, (int, float, str, NoneType))


class Lazy(Generic[T]):
    """Declares a field that may be given as a `partial` call instead of its value: ``hidden: Lazy[int]``.

    It is called when the field is first read, be it to compare, hash, write or pickle the record, and what it gives is
    kept; so nobody can tell it from the value. Its arguments must be values, and they must be no secret from whoever
    gets the record.
    """

    __slots__ = ("_slot",)

    def __init__(self, slot: MemberDescriptorType) -> None:
        """Stand before the slot in which the record keeps the field."""
        self._slot = slot

    @overload
    def __get__(self, value: None, cls: type[object]) -> "Lazy[T]": ...
    @overload
    def __get__(self, value: object, cls: type[object] | None = None) -> T: ...
    def __get__(self, value: object, cls: type[object] | None = None) -> "T | Lazy[T]":
        """Read the field."""
        if value is None:
            return self
        given = self._slot.__get__(value)
        if type(given) is partial:
            given = given()
            self._slot.__set__(value, given)
        found: T = given
        return found

    if TYPE_CHECKING:  # how a new record takes the field in; nobody else may set it

        def __set__(self, value: object, given: "T | partial[T]") -> None: ...


if TYPE_CHECKING:
    from dataclasses import replace  # its arguments are checked
else:

    def replace(value: Any, /, **fields: Any) -> Any:
        """Give a record in which some fields are others."""
        return value.__replace__(**fields)
