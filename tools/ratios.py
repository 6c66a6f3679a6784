"""Figures of one run beside each other, and what they should keep to."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ratio:
    """Two figures of one run and what they should keep to; `bound` is a floor or a ceiling.

    Where more is wanted than was ever reached, `wished` says what, and the bound is what was
    measured less a margin: a loss of speed is noticed, and the wish is called missed.
    """

    what: str
    figure: str
    beside: str
    ratio: float
    bound: float
    is_floor: bool
    wished: float | None = None

    @property
    def is_kept(self) -> bool:
        """Whether the ratio keeps to its bound."""
        return self._keeps_to(self.bound)

    def _keeps_to(self, bound: float) -> bool:
        return self.ratio >= bound if self.is_floor else self.ratio <= bound

    def __str__(self) -> str:
        """The line that is printed."""
        verdict = "kept" if self.is_kept else "NOT KEPT"
        wanted = f"at {'least' if self.is_floor else 'most'} {self.bound}"
        figures = f"{self.figure} beside {self.beside}"
        line = f"{self.what}: {figures}: {self.ratio:.3f}, {wanted}: {verdict}"
        if self.wished is None:
            return line
        return f"{line}; wished {self.wished}: {'met' if self._keeps_to(self.wished) else 'missed'}"
