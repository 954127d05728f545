"""What is expected of Romestecq: what awards cite, what is decided, and where the rules tell of it."""

import re
from collections import Counter

from game.core.cards import Cards, mask, members
from tests.games.expected import FREE, LEAD, REPLY, VARIES, Advice, Citations, Expected, House
from tests.games.meant import FACTS, VAGUE, Told
from tests.laws.deal_log import DealLog
from tests.laws.payments import Paid


def holder(paid: Paid) -> int:
    """Give the side that held a combination: the one that played its cards."""
    first = next(iter(members(paid.award.cards)))
    trick = next(trick for trick in paid.view.tricks if first in trick.cards)
    return paid.view.sides[(trick.leader + trick.cards.index(first)) % len(paid.view.sides)]


def caught(paid: Paid) -> int:
    """Count the cards of a combination in tricks of another side than its holder's."""
    lost = [trick for trick in paid.view.tricks if paid.view.sides[trick.taker] != holder(paid)]
    return sum(paid.award.cards >> card & 1 for trick in lost for card in trick.cards)


def combination(paid: Paid) -> bool:
    """Tell whether an award was paid for a combination whose cards have been played."""
    return paid.award.step not in ("quartet", "stecq")


def own(paid: Paid) -> bool:
    """Tell whether the holder's side was paid."""
    return combination(paid) and paid.view.sides[paid.award.to] == holder(paid)


def unhurt(paid: Paid) -> bool:
    """Tell whether all of a combination came home."""
    return own(paid) and not caught(paid)


def whole(paid: Paid) -> bool:
    """Tell whether all of a combination was caught."""
    return combination(paid) and caught(paid) == paid.award.cards.bit_count()


def among_three(paid: Paid) -> bool:
    """Tell whether all of a combination was caught at a table of three sides."""
    return whole(paid) and len(set(paid.view.sides)) == 3


def kept(paid: Paid) -> bool:
    """Tell whether the holder's side was paid for what the others were paid for, too."""
    return own(paid) and (whole(paid) or (paid.options.split_combination == "captor" and caught(paid) > 0))


def split(paid: Paid) -> bool:
    """Tell whether others were paid for a combination of which they caught a part."""
    return combination(paid) and not own(paid) and not whole(paid)


_SIX = (("players", 6),)


def fared(log: DealLog, name: str, fate: str, what: str, end: str) -> None:
    holder = log.seat(name)
    assert (holder in log.outcome.winners) == (fate == "brought")
    taker = holder if fate == "brought" else log.seat(end.removeprefix("to "))
    kind = re.sub(r"^an? ", "", what).replace(" ", "_")
    allies = log.match.rules.spec.allies
    for award in log.final.ledger.tally(log.deal):
        held = [n for n, trick in enumerate(log.tricks) for each in trick if award.cards >> each[1] & 1]
        owners = {seat for trick in log.tricks for seat, card in trick if award.cards >> card & 1}
        if award.to != taker or not award.step.endswith(kind) or owners != {holder}:
            continue
        ours = [allies(log.takers[n], holder) for n in held]
        if (fate == "brought" and any(ours)) or (fate == "lost" and not any(ours)):
            return
    raise AssertionError((name, fate, what, end))


def sides_tops(facts: Told) -> Cards:
    """Mean the suits whose highest card lies in a hand of my side that I see."""
    ours, theirs = facts.hand, 0
    for place in facts.places:
        ours |= place.sure if facts.mine(place.seat) else 0
        theirs |= 0 if facts.mine(place.seat) else place.may
    best = mask(
        card for card in members(ours) if not facts.order.beats[card] & facts.suit(card) & theirs & ~ours
    )
    held = best & facts.hand
    partners = mask(
        card
        for card in members(facts.hand)
        if best & ~facts.hand & facts.suit(card) and not held & facts.suit(card)
    )
    return held | partners


def of_no_pair(facts: Told) -> Cards:
    """Mean the cards of no rank of which two are held."""
    ranks = Counter(facts.order.rank[card] for card in members(facts.hand))
    return mask(card for card in members(facts.legal) if ranks[facts.order.rank[card]] == 1)


EXPECTED = Expected(
    citations=Citations(
        {"quartet": ("6.2", VARIES), "stecq": ("9.8", 1), "duped_*": ("9.2", VARIES), "*": ("9.3", VARIES)},
        (
            House("six_sides", ("three_pairs",), "duped_*", "9.6", among_three, _SIX),
            House("split_combination", ("nobody", "captor"), "*", "9.4", unhurt),
            House("split_combination", ("captor",), "*", "9.4", split),
            House("duped_scoring", ("both",), "*", "9.5", kept),
        ),
        "players target_points partners_show direction combination_counting village_form",
    ),
    period=("rome", "stecq", "village", "triplet", "quartet", "duped"),
    kinds={LEAD: FREE, REPLY: FREE},
    told={
        "dealing": {"5.2": "Each player gets five cards"},
        "lead": {"7.1": "The leader may play any card"},
        "reply": {"7.2": "must follow suit"},
        "settled": {"9": "Home or duped"},
        "over": {"10.3": "reaches the target first wins"},
    },
    walks=(
        {"target_points": 9},
        {"players": 2, "target_points": 9, "direction": "clockwise"},
        {"players": 6, "target_points": 12, "combination_counting": "cumulative"},
        {"players": 6, "target_points": 9, "six_sides": "three_pairs"},
    ),
    presets={
        "two_players": {"players": "One against one"},
        "six_players": {"players": "Three against three"},
        "three_pairs": {"players": "Six players", "six_sides": "three sides", "target_points": "21 points"},
        "hidden_hands": {"partners_show": "don’t see"},
        "strict": {"split_combination": "Losing one card", "combination_counting": "the list"},
        "lavish": {
            "combination_counting": "every combination",
            "duped_scoring": "both sides score",
            "target_points": "31 points",
        },
    },
    tales={r"(.+) (brought|lost) (.+) (home|to .+)\.": fared},
    ways={
        (1, 1): (5, 6, 8, 14, 56, 110, 222, 400, 1200),  # lead
        (1, 2): (1, 1),  # reply
        (1, 5): (4, 6, 11, 11, 33, 77, 150, 273, 546),  # lead
        (1, 9): (3, 6, 14, 33, 66, 95, 130, 168, 168),  # lead
        (2, 1): (5, 8, 32, 76, 228, 456, 912, 1424, 1424),  # lead
        (2, 2): (2, 8, 16, 48, 97, 194, 296, 296),  # reply
        (2, 3): (4, 4, 12, 26, 52, 88, 88),  # lead
        (2, 5): (3, 5, 10, 16, 16),  # lead
    },
    feats={"stecq": lambda log: len(log.took) == 5 and log.took[-1]},
    tie=0.2,
    peer="euchre",
    heard=({"split_combination": "nobody"}, {"split_combination": "captor"}),
    advice=Advice(
        means={
            "lead": sides_tops,
            "lead_unsure": of_no_pair,
            "lead_all_cards": sides_tops,
            "lead_every_card": sides_tops,
        },
        no_cards={
            "lead_wait": FACTS,
            "reply": VAGUE,
        },
        no_figures={
            "13.1": "tells when a combination is home, which is a rule; the card for it is that of §13.3 and §13.4",
            "13.2": "tells which card takes a trick, which is a rule; no choice is named",
            "13.6": "gives a comparison, which `test_advice.py` counts in deals; that two cards are as good is a rule",
        },
    ),
)
