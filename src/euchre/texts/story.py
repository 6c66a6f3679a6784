"""All that is said at a table: functions of a View, a table or an event, giving Texts.

Terminal and server alike say these; nothing in them depends on what the reader may not
know. A :class:`Reader` says for whom a sentence is and what the seats are called.
"""

from euchre.texts.acts import action_label, consequence, speech
from euchre.texts.bids import bid_in_force, bid_text, bids_by_number
from euchre.texts.contracts import contract_text, partner_text, role
from euchre.texts.events import event_text, story, trick_text
from euchre.texts.prompts import hint_line, prompt, refusal_text, why_not
from euchre.texts.reader import Reader, seat_names
from euchre.texts.results import result_headline, result_why, scored_texts
from euchre.texts.scores import end_notes, game_headline, game_why, score_text

__all__ = [
    "Reader",
    "action_label",
    "bid_in_force",
    "bid_text",
    "bids_by_number",
    "consequence",
    "contract_text",
    "end_notes",
    "event_text",
    "game_headline",
    "game_why",
    "hint_line",
    "partner_text",
    "prompt",
    "refusal_text",
    "result_headline",
    "result_why",
    "role",
    "score_text",
    "scored_texts",
    "seat_names",
    "speech",
    "story",
    "trick_text",
    "why_not",
]
