"""Figures of one run beside each other, and what they should keep to."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ratio:
    """Two figures of one run and what they should keep to; `bound` is a floor or a ceiling."""

    what: str
    figure: str
    beside: str
    ratio: float
    bound: float
    is_floor: bool

    @property
    def is_kept(self) -> bool:
        """Whether the ratio keeps to its bound."""
        return self.ratio >= self.bound if self.is_floor else self.ratio <= self.bound

    def __str__(self) -> str:
        """The line that is printed."""
        verdict = "kept" if self.is_kept else "NOT KEPT"
        wanted = f"at {'least' if self.is_floor else 'most'} {self.bound}"
        figures = f"{self.figure} beside {self.beside}"
        return f"{self.what}: {figures}: {self.ratio:.3f}, {wanted}: {verdict}"
