"""One class name, one meaning: outside the folders of single games no two classes are called alike."""

import ast
from collections import defaultdict

from tests.repository import tracked

PER_GAME = ("game/rules/", "game/bots/", "game/stage/tables/")


def test_no_two_classes_are_called_alike() -> None:
    places = defaultdict(list)
    for path in tracked.files():
        if path.startswith("game/") and path.endswith(".py") and not path.startswith(PER_GAME):
            for node in ast.walk(ast.parse(tracked.text(path))):
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    places[node.name].append(path)
    assert {name: found for name, found in places.items() if len(found) > 1} == {}
