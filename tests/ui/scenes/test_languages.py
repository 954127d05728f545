"""A language is chosen by the system or in the settings, offered on the first screen, and spoken at once."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import resources
from game.app.pronunciation import pronounced
from game.catalogue import GAMES
from game.core.record import replace
from game.resources import LANGUAGE, OVERRIDE, SYSTEM, language_of, offered, root
from game.storage.settings import DEFAULTS, Settings
from game.telling.signs import suit_name
from game.ui.scenes.about import about, accessibility
from game.ui.scenes.deal_code import deal_code
from game.ui.scenes.rules import rules
from game.ui.scenes.settings import settings
from game.ui.scenes.title import title
from game.ui.shell.context import UiContext, load_toolkit
from tests.ui.kit.context import FakePlatform, NoPads, click_on, open_context, routes
from tests.ui.scenes.application import texts
from tests.ui.whole.player import control

OWN = """
name = "Tiny"
offer = "In Tiny, please"
offered = {offered}
forms = ""
decimal = ","
letters = "1KDCB"
vowels = "AEIOU"
glossary_endings = ""
glossary_plural = ""

[player_form.in]
"Die " = "die "
"""
WRITTEN = sorted(each.name for each in (root() / "words").iterdir() if each.is_dir())
"""Languages there are, whole or not."""
CACHED = (resources.root, resources.languages, resources.offered, resources._tables)  # noqa: SLF001 - they look once


@pytest.fixture(params=["true", "false"], ids=["whole", "unfinished"])
def whole(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[bool]:
    """Put another language beside the program's own, whole or not."""
    assets, words = root(), tmp_path / "words"
    for path in assets.iterdir():
        if path.name != "words":
            (tmp_path / path.name).symlink_to(path)
    (words / "xx").mkdir(parents=True)
    (words / "en").symlink_to(assets / "words" / "en")
    (words / "xx" / "language.toml").write_text(OWN.format(offered=request.param), encoding="utf-8")
    (words / "xx" / "screens.toml").write_text('[title]\nplay = "Los"\n', encoding="utf-8")
    (words / "xx" / "setup.toml").write_text('[opponent]\n0 = "Die Erste"\n', encoding="utf-8")
    monkeypatch.setenv(OVERRIDE, str(tmp_path))
    for each in CACHED:
        each.cache_clear()
    yield request.param == "true"
    monkeypatch.undo()
    for each in CACHED:
        each.cache_clear()


def opened(mine: Settings, *preferred: str) -> UiContext:
    open_context()
    tools = load_toolkit(mine.language, strict=True, seed=1, preferred=preferred)
    return UiContext(tools, mine, FakePlatform(), routes(), (1280, 720), NoPads())


def chosen(context: UiContext, page: str) -> set[tuple[str, str]]:
    return {(node.name, node.value) for node in settings(context, page).nodes()}


def test_the_first_start_speaks_the_language_of_the_system_where_it_is_whole(whole: bool) -> None:
    context = opened(DEFAULTS, "xx-AT")
    assert DEFAULTS.language == SYSTEM
    assert (context.words.language, context.words.letters[4]) == (("xx", "B") if whole else ("en", "J"))
    assert ("Los" in texts(title(context))) == whole
    assert opened(DEFAULTS, "zz", "en").words.language == "en"


def test_the_language_of_the_system_is_offered_where_another_is_spoken_and_spoken_at_once(
    whole: bool,
) -> None:
    context = opened(replace(DEFAULTS, language="en"), "xx")
    scene = title(context)
    assert ("In Tiny, please" in texts(scene)) == whole
    if whole:
        click_on(scene, "language")
        assert context.settings.language == context.words.language == "xx"
        assert "Los" in texts(scene)
        assert "In Tiny, please" not in texts(scene)


def test_a_language_is_changed_in_the_settings_at_once(whole: bool) -> None:
    context = opened(replace(DEFAULTS, language="en"))
    before = rules(context, "ecarte").state.text
    context.change(replace(context.settings, language="xx"))
    assert context.words.language == ("xx" if whole else "en")
    assert (rules(context, "ecarte").state.text is before) != whole
    assert (("Language", "Tiny") in chosen(context, "access")) == whole


def test_where_the_language_is_changed_is_seen_before_and_after() -> None:
    context = opened(replace(DEFAULTS, language="en"))
    scene = settings(context, "access")
    for language in offered():
        context.change(replace(context.settings, language=language))
        row = control(scene.nodes(), "language")
        assert row is not None
        assert row.visible == row.box


def test_letters_of_another_language_may_stand_on_the_cards(whole: bool) -> None:
    context = opened(replace(DEFAULTS, language="en", letters="xx"))
    assert context.words.letters == "1KDCB"
    assert context.look.letters == "1KDCB"
    assert context.words.get("common.back") == "Back"
    assert (("Letters on the cards", "K D B 1") in chosen(context, "table")) == whole


def test_a_language_that_is_not_whole_may_be_tried(whole: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ("xx" in offered()) == whole
    monkeypatch.setenv(LANGUAGE, "xx")
    assert language_of("en", ()) == "xx"
    monkeypatch.setenv(LANGUAGE, "nonsense")
    assert language_of("en", ()) == "en"


@pytest.mark.parametrize("language", WRITTEN)
def test_the_letters_on_the_cards_are_spoken_as_ranks(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv(LANGUAGE, language)
    words = opened(DEFAULTS).words
    assert [pronounced(f"{words.rank(rank)}♣", words) for rank in "AKQCJT9"] == [
        words.get("table.card_of", rank=words.get(f"table.rank.{rank}"), suit=words.get("table.suit.C"))
        for rank in "AKQCJT9"
    ]


@pytest.mark.parametrize("game", [game.id for game in GAMES])
@pytest.mark.parametrize("language", WRITTEN)
def test_rules_read_aloud_name_cards_as_their_game_does(
    monkeypatch: pytest.MonkeyPatch, language: str, game: str
) -> None:
    monkeypatch.setenv(LANGUAGE, language)
    context = opened(DEFAULTS)
    told = texts(rules(context, game))
    named = {letter: suit_name(context.words, game, letter) for letter in "SHDC"}
    others = {context.words.get(f"table.suit.{letter}") for letter in named} - {*named.values()}
    assert any(named["C"] in each for each in told)
    assert not [each for each in told if any(word in each for word in (*"♠♥♦♣", *others))]


@pytest.mark.parametrize(
    ("language", "licences", "by_ear"),
    [
        ("en", "Libraries", "By ear"),
        ("de", "Bibliotheken", "Nach dem Gehör"),
        ("fr", "Bibliothèques", "À l’oreille"),
    ],
)
def test_licences_and_accessibility_are_read_in_the_language(
    monkeypatch: pytest.MonkeyPatch, language: str, licences: str, by_ear: str
) -> None:
    monkeypatch.setenv(LANGUAGE, language)
    context = opened(DEFAULTS)
    assert any(licences in each for each in texts(about(context)))
    assert any(by_ear in each for each in texts(accessibility(context)))


def test_what_is_wrong_with_a_deal_code_is_told_in_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LANGUAGE, "de")
    page = deal_code(opened(DEFAULTS), lambda _context, _setup: None, "E0000WZFC3RU")
    assert any("„U“ steht in keinem Spielcode" in each for each in texts(page))
