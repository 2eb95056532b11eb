"""What previews show, the tree at the side, and which pages an edit of a text makes anew."""

import dataclasses
from collections.abc import Iterator
from collections.abc import Mapping
from typing import Any

import pytest

from ludex_tools import spec
from ludex_tools.site import apparatus
from ludex_tools.site import freshness
from ludex_tools.site.pieces import pieces

CHAPTER = """
<section id="introduction"><h1>Introduction</h1>
<section id="r-1-1">
<h2><a href="#r-1-1">1.1</a> Aim</h2><p>The aim.</p>
<aside class="apparatus"><p>Procedure</p></aside>
<section id="r-1-1-1"><h3>1.1.1 Scale</h3><p>The scale.</p></section>
</section></section>
"""
GLOSSARY = '<dl class="glossary"><dt id="t-unit">Unit</dt>\n<dd><p>A piece that moves.</p></dd></dl>'


def test_a_section_is_shown_without_what_stands_beneath_it() -> None:
    """A piece ends before the apparatus and the sections inside it; a page's own title is none."""
    expected = {
        "r-1-1": '<h2><a href="#r-1-1">1.1</a> Aim</h2><p>The aim.</p>',
        "r-1-1-1": "<h3>1.1.1 Scale</h3><p>The scale.</p>",
    }

    assert expected == pieces("pendragon/1-introduction", "en", CHAPTER)


def test_a_term_is_shown_with_its_meaning() -> None:
    """A term is a piece whose heading is the term."""
    assert {"t-unit": "<h2>Unit</h2>\n<p>A piece that moves.</p>"} == pieces("pendragon/glossary", "en", GLOSSARY)


def test_a_space_is_shown_with_what_its_row_tells() -> None:
    """A row of the page of the map is a piece: its name, and a line for each of its columns that is not empty."""
    heads = "<tr><th><p>Space</p></th><th><p>Terrain</p></th><th><p>Coast</p></th></tr>"
    row = '<tr class="row-even" id="space-iceni"><td><p>Iceni</p></td>\n<td><p>Fens †</p></td><td><p>–</p></td></tr>'

    expected = {"space-iceni": "<h2>Iceni</h2>\n<ul><li>Terrain: Fens †</li></ul>"}
    assert expected == pieces("pendragon/map", "en", f"<table>{heads}{row}</table>")


def test_a_page_of_no_game_has_no_pieces() -> None:
    """A guide is not taken apart, whatever its ids."""
    assert {} == pieces("guide/getting-started", "en", CHAPTER)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_index_shows_the_sections_that_have_no_text(lang: str) -> None:
    """A section is shown from its chapter where it is written, and from the index where it is not."""
    written = set(spec.texts("pendragon", lang))
    found = pieces("pendragon/sections", lang, "")

    assert {f"r-{section.replace('.', '-')}" for section in set(spec.listed("pendragon")) - written} == set(found)


@pytest.fixture
def edited(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Return a function that puts a sentence at the end of a section's text, in one language."""
    cached = (apparatus.named_in, apparatus.stale, freshness.all_texts)
    real = apparatus.texts

    def edit(game: str, lang: str, section: str, sentence: str) -> None:
        changed = dict(real(game, lang))
        changed[section] = dataclasses.replace(changed[section], body=f"{changed[section].body}\n{sentence}\n")

        def texts(of: str, language: str) -> Mapping[str, spec.Text]:
            return changed if (of, language) == (game, lang) else real(of, language)

        monkeypatch.setattr(apparatus, "texts", texts)
        for function in cached:
            function.cache_clear()

    yield edit
    for function in cached:
        function.cache_clear()


def told(*docnames: str) -> list[str]:
    """Return what each page tells of other texts."""
    return [freshness.told(docname, "en") for docname in docnames]


def test_an_edit_makes_anew_the_pages_that_tell_of_it(edited: Any) -> None:
    """A sentence that names no section leaves other chapters as they are; one that names a section changes its page."""
    chapters = ("pendragon/1-introduction", "pendragon/2-sequence-of-play")
    lists, apart = ("pendragon/sections", "index"), ("pendragon/rulings", "campaign/sections")
    before = [told(*names) for names in (chapters, lists, apart)]
    edited("pendragon", "en", "3.6.4", "Nothing else.")
    plain = [told(*names) for names in (chapters, lists, apart)]
    edited("pendragon", "en", "3.6.4", "See 2.1.")
    naming = told(*chapters)

    assert before[0] == plain[0]
    assert all(new != old for old, new in zip(before[1], plain[1], strict=True))
    assert before[2] == plain[2]
    assert before[0][0] == naming[0]
    assert before[0][1] != naming[1]
