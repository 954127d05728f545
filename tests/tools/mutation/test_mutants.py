"""The mutants are what they are said to be, and what the record says of them is said of mutants there are."""

from pathlib import Path

import pytest

from tests.tools.mutation import record
from tests.tools.mutation.layers import LAYERS, ROOT, Layer
from tests.tools.mutation.mutants import chosen, mutants
from tests.tools.mutation.reach import knowing, nearest
from tests.tools.mutation.record import RECORD, equivalent

TEXT = b'''
def first(a: int, b: bool = False) -> int:
    """Say 1."""
    assert a > 1
    if not b and a <= 2:
        note(a, b)
    return a + 1
'''


def replaced(text: bytes) -> set[tuple[str, str, str]]:
    return {(each.operator, each.snippet, each.replacement) for each in mutants("x.py", text)}


def test_each_operator_makes_its_mistake() -> None:
    assert replaced(TEXT) == {
        ("condition reversed", "not b and a <= 2", "not (not b and a <= 2)"),
        ("and, or", "and", "or"),
        ("not removed", "not b", "(b)"),
        ("comparison", "<=", "<"),
        ("constant", "2", "3"),
        ("statement dropped", "note(a, b)", "pass"),
        ("arguments swapped", "a, b", "b, a"),
        ("arithmetic", "+", "-"),
        ("constant", "1", "2"),
    }


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (b"for n in a:\n  continue", ("loop left", "continue", "break")),
        (b"a += 1", ("statement dropped", "a += 1", "pass")),
        (b"return a not in b", ("comparison", "not in", "in")),
        (b"return a is not b", ("comparison", "is not", "is")),
        (b"return 1 if a else 2", ("condition reversed", "a", "(not (a))")),
        (b"return True", ("constant", "True", "False")),
        (b"return '\xe2\x80\xa6' == a", ("comparison", "==", "!=")),
    ],
)
def test_further_operators(text: bytes, found: tuple[str, str, str]) -> None:
    body = b"def f(a, b):\n  " + text.replace(b"\n", b"\n  ")
    assert found in replaced(body)


def test_a_power_is_no_product() -> None:
    assert not {name for name, _, _ in replaced(b"def f(a):\n  return a**a")}


@pytest.mark.parametrize("layer", LAYERS, ids=lambda layer: layer.name)
def test_the_mutants_of_a_layer_can_be_tried(layer: Layer) -> None:
    found = chosen(ROOT, layer.paths(), layer.count)
    assert len({each.key for each in found}) == layer.count
    for each in found:
        source = (ROOT / each.path).read_bytes()
        assert source[each.start : each.end].decode() == each.snippet
        compile(each.applied(source), each.path, "exec")
    assert all((ROOT / test).exists() for test in layer.tests)


def test_the_choice_does_not_depend_on_what_stands_above() -> None:
    moved = {each.key for each in mutants("x.py", b"\n\nnothing = 1\n" + TEXT)}
    assert moved == {each.key for each in mutants("x.py", TEXT)}


def test_every_module_of_the_program_is_in_one_layer() -> None:
    listed = [path for layer in LAYERS for path in layer.paths()]
    there = [path.relative_to(ROOT).as_posix() for path in (ROOT / "game").rglob("*.py")]
    assert sorted(listed) == sorted(path for path in there if not path.endswith("__init__.py"))


def test_a_row_of_which_nothing_was_tried_keeps_what_it_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "RECORD.md"
    page.write_text("| core | 14 | 11 | 1 | 2 | 92 % |\n- core: `a`\n- search: `b`\n", "utf-8")
    monkeypatch.setattr(record, "RECORD", page)
    monkeypatch.setattr(record, "KEPT", tmp_path / "nothing.json")
    record.write_record(record.Results())
    written = page.read_text("utf-8")
    assert "| core | 14 | 11 | 1 | 2 | 92 % |" in written
    assert "| app | 0 | 0 | 0 | 0 | – |" in written
    assert written.count("- core: `a`") == 1


def test_enough_are_tried() -> None:
    assert sum(layer.count for layer in LAYERS) >= 150
    assert all(f"| {layer.name} |" in RECORD.read_text("utf-8") for layer in LAYERS)


def test_every_equivalent_mutant_is_still_there_and_has_a_reason() -> None:
    paths = {path for layer in LAYERS for path in layer.paths()}
    keys = {each.key for path in paths for each in mutants(path, (ROOT / path).read_bytes())}
    assert [key for key, reason in equivalent().items() if key not in keys or not reason] == []


def test_the_quickest_tests_that_enter_the_function_are_run() -> None:
    here, there = "game/a.py Match.undo", "game/a.py Match.redo"
    reach = {"slow": (2.0, [here]), "other": (0.1, [there]), "quick": (0.5, [there, here])}
    assert nearest(reach, "game/a.py", "Match.undo") == ["quick", "slow"]
    assert nearest(reach, "game/b.py", "Match.undo") == []


def test_files_that_know_the_module_are_run_first(tmp_path: Path) -> None:
    texts = {
        "test_a": "from game.x import b\nfrom game.x.a import c\n",
        "test_b": "from game.x.a import b\n",
        "test_c": "from game.x.ab import c\n",
        "window/test_d": "from game.x.a import c\n",
    }
    for name, text in texts.items():
        (tmp_path / "tests" / name).with_suffix(".py").parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "tests" / name).with_suffix(".py").write_text(text, "utf-8")
    assert knowing(tmp_path, "game/x/a.py") == ("tests/test_b.py", "tests/test_a.py")
    assert knowing(tmp_path, "game/x/c.py") == ("tests/test_c.py",)
