#!/usr/bin/env python3
"""Writes a Bazel workspace: an app of many targets, in Swift and Objective-C, and a check of it.

    generate.py FOLDER --program WAYMARK [--targets 120]

Routers of both languages open each other, and storyboards have segues and cells. The workspace
needs no rules of others and no network. Its code is correct: `bazel test //App:routes` passes.
"""

import argparse
import pathlib
import shutil

HERE = pathlib.Path(__file__).parent

WORKSPACE = """\
workspace(name = "app")

# Bazel before 6.1 fetches this for each test. Only coverage needs it.
local_repository(
    name = "remote_coverage_tools",
    path = "tools/coverage",
)
"""

COVERAGE = """\
filegroup(
    name = "coverage_report_generator",
    visibility = ["//visibility:public"],
)
"""

LIBRARIES = '''\
"""Stands in for the rules that compile libraries."""

def _library_impl(ctx):
    return [DefaultInfo(files = depset(ctx.files.srcs))]

_ATTRIBUTES = {
    "srcs": attr.label_list(allow_files = True),
    "hdrs": attr.label_list(allow_files = True),
    "data": attr.label_list(allow_files = True),
    "deps": attr.label_list(),
}

swift_library = rule(_library_impl, attrs = _ATTRIBUTES)
objc_library = rule(_library_impl, attrs = _ATTRIBUTES)
'''

STORE_HEADER = """\
@import Foundation;
@import ZIKRouter;

@protocol {name}Storing <ZIKServiceRoutable>
- (void)flush;
@end

@interface {name} : NSObject <{name}Storing>
@end
"""

STORE_SOURCE = """\
#import "{name}/{name}.h"
{imports}@import ZIKRouter.Internal;

@interface {name}Router : ZIKServiceRouter
@end

@implementation {name}

- (void)flush {{
{uses}}}

@end

DeclareRoutableService({name}, {name}Router)
@implementation {name}Router

+ (void)registerRoutableDestination {{
    [self registerService:[{name} class]];
    [self registerServiceProtocol:ZIKRoutable({name}Storing)];
}}

- ({name} *)destinationWithConfiguration:(ZIKPerformRouteConfiguration *)configuration {{
    return [[{name} alloc] init];
}}

@end
"""

STORY_DOCUMENT = """\
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
initialViewController="list-0">
    <scenes>
        <scene sceneID="scene-0">
            <objects>
                <tableViewController id="list-0" customClass="{name}ListController" customModule="{name}" \
sceneMemberID="viewController">
                    <tableView key="view" id="table-0">
                        <prototypes>
                            <tableViewCell reuseIdentifier="{name}Row" id="cell-0"/>
                        </prototypes>
                    </tableView>
                    <connections>
                        <segue destination="detail-0" kind="show" identifier="Show{name}" id="segue-0"/>
                    </connections>
                </tableViewController>
            </objects>
        </scene>
        <scene sceneID="scene-1">
            <objects>
                <viewController storyboardIdentifier="{name}Detail" id="detail-0" customClass="{name}DetailController" \
customModule="{name}" sceneMemberID="viewController">
                    <view key="view" id="view-0"/>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
"""

STORY_SOURCE = """\
{imports}
final class {name}ListController: UITableViewController {{
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {{
    tableView.dequeueReusableCell(withIdentifier: "{name}Row", for: path)
  }}

  override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {{
    performSegue(withIdentifier: "Show{name}", sender: self)
  }}

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {{
    if segue.identifier == "Show{name}" {{ segue.destination.title = "{name}" }}
  }}

  func preview() -> UIViewController? {{
    UIStoryboard(name: "{name}", bundle: nil).instantiateViewController(withIdentifier: "{name}Detail")
  }}
}}

final class {name}DetailController: UIViewController {{
  func use() {{
{uses}  }}
}}
"""

SCREEN_INPUT = """\
import UIKit
import ZRouter

public protocol {name}Input: AnyObject {{
  var title: String? {{ get set }}
}}

extension RoutableView where Protocol == {name}Input {{
  public init() {{ self.init(declaredProtocol: Protocol.self) }}
}}
"""

SCREEN_ROUTER = """\
import UIKit
import ZIKRouter.Internal
import ZRouter

class {name}Router: ZIKViewRouter<{name}Controller, ViewRouteConfig> {{
  override class func registerRoutableDestination() {{
    registerView({name}Controller.self)
    register(RoutableView<{name}Input>())
  }}

  override func destination(with configuration: ViewRouteConfig) -> {name}Controller? {{
    {name}Controller()
  }}
}}
"""

SCREEN_SOURCE = """\
{imports}
final class {name}Controller: UITableViewController, {name}Input, ZIKRoutableView {{
  override func viewDidLoad() {{
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "{name}Cell")
  }}

  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {{
    tableView.dequeueReusableCell(withIdentifier: "{name}Cell", for: path)
  }}

  func use() {{
{uses}  }}
}}
"""

APP_SOURCE = """\
{imports}
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {{
  func show(from root: UIViewController) {{
{uses}  }}
}}
"""

# How code of a kind uses a target of another kind.
USES = {
    ("Store", "Store"): "    [[ZIKRouterToService({name}Storing) makeDestination] flush];\n",
    ("Story", "Store"): "    Router.makeDestination(to: RoutableService<{name}Storing>())?.flush()\n",
    ("Screen", "Store"): "    Router.makeDestination(to: RoutableService<{name}Storing>())?.flush()\n",
    ("Screen", "Story"): "    UIStoryboard(name: \"{name}\", bundle: nil).instantiateInitialViewController()\n",
    ("Screen", "Screen"): "    Router.perform(to: RoutableView<{name}Input>(), path: .push(from: self))\n",
    ("App", "Screen"): "    Router.perform(to: RoutableView<{name}Input>(), path: .push(from: root))\n",
}

# The kinds of the targets below the app, the lowest first. All levels have equally many.
LEVELS = ["Store", "Store", "Story", "Screen", "Screen", "Screen"]


def kind(name):
    return name.rstrip("0123456789")


def uses(name, deps):
    return "".join(USES[kind(name), kind(dep)].format(name=dep) for dep in deps if (kind(name), kind(dep)) in USES)


def sources(name, deps):
    """The files of a target: for each attribute, the names and contents."""
    def fill(template):
        frameworks = ["UIKit", "ZIKRouter.Internal", "ZRouter"]
        lines = [f"import {module}\n" for module in sorted([*deps, *frameworks])]
        if kind(name) == "Store":
            lines = [f'#import "{dep}/{dep}.h"\n' for dep in deps]
        return template.format(name=name, imports="".join(lines), uses=uses(name, deps))

    if kind(name) == "Store":
        return {"srcs": {f"{name}.m": fill(STORE_SOURCE)}, "hdrs": {f"{name}.h": fill(STORE_HEADER)}}
    if kind(name) == "Story":
        document = {f"{name}.storyboard": fill(STORY_DOCUMENT)}
        return {"srcs": {f"{name}Controllers.swift": fill(STORY_SOURCE)}, "data": document}
    if kind(name) == "Screen":
        return {"srcs": {
            f"{name}Controller.swift": fill(SCREEN_SOURCE),
            f"{name}Input.swift": fill(SCREEN_INPUT),
            f"{name}Router.swift": fill(SCREEN_ROUTER),
        }}
    return {"srcs": {"AppDelegate.swift": fill(APP_SOURCE)}}


def graph(count):
    """The dependencies of each library, the lowest first; the app is the last."""
    levels, number = [], 0
    for index, name in enumerate(LEVELS):
        width = (count - 1 - number) // (len(LEVELS) - index)
        levels.append([f"{name}{number + each:03}" for each in range(width)])
        number += width
    deps = {}
    for level, names in enumerate(levels):
        below = levels[level - 1] if level else []
        lower = [name for names in levels[:level - 1] for name in names] if level else []
        for index, name in enumerate(names):
            chosen = {below[(index + step) % len(below)] for step in (0, 1)} if below else set()
            deps[name] = sorted(chosen | ({lower[index * 7 % len(lower)]} if lower else set()))
    deps["App"] = levels[-1]
    return deps


def call(rule, **attributes):
    """A target of a BUILD file."""
    lines = [f"{rule}("]
    for attribute, value in attributes.items():
        if isinstance(value, str):
            lines.append(f'    {attribute} = "{value}",')
        elif len(value) == 1:
            lines.append(f'    {attribute} = ["{value[0]}"],')
        elif value:
            lines += [f"    {attribute} = [", *(f'        "{each}",' for each in value), "    ],"]
    return "\n".join([*lines, ")\n"])


def write(file, text):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def generate(folder, program, count=120):
    """Writes the workspace. Returns the dependencies of each library."""
    write(folder / "WORKSPACE", WORKSPACE)
    write(folder / ".waymark.yml", "world: closed\n")
    write(folder / "BUILD.bazel", 'exports_files([".waymark.yml"])\n')
    write(folder / ".bazelrc", "build --//tools/waymark:config=//:.waymark.yml\n")
    write(folder / "tools/BUILD.bazel", "")
    write(folder / "tools/libraries.bzl", LIBRARIES)
    write(folder / "tools/coverage/WORKSPACE", "")
    write(folder / "tools/coverage/BUILD.bazel", COVERAGE)
    for name in ["BUILD.bazel", "waymark.bzl"]:
        write(folder / "tools/waymark" / name, (HERE / name).read_text())
    shutil.copy(program, folder / "tools/waymark/waymark")

    deps = graph(count)
    for name, below in deps.items():
        rule = "objc_library" if kind(name) == "Store" else "swift_library"
        files = sources(name, below)
        for each in files.values():
            for file, text in each.items():
                write(folder / name / file, text)
        loads = [f'load("//tools:libraries.bzl", "{rule}")\n']
        lists = {attribute: sorted(each) for attribute, each in files.items()}
        labels = [f"//{dep}" for dep in below]
        targets = [call(rule, name=name, **lists, visibility=["//visibility:public"], deps=labels)]
        if name == "App":
            loads.append('load("//tools/waymark:waymark.bzl", "waymark_check_test", "waymark_facts")\n')
            targets += [call(f"waymark_{rule}", name=target, deps=[":App"])
                        for rule, target in [("check_test", "routes"), ("facts", "all")]]
        write(folder / name / "BUILD.bazel", "".join(loads) + "\n" + "\n".join(targets))
    return deps


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--program", type=pathlib.Path, required=True)
    parser.add_argument("--targets", type=int, default=120)
    arguments = parser.parse_args()
    generate(arguments.folder, arguments.program, arguments.targets)


if __name__ == "__main__":
    main()
