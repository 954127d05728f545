"""What is expected of Imperium: what awards cite, what is decided, and where the rules tell of it."""

from collections import Counter

from tests.games.expected import FREE, LEAD, REPLY, Advice, Citations, Expected, House
from tests.games.meant import REMEMBER, cheapest, highest, longest, plain, plain_tops, top_trumps
from tests.laws.deal_log import DealLog, showed_four, showed_row, took_every_trick, turned_up


def showed_three(log: DealLog, name: str) -> None:
    ranks = Counter(face[0] for face in (*log.held(log.seat(name)), *log.turned) if face != "JOK")
    assert 3 in ranks.values()
    log.brought_most(log.seat(name), "three_of_a_kind")


def turned_joker(log: DealLog, name: str) -> None:
    assert log.turned == ["JOK"]
    assert not log.tricks
    log.brought_most(log.seat(name), "turned_joker")


EXPECTED = Expected(
    citations=Citations(
        {
            "turned_joker": ("5.8", 1),
            "turned_jack": ("5.7", 1),
            "three_of_a_kind": ("6.2", 1),
            "four_of_a_kind": ("6.3", 1),
            "minor": ("6.4", 1),
            "major": ("6.5", 1),
            "nested_*": ("6.8", 1),
            "tricks_3": ("8.1", 1),
            "tricks_4": ("8.2", 2),
            "tricks_5": ("8.3", 1),
        },
        (House("imperium_nested", (True,), "nested_*", "6.8"),),
        "target_blues deal_packets declare_imperiums imperium_shared_cards left_bower_in_sequence "
        "dealer_uses_turn_up white_forfeit joker_turn_next_dealer first_dealer",
    ),
    period=("bower", "imperium", "imperiums", "forfeit"),
    kinds={
        "declaring say": {"declare_imperiums": ("choose",)},
        "declaring say led": {"declare_imperiums": ("choose",)},
        LEAD: FREE,
        REPLY: FREE,
    },
    told={
        "dealing": {"5.1": "gives five cards to each player"},
        "declaring": {"6.14": "they name one imperium after the other and say when they are done"},
        "lead": {"7.1": "The leader may play any card"},
        "reply": {"7.2": "must follow suit"},
        "settled": {"8": "What the tricks pay", "5.8": "the Joker is turned up"},
        "over": {"9.3": "first player with five blue chips wins"},
    },
    special={"5.8": lambda view: not view.public.trump},
    walks=({}, {"declare_imperiums": "choose", "imperium_nested": True, "target_blues": 9}),
    presets={
        "first_lesson": {"target_blues": "Three blues", "white_forfeit": "nobody loses whites"},
        "half_hour": {"target_blues": "Three blues"},
        "close_to_the_chest": {"declare_imperiums": "only the imperiums you want"},
        "sparing": {
            "imperium_shared_cards": "count once",
            "left_bower_in_sequence": "Left Bower",
            "dealer_uses_turn_up": "nobody uses the turn-up",
        },
        "lavish": {"imperium_nested": "Fours pay as threes", "target_blues": "seven blues"},
    },
    race=5,
    tales={
        r"(.+) took all five tricks\.": took_every_trick,
        r"(.+) turned up the Joker, and no trick was played\.": turned_joker,
        r"(.+) turned up a jack\.": turned_up("J", "turned_jack"),
        r"(.+) showed three of a kind\.": showed_three,
        r"(.+) showed four of a kind\.": showed_four,
        r"(.+) showed ace, (?:king and queen|king, queen and (jack)) of one suit\.": showed_row(
            "minor", "major"
        ),
    },
    ways={
        (1, 1): (5, 5, 20, 25, 75, 107, 214, 324, 324),  # lead
        (1, 2): (1, 4, 6, 18, 22, 44, 62, 62),  # reply
        (1, 3): (4, 6, 18, 22, 44, 62, 62),  # lead
        (1, 5): (3, 3, 6, 7, 7),  # lead
        (2, 1): (5, 9, 36, 56, 168, 240, 480, 736, 736),  # lead
        (2, 2): (2, 8, 8, 24, 36, 72, 120, 120),  # reply
        (2, 3): (4, 4, 12, 18, 36, 60, 60),  # lead
        (2, 5): (3, 3, 6, 10, 10),  # lead
    },
    feats={
        "joker": lambda log: log.spell(log.end.public.turn_up) == "JOK" and log.end.dealer == log.seat,
        "every_trick": lambda log: log.took == [True] * 5,
    },
    tie=0.1,
    peer="euchre",
    endings=25,
    suit_exchanges=8,
    advice=Advice(
        means={
            "lead": top_trumps,
            "lead_draw": top_trumps,
            "lead_drawn": plain,
            "lead_only_trumps": top_trumps,
            "lead_beaten": plain,
            "lead_ace": plain_tops,
            "lead_long": longest,
            "lead_single": highest,
            "reply": cheapest,
        },
        no_figures={
            "12.1": "asks to count trumps; no choice is named",
            "12.6": REMEMBER,
            "12.7": "tells what the third trick pays, which is a rule; which card makes it is not said",
            "12.8": "tells what tricks pay, which is a rule; which card makes sure of the third is not said",
        },
    ),
)
