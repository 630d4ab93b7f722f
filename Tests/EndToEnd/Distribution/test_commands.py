"""Documentation/Commands.md says what the program's own help says: every command, and every option where it belongs."""

import json
import re

import pytest
from distribution import PROGRAM, ROOT, run

INTRODUCTION, *SECTIONS = re.split(r"^## ", (ROOT / "Documentation/Commands.md").read_text(), flags=re.MULTILINE)
EVERYWHERE = {"help", "version"}


def commands(node, path=()):
    """The path of each command that does something, with what its help says."""
    below = [child for child in node.get("subcommands", []) if child["commandName"] != "help"]
    if not below:
        yield path, node
    for child in below:
        yield from commands(child, (*path, child["commandName"]))


def options(command):
    """Its long ones."""
    return {name["name"] for argument in command["arguments"] if argument["shouldDisplay"]
            for name in argument.get("names", []) if name["kind"] == "long"} - EVERYWHERE


COMMANDS = dict(commands(json.loads(run(PROGRAM, "--experimental-dump-help"))["command"]))


def section(path):
    """The one that is about a command: its heading names the command and what is below it, `baseline write|report|prune`."""
    [text] = [section for section in SECTIONS
              if set(path) <= set(re.split(r"[ |`]+", section.splitlines()[0].removeprefix("`waymark ")))]
    return text


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_options_are_explained(path):
    explained = INTRODUCTION + section(path)
    assert {option for option in options(COMMANDS[path]) if not re.search(rf"--{option}\b(?!-)", explained)} == set()


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_the_help_shows_an_example(path):
    assert f"For example: waymark {' '.join(path)}" in COMMANDS[path]["discussion"]


def test_nothing_else_is_explained():
    known = EVERYWHERE.union(*map(options, COMMANDS.values()))
    told = set(re.findall(r"(?<![-\w])--([a-zA-Z][-\w]*)", INTRODUCTION + "".join(SECTIONS)))
    assert told - known == set()
