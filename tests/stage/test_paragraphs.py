"""F1 at the table: in every phase of every game the rules open where that phase is told.

The table below was checked against the rules by hand: what stands beside a paragraph is said in it.
"""

import re
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from game import resources
from game.catalogue import find
from game.core.cards import NOBODY
from game.core.move import Say
from game.core.options import chosen
from game.core.record import replace
from game.core.view import View
from tests.laws.test_texts import english
from tests.laws.walks import IDS, random_options, walk

TOLD = {
    "ecarte": {
        "dealing": {"3.2": "Each player gets five cards"},
        "propose": {"4.1": "The elder hand speaks first", "4.5": "may propose again"},
        "answer": {"4.2": "the dealer answers"},
        "discard": {"4.3": "the elder hand discards", "4.4": "the dealer does the same"},
        "lead": {"6.3": "just before playing your own first card", "7.1": "The leader may play any card"},
        "reply": {"6.3": "after that lead and before answering it", "7.2": "must **follow suit**"},
        "settled": {"8": "Scoring a deal"},
        "over": {"9": "The game"},
    },
    "gleek": {
        "dealing": {"5.3": "Each player gets twelve cards"},
        "auction": {"6.3": "the eldest may be free to pass", "6.4": "**bids** exactly one penny more"},
        "exchange": {"7.1": "discards any seven of the twelve cards", "7.2": "take the seven cards first"},
        "ruff": {"8.7": "may pass or vie", "8.8": "may pass, see or revie"},
        "lead": {"10.1": "Any card may be led"},
        "reply": {"10.2": "must follow suit"},
        "settled": {"11": "The settlement"},
        "over": {"12": "The end of the match"},
    },
    "illustrated_tarock": {
        "dealing": {"3.1": "gives each player sixteen"},
        "bid": {"3.3": "bid higher than the highest bid so far; or hold it"},
        "recontra": {
            "10.6": "the declarer may answer with a recontra",
            "10.22": "the bidder may say **recontra** at once",
        },
        "subcontra": {
            "10.6": "a defender that with a subcontra",
            "10.22": "who are out of the auction may say **subcontra**",
        },
        "early": {"4.1": "Before the stock is touched the declarer may announce bonuses"},
        "take": {"5.1": "takes one of the packets the bid allows"},
        "discard": {"5.3": "then discards, face down"},
        "late": {"5.5": "the declarer may announce bonuses for the lower price"},
        "holding": {"5.6": "may announce what their hand"},
        "contra_bonus": {"10.7": "Contra is said to bonuses one by one"},
        "recontra_bonus": {"10.7": "each step multiplies that bonus"},
        "subcontra_bonus": {"10.7": "each step multiplies that bonus"},
        "lead": {"6.1": "Any card may be led", "7.1": "wants as few points as possible"},
        "reply": {"6.2": "must **follow suit**", "7.2": "one that **takes the trick as it lies there**"},
        "settled": {
            "8": "Scoring",
            "8.8": "Lost by the draw",
            "7.5": "Whoever has most pays",
            "10.15": "the cards are thrown in",
            "10.18": "dealt no trump",
        },
        "over": {"9": "The match"},
    },
    "imperiale": {
        "dealing": {"5.2": "twelve cards to each player"},
        "lead": {"9.1": "The leader may play any card"},
        "reply": {"9.2": "must **follow suit**"},
        "settled": {"11": "Counting the tricks"},
        "over": {"12": "The end of the match"},
    },
    "imperium": {
        "dealing": {"5.1": "gives five cards to each player"},
        "declaring": {"6.14": "they name one imperium after the other and say when they are done"},
        "lead": {"7.1": "The leader may play any card"},
        "reply": {"7.2": "must follow suit"},
        "settled": {"8": "What the tricks pay", "5.8": "the Joker is turned up"},
        "over": {"9.3": "first player with five blue chips wins"},
    },
    "romestecq": {
        "dealing": {"5.2": "Each player gets five cards"},
        "lead": {"7.1": "The leader may play any card"},
        "reply": {"7.2": "must follow suit"},
        "settled": {"9": "Home or duped"},
        "over": {"10.3": "reaches the target first wins"},
    },
    "sheepshead": {
        "dealing": {"3.2": "get ten cards each"},
        "pick": {"3.3": "says **pick** or **pass**"},
        "blitz": {"9.4": "may show them before taking the blind"},
        "bury": {
            "4.1": "puts as many cards face down as the blind had",
            "8.10": "take the whole blind and bury",
        },
        "call": {"5.2": "the picker calls an ace", "5.9": "may call the lowest trump above it"},
        "under": {"5.6": "lay any card from hand face down"},
        "crack": {"9.1": "may say **crack**"},
        "recrack": {"9.3": "may answer with a **recrack**"},
        "name": {"8.9": "names an ace that is not in hand"},
        "swap": {"8.10": "may take the whole blind"},
        "lead": {
            "6.1": "Any card may be led",
            "8.2": "In a leaster everybody plays alone",
            "10.5": "the tricks are played all the same",
        },
        "reply": {
            "6.2": "must **follow suit**",
            "8.2": "In a leaster everybody plays alone",
            "10.5": "the tricks are played all the same",
        },
        "settled": {
            "7": "Scoring",
            "10.4": "Each player counts what is in the tricks they took",
            "10.5": "their points count for whoever takes them",
            "8.4": "Whoever has the fewest card points wins",
            "8.5": "the cards are thrown in, and one deal to come",
            "8.7": "the hands are shown and compared",
            "8.8": "Thrown in",
            "3.7": "may, when it is their turn to speak, have the cards thrown in",
        },
        "over": {"10": "The match"},
    },
}
SPECIAL: Mapping[str, Mapping[str, Callable[[View[Any]], bool]]] = {
    "ecarte": {
        "4.4": lambda view: view.turn == view.dealer,
        "4.5": lambda view: bool(view.public.exchanged),
        "6.3": lambda view: Say("mark_king") in view.moves,
    },
    "gleek": {
        "6.3": lambda view: not view.public.auction,
        "8.8": lambda view: view.public.level > 0,
    },
    "illustrated_tarock": {
        **dict.fromkeys(
            ("7.1", "7.2", "7.5"),
            lambda view: view.public.declarer == NOBODY and not view.public.thrown,
        ),
        "10.22": lambda view: view.public.declarer == NOBODY,
    },
    "imperium": {"5.8": lambda view: not view.public.trump},
    "sheepshead": {
        **dict.fromkeys(
            ("8.2", "8.4"),
            lambda view: view.public.picker == NOBODY and not (view.public.thrown or view.public.played_for),
        ),
        "10.4": lambda view: bool(view.public.played_for) and view.public.picker != NOBODY,
        "10.5": lambda view: (
            bool(view.public.played_for) and view.public.picker == NOBODY and view.public.thrown != "demand"
        ),
        "5.9": lambda view: Say("call_up") in view.moves,
        "8.10": lambda view: view.turn != view.public.picker,
    },
}
"""When a paragraph is the one that matters in its phase, where it shares the phase with others."""
OVER = "over"
"""Stands in the table above for a match that is decided, whatever its last phase."""
RARE = {("settled", "8.8"), ("settled", "10.18"), ("settled", "3.7")}
"""Ends of a deal that chance hardly ever brings about."""
WALKS, STEPS, ENOUGH = 200, 260, 20
"""Walks through a game, the steps of each, and the walks after which nothing more is looked for than is missing."""
GAMES = pytest.mark.parametrize("game_id", IDS)


def said(game_id: str, place: str) -> str:
    """Give a paragraph of the rules, or the title of a chapter."""
    text = resources.read_text("rules", f"{game_id}.md")
    start = rf"^{re.escape(place)} (.*)" if "." in place else rf"^## {place}\. (.*)"
    found = re.search(start, text, re.MULTILINE)
    assert found is not None, place
    return found[1]


@GAMES
def test_every_phase_has_its_paragraph(game_id: str) -> None:
    captions = [key for key in english() if key.startswith(f"{game_id}.phase.")]
    phases = {key.rpartition(".")[2].removesuffix("_wait").partition("_after_")[0] for key in captions}
    assert {*phases, OVER} == TOLD[game_id].keys()
    for places in TOLD[game_id].values():
        for place, words in places.items():
            assert words in said(game_id, place), place


@GAMES
def test_at_the_table_the_rules_open_where_the_phase_is_told(game_id: str) -> None:
    game, dice, special = find(game_id), Random(7), SPECIAL.get(game_id, {})
    wanted = {(phase, place) for phase, places in TOLD[game_id].items() for place in places}
    seen = set[tuple[str, str]]()
    for number in range(WALKS):
        if number >= ENOUGH and wanted - seen <= RARE:
            break
        rules = game.rules(chosen(game.options, random_options(game, dice)))
        for step in walk(rules, dice, STEPS):
            for state in (step.before, step.after):
                view = rules.view(state, dice.choice((0, max(0, state.turn))))
                phase = OVER if view.turn == NOBODY else view.public.phase
                place = game.table.paragraph(view)
                assert place in TOLD[game_id][phase], (phase, place)
                if len(TOLD[game_id][phase]) > 1:
                    due = {each for each in TOLD[game_id][phase] if each in special and special[each](view)}
                    assert {place} & special.keys() == due, (phase, place)
                seen.add((phase, place))
    assert wanted - seen <= RARE


@pytest.mark.parametrize(
    ("game_id", "end", "place"),
    [
        ("illustrated_tarock", {"thrown": "no_trump"}, "10.18"),
        ("illustrated_tarock", {"thrown": "all_pass"}, "10.15"),
        ("illustrated_tarock", {"drawn_out": True}, "8.8"),
        ("sheepshead", {"thrown": "demand"}, "3.7"),
        ("sheepshead", {"thrown": "redeal"}, "8.8"),
    ],
)
def test_a_deal_that_ended_before_its_time_has_its_own_paragraph(
    game_id: str, end: dict[str, object], place: str
) -> None:
    game = find(game_id)
    rules = game.rules(game.options())
    view = rules.view(rules.start(0), 0)
    ended = replace(view, public=replace(view.public, phase="settled", **end))
    assert game.table.paragraph(ended) == place
