"""What was said stays said until its speaker acts again: on the plate, and in the question I am to answer."""

from dataclasses import replace

from game.catalogue import rules_for
from game.core.cards import CHANCE
from game.core.deal import stacked
from game.core.move import Deal, Move, Say
from game.core.transcript import Entry
from tests.ui.table.seated import QUICK, Seat

STILL = replace(QUICK, speed=0.0)


def sit(game: str, *moves: tuple[int, Move]) -> Seat:
    """Sit down where a deal has been talked about like this."""
    rules = rules_for(game, {})
    deal = Deal(stacked(rules.spec.packets, 0, rules.spec.pack, {}, {}))
    entries = (Entry(CHANCE, deal), *(Entry(seat, move) for seat, move in moves))
    seat = Seat(game, settings=STILL, entries=entries)
    seat.my_turn()
    seat.go(0.1)
    return seat


def told(seat: Seat) -> list[str]:
    return [node.name for node in seat.table.nodes()]


def test_a_proposal_stays_on_the_plate_and_the_question_names_who_made_it() -> None:
    seat = sit("ecarte", (1, Say("propose")))
    seat.go(20.0)
    assert any(name.startswith("“I propose.”") for name in told(seat))
    assert "Marguerite proposes an exchange. Accept?" in told(seat)


def test_words_are_gone_when_their_speaker_has_acted_again() -> None:
    seat = sit("ecarte", (1, Say("propose")))
    seat.table.controller.say("refuse")
    seat.my_turn()
    assert not any(name.startswith("“I propose.”") for name in told(seat))
    assert any(name.startswith("“I refuse; play!”") for name in told(seat))


def test_a_bid_the_rules_made_stands_too() -> None:
    seat = sit("gleek", (2, Say("pass")))
    seat.go(20.0)
    assert any(name.startswith("“12!”") for name in told(seat))
    assert "Marguerite bids 12 for the stock. Do you bid more?" in told(seat)
