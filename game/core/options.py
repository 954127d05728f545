"""House rules as declared choices: one record a game, from which set-up screen, command line and saves are built."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TypeAlias, TypeVar, cast

from game.core.cards import BadNotation
from game.core.record import described, field, record

Value: TypeAlias = bool | int | str
V = TypeVar("V", bool, int, str)
Chosen = TypeVar("Chosen")
_NUMBER = re.compile(r"-?[0-9]{1,9}")


@record
class Option:
    """One choice a table may make."""

    id: str
    default: Value
    values: tuple[Value, ...]  # the closed list to choose from; empty for a bounded number
    low: int  # bounds of a number; both 0 for a closed list
    high: int
    rule: str  # paragraph of the rules text that explains it

    @property
    def kind(self) -> str:
        """Say "flag", "choice" or "number"."""
        if isinstance(self.default, bool):
            return "flag"
        return "choice" if self.values else "number"


def choice(*values: V, rule: str) -> V:
    """Declare a field with a closed list of values, the default first."""
    return field(default=values[0], metadata={"values": values, "rule": rule})


def flag(default: bool, *, rule: str) -> bool:
    """Declare a field that is on or off."""
    return field(default=default, metadata={"values": (False, True), "rule": rule})


def number(default: int, low: int, high: int, *, rule: str) -> int:
    """Declare a field with a whole number within bounds, both included."""
    return field(default=default, metadata={"low": low, "high": high, "rule": rule})


def declared(options: object) -> tuple[Option, ...]:
    """List the choices of an options record or its type, in the order they are declared."""
    return _declared(options if isinstance(options, type) else type(options))


@lru_cache(maxsize=64)
def _declared(kind: type[object]) -> tuple[Option, ...]:
    return tuple(
        _option(name, cast("Value", each.default), each.metadata) for name, each in described(kind).items()
    )


def _option(name: str, default: Value, meta: Mapping[str, Any]) -> Option:
    return Option(
        name,
        default,
        tuple(sorted(meta["values"], key=_natural)) if "values" in meta else (),
        meta.get("low", 0),
        meta.get("high", 0),
        meta["rule"],
    )


def _natural(value: Value) -> tuple[int, str]:
    return (int(value), "") if isinstance(value, int) else (0, "")


def values_of(options: object) -> dict[str, Value]:
    return {each.id: getattr(options, each.id) for each in declared(options)}


def changed(options: object) -> dict[str, Value]:
    """Give the choices that differ from the default, by name."""
    return {
        each.id: value for each in declared(options) if (value := getattr(options, each.id)) != each.default
    }


def chosen(kind: type[Chosen], wanted: Mapping[str, Value]) -> Chosen:
    """Make an options record from names and values; texts such as "true" and "7" are read.

    Raises BadNotation, naming what is allowed, for an unknown name or an impossible value.
    """
    known = {each.id: each for each in declared(kind)}
    for name in wanted:
        if name not in known:
            message = f"There is no option '{name}'; there are {', '.join(known)}."
            raise BadNotation(message, "storage.fault.no_option", name=name, known=", ".join(known))
    return kind(**{name: _fit(known[name], value) for name, value in wanted.items()})


def _fit(option: Option, value: Value) -> Value:
    for allowed in option.values:
        if str(value).lower() == str(allowed).lower():
            return allowed
    if not option.values and _NUMBER.fullmatch(str(value)) and option.low <= int(value) <= option.high:
        return int(value)
    refused = f"Option '{option.id}' can't be '{value}'; it can be"
    if option.values:
        allowed = ", ".join(str(each).lower() for each in option.values)
        message = f"{refused} {allowed}."
        raise BadNotation(message, "storage.fault.option_value", name=option.id, value=value, allowed=allowed)
    least, most = option.low, option.high
    message = f"{refused} {least} to {most}."
    raise BadNotation(
        message, "storage.fault.option_number", name=option.id, value=value, least=least, most=most
    )
