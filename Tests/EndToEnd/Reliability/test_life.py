"""A few of the thousand ends that `Scripts/reliability.sh life` tries."""

import sys

import pytest
from life import ENDINGS, Life, Unread, hung_up, input_closed, killed, terminated, together, unread
from raw_client import ENVIRONMENT, Client

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what processes there are")


def test_nothing_is_left_behind(tmp_path):
    life = Life(tmp_path, 1)
    for kill, codes in ENDINGS.items():
        for _ in range(3):
            assert life.end(kill) in codes, kill.__name__
    assert not life.left()
    assert life.is_right()


def test_signals_at_the_start(tmp_path):
    """None is lost, whether the program listens already or not."""
    life = Life(tmp_path, 2)
    for number in range(100):
        assert life.begin_and_end(number % 25 / 1_000) in {143, -15}


def test_a_client_that_does_not_read(tmp_path):
    early, late, _ = unread(60, tmp_path)
    assert late - early < 256, f"{early} KiB, then {late} KiB"


@pytest.mark.parametrize("kill", [killed, input_closed, terminated, hung_up])
def test_a_client_that_does_not_read_goes(tmp_path, kill):
    with Client(listens=False, env=ENVIRONMENT) as client:
        Unread(client, tmp_path).ask_until_nothing_is_read()
        kill(client)
        assert client.end() in ENDINGS[kill]


def test_two_servers_and_a_check(tmp_path):
    together(tmp_path, 4, 2)
