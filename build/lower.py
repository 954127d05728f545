"""Lowers a module of the core to what mypyc understands best.

The sources stay plain Python, in which `@record` makes the fastest values there can be without a compiler: frozen
structs, which a compiler can only handle from outside. So each record is written down as a class of its own, with all
that a struct brings along; to read two of its fields then takes five nanoseconds instead of a hundred. The rest of a
module stays as it is. Tests ask the same of every record before and after.
"""

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from types import UnionType
from typing import TypeVar, Union, get_args, get_origin

HEAD = """\
from functools import partial as _partial
from typing import TYPE_CHECKING as _CHECKED, Any as _Any, Final as _Final, final as _final
if _CHECKED:
    from mypy_extensions import mypyc_attr as _mypyc_attr
_SAME: _Any = object()"""


def lowered(text: str, kinds: Mapping[str, object]) -> str:
    """Write down each record of a module as a class of its own; kinds are the classes the module has when it runs."""
    lines, tree = text.split("\n"), ast.parse(text)
    records = [each for each in tree.body if isinstance(each, ast.ClassDef) and is_record(each)]
    for cls in reversed(records):
        kind = kinds[cls.name]
        fields = fields_of(cls, kinds)
        last = (fields[-1].node if fields else cls.body[0]).end_lineno
        assert last is not None
        lines[last:last] = [f"    {line}" for line in _methods(cls.name, fields, compared=_is_compared(cls))]
        for field in reversed(fields):
            lines[field.node.lineno - 1 : field.node.end_lineno] = [f"    {field.declared()}"]
        (decorator,) = cls.decorator_list
        lines[decorator.lineno - 1 : decorator.end_lineno] = _decorators(kind)
    if records:
        first = next(each for each in tree.body if isinstance(each, (ast.Import, ast.ImportFrom)))
        lines[first.lineno - 1 : first.lineno - 1] = HEAD.split("\n")
    return "\n".join(lines)


def is_record(cls: ast.ClassDef) -> bool:
    """Tell whether a class is a record, or compared by identity and otherwise like one."""
    by = [ast.unparse(each) for each in cls.decorator_list]
    return by in (["record"], ["dataclass(frozen=True, eq=False, slots=True)"])


def _is_compared(cls: ast.ClassDef) -> bool:
    return ast.unparse(cls.decorator_list[0]) == "record"


def fields_of(cls: ast.ClassDef, kinds: Mapping[str, object]) -> "list[Field]":
    """List the fields of a record, without what all of a class share."""
    lines = [each for each in cls.body if isinstance(each, ast.AnnAssign)]
    return [Field(each, kinds) for each in lines if not ast.unparse(each.annotation).startswith("ClassVar")]


def _decorators(kind: object) -> list[str]:
    """Nobody builds on it, one thrown away is used again, and the collector need not look through mere numbers."""
    says = getattr(kind, "__struct_config__", None)
    looked_through = says is None or says.gc
    return ["@_final", f"@_mypyc_attr(free_list_len=1{'' if looked_through else ', acyclic=True'})"]


class Field:
    """A field as the source declares it."""

    def __init__(self, node: ast.AnnAssign, kinds: Mapping[str, object]) -> None:
        """Take its line apart.

        mypy lets nothing be final whose type has variables. So what is called is declared with Any in their place, and
        the rest hidden behind a property, through which mypyc couldn't call.
        """
        self.node = node
        self.name = ast.unparse(node.target)
        kind = node.annotation
        self.lazy = isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "Lazy"
        self.kind = ast.unparse(kind.slice if self.lazy and isinstance(kind, ast.Subscript) else kind)
        self.closed = re.sub(r"\b\w+\b", lambda name: _closed(name[0], kinds), self.kind)
        called = self.closed != self.kind and _is_called(eval(self.kind, dict(kinds)))  # noqa: S307 - our own source
        self.hidden = self.lazy or (self.closed != self.kind and not called)
        self.default = "" if node.value is None else ast.unparse(node.value)
        self.made = ""
        if isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "field":
            said = {each.arg: f"({ast.unparse(each.value)})" for each in node.value.keywords}
            self.default, self.made = said.pop("default", ""), said.pop("default_factory", "")
            assert not said, f"{self.name}: in what is compiled, a field has no more than a default."

    def declared(self) -> str:
        """Declare it: mypyc makes no setter for what is final."""
        if self.lazy:
            return f"_{self.name}: {self.kind} | _partial[{self.kind}]"
        if self.hidden:
            return f"_{self.name}: {self.kind}"
        return f"{self.name}: _Final[{self.closed}]"

    def parameter(self) -> str:
        """Name it among what a new record is given."""
        if self.made:
            return f"{self.name}: _Any = _SAME"
        also = f" | _partial[{self.kind}]" if self.lazy else ""
        return f"{self.name}: {self.kind}{also}" + (f" = {self.default}" if self.default else "")

    def taken(self) -> str:
        """Keep what was given."""
        given = f"{self.made}() if {self.name} is _SAME else {self.name}" if self.made else self.name
        return f"self.{'_' * self.hidden}{self.name} = {given}"


def _closed(name: str, kinds: Mapping[str, object]) -> str:
    return "_Any" if isinstance(kinds.get(name), TypeVar) else name


def _is_called(kind: object) -> bool:
    origin = get_origin(kind)
    return origin in (Callable, type) or (
        origin in (Union, UnionType) and any(map(_is_called, get_args(kind)))
    )


def _methods(name: str, fields: list[Field], *, compared: bool) -> Iterator[str]:
    """Write down what a struct has by nature."""
    names = [each.name for each in fields]
    values = "(" + "".join(f"self.{each}, " for each in names) + ")"
    yield "__match_args__: _Final = (" + "".join(f'"{each}", ' for each in names) + ")"
    yield f"def __init__({', '.join(['self', *(each.parameter() for each in fields)])}) -> None:"
    yield from [f"    {each.taken()}" for each in fields] or ["    pass"]
    for each in fields:
        if each.lazy:
            yield from _read_once(each)
        elif each.hidden:
            yield from (
                "@property",
                f"def {each.name}(self) -> {each.kind}:",
                f"    return self._{each.name}",
            )
    if compared:
        yield "def __eq__(self, other: object) -> bool:"
        yield f"    return isinstance(other, {name})" + "".join(
            f" and self.{each} == other.{each}" for each in names
        )
        yield "def __hash__(self) -> int:"
        yield f"    return hash({values})"
    told = ' + ", " + '.join(f'"{each}=" + repr(self.{each})' for each in names) or '""'
    yield "def __repr__(self) -> str:"
    yield f'    return "{name}(" + {told} + ")"'
    yield "def __reduce__(self) -> tuple[_Any, ...]:"
    yield f"    return ({name}, {values})"
    changes = "".join(f", {each}: _Any = _SAME" for each in names)
    yield f"def __replace__(self{', *' if names else ''}{changes}) -> _Any:"
    yield f"    return {name}({', '.join(f'self.{each} if {each} is _SAME else {each}' for each in names)})"


def _read_once(field: Field) -> Iterator[str]:
    """Write down what `Lazy` does for a field."""
    yield "@property"
    yield f"def {field.name}(self) -> {field.kind}:"
    yield f"    given = self._{field.name}"
    yield "    if isinstance(given, _partial):"
    yield f"        made: {field.kind} = given()"
    yield f"        self._{field.name} = made"
    yield "        return made"
    yield "    return given"
