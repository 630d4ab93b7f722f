"""What Bazel runs for a change, and what it finds.

Actions are counted in the execution log, which has an entry for each that was run or taken from a
cache."""

import json
import re
import subprocess

import pytest
from bazel_workspace import PROGRAM, TARGETS

CHECK, FACTS = "//App:routes", "//App:all"
CHANGED = {"WaymarkExtract": 1, "WaymarkMerge": 1, "WaymarkCheck": 1}


def line_of(file, word):
    return 1 + next(number for number, line in enumerate(file.read_text().splitlines()) if word in line)


def without(word):
    return lambda text: "".join(line for line in text.splitlines(keepends=True) if word not in line)


def test_a_cold_build_reads_each_target_once(bazel):
    assert bazel.cold.code == 0, bazel.cold.output
    assert len(bazel.libraries) == TARGETS
    assert bazel.cold.actions == CHANGED | {"WaymarkExtract": TARGETS}
    assert all("sandbox" in runner for runner in bazel.cold.runners)


def test_actions_read_what_they_need_and_nothing_else(bazel):
    sources = {str(file.relative_to(bazel.workspace)) for name in bazel.libraries
               for file in (bazel.workspace / name).iterdir() if file.name != "BUILD.bazel"}
    common = {".waymark.yml", "tools/waymark/waymark"}
    extracted = bazel.cold.inputs("WaymarkExtract")
    assert all(common < inputs for inputs in extracted)
    assert sorted(path for inputs in extracted for path in inputs - common) == sorted(sources)
    (checked,) = bazel.cold.inputs("WaymarkCheck")
    assert sources | common < checked and len(checked - sources - common) == 1


def test_nothing_changed(bazel):
    again = bazel.test()
    assert (again.code, again.log) == (0, [])


def test_one_file_changed(bazel):
    """A library at the bottom: of all targets above it, none is read again."""
    bazel.test()
    with bazel.edited("Store000/Store000.m", lambda text: "// New\n" + text):
        changed = bazel.test()
        assert changed.code == 0, changed.output
        assert changed.actions == CHANGED
        # The report is the same, so the test is not run again.
        assert not changed.ran_tests
    assert bazel.test().actions == {}


def test_many_facts_are_merged_in_groups(bazel):
    assert bazel.build("build", FACTS).code == 0
    merged = bazel.output("all.facts")
    with bazel.edited("tools/waymark/waymark.bzl", lambda text: text.replace("_GROUP = 500", "_GROUP = 50")):
        build = bazel.build("build", FACTS)
        assert build.actions == {"WaymarkMerge": 4}, build.output
        assert bazel.output("all.facts") == merged


def test_after_clean_everything_is_in_the_cache(bazel):
    bazel.test()
    bazel.clean()
    again = bazel.test()
    assert (again.code, again.actions, again.ran_tests) == (0, {}, False)
    assert {mnemonic: again.hits[mnemonic] for mnemonic in CHANGED} == CHANGED | {"WaymarkExtract": TARGETS}


def test_a_sandbox_without_namespaces(bazel):
    """Containers may have none. Without a cache, the outputs are the same."""
    names = ["routes.facts", "all.facts", "routes.report"]
    assert bazel.build("build", CHECK, FACTS).code == 0
    outputs = [bazel.output(name) for name in names]
    bazel.clean()
    strategy = "processwrapper-sandbox"
    build = bazel.build("test", CHECK, FACTS, "--disk_cache=", f"--spawn_strategy={strategy}")
    assert build.code == 0, build.output
    assert build.actions == CHANGED | {"WaymarkExtract": TARGETS, "WaymarkMerge": 2}
    assert build.runners == {strategy}
    assert [bazel.output(name) for name in names] == outputs


def test_a_missing_registration_fails_the_test(bazel):
    name = next(name for name in bazel.libraries if name.startswith("Screen"))
    (above, *_) = [above for above, deps in bazel.libraries.items() if name in deps]
    bazel.test()
    with bazel.edited(f"{name}/{name}Router.swift", without("register(RoutableView")):
        broken = bazel.test()
        assert broken.code == 3, broken.output  # of Bazel: a test failed
        assert broken.actions == CHANGED
        path = f"{above}/{above}Controller.swift"
        line = line_of(bazel.workspace / path, f"RoutableView<{name}Input>")
        assert re.search(rf"^{path}:{line}:\d+: error: .*{name}Input", broken.output, re.MULTILINE), broken.output
        # A build writes the report, and does not fail.
        assert bazel.build("build", CHECK).code == 0
        assert f"{path}:{line}:" in bazel.output("routes.report").decode()
    assert bazel.test().code == 0


def test_what_cannot_be_judged_fails_the_build(bazel):
    with bazel.edited(".waymark.yml", lambda text: text + "wrold: closed\n"):
        broken = bazel.test()
    assert broken.code == 1  # of Bazel: the build failed
    assert "wrold" in broken.output


def test_facts_give_the_routes_of_the_tree(bazel):
    assert bazel.build("build", FACTS).code == 0

    def scan(*arguments):
        command = [PROGRAM, "scan", "--quiet", "--format", "json", *arguments]
        result = subprocess.run(command, cwd=bazel.workspace, capture_output=True, text=True)
        assert result.returncode == 0, result.stderr
        return json.loads(result.stdout)

    tree = scan()
    assert len(tree["routes"]) > TARGETS
    assert scan("--facts", "bazel-bin/App/all.facts", "--config", ".waymark.yml") == tree
