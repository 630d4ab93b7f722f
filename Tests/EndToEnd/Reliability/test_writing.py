"""A disk that is full or may not be written: what was there stays, nothing half-written is left, and it is said."""

import os
import subprocess

import pytest
from raw_client import ENVIRONMENT, PATIENCE, Client
from sample_app import FILES, make_app
from traces import failing
from trees import fill, run, small_disk

MENDABLE = "// waymark:ignore lookup-unregistered - it was written later\n" + FILES["Menu.swift"]
OLD = {"out.json": "old", "waymark-baseline.json": '{"version":1,"findings":[\n]}\n', "summary.md": "x" * 4_095 + "\n"}
WRITERS = {
    "check --output": ["check", "--format", "json", "--output", "out.json"],
    "check --format": ["check", "--format", "sarif=out.json"],
    "check, for GitHub": ["check", "--format", "github"],
    "baseline write": ["baseline", "write"],
    "init": ["init"],
    "fix": ["fix"],
}


def prepare(folder):
    make_app(folder)
    (folder / "Menu.swift").write_text(MENDABLE)
    for name, text in OLD.items():
        (folder / name).write_text(text)


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.startswith("full")}


def refused(folder, arguments, reason):
    before = contents(folder)
    environment = ENVIRONMENT | {"GITHUB_STEP_SUMMARY": str(folder / "summary.md")}
    _, messages = run(folder, *arguments, code=2, env=environment)
    assert "not written: " + reason in messages
    after = contents(folder)
    # What is added to a file may be there in part.
    assert after.pop("summary.md").startswith(before.pop("summary.md"))
    assert after == before


@pytest.mark.parametrize("arguments", WRITERS.values(), ids=WRITERS.keys())
def test_a_full_disk(arguments):
    with small_disk() as folder:
        prepare(folder)
        fill(folder)
        refused(folder, arguments, "No space left on device")


@pytest.mark.parametrize("arguments", WRITERS.values(), ids=WRITERS.keys())
def test_a_disk_that_is_read_only(arguments):
    with small_disk() as folder:
        prepare(folder)
        subprocess.run(["mount", "-o", "remount,ro", folder], check=True)
        refused(folder, arguments, "Read-only file system")


@pytest.mark.parametrize("arguments", [WRITERS["check --output"], WRITERS["fix"], WRITERS["baseline write"]], ids=" ".join)
@pytest.mark.parametrize("call", ["fsync", "fchmod", "rename"])
def test_errors_of_the_disk(call, arguments, tmp_path):
    """Whatever fails on the way, the old file stays."""
    folder = tmp_path / "App"
    folder.mkdir()
    prepare(folder)
    before = contents(folder)
    _, messages = run(folder, *arguments, code=2, before=failing(call, "EIO", tmp_path / "log"))
    assert "not written: Input/output error" in messages
    assert contents(folder) == before


def test_what_is_read_needs_no_disk():
    """Neither a full nor a read-only one keeps the program from reading."""
    with small_disk() as folder:
        make_app(folder)
        fill(folder)
        subprocess.run(["mount", "-o", "remount,ro", folder], check=True)
        environment = ENVIRONMENT | {"HOME": "/nowhere", "TMPDIR": str(folder)}
        run(folder, "check", env=environment)
        run(folder, "scan", env=environment)
        with Client(cwd=folder, env=environment) as client:
            client.initialize(folder)
            assert client.request("waymark/status")["routes"] == 1
            assert client.leave() == 0


def test_a_standard_output_that_is_full():
    with small_disk() as folder:
        make_app(folder)
        fill(folder)
        with open(folder / "full1", "ab") as output:
            result = subprocess.run(
                [os.environ["WAYMARK_PROGRAM"], "scan"], cwd=folder, stdout=output, stderr=subprocess.PIPE, timeout=PATIENCE,
                env=ENVIRONMENT)
        assert result.returncode == 2 and b"No space left on device" in result.stderr
