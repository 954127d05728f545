"""What is advised without figures, and why: paragraphs of the rules, and sentences of the companion."""

from collections.abc import Mapping

PARAGRAPHS: Mapping[tuple[str, str], str] = {
    ("ecarte", "12.1"): "gives chances, which `test_printed_figures.py` reckons; no choice is named",
    ("gleek", "15.4"): "gives chances, which `test_advice.py` counts in deals; no choice is named",
    (
        "gleek",
        "15.6",
    ): "tells what may come from the stock, which `test_printed_figures.py` reckons, and not to show what one feels: no choice of the program",
    (
        "gleek",
        "15.9",
    ): "asks to remember cards that were shown; which card follows from it differs from deal to deal",
    (
        "imperiale",
        "16.1",
    ): "tells who scores an honour, which is a rule (§10.1); how to come by the lead is not said",
    ("imperiale", "16.3"): "tells what the king takes, which is a rule; when to lead it is not said",
    (
        "imperiale",
        "16.7",
    ): "gives chances, which `test_printed_figures.py` counts in deals; no choice is named",
    (
        "imperiale",
        "16.8",
    ): "asks to remember cards that were shown; which card follows from it differs from deal to deal",
    ("imperium", "12.1"): "asks to count trumps; no choice is named",
    (
        "imperium",
        "12.6",
    ): "asks to remember cards that were shown; which card follows from it differs from deal to deal",
    ("imperium", "12.7"): "tells what the third trick pays, which is a rule; which card makes it is not said",
    (
        "imperium",
        "12.8",
    ): "tells what tricks pay, which is a rule; which card makes sure of the third is not said",
    (
        "romestecq",
        "13.1",
    ): "tells when a combination is home, which is a rule; the card for it is that of §13.3 and §13.4",
    ("romestecq", "13.2"): "tells which card takes a trick, which is a rule; no choice is named",
    (
        "romestecq",
        "13.6",
    ): "gives a comparison, which `test_advice.py` counts in deals; that two cards are as good is a rule",
}
"""By game and paragraph of the advice that closes its rules."""
WEIGHS = "tells what speaks for each word, and leaves the word to the player"
DISCARDS = "is about cards that are laid away several at a time, of which no single one stands for the rest"
EITHER = "names two ways, and leaves the choice between them to the player"
FACTS = "tells what is so, and names no card"
ALIKE = (
    "is said where all cards that may be played count the same; which is needed least is left to the player"
)
VAGUE = "names what a card should do (cost the others most, bring something), and not by which card"
MARKS = "is about marking the king; the row on §12.7 tells what the master does"
SENTENCES: Mapping[str, Mapping[str, str]] = {
    "ecarte": {
        **dict.fromkeys(
            ("propose", "propose_exchanged", "answer", "answer_exchanged", "answer_free"), WEIGHS
        ),
        **dict.fromkeys(("discard", "discard_nothing"), DISCARDS),
        **dict.fromkeys(("lead_mark_king", "reply_mark_king"), MARKS),
    },
    "gleek": {
        **dict.fromkeys(
            ("auction", "ruff", "ruff_final", "ruff_dearest", "ruff_to_see", "ruff_to_see_dearest"), WEIGHS
        ),
        "exchange": DISCARDS,
    },
    "illustrated_tarock": {
        **dict.fromkeys(("bid", "early", "early_bid_solo", "take", "late", "holding"), WEIGHS),
        "discard": DISCARDS,
        "lead_suit": EITHER,
        "lead_declarer_low": VAGUE,
        **dict.fromkeys(
            ("lead_declarer_draw", "lead_declarer_drawn", "lead_declarer_trumps", "reply_declarer_taken"),
            FACTS,
        ),
        "reply_equal": ALIKE,
    },
    "romestecq": {"lead_wait": FACTS, "reply": VAGUE},
    "sheepshead": {
        **dict.fromkeys(("pick", "call", "call_up"), WEIGHS),
        **dict.fromkeys(("bury", "bury_free", "bury_tricks", "under"), DISCARDS),
        "lead_trumps": EITHER,
        "lead_picker_low": VAGUE,
        "lead_picker_trumps": FACTS,
        **dict.fromkeys(("lead_secret_trumpless", "lead_partner_trumpless"), VAGUE),
        **dict.fromkeys(("reply_equal", "reply_secret_equal", "reply_partner_equal"), ALIKE),
        "reply_leaster": EITHER,
    },
}
"""By game and key of the sentence."""
