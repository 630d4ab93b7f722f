"""The JSON Schema of .waymark.yml, as an editor would use it."""

import json
import os
import pathlib
import subprocess

import jsonschema
import pytest
import ruamel.yaml

PROGRAM = os.environ["WAYMARK_PROGRAM"]
ROOT = pathlib.Path(__file__).parents[3]
SCHEMA = json.loads((ROOT / "Documentation/waymark.schema.json").read_text())


def mistakes(text):
    value = ruamel.yaml.YAML(typ="safe", pure=True).load(text)
    return list(jsonschema.Draft7Validator(SCHEMA).iter_errors(value))


def test_it_is_a_schema():
    jsonschema.Draft7Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("file", sorted(ROOT.glob("Examples/**/.waymark.yml")))
def test_examples_are_right(file):
    assert mistakes(file.read_text()) == []


@pytest.mark.parametrize(
    "text",
    [
        "world: opne",
        "wrold: open",
        "fail-level: eror",
        "baseline: /etc/passwd",
        "baseline: a/../b.json",
        "rules: {unknown-ulr: off}",
        "rules: {unknown-url: of}",
        "paths: {Legacy/: on}",
        "paths: {'!a': off}",
        "paths: {/: off}",
        "functions: {}",
        "exclude: Legacy",
        "include: ['!a']",
        "applications: {Notes: []}",
        "applications: {Notes: /Notes/}",
        "functions: [{name: open(_:)}]",
        "functions: [{name: open(_:), role: lookup}]",
    ],
)
def test_mistakes_are_found_by_both(text, tmp_path):
    (tmp_path / "a.swift").write_text("")
    (tmp_path / ".waymark.yml").write_text(text)
    assert mistakes(text) != []
    assert subprocess.run([PROGRAM, "config"], cwd=tmp_path, capture_output=True).returncode == 2
