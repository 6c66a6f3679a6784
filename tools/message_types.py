"""Writes the client's message types, web/src/lib/protocol.ts, from the Python definitions.

Started as ``python tools/message_types.py`` it writes the file; with ``--check`` it writes
nothing and exits with 1 if the file is not what it would write. The definitions are read as
source, so that the names given to choices (``Pace``) and the docstrings of fields are kept.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROTOCOL = ROOT / "src" / "euchre" / "protocol"
MODULES = (
    "base",
    "game_messages",
    "table_messages",
    "hint_messages",
    "people_messages",
    "offer_messages",
    "replay_messages",
    "messages",
)
DEFINITIONS = tuple(PROTOCOL / f"{name}.py" for name in MODULES)
TYPES = ROOT / "web" / "src" / "lib" / "protocol.ts"

HEADER = "/* Generated from src/euchre/protocol by `make types`; do not edit. */\n"
_BASE = "Strict"
"""What all messages are made of; no message itself."""
_PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null"}


class UntranslatableError(ValueError):
    """A definition for which there is no rule here."""

    def __init__(self, node: ast.AST) -> None:
        """The error for that piece of source."""
        where = f"line {getattr(node, 'lineno', '?')}"
        super().__init__(f"{where}: no TypeScript for {ast.unparse(node)}")


def typescript(*sources: str) -> str:
    """The TypeScript for modules of message definitions.

    Raises:
        UntranslatableError: for a type or a statement that no rule covers.
    """
    blocks = [block for source in sources for block in _blocks(ast.parse(source).body)]
    return "\n".join([HEADER, *blocks])


def _blocks(body: Sequence[ast.stmt]) -> Iterator[str]:
    for node in body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name[0].isupper():
                yield f"export type {name} = {_type(value)};\n"
            case ast.ClassDef(name=name) if name != _BASE:
                yield _interface(node)
            case _:
                pass


def _interface(node: ast.ClassDef) -> str:
    lines = [*_comment(ast.get_docstring(node), ""), f"export interface {node.name} {{"]
    tags = [_value(keyword.value) for keyword in node.keywords if keyword.arg == "tag"]
    lines += [f"  type: {_quoted(tag)};" for tag in tags]
    following = [*node.body[1:], None]
    for statement, after in zip(node.body, following, strict=True):
        match statement:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation):
                lines += _comment(_text(after), "  ")
                lines.append(f"  {name}: {_type(annotation)};")
            case ast.Expr(value=ast.Constant(value=str())):
                pass
            case _:
                raise UntranslatableError(statement)
    return "\n".join([*lines, "}\n"])


def _text(node: ast.stmt | None) -> str | None:
    """The docstring that follows a field, if one does."""
    match node:
        case ast.Expr(value=ast.Constant(value=str() as text)):
            return text
        case _:
            return None


def _comment(text: str | None, indent: str) -> Iterator[str]:
    if text is None:
        return
    lines = [line.strip() for line in text.replace("``", "`").strip().splitlines()]
    if len(lines) == 1:
        yield f"{indent}/** {lines[0]} */"
        return
    yield f"{indent}/**"
    yield from (f"{indent} * {line}".rstrip() for line in lines)
    yield f"{indent} */"


def _type(node: ast.expr) -> str:
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return _PLAIN.get(name, name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{_type(left)} | {_type(right)}"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=choice):
            values = choice.elts if isinstance(choice, ast.Tuple) else [choice]
            return " | ".join(_quoted(_value(value)) for value in values)
        case ast.Subscript(
            value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[of, ast.Name(id="PARTLY")])
        ):
            return f"Partial<{_type(of)}>"
        case ast.Subscript(value=ast.Name(id="list"), slice=of):
            inner = _type(of)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{_type(key)}, {_type(value)}>"
        case _:
            raise UntranslatableError(node)


def _value(node: ast.expr) -> object:
    if not isinstance(node, ast.Constant):
        raise UntranslatableError(node)
    return node.value


def _quoted(value: object) -> str:
    if isinstance(value, str):
        return "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'"
    return str(value).lower() if isinstance(value, bool) else str(value)


def main(arguments: Sequence[str]) -> int:
    """Write the types, or say whether they are stale."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if stale")
    chosen = parser.parse_args(arguments)
    wanted = typescript(*(path.read_text(encoding="utf-8") for path in DEFINITIONS))
    if chosen.check:
        fresh = TYPES.exists() and TYPES.read_text(encoding="utf-8") == wanted
        print(f"{TYPES.relative_to(ROOT)} is {'fresh' if fresh else 'stale: run make types'}")
        return 0 if fresh else 1
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
