"""The settings for editors that do not run here: they parse, start the program and name the roots in the right order."""

import json
import os
import pathlib
import re
import shutil
import subprocess

import pytest
from raw_client import PATIENCE

tomllib = pytest.importorskip("tomllib", reason="Python 3.11 or later reads TOML")

REPOSITORY = pathlib.Path(__file__).resolve().parents[3]
EDITORS = REPOSITORY / "Editors"
PROGRAM = os.environ["WAYMARK_PROGRAM"]
BROKEN = REPOSITORY / "Examples" / "NotesBroken"
ROOTS = [".waymark.yml", "*.xcworkspace", "*.xcodeproj", "Podfile", "Package.swift", ".git"]
COMMAND = ["waymark", "lsp"]


def read(name):
    return (EDITORS / name).read_text()


def ordered(roots):
    return roots == [root for root in ROOTS if root in roots] and roots[0] == ROOTS[0]


def test_helix():
    settings = tomllib.loads(read("Helix/languages.toml"))
    server = settings["language-server"]["waymark"]
    assert [server["command"], *server["args"]][-3:] == ["--", *COMMAND]
    assert ordered(server["required-root-patterns"])
    languages = {language["name"]: language for language in settings["language"]}
    assert languages["matlab"]["file-types"] == []
    for name in ["swift", "objective-c"]:
        assert languages[name]["language-servers"] == ["waymark"]
        assert ordered(languages[name]["roots"])


def test_kakoune():
    servers = tomllib.loads(re.search(r"lsp_servers %\{(.*?)\n    \}", read("Kakoune/waymark.kak"), re.S)[1])
    assert list(servers) == ["sourcekit-lsp", "waymark"]
    assert servers["waymark"]["args"] == ["lsp"]
    assert servers["waymark"]["root_globs"] == ROOTS


@pytest.mark.skipif(not shutil.which("kak"), reason="there is no Kakoune")
def test_kakoune_itself(tmp_path):
    """Kakoune loads the file, and gives what it says to a buffer of Swift, where kakoune-lsp would read it."""
    script = tmp_path / "script.kak"
    script.write_text(
        f"declare-option str lsp_servers\nsource {EDITORS}/Kakoune/waymark.kak\nedit -scratch\n"
        f"set-option buffer filetype swift\necho -to-file {tmp_path}/servers %opt{{lsp_servers}}\nquit!\n")
    environment = {**os.environ, "HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path)}
    command = ["kak", "-n", "-ui", "dummy", "-e", f"source {script}"]
    subprocess.run(command, env=environment, check=True, timeout=PATIENCE)
    assert list(tomllib.loads((tmp_path / "servers").read_text())) == ["sourcekit-lsp", "waymark"]


def test_zed():
    extension = tomllib.loads(read("Zed/extension.toml"))
    assert extension["language_servers"]["waymark"]["languages"] == ["Swift", "Objective-C", "XML"]
    assert tomllib.loads(read("Zed/Cargo.toml"))["lib"]["crate-type"] == ["cdylib"]
    languages = json.loads(read("Zed/settings.json"))["languages"]
    assert languages.pop("XML")["language_servers"] == ["waymark", "..."]
    for language in languages.values():
        assert language["language_servers"] == ["sourcekit-lsp", "waymark", "..."]


def test_sublime():
    client = json.loads(read("Sublime/LSP.sublime-settings"))["clients"]["waymark"]
    assert client["enabled"] and client["command"] == COMMAND


def test_kate():
    for server in json.loads(read("Kate/lspclient.json"))["servers"].values():
        assert server["command"][-3:] == ["--", *COMMAND]
        assert ordered(server["rootIndicationFileNames"])


def test_coc():
    server = json.loads(read("Vim/coc-settings.json"))["languageserver"]["waymark"]
    assert [server["command"], *server["args"]] == COMMAND
    assert server["rootPatterns"] == ROOTS


def test_agents():
    assert json.loads(read("Agents/opencode.json"))["lsp"]["waymark"]["command"] == COMMAND


def test_visual_studio_code():
    (task,) = json.loads(read("VSCode/tasks.json"))["tasks"]
    pattern = task["problemMatcher"]["pattern"]
    output = subprocess.run([PROGRAM, *task["args"]], cwd=BROKEN, capture_output=True, text=True).stdout
    problems = [match for match in map(re.compile(pattern["regexp"]).match, output.splitlines()) if match]
    report = subprocess.run([PROGRAM, "check", "--format", "json"], cwd=BROKEN, capture_output=True, text=True).stdout
    findings = json.loads(report)["diagnostics"]
    assert len(problems) == len(findings) > 0
    for problem, finding in zip(problems, findings):
        assert problem[pattern["file"]] == finding["path"]
        assert problem[pattern["code"]] == finding["rule"]


def test_xcode(tmp_path):
    (tmp_path / "waymark").symlink_to(PROGRAM)
    environment = {"SRCROOT": str(BROKEN), "XCODE_VERSION_ACTUAL": "2600", "PATH": f"{tmp_path}:/usr/bin:/bin"}

    def build(action):
        command, variables = [EDITORS / "Xcode/check-routes.sh"], {**environment, "ACTION": action}
        result = subprocess.run(command, env=variables, capture_output=True, text=True)
        assert result.returncode == 0
        return result.stdout.splitlines()

    assert build("indexbuild") == []
    lines = build("build")
    assert lines and all(re.match(rf"{re.escape(str(BROKEN))}/\S+:\d+:\d+: (error|warning|note): ", line) for line in lines)
