"""What is refused in Écarté, and the rule that is named."""

import pytest

from game.core.cards import PIQUET
from game.core.move import parse
from game.rules.ecarte.phases import king_of
from tests.rules.ecarte_examples import DEALER, ELDER, RUN_OUT, deal, table
from tests.rules.notation import follow, why_not

RULES = table()
HEARTS = PIQUET.parse("7H") >> 3


# ---- refusals ----


KING = ("KH QS 9S TS AS", "JS 8H 9D TD AD", "7H")


@pytest.mark.parametrize(
    ("script", "seat", "move", "key", "cards"),
    [
        ("", ELDER, "play QS", "speak_first", ""),
        ("", ELDER, "lay QS", "no_exchange", ""),
        ("", ELDER, "say accept", "dealer_answers", ""),
        ("", ELDER, "say mark_king", "king_early", "KH"),
        ("", DEALER, "say accept", "turn", ""),
        ("propose", DEALER, "say stand", "elder_proposes", ""),
        ("propose accept", ELDER, "play QS", "lay_first", "QS"),
        ("propose accept", ELDER, "say done", "too_few", ""),
        ("propose accept", ELDER, "lay JS", "not_held", "JS"),
        ("propose accept QS", ELDER, "lay QS", "not_held", "QS"),
        ("stand", ELDER, "play JS", "not_held", "JS"),
        ("stand", ELDER, "say propose", "talk_over", ""),
        ("stand", ELDER, "say concede", "no_conceding", ""),
        ("stand mark_king", ELDER, "say mark_king", "king_marked", "KH"),
        ("stand QS", DEALER, "play 8H", "follow", "JS"),
        ("stand QS", DEALER, "say mark_king", "king_not_held", "KH"),
        ("stand TS", DEALER, "play AD", "follow", "JS"),
        ("stand TS-JS TD", ELDER, "play QS", "trump", "KH"),
        ("stand QS-JS", ELDER, "say mark_king", "king_late", "KH"),
        ("stand QS-JS KH", DEALER, "play TD", "follow", "8H"),
    ],
)
def test_refusals_name_the_rule_and_the_cards(
    script: str, seat: int, move: str, key: str, cards: str
) -> None:
    state = follow(RULES, deal(RULES, *KING), script)
    reason = why_not(RULES, RULES.view(state, seat), parse(move, PIQUET))
    assert (reason.key, PIQUET.spell_all(reason.cards)) == (key, cards)


def test_not_beating_a_card_is_refused() -> None:
    state = follow(RULES, deal(RULES, "TS 8H 9H TH AH", "JS 8S 9D TD AD", "7H"), "stand TS")
    reason = why_not(RULES, RULES.view(state, DEALER), parse("play 8S", PIQUET))
    assert (reason.key, reason.rule, PIQUET.spell_all(reason.cards)) == ("head", "7.3", "JS")


def test_more_cards_than_the_talon_holds_are_refused() -> None:
    elder, dealer, talon = RUN_OUT
    state = follow(
        RULES, deal(RULES, elder, dealer, "7H", talon), f"propose accept {elder} done {dealer} done"
    )
    state = follow(RULES, state, "propose accept 7C 8C 9C TC AC done JS QS KS JD QD done propose accept KD")
    reason = why_not(RULES, RULES.view(state, ELDER), parse("lay 8H", PIQUET))
    assert (reason.key, reason.number) == ("too_many", 1)


def test_a_turned_king_can_not_be_marked() -> None:
    state = follow(RULES, deal(RULES, "7S 8S 9S TS AS", "7C 7D 8D 9D TD", "KC"), "stand")
    reason = why_not(RULES, RULES.view(state, ELDER), parse("say mark_king", PIQUET))
    assert reason.key == "king_turned"


def test_king_of_the_turn_up() -> None:
    assert [PIQUET.spell(king_of(PIQUET.parse(f"7{suit}"))) for suit in "SHDC"] == ["KS", "KH", "KD", "KC"]
