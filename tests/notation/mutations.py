"""Valid files made wrong: by a character, by a line, by a value."""

from __future__ import annotations

import json
import random

__all__ = ["broken_text", "broken_value"]

_CHARACTERS = '0123456789XJQKATNSHDCshdc{}[]",:- \n\x00\ud800♠é'
_VALUES: tuple[object, ...] = (
    None,
    True,
    False,
    0,
    -1,
    7,
    10**30,
    1.5,
    "",
    "X",
    "Xx",
    "9S",
    "Jd",
    "R",
    "Bh",
    "pass",
    "order up alone",
    "play JK",
    [],
    {},
    [[]],
    [0, "JD"],
    {"a": []},
    "\ud800",
)


def broken_text(text: str, rng: random.Random) -> str:
    """The text with one to three small things changed."""
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(text) + 1)
        to = min(len(text), at + rng.choice((1, 1, 1, 2, 5, 40)))
        match rng.randrange(6):
            case 0:
                text = text[:at]
            case 1:
                text = text[:at] + text[to:]
            case 2:
                text = text[:at] + rng.choice(_CHARACTERS) + text[at:]
            case 3:
                text = text[:at] + rng.choice(_CHARACTERS) + text[at + 1 :]
            case 4:
                text = text[:to] + text[at:to] + text[to:]
            case _:
                lines = text.split("\n")
                one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
                lines[one], lines[other] = lines[other], lines[one]
                text = "\n".join(lines)
    return text


def broken_value(text: str, rng: random.Random) -> str:
    """The JSON text with one to three of its values replaced, lost or put twice."""
    plain = json.loads(text)
    for _ in range(rng.randint(1, 3)):
        _break(plain, rng)
    return json.dumps(plain)


def _break(plain: object, rng: random.Random) -> None:
    """Change one value somewhere inside."""
    if isinstance(plain, dict) and plain:
        key = rng.choice(list(plain))
        if _is_to_be_entered(plain[key], rng):
            _break(plain[key], rng)
        elif rng.random() < 0.4:
            del plain[key]
        else:
            plain[key] = rng.choice(_VALUES)
    elif isinstance(plain, list) and plain:
        at = rng.randrange(len(plain))
        if _is_to_be_entered(plain[at], rng):
            _break(plain[at], rng)
            return
        match rng.randrange(3):
            case 0:
                del plain[at]
            case 1:
                plain.insert(at, plain[at])
            case _:
                plain[at] = rng.choice(_VALUES)


def _is_to_be_entered(value: object, rng: random.Random) -> bool:
    return isinstance(value, list | dict) and bool(value) and rng.random() < 0.85
