"""Maps as SVG: the drawing is of the map that the tables hold, and shows the position and nothing else."""

import re
from itertools import combinations
from pathlib import Path
from xml.etree.ElementTree import Element
from xml.etree.ElementTree import fromstring

import pytest

from ludex.kernel import games
from ludex.kernel import sources
from ludex.kernel.errors import Wrong
from ludex.kernel.words import LANGUAGES
from ludex.kernel.words import Words
from ludex_tools import main
from ludex_tools.drawing import layout as laying
from ludex_tools.drawing import style
from ludex_tools.drawing.label import Card
from ludex_tools.drawing.label import card
from ludex_tools.drawing.picture import draw
from ludex_tools.drawing.picture import Wish
from ludex_tools.drawing.reader import Reader
from tests.toys import lay_out

SVG = "{http://www.w3.org/2000/svg}"
GAME = "pendragon"
CAMPAIGN = "campaign"
SETUPS = games.load(GAME).setups
LOCAL = "imperium: autonomy-military | corieltauvi: saxons 9r(2p) 1w; dux 3c fort@lindum; civitates 1com town@ratae"


def parsed(markup: str) -> Element:
    """Return a drawing as XML."""
    return fromstring(markup)


def shown(drawing: Element, space: str) -> Element:
    """Return what is drawn of a space; it is drawn once."""
    (found,) = (node for node in drawing.iter() if node.get("id") == f"map-{space}")
    return found


def words(node: Element) -> list[str]:
    """Return the texts of a part of a drawing, in order."""
    return [text.text or "" for text in node.iter(f"{SVG}text")]


def titles(node: Element) -> list[str]:
    """Return what the parts of a drawing are called."""
    return [title.text or "" for title in node.iter(f"{SVG}title")]


# The map


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_shows_every_space_sea_and_site_once(lang: str) -> None:
    """Each space and Sea is drawn once and says its name; so is each site; terrain stands in words."""
    table = sources.table(GAME, "tables/map")
    drawing = parsed(draw(GAME, lang).markup)
    said = Words(GAME, lang)

    for row in (*table["space"], *table["sea"]):
        texts = words(shown(drawing, row["id"]))
        assert row["name"] == texts[0]
    for row in table["space"]:
        texts = words(shown(drawing, row["id"]))
        assert texts[1].startswith(said.term("city" if row["terrain"] == "none" else row["terrain"]) + " ·")
        assert texts[1].endswith(f" {row['population']}")
        assert [site["name"] for site in row["site"]] == texts[2:]


def test_a_road_with_a_weak_source_is_dashed() -> None:
    """Each Road is drawn once, between the spaces that it joins; dashed, and said to be doubtful, where its source is weak."""
    table = sources.table(GAME, "tables/map")
    names = {row["id"]: row["name"] for row in table["space"]}
    weak = {"medium": True, "low": True, "high": False}
    told = sorted((f"Road: {' - '.join(names[n] for n in row['between'])}", weak[row["confidence"]]) for row in table["road"])

    drawn = []
    for group in parsed(draw(GAME, "en").markup).iter(f"{SVG}g"):
        line = group.find(f"{SVG}path")
        if line is not None and str(line.get("class")).startswith("road"):
            title = titles(group)[0]
            assert title.endswith(" (weak source)") == ("doubt" in str(line.get("class")))
            drawn.append((title.removesuffix(" (weak source)"), "doubt" in str(line.get("class"))))
    assert told == sorted(drawn)


# Positions


def drawn_as(piece: str) -> str:
    """Return a piece of the notation as a drawing writes it in English: `2w/Sx`, `Settlement/Sx`."""
    code, _, nation = piece.partition("/")
    code = code.capitalize() if code.isalpha() else code
    return code + {"": "", "saxons": "/Sx", "scotti": "/Sc"}[nation]


def pieces_told(text: str, names: dict[str, str]) -> set[tuple[str, str, str]]:
    """Return the pieces of a line of the notation: whose, on which site, what."""
    found = set()
    for clause in filter(None, (part.strip() for part in text.split(";"))):
        owner, *items = clause.split()
        for item in items:
            piece, _, site = item.partition("@")
            found.add((owner, names.get(site, ""), drawn_as(piece)))
    return found


def pieces_drawn(texts: list[str], letters: dict[str, str], sites: set[str]) -> set[tuple[str, str, str]]:
    """Return the pieces of a label: whose, on which site, what; a Stronghold stands on the site named before it."""
    found = set()
    site = owner = ""
    for text in texts:
        if text in letters:
            owner = letters[text]
        elif text in sites:
            site = text
        else:
            found |= {(owner, site if part[0].isupper() else "", part) for part in text.split()}
    return found


@pytest.mark.parametrize("setup", SETUPS)
def test_a_set_up_shows_what_its_table_says(setup: str) -> None:
    """Control, Population, Prosperity and pieces of each space are those printed in the table of set-ups."""
    rows = {row["id"]: row for row in sources.table(GAME, "tables/setups")["setup"]}
    names = {site["id"]: site["name"] for row in sources.table(GAME, "tables/map")["space"] for site in row["site"]}
    letters = {row["letters"]["en"]: row["id"] for row in laying.drawing(GAME)["owner"]}
    drawing = parsed(draw(GAME, "en", games.load(GAME).setup(setup)).markup)
    table = rows[rows[setup].get("copy_of", setup)]
    briton = "civitates" if table["imperium"] == "fragmentation" else "britons"  # whom the print then means

    for row in table["space"]:
        texts = words(shown(drawing, row["id"]))
        control = letters[texts.pop(0)] if texts[0] in letters else "none"
        assert (row["id"], {"britons": briton}.get(row["control"], row["control"])) == (row["id"], control)
        assert texts[1].endswith(f" · Pop {row['population']} · Prosp {row['prosperity']}")
        told = pieces_told(row.get("pieces", ""), names)
        assert told == pieces_drawn(texts[2:], letters, set(names.values())), row["id"]


def test_plunder_and_withdrawn_units_are_shown() -> None:
    """Raiders with Plunder bear it in parentheses; Units inside a Stronghold stand beside its site; so do the words."""
    position = games.load(GAME).read("imperium: autonomy-military | dobunni: saxons 5r(2p); civitates 2m@glevum town@glevum")
    space = shown(parsed(draw(GAME, "en", position).markup), "dobunni")

    assert ["Sx", "5r(2p)"] == words(space)[-2:]
    assert ["Glevum", "C", "2m Town", "Corinium"] == words(space)[3:7]
    assert "Saxons: 5 Saxon Raiders (2 with Plunder)." in titles(space)[0]
    assert "Civitates: 2 Militia and 1 Town (Glevum)." in titles(space)[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_local_position_draws_its_spaces_alone(lang: str) -> None:
    """Of a position that tells of one space only that space is drawn, on a picture as large as it needs."""
    picture = draw(GAME, lang, games.load(GAME).read(LOCAL))
    drawing = parsed(picture.markup)
    spaces = [str(node.get("id")) for node in drawing.iter() if str(node.get("id")).startswith("map-")]

    assert ["map-corieltauvi"] == spaces
    assert picture.width < 500 > picture.height
    assert len(picture.markup) < 4500
    assert ("img", lang) == (drawing.get("role"), drawing.get("lang"))


def test_control_that_cannot_be_told_is_left_out() -> None:
    """Without the Imperium the Control of a space with Britons is not shown, that of another is."""
    position = games.load(GAME).read("iceni: dux 1c | regni: saxons 2w")
    drawing = parsed(draw(GAME, "en", position).markup)

    assert "Iceni" == words(shown(drawing, "iceni"))[0]
    assert "Control" not in titles(shown(drawing, "iceni"))[0]
    assert "Control: Uncontrolled." in titles(shown(drawing, "regni"))[0]


def test_what_stands_beside_the_map_is_shown_with_a_whole_position() -> None:
    """Tracks, the Imperium, Roads, the Patrols of the Seas and the boxes stand on the picture of a set-up."""
    drawing = parsed(draw(GAME, "en", games.load(GAME).setup("petty-tyrants")).markup)
    texts = words(drawing)

    for text in ("Imperium: Fragmentation", "Roads: Not Maintained", "Briton Resources: 30", "Out of Play:", "5c 4 Forts"):
        assert text in texts
    assert ["Oceanus Hibernicus", "Unpatrolled"] == words(shown(drawing, "hibernicus"))


def test_what_no_rule_allows_is_shown_too() -> None:
    """Pieces in a Sea and in Caledonia, which hold none, are drawn where the position has them; so is a card in force."""
    loaded = games.load(GAME)
    text = loaded.show(loaded.setup("barbarian-conspiracy"))
    position = loaded.read(f"{text}cards: cymbrogi\nhibernicus: scotti 2r\ncaledonia: scotti 1r\n")
    drawing = parsed(draw(GAME, "en", position).markup)

    assert ["Oceanus Hibernicus", "Unpatrolled", "Scotti: 2r"] == words(shown(drawing, "hibernicus"))
    assert "In force: Cymbrogi" in words(drawing)
    texts = words(drawing)
    assert "Scotti: 1r" == texts[texts.index("Caledonia") + 1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("setup", SETUPS)
def test_labels_of_a_set_up_do_not_cover_one_another(setup: str, lang: str) -> None:
    """No label lies on another, or beyond the picture."""
    loaded = games.load(GAME)
    layout = laying.fixed(GAME)
    reader = Reader(GAME, lang, loaded.look and loaded.look(loaded.setup(setup)))
    cards = {n: card(reader.label(n, layout.rows[n]), area.centre, layout.room) for n, area in layout.areas.items()}

    assert [] == [pair for pair in combinations(cards, 2) if overlap(cards[pair[0]], cards[pair[1]])]
    assert [] == [name for name, c in cards.items() if c.x < 0 or c.x + c.width > layout.size[0]]


def overlap(one: Card, other: Card) -> bool:
    """Tell whether two cards have a point in common."""
    across = one.x < other.x + other.width and other.x < one.x + one.width
    return across and one.y < other.y + other.height and other.y < one.y + one.height


def test_the_campaign_shows_its_position() -> None:
    """Terrain, realm, banner, building, capital, armies and the Flying Fortress stand in their spaces, owners as initials."""
    position = games.load(CAMPAIGN).read(
        "players: ana, anton, bea | fortress: b1 | a1: plain; realm ana; banner bea; city; capital | b1: river"
        " | army ana-1: a1; hero Aldric | army anton-1: removed; hero Brun"
    )
    drawing = parsed(draw(CAMPAIGN, "en", position).markup)

    texts = ["B", "a1", "plain", "realm", "Ana", "city", "capital", "Ana", "ana-1 Aldric"]
    assert texts == [word for text in words(shown(drawing, "a1")) for word in text.split(" · ")]
    assert ["b1", "river", "Flying Fortress"] == words(shown(drawing, "b1"))
    assert "Capital. ana: ana-1 Aldric." in titles(shown(drawing, "a1"))[0]
    assert ["Ant", "anton-1 Brun"] == words(drawing)[-2:]


def test_hostile_names_stay_text() -> None:
    """A name with signs of markup is drawn as it is written."""
    name = "<b>&\"' ]]>"
    position = games.load(CAMPAIGN).read(f"players: ana | a1: plain | army ana-1: a1; hero {name}")

    assert words(shown(parsed(draw(CAMPAIGN, "en", position).markup), "a1"))[-1] == f"ana-1 {name}"


# Signs and colours


def brightness(colour: str) -> float:
    """Return the relative luminance of a colour `#1a2b3c`."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    light, dark = sorted((brightness(one), brightness(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def colour_of(name: str, place: int, part: str = "fill") -> str:
    """Return a colour of the style sheet, in light (1) or in dark (2)."""
    match = re.search(rf"(?:^|;){part}:(#\w{{6}})", style.BASE[name][place])
    assert match is not None
    return match[1]


def test_text_can_be_read_on_what_it_stands_on() -> None:
    """Words on cards and Seas, in light and dark, and letters on the signs of owners have a contrast of 4.5 at least."""
    pairs = [(colour_of("text", mode), colour_of(".card", mode)) for mode in (1, 2)]
    pairs += [(colour_of("text.far", mode), colour_of(below, mode)) for mode in (1, 2) for below in (".sea", ".land", ".paper")]
    pairs += [("#ffffff", row["colour"]) for row in laying.drawing(GAME)["owner"]]
    pairs += [("#ffffff", colour) for colour in laying.drawing(CAMPAIGN)["owners"]["colours"]]

    assert [] == [pair for pair in pairs if contrast(*pair) < 4.5]


def test_colour_never_carries_meaning_alone() -> None:
    """No two owners have the same letters, in either language, and every colour of terrain has a word of its own."""
    for lang in LANGUAGES:
        letters = [row["letters"][lang] for row in laying.drawing(GAME)["owner"]]
        assert len(letters) == len(set(letters))
        for game in (GAME, CAMPAIGN):
            said = [Words(game, lang).term(row.get("term", row["id"])) for row in laying.drawing(game)["fill"]]
            assert len(said) == len(set(said))


def test_links_make_a_group_of_links() -> None:
    """With links each space, Sea and land is one, called by its words, and the picture is no image as a whole."""
    drawing = parsed(draw(GAME, "en", wish=Wish(links=lambda name: f"#x-{name}")).markup)
    table = sources.table(GAME, "tables/map")
    links = {str(node.get("id")): node for node in drawing.iter(f"{SVG}a")}

    assert "group" == drawing.get("role")
    assert {
        f"map-{name}": f"#x-{name}" for name in (*(row["id"] for row in (*table["space"], *table["sea"])), "caledonia")
    } == {name: node.get("href") for name, node in links.items()}
    assert all(titles(node)[0].endswith(".") for node in links.values())


def test_a_page_chooses_the_colours_of_a_map_within_it() -> None:
    """A map of its own follows the system; one in a page follows the page's choice, and its rules touch nothing else."""
    alone, within = draw(GAME, "en").markup, draw(GAME, "en", wish=Wish(page=True)).markup

    assert "data-theme" not in alone
    assert "body[data-theme=dark] .ludex-map .sea{" in within
    rules = re.findall(r"[^{}]+(?=\{)", re.sub(r"@media\([^)]*\)\{", "", re.findall(r"<style>(.*?)</style>", within)[0]))
    assert [] == [rule for rule in rules if ".ludex-map" not in rule]


# The command


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty folder to work in, in English."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def test_the_command_draws_a_file_and_a_set_up(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same picture comes from a set-up and from the file of its position, on standard output and in a file."""
    assert 0 == main.run(["position", "new", "--setup", "petty-tyrants", "-o", "p.toml"])
    assert 0 == main.run(["position", "draw", "p.toml", "-o", "map.svg"])
    capsys.readouterr()
    assert 0 == main.run(["position", "draw", "--setup", "petty-tyrants", "-o", "-"])
    printed = capsys.readouterr().out

    drawn = (here / "map.svg").read_text(encoding="utf-8")
    named = printed.replace("Petty Tyrants", "Position: Pendragon: The Fall of Roman Britain")
    assert drawn == named
    assert 2 == main.run(["position", "draw", "--setup", "de-excidio-britanniae", "-o", "map.svg"])
    assert drawn == (here / "map.svg").read_text(encoding="utf-8")


def test_the_command_draws_chosen_spaces_under_a_reading(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`--space` draws those alone, in the reader's language; a reading of a ruling shapes the grid."""
    line = ["position", "draw", "--setup", "four-realms", "--space", "e4", "--space", "d4", "--lang", "es"]
    assert 0 == main.run(line)
    hexagons = parsed(capsys.readouterr().out)
    assert 0 == main.run([*line, "--reading", "0.1-space-shape=squares"])
    squares = parsed(capsys.readouterr().out)

    assert ["e4", "llanura", "Fortaleza Volante"] == words(shown(squares, "e4"))
    assert ["d4", "pantano"] == words(shown(hexagons, "d4"))
    assert hexagons.get("viewBox") != squares.get("viewBox")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "empty"),
        ("\x00\x01", "is not"),
        ('game = "pendragon"\nimperium = "fragmentation"\n', "nothing to draw"),
        ('game = "pendragon"\niceni = "dux 99c"\n', "99c"),
        ('game = "no-such-game"\n', "no-such-game"),
        ('game = "campaign"\nplayers = "ana"\n', ""),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_one_line(
    here: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    """Whatever is wrong with a file is told in one line, in either language, and nothing is written."""
    (here / "p.toml").write_text(text, encoding="utf-8")
    for lang in LANGUAGES:
        assert 2 == main.run(["position", "draw", "p.toml", "-o", "map.svg", "--lang", lang])
        out, err = capsys.readouterr()
        assert ("", 1) == (out, err.count("\n"))
        assert lang != "en" or said in err
    assert ["p.toml"] == [file.name for file in here.iterdir()]


def test_a_game_without_a_drawing_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose tables have no drawing is refused by its name, with a position or without."""
    lay_out(tmp_path, monkeypatch, "undrawn", {"game.toml": 'id = "undrawn"\n'})

    with pytest.raises(Wrong) as wrong:
        draw("undrawn", "en")
    assert ("drawing-none", {"game": "undrawn"}) == (wrong.value.message, wrong.value.facts)
