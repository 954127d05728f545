"""The result of a deal: what it tells is what happened, and the next deal is one press away."""

import re
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import pytest

from game.app.aloud import texts as aloud
from game.catalogue import GAMES, find
from game.core.cards import CHANCE, Seat, members
from game.core.move import IllegalMove, Play
from game.core.outcome import course
from game.core.record import replace
from game.play.deal_summary import deal_summary
from game.session.match import AnyMatch
from game.ui.blocks import Action, Home, Number, Page, Pop, Push, Switch, Text, UiContext
from game.ui.kit.block import PlacedWidget
from game.ui.scenes.deal_details import payments
from game.ui.scenes.deal_pictures import MarkBar
from game.ui.scenes.result_page import captions_of
from game.ui.shell.input import Press
from tests.ui.kit.context import Blank, click_on, key, open_context, press, scaled
from tests.ui.scenes.application import LONG, Flawless, company, live, played, reached, result_page, texts
from tests.ui.whole.tables import everyday

Opened: TypeAlias = Callable[[AnyMatch, UiContext, int, str], Page[Any]]
IDS = [game.id for game in GAMES]
SEEDS = range(6)
DEALT = [pytest.param(seed, marks=everyday(seed < 2)) for seed in SEEDS]
"""The deals that are told: every day two of each game."""
NEXT, LEAVE = Pop(), Home()


def following() -> Switch:
    return NEXT


def leave() -> Switch:
    return LEAVE


def opened(match: AnyMatch, context: UiContext, deal: int = 0, other: str = "The Marquise") -> Page[Any]:
    last = deal or match.view(0).ledger.finished
    return result_page(context, match, last, 0, company(match, other), following, leave)


def counted(match: AnyMatch, context: UiContext, deal: int = 0, other: str = "The Marquise") -> Page[Any]:
    """Open a result, and how it was counted."""
    return confirmed(opened(match, context, deal, other), "fold/paid")


def confirmed(scene: Page[Any], control: str) -> Page[Any]:
    scene.screen.focus(control)
    press(scene, Action.CONFIRM)
    return scene


def worked(match: AnyMatch, context: UiContext, deal: int = 0, other: str = "The Marquise") -> Page[Any]:
    """Open a result with the working of every row."""
    scene = counted(match, context, deal, other)
    for row in [node.key for node in scene.nodes() if node.key.startswith("paid/")]:
        confirmed(scene, row)
    return scene


def hands(match: AnyMatch, context: UiContext, deal: int = 0, other: str = "The Marquise") -> Page[Any]:
    return confirmed(opened(match, context, deal, other), "fold/cards")


def headline(scene: Page[Any]) -> str:
    return next(node.name for node in scene.nodes() if node.role == "heading")


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("seed", DEALT)
def test_a_story_agrees_with_the_log(game: str, seed: int) -> None:
    match = played(game, seed, deals=3)
    rules, entries = match.rules, match.transcript().entries
    spell = rules.spec.pack.spell
    worths = course(rules, match.view(0).ledger)
    for deal in range(1, match.view(0).ledger.finished + 1):
        told = deal_summary(match, find(game), deal, 0)
        assert tuple(entry.award for entry in told.entries) == match.view(0).ledger.tally(deal)
        gained = tuple(now - then for now, then in zip(worths[deal], worths[deal - 1], strict=True))
        assert told.gains == gained
        starts = [n for n, entry in enumerate(entries) if entry.seat == CHANCE] + [len(entries)]
        plays = [entry for entry in entries[starts[deal - 1] : starts[deal]] if isinstance(entry.move, Play)]
        in_tricks = [card for trick in told.tricks for card in trick.cards]
        assert in_tricks == [entry.move.card for entry in plays if isinstance(entry.move, Play)]
        for holder in told.holders:
            held = set(holder.played or holder.dealt)
            mine = {
                spell(entry.move.card)
                for entry in plays
                if entry.seat == holder.seat and isinstance(entry.move, Play)
            }
            assert mine <= held
            assert len(holder.dealt) == match.review(starts[deal - 1] + 1, holder.seat).hand.bit_count()
            assert holder.drawn == held - set(holder.dealt)
            assert held == (set(holder.dealt) | holder.drawn) - set(holder.aside)


def test_a_running_deal_is_told_to_nobody() -> None:
    match = played("ecarte", 1, deals=1)
    match.shuffle(Random(1), 0)
    with pytest.raises(IllegalMove):
        deal_summary(match, find("ecarte"), 2, 0)


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("seed", DEALT)
def test_every_award_hand_and_trick_is_on_the_screen(game: str, seed: int) -> None:
    context, match = open_context(), played(game, seed, deals=2)
    told = deal_summary(match, find(game), match.view(0).ledger.finished, 0)
    captions = captions_of(context, match, 0, company(match))
    written, scene = texts(worked(match, context)), hands(match, context)
    for entry in told.entries:
        assert captions.step(entry.award) in written
        assert context.words.get(f"{game}.step_how.{entry.award.step}") in written
    held = [
        node.value
        for node in scene.nodes()
        if node.role == "line" and node.name == context.words.get("result.dealt")
    ]
    assert len(held) == match.rules.spec.seats
    shown = texts(hands(match, context))
    assert sum(name.startswith("Trick ") for name in shown) >= len(told.tricks)
    written, given_up = texts(scene), any(holder.aside for holder in told.holders)
    assert ("Buried" in written) == (given_up and game == "sheepshead")
    assert ("Discards" in written) == (given_up and game != "sheepshead")


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("seed", DEALT)
def test_every_award_is_in_one_row(game: str, seed: int) -> None:
    context, match = open_context(), played(game, seed, deals=2)
    told = deal_summary(match, find(game), match.view(0).ledger.finished, 0)
    captions = captions_of(context, match, 0, company(match))
    rows = payments(told.entries, captions)
    assert sorted(place for row in rows for place in row) == list(range(len(told.entries)))
    assert len(rows) == len({(captions.step(entry.award), entry.award.rule) for entry in told.entries})


def test_what_settles_is_one_row_that_brings_nobody_anything() -> None:
    context, match = open_context(), played("illustrated_tarock", 2, deals=3)
    nodes = counted(match, context).nodes()
    (row,) = (node for node in nodes if node.key.startswith("paid/") and node.name.startswith("Settlement"))
    assert row.name == "Settlement: counted above already"


def test_a_row_shows_its_working_when_pressed_and_hides_it_again() -> None:
    context, match = open_context(), played("illustrated_tarock", 2)
    scene = counted(match, context)
    how = context.words.get("illustrated_tarock.step_how.basic")
    assert how not in texts(scene)
    assert how in texts(confirmed(scene, "paid/0"))
    assert how not in texts(confirmed(scene, "paid/0"))


def test_an_opened_line_is_heard_with_who_paid_each_of_its_payments() -> None:
    context, match = open_context((2560, 1600)), played("gleek", 2)
    scene = counted(match, context)
    told = deal_summary(match, find("gleek"), 1, 0)
    captions = captions_of(context, match, 0, company(match))
    for number, row in enumerate(payments(told.entries, captions)):
        context.announcer.drain()
        scene.screen.focus(f"paid/{number}")
        press(scene, Action.CONFIRM)
        (heard,) = context.announcer.drain()
        read = [each.name for each in scene.nodes() if each.role == "line"]
        (line,) = (each for each in scene.nodes() if each.key == f"paid/{number}")
        assert "open" in line.state
        for place in row:
            entry = told.entries[place]
            payer = captions.players.name(entry.award.giver) if entry.award.giver >= 0 else ""
            said = [each for each in read if captions.step(entry.award) in each and each in heard.text]
            assert any(payer in each for each in said), (payer, read)
        press(scene, Action.CONFIRM)
        assert not context.announcer.drain()


def test_every_trick_is_read_with_who_played_what_and_who_takes_it() -> None:
    context, match = open_context(), played("ecarte", 3)
    scene = hands(match, context)
    captions = captions_of(context, match, 0, company(match))
    read = aloud(scene.nodes())
    played_tricks = deal_summary(match, find("ecarte"), 1, 0).tricks
    assert len({each.taker for each in played_tricks}) < len(played_tricks)
    for number, trick in enumerate(played_tricks, 1):
        (line,) = (each for each in read if each.startswith(f"Trick {number}."))
        first = captions.cards.spoken(trick.cards[0])
        assert f"{captions.players.name(trick.leader)}: {first}." in line
        assert line.endswith(
            "You take it." if trick.taker == 0 else f"{captions.players.name(trick.taker)} takes it."
        )


def test_what_is_said_of_a_side_is_read_though_another_has_the_same() -> None:
    context, match = open_context(), played("sheepshead", 0)
    captions = captions_of(context, match, 0, company(match))
    told = deal_summary(match, find("sheepshead"), 1, 0).notes
    notes = [(captions.players.name(each.seat), captions.note(each)) for each in told if each.seat >= 0]
    assert len({note for _, note in notes}) < len(notes)
    read = aloud(counted(match, context).nodes())
    for name, note in notes:
        assert any(each.startswith(f"{name}: ") and note in each for each in read), (name, note)


def test_what_lay_face_up_is_read_once() -> None:
    context, match = open_context(), played("ecarte", 3)
    read = aloud(hands(match, context).nodes())
    assert sum(each.startswith("Face up") for each in read) == 1


@pytest.mark.parametrize("game", IDS)
def test_a_usual_deal_is_shown_whole(game: str) -> None:
    scene = opened(played(game, 5), open_context((1280, 720)))
    pane = next(node for node in scene.nodes() if node.role == "pane")
    assert scene.screen.state(pane.key).reach == 0


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("seed", DEALT)
def test_headline_sums_bar_and_folds_are_in_sight_at_once_in_the_largest_type(game: str, seed: int) -> None:
    scene = opened(played(game, seed, deals=1), open_context((960, 600), scaled(2.0)))
    head, matter = headline(scene), list[PlacedWidget]()
    for each in scene.screen.widgets():
        if isinstance(each.leaf, MarkBar | Number) or (
            isinstance(each.leaf, Text) and each.leaf.text == head
        ):
            matter.append(each)
    assert len(matter) > 3 or game == "gleek"
    folds = [each for each in scene.screen.widgets() if each.control and each.control.key[:5] == "fold/"]
    assert len(folds) == 2
    assert [each.leaf for each in (*matter, *folds) if each.visible != each.rect] == []


def test_a_side_that_wins_is_marked_and_amounts_are_counted_in_the_unit_of_the_head() -> None:
    context, match = open_context(), played("gleek", 2)
    written = texts(counted(match, context))
    assert "What was paid, in pence" in written
    assert {"This deal", "Score", "+6", "−12"} <= set(written)


@pytest.mark.parametrize("game", ["ecarte", "gleek", "sheepshead"])
@pytest.mark.parametrize("size", [(1280, 720), (1274, 682), (960, 600)])
def test_names_and_sums_of_people_stand_in_one_line(game: str, size: tuple[int, int]) -> None:
    match = played(game, 3)
    scene = opened(match, open_context(size))
    cells = [
        node
        for node in scene.nodes()
        if node.role == "line" and any(node.name.startswith(f"{name}: ") for name in company(match))
    ]
    written = [node for node in scene.nodes() if node.role == "text"]
    tops = {tuple(each.box.y for each in written if cell.box.contains(each.box)) for cell in cells}
    assert len(cells) == match.rules.spec.seats
    assert len(tops) == 1, tops


def test_sides_stand_at_half_the_height_of_the_cards_between_them() -> None:
    scene = opened(played("romestecq", 3), open_context((1280, 720)))
    row = [node.box for node in scene.nodes() if node.role == "line"][:3]
    assert all(abs(each.centery - row[0].centery) <= 1 for each in row), row
    assert row[0].height != row[1].height


def test_the_table_stays_in_sight() -> None:
    assert opened(played("ecarte", 3), open_context()).over


def test_where_columns_have_no_room_every_row_names_the_sides() -> None:
    match = played("sheepshead", 3, options={"players": 7})
    scene = counted(match, open_context((960, 600), scaled(2.0)))
    told = deal_summary(match, find("sheepshead"), 1, 0)
    names = [node.name for node in scene.nodes() if node.role == "text"]
    assert [names.count(name) for name in company(match)] == [
        names.count(name) for name in company(match)[:1]
    ] * 7 or any(told.gains)
    assert names.count("The Abbé") >= 3


def test_what_goes_from_one_pot_into_another_is_a_line_of_its_own() -> None:
    """Gleek's counters thrown away: nobody is paid, and nobody pays (§11.9)."""
    context, told = open_context(), 0
    for seed in SEEDS:
        match = played("gleek", seed, options={"trick_surplus": "ruff_pot"})
        carried = [each for each in match.view(0).ledger.awards if each.step == "tricks_carried"]
        for award in carried:
            told += 1
            written = texts(counted(match, context))
            pot = -sum(purse for (purse,) in match.view(0).ledger.holdings)
            amount = "1 penny" if award.amount == 1 else f"{award.amount} pence"
            assert "Counters out of play, carried over" in written
            assert f"{amount} into the ruff pot" in written
            assert any(f"{pot} in the ruff pot" in each for each in written)
            assert not any("trick pot" in each and "Counters" not in each for each in written)
    assert told > 1


@pytest.mark.parametrize("game", IDS)
def test_every_line_opens_its_paragraph(game: str) -> None:
    context, match = open_context(), played(game, 2, deals=2)
    scene = worked(match, context)
    told = deal_summary(match, find(game), match.view(0).ledger.finished, 0)
    for place, entry in enumerate(told.entries):
        scene.screen.focus(f"rule/{place}")
        shown = press(scene, Action.CONFIRM)
        assert isinstance(shown, Push)
        assert isinstance(shown.scene, Blank)
        assert shown.scene.name == f"rules {game} {entry.award.rule}"


def test_a_finished_deal_tells_what_the_game_has_to_say_and_what_lay_face_down() -> None:
    context, seed = open_context(), 0
    while not deal_summary(match := played("sheepshead", seed), find("sheepshead"), 1, 0).opened:
        seed += 1
    told, written = deal_summary(match, find("sheepshead"), 1, 0), texts(hands(match, context))
    assert set(told.opened) <= {match.rules.spec.pack.spell(card) for card in members(match.view(0).shown)}
    assert any(text.startswith("Turned up at the end: ") for text in written)
    shown = texts(counted(match, context))
    assert any("Leaster" in text for text in shown)
    assert (
        sum(bool(re.fullmatch(r"\d+ card points?( with the blind)?|No trick", text)) for text in shown)
        == match.rules.spec.seats
    )


def test_players_who_gained_alike_and_most_share_a_deal() -> None:
    lax = {"leaster_needs_trick": False}  # so that several may win with nothing
    leasters = (
        match
        for seed in range(400)
        if (match := played("sheepshead", seed, 1, lax)).view(0).public.picker < 0
    )
    match = next(each for each in leasters if 1 < len(each.outcome.deals[0].winners) < 4)
    context, told = open_context(), deal_summary(match, find("sheepshead"), 1, 0)
    best = [seat for seat, gain in enumerate(told.gains) if gain == max(told.gains)]
    assert told.winners == tuple(best)
    head = headline(opened(match, context))
    assert " win the deal" in head
    assert all(name.lower() in head.lower() for seat, name in enumerate(company(match)) if seat in best)


def first_with(
    game: str, kind: str, options: dict[str, bool | int | str] | None = None
) -> tuple[AnyMatch, int]:
    """Find a deal in which an award had such an effect."""
    for seed in range(200):
        match = played(game, seed, deals=12, options=options)
        for deal in range(1, match.view(0).ledger.finished + 1):
            entries = deal_summary(match, find(game), deal, 0).entries
            if any(effect.kind == kind for entry in entries for effect in entry.effects):
                return match, deal
    message = f"no {kind} in {game}"
    raise AssertionError(message)


def test_three_whites_become_a_blue_and_the_other_side_loses_its_whites() -> None:
    context = open_context()
    match, deal = first_with("imperium", "exchange")
    units = {unit: context.words.get(f"imperium.unit.{unit}.one") for unit in ("blue", "white")}
    written = texts(worked(match, context, deal))
    assert any(f"become 1 {units['blue']}." in text for text in written)
    match, deal = first_with("imperium", "forfeit")
    written = texts(worked(match, context, deal))
    assert any(text.startswith(("You lose ", "The Marquise loses ")) for text in written)


def test_points_become_a_game_where_games_are_counted() -> None:
    context = open_context()
    match, deal = first_with("ecarte", "exchange", {"match_games": 3, "stake_multiplier": True})
    assert any("become" in text and "1 game" in text for text in texts(worked(match, context, deal)))


def test_next_deal_by_enter_by_letter_and_by_mouse() -> None:
    context, match = open_context(), played("ecarte", 3)
    assert press(opened(match, context), Action.CONFIRM) is NEXT
    assert key(opened(match, context), "n", context) is NEXT
    assert opened(match, context).handle(Press("n", None, repeated=True)) is None
    assert click_on(opened(match, context), "next") is NEXT


def test_a_letter_that_means_something_else_deals_nothing() -> None:
    scene = opened(played("ecarte", 1, deals=1), open_context())
    assert scene.handle(Press("n", Action.NEXT)) is None
    assert scene.handle(Press("n", Action.BACK)) is not NEXT


def test_the_table_is_left_by_its_button_only_and_escape_goes_back_to_it() -> None:
    context, match = open_context(), played("ecarte", 3)
    assert click_on(opened(match, context), "leave") is LEAVE
    assert press(opened(match, context), Action.BACK) == Pop()


@pytest.mark.parametrize("me", [0, 1])
def test_the_winner_is_named(me: Seat) -> None:
    context = open_context()
    for seed in SEEDS:
        match = played("ecarte", seed)
        told = deal_summary(match, find("ecarte"), 1, me)
        head = headline(result_page(context, match, 1, me, ("Ada", "Ben"))).partition(":")[0]
        won = [
            "You win the deal" if seat == me else f"{('Ada', 'Ben')[seat]} wins the deal"
            for seat in told.winners
        ]
        assert [head] == (won or ["An even deal"])


@pytest.mark.parametrize(
    ("won", "gain", "tint"), [(True, 5, "good"), (True, -5, "cream"), (False, -5, "bad")]
)
def test_a_deal_won_at_a_loss_is_told_neither_gladly_nor_sadly(won: bool, gain: int, tint: str) -> None:
    scene = opened(played("ecarte", 1), open_context())
    told = scene.state.told
    summary = replace(told.summary, winners=(0,) if won else (1,), gains=(gain, -gain))
    scene.change(told=replace(told, summary=summary))
    headings = [each.leaf for each in scene.screen.widgets() if isinstance(each.leaf, Text)]
    assert [each.tint.value for each in headings if each.text == told.story.headline] == [tint]


def test_a_partner_wins_though_he_gains_less() -> None:
    for seed in range(12):
        match = played("sheepshead", seed)
        told = deal_summary(match, find("sheepshead"), 1, 0)
        assert set(told.winners) == {seat for seat, gain in enumerate(told.gains) if gain > 0}


def test_cards_that_show_an_award_are_spoken() -> None:
    context, match = open_context(), played("ecarte", 4)
    entries = [entry for entry in deal_summary(match, find("ecarte"), 1, 0).entries if entry.award.cards]
    shown = [
        node for node in worked(match, context).nodes() if node.name == context.words.get("result.shown_by")
    ]
    assert entries
    assert [len(node.value.split(", ")) for node in shown] == [
        len(members(entry.award.cards)) for entry in entries
    ]


def test_cards_that_show_an_award_lie_as_in_the_hand() -> None:
    """At Impériale the ace ranks below the knave, so that a sequence from the king ends with it."""
    for seed in range(20):
        context, match = open_context(), played("imperiale", seed)
        told, pack = deal_summary(match, find("imperiale"), 1, 0), match.rules.spec.pack
        rows = ["".join(pack.spell(card)[0] for card in cards) for cards in told.cards]
        found = [row for row in rows if sorted(row) == sorted("KQJA")]
        if found:
            assert set(found) == {"KQJA"}
            shown = context.words.get("result.shown_by")
            said = [node.value for node in worked(match, context, 1).nodes() if node.name == shown]
            ranks = [tuple(word.split()[0] for word in value.split(", ")) for value in said]
            assert ranks.count(("king", "queen", "jack", "ace")) == len(found)
            return
    message = "no sequence in twenty deals"
    raise AssertionError(message)


@pytest.mark.parametrize("game", IDS)
def test_everything_is_reached_by_keyboard(game: str) -> None:
    for size, scale in (((1280, 720), 1.0), ((960, 600), 2.0)):
        scene = opened(played(game, 5, deals=2), open_context(size, scaled(scale)))
        assert live(scene) <= reached(scene)


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize(("page", "seed"), [(opened, 1), (worked, 4), (hands, 4)])
def test_nothing_is_clipped_or_overlaps(game: str, page: Opened, seed: int, flawless: Flawless) -> None:
    match = played(game, seed, deals=4)
    assert flawless(lambda context: page(match, context, 0, LONG)) == []


def test_stakes_and_games_fit_too(flawless: Flawless) -> None:
    match, deal = first_with("ecarte", "exchange", {"match_games": 5, "stake_multiplier": True})
    assert flawless(lambda context: opened(match, context, deal, LONG)) == []


def test_terms_are_explained_on_a_line_and_in_its_working() -> None:
    scene = worked(played("gleek", 1, deals=1), open_context())
    told = {node.key: node.description for node in scene.nodes() if "Stock" in node.description}
    assert any(key.startswith("paid/") for key in told)
    assert any(key.startswith("term:award/") for key in told)


def test_what_is_noted_of_a_deal_stands_clear_of_its_headline() -> None:
    nodes = [node for node in counted(played("gleek", 2), open_context((1280, 720))).nodes() if node.name]
    head = next(node for node in nodes if node.role == "heading")
    noted = next(node for node in nodes if "loan of 60 pence" in node.name)
    assert noted.rect[1] > head.rect[1] + head.rect[3]
