"""Cards in sentences: written with signs as the pack has them, and said aloud without any."""

import pytest

from game.catalogue import GAMES, Game
from game.resources import root
from game.session.players import Player
from game.telling import signs
from game.telling.captions import Captions
from game.wording import load


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_card_is_written_and_said(game: Game) -> None:
    spec = game.rules(game.options()).spec
    words = load(root() / "words" / "en", strict=True)
    captions = Captions(words, game.id, spec, (Player("You"),) * spec.seats, 0)
    told = set()
    for card in range(spec.pack.size):
        sentence = captions.cards.written(card)
        assert captions.cards.aloud(sentence).strip("{}") == captions.cards.aloud(sentence)
        assert not any("{" in token and not signs.is_suit(token) for token in signs.tokens(sentence))
        told.add(captions.cards.spoken(card))
    assert len(told) == spec.pack.size


@pytest.mark.parametrize(("roman", "numeral"), [(True, "XIX"), (False, "19")])
def test_trumps_of_tarock_are_numbered_as_on_the_cards(roman: bool, numeral: str) -> None:
    assert signs.tokens("Play {T19} or {FOOL}.", roman) == ("Play ", numeral, "{T}", " or ", "{F}", ".")
