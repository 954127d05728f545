"""What is expected of Sheepshead: what awards cite, what is decided, and where the rules tell of it."""

from game.bots.sheepshead.situation import suit_called
from game.core.cards import NOBODY, Cards, Seat
from game.core.move import Lay, Say
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
    cheapest,
    counted,
    feeding,
    fewest,
    highest,
    lowest,
    plain,
    plain_tops,
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


def trickless(paid: Paid) -> bool:
    """Tell whether a picker and his partner took no trick."""
    sides = paid.view.sides
    return sides.count(0) > 1 and all(sides[trick.taker] for trick in paid.view.tricks)


SHARES: Needs = {"match_mode": ("rounds", "target", "single_deal")}
CRACK: Needs = {"cracking": (True,), **SHARES}
CALLED_ACE: Needs = {"partner_rule": ("auto", "called_ace"), "players": (4, 5, 6, 7), **SHARES}
JACK_CALLS: Needs = {"no_pick": ("jd_caller",), **SHARES}
_SHARES = (("match_mode", "rounds"),)
_FEW_PASS = (("players", 3), *_SHARES)


def leaster(log: DealLog, names: str) -> None:
    assert not log.racers()
    assert log.party(names) == set(log.outcome.winners)


def blind_given(log: DealLog) -> dict[Seat, int]:
    """Give the blind to the last trick where nobody has picked (§8.3)."""
    picked = log.final.public.picker != NOBODY or not log.tricks or log.options.leaster_blind == "none"
    return {} if picked else {log.takers[-1]: log.worth_of(log.untouched)}


def buried_at_all(log: DealLog, _seat: Seat) -> int:
    """Count what was buried, with a blind that was left as if it were."""
    return log.worth_of((*log.laid, *log.untouched))


def with_bury(log: DealLog, seat: Seat) -> int:
    assert log.options.bury_counts
    return log.of_tricks(seat) + buried_at_all(log, seat)


def buried(log: DealLog, name: str, number: str) -> None:
    assert log.final.public.picker == log.seat(name)
    assert log.options.bury_counts
    assert buried_at_all(log, 0) == int(number)


def buried_in_vain(log: DealLog, name: str, number: str) -> None:
    assert log.final.public.picker == log.seat(name)
    assert not log.options.bury_counts
    assert buried_at_all(log, 0) == int(number)


def of_picker(log: DealLog, _seat: Seat) -> int:
    return log.of_tricks(*log.racers())


POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
"""What cards count (§2.2)."""


def picker_side(log: FeatLog) -> set[Seat]:
    return {seat for seat, side in enumerate(log.end.sides) if side == 0}


def won_as_picker(log: FeatLog) -> bool:
    """Add up what the picker's side took and buried (§4.5, §7.1)."""
    taken = [card for trick in log.end.tricks if trick.taker in picker_side(log) for card in trick.cards]
    buried = [entry.move.card for entry in log.entries if isinstance(entry.move, Lay)]
    return log.says("pick") and sum(POINTS.get(log.spell(card)[0], 0) for card in (*taken, *buried)) > 60


def all_to_picker(log: FeatLog) -> bool:
    side = picker_side(log)
    return log.seat in side and all(trick.taker in side for trick in log.end.tricks)


def called(facts: Told) -> Cards:
    return facts.legal & suit_called(facts.view)


EXPECTED = Expected(
    citations=Citations(
        {
            "won": ("7.6", VARIES),
            "lost": ("7.6", VARIES),
            "won_*": ("7.4", VARIES),
            "lost_*": ("7.4", VARIES),
            "leaster": ("8.4", 1),
        },
        (
            House("schneider_defenders_need", (31,), "won_schneider", "7.4"),
            House("schneider_picker_needs", (30,), "lost_schneider", "7.4"),
            House(
                "leaster_needs_trick", (False,), "leaster", "8.4", needs=(*_FEW_PASS, ("no_pick", "leaster"))
            ),
            House("no_pick", ("schwanzer",), "schwanzer", "8.7", needs=_FEW_PASS),
            House("partner_off_the_hook", (True,), "lost_*", "7.8", trickless, (("players", 5), *_SHARES)),
            House("match_mode", ("sixty_one",), "own_*", "10.4"),
            House("match_mode", ("sixty_one",), "own_blind", "10.5"),
        ),
        "players void_play partner_rule go_alone called_ace_under called_ace_ten jd_call_up "
        "bury_counts double_on_the_bump leaster_blind doubler_redealer cracking crack_eligibility "
        "blitzing max_multiplier no_ace_no_face_redeal match_rounds match_target",
    ),
    period=(
        *("blind", "picker", "leaster", "schneider", "crack", "cracked", "recrack", "blitz", "schwanzer"),
        *("doubler", "schmear", "bury", "buried", "defender", "under card"),
        *("card points", "trumps", "called"),
    ),
    kinds={
        "pick say": FREE,
        "blitz say": {"blitzing": (True,), **SHARES},
        "bury lay": FREE,
        "bury say": FREE,
        "call say": CALLED_ACE,
        "under lay": {**CALLED_ACE, "called_ace_under": (True,)},
        "crack say": CRACK,
        "recrack say": CRACK,
        "name say": JACK_CALLS,
        "swap say": JACK_CALLS,
        LEAD: FREE,
        REPLY: FREE,
    },
    told={
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
    special={
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
    walks=(
        {"match_rounds": 1},
        {"players": 4, "match_rounds": 1, "partner_rule": "jack_of_diamonds", "cracking": True},
        {"players": 3, "match_rounds": 1, "no_pick": "jd_caller", "blitzing": True},
        {"players": 7, "match_rounds": 1, "jd_call_up": True},
    ),
    later=(
        ({"players": 6, "void_play": "free", "jd_call_up": True, "match_rounds": 1}, 1),
        ({"players": 7, "cracking": True, "match_rounds": 1}, 2),
        ({"match_mode": "sixty_one", "bury_counts": False}, 3),
    ),
    presets={
        "milwaukee": {"void_play": "play what you like"},
        "jack_of_diamonds_table": {"void_play": "play what you like", "partner_rule": "is the partner"},
        "literal_text": {
            "partner_rule": "plays alone",
            "no_pick": "calls a partner",
            "bury_counts": "count for nobody",
            "match_mode": "One deal",
        },
        "sixty_one": {"match_mode": "61 card points from all deals"},
        "six_players": {
            "players": "of six",
            "void_play": "play what you like",
            "jd_call_up": "next trump up",
        },
        "seven_players": {
            "players": "of seven",
            "void_play": "play what you like",
            "jd_call_up": "next trump up",
        },
    },
    race=PointRace(
        120,
        lambda face: POINTS.get(face[0], 0),
        need=lambda _options: 61,
        racers=lambda public: {public.picker, public.partner},
        laid_counts=lambda options: options.bury_counts,
        given=blind_given,
    ),
    tales={r"Nobody picked, and (.+) won the leaster\.": leaster},
    tallies={
        r"The last trick brought (.+) the blind, which counted (\d+)\.": brought,
        r"The blind, which counted (\d+), is nobody’s\.": unclaimed,
        r"(.+) buried (\d+)\.": buried,
        r"(.+) buried (\d+), which count for nobody\.": buried_in_vain,
        r"Card points: (.+)\.": counted_up,
    },
    counts={
        "taken": taken,
        "with_blind": taken_and_given,
        "with_bury": with_bury,
        "trickless": taken,
        "side_taken": of_picker,
        "side_buried": buried_at_all,
        "defenders_taken": lambda log, _seat: log.of_tricks(*(set(range(log.seats)) - log.racers())),
        "picker_buried": buried_at_all,
        "bury_unclaimed": buried_at_all,
        "in_blind": given,
        "blind_unclaimed": untouched,
    },
    counted=(
        {"players": 3, "leaster_blind": "none"},
        {"players": 4, "match_mode": "sixty_one", "bury_counts": False},
        {"players": 3, "match_mode": "sixty_one"},
    ),
    apart=("side_buried", "bury_unclaimed", "blind_unclaimed"),
    ways={
        (1, 1): (2, 10, 66, 122, 248, 1026),  # pick
        (1, 2): (8, 56, 56, 126, 756, 1998),  # bury
        (1, 5): (2, 12, 19, 57, 117, 234, 1162, 1803),  # call
        (1, 6): (6, 10, 30, 60, 120, 600, 946, 1574),  # lead
        (1, 7): (2, 6, 6, 12, 60, 120, 240, 720, 1008),  # reply
        (1, 14): (3, 3, 12, 24, 48, 60, 120, 360, 528),  # reply
        (1, 16): (4, 8, 16, 20, 40, 120, 180, 192, 288),  # lead
        (2, 1): (2, 10, 66, 122, 248, 1028),  # pick
        (2, 2): (8, 56, 56, 126, 756),  # bury
        (2, 5): (2, 12, 56, 225, 990, 1800),  # call
        (2, 6): (6, 28, 119, 534, 978),  # lead
        (2, 7): (6, 36, 216, 432, 2160),  # reply
        (2, 13): (2, 2),  # reply
        (2, 16): (4, 12, 48, 72, 208, 624, 1332, 2276),  # lead
    },
    feats={
        "picked": won_as_picker,
        "alone": lambda log: log.says("alone") and won_as_picker(log),
        "every_trick": all_to_picker,
    },
    tie=0.5,
    peer="skat",
    heard=(
        {"players": 3, "bury_counts": False},
        {"players": 3, "leaster_needs_trick": False},
        {"partner_rule": "jack_of_diamonds", "jd_call_up": True},
        {"double_on_the_bump": False},
    ),
    drilled=("pick", "call"),
    suit_exchanges=6,
    advice=Advice(
        means={
            "lead": called,
            "lead_suit": plain,
            "lead_picker": trumps,
            "lead_picker_aces": trumps,
            "lead_picker_draw": trumps,
            "lead_picker_drawn": plain_tops,
            "lead_picker_trumpless": plain_tops,
            "lead_secret": trumps,
            "lead_partner": trumps,
            "lead_leaster": lowest,
            "lead_leaster_no_trick": lowest,
            "reply": feeding,
            "reply_schmear": feeding,
            "reply_picker": taking(10),
            "reply_picker_partner": feeding,
            "reply_picker_lost": fewest,
            "reply_picker_taken": cheapest,
            "reply_secret": feeding,
            "reply_partner": feeding,
            "reply_partner_points": feeding,
            "reply_leaster_done": below,
            "reply_leaster_no_trick": below,
            "reply_leaster_lost": lambda facts: highest(facts) | counted(facts.legal, facts, most=True),
            "reply_leaster_taken": fewest,
        },
        no_cards={
            **dict.fromkeys(["pick", "call", "call_up"], WEIGHS),
            **dict.fromkeys(["bury", "bury_free", "bury_tricks", "under"], DISCARDS),
            **dict.fromkeys(["lead_trumps", "reply_leaster"], EITHER),
            **dict.fromkeys(["lead_picker_low", "lead_secret_trumpless", "lead_partner_trumpless"], VAGUE),
            "lead_picker_trumps": FACTS,
            **dict.fromkeys(["reply_equal", "reply_secret_equal", "reply_partner_equal"], ALIKE),
        },
    ),
)
