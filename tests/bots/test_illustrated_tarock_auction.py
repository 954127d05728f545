"""Players of Illustrated Tarock where "I hold" is a waiting call, or contras are answered during the auction."""

from game.core.move import Say
from tests.bots.test_illustrated_tarock import FAIR, STRONG, THINKING, WEAK, YOUNGER, ask, word_of
from tests.rules.illustrated_tarock_examples import deal, table
from tests.rules.notation import follow


@THINKING
def test_light_hands_and_strong_ones_wait_for_another_s_bid(level: str) -> None:
    """The fair hand bids at once; the light one bids only when all the others have let it go."""
    rules = table({"hold_rule": "waiting"})
    light = "FOOL T17 T13 T11 T9 T6 T3 KH QH 8H KS 9S JD 8D TC 7C"
    told = {}
    for name, hand in (("weak", WEAK), ("light", light), ("fair", FAIR), ("strong", STRONG)):
        decision = ask(rules, deal(rules, (hand, "", ""), ""), level)
        told[name] = (decision.move, decision.reason.key)
    assert told == {
        "weak": (Say("pass"), "too_weak"),
        "light": (Say("wait"), "wait_light"),
        "fair": (Say("three"), "bid"),
        "strong": (Say("wait"), "wait"),
    }
    state = follow(rules, deal(rules, (light, "", ""), ""), "wait pass pass")
    assert word_of(rules, state, level) == "three"
    state = follow(rules, deal(rules, (STRONG, YOUNGER, ""), ""), "wait one pass")
    assert word_of(rules, state, level) in {"hold", "solo"}
    state = follow(rules, deal(rules, (WEAK, STRONG, ""), ""), "wait two pass")
    assert word_of(rules, state, level) == "pass"


def test_the_novice_neither_waits_nor_stumbles_over_contras_in_the_auction() -> None:
    rules = table({"hold_rule": "waiting", "contras": "bid", "contras_in_auction": True})
    assert word_of(rules, deal(rules, (STRONG, "", ""), ""), "novice") == "three"
    state = follow(rules, deal(rules, (STRONG, "", ""), ""), "two contra")
    assert word_of(rules, state, "novice") == "done"


@THINKING
def test_contras_are_answered_in_the_auction_by_hands_that_promise_more(level: str) -> None:
    rules = table({"contras": "bid", "contras_in_auction": True})
    good = "FOOL T21 T20 T19 T17 T14 T11 T6 KS CS KH CH 9H 8D KC 9C"
    for hand, word in ((good, "recontra"), (WEAK, "done")):
        assert word_of(rules, follow(rules, deal(rules, (hand, "", ""), ""), "two contra"), level) == word
    for hand, words in ((good, {"subcontra", "one", "solo"}), (WEAK, {"pass"})):
        state = follow(rules, deal(rules, ("", "", hand), ""), "two contra recontra done")
        assert word_of(rules, state, level) in words
    state = follow(rules, deal(rules, ("", "", good), ""), "solo contra recontra done")
    assert word_of(rules, state, level) == "subcontra"
