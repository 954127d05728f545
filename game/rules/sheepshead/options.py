"""The house rules of Sheepshead, and the named sets of them."""

from collections.abc import Mapping

from game.core.options import Value, choice, flag, number
from game.core.record import record

_USUAL_PARTNERS = {4: "none", 5: "called_ace", 6: "jack_of_diamonds", 7: "jack_of_diamonds"}
"""By players, §5.1."""


@record
class Options:
    """How a table plays Sheepshead."""

    players: int = choice(5, 4, 3, 6, 7, rule="1.4")
    void_play: str = choice("must_trump", "free", rule="6.3")
    partner_rule: str = choice("auto", "none", "called_ace", "jack_of_diamonds", rule="5.1")
    no_pick: str = choice("leaster", "doubler", "forced_pick", "schwanzer", "jd_caller", "redeal", rule="8.1")
    go_alone: bool = flag(True, rule="5.7")
    called_ace_under: bool = flag(True, rule="5.6")
    called_ace_ten: bool = flag(True, rule="5.5")
    jd_call_up: bool = flag(False, rule="5.9")
    bury_counts: bool = flag(True, rule="4.5")
    double_on_the_bump: bool = flag(True, rule="7.5")
    schneider_defenders_need: int = choice(30, 31, rule="7.4")
    schneider_picker_needs: int = choice(31, 30, rule="7.4")
    partner_off_the_hook: bool = flag(False, rule="7.8")
    leaster_blind: str = choice("last_trick", "none", rule="8.3")
    leaster_needs_trick: bool = flag(True, rule="8.4")
    doubler_redealer: str = choice("next", "same", rule="8.6")
    cracking: bool = flag(False, rule="9.1")
    crack_eligibility: str = choice("unspoken", "all_defenders", rule="9.2")
    blitzing: bool = flag(False, rule="9.4")
    max_multiplier: int = number(16, 0, 64, rule="9.5")
    no_ace_no_face_redeal: bool = flag(False, rule="3.7")
    match_mode: str = choice("rounds", "target", "single_deal", "sixty_one", rule="10.1")
    match_rounds: int = number(2, 1, 10, rule="10.2")
    match_target: int = number(20, 5, 40, rule="10.3")

    @property
    def to_sixty_one(self) -> bool:
        """Tell whether everybody plays alone, and counts the card points of all deals towards sixty-one (§10.4)."""
        return self.match_mode == "sixty_one"

    @property
    def partners(self) -> str:
        """Tell how the picker finds a partner: "none", "called_ace" or "jack_of_diamonds"."""
        if self.players == 3 or self.to_sixty_one:
            return "none"
        return _USUAL_PARTNERS[self.players] if self.partner_rule == "auto" else self.partner_rule


PRESETS: Mapping[str, Mapping[str, Value]] = {
    "document": {},
    "milwaukee": {"void_play": "free"},
    "jack_of_diamonds_table": {"void_play": "free", "partner_rule": "jack_of_diamonds"},
    "literal_text": {
        "partner_rule": "none",
        "no_pick": "jd_caller",
        "bury_counts": False,
        "match_mode": "single_deal",
    },
    "six_players": {"players": 6, "void_play": "free", "jd_call_up": True},
    "seven_players": {"players": 7, "void_play": "free", "jd_call_up": True},
    "sixty_one": {"match_mode": "sixty_one"},
}
