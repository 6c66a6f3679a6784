"""A match in words: which messages of ``arena.ftl`` say its table."""

from __future__ import annotations

from euchre.arena.setup import MatchSetupError
from euchre.arena.state_file import MatchStateError
from euchre.arena.table import MatchTable, PlayerRow, SeatRow
from euchre.arena.tally import COUNTS
from euchre.arena.tasks import WorkersError
from euchre.texts import Text

__all__ = ["cells", "columns", "headline", "rows", "trouble"]


def headline(table: MatchTable) -> tuple[Text, ...]:
    """The sentences above the table: how many deals, and what each player gained."""
    return (
        Text.of("arena-played", deals=table.deals, played=table.deals_played),
        *(
            Text.of(
                "arena-points",
                player=row.name,
                points=f"{row.points_per_deal:+.3f}",
                error=f"{row.standard_error:.3f}",
            )
            for row in table.players
        ),
        *(
            Text.of("arena-without-maker", outcome=f"@arena-{_key(outcome)}", n=number)
            for outcome, number in table.without_maker
        ),
    )


def _key(outcome: str) -> str:
    return outcome.replace("_", "-")


def columns() -> tuple[Text, ...]:
    """The heads of the columns: the player's seat, then each count."""
    return (Text.of("arena-column-seat"), *(Text.of(f"arena-column-{what}") for what in COUNTS))


def rows(row: PlayerRow) -> tuple[SeatRow, ...]:
    """The rows of one player: each position, then all together."""
    return (*row.seats, row.all_seats)


def cells(seat: SeatRow, players: int) -> tuple[Text, ...]:
    """The cells of a row: the position in words, then the counts."""
    if not seat.position:
        name = Text.of("arena-all-seats")
    elif seat.position == players:
        name = Text.of("arena-seat-dealer")
    else:
        name = Text.of("arena-seat", n=seat.position)
    return (name, *(Text.of("arena-count", n=number) for _, number in seat.counts))


def trouble(error: MatchSetupError | MatchStateError | WorkersError) -> Text:
    """The sentence that says why there is no such match."""
    if isinstance(error, MatchStateError):
        return Text.of(error.key, path=str(error.path), line=error.line, detail=error.detail)
    return Text.of(error.key, **error.named)
