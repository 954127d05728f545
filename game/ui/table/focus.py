"""Where the focus waits at the table: where the player is wanted."""

from game.play.phases import Between, Mine
from game.ui.kit.screen import Screen
from game.ui.table.controller import TableController

_CHOICES = ("card:", "say:", "take:")


def focus_choice(screen: Screen, controller: TableController) -> None:
    """Have the focus wait for the next choice, unless it is at one already; several words are equal.

    A card that may not be used is none, as after taking back, where another card had the focus meanwhile.
    """
    between = isinstance(controller.playback.phase, Between)
    words = _words(controller)
    if controller.state.turn.choices.undecided and isinstance(controller.playback.phase, Mine):
        screen.offer_focus(words[0])
        return
    held = screen.held
    open_cards = controller.state.turn.choices.plays | controller.state.turn.choices.lays
    cards = [f"card:{each}" for each in controller.hand.cards if open_cards >> each & 1]
    there = {*(cards or (f"card:{each}" for each in controller.hand.cards)), *words}
    gone = held.startswith(_CHOICES) and held not in there
    if held.startswith(("next",) if between else (*_CHOICES, "number:", "confirm")) and not gone:
        return
    screen.hold(next(iter([*cards, *words]), "next"))


def spare_keys(controller: TableController) -> tuple[str, ...]:
    """Name where an arrow leads when what had the focus is gone, such as a card that was played.

    Nothing has it until then: a ring and a tip on the next best caption would only be in the way.
    """
    return ("next", "leave", *(f"card:{each}" for each in controller.hand.cards), "tool:menu")


def _words(controller: TableController) -> list[str]:
    """List the keys of the words that may be said and of the packets that may be taken."""
    choices = controller.state.turn.choices
    return [*(f"say:{each.word}" for each in choices.words), *(f"take:{each}" for each in choices.packets)]
