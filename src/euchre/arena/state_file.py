"""The file from which a match goes on: JSON Lines, a header and then one line for each chunk."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from euchre import __version__
from euchre.arena.setup import CHUNK, MatchSetup
from euchre.arena.tally import Tally
from euchre.rules import to_plain

__all__ = ["MatchStateError", "StateFile"]

_FORMAT = "euchre-match"


class MatchStateError(ValueError):
    """A state file that cannot be used. ``key`` is a message of ``arena.ftl``.

    ``path`` is the file, ``line`` the place in it (0 for the file as a whole), ``detail``
    what the system or the parser said.
    """

    def __init__(self, key: str, path: Path, line: int = 0, detail: str = "") -> None:
        """The error for that file."""
        self.key, self.path, self.line, self.detail = key, path, line, detail
        super().__init__(f"{key}: {path}, line {line}: {detail}")


class StateFile:
    """The finished chunks of a match, on disk."""

    def __init__(self, path: Path, setup: MatchSetup) -> None:
        """The file for that match; it is made when the first chunk is added."""
        self._path, self._setup = path, setup
        self.chunks: dict[int, Tally] = {}
        """The tallies that the file holds."""

    def load(self) -> None:
        """Read the chunks that are there. A last line that was cut off is removed.

        Raises:
            MatchStateError: if the file belongs to another match, is broken, or cannot be read.
        """
        try:
            whole = self._path.read_bytes()
        except FileNotFoundError:
            return
        except OSError as error:
            raise self._unusable("arena-state-unreadable", error) from error
        # A line is whole only with its end: a match may be stopped while it writes.
        kept = whole[: whole.rfind(b"\n") + 1]
        if len(kept) < len(whole):
            self._write(kept, "wb")
        for number, line in enumerate(kept.splitlines(), 1):
            self._read_line(number, line)

    def _read_line(self, number: int, line: bytes) -> None:
        try:
            plain = json.loads(line)
            if number == 1:
                self._check_header(plain)
                return
            chunk, tally = int(plain["chunk"]), Tally.from_plain(plain["tally"])
        except (ValueError, KeyError, TypeError) as error:
            if isinstance(error, MatchStateError):
                raise
            raise MatchStateError("arena-state-broken", self._path, number, str(error)) from error
        # The last chunk of a shorter match is played again in a longer one.
        if chunk < self._setup.chunks and tally.sets == len(self._setup.deals_of(chunk)):
            self.chunks[chunk] = tally

    def _check_header(self, plain: Any) -> None:  # noqa: ANN401 - it is anything that JSON can be
        wanted = self._header()
        if not isinstance(plain, dict) or plain.get("format") != _FORMAT:
            raise MatchStateError("arena-state-no-match", self._path, 1)
        for key, value in wanted.items():
            if plain.get(key) != value:
                raise MatchStateError("arena-state-other-match", self._path, 1, key)

    def _header(self) -> dict[str, object]:
        setup = self._setup
        return {
            "format": _FORMAT,
            "version": __version__,
            "players": list(setup.players),
            "rules": to_plain(setup.rules),
            "seed": setup.seed,
            "scores": None if setup.scores is None else list(setup.scores),
            "budget": [setup.limit.nodes, setup.limit.worlds],
            "chunk": CHUNK,
        }

    def add(self, chunk: int, tally: Tally) -> None:
        """Write a finished chunk.

        Raises:
            MatchStateError: if it cannot be written.
        """
        lines = [] if self._path.exists() and self._path.stat().st_size else [self._header()]
        lines.append({"chunk": chunk, "tally": tally.to_plain()})
        text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
        self._write(text.encode(), "ab")
        self.chunks[chunk] = tally

    def _write(self, content: bytes, mode: str) -> None:
        try:
            with self._path.open(mode) as file:
                file.write(content)
        except OSError as error:
            raise self._unusable("arena-state-unwritable", error) from error

    def _unusable(self, key: str, error: OSError) -> MatchStateError:
        return MatchStateError(key, self._path, detail=error.strerror or str(error))
