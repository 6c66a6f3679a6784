"""``euchre backup`` and ``euchre restore``: from the command line, with plain answers."""

from __future__ import annotations

from pathlib import Path

from tests.cli.running import Runner
from tests.server.running import Server


def test_games_move_to_another_folder(euchre: Runner, tmp_path: Path) -> None:
    """A backup that is taken while the server runs is played on from, elsewhere."""
    file, old, new = tmp_path / "backup", tmp_path / "old", tmp_path / "new"
    with Server(old) as server:
        table, token = server.open_table()
        ended = euchre("backup", str(file), "--data", str(old))
        assert (ended.code, ended.err) == (0, "")
        assert "A table is in" in ended.out
    assert euchre("restore", str(file), "--data", str(new)).code == 0
    with Server(new) as server, server.sit(table, token) as me:
        assert me.until_asked()["table"] == table


def test_what_cannot_be_is_said_in_a_sentence(euchre: Runner, tmp_path: Path) -> None:
    """No games, a file that is there, a folder with games: exit code 1, and what would be right."""
    file, folder = tmp_path / "backup", tmp_path / "games"
    ended = euchre("backup", str(file), "--data", str(folder))
    assert (ended.code, ended.out) == (1, "")
    assert "--data" in ended.err
    with Server(folder) as server:
        server.open_table()
    assert euchre("backup", str(file), "--data", str(folder)).code == 0
    for arguments, told in (
        (("backup", str(file), "--data", str(folder)), "never written over"),
        (("restore", str(file), "--data", str(folder)), "games already"),
        (("restore", str(tmp_path / "no"), "--data", str(tmp_path / "new")), "No such file"),
        (("backup", str(file), "--db", "mysql://me:hunter2@x/y"), "postgresql://"),
    ):
        ended = euchre(*arguments)
        assert (ended.code, ended.out) == (1, "")
        assert told in ended.err
        assert "hunter2" not in ended.err
