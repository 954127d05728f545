"""What is expected of Écarté: what awards cite, what is decided, and where the rules tell of it."""

from game.core.move import Say
from tests.games.expected import FREE, LEAD, REPLY, VARIES, Citations, Expected, House
from tests.laws.deal_log import DealLog, took_every_trick, turned_up


def held_king(log: DealLog, name: str) -> None:
    assert f"K{log.turned[0][1]}" in log.held(log.seat(name))
    log.brought_most(log.seat(name), "marked_king")


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
)
