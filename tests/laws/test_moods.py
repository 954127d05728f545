"""Laws of faces: they tell nothing that is hidden, are the same for all who look at them, and do move."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from game.catalogue import Game, find
from game.core.bot import BOLD
from game.core.cards import CHANCE, NOBODY, Seat, members
from game.core.event import narrate
from game.core.move import Deal, seen_by
from game.core.rules import Rules
from game.stage.acts import Joined, acts
from game.stage.moods import RESTING, Feeling, Happening, Mood, Sitters, feelings, felt
from game.stage.motion import MarkKind
from tests.laws.test_honesty import GAMES, heard, replay
from tests.laws.walks import Step, known, swap, tables, walk

TELLING = (MarkKind.PLAY, MarkKind.TRICK, MarkKind.SAY, MarkKind.AWARD, MarkKind.DEAL_OVER)
STUNG = {Mood.VEXED, Mood.SURPRISED}


def sitters_of(game: Game, rules: Rules[Any, Any]) -> Sitters:
    daring = frozenset(word for word, temper in game.bots.daring.items() if temper == BOLD)
    bold = range(0, rules.spec.seats, 2)
    return Sitters(rules, game.table.calls, game.given.declarer, daring, game.given.sounds, bold)


def witnessed(sitters: Sitters, step: Step, seat: Seat) -> list[tuple[Feeling, ...]]:
    """List what is felt about a step as one seat sees it come about."""
    rules, mover, move = sitters.rules, step.entry.seat, step.entry.move
    before, after = rules.view(step.before, seat), rules.view(step.after, seat)
    done = seen_by(move, mover, seat)
    beat = Joined(mover, before, done, after, narrate(before, mover, done, after))
    found, last = [], before
    for act in acts(beat, rules.credit):
        if act.kind in TELLING and act.event is not None:
            found.append(feelings(sitters, Happening(act.event, last, act.view, rules.contract(after))))
        last = act.view
    return found


def twins(rules: Rules[Any, Any], steps: Sequence[Step], dice: Random, seat: Seat) -> list[list[Step]]:
    """Play the running deal again with cards exchanged that a seat has not seen, where all that is public stays."""
    start = max(n for n, step in enumerate(steps) if isinstance(step.entry.move, Deal))
    seen = known(rules.view(steps[-1].after, seat))
    unseen, found = members(rules.spec.pack.full & ~seen), []
    for _ in range(2 if len(unseen) > 1 else 0):
        one, other = dice.sample(unseen, 2)
        state, made = steps[start].before, list[Step]()
        for step in steps[start:]:
            entry = swap(step.entry, seat, one, other)
            after = replay(rules, state, [entry])
            if (
                after is None
                or after.ledger != step.after.ledger
                or heard(rules, after, seat) != heard(rules, step.after, seat)
            ):
                break
            made.append(Step(state, entry, after))
            state = after
        else:
            found.append(made)
    return found


@GAMES
def test_everybody_sees_the_same_faces(game_id: str, thorough: bool) -> None:
    dice, game, compared = Random(31), find(game_id), 0
    for _, rules in tables(game_id, dice, 10 if thorough else 5):
        sitters = sitters_of(game, rules)
        for step in walk(rules, dice, 120):
            first, *others = (witnessed(sitters, step, seat) for seat in range(rules.spec.seats))
            assert all(each == first for each in others), step.entry
            compared += any(first)
    assert compared > 30


@GAMES
def test_faces_are_the_same_whatever_lies_hidden(game_id: str, thorough: bool) -> None:
    """With unseen cards exchanged, every seat, those that hold them too, sees the faces it saw before."""
    dice, game, compared = Random(32), find(game_id), 0
    for _, rules in tables(game_id, dice, 8 if thorough else 4):
        sitters, steps = sitters_of(game, rules), list[Step]()
        for step in walk(rules, dice, 100):
            steps.append(step)
            if step.after.turn in (CHANCE, NOBODY) or dice.random() < 0.85:
                continue
            seat = dice.randrange(rules.spec.seats)
            for twin in twins(rules, steps, dice, seat):
                for was, now in zip(steps[-len(twin) :], twin, strict=True):
                    looking = dice.randrange(rules.spec.seats)
                    assert witnessed(sitters, now, looking) == witnessed(sitters, was, looking)
                    compared += was.after != now.after
    assert compared > 40


@GAMES
def test_faces_move_in_every_game_one_at_a_time(game_id: str) -> None:
    """Moods come in every game, none pushes another away too soon, and only the end of a deal shows several."""
    dice, game = Random(33), find(game_id)
    came: Counter[Mood] = Counter()
    for n, (_, rules) in enumerate(tables(game_id, dice, 40)):
        if n >= 4 and {Mood.PLEASED, Mood.SAD} <= came.keys() and came.keys() & STUNG:
            break  # where any card may be played, to see a good one beaten takes longer
        sitters, faces, at, began = sitters_of(game, rules), RESTING, 0.0, -9.0
        for step in walk(rules, dice, 200):
            before = rules.view(step.before, 0)
            done = seen_by(step.entry.move, step.entry.seat, 0)
            after = rules.view(step.after, 0)
            beat = Joined(step.entry.seat, before, done, after, narrate(before, step.entry.seat, done, after))
            last, over = before, False
            for act in acts(beat, rules.credit):
                at += 0.3
                if act.kind in (*TELLING, MarkKind.SHUFFLE) and act.event is not None:
                    was = faces
                    seen = Happening(act.event, last, act.view, rules.contract(after))
                    faces = felt(sitters, faces, seen, at)
                    over = act.kind is MarkKind.DEAL_OVER
                    if faces.felt and faces.felt != was.felt and not over:
                        assert faces.felt[0].since >= began + 1.2
                        began = faces.felt[0].since
                        came[faces.felt[0].mood] += 1
                    began = at - 9 if over else began
                    came.update(each.mood for each in faces.felt if over)
                assert over or len(faces.felt) <= 1 or faces.felt[0].until > at + 1000
                last = act.view
    assert {Mood.PLEASED, Mood.SAD} <= came.keys(), came
    assert came.keys() & STUNG, came
    assert Mood.THINKING not in came
