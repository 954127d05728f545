"""Which paragraph an award cites: as the rules text of each game has it, and as a house rule in force changes it."""

from collections.abc import Callable, Mapping
from fnmatch import fnmatchcase

from game.core.cards import members
from game.core.options import Value
from game.core.record import record
from tests.laws.payments import Paid

VARIES = 0
"""The price of what is reckoned out each time."""


def always(_paid: Paid) -> bool:
    """Ask for no more than the house rule."""
    return True


@record
class House:
    """That awards cite another paragraph while a house rule is in force, or in a case of its own."""

    option: str  # empty for a case that is no house rule
    values: tuple[Value, ...]
    steps: str  # a pattern
    rule: str
    when: Callable[[Paid], bool] = always
    needs: tuple[tuple[str, Value], ...] = ()  # what must be agreed on besides for it to come up

    def fits(self, paid: Paid) -> bool:
        """Tell whether it governs this award."""
        agreed = not self.option or getattr(paid.options, self.option) in self.values
        return agreed and fnmatchcase(paid.award.step, self.steps) and self.when(paid)


@record
class Citations:
    """What the awards of a game cite."""

    usual: Mapping[str, tuple[str, int]]  # by step or pattern: the paragraph, and the price where it is fixed
    house: tuple[House, ...]  # later ones come before earlier ones
    silent: str  # options that leave every award with the paragraph it has

    def usually(self, step: str) -> tuple[str, int]:
        """Find what a step cites and pays without a house rule; the first pattern that fits counts."""
        return next(found for pattern, found in self.usual.items() if fnmatchcase(step, pattern))

    def governs(self, paid: Paid) -> House | None:
        """Find the house rule an award must cite; None where it cites what it usually does."""
        return next((house for house in reversed(self.house) if house.fits(paid)), None)


# ---- Gleek ----


def lesser_set(paid: Paid) -> bool:
    """Tell whether a better gleek or mournival was paid before this one."""
    sets = [each for each in paid.before if each.step.startswith(("gleek_", "mournival_"))]
    return any(each.cards != paid.award.cards for each in sets)


# ---- Illustrated Tarock ----


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


# ---- Romestecq ----


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


# ---- Sheepshead ----


def trickless(paid: Paid) -> bool:
    """Tell whether a picker and his partner took no trick."""
    sides = paid.view.sides
    return sides.count(0) > 1 and all(sides[trick.taker] for trick in paid.view.tricks)


_SIX = (("players", 6),)
_SHARES = (("match_mode", "rounds"),)
_FEW_PASS = (("players", 3), *_SHARES)

CITATIONS: Mapping[str, Citations] = {
    "ecarte": Citations(
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
    "imperium": Citations(
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
    "imperiale": Citations(
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
    "gleek": Citations(
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
    "romestecq": Citations(
        {"quartet": ("6.2", VARIES), "stecq": ("9.8", 1), "duped_*": ("9.2", VARIES), "*": ("9.3", VARIES)},
        (
            House("six_sides", ("three_pairs",), "duped_*", "9.6", among_three, _SIX),
            House("split_combination", ("nobody", "captor"), "*", "9.4", unhurt),
            House("split_combination", ("captor",), "*", "9.4", split),
            House("duped_scoring", ("both",), "*", "9.5", kept),
        ),
        "players target_points partners_show direction combination_counting village_form",
    ),
    "sheepshead": Citations(
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
    "illustrated_tarock": Citations(
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
}
"""By game. What a house rule merely multiplies, forbids or hands to somebody else keeps its paragraph."""
