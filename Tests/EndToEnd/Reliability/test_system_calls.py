"""What the program asks of the system: no network, no other process, nothing written but what was asked for, nobody's own settings."""

import os
import pathlib
import socket
import subprocess

import pytest
from raw_client import ENVIRONMENT, PATIENCE, PROGRAM, Client, call, packed
from sample_app import FILES, make_app
from rows import is_right, place
from test_writing import MENDABLE
from traces import Trace, strace

# Commands, the code that each ends with, and what it writes. A name in a folder is written whole by way of a hidden one beside it.
COMMANDS = [
    (["scan"], 0, []), (["scan", "--format", "json"], 0, []), (["check"], 0, []), (["check", "--format", "sarif"], 0, []),
    (["check", "--format", "json", "--output", "out.json"], 0, ["out.json"]), (["fix", "--dry-run"], 1, []),
    (["fix", "--diff"], 1, []), (["fix"], 0, ["Menu.swift"]), (["baseline", "write"], 0, ["waymark-baseline.json"]),
    (["init"], 0, [".waymark.yml"]), (["config"], 0, []), (["rules"], 0, []), (["explain", "EditorViewInput"], 0, []),
    (["match-url", "app://editor/1"], None, []),
]
PROGRAMS = [os.path.dirname(PROGRAM), os.path.dirname(os.path.realpath(PROGRAM))]
SYSTEM = ("/dev/", "/etc/ld.so", "/lib", "/opt/", "/proc/", "/sys/", "/usr/")


@pytest.fixture
def tree(tmp_path):
    folder = tmp_path / "App"
    folder.mkdir()
    make_app(folder)
    (folder / "Menu.swift").write_text(MENDABLE)
    # Whoever would ask git, or run what a tree holds, comes by here.
    for name in [".git/HEAD", ".git/config", "Package.swift", "Podfile", ".swiftlint.yml"]:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text("")
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / ".gitconfig").write_text("")
    return folder


def environment(tree):
    return ENVIRONMENT | {"HOME": str(tree.parent / "home")}


def expect_innocent(trace: Trace, tree, written=(), network=()):
    assert len(trace.started) == 1 and trace.started[0].startswith("execve"), trace.started
    assert len(trace.network) == len(network) and all(
        part in line for line, part in zip(trace.network, network)), trace.network
    names = {name for path in trace.written for name in [pathlib.PurePath(path).name]}
    allowed = set(written) | {pathlib.PurePath(path).name for path in trace.written if is_draft(path, written)}
    assert names <= allowed | {"null"}, names
    home = str(tree.parent / "home")
    assert not [path for path in trace.opened | trace.written if path.startswith(home)]
    foreign = [
        path for path in trace.opened
        if path.startswith("/") and not path.startswith((str(tree), *PROGRAMS, *SYSTEM))]
    # Up to the top of the repository, which the tree is: what lies above is not asked for.
    assert not foreign


def is_draft(path, written):
    name = pathlib.PurePath(path).name
    return any(name.startswith(f".{wanted}.waymark-") for wanted in written)


@pytest.mark.parametrize("arguments, code, written", COMMANDS, ids=lambda value: " ".join(value) if isinstance(value, list) else "")
def test_command(arguments, code, written, tree, tmp_path):
    log = tmp_path / "trace"
    result = subprocess.run(
        [*strace(log), PROGRAM, *arguments], cwd=tree, capture_output=True, timeout=PATIENCE, env=environment(tree))
    assert code is None or result.returncode == code, result.stderr
    expect_innocent(Trace(log), tree, written)


def test_session(tree, tmp_path):
    """Everything that an editor usually does, with the server's own watch."""
    log = tmp_path / "trace"
    with Client(before=strace(log), env=environment(tree), cwd=tree) as client:
        client.folder, client.menu = tree, (tree / "Menu.swift").as_uri()
        client.initialize(tree)
        client.open(client.menu, FILES["Menu.swift"])
        assert is_right(client, client.request("textDocument/definition", place(client)))
        for method in ["hover", "references", "implementation", "completion", "codeLens", "documentLink", "prepareCallHierarchy"]:
            client.response(client.ask(f"textDocument/{method}", place(client, context={"includeDeclaration": True})))
        (tree / "EditorRouter.swift").unlink()
        assert client.wait(lambda message: message.get("method") == "textDocument/publishDiagnostics")
        for method in ["workspace/symbol", "workspace/diagnostic", "waymark/routes", "waymark/status"]:
            client.response(client.ask(method, {"query": "", "previousResultIds": []}))
        assert client.leave() == 0
    expect_innocent(Trace(log), tree, [])


@pytest.mark.parametrize("family, way", [(socket.AF_INET, "--socket"), (socket.AF_UNIX, "--pipe")], ids=["socket", "pipe"])
def test_the_way_to_the_client(family, way, tree, tmp_path):
    """One socket and one connection, to where the editor listens on this machine."""
    log = tmp_path / "trace"
    with socket.socket(family) as listener:
        listener.bind(("127.0.0.1", 0) if family == socket.AF_INET else str(tmp_path / "s"))
        listener.listen()
        listener.settimeout(PATIENCE)
        address = str(listener.getsockname()[1]) if family == socket.AF_INET else listener.getsockname()
        process = subprocess.Popen([*strace(log), PROGRAM, "lsp", way, address], cwd=tree, env=environment(tree))
        connection, _ = listener.accept()
        params = {"processId": None, "capabilities": {}, "rootUri": tree.as_uri()}
        messages = [call("initialize", params, id=1), call("initialized"), call("shutdown", id=2), call("exit")]
        with connection:
            connection.sendall(b"".join(map(packed, messages)))
            assert process.wait(60) == 0
    there = f"htons({address}), sin_addr=inet_addr(\"127.0.0.1\")" if family == socket.AF_INET else address
    expect_innocent(Trace(log), tree, network=["socket(", there])
