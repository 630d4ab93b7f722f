"""A few steps of what `Scripts/reliability.sh stale` does by the hundred thousand, and the proof that staleness is seen."""

import contextlib
import os

import pytest
from never_stale import DOUBT, run
from raw_client import Client
from sample_app import FILES, make_app

STEPS = int(os.environ.get("WAYMARK_STEPS", 60))


@pytest.mark.parametrize("seed", [1, 2])
def test_told_by_the_client(seed):
    assert run(STEPS, STEPS // 2, seed).compared


def test_seen_by_the_server():
    run(STEPS // 2, STEPS // 2, 4, is_told=False)


@pytest.fixture
def doubter(tmp_path):
    with doubting(tmp_path) as client:
        yield client


@contextlib.contextmanager
def doubting(folder):
    """A server that looks for mistakes of its own, whose client has promised to watch: nobody told it yet that the only router is gone."""
    make_app(folder)
    with Client(checking=True) as client:
        client.initialize(folder, {"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True}}})
        assert client.request("waymark/status")["routes"] == 1
        (folder / "EditorRouter.swift").unlink()
        client.open((folder / "Menu.swift").as_uri(), FILES["Menu.swift"])
        yield client


def says(message):
    return message.get("method") == "window/showMessage"


def test_what_nobody_tells_is_noticed(doubter):
    """The server cannot know, and says that it is wrong."""
    said = doubter.wait(says)
    assert said["params"]["type"] == 1 and "Waymark is wrong" in said["params"]["message"]
    assert doubter.leave() == 3


def test_what_is_told_late_is_no_mistake(tmp_path):
    """Where the machine is so slow that it is told too late, it is tried again."""
    for number in range(20):
        folder = tmp_path / str(number)
        folder.mkdir()
        with doubting(folder) as client:
            assert client.request("waymark/status")
            client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": folder.as_uri(), "type": 2}]})
            if not client.wait(says, DOUBT) and client.leave() == 0:
                return
    pytest.fail("it is a mistake each time")
