"""A few steps of what `Scripts/reliability.sh stale` does by the hundred thousand, and the proof that staleness is seen."""

import os

import pytest
from never_stale import run
from raw_client import FILES, Client, make_app

STEPS = int(os.environ.get("WAYMARK_STEPS", 60))


@pytest.mark.parametrize("seed", [1, 2])
def test_told_by_the_client(seed):
    assert run(STEPS, STEPS // 2, seed).compared


def test_seen_by_the_server():
    run(STEPS // 2, STEPS // 2, 4, is_told=False)


def test_what_nobody_tells_is_noticed(tmp_path):
    """The client has promised to watch, and does not: the server cannot know, and says that it is wrong."""
    make_app(tmp_path)
    with Client("--paranoid") as client:
        client.initialize(tmp_path, {"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True}}})
        assert client.request("waymark/status")["routes"] == 1
        (tmp_path / "EditorRouter.swift").unlink()
        client.open((tmp_path / "Menu.swift").as_uri(), FILES["Menu.swift"])
        said = client.wait(lambda message: message.get("method") == "window/showMessage")
        assert said["params"]["type"] == 1 and "Waymark is wrong" in said["params"]["message"]
        assert client.leave() == 3


def test_what_is_told_late_is_no_mistake(tmp_path):
    make_app(tmp_path)
    with Client("--paranoid") as client:
        client.initialize(tmp_path, {"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True}}})
        assert client.request("waymark/status")["routes"] == 1
        (tmp_path / "EditorRouter.swift").unlink()
        client.open((tmp_path / "Menu.swift").as_uri(), FILES["Menu.swift"])
        assert client.request("waymark/status")
        client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": tmp_path.as_uri(), "type": 2}]})
        assert not client.wait(lambda message: message.get("method") == "window/showMessage", seconds=3)
        assert client.leave() == 0
