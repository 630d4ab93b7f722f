"""A short day; `Scripts/soak.sh` makes it long."""

import sys

import pytest
from long_documents import LIMIT, LongDocuments
from soak import Day


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what a process has taken")
def test_nothing_leaks(tmp_path):
    day = Day(tmp_path, 1)
    try:
        day.run(2_000, samples=16)
        # A slope takes a longer day.
        assert set(day.leaks()) <= {"memory"}, day.samples
        assert day.samples[-1].kilobytes - day.settled()[0].kilobytes < 32 << 10, day.samples
        assert day.client.leave() == 0
    finally:
        day.client.kill()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what a process has taken")
def test_long_documents_do_not_grow(tmp_path):
    documents = LongDocuments(tmp_path, 1, documents=3, lines=100)
    try:
        documents.run(300, every=50)
        assert documents.growth() < LIMIT, documents.samples
        assert documents.client.leave() == 0
    finally:
        documents.client.kill()
