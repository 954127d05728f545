"""What there is to say of one card: what it counts, and where it stands among trumps or in its suit."""

from typing import Any

from game.core.cards import Card
from game.core.view import View
from game.stage.ranking import Standing, standing
from game.stage.table import Table
from game.telling.captions import Captions


def facts(view: View[Any], table: Table, card: Card, captions: Captions) -> tuple[str, ...]:
    """List what a card counts and how high it is; where trumps are not settled yet, only what it counts."""
    worth = [captions.note(each) for each in table.worth(view, card)]
    order = table.order(view)
    return (*worth, *([_rank(standing(order, card), card, captions)] if order else []))


def _rank(stands: Standing, card: Card, captions: Captions) -> str:
    say, last = captions.table, stands.place == stands.count
    kind = "trump" if stands.trump else "suited"
    highest, lowest = ("highest_trump", "lowest_trump") if stands.trump else ("highest", "lowest")
    suit = captions.cards.suit(captions.cards.face(card)[-1]) if not stands.trump else ""
    if stands.place == 1 or last:
        return say(f"fact.{highest if stands.place == 1 else lowest}", suit=suit)
    return say(f"fact.{kind}", ordinal=say(f"ordinal.{stands.place}"), suit=suit)
