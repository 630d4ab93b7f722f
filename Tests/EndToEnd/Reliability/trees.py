"""Folders that nobody wants to read, and the commands that read them all the same."""

import contextlib
import json
import os
import pathlib
import shutil
import subprocess
import tempfile

import pytest
from raw_client import ENVIRONMENT, PATIENCE, PROGRAM, Client
from sample_app import FILES, make_app
from rows import is_right, place

IS_ROOT = os.getuid() == 0
NOBODY = 65534


def run(folder, *arguments, code=0, before=(), **options):
    """What the command prints and says. It must end in time, and with this code."""
    command = [*before, PROGRAM, *arguments]
    result = subprocess.run(
        command, cwd=folder, capture_output=True, timeout=PATIENCE, **{"env": ENVIRONMENT, "stdin": subprocess.DEVNULL, **options})
    output, messages = result.stdout.decode(), result.stderr.decode()
    assert result.returncode == code, f"{result.returncode}: {output[-2000:]} {messages[-2000:]}"
    return output, messages


def scan(folder, *arguments, files=None, **options):
    """What is said of a tree in which the app is whole, whatever lies beside it."""
    output, messages = run(folder, "scan", "--format", "json", *arguments, **options)
    document = json.loads(output)
    assert ("EditorViewInput", "registered") in [(route["name"], route["status"]) for route in document["routes"]]
    if files is not None:
        assert document["summary"]["files"] == len(FILES) + files, messages
    return document, messages


def serve(folder):
    """An editor is answered too."""
    with Client() as client:
        client.folder, client.menu = folder, (folder / "Menu.swift").as_uri()
        client.initialize(folder)
        assert is_right(client, client.request("textDocument/definition", place(client)))
        status = client.request("waymark/status")
        assert client.leave() == 0
    return status


@contextlib.contextmanager
def app():
    """A folder that other users may read, with a whole app."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="waymark-test-"))
    folder.chmod(0o755)
    make_app(folder)
    try:
        yield folder
    finally:
        subprocess.run(["rm", "-rf", folder])


def as_nobody():
    """What stands before a command that another user runs: root may read everything."""
    if not IS_ROOT:
        return []
    if not shutil.which("setpriv"):
        pytest.skip("root may read everything, and there is no setpriv to be somebody else")
    command = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
    if subprocess.run([*command, PROGRAM, "--version"], capture_output=True).returncode:
        pytest.skip("another user cannot run the program where it lies")
    return command


@contextlib.contextmanager
def small_disk():
    """A file system of its own, of 1 MiB."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="waymark-disk-"))
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "waymark", folder]
    if not IS_ROOT or not shutil.which("mount") or subprocess.run(mount, capture_output=True).returncode:
        folder.rmdir()
        pytest.skip("no file system can be mounted by this user")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True)
        folder.rmdir()


def fill(folder):
    """Until not a byte is left."""
    for size in [1 << 16, 1 << 12, 1]:
        with contextlib.suppress(OSError), open(folder / f"full{size}", "wb", buffering=0) as file:
            while True:
                file.write(b"x" * size)
