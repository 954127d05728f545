"""Who wears which face: those the set-up names have their own, and a name of one's own always gets the same."""

from game.play.match_setup import MatchSetup, Opponent, header_players
from game.play.portraits import OPPONENTS, PLAYERS, known_names, portrait_of, stored_name
from game.resources import asset, root
from game.session.players import KNOWN
from game.telling.captions import told_name
from game.wording import Words, load


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


def test_known_opponents_are_written_as_in_english_and_told_as_the_language_calls_them() -> None:
    english = load(root() / "words" / "en", strict=True)
    assert known_names(english) == KNOWN
    german = Words({f"setup.opponent.{place}": f"Die Nummer {place}" for place in range(len(KNOWN))})
    assert told_name(german, "The Colonel") == "Die Nummer 1"
    assert told_name(german, "Ada") == "Ada"
    assert stored_name("Die Nummer 1", german) == "The Colonel"
    assert [portrait_of(name, german) for name in ("Die Nummer 1", "The Colonel")] == ["colonel"] * 2
    players = header_players(MatchSetup("ecarte", (), (Opponent("Die Nummer 1", "club"),)), german)
    assert players == ("You", "The Colonel, bold, club")
