"""The archive of the program, made once."""

import pytest
from distribution import release


@pytest.fixture(scope="session")
def archive(tmp_path_factory):
    return release(tmp_path_factory.mktemp("release"))
