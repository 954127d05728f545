"""What is expected of Illustrated Tarock: what awards cite, what is decided, and where the rules tell of it."""

from collections import Counter

from game.core.cards import NOBODY, Cards, Seat, mask, members
from tests.games.expected import FREE, LEAD, REPLY, VARIES, Advice, Citations, Expected, House, Needs
from tests.games.meant import (
    ALIKE,
    DISCARDS,
    EITHER,
    FACTS,
    VAGUE,
    WEIGHS,
    Told,
    below,
    feeding,
    fewest,
    highest,
    plain,
    plain_tops,
    ranked,
    taking,
    trumps,
)
from tests.laws.deal_log import (
    DealLog,
    PointRace,
    brought,
    counted_up,
    given,
    taken,
    taken_and_given,
    unclaimed,
    untouched,
)
from tests.laws.feat_log import FeatLog
from tests.laws.payments import Paid


def held(paid: Paid) -> bool:
    """Tell whether somebody said "I hold"."""
    return any(call.word == "hold" for call in paid.view.public.auction.spoken)


def announced_bird(paid: Paid) -> bool:
    """Tell whether a silent bird is the one the declarer announced."""
    said = {f"silent_{each.bonus}" for each in paid.view.public.declared}
    return paid.award.step in said and paid.award.to == paid.view.public.declarer


def drawn_out(paid: Paid) -> bool:
    """Tell whether a hand was lost by the draw."""
    return bool(paid.view.public.drawn_out)


CONTRA: Needs = {"contras": ("bid", "bid_and_bonuses")}
BONUS_CONTRA: Needs = {"contras": ("bid_and_bonuses",)}

BIRDS = {"sparrow": ("T1", 16), "owl": ("T2", 15), "cockatoo": ("T3", 14)}


def points(face: str) -> int:
    """Say what a card counts (§2.5)."""
    if face in ("T1", "T21", "FOOL"):
        return 5
    return 1 if face[0] == "T" else {"K": 5, "Q": 4, "C": 3, "J": 2}.get(face[0], 1)


def stock_given(log: DealLog) -> dict[Seat, int]:
    """Give the stock of a Beggar's game to the last trick, or card by card to the first (§7.4, §10.14)."""
    found = Counter[Seat]()
    if log.final.public.declarer == NOBODY and log.options.beggar_stock != "aside":
        gifts = log.options.beggar_stock == "gifts"
        takers = log.takers if gifts else log.takers[-1:] * len(log.untouched)
        for card, taker in zip(log.final.public.stock, takers, strict=False):
            found[taker] += log.points(card)
    return dict(found)


def with_discard(log: DealLog, seat: Seat) -> int:
    assert seat == log.final.public.declarer
    return log.of_tricks(seat) + log.worth_of(log.laid)


def of_defenders(log: DealLog, _seat: Seat) -> int:
    return log.of_tricks(*(set(range(log.seats)) - log.racers())) + log.worth_of(log.untouched)


def bird(log: DealLog, name: str, what: str, fate: str) -> None:
    face, number = BIRDS[what]
    declarer = log.final.public.declarer
    assert declarer == log.seat(name)
    assert what in {each.bonus for each in log.final.public.declared}
    at = (
        len(log.tricks) >= number
        and (declarer, log.match.rules.spec.pack.parse(face)) in log.tricks[number - 1]
    )
    home = at and log.takers[number - 1] == declarer
    assert home == (fate == "brought it home")


def announced(log: DealLog, name: str, what: str, fate: str) -> None:
    declarer, mark = log.final.public.declarer, {"seventy": 70, "ninety": 90}[what]
    assert declarer == log.seat(name)
    assert what in {each.bonus for each in log.final.public.declared}
    assert (log.had({declarer}, len(log.tricks)) >= mark) == (fate == "made")


def against(log: DealLog, name: str, what: str, fate: str) -> None:
    declarer = log.final.public.declarer
    assert declarer == log.seat(name)
    assert f"against_{what}" in {each.bonus for each in log.final.public.declared}
    assert (log.had({declarer}, len(log.tricks)) >= log.need()) == (fate == "made")


def begged(log: DealLog, names: str, number: str, worth: str) -> None:
    side, gains = log.party(names), log.outcome.gains
    assert log.final.public.declarer == NOBODY
    assert {gains[seat] for seat in side} == {min(gains)}
    if log.options.beggar_stock == "aside":
        had = [log.had({seat}, len(log.tricks)) for seat in range(log.seats)]
        assert side == {seat for seat in range(log.seats) if had[seat] == max(had)}
    assert log.takers[int(number) - 1] in side
    taken = [log.worth(n) for n, taker in enumerate(log.takers, 1) if taker in side]
    assert log.worth(int(number)) == int(worth) == max(taken)


def turned(log: DealLog, name: str, fate: str, _what: str) -> None:
    declarer, gains = log.final.public.declarer, log.outcome.gains
    assert declarer == log.seat(name)
    assert (declarer in log.outcome.winners) == (fate == "made")
    ahead = 3 * gains[declarer] - sum(gains)
    assert (ahead < 0) == (fate == "made")


def got_away(log: DealLog, what: str) -> None:
    paid = Counter[str]()
    for award in log.final.ledger.tally(log.deal):
        if award.unit == "points" and award.step not in ("wiped", "settlement"):
            paid[award.step] += award.amount
    assert paid.most_common(1)[0][0] == f"{what}_failed"


def unannounced(log: FeatLog) -> bool:
    return any(log.own(trick, face) and not log.says(name) for name, (face, trick) in BIRDS.items())


def to_climb_over(facts: Told) -> Cards:
    """Mean the cards that another hand may have to beat."""
    return mask(card for card in members(facts.legal) if facts.above(card))


def highest_below(facts: Told) -> Cards:
    return ranked(below(facts), facts, high=True)


EXPECTED = Expected(
    citations=Citations(
        {
            "basic": ("8.3", VARIES),
            "over": ("8.4", VARIES),
            "silent_*": ("8.6", VARIES),
            "*_failed": ("8.5", VARIES),
            "honours": ("5.6", VARIES),
            "half_honours": ("5.6", VARIES),
            "kings": ("5.6", VARIES),
            "beggar": ("7.5", VARIES),
            "century": ("9.4", 10),
            "settlement": ("9.3", VARIES),
            "wiped": ("9.3", VARIES),
            "*": ("8.5", VARIES),
        },
        (
            House("hold_counts_as_bid", (False,), "basic", "10.2", held),
            House("holding_bonus_mode", ("automatic",), "honours", "10.10"),
            House("holding_bonus_mode", ("automatic",), "half_honours", "10.10"),
            House("holding_bonus_mode", ("automatic",), "kings", "10.10"),
            House("declared_bird_also_scores_silent", (True,), "silent_*", "10.11", announced_bird),
            House("", (), "*_failed", "8.8", drawn_out),
            House("world_capture", tuple(range(1, 11)), "world_captured", "10.17"),
            House(
                "century_mark",
                (*range(20, 100), *range(101, 301)),
                "century",
                "9.6",
                needs=(("century_bonus", 10),),
            ),
            House("century_bonus", (*range(1, 10), *range(11, 51)), "century", "9.6"),
        ),
        "tie_at_61 hold_rule solo_ends_auction jump_bids contras contras_in_auction contra_bid_factor "
        "contra_bonus_factor multipliers trump_discards emperor_trick emperor_in_beggar "
        "beggar_must_win beggar_magician_last beggar_stock all_pass first_lead redeal_no_trump "
        "settlement games red_pips direction",
    ),
    period=(
        *("sparrow", "owl", "cockatoo", "Tomfool", "contra", "recontra", "subcontra", "solo", "cavalier"),
        *("declarer", "honours", "stock", "emperor trick", "over score"),
    ),
    kinds={
        "bid say": FREE,
        "early say": FREE,
        "take take": FREE,
        "discard lay": FREE,
        "discard say": FREE,
        "late say": FREE,
        "holding say": {"holding_bonus_mode": ("declare",)},
        "recontra say": CONTRA,
        "subcontra say": CONTRA,
        "contra_bonus say": BONUS_CONTRA,
        "recontra_bonus say": BONUS_CONTRA,
        "subcontra_bonus say": BONUS_CONTRA,
        LEAD: FREE,
        REPLY: FREE,
    },
    told={
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
    special={
        **dict.fromkeys(
            ("7.1", "7.2", "7.5"),
            lambda view: view.public.declarer == NOBODY and not view.public.thrown,
        ),
        "10.22": lambda view: view.public.declarer == NOBODY,
    },
    walks=(
        {"contras": "bid_and_bonuses"},
        {"beggar_stock": "gifts", "trump_discards": "last_resort"},
    ),
    later=(
        ({"hold_rule": "waiting"}, 184),
        ({"hold_rule": "waiting", "contras": "bid_and_bonuses", "contras_in_auction": True}, 2),
    ),
    presets={
        "with_contras": {"contras": "bids and bonuses"},
        "coffee_house": {
            "multipliers": "other multipliers",
            "trump_discards": "nothing else",
            "first_lead": "the eldest leads",
            "solo_ends_auction": "ends the auction",
            "jump_bids": "only a Solo may skip bids",
            "contras": "contras to the bid",
            "direction": "to the right",
        },
        "series": {"settlement": "until somebody has a hundred points"},
        "first_steps": {
            "hold_rule": "No holds",
            "holding_bonus_mode": "nothing paid for honours or kings",
            "emperor_trick": "no Emperor trick",
            "beggar_must_win": "no duty to take the trick",
            "settlement": "settled at the end",
            "century_bonus": "without ten points more",
        },
        "literal_text": {
            "hold_rule": "reserves the next bid",
            "contras": "to bids and bonuses",
            "contras_in_auction": "answered during the auction",
        },
    },
    race=PointRace(
        122,
        points,
        need=lambda options: 62 if options.tie_at_61 == "declarer_loses" else 61,
        racers=lambda public: {public.declarer},
        trick=1,
        given=stock_given,
    ),
    tallies={
        r"The last trick brought (.+) the stock, which counted (\d+)\.": brought,
        r"From the stock (.+) got (\d+)\.": brought,
        r"The stock, which counted (\d+), is nobody’s\.": unclaimed,
        r"Card points: (.+)\.": counted_up,
    },
    counts={
        "taken": taken,
        "with_stock": taken_and_given,
        **dict.fromkeys(("taken_half", "taken_of", "taken_of_past"), with_discard),
        "defenders": of_defenders,
        "of_the_stock": untouched,
        "in_stock": given,
        "gift": given,
        "stock_unclaimed": untouched,
    },
    counted=({"beggar_stock": "last_trick"}, {"beggar_stock": "gifts"}, {"settlement": "every_hand"}),
    apart=("of_the_stock", "stock_unclaimed"),
    tales={
        r"(.+) announced the (.+) and (brought it home|did not bring it home)\.": bird,
        r"(.+) announced (.+) card points and (made|did not make) them\.": announced,
        r"(.+) (made|failed) the bid, but (.+)\.": turned,
        r"(.+) played against the (.+) and (made|failed) the bid\.": against,
        r"Everybody passed, and (.+) took the most card points\. Trick (\d+) alone was worth (\d+)\.": begged,
    },
    headlines={r"The (.+) got away": got_away},
    ways={
        (1, 1): (5, 16, 41, 166, 543, 2255),  # bid
        (1, 6): (7, 38, 222, 925),  # early
        (1, 7): (6, 89, 89, 522, 2028),  # take
        (1, 8): (15, 15, 88, 342, 912, 1536, 1761),  # discard
        (1, 10): (6, 24, 66, 114, 129, 244, 914),  # late
        (1, 12): (1, 1),  # holding
        (1, 15): (16, 56, 256),  # lead
        (1, 16): (4, 20, 300, 1590),  # reply
        (1, 21): (14, 41, 148, 1924),  # lead
        (1, 51): (4, 16, 64, 192, 576, 1476),  # lead
        (2, 1): (5, 20, 67, 272, 967),  # bid
        (2, 7): (5, 16, 32, 42, 69, 166, 536),  # early
        (2, 8): (2, 2),  # holding
        (2, 12): (16, 94, 354),  # lead
        (2, 13): (4, 8, 120, 398, 2248),  # reply
        (2, 18): (14, 43, 275),  # lead
        (2, 46): (5, 15, 60, 148, 312, 936, 1728),  # reply
        (2, 64): (2, 6, 14, 25, 37, 61, 144, 527),  # recontra
        (2, 71): (3, 7, 30, 116, 570),  # contra_bonus
        (2, 74): (3, 20, 66, 336),  # recontra_bonus
        (2, 132): (3, 45, 630, 630, 1260, 1260),  # take
        (2, 133): (15, 210, 210, 420, 420),  # discard
        (2, 136): (2, 2),  # late
    },
    feats={
        "sparrow": lambda log: log.says("sparrow") and log.own(16, "T1"),
        "owl": lambda log: log.says("owl") and log.own(15, "T2"),
        "cockatoo": lambda log: log.says("cockatoo") and log.own(14, "T3"),
        "silent": unannounced,
    },
    tie=2.0,
    peer="tarok",
    heard=({"beggar_must_win": False}, {"all_pass": "beggar"}),
    drilled=("bid",),
    advice=Advice(
        means={
            "lead": plain,
            "lead_force": plain,
            "lead_declarer": trumps,
            "lead_declarer_trumpless": plain_tops,
            "lead_beggar": to_climb_over,
            "reply": feeding,
            "reply_declarer": taking(6),
            "reply_declarer_lost": fewest,
            "reply_beggar": highest,
            "reply_beggar_below": highest_below,
            "reply_beggar_rid": highest,
        },
        no_cards={
            **dict.fromkeys(["bid", "early", "early_bid_solo", "take", "late", "holding"], WEIGHS),
            "discard": DISCARDS,
            "lead_suit": EITHER,
            "lead_declarer_low": VAGUE,
            **dict.fromkeys(
                ["lead_declarer_draw", "lead_declarer_drawn", "lead_declarer_trumps", "reply_declarer_taken"],
                FACTS,
            ),
            "reply_equal": ALIKE,
        },
    ),
)
