"""What the aspect finds in the attributes of rules, and what the rules take."""

import json
import subprocess

import pytest
from bazel_workspace import PROGRAM
from generate import write

RULES = """\
def _architectures_impl(settings, attr):
    return {mode: {"//command_line_option:compilation_mode": mode} for mode in ["dbg", "opt"]}

architectures = transition(
    implementation = _architectures_impl,
    inputs = [],
    outputs = ["//command_line_option:compilation_mode"],
)

def _rule_impl(ctx):
    return [DefaultInfo(files = depset(ctx.files.resources))]

application = rule(_rule_impl, attrs = {
    "deps": attr.label_list(cfg = architectures),
    "resources": attr.label_list(allow_files = True),
    "_allowlist_function_transition": attr.label(
        default = "@bazel_tools//tools/allowlists/function_transition_allowlist",
    ),
})

bundle = rule(_rule_impl, attrs = {"resources": attr.label_list(allow_files = True)})

def _wrapper_impl(ctx):
    program = ctx.actions.declare_file(ctx.label.name)
    script = '#!/bin/bash\\nexec "$0.runfiles/app/%s" "$@"\\n' % ctx.file.program.short_path
    ctx.actions.write(program, script, is_executable = True)
    return [DefaultInfo(executable = program, runfiles = ctx.runfiles([ctx.file.program]))]

wrapper = rule(
    _wrapper_impl,
    executable = True,
    attrs = {"program": attr.label(allow_single_file = True)},
)
"""

BUILD = """\
load("//tools:libraries.bzl", "objc_library", "swift_library")
load("//tools/waymark:waymark.bzl", "waymark_check_test", "waymark_facts")
load(":rules.bzl", "application", "bundle", "wrapper")

genrule(
    name = "generated",
    srcs = ["Template.swift"],
    outs = ["Generated.swift"],
    cmd = "cp $< $@",
)

filegroup(
    name = "sources",
    srcs = ["Grouped.swift", "notes.txt"],
)

filegroup(
    name = "documents",
    srcs = ["Grouped.storyboard", "Fixture.swift"],
)

bundle(
    name = "bundle",
    resources = ["Bundled.storyboard", "picture.png"],
)

swift_library(
    name = "Library",
    srcs = [":generated", ":sources", "Listed.swift"],
    data = [":bundle", ":documents"],
    deps = [":Objects", "@kit//:Kit"],
)

objc_library(
    name = "Objects",
    srcs = ["Objects.c", "Objects.m"],
    hdrs = ["Macros.hpp", "Objects.h"],
)

application(
    name = "Application",
    resources = ["View.xib"],
    deps = [":Library"],
)

waymark_check_test(
    name = "routes",
    size = "small",
    deps = [":Application"],
)

waymark_facts(
    name = "lower",
    srcs = ["Lower.swift"],
    deps = [":Objects"],
)

waymark_facts(
    name = "upper",
    srcs = ["Upper.swift"],
    deps = [":lower"],
)

wrapper(
    name = "wrapper",
    program = "//tools/waymark",
)

waymark_check_test(
    name = "accepted",
    size = "small",
    baseline = "waymark-baseline.json",
    formats = ["json", "sarif"],
    options = ["--strict"],
    deps = ["//App"],
)
"""

SWIFT = [f"{name}.swift" for name in ["Template", "Grouped", "Fixture", "Listed", "Lower", "Upper"]]
OTHERS = ["notes.txt", "picture.png", "Objects.m", "Objects.c", "Objects.h", "Macros.hpp"]
DOCUMENTS = ["Grouped.storyboard", "Bundled.storyboard", "View.xib"]
XML = """\
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.{kind}" version="3.0" targetRuntime="iOS.CocoaTouch"/>
"""
READ = {
    "Application": {"View.xib"},
    "Library": {"Generated.swift", "Grouped.swift", "Listed.swift", "Grouped.storyboard"},
    "Objects": {"Objects.m", "Objects.h", "Macros.hpp"},
    "bundle": {"Bundled.storyboard"},
    "Kit": {"Kit.swift"},
}


@pytest.fixture(scope="module")
def parts(bazel):
    """A package of rules that are put together in other ways."""
    folder = bazel.workspace / "Parts"
    write(folder / "BUILD.bazel", BUILD)
    write(folder / "rules.bzl", RULES)
    for name in SWIFT + OTHERS:
        write(folder / name, "")
    for name in DOCUMENTS:
        write(folder / name, XML.format(kind="XIB" if name.endswith(".xib") else "Storyboard.XIB"))
    write(folder / "Kit/WORKSPACE", "")
    write(folder / "Kit/Kit.swift", "")
    write(folder / "Kit/BUILD.bazel", """\
load("@app//tools:libraries.bzl", "swift_library")

swift_library(
    name = "Kit",
    srcs = ["Kit.swift"],
    visibility = ["//visibility:public"],
)
""")
    repository = 'local_repository(\n    name = "kit",\n    path = "Parts/Kit",\n)\n'
    with bazel.edited("WORKSPACE", lambda text: text + repository):
        yield bazel
    bazel.remove("Parts")


def read(build):
    """The names of the sources that each extraction reads, by target."""
    found = {}
    for entry in build.log:
        if entry["mnemonic"] == "WaymarkExtract":
            (output,) = entry["listedOutputs"]
            paths = [each["path"] for each in entry["inputs"]]
            names = {path.split("/")[-1] for path in paths if not path.startswith(("tools/", "."))}
            found[output.split("/")[-1].split(".")[0]] = names
    return found


def test_the_aspect_finds_the_sources_of_each_rule(parts):
    """A target that is built for two architectures is read once, and a fixture is no source."""
    build = parts.build("test", "//Parts:routes")
    assert build.code == 0, build.output
    assert build.actions == {"WaymarkExtract": len(READ), "WaymarkMerge": 1, "WaymarkCheck": 1}
    assert read(build) == READ


def test_facts_of_sources_without_a_library(parts):
    build = parts.build("build", "//Parts:upper")
    assert build.code == 0, build.output
    # The file of the lower target is not asked for.
    (merged,) = build.inputs("WaymarkMerge")
    facts = {path.split("/")[-1] for path in merged if path.endswith(".facts")}
    assert facts == {f"{name}.waymark.facts" for name in ["upper", "lower", "Objects"]}


def test_the_aspect_alone(parts):
    parts.clean()
    aspect = ["--aspects=//tools/waymark:waymark.bzl%waymark_aspect", "--output_groups=waymark_facts"]
    build = parts.build("build", "//Parts:Library", "--disk_cache=", *aspect)
    assert build.code == 0, build.output
    assert build.actions == {"WaymarkExtract": 4}


def test_a_program_that_needs_other_files(parts):
    flags = ["--//tools/waymark:program=//Parts:wrapper", "--disk_cache="]
    build = parts.build("test", "//Parts:routes", *flags)
    assert build.code == 0, build.output
    assert build.actions["WaymarkExtract"] == len(READ)


def test_a_baseline_accepts_what_was_found(parts):
    name = next(name for name in parts.libraries if name.startswith("Screen"))
    baseline = parts.workspace / "Parts/waymark-baseline.json"
    with parts.edited(f"{name}/{name}Router.swift", lambda text: text.replace("    register(", "    // register(")):
        subprocess.run(
            [PROGRAM, "baseline", "write", "--quiet", "--baseline", baseline], cwd=parts.workspace, check=True)
        accepted = parts.build("test", "//Parts:accepted")
        assert accepted.code == 0, accepted.output
        baseline.write_text('{"version":1,"findings":[]}\n')
        assert parts.build("test", "//Parts:accepted").code == 3
    reports = parts.workspace / "bazel-bin/Parts"
    assert json.loads((reports / "accepted.json").read_text())["diagnostics"]
    assert json.loads((reports / "accepted.sarif").read_text())["runs"][0]["results"]
