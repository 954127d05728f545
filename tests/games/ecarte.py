"""What is expected of Écarté: what awards cite, what is decided, and where the rules tell of it."""

from game.core.cards import Cards, mask, members
from game.core.move import Say
from tests.games.expected import FREE, LEAD, REPLY, VARIES, Advice, Citations, Expected, House
from tests.games.meant import DISCARDS, WEIGHS, Told, cheapest, highest, longest
from tests.laws.deal_log import DealLog, took_every_trick, turned_up
from tests.laws.feat_log import FeatLog


def held_king(log: DealLog, name: str) -> None:
    assert f"K{log.turned[0][1]}" in log.held(log.seat(name))
    log.brought_most(log.seat(name), "marked_king")


def stood(log: FeatLog) -> bool:
    return log.said[:1] == [(log.seat, "stand")] and sum(log.took) > 2


def prevented(log: FeatLog) -> bool:
    """Tell whether the other player prevented the first exchange, and lost by it without the vole (§5)."""
    talk = [(seat, word) for seat, word in log.said if word in ("propose", "stand", "accept", "refuse")]
    first = talk[0] if talk[0][1] == "stand" else talk[1]
    return first[1] in ("stand", "refuse") and first[0] != log.seat and sum(log.took) in (3, 4)


def single_or_row(facts: Told) -> Cards:
    """Mean single cards and the highest of rows."""
    order, held = facts.order, members(facts.plain)
    rows = [
        card
        for card in held
        for other in held
        if order.suit[card] == order.suit[other]
        and order.rank[card] > order.rank[other]
        and not facts.out & order.beats[other] & ~order.beats[card] & facts.suit(card) & ~(1 << card)
    ]
    return mask({*rows, *(card for card in held if facts.single(card))})


EXPECTED = Expected(
    citations=Citations(
        {
            "turned_king": ("6.1", 1),
            "marked_king": ("6.2", 1),
            "conceded_*": ("10.11", VARIES),
            "vulnerable_*": ("8.3", 2),
            "vole": ("8.1", 2),
            "point": ("8.2", 1),
        },
        (House("vulnerable_bonus", ("plus_one", "plus_two"), "vulnerable_*", "10.9"),),
        "target_score match_games stake_multiplier deal_packets dealer_min_discard max_exchanges "
        "king_marking vulnerability must_trump allow_concede",
    ),
    period=("talon", "vole", "vulnerable"),
    kinds={
        "propose say": FREE,
        "answer say": FREE,
        "discard lay": FREE,
        "discard lay+say": FREE,
        "discard say": FREE,
        LEAD: {"allow_concede": (False,)},
        REPLY: {"allow_concede": (False,)},
        "lead play+say": FREE,
        "reply play+say led": FREE,
    },
    told={
        "dealing": {"3.2": "Each player gets five cards"},
        "propose": {"4.1": "The elder hand speaks first", "4.5": "may propose again"},
        "answer": {"4.2": "the dealer answers"},
        "discard": {"4.3": "the elder hand discards", "4.4": "the dealer does the same"},
        "lead": {"6.3": "just before playing your own first card", "7.1": "The leader may play any card"},
        "reply": {"6.3": "after that lead and before answering it", "7.2": "must **follow suit**"},
        "settled": {"8": "Scoring a deal"},
        "over": {"9": "The game"},
    },
    special={
        "4.4": lambda view: view.turn == view.dealer,
        "4.5": lambda view: bool(view.public.exchanged),
        "6.3": lambda view: Say("mark_king") in view.moves,
    },
    walks=(
        {},
        {"target_score": 11, "king_marking": "auto", "dealer_min_discard": 0},
        {"match_games": 3, "stake_multiplier": True, "allow_concede": True},
    ),
    presets={
        "partie_liee": {"match_games": "three games"},
        "club": {
            "dealer_min_discard": "exchange nothing",
            "stake_multiplier": "Treble, double and single",
            "allow_concede": "conceded",
        },
        "paris": {"target_score": "Seven points", "vulnerable_bonus": "one point more"},
        "single_exchange": {"max_exchanges": "only once"},
        "first_steps": {"king_marking": "marks itself", "vulnerability": "nobody is vulnerable"},
    },
    race=5,
    tales={
        r"(.+) took every trick\.": took_every_trick,
        r"(.+) turned up the king\.": turned_up("K", "turned_king"),
        r"(.+) held the king of trumps\.": held_king,
    },
    ways={
        (1, 1): (2, 7, 27, 110, 373, 1205),  # propose
        (1, 2): (2, 10, 42, 173, 605, 2090),  # answer
        (1, 3): (5, 25, 105, 405, 1490),  # discard
        (1, 8): (5, 5, 20, 52, 156, 432, 864, 1608, 1608),  # lead
        (1, 9): (1, 4, 4, 12, 36, 72, 144, 144),  # reply
        (1, 10): (4, 4, 12, 36, 72, 144, 144),  # lead
        (1, 12): (3, 9, 18, 36, 36),  # lead
        (2, 1): (2, 7, 21, 66, 189, 579, 1816),  # propose
        (2, 2): (2, 10, 36, 135, 459, 1610),  # answer
        (2, 3): (5, 25, 105, 405, 1490),  # discard
        (2, 10): (5, 11, 30, 54, 120, 206, 348, 536, 608),  # lead
        (2, 11): (2, 5, 9, 20, 30, 45, 64, 68, 68),  # reply
        (2, 12): (4, 5, 15, 15, 30, 34, 34),  # lead
        (2, 14): (3, 3, 6, 6),  # lead
    },
    feats={
        "vole": lambda log: log.took == [True] * 5,
        "stood": stood,
        "vulnerable": prevented,
    },
    tie=0.1,
    peer="euchre",
    heard=({"vulnerability": "none"},),
    drilled=("propose", "answer"),
    endings=15,
    advice=Advice(
        means={
            "lead_queen": single_or_row,
            "lead": single_or_row,
            "lead_long": longest,
            "lead_trumps": highest,
            "reply": cheapest,
        },
        no_cards={
            **dict.fromkeys(
                ["propose", "propose_exchanged", "answer", "answer_exchanged", "answer_free"], WEIGHS
            ),
            **dict.fromkeys(["discard", "discard_nothing"], DISCARDS),
            **dict.fromkeys(
                ["lead_mark_king", "reply_mark_king"],
                "is about marking the king; the row on §12.7 tells what the master does",
            ),
        },
        no_figures={
            "12.1": "gives chances, which `test_printed_figures.py` reckons; no choice is named",
        },
    ),
)
