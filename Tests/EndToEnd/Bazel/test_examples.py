"""The examples, with a target for each folder: `waymark check` says the same of a tree and in Bazel."""

import json
import shutil
import subprocess

import pytest
from bazel_workspace import PROGRAM, ROOT
from generate import call, write

EXAMPLES = sorted(folder.name for folder in (ROOT / "Examples").iterdir() if folder.is_dir())
ATTRIBUTES = {".storyboard": "data", ".xib": "data", ".swift": "srcs", ".h": "srcs", ".m": "srcs"}
# In Bazel, targets are not those of an Xcode project, and the configuration is the same for all.
LEFT_OUT = shutil.ignore_patterns("*.xcodeproj", "*.plist", ".waymark.yml")
LOADS = """\
load("//tools:libraries.bzl", "swift_library")
load("//tools/waymark:waymark.bzl", "waymark_check_test")

"""


def targets(example):
    """A library for each folder with sources, and the check of all."""
    folders = {}
    for file in sorted(example.rglob("*.*")):
        if attribute := ATTRIBUTES.get(file.suffix):
            lists = folders.setdefault(file.parent, {"srcs": [], "data": []})
            lists[attribute].append(str(file.relative_to(example)))
    names = [f"Part{number}" for number in range(len(folders))]
    libraries = [call("swift_library", name=name, **lists) for name, lists in zip(names, folders.values())]
    deps = [f":{name}" for name in names]
    check = call("waymark_check_test", name="routes", size="small", formats=["json"], deps=deps)
    return LOADS + "\n".join([*libraries, check])


@pytest.fixture(scope="module")
def examples(bazel):
    """A copy of the examples, which Bazel has checked."""
    folder = bazel.workspace / "Examples"
    for name in EXAMPLES:
        shutil.copytree(ROOT / "Examples" / name, folder / name, ignore=LEFT_OUT)
        write(folder / name / "BUILD.bazel", targets(folder / name))
    with bazel.edited(".bazelrc", lambda text: ""):
        build = bazel.build("build", "//Examples/...")
        assert build.code == 0, build.output
        yield bazel
    bazel.remove("Examples")


@pytest.mark.parametrize("example", EXAMPLES)
def test_findings(examples, example, tmp_path):
    # Elsewhere, so that the program does not take the workspace for the tree.
    shutil.copytree(examples.workspace / "Examples" / example, tmp_path / "Examples" / example)
    command = [PROGRAM, "check", "--quiet", "--format", "json", f"Examples/{example}"]
    tree = json.loads(subprocess.run(command, cwd=tmp_path, capture_output=True).stdout)
    report = examples.workspace / "bazel-bin/Examples" / example / "routes.json"
    assert json.loads(report.read_text()) == tree
    assert bool(tree["diagnostics"]) == example.endswith(("Broken", "ByHand"))
