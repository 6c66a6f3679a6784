"""Files of games: our log, Euchre Game Notation, Trickster PTN, files of deals, lines of text.

Each format is a module with ``loads``, ``load``, ``dumps`` and ``dump`` as in :mod:`json`,
and ``read``, which raises nothing: it gives a :class:`Record`, which is the game as far as the
rules let it go, with the list of :class:`Problem` that say what is wrong and where.
:mod:`~euchre.notation.files` finds out which format a text is in.
"""

from euchre.notation import egn, log, ptn
from euchre.notation.cases import CheckedDeal, CheckedGame, CheckReport, check
from euchre.notation.files import format_named, format_of, read, write
from euchre.notation.problems import NotationError, Place, Problem, refusing
from euchre.notation.record import Opening, Record, opening_state
from euchre.notation.seen import SeenLog, dumps_seen, read_seen
from euchre.notation.text import action_text, deal_text, parse_action, parse_deal

__all__ = [
    "CheckReport",
    "CheckedDeal",
    "CheckedGame",
    "NotationError",
    "Opening",
    "Place",
    "Problem",
    "Record",
    "SeenLog",
    "action_text",
    "check",
    "deal_text",
    "dumps_seen",
    "egn",
    "format_named",
    "format_of",
    "log",
    "opening_state",
    "parse_action",
    "parse_deal",
    "ptn",
    "read",
    "read_seen",
    "refusing",
    "write",
]
