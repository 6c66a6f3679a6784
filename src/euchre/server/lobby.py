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
    on_change: Callable[[str, LobbyTable | None], None] = field(default=lambda _name, _shown: None)
    """Told what this process lists, and lists no more."""
    _elsewhere: dict[str, str] = field(default_factory=dict)
    """Which other process lists a table."""
    _lookers: list[Callable[[bytes], None]] = field(default_factory=list)

    def notice(self, queue: TableQueue) -> None:
        """Something has happened at a table: tell whoever looks if it is to be seen."""
        name, last = queue.table.facts.id, self.tables.get(queue.table.facts.id)
        settings = queue.table.facts.settings
        if settings is None or (last is None and settings.privacy != "public"):
            return
        shown = lobby_table(queue)
        if shown is not None and (shown != last or name in self._elsewhere):
            self._elsewhere.pop(name, None)
            self._list(name, shown)
            self.on_change(name, shown)
        elif shown is None:
            self.drop(name)

    def drop(self, table: str) -> None:
        """A table is closed, or is not to be listed."""
        if table in self.tables and table not in self._elsewhere:
            self._unlist(table)
            self.on_change(table, None)

    @property
    def own(self) -> list[str]:
        """The tables that this process lists."""
        return [name for name in self.tables if name not in self._elsewhere]

    def listed_elsewhere(self, process: str, table: str, shown: LobbyTable | None) -> None:
        """Another process lists a table, or does so no more."""
        if shown is not None:
            self._elsewhere[table] = process
            self._list(table, shown)
        elif self._elsewhere.get(table) == process:
            del self._elsewhere[table]
            self._unlist(table)

    def gone(self, process: str) -> None:
        """Another process lists nothing any more."""
        for table in [name for name, one in self._elsewhere.items() if one == process]:
            self.listed_elsewhere(process, table, None)

    def _list(self, table: str, shown: LobbyTable) -> None:
        self.tables[table] = shown
        self._tell(encode(shown))

    def _unlist(self, table: str) -> None:
        del self.tables[table]
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
