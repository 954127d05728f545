"""What is said of two cards one may lead, at Écarté with hearts as trumps, by the hand they are led from."""

import pytest

from game.catalogue import rules_for
from game.core.cards import PIQUET
from game.core.deal import stacked
from game.core.move import Deal, Play, Say
from game.learning.principle import principle_between


@pytest.mark.parametrize(
    ("hand", "best", "other", "said"),
    [
        ("8H 8S 9S TS 8C", "8C", "8S", "lead_single"),
        ("8D 8S 9S TS 8C", "8C", "8S", "lead_alone"),
        ("8H 8S 9S TS 8C", "8S", "8C", "lead_long"),
        ("8S 9S TS 8C 9C", "8C", "8S", "lead_least"),
    ],
)
def test_what_is_said_of_a_lead(hand: str, best: str, other: str, said: str) -> None:
    rules = rules_for("ecarte", {})
    held, turned = PIQUET.parse_all(hand), PIQUET.parse_all("7H")
    pack = stacked(rules.spec.packets, 1, PIQUET, {0: held}, {"turn_up": turned})
    state = rules.play(rules.play(rules.start(1), Deal(pack)), Say("stand"))
    one, two = ((Play(PIQUET.parse(card)),) for card in (best, other))
    assert principle_between(rules, rules.view(state, 0), one, two) == said
