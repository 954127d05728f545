"""Plays as the Expert of an old commit, whose folder is the first word: a question in JSON a line, an answer a line."""

import json
import sys
from random import Random
from typing import Any


def main() -> None:
    """Answer until there are no more questions."""
    sys.path.insert(0, sys.argv[1])
    import game  # noqa: PLC0415 - that of the old commit

    assert (game.__file__ or "").startswith(sys.argv[1]), "another program would play"
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answered(json.loads(line))) + "\n")
        sys.stdout.flush()


def answered(ask: dict[str, Any]) -> dict[str, Any]:
    """Follow the log, and let the Expert choose from the view of its seat alone."""
    from game.catalogue import find, rules_for  # noqa: PLC0415 - those of the old commit
    from game.core.move import spell  # noqa: PLC0415 - of the old commit, too
    from game.core.transcript import parse_entry  # noqa: PLC0415 - of the old commit, too

    rules = rules_for(ask["game"], ask["options"])
    pack, state = rules.spec.pack, rules.start(ask["dealer"])
    for line in ask["log"]:
        state = rules.play(state, parse_entry(line, pack).move)
    view = rules.view(state, ask["seat"])
    bot = find(ask["game"]).bot(rules, "expert")
    decision = bot.choose(view, Random(ask["dice"]), ask["worlds"])
    return {"move": spell(decision.move, pack), "moves": [spell(move, pack) for move in view.moves]}


if __name__ == "__main__":
    main()
