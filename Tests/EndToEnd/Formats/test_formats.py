"""The formats of `waymark check` as those read them who made them: SARIF by its schema and sarif-tools, XML by a parser."""

import json
import os
import pathlib
import subprocess
import sys
import xml.etree.ElementTree as xml

import pytest
from pydantic_sarif.model import StaticAnalysisResultsFormatSarifVersion210JsonSchema as SarifLog

PROGRAM = os.environ["WAYMARK_PROGRAM"]
BROKEN = pathlib.Path(__file__).parents[3] / "Examples/NotesBroken"
HOSTILE = ["a b", "it's \"quoted\"", "100%25", "new\nline", "<&>", "escape\x1b[31m\x07", "é😀", "\udcff", "::error::"]
SOURCE = """\
@objc protocol LostInput: ZIKViewRoutable {}
func use() { /* 😀 */ Router.perform(to: RoutableView<LostInput>(), path: .push(from: self)) }
"""


@pytest.fixture(params=["broken", "hostile"])
def tree(request, tmp_path):
    if request.param == "broken":
        return BROKEN
    (tmp_path / "App.swift").write_text("@main struct Small: App {}\n")
    for number, name in enumerate(HOSTILE):
        source = SOURCE.replace("Lost", f"Lost{number}")
        (tmp_path / f"{name}.swift").write_text(source)
    return tmp_path


def check(tree, form):
    result = subprocess.run([PROGRAM, "check", "--quiet", "--format", form], cwd=tree, capture_output=True)
    assert result.returncode == 1
    return result.stdout


def count(tree):
    return len(json.loads(check(tree, "json"))["diagnostics"])


def test_sarif(tree, tmp_path):
    text = check(tree, "sarif")
    SarifLog.model_validate_json(text)
    assert len(json.loads(text)["runs"][0]["results"]) == count(tree)
    file = tmp_path / "out.sarif"
    file.write_bytes(text)
    result = subprocess.run([sys.executable, "-m", "sarif", "summary", file], capture_output=True, text=True)
    assert result.returncode == 0 and "error: " in result.stdout


def test_sarif_leads_through_a_circle():
    """The steps go round from each adapter to the one before it."""
    results = json.loads(check(BROKEN, "sarif"))["runs"][0]["results"]
    flows = {place(result["locations"][0]): result["codeFlows"] for result in results if result["codeFlows"]}
    assert {result["ruleId"] for result in results if result["codeFlows"]} == {"adapter-cycle"}
    assert len(flows) > 1
    for start, [flow] in flows.items():
        steps = [place(step["location"]) for step in flow["threadFlows"][0]["locations"]]
        assert steps[0] == start and sorted(steps) == sorted(flows)


def place(location):
    physical = location["physicalLocation"]
    return physical["artifactLocation"]["uri"], physical["region"]["startLine"], physical["region"]["startColumn"]


def test_checkstyle(tree):
    root = xml.fromstring(check(tree, "checkstyle"))
    assert root.tag == "checkstyle"
    assert len(root.findall("file/error")) == count(tree)


def test_junit(tree):
    root = xml.fromstring(check(tree, "junit"))
    cases = root.findall("testsuite/testcase")
    assert int(root.get("tests")) == len(cases) == int(root.find("testsuite").get("tests"))
    assert int(root.get("failures")) == len(root.findall("testsuite/testcase/failure"))
    keys = [(case.get("classname"), case.get("name")) for case in cases]
    assert len(set(keys)) == len(keys)


def test_gitlab(tree):
    """As GitLab documents it: fingerprints tell issues from each other, severities are of a closed list."""
    issues = json.loads(check(tree, "gitlab"))
    assert len({issue["fingerprint"] for issue in issues}) == len(issues) == count(tree)
    for issue in issues:
        assert {"description", "check_name", "fingerprint", "severity", "location"} == set(issue)
        assert issue["severity"] in {"info", "minor", "major", "critical", "blocker"}
        assert not issue["location"]["path"].startswith(("/", "./"))
        assert issue["location"]["lines"]["begin"] >= 1


def test_github(tree):
    """One command a line, as the runner reads them, and what does not fit."""
    lines = check(tree, "github").decode().splitlines()
    commands = [line for line in lines if line.startswith("::")]
    assert all(line.split(" ")[0] in {"::error", "::warning", "::notice"} for line in commands)
    assert len(lines) - len(commands) <= 1
