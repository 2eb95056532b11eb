"""The site: one tree of pages a language, built by Sphinx from the rulebooks, the guides and the scenarios."""

from ludex_tools.site.build import build
from ludex_tools.site.serve import serve

__all__ = ["build", "serve"]
