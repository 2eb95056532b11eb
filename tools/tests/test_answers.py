"""How `ludex ask` tells an answer and a refusal, pinned on a toy game."""

import json
from pathlib import Path

import pytest

from tests.dicey import DUEL
from tests.dicey import set_up
from tests.dicey import told
from tests.dicey import wrong


@pytest.fixture(autouse=True)
def _dicey(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    set_up(tmp_path, monkeypatch)


def test_distribution_tells_the_deciding_fact_first(capsys: pytest.CaptureFixture[str]) -> None:
    """The first line is the chance of the first yes-or-no fact; tables, sections, readings and assumptions follow."""
    lines = told(capsys, *DUEL).splitlines()

    assert "Red wins: 1/3 = 33.33% (1 in 3)" == lines[0]
    assert "    yes  1/3 = 33.33% (1 in 3)" in lines
    assert "  Gain (mean -0.67 = -2/3, deviation 1.89)" in lines
    assert "  stake  3" in lines
    assert "  [33.33%]   1.1  Red throws: yes." in lines
    assert "  [66.67%]   1.1  Red throws: no." in lines
    assert "Sections: 1.1" in lines
    assert "  1.1-face = five (Which face wins)" in lines
    assert "  Red, policy bold: double" in lines
    assert "  1.2  No source tells this." in lines


def test_spanish_says_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    """Names of facts, headings, numbers and messages are Spanish."""
    lines = told(capsys, "--lang", "es", *DUEL).splitlines()

    assert "Gana Rojo: 1/3 = 33,33 % (1 de cada 3)" == lines[0]
    assert "  [33,33 %]  1.1  Rojo tira: sí." in lines
    assert "Secciones: 1.1" in lines
    assert "  Rojo, táctica bold: double" in lines


def test_json_is_exact(capsys: pytest.CaptureFixture[str]) -> None:
    """Fractions are text, ids stay ids, what does not apply is left out."""
    data = json.loads(told(capsys, *DUEL, "--json", "--set", "bonus=1"))

    assert {"printing": "2020", "errata": "2021"} == data["edition"]
    assert {"bonus": "1"} == data["params"]
    assert [
        {"outcome": {"won": False, "gain": -2, "stake": 3}, "p": "2/3"},
        {"outcome": {"won": True, "gain": 2, "stake": 3}, "p": "1/3"},
    ] == data["distribution"]
    assert {"mean": "-2/3", "deviation": 1.885618} == data["moments"]["gain"]
    assert [{"decision": "double", "faction": "red", "policy": "bold"}] == data["assumed"]
    assert [{"id": "1.1-face", "reading": "five"}] == data["rulings"]
    assert ["1.1"] == data["sections"]
    assert not {"verdict", "value", "facts", "reasons", "pending"} & set(data)


def test_the_steps_of_one_way_stand_together(capsys: pytest.CaptureFixture[str]) -> None:
    """Each way through a stage has its chance at its first line; stages stand apart; what is certain has no chance."""
    lines = told(capsys, "ask", "dicey", "wagers", "--at", "stake: 3").splitlines()
    begin = lines.index("Step by step")
    ways = []
    for red in ("yes", "no"):
        for blue in ("yes", "no"):
            ways += [f"  [25%]      1.1  Red throws: {red}.", f"             1.1  blue throws: {blue}."]

    assert [*ways, "", *ways, "  1.2  Red throws: yes."] == lines[begin + 1 : begin + 19]


def test_the_trace_as_data_numbers_stages_and_branches(capsys: pytest.CaptureFixture[str]) -> None:
    """Steps of one way have one branch number; what is certain has section and text alone."""
    trace = json.loads(told(capsys, "ask", "dicey", "wagers", "--at", "stake: 3", "--json"))["trace"]

    assert 17 == len(trace)
    assert {"section": "1.1", "text": "Red throws: yes.", "p": "1/4", "stage": 1, "branch": 1} == trace[0]
    assert [(1, 1), (1, 1), (1, 2)] == [(step["stage"], step["branch"]) for step in trace[:3]]
    assert (2, 4) == (trace[15]["stage"], trace[15]["branch"])
    assert {"section": "1.2", "text": "Red throws: yes."} == trace[16]


def test_a_certain_outcome_names_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    """The first line leaves out what is 0, false or none; where nothing else is left nothing changes."""
    assert (
        "Certain: Red wins yes; gain 3; stake 3" == told(capsys, "ask", "dicey", "wagers", "--at", "stake: 3").splitlines()[0]
    )
    assert "Nothing changes." == told(capsys, "ask", "dicey", "wagers", "--at", "stake: 0").splitlines()[0]
    assert "No cambia nada." == told(capsys, "ask", "dicey", "wagers", "--at", "stake: 0", "--lang", "es").splitlines()[0]


def test_many_facts_are_told_to_follow(capsys: pytest.CaptureFixture[str]) -> None:
    """The first line says that a list follows, in words of the game where it has some."""
    assert told(capsys, "ask", "dicey", "turns", "--set", "number=1").startswith("Red and 20 turns: 0 names\n\nFacts\n")


def test_an_impossible_position_names_its_file(capsys: pytest.CaptureFixture[str]) -> None:
    """What cannot occur is told with the file that it stands in, without a second capital letter."""
    Path("p.toml").write_text('game = "dicey"\nstake = 12\n')

    assert "p.toml: the stake cannot be so high\n" == wrong(capsys, "ask", "dicey", "sound", "--position", "p.toml")
    assert "The stake cannot be so high\n" == wrong(capsys, "ask", "dicey", "sound", "--at", "stake: 12")


def test_what_never_happens_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    """A value that cannot come has no `1 in`."""
    lines = told(capsys, *DUEL, "--observed", "gain=7").splitlines()

    assert "    exactly   0 = 0.00% (never)" in lines


def test_best_without_a_choice_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """A Faction that has nothing to choose cannot choose best."""
    said = wrong(capsys, "ask", "dicey", "wagers", "--at", "stake: 3", "--best", "blue:gain")

    assert "The question wagers leaves no choice to blue here, so --best says nothing\n" == said


def test_given_dice_lead_to_one_outcome(capsys: pytest.CaptureFixture[str]) -> None:
    """With dice the facts are certain and the trace has no chances."""
    data = json.loads(told(capsys, *DUEL, "--dice", "5", "--choose", "double=no", "--json"))

    assert {"won": True, "gain": 1, "stake": 3} == data["facts"]
    assert "distribution" not in data
    assert "assumed" not in data
    assert [{"section": "1.1", "text": "Red throws: yes."}] == data["trace"]
    assert (
        "Result: Red wins yes; gain 1; stake 3" == told(capsys, *DUEL, "--dice", "5", "--choose", "double=no").splitlines()[0]
    )


def test_pending_decision_shows_what_to_type(capsys: pytest.CaptureFixture[str]) -> None:
    """A decision that nobody answers names the Faction and each option as the option to add."""
    line = (*DUEL, "--policy", "red=ask", "--dice", "1")
    lines = told(capsys, *line).splitlines()

    assert "Undecided: Red must choose double." == lines[0]
    assert "  --choose double=yes" in lines
    data = json.loads(told(capsys, *line, "--json"))
    assert {"decision": "double", "faction": "red", "options": ["yes", "no"]} == data["pending"]


def test_best_choice_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """`--best` maximises a fact, and `-` minimises it."""
    # The chance is thrown before the choice, so that the best choice depends on it.
    most = json.loads(told(capsys, *DUEL, "--best", "red:gain", "--json"))
    least = json.loads(told(capsys, *DUEL, "--best", "red:-gain", "--json"))

    assert "0" == most["moments"]["gain"]["mean"]
    assert {"double": "*"} == most["taken"]
    assert "-1" == least["moments"]["gain"]["mean"]


def test_refusal_gives_reasons_and_status_0(capsys: pytest.CaptureFixture[str]) -> None:
    """A verdict of no is an answer; its reasons carry their section."""
    line = ("ask", "dicey", "may", "--set", "stake=12")
    lines = told(capsys, *line).splitlines()
    data = json.loads(told(capsys, *line, "--json"))

    assert "No" == lines[0]
    assert "  1.2  12 is above 9." in lines
    assert data["verdict"] is False
    assert [{"section": "1.2", "text": "12 is above 9."}] == data["reasons"]
    assert "Yes: ⅓" == told(capsys, "ask", "dicey", "may", "--set", "stake=2").splitlines()[0]


def test_no_value_is_null(capsys: pytest.CaptureFixture[str]) -> None:
    """A question that asks for a value has null where there is none."""
    Path("none.txt").write_text('game = "dicey"\nstake = 0\n')
    nobody = ("ask", "dicey", "owner", "--position", "none.txt")

    assert json.loads(told(capsys, *nobody, "--json"))["value"] is None
    assert "Answer: none" == told(capsys, *nobody).splitlines()[0]
    assert "red" == json.loads(told(capsys, "ask", "dicey", "owner", "--setup", "small", "--json"))["value"]


def test_observed_is_weighed(capsys: pytest.CaptureFixture[str]) -> None:
    """What was seen at the table has a chance of at most, exactly and at least that."""
    data = json.loads(told(capsys, *DUEL, "--observed", "gain=-2", "--observed", "won=yes", "--json"))

    assert [
        {"fact": "gain", "value": -2, "exactly": "2/3", "at_most": "2/3", "at_least": "1"},
        {"fact": "won", "value": True, "exactly": "1/3"},
    ] == data["observed"]
    assert "    at least  1 = 100.00% (1 in 1)" in told(capsys, *DUEL, "--observed", "gain=-2").splitlines()


def test_readings_by_line_file_and_print(capsys: pytest.CaptureFixture[str]) -> None:
    """A reading may come from the line, from a club's file, or be the one printed."""
    Path("club.toml").write_text('"1.1-face" = "six"\n')
    for more in (("--reading", "1.1-face=six"), ("--rulings", "club.toml"), ("--as-printed",)):
        assert "Red wins: 1/6 = 16.67% (1 in 6)" == told(capsys, *DUEL, *more).splitlines()[0]
    Path("club.toml").write_text("1.1-face = 'six'\n")  # a dotted key: the same ruling

    assert "Red wins: 1/6 = 16.67% (1 in 6)" == told(capsys, *DUEL, "--rulings", "club.toml").splitlines()[0]


def test_all_readings_stand_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    """Each row that differs is told for each reading."""
    lines = told(capsys, *DUEL, "--all-readings", "1.1-face").splitlines()
    data = json.loads(told(capsys, *DUEL, "--all-readings", "1.1-face", "--json"))

    assert "  five: 5 or more. (in force)" in lines
    assert "    six   1/6 = 16.67% (1 in 6)" in lines
    assert "2/3" == data["readings"]["five"]["distribution"][0]["p"]
    assert "5/6" == data["readings"]["six"]["distribution"][0]["p"]


def test_parameters_from_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    """A parameter on the line goes before that of the file."""
    Path("given.toml").write_text("stake = 12\n")
    line = ("ask", "dicey", "may", "--params", "given.toml")

    assert "No" == told(capsys, *line).splitlines()[0]
    assert "Yes: ⅓" == told(capsys, *line, "--set", "stake=1").splitlines()[0]


def test_seed_repeats(capsys: pytest.CaptureFixture[str]) -> None:
    """The same seed gives the same answer."""
    assert told(capsys, *DUEL, "--seed", "7") == told(capsys, *DUEL, "--seed", "7")


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--dice", ""), "The dice run out after 0: red needs 1D6 more"),
        (("--dice", "7"), "Item 1 of the dice, “7”, is impossible for red, which needs 1D6 there. Possible: 1-6\n"),
        (("--dice", "abc"), "“abc”, is impossible for red, which needs 1D6 there. Possible: 1-6\n"),
        (("--dice", "5,5"), "Dice are left over after 1 used: 5."),
        (("--dice", "5", "--seed", "1"), "--dice and --seed cannot be given together"),
        (("--seed", "x"), "--seed takes a whole number, not “x”"),
        (("--seed", "9" * 5000), "--seed takes a whole number"),
        (("--choose", "double"), "--choose takes NAME=VALUE, not “double”"),
        (("--choose", "double=perhaps"), "“perhaps” is no legal answer to double. Legal: yes, no"),
        (("--choose", "treble=yes"), "The choice treble never came up"),
        (("--choose", "double=no", "--choose", "double=yes"), "--choose gives double twice"),
        (("--policy", "red=rash"), "There is no policy “rash”. Known: ask, bold, meek"),
        (("--policy", "green=bold"), "There is no Faction “green”. Known: red, blue"),
        (("--best", "red"), "--best takes FACTION:FACT, not “red”"),
        (("--best", "red:gold"), "has no such fact “gold”. Known: won, gain, stake"),
        (("--best", "red:gain", "--dice", "3"), "--best and --dice cannot be given together"),
        (("--observed", "gold=1"), "has no such fact “gold”"),
        (("--observed", "gain=many"), "--observed gain=... takes a number, not “many”"),
        (("--observed", "won=perhaps"), "--observed won=... takes a yes or no, not “perhaps”"),
        (("--observed", "gain=1/0"), "takes a number, not “1/0”"),
        (("--reading", "1.1-fase=six"), "There is no ruling “1.1-fase”. Known: 1.1-face"),
        (("--reading", "1.1-face=seven"), "The ruling 1.1-face has no reading “seven”. Known: five, six"),
        (("--all-readings", "nothing"), "There is no ruling “nothing”"),
        (("--set", "bones=1"), "The question duel has no parameter “bones”. Known: bonus"),
        (("--setup", "small"), "--setup and --at cannot be given together"),
        (("--params", "none.toml"), "none.toml: there is no such file"),
        (("--rulings", "."), ".: this is a folder, not a file"),
    ],
)
def test_wrong_requests(capsys: pytest.CaptureFixture[str], more: tuple[str, ...], said: str) -> None:
    """Each request that cannot be answered gets one line that says what is wrong and what would be right."""
    assert said in wrong(capsys, *DUEL, *more)
    assert "{" not in wrong(capsys, *DUEL, *more, "--lang=es")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (("ask", "dicey", "dual"), "There is no question “dual”. Known: duel, "),
        (("ask", "dicy", "duel"), "There is no game “dicy”. Known: dicey; all: ludex games"),
        (("ask", "dicey", "may"), "The question may needs stake: give --set stake=VALUE"),
        (("ask", "dicey", "duel"), "This question needs a position"),
        (("ask", "dicey", "owner", "--at", "stake: 1"), "The question owner needs a whole position"),
        (("ask", "dicey", "duel", "--setup", "smal"), "There is no set-up “smal”. Known: small"),
        (("position", "new", "--setup", "smal"), "There is no set-up “smal”. Known: small"),
        (("position", "new"), "ludex position new needs --setup"),
        (("ask", "dicey", "duel", "--at", "stake: 3 | | stake: 4"), "--at: part 2 of 3, between two |, is empty"),
        (("rule", "dicey", "x.y"), "dicey has no section “x.y”"),
        (("games", "one", "two"), "Too many words: “one two”. Usage: ludex games"),
        (("rule", "dicey", "1.3"), "dicey has no section “1.3”. Known: 1.2, 1.1"),
        (("coverage", "dicey"), "ludex coverage needs a checkout"),
        (("verify",), "ludex verify needs a checkout"),
        (("site", "build"), "ludex site build needs a checkout"),
    ],
)
def test_wrong_lines(capsys: pytest.CaptureFixture[str], line: tuple[str, ...], said: str) -> None:
    """A wrong name is told with the nearest names, a missing part with how to give it."""
    assert said in wrong(capsys, *line)
    assert "{" not in wrong(capsys, *line, "--lang", "es")


def test_forms_are_told_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    """What an option takes is told in the language that is asked for."""
    assert "--set lleva CLAVE=VALOR, no «x»\n" == wrong(capsys, *DUEL, "--set", "x", "--lang", "es")
    assert "--best lleva FACCIÓN:DATO, no «red»\n" == wrong(capsys, *DUEL, "--best", "red", "--lang", "es")


def test_faults_in_a_file_name_the_file(capsys: pytest.CaptureFixture[str]) -> None:
    """What is wrong inside a file begins with its name, and its line where it has one."""
    Path("p.txt").write_text("steak: 3")
    assert wrong(capsys, "ask", "dicey", "duel", "--position", "p.txt").startswith("p.txt: ")
    Path("r.toml").write_text('"1.1-face" = "seven"\n')
    assert wrong(capsys, *DUEL, "--rulings", "r.toml").startswith("r.toml: the ruling 1.1-face has no reading")
    Path("r.toml").write_text("a = 1\nb =\n")
    assert "r.toml: this is not TOML (line 2, column 4)" in wrong(capsys, *DUEL, "--rulings", "r.toml")
    Path("r.toml").write_text("a = " + "[" * 5000)
    assert "r.toml: this is not TOML" in wrong(capsys, *DUEL, "--rulings", "r.toml")
    Path("r.toml").write_text("a = 1.5\n")
    assert "r.toml: a needs a text, a number" in wrong(capsys, *DUEL, "--params", "r.toml")
