"""Rulebooks: entering a procedure or a table records its sections."""

import pytest

from ludex.kernel.rulebook import recording
from ludex.kernel.rulebook import Rulebook
from ludex.kernel.rulebook import unrecorded

rulebook = Rulebook("lore")


@rulebook.rule("1.1", "1.2")
def double(number: int) -> int:
    """Double a number."""
    return 2 * number


@rulebook.rule("2.1")
def quadruple(number: int) -> int:
    """Double a number twice."""
    return double(double(number))


@rulebook.rule("3.1")
def fails() -> None:
    """Fail."""
    raise ValueError("it fails")


def test_entering_a_procedure_records_its_sections() -> None:
    """All sections of a procedure are recorded when it is called, before those of what it calls."""
    with recording() as record:
        assert 12 == quadruple(3)

    assert ["2.1", "1.1", "1.2"] == list(record)


def test_a_procedure_that_is_not_entered_is_not_recorded() -> None:
    """What no run calls is not in the record, whatever the rulebook knows."""
    with recording() as record:
        double(1)

    assert ["1.1", "1.2"] == list(record)


def test_a_table_may_be_entered_without_a_procedure() -> None:
    """Sections that data states are recorded by name, each once."""
    with recording() as record:
        rulebook.enter("9.1", "9.2")
        rulebook.enter("9.1")

    assert ["9.1", "9.2"] == list(record)


def test_records_nest() -> None:
    """An inner record sees what happens inside it, the outer one that and all else."""
    with recording() as outer:
        double(1)
        with recording() as inner:
            rulebook.enter("9.1")
        rulebook.enter("9.2")

    assert ["9.1"] == list(inner)
    assert ["1.1", "1.2", "9.1", "9.2"] == list(outer)


def test_checks_may_stay_out_of_the_record() -> None:
    """What is done unrecorded is no part of any record; recording goes on after it."""
    with recording() as record:
        with unrecorded():
            double(1)
        rulebook.enter("9.1")

    assert ["9.1"] == list(record)


def test_a_record_ends_with_its_block_whatever_happens() -> None:
    """A procedure that fails was entered, and a failing block passes on its record and ends it."""
    with recording() as outer:
        with pytest.raises(ValueError, match="it fails"), recording() as inner:
            fails()
        double(1)

    assert ["3.1"] == list(inner)
    assert ["3.1", "1.1", "1.2"] == list(outer)


def test_procedures_work_without_a_record() -> None:
    """Nothing needs to be recorded."""
    rulebook.enter("9.1")

    assert 4 == double(2)


def test_a_rulebook_knows_which_code_carries_out_a_section() -> None:
    """Each section leads to its procedures, as they are written."""
    found = {section: [code.__name__ for code in procedures] for section, procedures in rulebook.procedures.items()}

    assert {"1.1": ["double"], "1.2": ["double"], "2.1": ["quadruple"], "3.1": ["fails"]} == found


def test_a_procedure_keeps_its_name_and_docstring() -> None:
    """Marking a procedure changes nothing that a reader of it sees."""
    assert ("double", "Double a number.") == (double.__name__, double.__doc__)
