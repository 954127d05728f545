"""Who is paid what, by whom, in words: partners together, pots, debts."""

import tomllib
from collections.abc import Mapping

import pygame
import pytest

from game.catalogue import rules_for
from game.core.cards import PIQUET, TABLE
from game.core.record import replace
from game.core.rules import Spec, WordRoles
from game.core.score import Award, Ledger
from game.play.table.announcements import gained
from game.play.table.driver import TableClock
from game.play.table.state import Toast
from game.resources import read_text
from game.session.players import Player
from game.telling.captions import Captions
from game.ui.kit.block import Canvas, Placement, WidgetState
from game.ui.shell.action import Action
from game.ui.table.painter import digits_of
from game.ui.table.panel import Amount, ScoreLine
from game.ui.table.score_sections import Paid
from game.wording import Words, flat
from tests.stage.views import made_up
from tests.ui.kit.context import SCALES, open_context, scaled

NAMES = ("Ada", "The Marquise", "The Colonel", "The Abbé")
SPEC = Spec("whist", 1, 4, PIQUET, ("pence",), (), (), roles=WordRoles(leave="pass"))
PAIRS = replace(SPEC, sides=(0, 1, 0, 1))
WORDS = {
    "whist.unit.pence.one": "penny",
    "whist.unit.pence.other": "pence",
    "whist.step.ruff": "The ruff",
}


def captions(spec: Spec = SPEC, me: int = 0, own: Mapping[str, str] = WORDS) -> Captions:
    """Speak for four players of a game that does not exist."""
    common = {
        key: text
        for subject in ("language", "table", "setup")
        for key, text in flat(subject, tomllib.loads(read_text("words", "en", f"{subject}.toml")))
    }
    return Captions(Words(common | dict(own)), "whist", spec, tuple(map(Player, NAMES)), me)


def award(to: int, giver: int = TABLE, amount: int = 3) -> Award:
    return Award(1, "ruff", "8", to, amount, "pence", giver)


@pytest.mark.parametrize(
    ("paid", "told"),
    [
        (award(1), "The ruff: 3 pence to the Marquise."),
        (award(0, amount=1), "The ruff: 1 penny to you."),
        (award(1, 2), "The ruff: the Colonel pays the Marquise 3 pence."),
        (award(0, 2), "The ruff: the Colonel pays you 3 pence."),
        (award(2, 0), "The ruff: you pay the Colonel 3 pence."),
        (award(TABLE, 2), "The ruff: the Colonel pays 3 pence into the pot."),
        (award(TABLE, 0), "The ruff: you pay 3 pence into the pot."),
        (award(TABLE), "The ruff: 3 pence into the pot."),
    ],
)
def test_a_payment_in_words(paid: Award, told: str) -> None:
    assert captions().payment(paid) == told


def test_a_debt_has_a_true_minus_sign() -> None:
    assert captions().holding((-1,)) == "−1 penny"
    assert captions().holding((-12,)) == "−12 pence"


def test_partners_are_named_together_me_first_and_my_side_last() -> None:
    said = captions(PAIRS, me=2)
    assert said.players.parties == ((1, 3), (2, 0))
    assert said.players.together(said.players.party(0)) == "You and Ada"
    assert said.players.together((1, 3, 0)) == "The Marquise, the Abbé and Ada"
    assert captions().players.parties == ((1,), (2,), (3,), (0,))


def test_what_a_payment_changes_is_shown_on_both_sides() -> None:
    before = made_up(4, 3)
    paid = replace(before, ledger=Ledger((award(1, 0),), ((-3, 0), (3, 0), (0, 0), (0, 0))))
    assert gained(before, paid, captions()) == {1: "+3", 0: "−3"}
    staked = replace(before, ledger=Ledger((award(TABLE, 2),), ((0, 0), (0, 0), (-3, 0), (0, 0))))
    assert gained(before, staked, captions()) == {2: "−3"}
    shared = replace(before, ledger=Ledger((award(1),), ((0, 0), (3, 0), (0, 0), (3, 0))))
    assert gained(before, shared, captions(PAIRS)) == {1: "+3", 3: "+3"}


@pytest.mark.parametrize("scale", SCALES)
def test_every_partner_is_named_in_full(scale: float) -> None:
    look = open_context((960, 600), scaled(scale)).look
    names = ((1, "The Dowager Countess of Snoring"), (3, "The Abbé"))
    line = ScoreLine(names, (Amount(-12, "", "−12 pence"),), -1.0, None, TableClock(), False, names[0][1])
    wide = 300
    room = pygame.Rect(0, 0, wide, line.height(look, wide))
    nodes = list(line.nodes(Placement(look, room)))
    assert [node.name for node in nodes] == [names[0][1], "The Abbé", "−12 pence"]
    assert all(node.needed and node.needed[0] <= node.rect[2] for node in nodes)
    assert max(node.rect[1] + node.rect[3] for node in nodes) <= room.height


@pytest.mark.parametrize("dense", range(3))
@pytest.mark.parametrize("wide", [110, 168, 230])
@pytest.mark.parametrize("text", ["+6", "+41 card points +277 settlement points"])
def test_what_is_added_stays_on_the_line_of_the_score(dense: int, wide: int, text: str) -> None:
    look = open_context((1280, 720)).look
    added, clock = Toast(text, -9.0), TableClock()
    line = ScoreLine(
        ((1, "The Marquise"),), (Amount(277, "", "277"),), 0.5, added, clock, False, "The Marquise"
    )
    whole = pygame.Rect(0, 0, 900, 200)
    drawn = pygame.Surface(whole.size)
    room = pygame.Rect(600, 60, wide, replace(line, dense=dense).height(look, wide))
    replace(line, dense=dense).draw(Canvas(drawn, look, room))
    inside = pygame.mask.from_threshold(drawn, (0, 0, 0), (1, 1, 1, 255))
    inside.invert()
    assert room.contains(inside.get_bounding_rects()[0].unionall(inside.get_bounding_rects()))


@pytest.mark.parametrize(("amount", "colour"), [("+3 pence", "good"), ("−3 pence", "bad")])
def test_what_is_paid_is_not_in_the_colour_of_what_is_gained(amount: str, colour: str) -> None:
    look = open_context((1280, 720)).look
    drawn = pygame.Surface((300, 60))
    line = Paid("award:1", 0, "Ada", "Vied", amount, open=False, press=lambda: None)
    line.draw(Canvas(drawn, look, drawn.get_rect()))
    found = {tuple(drawn.get_at((x, y)))[:3] for x in range(200, 300) for y in range(60)}
    assert tuple(getattr(look.palette, colour))[:3] in found


def test_chips_bear_what_they_are_worth_where_a_game_counts_in_several() -> None:
    assert digits_of(rules_for("imperium", {})) == {"blue": "3", "white": "1"}
    assert digits_of(rules_for("gleek", {})) == {}


@pytest.mark.parametrize(
    ("opened", "leads", "away"), [(False, Action.RIGHT, Action.LEFT), (True, Action.LEFT, Action.RIGHT)]
)
def test_a_line_opens_to_the_right_and_folds_to_the_left(opened: bool, leads: Action, away: Action) -> None:
    pressed = list[str]()
    line = Paid("award:1", 0, "Ada", "Vied", "+3 pence", open=opened, press=lambda: pressed.append("here"))
    for action, taken in ((leads, True), (away, False), (Action.CONFIRM, True)):
        assert line.act(action, WidgetState()).taken is taken
    assert len(pressed) == 2


def test_a_line_says_whom_it_concerns() -> None:
    context = open_context()
    line = Paid("award:1", 0, "Ada", "Vied", "+3 pence", open=False, press=lambda: None)
    (node,) = line.nodes(Placement(context.look, pygame.Rect(0, 0, 200, 40)))
    assert (node.name, node.value) == ("Vied", "Ada, +3 pence")


def test_a_game_counts_in_words_of_its_own() -> None:
    usual = [captions().counted("trumps", number) for number in (0, 1, 3)]
    assert usual == ["no trump", "one trump", "3 trumps"]
    own = {"whist.counted.trumps.one": "one tarock", "whist.counted.trumps.other": "{number} tarocks"}
    assert [captions(own=own).counted("trumps", number) for number in (1, 3)] == ["one tarock", "3 tarocks"]
