"""Settings of Sphinx; the language and a hash of the inputs come from the command line."""

project = "Ludex"
author = "The Ludex authors"
html_title = "Ludex"

extensions = ["myst_parser", "ludex_tools.site.extension"]
myst_enable_extensions = ["colon_fence", "deflist"]
source_suffix = {".md": "markdown"}
suppress_warnings = ["config.cache"]
nitpicky = True
smartquotes = False  # both languages write their own

templates_path = ["templates"]
html_static_path = ["static"]
html_theme = "furo"
html_favicon = "static/icon.svg"
html_css_files = ["ludex.css", "reading.css"]
html_js_files = [(name, {"defer": "defer"}) for name in ("ludex.js", "previews.js", "beside.js")]
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
html_copy_source = False
html_show_sourcelink = False
html_permalinks = False  # the number of a section is its permalink
html_use_index = False
html_domain_indices = False
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"
