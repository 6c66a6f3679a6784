"""Whatever is said to a table, it answers or refuses, and goes on.

In the soak it is 100,000 messages.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any, get_args

from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.protocol.codec import BadMessageError, decode_message
from euchre.protocol.messages import ClientMessage
from euchre.table import replies
from tests.conftest import TIER
from tests.table.company import Company, two_against_computers, with_company

TAGS = [*(kind.__struct_config__.tag for kind in get_args(ClientMessage)), "win"]
INTS = st.one_of(st.integers(-2, 8), st.integers(-(2**70), 2**70))
TEXTS = st.one_of(
    st.sampled_from(["", "p-ann", "p-bob", "x", "\x00", "@seat-west", "phrase-hello", "fast"]),
    st.text(max_size=700),
)
VALUES = st.one_of(INTS, TEXTS, st.booleans(), st.none(), st.lists(INTS, max_size=2))
ACTIONS = st.fixed_dictionaries(
    {"kind": st.sampled_from(["pass", "order_up", "play", "bid", "name", "discard", "nothing"])},
    optional={"suit": TEXTS, "card": st.sampled_from(["JD", "9S", "ZZ"]), "alone": st.booleans()},
)
SETTINGS = st.fixed_dictionaries(
    {},
    optional={
        "people": INTS,
        "clock": st.sampled_from([0, 20, 60, 1]),
        "privacy": st.sampled_from(["public", "link", "secret"]),
        "rated": st.booleans(),
    },
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "id": TEXTS,
    "number": INTS,
    "seat": INTS,
    "first": INTS,
    "second": INTS,
    "tricks": INTS,
    "nonce": st.one_of(TEXTS, st.just("ab" * 32)),
    "player": st.one_of(TEXTS, st.sampled_from(["club", "random"])),
    "person": TEXTS,
    "why": TEXTS,
    "text": TEXTS,
    "yes": st.booleans(),
    "rotate": st.booleans(),
    "phrase": TEXTS,
    "pace": TEXTS,
    "token": TEXTS,
    "last": INTS,
    "action": ACTIONS,
    "settings": SETTINGS,
    "others": st.lists(TEXTS, max_size=9),
    "covered": st.booleans(),
}


def _fields_of(tag: str) -> list[str]:
    kinds = get_args(ClientMessage)
    fitting = [kind for kind in kinds if kind.__struct_config__.tag == tag]
    return [field for kind in fitting for field in kind.__struct_fields__]


@st.composite
def messages(draw: st.DrawFn) -> bytes:
    """A message that is nearly, or wholly, one that a table understands."""
    tag = draw(st.sampled_from(TAGS))
    names = [one for one in _fields_of(tag) if draw(st.integers(0, 9)) > 0]
    told = {
        name: draw(FIELDS.get(name, VALUES) if draw(st.integers(0, 9)) else VALUES)
        for name in names
    }
    if draw(st.integers(0, 19)) == 0:
        told["more"] = draw(VALUES)
    return json.dumps({"type": tag, **told}).encode("utf-8", "surrogatepass")


@settings(max_examples=5000 if TIER == "soak" else 20)
@given(st.lists(messages(), min_size=10, max_size=40))
def test_no_message_breaks_a_table(raw: list[bytes]) -> None:
    """Each is refused with a reason or done; none is a fault, and the next act counts."""

    async def scene(company: Company) -> None:
        ann, bob = await two_against_computers(company)
        people = [ann, bob, await company.come("Eve"), await company.come()]
        for at, one in enumerate(raw):
            with suppress(BadMessageError):
                company.queue.say(people[at % 4], decode_message(one))
        await company.rest()
        for person in people:
            assert "server-fault" not in person.failures
        assert company.ledger.kept == company.facts
        for person in people:
            # Nothing was told but what that seat may see.
            queue = company.queue
            if queue.sees_game(person):
                assert person.now == json.loads(replies.now(company.table, queue.sight(person)))

    with_company(scene)
