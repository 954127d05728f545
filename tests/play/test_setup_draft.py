"""The draft of a match: who deals first is forgotten with the seat it was."""

from game.catalogue import find
from game.core.record import replace
from game.play.match_setup import usual_setup
from game.play.setup_draft import draft_of


def test_who_deals_first_stays_while_there_is_such_a_seat() -> None:
    game = find("romestecq")
    six = draft_of(game, usual_setup(game, ""), "").with_options({"players": 6})
    assert (len(six.opponents), six.dealer) == (5, None)
    for dealer, kept in ((3, 3), (5, None)):
        four = replace(six, dealer=dealer).with_options({"players": 4})
        assert (len(four.opponents), four.dealer) == (3, kept)
