"""A player who stops in the middle of a deal and waits to be killed: python -m tests.ui.whole.half FOLDER GAME."""

import json
import sys
from pathlib import Path
from typing import Any

from game.storage.checked import plain
from game.ui.shell.node import Node, Role
from tests.ui.whole.player import Nodes, deal_over, hand
from tests.ui.whole.running_app import running, seated_player


def half_way(nodes: Nodes) -> bool:
    """Tell whether some tricks of the second deal or a later one have been played."""
    cards = [node for node in nodes if node.role is Role.CARD]
    later = any("Deal 2" in node.value for node in nodes)
    return later and bool(hand(nodes)) and len(cards) < 5 and not deal_over(nodes)


def read_node(plain: dict[str, Any]) -> Node:
    """Read a node that was written as JSON."""
    kept: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in plain.items()
    }
    kept["role"] = Role(plain["role"])
    return Node(**kept)


def main(folder: str, game: str) -> None:
    """Play, tell what the table looks like, and wait."""
    with running(Path(folder)) as there:
        player = seated_player(there)
        player.use("play", f"quick/{game}")
        nodes = player.play(half_way)
        sys.stdout.write(json.dumps([plain(node) for node in nodes]) + "\n")
        sys.stdout.flush()
        sys.stdin.read()


if __name__ == "__main__":
    main(*sys.argv[1:])
