"""Reasons in words: whoever they speak of is named, whatever the seat, and what they begin with keeps its capital."""

import pytest

from game.catalogue import rules_for
from game.core.rules import Reason
from game.session.players import Player
from game.telling.captions import Captions, first
from game.wording import Words, why


@pytest.mark.parametrize("seat", range(5))
def test_a_player_is_named_in_every_seat(seat: int) -> None:
    names = ("Ada", "Ben", "Cleo", "Dan", "Eve")
    words, spec = Words({"sheepshead.reason.turn": "{seat} is to play."}), rules_for("sheepshead", {}).spec
    captions = Captions(words, "sheepshead", spec, tuple(map(Player, names)), (seat + 1) % 5)
    assert names[seat] in captions.why(Reason("turn", seat=seat))


def test_whoever_looks_on_is_named_first() -> None:
    assert [first(me, (0, 2, 3)) for me in (2, 1)] == [(2, 0, 3), (0, 2, 3)]


@pytest.mark.parametrize(("card", "told"), [("T1", "T1 or T2 goes"), ("KH", "KH goes"), ("TH", "TH goes")])
def test_a_clause_that_begins_with_a_card_keeps_its_letters(card: str, told: str) -> None:
    spec = rules_for("illustrated_tarock", {}).spec
    words = Words(
        {
            "illustrated_tarock.reason.low": "{cards} goes.",
            "table.or": "{one} or {other}",
            "table.comma": ", ",
        }
    )
    cards = {card, "T2"} if card == "T1" else {card}
    mask = sum(1 << spec.pack.parse(each) for each in cards)
    assert why(words, spec, Reason("low", cards=mask)) == told
