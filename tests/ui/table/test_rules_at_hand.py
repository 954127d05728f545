"""F1 and the buttons for the rules open them at the place that matters now."""

import pygame
import pytest

from game.catalogue import find
from game.ui.scenes.rules import rules, rules_text
from tests.games.expected import EXPECTED
from tests.laws.test_texts import english
from tests.laws.walks import IDS
from tests.ui.kit.context import Blank, open_context
from tests.ui.table.seated import QUICK, Seat, TableWindow, noted
from tests.ui.table.test_manners import at_reply, press, refused


def opened_rules(seat: Seat) -> str:
    """Press F1 and tell where the rules were opened."""
    return rules_opened(seat).name


def rules_opened(seat: Seat) -> Blank:
    app = TableWindow(seat)
    app.key(pygame.K_F1)
    assert not app.at_table
    top = app.loop.stack.top
    assert isinstance(top, Blank)
    return top


def test_f1_opens_the_rules_where_the_present_phase_is_told() -> None:
    assert opened_rules(at_reply()) == "rules imperium 7.2"
    seat = Seat("ecarte")
    seat.my_turn()
    assert opened_rules(seat) in ("rules ecarte 4.1", "rules ecarte 4.2")
    seat = Seat("ecarte")
    assert opened_rules(seat) == "rules ecarte 3.2"


def test_f1_opens_the_paragraph_of_what_was_just_refused() -> None:
    seat = at_reply()
    press(seat, refused(seat))
    note = noted(seat)
    assert note is not None
    assert note.rule
    assert opened_rules(seat) == f"rules imperium {note.rule}"


def test_the_buttons_for_the_rules_lead_to_the_same_place() -> None:
    seat = at_reply()
    app = TableWindow(seat)
    node = app.find("tool:rules")
    assert node is not None
    app.click(node.visible.center)
    top = app.loop.stack.top
    assert isinstance(top, Blank)
    assert top.name == "rules imperium 7.2"


def test_the_rules_are_those_of_the_match_and_not_of_the_players_own_table() -> None:
    (usual, other) = find("sheepshead").answers
    seat = Seat("sheepshead", options=(("void_play", other),))
    seat.context.change(seat.context.settings.with_answer("sheepshead", usual))
    seat.my_turn()
    assert rules_opened(seat).answer == other
    context = open_context()
    context.change(context.settings.with_answer("sheepshead", usual))
    shown = [rules(context, "sheepshead", answer=each).state.text for each in (None, usual, other)]
    assert shown[0] == shown[1] != shown[2]


@pytest.mark.parametrize("game", IDS)
def test_the_rules_can_be_opened_at_every_such_place(game: str) -> None:
    anchors = {each.anchor for each in rules_text(game, english()).paragraphs}
    for places in EXPECTED[game].told.values():
        assert places.keys() <= anchors


def test_a_chapter_is_brought_to_the_top_as_a_paragraph_is() -> None:
    context = open_context((1280, 720), QUICK)
    tops = []
    for place in ("", "7.2", "8"):
        scene = rules(context, "imperium", place)
        scene.update(0.1)
        tops.append(scene.screen.state("text").target)
    assert 0 == tops[0] < tops[1] < tops[2]
