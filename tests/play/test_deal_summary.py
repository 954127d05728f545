"""What is told of a finished deal in which hands grew."""

from random import Random
from types import SimpleNamespace
from typing import Any, cast

from game.catalogue import Game
from game.core.cards import CHANCE, PIQUET, mask
from game.core.transcript import Header
from game.play.deal_summary import deal_summary
from game.session.match import Match
from tests.draw_game import LAYOUT, RULES


def test_what_is_drawn_between_tricks_belongs_to_the_hand_one_played_with() -> None:
    dice = Random(17)
    for _ in range(4):
        match: Match[Any, Any] = Match(RULES, Header("draw", 1, (), ("South", "North"), 0))
        while not match.over:
            if match.turn == CHANCE:
                match.shuffle(dice, 0)
            else:
                match.submit(match.turn, dice.choice(match.view(match.turn).moves), 0)
        told = deal_summary(match, cast("Game", SimpleNamespace(table=LAYOUT)), 1, 0)
        played = [0, 0]
        for trick in told.tricks:
            for place, card in enumerate(trick.cards):
                played[(trick.leader + place) % 2] |= 1 << card
        for holder in told.holders:
            assert len(holder.dealt) == 3
            assert mask(map(PIQUET.parse, holder.played)) == played[holder.seat]
            assert holder.drawn == set(holder.played) - set(holder.dealt)
            assert len(holder.drawn) == 13
        assert told.opened == ()
