"""What of a text can be seen, and where it is parted: for every text there is."""

# ruff: noqa: RUF001 - names of all scripts

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.letters import clusters, cut, one_line, visible

ODD = "\u200b\u200c\u200d\u2060\ufeff\xad\u034f\u115f\u3164\u2800\u202e\u2066\ufe0f\u0301\U000e0001\U000e0067\ud800\x1b\x85"
ANY = st.text(
    st.one_of(
        st.characters(exclude_categories=()),
        st.sampled_from(f"{ODD} aאم\U0001f469\U0001f680\U0001f3f4\U0001f1eb"),
    )
)
SEEN = ("Ada", "Zoë", "Анна-Мария", "Ὀδυσσεύς", "דוד המלך", "محمد\u200cعلی", "王小明", "क्षत्रिय", "ＡＢ")
SEVERAL = (
    "\U0001f469\u200d\U0001f680",
    "\U0001f44d\U0001f3fd",
    "\u2764\ufe0f",
    "\U0001f1eb\U0001f1f7",
    "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "e\u0301",
    "\u1100\u1161\u11a8",
    "\u1100\u1161\u11a8\u11ff\u11ff",
)


@given(ANY)
def test_nothing_stays_that_controls_or_hides(text: str) -> None:
    seen = visible(text)
    assert not any(unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp") for sign in seen)
    assert not any(
        sign in seen for sign in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\u200e\u200f"
    )
    assert visible(seen) == seen
    assert one_line(one_line(text)) == one_line(text)
    seen.encode()


@given(ANY)
def test_parts_make_up_the_whole(text: str) -> None:
    assert "".join(clusters(text)) == text
    for most in (0, 1, 3, 8):
        assert text.startswith(cut(text, most))
        assert len(cut(text, most)) <= most


@pytest.mark.parametrize("sign", [*ODD, *(f"{sign}{sign}" for sign in ODD)])
def test_what_shows_nothing_is_nothing(sign: str) -> None:
    assert one_line(sign) in ("", "\ufffd", "\ufffd\ufffd")


@pytest.mark.parametrize("name", [*SEEN, *SEVERAL])
def test_names_of_all_scripts_stay_as_they_are(name: str) -> None:
    assert one_line(name) == name


@pytest.mark.parametrize("sign", SEVERAL)
def test_a_sign_of_several_parts_is_one(sign: str) -> None:
    assert clusters(f"a{sign}b") == ["a", sign, "b"]
    assert clusters(sign * 2) == [sign, sign]
