"""Settings survive strange files: wrong values fall back, unknown ones are kept."""

import pytest

from game.core.record import replace
from game.storage.settings import DEFAULTS, Deck, Liveliness, WindowGeometry, plain, read

CHOSEN = replace(
    DEFAULTS,
    text_scale=1.5,
    deck=Deck.COLOUR_SAFE,
    keys=(("hint", ("f5",)),),
    window=WindowGeometry(10, 20, 1280, 800, full_screen=True),
    last_setup=(("ecarte", "club"),),
)


@pytest.mark.parametrize("settings", [DEFAULTS, CHOSEN])
def test_what_is_written_is_read_again(settings: object) -> None:
    assert read(plain(settings)) == (settings, ())  # type: ignore[arg-type] # parametrize hands over plain objects


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("text_scale", 7),
        ("text_scale", "large"),
        ("text_scale", True),
        ("felt", "pink"),
        ("deck", 3),
        ("speed", 3.0),
        ("mute", "yes"),
        ("keys", {"hint": "h"}),
        ("keys", 4),
        ("window", {"x": 1}),
        ("window", {"x": 0, "y": 0, "width": 3, "height": 3, "full_screen": False}),
        ("effects_volume", -1),
        ("last_setup", {"ecarte": 3}),
        ("language", ""),
    ],
)
def test_a_wrong_value_falls_back_and_is_named(key: str, value: object) -> None:
    assert read({key: value, "high_contrast": True}) == (replace(DEFAULTS, high_contrast=True), (key,))


def test_a_key_of_older_files_keeps_its_meaning_under_its_new_name() -> None:
    settings, complaints = read({"forced_card_pause": True, "auto_last_card": False})
    assert settings == replace(DEFAULTS, auto_only_card=True, auto_last_card=False)
    assert complaints == ()
    assert "forced_card_pause" not in plain(settings)
    assert read({"auto_only_card": False, "forced_card_pause": True})[0] == DEFAULTS


@pytest.mark.parametrize(("talked", "means"), [(True, Liveliness.LIVELY), (False, Liveliness.QUIET)])
def test_who_had_switched_remarks_off_is_still_spared_them(talked: bool, means: Liveliness) -> None:
    settings, complaints = read({"table_talk": talked})
    assert settings == replace(DEFAULTS, liveliness=means)
    assert complaints == ()
    assert read({"liveliness": "off", "table_talk": True})[0].liveliness is Liveliness.OFF
    assert read({"table_talk": "perhaps"}) == (DEFAULTS, ("liveliness",))


def test_unknown_keys_are_kept() -> None:
    settings, complaints = read({"weather": {"outside": [1, None]}, "felt": "blue"})
    assert complaints == ()
    assert plain(settings)["weather"] == {"outside": [1, None]}
    assert hash(settings) == hash(settings)


def test_set_ups_are_remembered_by_game() -> None:
    settings = (
        DEFAULTS.with_setup("imperium", "one").with_setup("ecarte", "two").with_setup("imperium", "three")
    )
    assert settings.setup_of("imperium") == "three"
    assert settings.setup_of("gleek") is None
