"""What is expected of Gleek: what awards cite, what is decided, and where the rules tell of it."""

from game.core.cards import Cards, Seat
from tests.games.expected import FREE, LEAD, REPLY, VARIES, Advice, Citations, Expected, House
from tests.games.meant import DISCARDS, REMEMBER, WEIGHS, Told, lowest, plain, top_trumps, trumps
from tests.laws.deal_log import DealLog
from tests.laws.payments import Paid

COUNTERS = {"A": 15, "K": 3, "Q": 3, "J": 9}
"""What trumps count, by rank (§3.4)."""


def score(log: DealLog, seat: Seat) -> int:
    """Count three for a trick and the trumps that count, the turn-up for the dealer (§11.1 to §11.3)."""
    (turned,), dealer = log.turned, log.final.dealer
    mine = [
        log.face(card)
        for trick, taker in zip(log.tricks, log.takers, strict=True)
        if taker == seat
        for _, card in trick
    ]
    found = (*mine, *([turned] if seat == dealer else []))
    return 3 * log.takers.count(seat) + sum(
        COUNTERS.get(face[0], 0) for face in found if face[1] == turned[1]
    )


def came_above(log: DealLog, name: str, above: str, number: str, worth: str) -> None:
    seat, trump = log.seat(name), log.turned[0][1]
    log.brought_most(seat, "tricks_over")
    assert log.brought(seat)["tricks_over"] == int(above)
    counted = [
        3 + sum(COUNTERS.get(face[0], 0) for face in faces if face[1] == trump)
        for faces in ([log.face(card) for _, card in trick] for trick in log.tricks)
    ]
    assert log.takers[int(number) - 1] == seat
    assert counted[int(number) - 1] == int(worth)
    assert int(worth) == max(each for each, taker in zip(counted, log.takers, strict=True) if taker == seat)


def got_the_rest(log: DealLog, amount: str, name: str) -> None:
    log.brought_most(log.seat(name), "tricks_surplus")
    assert log.brought(log.seat(name))["tricks_surplus"] == int(amount)


def sold(log: DealLog, name: str, amount: str) -> None:
    log.brought_most(log.seat(name), "stock")
    assert log.brought(log.seat(name))["stock"] == int(amount)


def lesser_set(paid: Paid) -> bool:
    """Tell whether a better gleek or mournival was paid before this one."""
    sets = [each for each in paid.before if each.step.startswith(("gleek_", "mournival_"))]
    return any(each.cards != paid.award.cards for each in sets)


def without_counters(facts: Told) -> Cards:
    takers = facts.takers & ~facts.counting(facts.legal)
    return takers or (facts.legal & ~facts.takers & ~facts.counting(facts.legal))


def no_counters(facts: Told) -> Cards:
    return facts.legal & ~facts.counting(facts.legal)


EXPECTED = Expected(
    citations=Citations(
        {
            "tiddy": ("5.7", 4),
            "stock": ("6.7", VARIES),
            "ante": ("8.4", 1),
            "vied": ("8.7", VARIES),
            "seen": ("8.8", VARIES),
            "revied": ("8.8", VARIES),
            "ruff_unseen": ("8.14", VARIES),
            "ruff_shown": ("8.15", VARIES),
            "ruff_aces": ("8.16", VARIES),
            "gleek_aces": ("9.3", 4),
            "gleek_kings": ("9.3", 3),
            "gleek_queens": ("9.3", 2),
            "gleek_jacks": ("9.3", 1),
            "mournival_aces": ("9.2", 8),
            "mournival_kings": ("9.2", 6),
            "mournival_queens": ("9.2", 4),
            "mournival_jacks": ("9.2", 2),
            "tricks_short": ("11.5", VARIES),
            "tricks_over": ("11.6", VARIES),
            "tricks_surplus": ("11.8", VARIES),
            "pot_shared": ("12.2", VARIES),
        },
        (
            House("ruff_ante", (0, 2, 3, 4), "ante", "8.5"),
            House("ruff_tie", ("split",), "ruff_shared", "8.17"),
            House("lower_gleeks", ("winner_all", "everyone"), "gleek_*", "9.5", lesser_set),
            House("lower_gleeks", ("winner_all", "everyone"), "mournival_*", "9.5", lesser_set),
            House("tiddy_pay", (0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12), "tiddy", "5.7"),
            House("towser_tumbler", ("turn_up",), "towser", "5.8"),
            House("towser_tumbler", ("turn_up",), "tumbler", "5.8"),
            House("trick_surplus", ("ruff_pot",), "tricks_carried", "11.9"),
        ),
        "match_deals opening_bid eldest_must_open stock_exchange ruff_limit ruff_pass_final ruff_suit",
    ),
    period=(
        *("gleek", "mournival", "ruff", "vie", "vied", "revie", "Tib", "Tom", "Tiddy", "Towser", "Tumbler"),
        *("purse", "eldest"),
    ),
    kinds={"auction say": FREE, "exchange lay": FREE, "ruff say": FREE, LEAD: FREE, REPLY: FREE},
    told={
        "dealing": {"5.3": "Each player gets twelve cards"},
        "auction": {"6.3": "the eldest may be free to pass", "6.4": "**bids** exactly one penny more"},
        "exchange": {"7.1": "discards any seven of the twelve cards", "7.2": "take the seven cards first"},
        "ruff": {"8.7": "may pass or vie", "8.8": "may pass, see or revie"},
        "lead": {"10.1": "Any card may be led"},
        "reply": {"10.2": "must follow suit"},
        "settled": {"11": "The settlement"},
        "over": {"12": "The end of the match"},
    },
    special={
        "6.3": lambda view: not view.public.auction,
        "8.8": lambda view: view.public.level > 0,
    },
    walks=(
        {"match_deals": 3},
        {
            "match_deals": 3,
            "eldest_must_open": False,
            "stock_exchange": "draw_first",
            "trick_surplus": "ruff_pot",
        },
    ),
    presets={
        "short": {"match_deals": "Three deals"},
        "wits_interpreter": {"opening_bid": "opens at 13", "tiddy_pay": "Tiddy pays 2"},
        "gamester": {"towser_tumbler": "Towser and Tumbler", "lower_gleeks": "every gleek"},
        "modest": {"ruff_limit": "10 pence", "ruff_pass_final": "early pass is final"},
        "deep_play": {
            "match_deals": "Twelve deals",
            "ruff_limit": "no limit",
            "ruff_ante": "2 pence staked",
            "trick_surplus": "goes into the ruff pot",
        },
    },
    counts={"score_final": score},
    tales={
        r"Tricks and the counters in them put (.+) (\d+) above 22\. Trick (\d+) alone counted (\d+)\.": came_above,
        r"Counters were out of play, and the (\d+) left in the pot went to (.+)\.": got_the_rest,
        r"The stock was sold, and (.+) got (\d+) for it\.": sold,
    },
    ways={
        (1, 1): (2, 4, 18, 164, 1630),  # auction
        (1, 6): (12, 132, 1320),  # exchange
        (1, 13): (40, 821),  # ruff
        (1, 16): (12, 92, 268),  # lead
        (1, 17): (12, 36, 396),  # reply
        (1, 22): (10, 31, 238, 2142),  # lead
        (1, 40): (4, 10, 34, 102, 204, 458, 916, 1392, 2136),  # lead
        (2, 1): (2, 4, 18, 164, 1630),  # auction
        (2, 4): (12, 132, 1320),  # exchange
        (2, 11): (40, 821),  # ruff
        (2, 17): (12, 34, 72, 792),  # lead
        (2, 18): (3, 6, 66, 156, 276),  # reply
        (2, 23): (10, 42, 276, 2484),  # lead
        (2, 41): (4, 5, 16, 48, 68, 168, 336, 520, 880),  # lead
    },
    feats={"tiddy": lambda log: log.spell(log.end.public.turn_up)[0] == "4" and log.end.dealer == log.seat},
    tie=0.5,
    peer="hearts",
    heard=({"ruff_suit": "best"}, {"ruff_pass_final": True}),
    drilled=("auction", "ruff"),
    advice=Advice(
        means={
            "lead": trumps,
            "lead_suit": plain,
            "lead_trumps": lambda facts: top_trumps(facts) | lowest(facts),
            "reply": without_counters,
            "reply_lost": no_counters,
        },
        no_cards={
            **dict.fromkeys(
                ["auction", "ruff", "ruff_final", "ruff_dearest", "ruff_to_see", "ruff_to_see_dearest"],
                WEIGHS,
            ),
            "exchange": DISCARDS,
        },
        no_figures={
            "15.4": "gives chances, which `test_advice.py` counts in deals; no choice is named",
            "15.6": "tells what may come from the stock, which `test_printed_figures.py` reckons, and not to show what one feels: no choice of the program",
            "15.9": REMEMBER,
        },
    ),
)
