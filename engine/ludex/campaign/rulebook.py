"""The rulebook of the map campaign, on which each procedure writes the sections that it carries out."""

from ludex.kernel.rulebook import Rulebook

rulebook = Rulebook("campaign")
rule = rulebook.rule
