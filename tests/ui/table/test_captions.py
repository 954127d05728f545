"""What is written under the heaps keeps to its room in every game, and is read in full at the usual size of type."""

import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pygame
import pytest

from game.catalogue import rules_for
from game.core.cards import NOBODY, PIQUET, TABLE, members
from game.core.move import Lay
from game.core.options import chosen
from game.core.record import replace
from game.core.rules import Reason, Rules
from game.core.view import View
from game.play.phases import Between, Thinking
from game.rules.sheepshead import Options
from game.rules.sheepshead.phases import Layout
from game.rules.sheepshead.scoring import outcome
from game.session.players import Player
from game.stage.table import TableNote
from game.storage.settings import DEFAULTS
from game.telling.by_ear import ByEar
from game.telling.captions import ANY_PHASE, Captions
from game.ui.kit.block import Placement
from game.ui.shell.context import UiContext
from game.ui.shell.node import flaws
from game.ui.table.areas import areas_for
from game.ui.table.felt_controls import Caption
from game.ui.table.labels import Labels
from game.ui.table.lettering import CAPTION, Explained
from game.ui.table.people import People
from game.ui.table.view_model import LeafBlock, Lying, TableViewModel
from game.wording import why
from tests.stage.walks import GAMES, TABLES, VARIANTS, beats
from tests.ui.kit.context import SCALES, SIZES, open_context


def views(rules: Rules[Any, Any]) -> list[View[Any]]:
    """Give what each seat sees in turn of a few matches at random, at every seventh step."""
    return [
        beat.after for seed in range(4) for beat in [*beats(rules, seed, seed % rules.spec.seats)][seed::7]
    ]


def captions(
    context: UiContext, rules: Rules[Any, Any], seen: Sequence[View[Any]]
) -> Iterator[tuple[Caption, pygame.Rect]]:
    """Give what is written under the heaps, and where."""
    areas = areas_for(context.look, rules.spec, DEFAULTS)
    players = (Player("You"),) * rules.spec.seats
    for view in seen:
        slots = TABLES[rules.spec.id].slots(view, areas.viewport)
        name = TABLES[rules.spec.id].open_heap(view)
        model = TableViewModel(view, Between(), Lying(slots, None, (), ()), NOBODY, {}, (), "", None, name)
        said = Captions(context.words, rules.spec.id, rules.spec, players, view.me)
        for item in Labels(context, said, lambda _: None).lying(model, areas):
            leaf = item.part.leaf if isinstance(item.part, LeafBlock) else None
            leaf = leaf.leaf if isinstance(leaf, Explained) else leaf
            if isinstance(leaf, Caption):
                yield leaf, item.rect


@pytest.mark.parametrize(("game", "number"), GAMES)
def test_no_caption_needs_more_than_it_has(game: str, number: int, thorough: bool) -> None:
    rules = VARIANTS[game][number]
    seen = views(rules)
    every_day = ((SIZES[0], SCALES[2]), (SIZES[1], SCALES[0]))
    for size, scale in product(SIZES[:2], SCALES[::2]) if thorough else every_day:
        context = open_context(size, replace(DEFAULTS, text_scale=scale))
        written = list(captions(context, rules, seen))
        assert written or not any(place.seat == TABLE for view in seen for place in view.hidden)
        for caption, rect in written:
            told = tuple(caption.nodes(Placement(context.look, rect)))
            assert flaws(told, size) == ()
            if scale == 1.0:
                whole = [context.look.measure(each, CAPTION) for each in caption.choices]
                assert all(node.needed and node.needed[0] in whole for node in told), told


def test_a_caption_is_cut_short_while_it_can_be_guessed_and_then_left_out() -> None:
    look = open_context((1280, 720)).look
    shown = []
    for width in range(120, 0, -1):
        rect = pygame.Rect(0, 0, width, 20)
        (told,) = Caption(("Discards",)).nodes(Placement(look, rect))
        assert flaws([told], look.size) == ()
        shown.append(told.needed[0] if told.needed else 0)
    assert shown == sorted(shown, reverse=True)
    assert len(set(shown)) > 3
    assert shown[-1] == 0


@pytest.mark.parametrize(
    ("points", "told"), [(0, "0 card points"), (1, "1 card point"), (8, "8 card points")]
)
def test_one_is_told_in_the_singular(points: int, told: str) -> None:
    spec = rules_for("illustrated_tarock", {}).spec
    people = tuple(Player(name) for name in ("You", "One", "Two"))
    captions = Captions(open_context(SIZES[0]).words, "illustrated_tarock", spec, people, 0)
    assert captions.note(TableNote("taken", 0, points)) == told


@pytest.mark.parametrize(
    ("game", "key", "told"),
    [
        ("ecarte", "reckoned", "once in 100 times"),
        ("ecarte", "sampled", "once in 100 times"),
        ("ecarte", "stand_reckoned", "once in 100 times"),
        ("ecarte", "refuse_reckoned", "once in 100 times"),
        ("ecarte", "propose_reckoned", "once in 100 times"),
        ("ecarte", "accept_reckoned", "once in 100 times"),
        ("gleek", "stock_dear", "about one penny to you"),
        ("imperiale", "reckoned", "once in 100 times"),
        ("imperiale", "sixth_annuls", "loses one white"),
        ("imperiale", "keep_lead", "cost you one white"),
        ("imperium", "counted", "once in 100 times"),
        ("sheepshead", "too_few", "Choose one card first"),
    ],
)
def test_a_reason_with_one_of_something_is_told_in_the_singular(game: str, key: str, told: str) -> None:
    spec, words = rules_for(game, {}).spec, open_context(SIZES[0]).words
    captions = Captions(words, game, spec, (Player("You"),) * spec.seats, 0)
    assert told in captions.why(Reason(key, number=1))
    assert told.removeprefix("Choose ") in why(words, spec, Reason(key, number=1))
    assert re.search(r"\b2 (times|pence|whites|cards)\b", captions.why(Reason(key, number=2)))


@pytest.mark.parametrize(
    ("game", "heap", "doing"), [("gleek", "Discards", "Discard "), ("sheepshead", "Buried", "Lay ")]
)
def test_cards_are_given_up_in_the_words_of_the_game(game: str, heap: str, doing: str) -> None:
    spec = rules_for(game, {}).spec
    people = tuple(Player(str(seat)) for seat in range(spec.seats))
    captions = Captions(open_context(SIZES[0]).words, game, spec, people, 0)
    assert captions.heap("discard") == heap
    assert captions.doing(Lay(0), ANY_PHASE).startswith(doing)


def test_only_who_thinks_is_shown_to_think() -> None:
    context, rules = open_context((1280, 720)), VARIANTS["gleek"][0]
    view = next(beats(rules, 1)).after
    slots = TABLES["gleek"].slots(view, areas_for(context.look, rules.spec, DEFAULTS).viewport)
    said = Captions(context.words, "gleek", rules.spec, tuple(map(Player, ("You", "Ada", "Ben"))), 0)
    lying = Lying(slots, None, (), ())
    model = TableViewModel(view, Thinking(1), lying, NOBODY, {}, (), "", None, "turn_up")
    people = People(context, said)
    people.take(model)
    faces = people._faces  # noqa: SLF001 - no node tells it
    assert {seat: face.thinks for seat, face in faces.items()} == {1: True, 2: False}


def test_what_was_buried_is_called_so_when_it_is_turned_over() -> None:
    rules = VARIANTS["sheepshead"][0]
    over = [each for each in views(rules) if each.shown]
    assert over
    told = {text for caption, _ in captions(open_context(), rules, over) for text in caption.choices}
    assert told & {"Buried", "Blind"}
    assert "Turn-up" not in told


def test_defenders_are_not_said_to_need_sixty_where_what_is_buried_counts_for_nobody() -> None:
    """Two tens lie buried: the defenders win with 45 of the hundred that count (§4.5, §7.1)."""
    layout = Layout((0, 0, 0), 0, picker=0, buried=PIQUET.cards("TC TS"))
    house = {"players": 3, "bury_counts": False}
    assert not outcome(layout, (55, 45, 0), (5, 5, 0), chosen(Options, house)).won
    people, spec = tuple(map(Player, ("You", "Ada", "Ben"))), rules_for("sheepshead", house).spec
    said = Captions(open_context(SIZES[0]).words, "sheepshead", spec, people, 0)
    assert said.note(TableNote("defenders", number=45, goal=60)) == "Defenders: 45 card points, half is 60"


def test_whoever_a_note_is_about_is_named() -> None:
    people, spec = tuple(map(Player, ("You", "Ada", "Ben"))), rules_for("sheepshead", {"players": 3}).spec
    said = Captions(open_context(SIZES[0]).words, "sheepshead", spec, people, 0)
    assert said.note(TableNote("picked", by=1)) == "Picker: Ada"


@pytest.mark.parametrize("game", VARIANTS)
def test_one_is_told_in_the_singular_in_every_note(game: str) -> None:
    rules, words = rules_for(game, {}), open_context((1280, 720)).words
    said = Captions(words, game, rules.spec, tuple(map(Player, "ABCDEF")), 0)
    named = (found.removeprefix(f"{game}.panel.") for found in words if found.startswith(f"{game}.panel."))
    keys = {key.partition(".")[0] for key in named}  # without the forms of its number
    told = [said.note(TableNote(key, number=1, goal=5, by=1)) for key in sorted(keys)]
    assert not [note for note in told if re.search(r"(?:^|: )1 (?:card )?(?:points|tricks|deals)", note)]


@pytest.mark.parametrize(
    ("game", "key"),
    [
        ("gleek", "counted"),
        ("ecarte", "sampled"),
        ("gleek", "stock_dear"),
        ("sheepshead", "few_trumps"),
        ("illustrated_tarock", "few_trumps"),
    ],
)
def test_nothing_is_told_in_words(game: str, key: str) -> None:
    rules, words = rules_for(game, {}), open_context((1280, 720)).words
    said = Captions(words, game, rules.spec, (Player("You"),) * rules.spec.seats, 0)
    told = {number: said.why(Reason(key, cards=1, number=number)) for number in (0, 7)}
    assert "7" in told[7].replace(said.cards.listed(1), "")
    assert told[0]
    assert "0" not in told[0]


@pytest.mark.parametrize("game", ["sheepshead", "illustrated_tarock"])
def test_a_single_trump_is_told_in_the_singular(game: str) -> None:
    rules, words = rules_for(game, {}), open_context((1280, 720)).words
    said = Captions(words, game, rules.spec, (Player("You"),) * rules.spec.seats, 0)
    assert said.why(Reason("few_trumps", number=1)).startswith("One trump")


def test_a_hand_that_is_written_names_the_rank_of_every_card() -> None:
    rules, told = next(iter(VARIANTS["ecarte"])), set()
    said = Captions(open_context(SIZES[0]).words, "ecarte", rules.spec, (), 0)
    by_ear = ByEar(open_context(SIZES[0]).words, said, TABLES["ecarte"], signs=True)
    for view in views(rules):
        if view.me == 0:
            _, *suits = by_ear.hand(view)
            named = re.findall(r"\b(?:10|[AKQJ987])\b", " ".join(suits))
            faces = [rules.spec.pack.faces[card] for card in members(view.hand)]
            assert sorted(named) == sorted("10" if face[0] == "T" else face[0] for face in faces)
            told |= {*named}
    assert len(told) == 8
