"""The JSON documents, by their schema as a program would read it."""

import json
import os
import pathlib
import subprocess

import jsonschema
import pytest

PROGRAM = os.environ["WAYMARK_PROGRAM"]
ROOT = pathlib.Path(__file__).parents[3]
SCHEMA = json.loads((ROOT / "Documentation/Reference/output.schema.json").read_text())
NOTES, BROKEN, BY_HAND = (ROOT / "Examples" / name for name in ["Notes", "NotesBroken", "NotesByHand"])
# The definitions that others extend with fields of their own.
BASES = {"counts", "end", "route", "site", "subject"}


def closed(schema, name=None):
    """The schema without fields that it does not describe."""
    if isinstance(schema, list):
        return [closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    copy = {key: closed(value, key) for key, value in schema.items()}
    is_object = schema.get("type") == "object" and "properties" in schema
    return {**copy, "unevaluatedProperties": False} if is_object and name not in BASES else copy


VALIDATOR = jsonschema.Draft202012Validator(closed(SCHEMA))


def document(tree, *arguments, code=0):
    """What a command prints as JSON, which must be as the schema says."""
    command = [PROGRAM, arguments[0], "--quiet", "--format", "json", *arguments[1:]]
    result = subprocess.run(command, cwd=tree, capture_output=True)
    assert result.returncode == code, result.stderr
    value = json.loads(result.stdout)
    assert problems(value) == []
    return value


def problems(value):
    # One of the documents has the name; the others differ in it.
    schema = {"$defs": VALIDATOR.schema["$defs"], "$ref": f"#/$defs/{value['schema'].split('.')[1].split('/')[0]}"}
    return [f"{error.json_path}: {error.message}" for error in VALIDATOR.evolve(schema=schema).iter_errors(value)]


def test_it_is_a_schema():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("tree", [NOTES, BROKEN, BY_HAND], ids=lambda tree: tree.name)
def test_scan(tree):
    value = document(tree, "scan")
    assert value["routes"] and value["systems"]["zikrouter"]["routers"]
    assert value["summary"]["routes"] == len(value["routes"])
    keys = ["routes", "routers", "lookUps", "unregistered", "unknown"]
    none = dict.fromkeys(keys, 0)
    assert value["summary"]["systems"] == {
        "arch": none,
        "cells": none,
        "clean-swift": none,
        "interface-builder": none,
        "modules": none,
        "zikrouter": {key: value["summary"][key] for key in keys},
    }
    jsonschema.validate(value, SCHEMA)


@pytest.mark.parametrize("tree", [NOTES, BROKEN, NOTES.parent / "Storyboards", NOTES.parent / "ModulesBroken"], ids=lambda tree: tree.name)
def test_graph(tree):
    value = document(tree, "graph")
    jsonschema.validate(value, SCHEMA)
    ids = {node["id"] for node in value["nodes"]}
    assert len(ids) == len(value["nodes"]) == value["summary"]["nodes"]
    assert {edge[end] for edge in value["edges"] for end in ["source", "target"]} <= ids
    assert {node["cluster"] for node in value["nodes"]} - {None} <= {cluster["id"] for cluster in value["clusters"]}
    folded = document(tree, "graph", "--max-nodes", "3", "--cluster", "folder")
    assert sum(max(node["folded"], 1) for node in folded["nodes"]) == len(value["nodes"])


@pytest.mark.parametrize("tree, code", [("Storyboards", 0), ("StoryboardsBroken", 1)])
def test_documents_of_interface_builder(tree, code):
    tree = NOTES.parent / tree
    value = document(tree, "scan", "--system", "interface-builder")
    assert {route["kind"] for route in value["routes"]} == {"storyboard", "scene", "segue", "nib", "initialScene"}
    assert value["summary"]["systems"]["interface-builder"]["routes"] == len(value["routes"])
    jsonschema.validate(value, SCHEMA)
    jsonschema.validate(document(tree, "check", "--include-unknown", code=code), SCHEMA)
    for route in value["routes"]:
        jsonschema.validate(document(tree, "explain", "--", route["name"]), SCHEMA)


@pytest.mark.parametrize("tree, code", [("CleanSwift", 0), ("CleanSwiftBroken", 1)])
def test_routers_of_scenes(tree, code):
    tree = NOTES.parent / tree
    value = document(tree, "scan", "--system", "clean-swift")
    assert {route["kind"] for route in value["routes"]} == {"route"}
    jsonschema.validate(value, SCHEMA)
    jsonschema.validate(document(tree, "check", "--include-unknown", code=code), SCHEMA)
    for route in value["routes"]:
        jsonschema.validate(document(tree, "explain", "--", route["name"]), SCHEMA)


@pytest.mark.parametrize("tree, code", [("ARCH", 0), ("ARCHBroken", 1)])
def test_modules_of_arch(tree, code):
    tree = NOTES.parent / tree
    value = document(tree, "scan", "--system", "arch")
    assert {route["kind"] for route in value["routes"]} == {"module", "module-id"}
    jsonschema.validate(value, SCHEMA)
    jsonschema.validate(document(tree, "check", "--include-unknown", code=code), SCHEMA)
    for route in value["routes"]:
        jsonschema.validate(document(tree, "explain", "--", route["name"]), SCHEMA)


@pytest.mark.parametrize("tree, code", [("Cells", 0), ("CellsBroken", 1)])
def test_cells(tree, code):
    tree = NOTES.parent / tree
    value = document(tree, "scan", "--system", "cells")
    kinds = {"tableCell", "tableHeaderFooter", "collectionCell", "collectionSupplementary", "layout"}
    assert {route["kind"] for route in value["routes"]} <= kinds
    jsonschema.validate(value, SCHEMA)
    jsonschema.validate(document(tree, "check", "--include-unknown", code=code), SCHEMA)
    for route in value["routes"]:
        jsonschema.validate(document(tree, "explain", "--", route["name"]), SCHEMA)


@pytest.mark.parametrize("tree, code", [("Modules", 0), ("ModulesBroken", 1)])
def test_module_values(tree, code):
    tree = NOTES.parent / tree
    value = document(tree, "scan", "--system", "modules")
    assert {route["kind"] for route in value["routes"]} == {"factory"}
    jsonschema.validate(value, SCHEMA)
    jsonschema.validate(document(tree, "check", "--include-unknown", code=code), SCHEMA)
    for route in value["routes"]:
        jsonschema.validate(document(tree, "explain", "--", route["name"]), SCHEMA)


def test_scan_of_a_tree_without_routes(tmp_path):
    (tmp_path / "App.swift").write_text("struct App {}\n")
    value = document(tmp_path, "scan")
    assert value["routes"] == [] and value["systems"] == {
        "arch": {},
        "cells": {},
        "clean-swift": {},
        "interface-builder": {},
        "modules": {},
        "zikrouter": {"routers": [], "destinations": []},
    }
    assert value["summary"]["systems"]["zikrouter"]["routes"] == 0


@pytest.mark.parametrize("tree, code", [(NOTES, 0), (BROKEN, 1), (BY_HAND, 0)], ids=["Notes", "NotesBroken", "NotesByHand"])
def test_check(tree, code):
    jsonschema.validate(document(tree, "check", "--include-unknown", code=code), SCHEMA)


def test_explain_everything():
    """Each route, router and class of the examples."""
    for tree in [NOTES, BROKEN]:
        scan = document(tree, "scan")
        lists = [scan["routes"], scan["systems"]["zikrouter"]["routers"], scan["systems"]["zikrouter"]["destinations"]]
        names = {each.get("name") or each["type"] for entries in lists for each in entries[::5]}
        for name in sorted(names - {""}):
            value = document(tree, "explain", "--", name)
            assert name in [subject["name"] for subject in value["subjects"]]
            jsonschema.validate(value, SCHEMA)


@pytest.mark.parametrize("url, code", [("notes://note/42", 0), ("notes://notes/42", 1), ("nothing://at/all", 1)])
def test_match(url, code):
    value = document(NOTES, "match", url, code=code)
    assert bool(value["matches"]) == (code == 0)
    jsonschema.validate(value, SCHEMA)


def test_diff(tmp_path):
    """Of a route that comes, one that goes, and one that is registered elsewhere."""
    def git(*arguments):
        name = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", *name, *arguments], cwd=tmp_path, check=True, capture_output=True)

    def write(registration):
        (tmp_path / "Router.swift").write_text(ROUTER.replace("REGISTRATION", registration))

    git("init", "-q")
    write('register(RoutableView<EditorInput>()); registerIdentifier("old")')
    git("add", "."), git("commit", "-qm", "old")
    write('registerURLPattern("app://new/:id")')
    value = document(tmp_path, "diff", "HEAD", code=1)
    assert [each["kind"] for each in value["added"]] == ["viewURL"]
    assert [each["kind"] for each in value["removed"]] == ["viewIdentifier"]
    assert [each["name"] for each in value["changed"]] == [each["name"] for each in value["lost"]] == ["EditorInput"]
    jsonschema.validate(value, SCHEMA)


ROUTER = """\
@main struct Small: App {}
@objc protocol EditorInput: ZIKViewRoutable {}
class EditorController: UIViewController, EditorInput, ZIKRoutableView {}
class EditorRouter: ZIKViewRouter<EditorController, ViewRouteConfig> {
  override class func registerRoutableDestination() { registerView(EditorController.self); REGISTRATION }
}
func use() { Router.perform(to: RoutableView<EditorInput>(), path: .push(from: self)) }
"""


def test_other_documents_are_refused():
    value = document(NOTES, "scan")
    assert problems({**value, "identifiers": []}) != []
    for route in [{**value["routes"][0], "status": "lost"}, {**value["routes"][0], "kind": "storyboard"}]:
        assert problems({**value, "routes": [route]}) != []
    del value["summary"]["systems"]
    assert problems(value) != []
