"""A plugin of mypy that refuses, in the core, sums of floats that start from a whole number.

`3 * sum([0.5])` is 1.5 in Python; compiled by mypyc it raises TypeError. Since an empty sum would be the number 0, the
compiler takes what stands to the right of a whole number for one, too. `3 * sum([0.5], 0.0)` is 1.5 either way.
"""

from collections.abc import Callable
from itertools import pairwise
from pathlib import PurePath

from mypy.checker import TypeChecker
from mypy.nodes import CallExpr, Expression
from mypy.plugin import FunctionSigContext, Plugin
from mypy.types import CallableType, Instance, get_proper_type

COMPILED = ("core", "rules", "search", "bots")
SENTENCE = "A sum of floats must start from 0.0: sum(…, 0.0); else it fails when it is compiled"


class FloatSums(Plugin):
    """Inherits because mypy asks for it."""

    def get_function_signature_hook(
        self, fullname: str
    ) -> Callable[[FunctionSigContext], CallableType] | None:
        """Look at every sum."""
        return _look if fullname == "builtins.sum" else None


def _look(context: FunctionSigContext) -> CallableType:
    call, checker = context.context, context.api
    assert isinstance(call, CallExpr)
    assert isinstance(checker, TypeChecker)
    if len(call.args) == 1 and is_compiled(checker.path) and _floats(checker, call.args[0]):
        checker.fail(SENTENCE, call)
    return context.default_signature


def _floats(checker: TypeChecker, summed: Expression) -> bool:
    kind = get_proper_type(checker.analyze_iterable_item_type(summed)[1])
    return isinstance(kind, Instance) and kind.type.fullname == "builtins.float"


def is_compiled(path: str) -> bool:
    """Tell whether a module belongs to the core that mypyc is to compile."""
    parts = PurePath(path).parts
    return any(pair[0] == "game" and pair[1] in COMPILED for pair in pairwise(parts))


def plugin(_version: str) -> type[Plugin]:
    """Give mypy what it asks each plugin for."""
    return FloatSums
