"""While anything moves, few cards are turned in a frame: others are shown as they were, and better a moment later."""

from game.ui.draw import sprites
from game.ui.draw.card_pictures import PictureKey
from game.ui.draw.pack_art import PackStyle
from game.ui.draw.sprites import Sprites
from tests.ui.table.pixels import at_the_time


def test_in_a_frame_in_which_something_moves_few_cards_are_turned_well() -> None:
    pack = Sprites(PackStyle())
    codes = ["7S", "8S", "9S", "TS", "JS"]
    pack.want(codes, round(sprites.FINER * 200))
    pack.work(60)
    pack.defer_finer()
    shown = [pack.card(code, 200, 6.0) for code in codes]
    assert all(pack.card(code, 200, 6.0) is drawn for code, drawn in zip(codes, shown, strict=True))
    waited = (pack.settled, pack.work(60), pack.settled)
    assert waited == (False, True, True), "others stand in for some of them, so they are to be shown anew"
    better = [pack.card(code, 200, 6.0) is not drawn for code, drawn in zip(codes, shown, strict=True)]
    assert better == [False] * sprites.TURNS + [True] * (len(codes) - sprites.TURNS)


def test_a_card_turned_in_haste_is_not_turned_again_while_it_hardly_moves() -> None:
    pack = Sprites(PackStyle())
    pack.want(["7S", "8S"], 200)
    pack.work(60)
    shown = []
    for turn, height in ((8.0, 200), (9.0, 202), (10.5, 202)):
        pack.defer_finer()
        for _ in range(sprites.TURNS):
            pack.card("8S", 200, 40.0 + 10 * turn, moving=True)
        shown.append(pack.card("7S", height, turn, moving=True))
    assert shown[0] is shown[1], "it is hardly larger, and hardly turned"
    assert shown[1] is not shown[2]
    resting = pack.card("7S", 202, 10.0)
    assert resting.get_height() != shown[2].get_height(), "what lies still has its own turn"
    held = pack.kept
    with at_the_time(lambda: float("inf")):
        pack.work(60)
    assert pack.kept < held, "nothing of it is kept when nothing moves any more"


def test_few_cards_on_their_way_are_turned_in_a_frame_and_the_rest_shown_as_they_were() -> None:
    pack = Sprites(PackStyle())
    codes = ["7S", "8S", "9S", "TS", "JS", "QS"]
    pack.want(codes, round(sprites.FINER * 200))
    pack.work(60)
    lay = [pack.card(code, 200, 20.0) for code in codes]
    few = sprites.TURNS + sprites.HASTY
    for _ in range(2):
        pack.defer_finer()
        shown = [pack.card(code, 200, 5.0, moving=True) for code in codes]
        assert [one is other for one, other in zip(shown, lay, strict=True)].count(False) == few
        few += sprites.HASTY  # for one of those is turned well now
    assert [pack.card(code, 200, 20.0) is drawn for code, drawn in zip(codes, lay, strict=True)] == [True] * 6


def test_cards_in_flight_are_shown_as_they_were_once_some_have_been_turned() -> None:
    pack = Sprites(PackStyle())
    codes = ["7S", "8S", "9S", "TS", "AS"]
    pack.want(codes, round(sprites.FINER * 200))
    pack.work(60)
    shaded = {code: pack.card(code, 200, 6.0, dim=True) for code in codes}
    before = {code: pack.card(code, 200, 6.0) for code in codes[:-1]} | {"AS": shaded["AS"]}
    pack._kept.drop(PictureKey("AS", 200, 6.0))  # noqa: SLF001 - as when memory is needed for others
    pack.defer_finer()
    after = {code: pack.card(code, 230, -20.0, moving=True) for code in codes}
    kept = [code for code in codes if after[code] is before[code]]
    assert len(kept) == len(codes) - sprites.TURNS - sprites.HASTY
