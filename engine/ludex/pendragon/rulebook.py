"""The rulebook of Pendragon, on which each procedure writes the sections that it carries out."""

from ludex.kernel.rulebook import Rulebook

rulebook = Rulebook("pendragon")
rule = rulebook.rule
