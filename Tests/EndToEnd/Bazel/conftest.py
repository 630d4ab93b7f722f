"""The workspace, and the first build of it."""

import pytest
from bazel_workspace import BAZEL, Bazel


@pytest.fixture(scope="session")
def bazel(tmp_path_factory):
    if not BAZEL:
        pytest.skip("there is no bazel: install bazel-bootstrap, or set WAYMARK_BAZEL")
    bazel = Bazel(tmp_path_factory.mktemp("bazel"))
    bazel.cold = bazel.test()
    yield bazel
    bazel.run("shutdown")
