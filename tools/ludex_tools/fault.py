"""Something to mend in a rulebook or its examples, and where it is."""

from dataclasses import dataclass
from pathlib import Path

from ludex.kernel import sources


@dataclass(frozen=True, slots=True)
class Fault:
    """Something to mend: where it is, what is wrong, and how to mend it."""

    file: Path
    line: int
    what: str
    mend: str

    @property
    def place(self) -> Path:
        """The file as it is told: from the checkout on, where it lies in one."""
        root = sources.root().parent
        return self.file.relative_to(root) if self.file.is_relative_to(root) else self.file

    def __str__(self) -> str:
        return f"{self.place}:{self.line}: {self.what}; {self.mend}"


def line_of(file: Path, *beginnings: str) -> int:
    """Return the first line of a file that begins so, 1 where there is none."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith(beginnings):
            return number
    return 1
