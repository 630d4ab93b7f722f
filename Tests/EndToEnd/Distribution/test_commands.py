"""Documentation/Reference/Commands.md names no option that the program does not have, and the help of each command shows an
example. Its tables of options are generated: ReferenceTests."""

import json
import re

import pytest
from distribution import PROGRAM, ROOT, run

PAGE = (ROOT / "Documentation/Reference/Commands.md").read_text()


def commands(node, path=()):
    """The path of each command without subcommands, with its help."""
    below = [child for child in node.get("subcommands", []) if child["commandName"] != "help"]
    if not below:
        yield path, node
    for child in below:
        yield from commands(child, (*path, child["commandName"]))


def options(command):
    """Its long options."""
    return {name["name"] for argument in command["arguments"] if argument["shouldDisplay"]
            for name in argument.get("names", []) if name["kind"] == "long"}


COMMANDS = dict(commands(json.loads(run(PROGRAM, "--experimental-dump-help"))["command"]))


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_the_help_shows_an_example(path):
    assert f"For example: waymark {' '.join(path)}" in COMMANDS[path]["discussion"]


def test_only_options_that_exist_are_named():
    known = set().union(*map(options, COMMANDS.values()))
    named = set(re.findall(r"(?<![-\w])--([a-zA-Z][-\w]*)", PAGE))
    assert named - known == set()
