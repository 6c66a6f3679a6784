"""The lobby: public tables where somebody is, as they change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from euchre.protocol.codec import encode
from euchre.protocol.people_messages import Lobby, LobbyGone, LobbyTable
from euchre.table.may import is_closed
from euchre.table.queue import TableQueue
from euchre.table.showing import seats_taken
from euchre.table.snapshot import house_rules, rules_text

__all__ = ["PublicTables"]


@dataclass(slots=True)
class PublicTables:
    """What the lobby lists, and who looks at it."""

    tables: dict[str, LobbyTable] = field(default_factory=dict)
    _lookers: list[Callable[[bytes], None]] = field(default_factory=list)

    def notice(self, queue: TableQueue) -> None:
        """Something has happened at a table: tell whoever looks if it is to be seen."""
        name, last = queue.table.facts.id, self.tables.get(queue.table.facts.id)
        settings = queue.table.facts.settings
        if settings is None or (last is None and settings.privacy != "public"):
            return
        shown = lobby_table(queue)
        if shown is None and last is not None:
            del self.tables[name]
            self._tell(encode(LobbyGone(table=name)))
        elif shown is not None and shown != last:
            self.tables[name] = shown
            self._tell(encode(shown))

    def drop(self, table: str) -> None:
        """A table is closed."""
        if self.tables.pop(table, None) is not None:
            self._tell(encode(LobbyGone(table=table)))

    @property
    def all(self) -> Lobby:
        """All that is listed: first where one can sit down at once."""
        listed = sorted(self.tables.values(), key=lambda one: (one.started, -one.free, one.table))
        return Lobby(tables=listed)

    def look(self, send: Callable[[bytes], None]) -> None:
        """Tell somebody all that is listed, and from now on each change."""
        send(encode(self.all))
        self._lookers.append(send)

    def look_away(self, send: Callable[[bytes], None]) -> None:
        """Tell somebody no more."""
        self._lookers.remove(send)

    def _tell(self, message: bytes) -> None:
        for send in self._lookers:
            send(message)


def lobby_table(queue: TableQueue) -> LobbyTable | None:
    """A table as the lobby lists it; None if it does not."""
    table, facts, settings = queue.table, queue.table.facts, queue.table.facts.settings
    is_over = bool(table.steps) and table.state.is_over
    somebody = queue.attendance.anybody(facts)
    if settings is None or settings.privacy != "public" or not somebody:
        return None
    people = len(facts.people)
    others = sum(not one.is_person for one in facts.seats)
    return LobbyTable(
        table=facts.id,
        preset=facts.preset,
        rules_text=rules_text(facts),
        house_rules=len(house_rules(facts)[0]),
        settings=settings,
        seats=seats_taken(facts, lambda seat: not queue.attendance.is_there(facts, seat)),
        free=0 if is_closed(table) else max(min(facts.most_people - people, others), 0),
        started=bool(table.steps) and not is_over,
        scores=[facts.rules.shown_score(one) for one in table.state.public.standing.scores],
        watchers=sum(queue.seat(one) is None for one in queue.listeners),
    )
