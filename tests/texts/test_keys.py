"""Catalogues and code agree: every key used exists, every message is used, in every language."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import euchre
from euchre.game import REFUSAL_KEYS
from euchre.rules import PRESETS, options
from euchre.texts import languages
from tests.texts.entries import messages

ROOT = Path(euchre.__file__).parent
CLIENT = ROOT.parent.parent / "web" / "src"
FORMS = re.compile(r"^(suit|rank|bid-name)-")
"""Messages that are looked up by the functions SUIT, CARD and BID."""


class _Found(Visitor):
    """What a message speaks of: variables, and other messages (methods named by the library)."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def _found(language: str) -> Mapping[str, _Found]:
    """What each message of a language speaks of."""
    found = {key: _Found() for key in messages(language)}
    for key, message in messages(language).items():
        found[key].visit(message)
    return found


def _variables(key: str, found: Mapping[str, _Found]) -> set[str]:
    """The variables of a message and of those that it quotes."""
    quoted = (_variables(one, found) for one in found[key].messages if one in found)
    return found[key].variables.union(*quoted)


@cache
def _code() -> list[tuple[Path, list[python.Call | python.Constant | python.JoinedStr]]]:
    """The calls and the strings of every file."""
    kinds = python.Call | python.Constant | python.JoinedStr
    return [
        (path, [node for node in python.walk(tree) if isinstance(node, kinds)])
        for path in sorted(ROOT.rglob("*.py"))
        for tree in [python.parse(path.read_text(encoding="utf-8"))]
    ]


def _key_arguments() -> Iterator[tuple[str, str]]:
    """The key of every Text, Refusal, Reason and Contradiction in the code: place and pattern."""
    for path, nodes in _code():
        for node in nodes:
            if isinstance(node, python.Call) and node.args and _makes_text(node.func):
                for pattern in _patterns(node.args[0]):
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", pattern


_SAID = {"Text", "Refusal", "Reason", "Problem", "Contradiction", "BrokenLogError"}
"""What carries the key of a message."""


def _makes_text(func: python.expr) -> bool:
    if isinstance(func, python.Attribute):
        func = func.value if func.attr == "of" else func
    return isinstance(func, python.Name) and func.id in _SAID


def _patterns(node: python.expr) -> Iterator[str]:
    """Regular expressions for the strings that an expression may be; none if it is a variable."""
    match node:
        case python.Constant(value=str(text)):
            yield re.escape(text)
        case python.JoinedStr(values=parts):
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, python.Constant) else ".*"
                for part in parts
            )
        case python.IfExp(body=body, orelse=orelse):
            yield from _patterns(body)
            yield from _patterns(orelse)
        case _:
            return


def _all_strings() -> set[str]:
    """Every string of the code, and every f-string as a pattern, the client's included."""
    found = {_client_string(one) for one in _client_words()}
    for _, nodes in _code():
        for node in nodes:
            if isinstance(node, python.Constant | python.JoinedStr):
                found.update(_patterns(node))
    return {one.removeprefix("@") for one in found}


def _client_words() -> Iterator[str]:
    for path in CLIENT.rglob("*"):
        if path.suffix in {".ts", ".svelte"}:
            yield from re.findall(
                r"['\"`]([a-z]+-[^'\"`\s]*)['\"`]", path.read_text(encoding="utf-8")
            )


def _client_string(text: str) -> str:
    return re.sub(r"\\\$\\\{.*?\\\}", ".*", re.escape(text))


def _keys_of_data() -> set[str]:
    """Keys that are put together from options, presets and sources."""
    keys = set(REFUSAL_KEYS)
    for option in options():
        key = f"option-{option.key.replace('.', '-')}"
        keys |= {key, f"{key}-why", *(f"{key}-{one}" for one in option.choices)}
    for preset in PRESETS.values():
        keys |= {f"preset-{preset.id}", f"preset-{preset.id}-why"}
        keys |= {f"source-{one}" for one in preset.sources}
    return keys


def test_every_key_in_the_code_exists() -> None:
    """A key given to Text is a message; a key with a variable part fits at least one."""
    places = list(_key_arguments())
    assert len(places) > 100
    keys = "\n".join(messages("en"))
    missing = [
        f"{place} {pattern}"
        for place, pattern in places
        if not re.search(f"^(?:{pattern})$", keys, re.MULTILINE)
    ]
    assert missing == []


def test_every_message_is_used() -> None:
    """No message is left over: the code, the client, the data or another message names it."""
    strings = {one for one in _all_strings() if re.match(r"[a-z]+-", one.replace("\\", ""))}
    plain = {one.replace("\\", "") for one in strings if ".*" not in one}
    patterns = [re.compile(one) for one in strings if ".*" in one]
    quoted = {key for found in _found("en").values() for key in found.messages}
    known = quoted | plain | _keys_of_data()
    steps = re.compile("option-entry-steps-")
    unused = [
        key
        for key in messages("en")
        if key not in known
        and not FORMS.match(key)
        and not steps.match(key)
        and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []


@pytest.mark.parametrize("language", languages())
def test_messages_have_the_variables_of_english(language: str) -> None:
    """No message asks for an argument that the code does not give."""
    found, english = _found(language), _found("en")
    for key in found:
        assert _variables(key, found) <= _variables(key, english), key


@pytest.mark.parametrize("language", languages())
def test_messages_quote_only_messages_that_exist(language: str) -> None:
    """A reference to another message leads somewhere."""
    found = _found(language)
    for key, speaks_of in found.items():
        assert speaks_of.messages <= found.keys(), key
