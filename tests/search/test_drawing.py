"""Claims, what is inferred from play, and hints, in a game in which hands grow after each trick."""

from functools import partial
from random import Random

from game.core.cards import PIQUET, members
from game.core.move import Play
from game.search.claim import claim
from game.search.inference import Inference, rewound
from game.search.master import searched
from game.search.opponents import Choice
from game.search.worlds import imagined
from tests.draw_game import CONTRACTS, RULES, Cheapest, Playing, pack, positions


def test_nothing_is_claimed_while_cards_are_still_drawn() -> None:
    """The best cards take the tricks of the hand, and the deal has more: a contract without draws would claim them."""
    told = refused = 0
    for state, _, _ in positions(Random(3), 60):
        assert isinstance(state, Playing)
        view = RULES.view(state, state.turn)
        found = claim(view, RULES.contract(view)).cards
        if state.play.to_come:
            assert found == ()
            refused += bool(claim(view, CONTRACTS[False][view.public.turn_up >> 3]).cards)
        else:
            told += len(found) > 1
    assert told > 3
    assert refused > 3


def test_looking_back_meets_hands_as_they_were() -> None:
    seen = {}
    compared = 0
    for state, _, _ in positions(Random(5), 20):
        assert isinstance(state, Playing)
        cards = len(members(state.play.gone))
        seen[cards] = state
        view = RULES.view(state, state.turn)
        for past, card in rewound(RULES, state, view):
            assert isinstance(past, Playing)
            assert past == seen[len(members(past.play.gone))]
            assert Play(card) in RULES.moves(past)
            assert past.play.hands[past.turn].bit_count() <= 3
            compared += 1
    assert compared > 300


def test_made_up_positions_can_be_looked_back_from() -> None:
    dice, compared = Random(7), 0
    for state, _, _ in positions(dice, 20):
        view = RULES.view(state, state.turn)
        for world in imagined(RULES, view, dice, 2):
            assert RULES.view(world, view.me) == view
            for past, card in rewound(RULES, world, view):
                assert isinstance(past, Playing)
                hands, gone, out = past.play.hands, past.play.gone, past.play.to_come
                assert hands[past.turn] >> card & 1
                heaps = (*hands, gone, *(1 << each for each in out))
                assert sum(heaps) == PIQUET.full
                compared += 1
    assert compared > 300


def test_what_was_played_weighs_positions_and_a_master_chooses() -> None:
    dice = Random(11)
    player = Cheapest(RULES)
    inference = Inference(RULES, player, partial(imagined, RULES))
    state = RULES.play(RULES.start(0), pack(dice))
    weighed = set()
    while state.turn >= 0:
        view = RULES.view(state, state.turn)
        for world in inference.draw(view, dice, 2):
            weighed.add(inference.odds(world, view, RULES.contract(view), dice))
        usual = player.choose(view, dice, 2)
        decision = searched(usual, Choice(RULES, view, dice, 2, inference.draw), player, 70)
        assert decision.move in view.moves
        state = RULES.play(state, decision.move)
    assert len(weighed) > 3
