"""The pieces of tools/bench.py that need a browser."""

from __future__ import annotations

import json
import os
import re
import subprocess

from measurements import ROOT
from ratios import Ratio

_WEB = ROOT / "web"
_TEST = "tests/browser/frame.test.ts"


def next_frame() -> Ratio:
    """From a press on a card to the frame after it, in milliseconds: cards under way, or at rest.

    Raises:
        RuntimeError: if the test in the browser did not come to its end.
    """
    command = ("npx", "vitest", "run", "--config", "vitest.browser.config.ts", _TEST)
    done = subprocess.run(
        command,
        cwd=_WEB,
        env={**os.environ, "EUCHRE_TIER": "bench", "NO_COLOR": "1"},
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    found = re.search(r"^frames (\{.*\})$", done.stdout, re.MULTILINE)
    if done.returncode != 0 or found is None:
        raise RuntimeError(f"{_TEST} did not come to its end:\n{done.stdout[-2000:]}")
    told = json.loads(found[1])
    moving, resting = (
        f"{told[how]['p50']:.0f} ms, 98 of 100 within {told[how]['p98']:.0f} ms"
        for how in ("moving", "resting")
    )
    return Ratio(
        f"a press answered by a frame while cards move, {told['moving']['count']} presses",
        moving,
        f"at rest, {resting}",
        told["moving"]["p50"] / told["resting"]["p50"],
        3,
        is_floor=False,
    )


MEASURES = (next_frame,)
