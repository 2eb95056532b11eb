"""The tables that the site draws."""

from pathlib import Path

import pytest

from ludex.kernel import sources
from ludex_tools.site.tables import Drawing
from ludex_tools.site.tables import names
from ludex_tools.site.words import messages
from tests.toys import forget
from tests.toys import lay_out
from tests.toys import LAYOUT


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in sources.games() for name in names(game)])
def test_a_table_has_the_same_shape_in_both_languages(game: str, name: str) -> None:
    """Rows, columns and columns of numbers do not depend on the language."""
    english, spanish = (Drawing(game, lang).draw(name) for lang in ("en", "es"))
    for one, other in zip(english, spanish, strict=True):
        assert one.rows
        assert {len(one.heads)} == {len(row) for row in [*one.rows, *other.rows]}
        assert len(one.rows) == len(other.rows)
        for place in one.numeric:
            assert [row[place] for row in one.rows] == [row[place] for row in other.rows]


def test_the_table_of_strongholds_marks_the_doubtful_capacity() -> None:
    """Only the fact in doubt bears a sign, and the sign is explained (3.6.4)."""
    (drawn,) = Drawing("pendragon", "en").draw("strongholds")

    assert ["Londinium", "½", "4", "9 ‡", "4"] == drawn.rows[-1]
    assert any(note.startswith("‡") for note in drawn.notes)


@pytest.mark.parametrize(
    ("name", "row"),
    [
        ("mines", ["2-4", "Points", "You have 1D6×500 more points in 1 of your battles this turn."]),
        ("standoff", ["6", "The enemy army is removed as a casualty."]),
        ("points", ["Defeat 3, Weakened forces", "-1D6×250", "Fewer points than the rival in the army's next battle."]),
        ("save", ["The space is adjacent to the attacker's realm.", "-1"]),
    ],
)
def test_results_of_a_roll_are_drawn_with_their_faces(name: str, row: list[str]) -> None:
    """Faces, rolled points and modifiers stand as the rules write them."""
    (drawn,) = Drawing("campaign", "en").draw(name)

    assert row in drawn.rows


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("dux 1c fort@lindum", {"dux": "1 Cavalry, Fort (Lindum)"}),
        ("civitates 2w/saxons", {"civitates": "2 Saxon Warbands, Foederati"}),
        ("saxons 1w 9r(2p)", {"saxons": "1 Saxon Warband, 9 Saxon Raiders (2 Plunder)"}),
        ("", {}),
    ],
)
def test_compact_text_is_told_in_words(text: str, expected: dict[str, str]) -> None:
    """Pieces of a set-up are told as words of the game."""
    assert expected == Drawing("pendragon", "en").compact(text)


def test_the_words_of_the_site_stand_in_both_languages() -> None:
    """No message of the site is missing in a language."""
    for name, message in messages().items():
        assert {"en", "es"} == set(message), name
        assert all(message.values()), name


LENGTHS = """
[defaults]
source = "our own"
[drawing]
title = { en = "Lengths", es = "Duraciones" }
rows = "length"
column = [
  { key = "roll", head = { en = "1D6", es = "1D6" } },
  { key = "title", head = { en = "Length", es = "Duración" } },
  { key = "target", head = { en = "Target", es = "Meta" } },
]
[[length]]
from = 1
to = 3
title = { en = "short", es = "corta" }
target = 50
[[length]]
roll = 4
title = { en = "usual", es = "normal" }
target = 100
confidence = "low"
doubtful = ["target"]
"""


def test_a_table_that_describes_itself_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new game needs no code for its tables: rows, columns, figures and doubts stand in the file."""
    lay_out(tmp_path, monkeypatch, "toy", {"game.toml": LAYOUT, "tables/pieces.toml": LENGTHS})
    (drawn,) = Drawing("toy", "es").draw("pieces")

    assert ["pieces"] == names("toy")
    assert ("Duraciones", ["1D6", "Duración", "Meta"]) == (drawn.caption, drawn.heads)
    assert [["1-3", "corta", "50"], ["4", "normal", "100 ‡"]] == drawn.rows
    assert {0, 2} == drawn.numeric
    assert ["‡ las fuentes se contradicen o son débiles: our own."] == drawn.notes
    with pytest.raises(KeyError):
        Drawing("toy", "es").draw("tracks")
    forget()
