"""What is expected of Impériale: what awards cite, what is decided, and where the rules tell of it."""

from game.core.cards import Cards
from game.rules.imperiale.cards import HONOURS
from tests.games.expected import FREE, LEAD, REPLY, VARIES, Advice, Citations, Expected, House
from tests.games.meant import REMEMBER, Told, cheapest, plain_tops, ranked, top_trumps
from tests.laws.deal_log import showed_four, showed_row, took_every_trick, turned_up


def honours(facts: Told) -> Cards:
    return facts.trumps & sum(HONOURS)


def best_honours(facts: Told) -> Cards:
    return ranked(honours(facts), facts, high=True)


def honours_saved(facts: Told) -> Cards:
    return (facts.legal & ~honours(facts)) if facts.hopeless else cheapest(facts)


EXPECTED = Expected(
    citations=Citations(
        {
            "turned_honour": ("6.2", 1),
            "sequence": ("7.2", 1),
            "four_of_a_kind": ("7.3", 1),
            "blanche": ("7.5", 1),
            "point": ("8.2", 1),
            "honour_led": ("10.2", 1),
            "honour_caught": ("10.3", 1),
            "tricks": ("11.1", VARIES),
            "capot": ("11.3", 1),
        },
        (
            House("honours_scoring", ("trick_winner",), "honour_won", "13.2"),
            House("honours_scoring", ("trick_winner",), "honour_taken", "13.2"),
            House("blanche_value", (2,), "blanche*", "13.3"),
            House("imperiale_de_retourne", (True,), "retourne", "13.4"),
            House("imperiale_tombee", (True,), "tombee", "13.6"),
            House("mutual_imperials_save_whites", (True,), "*_level", "13.7"),
            House("trick_bonus", ("difference",), "tricks_difference", "13.8"),
            House("first_deal_annuls", (False,), "*_first", "13.10"),
        ),
        "target_reds retourne_dealer_only must_head",
    ),
    period=("imperial", "honour", "capot", "blanche", "tombée", "retourne", "annulment"),
    kinds={LEAD: FREE, REPLY: FREE},
    told={
        "dealing": {"5.2": "twelve cards to each player"},
        "lead": {"9.1": "The leader may play any card"},
        "reply": {"9.2": "must **follow suit**"},
        "settled": {"11": "Counting the tricks"},
        "over": {"12": "The end of the match"},
    },
    walks=(
        {"target_reds": 3},
        {
            "target_reds": 7,
            "honours_scoring": "trick_winner",
            "imperiale_de_retourne": True,
            "imperiale_tombee": True,
            "trick_bonus": "difference",
        },
    ),
    later=(({"first_deal_annuls": False}, 36),),
    presets={
        "first_lesson": {"target_reds": "Three reds", "must_head": "any card of the suit"},
        "short": {"target_reds": "Three reds"},
        "older_french": {"honours_scoring": "takes the trick"},
        "foster": {
            "honours_scoring": "takes the trick",
            "trick_bonus": "each trick more than the other",
            "mutual_imperials_save_whites": "both hold imperials",
        },
        "all_imperials": {
            "imperiale_de_retourne": "Retourne",
            "imperiale_tombee": "tombée",
            "target_reds": "six reds",
        },
        "literal_text": {"first_deal_annuls": "in the first deal"},
    },
    race=12,
    tales={
        r"(.+) took every trick\.": took_every_trick,
        r"(.+) turned up an honour\.": turned_up("AKQJ7", "turned_honour"),
        r"(.+) showed four of a kind\.": showed_four,
        r"(.+) showed ace, king, queen and (jack) of one suit\.": showed_row(
            "sequence", "sequence_level", "sequence_first"
        ),
    },
    ways={
        (1, 1): (12, 17, 187, 442),  # lead
        (1, 2): (1, 11, 16, 160, 528),  # reply
        (1, 5): (10, 12, 108, 410),  # lead
        (1, 17): (4, 16, 48, 144, 288, 576, 576),  # lead
        (2, 1): (12, 32, 352, 860),  # lead
        (2, 2): (4, 44, 108, 1080, 2444),  # reply
        (2, 5): (10, 21, 189, 370),  # lead
        (2, 17): (4, 7, 21, 39, 78, 156, 156),  # lead
    },
    feats={
        "capot": lambda log: log.took == [True] * 12,
        "blanche": lambda log: len(log.took) == 12 and not {face[0] for face in log.hand()} & {*"KQJ"},
    },
    tie=0.25,
    peer="skat",
    heard=({"honours_scoring": "trick_winner"}, {"must_head": False}),
    endings=15,
    advice=Advice(
        means={
            "lead": best_honours,
            "lead_beaten": honours,
            "lead_for_takers": top_trumps,
            "lead_without_honour": plain_tops,
            "lead_trumpless": plain_tops,
            "reply": honours_saved,
            "reply_without_honour": cheapest,
            "reply_free": honours_saved,
            "reply_free_without_honour": cheapest,
        },
        no_figures={
            "16.1": "tells who scores an honour, which is a rule (§10.1); how to come by the lead is not said",
            "16.3": "tells what the king takes, which is a rule; when to lead it is not said",
            "16.7": "gives chances, which `test_printed_figures.py` counts in deals; no choice is named",
            "16.8": REMEMBER,
        },
    ),
)
