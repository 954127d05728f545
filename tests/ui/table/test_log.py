"""The log speaks to the player of their own moves, and counts what it counts in whole phrases."""

import pytest
from pygame import Rect

from game.catalogue import rules_for
from game.core.cards import TABLE
from game.core.event import Drew, Took
from game.core.move import Deal
from game.core.score import Award
from game.session.match import Beat
from game.session.players import Player
from game.telling.captions import Captions
from game.telling.log import tell
from tests.laws.test_texts import english
from tests.ui.table.seated import Seat, TableWindow

PLAYERS = tuple(Player(name, "club") for name in ("You", "Ada", "Ben"))


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Drew(0, 7, 0), "You draw 7 cards."),
        (Drew(0, 1, 0), "You draw a card."),
        (Drew(1, 7, 0), "Ada draws 7 cards."),
        (Drew(1, 1, 0), "Ada draws a card."),
        (Took(0, 0), "You take packet 1."),
    ],
)
def test_what_is_drawn_unseen_is_told_in_a_sentence(event: Drew | Took, told: str) -> None:
    rules, words = rules_for("gleek", {}), english()
    view = rules.view(rules.start(0), 0)
    captions = Captions(words, "gleek", rules.spec, PLAYERS, 0)
    assert tell(Beat(event.seat, view, Deal(()), view, (event,)), captions, ()) == (told,)


@pytest.mark.parametrize(
    ("giver", "told"),
    [(0, "Settlement: you, 1 point back to zero."), (1, "Settlement: Ada, 1 point back to zero.")],
)
def test_points_that_are_settled_are_told_in_a_sentence(giver: int, told: str) -> None:
    rules = rules_for("illustrated_tarock", {})
    captions = Captions(english(), "illustrated_tarock", rules.spec, PLAYERS, 0)
    award = Award(deal=1, to=TABLE, amount=1, unit="points", step="wiped", rule="9.3", giver=giver)
    assert captions.payment(award) == told


@pytest.mark.parametrize(
    ("to", "giver", "told"),
    [
        (0, 1, "Ada pays you 3 pence."),
        (1, 0, "you pay Ada 3 pence."),
        (1, 2, "Ben pays Ada 3 pence."),
        (TABLE, 0, "you pay 3 pence into the pot."),
        (TABLE, 1, "Ada pays 3 pence into the pot."),
        (0, TABLE, "3 pence to you."),
        (2, TABLE, "3 pence to Ben."),
    ],
)
def test_it_is_told_who_pays_whom(to: int, giver: int, told: str) -> None:
    rules = rules_for("gleek", {})
    captions = Captions(english(), "gleek", rules.spec, PLAYERS, 0)
    award = Award(deal=1, to=to, amount=3, unit="pence", step="stock", rule="6.6", giver=giver)
    assert captions.payment(award) == f"The stock is sold: {told}"


def test_what_is_done_without_a_word_is_not_heard_and_named_all_the_same() -> None:
    captions = Captions(english(), "sheepshead", rules_for("sheepshead", {}).spec, PLAYERS, 0)
    assert [captions.spoken(word, None) for word in ("pick", "go_on")] == ["I pick.", ""]
    assert captions.said("go_on", "blitz", None) == "Show no queens."


def test_no_tip_comes_over_the_log_that_was_opened_until_one_points_there_again() -> None:
    app = TableWindow(Seat())
    app.seat.my_turn()
    app.step()
    tool = app.find("tool:log")
    assert tool is not None
    app.click(tool.box.center)
    app.step(2.0)
    assert app.find("log") is not None
    assert not tips(app)
    app.move((5, 5))
    app.move(tool.box.center)
    app.step(2.0)
    assert tips(app)


def tips(app: TableWindow) -> list[Rect]:
    """Give the boxes in which tips lie over the right end of the table."""
    table = app.seat.table
    return [box for box in table.screen.animated_boxes() if box.right > table.areas.panel.left]
