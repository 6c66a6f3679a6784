"""How Sphinx builds the guides and the reference: offline, nothing from elsewhere."""

from __future__ import annotations

import sys
from pathlib import Path

from euchre import __version__

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from doc_pages import write_pages

write_pages()

project = "euchre"
author = "the authors of euchre"
release = __version__
copyright = "2026, the authors of euchre"  # noqa: A001 - Sphinx's name for it

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["_build"]

# Every page and file that a page needs is in the folder that is built.
html_theme = "furo"
html_title = f"euchre {release}"
html_copy_source = False
html_show_copyright = False

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_default_options = {"members": True, "show-inheritance": False}
python_use_unqualified_type_names = True
