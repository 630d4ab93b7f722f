"""The archive runs on systems on which nothing is installed for it: WAYMARK_BARE_ROOTS names their root folders.

    debootstrap --variant=minbase bookworm /tmp/bookworm
    WAYMARK_BARE_ROOTS=/tmp/bookworm WAYMARK_PROGRAM=.build/release/waymark pytest Tests/EndToEnd/Distribution/test_bare_root.py

The user must be root, for chroot and mount."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile

import pytest
from distribution import PROGRAM, ROOT, run

ROOTS = [pathlib.Path(root) for root in os.environ.get("WAYMARK_BARE_ROOTS", "").split(":") if root]
# Of Debian 12, the oldest system that the documentation names.
NEWEST_GLIBC = (2, 36)

NEEDS_ROOTS = pytest.mark.skipif(not ROOTS, reason="WAYMARK_BARE_ROOTS names no folder")


def changes_mounts():
    return sys.platform == "linux" and os.geteuid() == 0 and subprocess.run(["unshare", "-m", "true"]).returncode == 0


@pytest.mark.skipif(not changes_mounts(), reason="mounts cannot be changed here")
def test_without_proc():
    command = ["unshare", "-m", "sh", "-c", 'umount -l /proc && exec "$0" "$@"', PROGRAM, "check"]
    result = subprocess.run(command, capture_output=True, text=True)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "waymark: the arguments cannot be read, because /proc is not mounted\n"


@pytest.fixture(scope="module", params=ROOTS, ids=lambda root: root.name)
def bare(request, archive):
    """Runs the unpacked program in a root folder, beside a copy of an example."""
    with tempfile.TemporaryDirectory(dir=request.param / "tmp") as folder:
        with tarfile.open(archive) as packed:
            packed.extractall(folder, filter="tar")
        shutil.copytree(ROOT / "Examples/Notes", pathlib.Path(folder, "Notes"))
        place = pathlib.Path("/", pathlib.Path(folder).relative_to(request.param))
        program = place / archive.name.removesuffix(".tar.gz") / "bin/waymark"

        def start(*arguments, **options):
            script = 'mount -t proc proc "$0/proc" && exec chroot "$0" env -i "$@"'
            command = ["unshare", "-m", "sh", "-c", script, request.param, program, *arguments]
            return subprocess.run(command, capture_output=True, **options)

        yield start, place / "Notes"


@NEEDS_ROOTS
def test_version(bare):
    start, _ = bare
    result = start("--version")
    assert (result.returncode, result.stdout.decode()) == (0, run(PROGRAM, "--version"))


@NEEDS_ROOTS
def test_commands(bare):
    start, notes = bare
    routes = start("scan", "--format", "csv", notes)
    assert routes.returncode == 0, routes.stderr
    assert len(routes.stdout.splitlines()) > 25
    check = start("check", notes)
    assert (check.returncode, check.stdout, check.stderr.splitlines()[-1]) == (0, b"", b"0 errors")


def frame(message):
    body = json.dumps({"jsonrpc": "2.0", **message}).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


@NEEDS_ROOTS
def test_server(bare):
    start, notes = bare
    parameters = {"processId": None, "rootUri": f"file://{notes}", "capabilities": {}}
    conversation = [
        {"id": 1, "method": "initialize", "params": parameters}, {"method": "initialized", "params": {}},
        {"id": 2, "method": "shutdown"}, {"method": "exit"},
    ]
    result = start("lsp", input=b"".join(map(frame, conversation)))
    assert result.returncode == 0, result.stderr
    bodies = [json.loads(part.split(b"\r\n\r\n")[1]) for part in result.stdout.split(b"Content-Length: ")[1:]]
    answers = {body["id"]: body for body in bodies if "id" in body and "method" not in body}
    assert answers[1]["result"]["serverInfo"]["name"].lower() == "waymark"
    assert answers[2]["result"] is None


@NEEDS_ROOTS
def test_needed_glibc():
    symbols = run("objdump", "-T", PROGRAM)
    needed = {tuple(map(int, version)) for version in re.findall(r"GLIBC_(\d+)\.(\d+)", symbols)}
    assert max(needed) <= NEWEST_GLIBC
