"""The extension for Visual Studio Code: its types, its tests beside the real server, and its manifest."""

import json
import os
import pathlib
import re
import shutil
import subprocess

import jsonschema
import pytest

REPOSITORY = pathlib.Path(__file__).resolve().parents[3]
EXTENSION = REPOSITORY / "Editors" / "VSCode"
PROGRAM = os.environ["WAYMARK_PROGRAM"]
MANIFEST = json.loads((EXTENSION / "package.json").read_text())
CONTRIBUTED = MANIFEST["contributes"]
SOURCES = "".join(path.read_text() for path in sorted((EXTENSION / "src").glob("*.ts")))
LEFT = shutil.ignore_patterns("node_modules", "out")

needs_typescript = pytest.mark.skipif(
    not (shutil.which("tsc") and shutil.which("node")), reason="there is no TypeScript, or no Node.js")


def run(*command, **options):
    result = subprocess.run(command, capture_output=True, text=True, **options)
    assert result.returncode == 0, result.stdout + result.stderr


@needs_typescript
def test_types():
    run("tsc", "--noEmit", "--project", EXTENSION)


@needs_typescript
def test_beside_the_server(tmp_path):
    extension = shutil.copytree(EXTENSION, tmp_path / "extension", ignore=LEFT)
    app = shutil.copytree(REPOSITORY / "Examples" / "Notes", tmp_path / "Notes")
    run("tsc", "--project", extension)
    environment = {**os.environ, "NODE_PATH": "test/fakes", "WAYMARK_APP": str(app), "WAYMARK_PROGRAM": PROGRAM, "TMPDIR": str(tmp_path)}
    tests = sorted(path.relative_to(extension) for path in extension.glob("test/*.test.js"))
    assert tests
    run("node", "--test", *tests, cwd=extension, env=environment)


def test_entry():
    assert MANIFEST["main"] == "./out/extension.js" and (EXTENSION / "src" / "extension.ts").exists()
    assert all(activation.startswith("workspaceContains:") for activation in MANIFEST["activationEvents"])
    assert re.search(r'types/vscode-languageclient', (EXTENSION / "tsconfig.json").read_text())
    assert MANIFEST["dependencies"].keys() == {"vscode-languageclient"}


def test_settings():
    properties = CONTRIBUTED["configuration"]["properties"]
    for name, setting in properties.items():
        jsonschema.Draft7Validator.check_schema(setting)
        jsonschema.validate(setting["default"], setting)
        assert setting.get("description") or setting["markdownDescription"], name
    own = {name.removeprefix("waymark.") for name in properties} - {"path", "trace.server"}
    told = json.loads(re.search(r"const names = (\[.*?\]);", SOURCES)[1])
    assert own == set(told)
    documented = (REPOSITORY / "Documentation/LanguageServer.md").read_text().split("## Settings")[1].split("\n## ")[0]
    assert own == set(re.findall(r"^\| `(\w+)` \|", documented, re.M))


def test_commands():
    """The server's own commands are registered by the client: a second one of a name would be refused."""
    commands = [each["command"] for each in CONTRIBUTED["commands"]]
    registered = re.findall(r'registerCommand\("([\w.]+)"', SOURCES)
    assert sorted(commands) == sorted(registered)
    server = "".join(path.read_text() for path in (REPOSITORY / "Sources/LanguageServer/Commands").glob("*.swift"))
    names = set(re.findall(r'"(waymark\.\w+)"', server))
    assert names and not names & {*commands, "waymark.showReferences"}
    for entries in CONTRIBUTED["menus"].values():
        assert all(entry["command"] in commands for entry in entries)


def test_views():
    views = [view["id"] for place in CONTRIBUTED["views"].values() for view in place]
    assert re.findall(r'registerTreeDataProvider\("([\w.]+)"', SOURCES) == views
    conditions = [view["when"] for view in CONTRIBUTED["views"]["explorer"]]
    assert all(f'"setContext", "{condition}"' in SOURCES for condition in conditions)
