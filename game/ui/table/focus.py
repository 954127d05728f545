"""Where the focus waits at the table: where the player is wanted."""

from collections.abc import Sequence

from game.core.cards import Card
from game.play.phases import Between
from game.play.table.state import TableState
from game.ui.kit.screen import Screen

_CHOICES = ("card:", "say:", "take:")


def focus_choice(screen: Screen, state: TableState, hand: Sequence[Card]) -> None:
    """Have the focus wait for the next choice, unless it is at one already; several words are equal.

    A card that may not be used is none, as after taking back, where another card had the focus meanwhile.
    """
    between = isinstance(state.phase, Between)
    words = _words(state)
    if state.turn.choices.undecided:
        screen.offer_focus(words[0])
        return
    held = screen.held
    open_cards = state.turn.choices.plays | state.turn.choices.lays
    cards = [f"card:{each}" for each in hand if open_cards >> each & 1]
    there = {*(cards or (f"card:{each}" for each in hand)), *words}
    gone = held.startswith(_CHOICES) and held not in there
    if held.startswith(("next",) if between else (*_CHOICES, "number:", "confirm")) and not gone:
        return
    screen.hold(next(iter([*cards, *words]), "next"))


def spare_keys(hand: Sequence[Card]) -> tuple[str, ...]:
    """Name where an arrow leads when what had the focus is gone, such as a card that was played.

    Nothing has it until then: a ring and a tip on the next best caption would only be in the way.
    """
    return ("next", "leave", *(f"card:{each}" for each in hand), "tool:menu")


def _words(state: TableState) -> list[str]:
    """List the keys of the words that may be said and of the packets that may be taken."""
    choices = state.turn.choices
    return [*(f"say:{each.word}" for each in choices.words), *(f"take:{each}" for each in choices.packets)]
