"""How much is tested: ``EUCHRE_TIER=test`` (the default) or ``EUCHRE_TIER=soak``.

The first takes small counts that are the same in every run, so that nothing but the code
decides how it ends. The second takes large counts, new ones in every run, and the tests
marked ``soak`` too; Hypothesis keeps what failed in ``.hypothesis`` and begins with it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.postgres import Postgres, running_postgres

TIER = os.environ.get("EUCHRE_TIER", "test")

settings.register_profile("test", max_examples=20, deadline=None, derandomize=True, database=None)
settings.register_profile("soak", max_examples=1000, deadline=None, print_blob=True)
settings.load_profile(TIER)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests that need one."""
    with running_postgres() as running:
        yield running


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests marked ``soak`` unless they are asked for."""
    if TIER == "soak":
        return
    left_out = [item for item in items if item.get_closest_marker("soak")]
    items[:] = [item for item in items if not item.get_closest_marker("soak")]
    config.hook.pytest_deselected(items=left_out)
