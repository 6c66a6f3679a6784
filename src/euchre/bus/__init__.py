"""What carries messages between the server processes that share tables.

A process has an id, a lease that says that it lives, and hears what others send to it. Who
keeps which table is no matter of the bus: that stands in the database
(:mod:`euchre.store.owners`). A single process needs no bus, and then none is imported.
"""

from euchre.bus.base import LEASE, Bus, BusError, Hear

__all__ = ["LEASE", "Bus", "BusError", "Hear"]
