"""Auctions of Illustrated Tarock taken literally: the words fit on the table, and say what they mean there."""

import pytest

from game.catalogue import find, rules_for
from game.core.cards import CHANCE
from game.core.deal import stacked
from game.core.move import Deal, Say
from game.core.record import replace
from game.core.transcript import Entry
from game.ui.shell.node import Node, Role, flaws
from tests.ui.table.seated import QUICK, Seat

OPTIONS = tuple(find("illustrated_tarock").presets["literal_text"].items())
SCRIPTS = {
    "1wait 2pass": "pass three two one solo wait",
    "1pass 2wait 0wait 2three": "pass take two one solo hold contra",
    "1two 2contra 1recontra 2done": "pass one solo subcontra",
    "1pass 2wait 0two 2contra": "done recontra",
    "1two 2pass 0contra 1recontra 2done": "done subcontra",
}
"""What was said before it is my turn as the dealer, seat by seat, and what I may say."""


def at(script: str, size: tuple[int, int], scale: float) -> Seat:
    """Sit as the dealer after these words."""
    rules = rules_for("illustrated_tarock", dict(OPTIONS))
    cards = stacked(rules.spec.packets, 0, rules.spec.pack, {}, {})
    said = (Entry(int(word[0]), Say(word[1:])) for word in script.split())
    settings = replace(QUICK, speed=0.0, text_scale=scale)
    entries = (Entry(CHANCE, Deal(cards)), *said)
    seat = Seat("illustrated_tarock", size, settings, options=OPTIONS, entries=entries)
    seat.my_turn()
    seat.go(0.1)
    return seat


def words(seat: Seat) -> dict[str, Node]:
    """Give the buttons of words, by word."""
    nodes = (node for node in seat.table.nodes() if node.key.startswith("say:"))
    return {node.key.removeprefix("say:"): node for node in nodes}


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1280, 720), 2.0), ((960, 600), 2.0)]
)
@pytest.mark.parametrize("script", SCRIPTS)
def test_all_words_fit(script: str, size: tuple[int, int], scale: float) -> None:
    seat = at(script, size, scale)
    assert set(words(seat)) == set(SCRIPTS[script].split())
    assert flaws(seat.table.nodes(), size) == ()


def test_a_subcontra_that_gives_up_the_auction_says_so() -> None:
    inside = words(at("1two 2contra 1recontra 2done", (1280, 720), 1.0))["subcontra"]
    outside = words(at("1two 2pass 0contra 1recontra 2done", (1280, 720), 1.0))["subcontra"]
    assert inside.value == "drop out, but raise the stakes"
    assert outside.value == "raise the stakes a last time"


def test_who_waits_is_heard_on_the_smallest_plate() -> None:
    nodes = at("1wait 2pass", (960, 600), 2.0).table.nodes()
    heard = {node.name: node.value for node in nodes if node.role is Role.LINE}
    assert "“I wait.”" in heard["Marguerite"]
    assert "“Pass.”" in heard["Seat 2"]
