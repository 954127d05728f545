"""What is announced as a card is played is heard beside its player, and stays in the panel with what became of it."""

from game.play.table.inputs import UseCard
from game.stage.tables.romestecq import TABLE
from tests.ui.table.seated import Seat


def test_announcements_are_heard_and_remembered() -> None:
    """At Romestecq, where everything counts, so that there is much to announce."""
    seat = Seat("romestecq", options=(("combination_counting", "cumulative"),))
    table, words = seat.table, seat.context.words
    heard: set[str] = set()
    listed = 0
    for _ in range(4):
        seat.my_turn()
        seat.go(0.1)
        heard |= {each.text for each in table.driver.state.said.values()}
        known = TABLE.announced(table.driver.shown.view)
        listed += len(known)
        fates = [words.get(f"romestecq.fate.{each.fate}") for each in known]
        told = [node.value.partition(" · ")[2] for node in seat.table.nodes()]
        assert [fate for fate in told if fate in set(fates)] == fates
        names = [node.name for node in seat.table.nodes()]
        for each in known:
            assert any(name.startswith(words.get(f"romestecq.step.{each.word}")) for name in names)
        table.send(UseCard(table.driver.state.turn.choices.plays.bit_length() - 1))
    assert listed
    assert any("Part of a" in text for text in heard)
