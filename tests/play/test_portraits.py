"""Who wears which face: those the set-up names have their own, and a name of one's own always gets the same."""

from game.play.portraits import OPPONENTS, PLAYERS, portrait_of
from game.resources import asset, root
from game.wording import load


def test_everybody_the_set_up_names_has_a_portrait_of_their_own() -> None:
    words = load(root() / "words" / "en", strict=True)
    names = [words.get(f"setup.opponent.{place}") for place in range(len(OPPONENTS))]
    assert len(set(names)) == len(OPPONENTS) >= 8
    assert tuple(portrait_of(name, words) for name in names) == OPPONENTS


def test_a_name_of_one_s_own_always_gets_the_same() -> None:
    words = load(root() / "words" / "en", strict=True)
    found = [portrait_of(f"Player {number}", words) for number in range(40)]
    assert found == [portrait_of(f"Player {number}", words) for number in range(40)]
    assert len(set(found)) > 5


def test_every_portrait_is_there() -> None:
    assert len(PLAYERS) >= 6
    for name in (*OPPONENTS, *PLAYERS):
        assert asset("portraits", f"{name}.svg").stat().st_size > 1000
