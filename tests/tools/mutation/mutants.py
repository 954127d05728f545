"""Generates mutants: copies of a module that differ by one small change somebody might make by mistake."""

import ast
import re
from collections.abc import Iterator
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

from game.core.record import record

COMPARISONS = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
    "in": "not in", "not in": "in", "is": "is not", "is not": "is",
}  # fmt: skip
ARITHMETIC = {"+": "-", "-": "+", "*": "//", "//": "*", "&": "|", "|": "&", "%": "//", "<<": ">>", ">>": "<<"}
OPERATOR = re.compile(r"not\s+in|is\s+not|in\b|is\b|\*\*|<<|>>|//|<=|>=|==|!=|[-+*&|%<>]")


@record
class Mutant:
    """One change of a module's text."""

    path: str  # from the root of the checkout, with slashes
    function: str  # the function it is in, with its class: "Match.undo"
    operator: str
    start: int  # where the changed text begins and ends, in bytes
    end: int
    snippet: str
    replacement: str
    nth: int  # among the equal changes of that function

    @property
    def key(self) -> str:
        """Name the change so that it is found again where lines have moved."""
        return (
            f"{self.path} {self.function}: {self.operator} {self.nth}: {self.snippet} => {self.replacement}"
        )

    def applied(self, source: bytes) -> bytes:
        """Give the module's text with the change."""
        return source[: self.start] + self.replacement.encode() + source[self.end :]


@record
class Change:
    """What an operator proposes: bytes from start to end become the replacement."""

    operator: str
    start: int
    end: int
    replacement: str


class Text:
    """A module's text, in which nodes know their place."""

    def __init__(self, source: bytes) -> None:
        """Find where the lines begin."""
        self.source = source
        self._lines = [0]
        for line in source.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Tell where a node begins and ends, in bytes."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self._lines[node.lineno - 1] + node.col_offset,
            self._lines[node.end_lineno - 1] + node.end_col_offset,
        )

    def of(self, node: ast.expr | ast.stmt) -> str:
        """Give the text of a node."""
        start, end = self.span(node)
        return self.source[start:end].decode()


def mutants(path: str, source: bytes) -> Iterator[Mutant]:
    """Give every mutant of a module, each function's in the order of its text."""
    text, met = Text(source), dict[str, int]()
    for function, node in _functions(ast.parse(source)):
        for change in sorted(_changes(text, node), key=lambda each: (each.start, each.end, each.operator)):
            snippet = source[change.start : change.end].decode()
            same = f"{function} {change.operator} {snippet} {change.replacement}"
            met[same] = met.get(same, 0) + 1
            yield Mutant(
                path,
                function,
                change.operator,
                change.start,
                change.end,
                snippet,
                change.replacement,
                met[same],
            )


def chosen(root: Path, paths: list[str], count: int) -> list[Mutant]:
    """Choose so many mutants of these modules: always the same ones, and only one of a function while others are left.

    Each is drawn by a hash of its own text, so that a change elsewhere leaves the choice as it is.
    """
    found = [each for path in paths for each in mutants(path, (root / path).read_bytes())]
    drawn, turn = [], dict[str, int]()
    for each in sorted(found, key=lambda mutant: sha256(mutant.key.encode()).digest()):
        where = f"{each.path} {each.function}"
        turn[where] = turn.get(where, 0) + 1
        drawn.append((turn[where], each))
    drawn.sort(key=lambda pair: pair[0])
    return [each for _, each in drawn[:count]]


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


def _changes(text: Text, function: ast.FunctionDef) -> Iterator[Change]:
    """Propose every change of what a function does; annotations, assertions and messages are left alone."""
    waiting: list[ast.AST] = list(function.body[1:] if ast.get_docstring(function) else function.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Assert | ast.Raise | ast.JoinedStr):
            continue
        if isinstance(node, ast.stmt):
            yield from _of_statement(text, node)
        elif isinstance(node, ast.expr):
            yield from _of_expression(text, node)
        waiting += [
            child for child in ast.iter_child_nodes(node) if child is not getattr(node, "annotation", 0)
        ]


def _of_statement(text: Text, node: ast.stmt) -> Iterator[Change]:
    match node:
        case ast.If(test=test) | ast.While(test=test):
            yield Change("condition reversed", *text.span(test), f"not ({text.of(test)})")
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            yield Change("statement dropped", *text.span(node), "pass")
        case ast.Continue():
            yield Change("loop left", *text.span(node), "break")


def _of_expression(text: Text, node: ast.expr) -> Iterator[Change]:
    match node:
        case ast.Compare(left=left, comparators=others):
            for one, other in pairwise([left, *others]):
                yield from _operator(text, one, other, COMPARISONS, "comparison")
        case ast.BinOp(left=left, right=right):
            yield from _operator(text, left, right, ARITHMETIC, "arithmetic")
        case ast.BoolOp(values=values):
            words = {"and": "or", "or": "and"}
            for one, other in pairwise(values):
                yield from _operator(text, one, other, words, "and, or")
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield Change("not removed", *text.span(node), f"({text.of(operand)})")
        case ast.IfExp(test=test):
            yield Change("condition reversed", *text.span(test), f"(not ({text.of(test)}))")
        case ast.Constant(value=int(value)):  # True and False among them
            yield Change(
                "constant", *text.span(node), str(not value if isinstance(value, bool) else value + 1)
            )
        case ast.Call(args=[ast.Name() as one, ast.Name() as other, *_]):
            swapped = f"{text.of(other)}, {text.of(one)}"
            yield Change("arguments swapped", text.span(one)[0], text.span(other)[1], swapped)


def _operator(
    text: Text, left: ast.expr, right: ast.expr, table: dict[str, str], name: str
) -> Iterator[Change]:
    """Exchange the operator that stands between two operands, parentheses and remarks around it being left."""
    start, end = text.span(left)[1], text.span(right)[0]
    between = text.source[start:end].decode()
    pattern = re.compile(r"\b(and|or)\b") if "and" in table else OPERATOR
    found = pattern.search(between)
    if found and "#" not in between:
        at = start + len(between[: found.start()].encode())
        word = re.sub(r"\s+", " ", found[0])
        if word in table:
            yield Change(name, at, at + len(found[0].encode()), table[word])
