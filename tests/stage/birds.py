"""Deals of Illustrated Tarock in which a bird was announced: by me or by another, and made or failed."""

from random import Random

from game.catalogue import find, rules_for
from game.core.cards import CHANCE
from game.core.move import Move, Play, Say
from game.core.transcript import Entry, Header
from game.core.view import View
from game.rules.illustrated_tarock.declaring import BIRDS
from game.rules.illustrated_tarock.phases import Public
from game.session.match import AnyMatch, Match

GAME = find("illustrated_tarock")
RULES = rules_for(GAME.id, {})
SEEDS = {
    ("cockatoo", False, False): 10,
    ("cockatoo", False, True): 2,
    ("cockatoo", True, False): 3,
    ("cockatoo", True, True): 20,
    ("owl", False, False): 9,
    ("owl", False, True): 5,
    ("owl", True, False): 10,
    ("owl", True, True): 21,
    ("sparrow", False, False): 11,
    ("sparrow", False, True): 2,
    ("sparrow", True, False): 43,
    ("sparrow", True, True): 1,
}
"""By bird, whether I announced it, and whether it was made: a deal in which it was in its trick."""


def entries_of(bird: str, *, mine: bool, made: bool) -> tuple[tuple[Entry, ...], int]:
    """Give the moves of such a deal, and how many come before the last card of the bird's trick."""
    entries = played(bird, SEEDS[bird, mine, made]).transcript().entries
    cards = [place for place, entry in enumerate(entries) if isinstance(entry.move, Play)]
    return entries, cards[3 * BIRDS[bird][1] - 1]


def played(bird: str, seed: int) -> AnyMatch:
    """Play a deal at random in which the declarer announces a bird and keeps it for its trick."""
    dice = Random(seed)
    match: AnyMatch = Match(
        RULES, Header(GAME.id, RULES.spec.edition, (), ("You", "Ada, club", "Ben, club"), 0)
    )
    while not match.view(0).ledger.finished:
        if match.turn == CHANCE:
            match.shuffle(dice, 0)
        else:
            match.submit(match.turn, _chosen(match.view(match.turn), bird, dice), 0)
    return match


def _chosen(view: View[Public], bird: str, dice: Random) -> Move:
    """Choose a move at random; the bird stays in hand until its trick, and no bonus but it is announced."""
    card, number = BIRDS[bird]
    said = [move for move in view.moves if isinstance(move, Say)]
    for word in (bird, "solo", "done", "pass"):
        for move in said:
            if move.word == word and (word != "solo" or view.hand >> card & 1):
                return move
    kept = [move for move in view.moves if not isinstance(move, Play) or move.card != card]
    now = Play(card)
    if len(view.tricks) == number - 1 and now in view.moves:
        return now
    return dice.choice(kept or list(view.moves))
