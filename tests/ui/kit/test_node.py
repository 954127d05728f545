"""What a screen says of itself, and what is found wrong with it."""

from game.ui.shell.node import Node, Role, flaws

SIZE = (800, 600)


def test_clipped_text_is_found() -> None:
    short = Node(Role.TEXT, "Elder hand", (10, 10, 50, 20), needed=(80, 20))
    assert "clipped" in flaws([short], SIZE)[0]


def test_overlapping_controls_are_found_but_text_may_lie_on_a_row() -> None:
    one = Node(Role.BUTTON, "One", (10, 10, 100, 40), key="one")
    other = Node(Role.BUTTON, "Other", (60, 30, 100, 40), key="other")
    text = Node(Role.TEXT, "Text", (12, 12, 50, 20), needed=(40, 20))
    assert len(flaws([one, other], SIZE)) == 1
    assert flaws([one, text], SIZE) == ()


def test_what_lies_off_the_screen_or_is_too_small_is_found() -> None:
    assert flaws([Node(Role.BUTTON, "Gone", (790, 10, 100, 40))], SIZE)
    assert flaws([Node(Role.BUTTON, "Tiny", (10, 10, 20, 20))], SIZE)


def test_what_is_scrolled_away_is_no_flaw() -> None:
    assert flaws([Node(Role.BUTTON, "Below", (10, 900, 100, 40), view=(0, 0, 400, 300))], SIZE) == ()
