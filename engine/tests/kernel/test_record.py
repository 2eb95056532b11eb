"""The record of a game: what is played and when it is asked, replay, undo, policies, reports and refusals."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludex.kernel import replay
from ludex.kernel.chance import pick
from ludex.kernel.chance import total
from ludex.kernel.decisions import Decision
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from tests.kernel import duel
from tests.kernel.duel import GAME
from tests.kernel.records import lines
from tests.kernel.records import new
from tests.kernel.records import opened
from tests.kernel.records import played
from tests.kernel.records import same
from tests.kernel.records import step
from tests.kernel.records import wrong
from tests.kernel.toy import Faction


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The name of a record that is not there yet."""
    return tmp_path / "duel.jsonl"


def test_the_first_line_says_what_is_played(file: Path) -> None:
    """It names the game, the edition, the start, the seed, the readings and the policies."""
    new(file, readings={"1.3-alarm": "3"}, policies={"blue": "ask"}).close()

    expected = {"game": "toy", "seed": 7, "edition": {}, "setup": "first"}
    assert [{**expected, "readings": {"1.3-alarm": "3"}, "policies": {"blue": "ask"}}] == lines(file)


def test_steps_stand_in_the_order_in_which_the_rules_ask(file: Path) -> None:
    """Decisions and chance follow one another; an only option is no step; a turn's end leaves a snapshot."""
    with new(file) as record:
        record.answer("stake", " 2 ")
        record.roll("luck/red", "3+5")
        record.answer("cover", "NO")
        record.answer("reply", "fold")

    assert [
        {"decision": "stake", "faction": "red", "value": "2"},
        {"chance": "luck/red", "value": "3+5", "drawn": False},
        {"decision": "cover", "faction": "blue", "value": "no"},
        {"decision": "reply", "faction": "blue", "value": "fold"},
        {"snapshot": "1.2", "position": "blue: 0\nphase: stake\nred: 1\nround: 2"},
    ] == lines(file)[1:]


def test_a_prompt_says_what_is_asked_and_why(file: Path) -> None:
    """It has the decision with its options or the roll, the turn, the number of the step, the sections entered."""
    with new(file) as record:
        prompt = record.prompt()
        assert ("1.1", 1, "stake", ("1.1",)) == (prompt.turn, prompt.step, prompt.name, prompt.sections)
        assert prompt.decision is not None
        assert ["1", "2", "5"] == list(prompt.decision.options)
        prompt = record.answer("stake", "5")
        assert prompt.request is not None
        assert (2, "luck/red", "2D6", (2, 6)) == (prompt.step, prompt.name, prompt.request.what, prompt.request.dice)


def test_a_game_can_be_held_in_memory(file: Path) -> None:
    """Without a file the same game is played."""
    memory, random = new(None), Random(1)
    with new(file) as record:
        while not memory.prompt().over:
            step(memory, random)
        random.seed(1)
        while not record.prompt().over:
            step(record, random)
        assert same(record, memory)


@pytest.mark.parametrize(
    "answer",
    [("stake", "3"), ("stake", ""), ("stake", "2 2"), ("reply", "fold"), ("luck/red", "7")],
)
def test_an_illegal_answer_leaves_no_trace(file: Path, answer: tuple[str, str]) -> None:
    """It is refused with what is legal or asked, and neither file nor game has changed."""
    with new(file) as record:
        before = file.read_bytes()
        refused = wrong(lambda: record.answer(*answer))
        assert "stake" == record.prompt().name
        assert before == file.read_bytes()
    if refused.message == "choice-illegal":
        assert "1, 2, 5" == refused.facts["options"]
    else:
        assert ("play-unasked", "stake") == (refused.message, refused.facts["asked"])


@pytest.mark.parametrize("value", ["1", "13", "3+7", "3+3+3", "", "x", "3+", "٣٣"])
def test_an_impossible_roll_leaves_no_trace(file: Path, value: str) -> None:
    """It is refused with what is possible."""
    with new(file) as record:
        record.answer("stake", "5")
        before = file.read_bytes()
        refused = wrong(lambda: record.roll("luck/red", value))
        assert ("roll-impossible-dice", "2-12", "2D6") == (refused.message, refused.facts["options"], refused.facts["what"])
        assert "play-unasked" == wrong(lambda: record.roll("luck/blue")).message
        assert "play-unasked" == wrong(lambda: record.answer("luck/red", "7")).message
        assert before == file.read_bytes()


def test_a_card_that_is_not_there_is_refused(file: Path) -> None:
    """An item that cannot come is refused with those that can."""
    with new(file) as record:
        for act in (("stake", "5"), ("luck/red", "7"), ("reply", "fight"), ("strike", "6"), ("parry", "1")):
            (record.answer if act[0] in ("stake", "reply") else record.roll)(*act)
        refused = wrong(lambda: record.roll("card", "none"))
        assert ("roll-impossible", "sun, moon") == (refused.message, refused.facts["options"])
        record.roll("card", "sun")


def test_after_the_end_nothing_is_asked(file: Path) -> None:
    """A game that is over takes nothing more, but steps can be taken back."""
    played(file)
    with opened(file) as record:
        assert record.prompt().over
        assert "play-over" == wrong(lambda: record.answer("stake", "1")).message
        assert "play-over" == wrong(lambda: record.roll("luck/red")).message
        record.undo()
        assert not record.prompt().over


def test_a_seed_always_draws_the_same(tmp_path: Path) -> None:
    """Two games with one seed draw the same rolls, with another seed others; taking back and drawing anew changes nothing."""
    drawn = []
    for name, seed in (("a", 7), ("b", 7), ("c", 8)):
        with new(tmp_path / name, seed=seed) as record:
            record.answer("stake", "5")
            while record.prompt().name != "stake" or record.prompt().turn == "1.1":
                prompt = record.prompt()
                if prompt.request is not None:
                    record.roll(prompt.request.name)
                    record.undo()
                    record.roll(prompt.request.name)
                else:
                    record.answer(prompt.name or "", "fight")
            drawn.append([one.value for one in record.steps])

    assert drawn[0] == drawn[1] != drawn[2]


def test_draws_follow_the_weights() -> None:
    """Dice are thrown one by one and items come as often as their number, to within what chance explains."""
    throws = [replay.draw(total("t", 2, 6), 1, number) for number in range(6000)]
    cards = [replay.draw(pick("c", {"sun": 2, "moon": 1}), 1, number) for number in range(6000)]

    sevens = sum(sum(map(int, throw.split("+"))) == 7 for throw in throws)
    assert all(throw.count("+") == 1 for throw in throws)
    assert 850 < sevens < 1150
    assert 3800 < cards.count("sun") < 4200


def test_policies_decide_and_are_recorded(file: Path) -> None:
    """What a policy decides stands in the record with its name, and goes with the step that it followed."""

    def grim(decision: Decision) -> str:
        return {"cover": "yes", "reply": "fight"}[decision.name]

    game = replace(GAME, policies={"grim": grim, "mad": lambda _: "howl", "ask": None})
    with new(file, game, policies={"blue": "grim"}) as record:
        record.answer("stake", "2")
        assert "luck/again" == record.roll("luck/red", "7").name
        assert {"decision": "cover", "faction": "blue", "value": "yes", "policy": "grim"} == lines(file)[-1]
        assert 2 == record.undo()
        assert "luck/red" == record.prompt().name
        record.roll("luck/red", "8")
        record.roll("luck/again")
        assert "strike" == record.prompt().name
    with opened(file, game) as record, record.replay(str(file) + "2"):
        assert file.read_bytes() == Path(f"{file}2").read_bytes()
    with new(file.with_name("mad"), game, policies={"blue": "mad"}) as record:
        record.answer("stake", "2")
        assert "choice-illegal" == wrong(lambda: record.roll("luck/red", "7")).message
        record.undo(1)


@pytest.mark.parametrize("seed", range(12))
def test_replay_into_another_file_is_the_same_byte_for_byte(tmp_path: Path, seed: int) -> None:
    """Steps, steps taken back and snapshots come out alike, at whatever step the game stands."""
    one, other = tmp_path / "one", tmp_path / "other"
    played(one, seed, most=200 if seed % 2 else 5 * seed)
    with opened(one) as record, record.replay(str(other)) as copy:
        assert same(record, copy)

    assert one.read_bytes() == other.read_bytes()


def test_replay_tells_the_first_line_that_differs(tmp_path: Path) -> None:
    """A drawn roll that the seed does not give, or a position that the steps do not lead to, is told by its line."""
    one = tmp_path / "one"
    played(one, undo=False)
    text = one.read_text()
    position = next(n for n, line in enumerate(lines(one), start=1) if "snapshot" in line)
    one.write_text(text.replace("round: 2", "round: 2\\nextra: 1"))
    drawn = next(n for n, line in enumerate(lines(one), start=1) if line.get("drawn"))
    for number, altered in ((position, one.read_text()), (drawn, text.replace('"seed": 7', '"seed": 9'))):
        one.write_text(altered)
        with opened(one) as record:
            refused = wrong(partial(record.replay, str(tmp_path / "two")))
        assert ("record-differs", number) == (refused.message, refused.facts["line"])
        assert not (tmp_path / "two").exists()


def test_undo_reaches_every_step(file: Path) -> None:
    """After taking back n steps the game stands as it stood n steps ago, over turns and after opening it anew."""
    names: list[tuple[str | None, str | None]] = []
    random = Random(3)
    with new(file) as record:
        while not record.prompt().over:
            names.append((record.prompt().turn, record.prompt().name))
            step(record, random)
    whole = file.read_bytes()
    for number in range(1, len(names) + 1):
        file.write_bytes(whole)
        with opened(file) as record:
            assert number == record.undo(number)
            assert names[-number] == (record.prompt().turn, record.prompt().name)
        assert file.read_bytes().startswith(whole)
        assert {"undo": number} in lines(file)
        with opened(file) as record:
            assert names[-number] == (record.prompt().turn, record.prompt().name)


def test_drawn_rolls_need_not_count(file: Path) -> None:
    """Where rolls are drawn by themselves, taking back goes to the last step that somebody made."""
    with new(file) as record:
        record.answer("stake", "2")
        record.roll("luck/red")
        assert 2 == record.undo(drawn=False)
        assert "stake" == record.prompt().name


def test_undo_of_too_much_is_refused(file: Path) -> None:
    """So many steps as there are can be taken back, and no fewer than one."""
    with new(file) as record:
        assert "undo-none" == wrong(record.undo).message
        record.answer("stake", "2")
        before = file.read_bytes()
        for number in (0, -1, 2):
            refused = wrong(partial(record.undo, number))
            assert ("undo-many", 1) == (refused.message, refused.facts["n"])
        assert before == file.read_bytes()


def test_opening_goes_on_from_the_last_snapshot(file: Path) -> None:
    """Only the stages since the last turn's beginning are carried out again."""
    played(file, undo=False)
    with opened(file) as record:
        record.undo(2)
    entered: list[Position] = []

    def advance(play: Play, position: Position) -> Position:
        entered.append(position)
        assert GAME.advance is not None
        return GAME.advance(play, position)

    with opened(file, replace(GAME, advance=advance)) as record:
        record.prompt()
    assert {4} == {duel.value(position, "round") for position in entered}


def test_a_position_that_does_not_read_back_is_not_gone_on_from(file: Path) -> None:
    """Then the turn is noted without a position, and the replay begins earlier."""
    game = replace(GAME, show=lambda position: duel.show(position.mark("red", 9)))
    played(file, undo=False)
    with new(file.with_name("lossy"), game) as record:
        for _ in range(2):
            record.answer("stake", "5")
            record.roll("luck/red", "7")
            record.answer("reply", "fold")
        assert ("1.1", "1.2", "1.3") == record.turns()
    assert {"snapshot": "1.2"} in lines(file.with_name("lossy"))
    with opened(file.with_name("lossy"), game) as record:
        assert ("1.3", "stake") == (record.prompt().turn, record.prompt().name)
        assert 2 == len(record.report("1.2", "en").happened + record.report("1.2", "en").owed)


def test_a_game_begun_from_a_position_keeps_it_as_text(file: Path) -> None:
    """The record then needs no set-up."""
    with new(file, setup=None, position=duel.FIRST.mark("round", 4)) as record:
        assert "1.4" == record.prompt().turn
    assert "blue: 0\nphase: stake\nred: 0\nround: 4" == lines(file)[0]["position"]


def test_reports_tell_what_happened_in_a_turn(file: Path) -> None:
    """Each turn has its own notes, doubts and debts, whether it is the present one or long past; both languages."""
    with new(file, readings={"1.3-alarm": "5"}) as record:
        for luck in ("7", "8"):
            record.answer("stake", "5")
            record.roll("luck/red", luck)
            record.answer("reply", "fold")
        record.answer("stake", "5")
        record.roll("luck/red", "9")
        reports = {turn: record.report(turn, "en") for turn in ("1.1", "1.2", "1.3", None)}
        assert ("1.1", "1.2", "1.3") == record.report(None, "es").turns

    assert [("1.1", "staked: n=5, luck=7")] == reports["1.1"].happened
    assert [("1.1", "staked: n=5, luck=8")] == reports["1.2"].happened
    assert [("1.1", "staked: n=5, luck=9")] == reports[None].happened == reports["1.3"].happened
    assert [("1.3", "owed-round: n=2, reading=5")] == reports["1.2"].owed
    assert [("1.3", "weak: round=1")] == reports["1.1"].doubts
    assert [] == reports["1.3"].owed
    assert [None, None, "reply"] == [reports[t].prompt and reports[t].prompt.name for t in ("1.1", "1.2", "1.3")]  # type: ignore[union-attr]
    with opened(file) as record:
        assert reports["1.1"] == record.report("1.1", "en")
        assert "turn-unknown" == wrong(lambda: record.report("2.9", "en")).message


def test_status_tells_how_the_game_stands(file: Path) -> None:
    """What it is played with, how many steps count, what is asked."""
    with new(file) as record:
        record.answer("stake", "5")
        status = record.status()
        assert duel.FIRST == record.position()
    assert ("toy", 1, "luck/red") == (status.opening.game, status.steps, status.prompt.name)


@pytest.mark.parametrize(
    ("how", "message"),
    [
        ({"setup": "none"}, "setup-unknown"),
        ({"setup": None}, "play-start"),
        ({"position": duel.FIRST}, "play-start"),
        ({"readings": {"9.9": "x"}}, "ruling-unknown"),
        ({"readings": {"1.3-alarm": "x"}}, "reading-unknown"),
        ({"policies": {"green": "bold"}}, "faction-unknown"),
        ({"policies": {"red": "brave"}}, "policy-unknown"),
    ],
)
def test_a_game_that_cannot_begin_leaves_no_file(file: Path, how: dict[str, Any], message: str) -> None:
    """What is unknown is told before anything is written."""
    assert message == wrong(lambda: new(file, **how)).message
    assert not file.exists()


def test_rules_that_fail_leave_no_trace(file: Path) -> None:
    """Where the rules themselves fail after an answer, the answer is not written."""

    def advance(play: Play, position: Position) -> Position:
        assert GAME.advance is not None
        if play.decide("stake", Faction.RED, {"1": 1, "2": 2}, position) == 2:
            raise KeyError("a fault")
        return position.mark("phase", "reply").mark("round", 5)

    with new(file, replace(GAME, advance=advance)) as record:
        before = file.read_bytes()
        with pytest.raises(KeyError):
            record.answer("stake", "2")
        assert before == file.read_bytes()
        record.answer("stake", "1")


def test_a_game_in_which_nothing_happens_ends() -> None:
    """A stage that neither asks nor changes anything is the last, even where no rule says that the game is over."""
    record = new(None, replace(GAME, advance=lambda _, position: position, over=None, turn=None))

    assert record.prompt().over
    assert (None, ()) == (record.prompt().turn, record.turns())
    assert [] == record.report(None, "en").happened
