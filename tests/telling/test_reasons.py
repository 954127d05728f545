"""Reasons in words: whoever they speak of is named, whatever the seat, and what they begin with keeps its capital."""

import pytest

from game.catalogue import rules_for
from game.core.event import Said
from game.core.rules import Reason
from game.resources import ENGLISH, root
from game.session.players import Player
from game.telling.captions import Captions, first
from game.wording import Words, load, why
from tests.stage.walks import VARIANTS, beats


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


def test_what_ends_something_without_a_sound_says_what_it_ends() -> None:
    """In the log as on its button: "That is all" would not say of what."""
    told: dict[tuple[str, str], set[str]] = {}
    for rules in (each for several in VARIANTS.values() for each in several):
        for seed in range(8):
            for beat in beats(rules, seed):
                for event in (each for each in beat.events if isinstance(each, Said)):
                    told.setdefault((rules.spec.id, event.word), set()).add(beat.before.public.phase)
    words = load(root() / "words" / ENGLISH)  # other languages are held to its keys
    silent = {key: phases for key, phases in told.items() if not words.get("{}.word_spoken.{}".format(*key))}
    assert silent["illustrated_tarock", "done"] >= {"early", "discard", "late", "holding", "contra_bonus"}
    for (game, word), phases in silent.items():
        for each in phases if len(phases) > 1 else ():
            assert f"{game}.word.{word}_{each}" in words
