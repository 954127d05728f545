"""One name, one meaning: outside the folders of single games no two classes or named types are called alike."""

import ast
from collections import defaultdict

from tests.repository import tracked

PER_GAME = ("game/rules/", "game/bots/", "game/stage/tables/")


def test_no_two_types_are_called_alike() -> None:
    places = defaultdict(list)
    for path in tracked.files():
        if path.startswith("game/") and path.endswith(".py") and not path.startswith(PER_GAME):
            for node in ast.walk(ast.parse(tracked.text(path))):
                match node:
                    case ast.ClassDef(name) | ast.AnnAssign(ast.Name(name), ast.Name("TypeAlias")):
                        if not name.startswith("_"):
                            places[name].append(path)
    assert {name: found for name, found in places.items() if len(found) > 1} == {}
