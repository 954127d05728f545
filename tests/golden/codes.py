"""Keeps what deal codes of each game mean: they have been sent and written down, and are never to change."""

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from game.catalogue import find
from game.core.deal_code import DealCode, RuleList, encode, rule_lists, seeds
from game.core.options import Value, chosen
from game.core.record import record
from tests.laws.walks import random_options

HERE = Path(__file__).parent


@record
class Codes:
    """What is kept of one game."""

    lists: Mapping[str, str]  # by first sign, a hash of the house rules that codes with it can name
    deals: Mapping[str, tuple[Mapping[str, Value], int, int]]  # by code: house rules, dealer and seed


def kept(game_id: str) -> Codes:
    """Read what is kept of a game: nothing of one whose golden matches have not been recorded."""
    path = HERE / game_id / "codes.json"
    read = json.loads(path.read_text("utf-8")) if path.is_file() else {"lists": {}, "deals": {}}
    deals = {code: (options, dealer, seed) for code, (options, dealer, seed) in read["deals"].items()}
    return Codes(read["lists"], deals)


def keep(game_id: str) -> None:
    """Write down the lists of a game that are new, each with two codes; what is there stays as it is."""
    now, dice = kept(game_id), Random(f"codes {game_id}")
    lists, deals = dict(now.lists), dict(now.deals)
    for rules in rule_lists(find(game_id).given):
        if rules.sign not in lists:
            lists[rules.sign] = hashed(rules)
            while sum(code.startswith(rules.sign) for code in deals) < 2:
                code = random_code(game_id, dice, 0.5)
                if code.text.startswith(rules.sign):
                    deals[code.text] = (dict(code.options), code.dealer, code.seed)
    text = json.dumps({"lists": lists, "deals": deals}, indent=1)
    (HERE / game_id / "codes.json").write_text(f"{text}\n", "utf-8", newline="\n")


def hashed(rules: RuleList) -> str:
    """Give what becomes another with anything that a list of house rules says."""
    rows: list[Any] = [
        [option.id, list(option.values) or [option.low, option.high], option.default]
        for option in rules.options
    ]
    return sha256(json.dumps(rows).encode()).hexdigest()[:16]


def random_code(game_id: str, dice: Random, share: float) -> DealCode:
    """Code a deal; so large a share of its house rules, more or less, differs from the defaults."""
    game = find(game_id)
    made = {name: value for name, value in random_options(game, dice).items() if dice.random() < share}
    options = chosen(game.options, made)
    agreed = game.given.first_dealer.seat(options) if game.given.first_dealer else None
    dealer = dice.randrange(game.rules(options).spec.seats) if agreed is None else agreed
    most = seeds(game.given, options)
    return encode(game.given, options, dealer, dice.choice([0, most - 1, dice.randrange(most)]))
