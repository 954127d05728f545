"""The one way to declare a value: slotted, comparable, hashable, read-only to the type checker; and to alter one."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform

__all__ = ["record", "replace"]

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[T]) -> type[T]:
    """Declare a value class.

    Freezing is static: the type checker refuses assignment, while construction costs a quarter of what a frozen
    dataclass costs at run time. A law test hashes arguments before and after every call, so the promise is kept
    where no checker looks.
    """
    declare: Callable[[type[T]], Any] = dataclass(slots=True, unsafe_hash=True)
    value: type[T] = declare(cls)
    return value


if TYPE_CHECKING:
    from dataclasses import replace  # its arguments are checked
else:

    def replace(value: Any, /, **fields: Any) -> Any:
        """Give a record in which some fields are others, in half the time the standard library takes."""
        places, values_of = _layout(type(value))
        values = list(values_of(value))
        for name, changed in fields.items():
            values[places[name]] = changed
        return type(value)(*values)


@cache
def _layout(cls: type[Any]) -> tuple[dict[str, int], Callable[[Any], tuple[Any, ...]]]:
    """Number the fields of a record by name, as they are handed in, and give what reads them all."""
    names = cls.__match_args__
    values_of = attrgetter(*names) if len(names) > 1 else lambda value: (getattr(value, names[0]),)
    return {name: place for place, name in enumerate(names)}, values_of
