"""Chips are paid, changed and lent so that every amount is paid to the penny."""

from random import Random

import pytest

from game.core.cards import CHANCE, TABLE
from game.rules.gleek.phases import Phase
from game.rules.imperiale.scoring import RED, WHITE
from game.stage.acts import acts
from game.stage.pose import CHIP, viewport_for
from game.stage.tables.gleek import LENT, LOOKS, NONE, WORTH, paid, tidied, together, without, worth
from game.stage.tables.imperium import CHIPS
from tests.stage.walks import TABLES, VARIANTS, beats


def test_an_amount_is_paid_to_the_penny() -> None:
    dice = Random(1)
    for _ in range(400):
        held = tuple(dice.randrange(5) for _ in LOOKS)
        amount = dice.randrange(1, 150)
        gone, left = paid(held, amount)
        assert worth(gone) == amount
        assert (worth(left) + amount - worth(held)) % worth(LENT) == 0, "only whole loans are added"
        assert min((*gone, *left)) >= 0


def test_nothing_is_changed_that_can_be_paid_as_it_lies() -> None:
    gone, left = paid(LENT, 27)
    assert gone == (0, 1, 1, 2)
    assert together(gone, left) == LENT


def test_changing_keeps_the_worth_and_the_stacks_low() -> None:
    for count in range(120):
        changed = tidied((0, 0, 0, count))
        assert worth(changed) == count
        assert max(changed) <= 10
    assert without(tidied(LENT), LENT) == NONE


def test_the_chips_of_gleek_are_its_money() -> None:
    table, borrowed = TABLES["gleek"], set[int]()
    for rules in VARIANTS["gleek"]:
        for beat in beats(rules, 4):
            chips, ledger = table.chips(beat.after), beat.after.ledger
            held = {
                holder: sum(WORTH[look] * chips[look, holder] for look in LOOKS)
                for holder in (0, 1, 2, TABLE)
            }
            for seat, (purse,) in enumerate(ledger.holdings):
                assert (held[seat] - purse) % worth(LENT) == 0, "a purse, and what was lent"
                assert held[seat] >= 0
            assert held[TABLE] == -sum(purse for (purse,) in ledger.holdings), "what left the purses"
            lent = {seat: held[seat] - purse for seat, (purse,) in enumerate(ledger.holdings)}
            again = {note.by: note.number for note in table.notes(beat.after) if note.key == "lent_again"}
            assert again == {seat: loan for seat, loan in lent.items() if loan > min(lent.values())}
            borrowed |= again.keys()
    assert borrowed


@pytest.mark.parametrize(("game", "looks"), [("ecarte", ("counter",)), ("imperiale", (RED, WHITE))])
def test_as_many_counters_are_turned_as_have_been_scored(game: str, looks: tuple[str, ...]) -> None:
    viewport, table, seen = viewport_for(1280, 720), TABLES[game], set[tuple[int, ...]]()
    for beat in beats(VARIANTS[game][0], 4):
        if beat.seat == CHANCE:
            heaps, placed = table.heaps(beat.after, viewport), table.place(beat.after, viewport)
            for seat, holding in enumerate(beat.after.ledger.holdings):
                turned = [sum(placed[key].face == 1 for key in heaps[look, seat]) for look in looks]
                assert tuple(turned) == holding[-len(looks) :]
                seen.add(holding)
    assert len(seen) > 1


def test_counters_of_ecarte_that_score_are_pushed_forward_as_far_on_either_side() -> None:
    viewport, table, pushed = viewport_for(1280, 720), TABLES["ecarte"], dict[tuple[int, float], set[float]]()
    for beat in beats(VARIANTS["ecarte"][0], 5):
        heaps, placed = table.heaps(beat.after, viewport), table.place(beat.after, viewport)
        for seat in range(2):
            for key in heaps["counter", seat]:
                pushed.setdefault((seat, placed[key].face), set()).add(placed[key].y)
    mine, other = (
        (min(pushed[seat, 0.0]) - min(pushed[seat, 1.0])) / (1 if seat == 0 else -1) for seat in (0, 1)
    )
    assert mine == pytest.approx(other)
    assert mine > 0


def test_what_the_players_of_imperium_hold_is_missing_from_the_pool() -> None:
    table, rules = TABLES["imperium"], VARIANTS["imperium"][1]
    for beat in beats(rules, 4):
        chips = table.chips(beat.after)
        for unit, (look, stock) in enumerate(CHIPS.items()):
            held = [holding[unit] for holding in beat.after.ledger.holdings]
            assert [chips[look, seat] for seat in range(2)] == held
            assert chips[look, TABLE] == max(stock, sum(held)) - sum(held)


def test_the_pot_that_is_played_for_lies_amid_the_table() -> None:
    """What is played for lies amid the table: the ruff pot while it is vied for, the trick pot while it is settled."""
    viewport, table, rules = viewport_for(1280, 720), TABLES["gleek"], VARIANTS["gleek"][1]
    seen = set()
    for beat in beats(rules, 4):
        for act in acts(beat, rules.credit):
            pots = {note.key for note in table.notes(act.view) if note.key.endswith("_pot")}
            placed = table.place(act.view, viewport)
            heaps = table.heaps(act.view, viewport).items()
            pool = [
                placed[key].x for (_, seat), keys in heaps for key in keys if seat == TABLE and key[0] == CHIP
            ]
            amid = [x for x in pool if abs(x - viewport.zone.x) < viewport.zone.width / 6]
            vied_for = act.view.public.phase == Phase.RUFF
            assert bool(amid) == ("trick_pot" in pots or (vied_for and "ruff_pot" in pots))
            assert len(pool) > len(amid) or "ruff_pot" not in pots or vied_for
            seen |= pots
    assert seen == {"ruff_pot", "trick_pot"}
