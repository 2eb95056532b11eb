"""The directives of the indexes and of the pages of "How do I ...?", by name."""

from collections.abc import Callable

from ludex_tools.site.changes import RuleChanges
from ludex_tools.site.directives import Generated
from ludex_tools.site.figures import RuleCoverage
from ludex_tools.site.howto import HOW
from ludex_tools.site.listings import RuleGaps
from ludex_tools.site.listings import RuleTables

INDEXES: dict[str, Callable[..., Generated]] = {
    "rule-tables": RuleTables,
    "rule-gaps": RuleGaps,
    "rule-coverage": RuleCoverage,
    "rule-changes": RuleChanges,
    **HOW,
}
