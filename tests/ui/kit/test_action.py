"""Keys and what they mean: bindings, conflicts, changes kept."""

from game.ui.shell.action import BINDINGS, DEFAULT_KEYS, Action, bindings, picked


def test_every_action_has_a_key_and_no_key_two_meanings() -> None:
    assert set(DEFAULT_KEYS) == set(Action)
    assert all(1 <= len(keys) <= 2 for keys in DEFAULT_KEYS.values())
    assert BINDINGS.conflicts == ()


def test_a_key_bound_twice_is_a_conflict_and_the_first_action_keeps_it() -> None:
    changed = BINDINGS.bound(Action.HINT, 0, "u")
    assert [(each.key, set(each.actions)) for each in changed.conflicts] == [
        ("u", {Action.HINT, Action.UNDO})
    ]
    assert changed.meaning("h") is None


def test_binding_a_second_key_keeps_the_first() -> None:
    changed = BINDINGS.bound(Action.HINT, 1, "f5")
    assert changed.of(Action.HINT) == ("h", "f5")
    assert changed.meaning("f5") is Action.HINT


def test_binding_a_key_to_its_other_place_swaps_the_two() -> None:
    assert BINDINGS.bound(Action.CONFIRM, 1, "return").of(Action.CONFIRM) == ("space", "return")


def test_a_key_can_be_taken_away() -> None:
    assert BINDINGS.unbound(Action.REDO, "r").of(Action.REDO) == ("ctrl+y",)


def test_what_nobody_can_do_without_is_missed_when_no_key_means_it() -> None:
    assert BINDINGS.missing == ()
    assert BINDINGS.unbound(Action.CONFIRM, "return").missing == ()
    assert BINDINGS.unbound(Action.BACK, "escape").missing == (Action.BACK,)
    assert BINDINGS.bound(Action.CONFIRM, 0, "up").bound(Action.CONFIRM, 1, "down").missing == (
        Action.CONFIRM,
    )


def test_settings_keep_only_changes_and_reset_is_no_changes() -> None:
    changed = BINDINGS.bound(Action.HINT, 0, "f5")
    assert changed.changes == (("hint", ("f5",)),)
    assert bindings(changed.changes) == changed
    assert bindings(()) == BINDINGS


def test_actions_of_another_edition_are_passed_over() -> None:
    assert bindings((("levitate", ("x",)),)) == BINDINGS


def test_the_keypad_enters_too() -> None:
    assert BINDINGS.meaning("keypad enter") is Action.CONFIRM


def test_digits_pick_places() -> None:
    assert [picked(Action(f"pick_{number}")) for number in (1, 10)] == [0, 9]
