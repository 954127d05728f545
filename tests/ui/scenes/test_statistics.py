"""The statistics: figures of each game and level, forgotten only after a question."""

from typing import Any

import pytest

from game.catalogue import GAMES, rules_for
from game.core.outcome import DealOutcome
from game.core.record import replace
from game.play.match_record import recorded
from game.session.players import Player
from game.storage.stats import figures_by_level, won_between
from game.storage.stats_file import MatchRecord
from game.storage.stores import Stores
from game.telling.captions import Captions
from game.ui.blocks import Action, Page, Pop, Push, UiContext
from game.ui.scenes.statistics import FEW, Figures
from game.ui.scenes.statistics import statistics as opened
from tests.ui.kit.context import click_on, open_context, press, settle, wheel
from tests.ui.scenes.application import Flawless, live, played, reached, texts


def statistics(context: UiContext, stores: Stores) -> Page[Any]:
    """Open the figures of a data folder in which nothing is left to count."""
    stats = stores.stats
    return opened(context, Figures(stats.records, lambda game: stats.forget(game, ()), lambda: False))


def fill(stores: Stores) -> None:
    """Play a few matches against two levels."""
    for seed in range(6):
        match = played("ecarte", seed, deals=99)
        header = match.transcript().header
        if seed % 3 == 0:
            header = replace(header, players=("You", "The Colonel, expert"))
        stores.stats.add("ecarte", recorded(f"match-{seed}", header, match.rules.spec, match.outcome))


def test_no_figures_are_a_friendly_picture_for_each_game(stores: Stores) -> None:
    context = open_context()
    scene = statistics(context, stores)
    assert context.words.get("statistics.empty") in texts(scene)
    click_on(scene, "tab/1")
    name = context.words.get(f"{GAMES[1].id}.name")
    assert context.words.get("statistics.empty_text", game=name) in texts(scene)
    assert isinstance(click_on(scene, "play"), Push)


def test_figures_are_those_of_the_store(stores: Stores) -> None:
    context = open_context()
    fill(stores)
    scene = statistics(context, stores)
    plain = texts(scene)
    assert not any(text.startswith("In the long run") for text in plain)
    click_on(scene, "more")
    written = texts(scene)
    click_on(scene, "more")
    assert texts(scene) == plain
    club, expert = sorted(figures_by_level(stores.stats.records("ecarte")), key=lambda each: each.level)
    assert written.index("Against club players") < written.index("Against experts")
    for each in (club, expert):
        low, high = (round(100 * end) for end in won_between(each.deals_won, each.deals))
        assert f"{each.matches_won} of {each.matches} won" in written
        assert f"{each.deals_won} of {each.deals}" in " ".join(written)
        assert f"In the long run probably {low} to {high} %" in written
        assert f"{each.points / each.deals:.2f} points" in written
        best = "1 point" if each.best == 1 else f"{each.best} points"
        assert {best, streak(each.streak), streak(each.longest)} <= set(plain)


@pytest.mark.parametrize("number", [1, FEW - 1, FEW, 3 * FEW])
def test_few_deals_say_that_they_tell_little(stores: Stores, number: int) -> None:
    deals = tuple(DealOutcome(at, (2, 0), (0,)) for at in range(1, number + 1))
    stores.stats.add("ecarte", MatchRecord("one", "club", "", 0, (0,), over=True, deals=deals))
    scene = statistics(open_context(), stores)
    plain = texts(scene)
    click_on(scene, "more")
    for told in (plain, texts(scene)):
        assert ("Too few deals to tell much." in told) == (number < FEW)
        rate = f"{number} of {number}"
        assert (rate if number < FEW else f"100 % · {rate}") in told


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_what_deals_bring_is_called_as_in_the_result_of_a_match(stores: Stores, game: str) -> None:
    context, spec = open_context(), rules_for(game, {}).spec
    captions = Captions(context.words, game, spec, (Player("You"),) * spec.seats, 0)
    for level, best in (("club", 7), ("expert", 1)):
        deal = DealOutcome(1, (best, *(0,) * (spec.seats - 1)), (0,))
        stores.stats.add(game, MatchRecord(level, level, "", 0, (0,), over=True, deals=(deal,)))
    scene = statistics(context, stores)
    click_on(scene, f"tab/{[each.id for each in GAMES].index(game)}")
    click_on(scene, "more")
    one = "settlement point" if game == "illustrated_tarock" else captions.unit(1, spec.units[-1])[2:]
    assert {f"7 {captions.gain_unit}", f"7.00 {captions.gain_unit}", f"1 {one}"} <= set(texts(scene))


def streak(number: int) -> str:
    return f"{number} deal{'s' * (number != 1)} won"


@pytest.mark.parametrize(
    ("winners", "now", "longest"),
    [((), 0, 0), ((0,), 1, 1), ((0, 0, 1, 0), 1, 2), ((1, 0, 0, 0), 3, 3), ((0, 0, 1), 0, 2)],
)
def test_streaks_are_counted_deal_by_deal(winners: tuple[int, ...], now: int, longest: int) -> None:
    deals = tuple(DealOutcome(at, (0, 0), (seat,)) for at, seat in enumerate(winners, 1))
    halves = (deals[: len(deals) // 2], deals[len(deals) // 2 :])  # a streak goes on from match to match
    records = [MatchRecord(f"{at}", "club", "", 0, (), False, each) for at, each in enumerate(halves)]
    (found,) = figures_by_level(records)
    assert (found.streak, found.longest) == (now, longest)


def test_a_match_with_nothing_that_counts_says_so(stores: Stores) -> None:
    context = open_context()
    stores.stats.add("imperium", MatchRecord("one", "mixed", "2026-11-21", 0, (0,), over=True, deals=()))
    scene = statistics(context, stores)
    assert context.words.get("statistics.no_deals") in texts(scene)
    assert "Against mixed levels" in texts(scene)


def test_what_an_older_version_counted_is_owned_up_to(stores: Stores) -> None:
    deal = DealOutcome(1, (2, 1, -1, -1, -1), ())
    for name in ("one", "two"):
        stores.stats.add("sheepshead", MatchRecord(name, "club", "", 1, (0,), True, (deal,), older=True))
    stores.stats.add("sheepshead", MatchRecord("new", "expert", "", 1, (0, 1), True, (deal,)))
    written = texts(statistics(open_context(), stores))
    older = [text for text in written if "earlier version" in text]
    assert len(older) == 1
    assert older[0].startswith("2 matches were counted by an earlier version")


def test_what_is_counted_meanwhile_appears(stores: Stores) -> None:
    context, turns = open_context(), iter((False, True))

    def go_on() -> bool:
        changed = next(turns, False)
        if changed:
            fill(stores)
        return changed

    scene = opened(context, Figures(stores.stats.records, lambda _: True, go_on))
    empty = context.words.get("statistics.empty")
    for shown in (True, False, False):
        scene.update(0.02)
        assert (empty in texts(scene)) == shown


def top(scene: Page[Any]) -> int:
    """Where the first heading of the figures stands."""
    return next(node.box.top for node in scene.nodes() if node.name == "Against club players")


def test_each_game_is_scrolled_by_itself(stores: Stores) -> None:
    fill(stores)
    for seed in range(6):
        match = played("gleek", seed, deals=1)
        header = replace(match.transcript().header, players=("You", "The Colonel, expert", "Ada, expert"))
        for level, name in ((match.transcript().header, "club"), (header, "expert")):
            stores.stats.add("gleek", recorded(f"{name}-{seed}", level, match.rules.spec, match.outcome))
    scene = statistics(open_context((960, 600)), stores)
    tabs = {game: f"tab/{[each.id for each in GAMES].index(game)}" for game in ("ecarte", "gleek")}
    tops = {}
    for game, tab in tabs.items():
        click_on(scene, tab)
        tops[game] = top(scene)
    wheel(scene, (480, 300), -5)
    settle(scene)
    assert top(scene) < tops["gleek"]
    click_on(scene, tabs["ecarte"])
    assert top(scene) == tops["ecarte"]


def asked(scene: Page[Any]) -> Page[Any]:
    scene.screen.focus("forget")
    switch = press(scene, Action.CONFIRM)
    assert isinstance(switch, Push)
    assert isinstance(switch.scene, Page)
    return switch.scene


def test_figures_are_forgotten_only_after_a_yes(stores: Stores) -> None:
    context = open_context()
    fill(stores)
    scene = statistics(context, stores)
    assert press(asked(scene), Action.CONFIRM) == Pop()  # Enter alone leaves them
    assert stores.stats.records("ecarte")
    click_on(asked(scene), "yes")
    assert stores.stats.records("ecarte") == ()
    assert context.words.get("statistics.empty") in texts(scene)
    assert context.notices.sentences == ("Your statistics of Écarté were reset.",)


def test_everything_is_reached_by_keyboard_and_escape_leaves(stores: Stores) -> None:
    fill(stores)
    scene = statistics(open_context(), stores)
    assert live(scene) <= reached(scene)
    assert press(scene, Action.BACK) == Pop()


def test_nothing_is_clipped_or_overlaps(stores: Stores, flawless: Flawless) -> None:
    def make(context: UiContext) -> Page[Any]:
        return statistics(context, stores)

    assert flawless(make) == []
    fill(stores)
    assert flawless(make) == []
    many = (DealOutcome(1, (123456, -98765), (0,)),) * 400
    stores.stats.add("ecarte", MatchRecord("many", "club", "", 0, (0,), over=True, deals=many, older=True))
    stores.stats.add("ecarte", MatchRecord("won", "novice", "", 0, (0,), over=True, deals=(), older=True))
    assert flawless(make) == []
