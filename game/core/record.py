"""The one way to declare a value: slotted, comparable, hashable, read-only; and to alter one."""

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, Field, dataclass, field
from dataclasses import replace as altered_dataclass
from functools import partial
from inspect import get_annotations
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

from msgspec import Struct, StructMeta
from msgspec.structs import replace as altered_struct

__all__ = ["Lazy", "record", "replace"]

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[T]) -> type[T]:
    """Declare a value class.

    It becomes a struct, which is frozen, made in half the time of a dataclass, and compared in a third. A field that
    is lazy, or described by `field` or `KW_ONLY`, makes it a dataclass, for a struct knows no such fields. Those are
    frozen to the type checker alone, since freezing a dataclass makes it four times as dear; a law test hashes
    arguments before and after every call, so the promise is kept where no checker looks. Either is altered by
    `replace`. Raises TypeError for a record built on another one; so `type(value) is Pair` tells as much as
    `isinstance`, which is slow to say no, for it asks a struct's metaclass first.
    """
    if any(hasattr(base, "__match_args__") for base in cls.__bases__):
        message = f"{cls.__name__} is built on another record; let it have one instead."
        raise TypeError(message)
    kinds = get_annotations(cls)
    lazy: object = Lazy
    described = any(
        kind is KW_ONLY or get_origin(kind) is lazy or isinstance(cls.__dict__.get(name), Field)
        for name, kind in kinds.items()
    )
    return _dataclass(cls, kinds) if described else _struct(cls, kinds)


def _struct(cls: type[T], kinds: Mapping[str, Any]) -> type[T]:
    body = {name: value for name, value in cls.__dict__.items() if name not in ("__dict__", "__weakref__")}
    body |= {"__annotations__": dict(kinds), "__qualname__": cls.__qualname__}
    bases = (Struct, *[base for base in cls.__bases__ if base is not object])
    made: Any = StructMeta(cls.__name__, bases, body, frozen=True, gc=not all(map(_acyclic, kinds.values())))
    value: type[T] = made
    return value


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


def _dataclass(cls: type[T], kinds: Mapping[str, Any]) -> type[T]:
    declare: Callable[[type[T]], Any] = dataclass(slots=True, unsafe_hash=True)
    value: type[T] = declare(cls)
    lazy: object = Lazy
    for name, kind in kinds.items():
        if get_origin(kind) is lazy:
            setattr(value, name, Lazy(getattr(value, name)))
    return value


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

    def __set__(self, value: object, given: "T | partial[T]") -> None:
        """Fill the field of a new record."""
        self._slot.__set__(value, given)


if TYPE_CHECKING:
    from dataclasses import replace  # its arguments are checked
else:

    def replace(value: Any, /, **fields: Any) -> Any:
        """Give a record in which some fields are others."""
        return (altered_struct if isinstance(value, Struct) else altered_dataclass)(value, **fields)
