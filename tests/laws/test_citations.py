"""Law of the citations: an award names the paragraph that governs it under the house rules in force."""

from collections import Counter
from random import Random

import pytest

from game.catalogue import find
from game.core.options import Value, chosen, declared
from tests.games.expected import EXPECTED, VARIES, House
from tests.laws.payments import paid_at
from tests.laws.walks import IDS, random_options

GAMES = pytest.mark.parametrize("game_id", IDS)
PATIENCE = 12
"""Tables at which a house rule must have come up."""


def check(game_id: str, agreed: dict[str, Value], dice: Random) -> Counter[House | None]:
    """Compare all that is paid at a table with what it should cite; count the house rules met."""
    game, citations = find(game_id), EXPECTED[game_id].citations
    options = chosen(game.options, agreed)
    met: Counter[House | None] = Counter()
    for paid in paid_at(game.rules(options), options, dice):
        house = citations.governs(paid)
        met[house] += 1
        if house is None:
            rule, price = citations.usually(paid.award.step)
            assert price in (VARIES, paid.award.amount), (
                f"{paid.award} is no longer paid by §{rule}: {agreed}"
            )
        else:
            rule = house.rule
        assert paid.award.rule == rule, f"{paid.award} should cite §{rule}: {agreed}"
    return met


@GAMES
def test_every_option_is_known_to_change_a_paragraph_or_not_to(game_id: str) -> None:
    citations = EXPECTED[game_id].citations
    speaking = [house.option for house in citations.house if house.option]
    silent = citations.silent.split()
    assert not set(speaking) & set(silent)
    assert {*speaking, *silent} == {option.id for option in declared(find(game_id).options)}
    for option in declared(find(game_id).options):
        allowed = option.values or range(option.low, option.high + 1)
        for house in citations.house:
            if house.option == option.id:
                assert set(house.values) <= set(allowed) - {option.default}


@GAMES
def test_awards_cite_what_governs_them_under_random_house_rules(game_id: str) -> None:
    dice = Random(51)
    for _ in range(8):
        check(game_id, random_options(find(game_id), dice), dice)
    assert sum(check(game_id, {}, dice).values()) > 20


@GAMES
def test_every_house_rule_that_changes_a_paragraph_is_met(game_id: str) -> None:
    dice = Random(52)
    for house in EXPECTED[game_id].citations.house:
        if not house.option:
            continue
        for _ in range(PATIENCE):
            agreed = random_options(find(game_id), dice) | dict(house.needs)
            agreed[house.option] = dice.choice(house.values)
            if check(game_id, agreed, dice)[house]:
                break
        else:
            pytest.fail(f"{house} was never met")
