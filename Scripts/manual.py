#!/usr/bin/env python3
"""manual.py PROGRAM: prints the manual page waymark(1), generated from the help of the program (--experimental-dump-help).

SOURCE_DATE_EPOCH is the date of the page."""

import collections
import datetime
import json
import os
import subprocess
import sys
import textwrap

FRAME = """\
.Sh ENVIRONMENT
.Bl -tag -width Ds
.It Ev NO_COLOR , Ev CLICOLOR , Ev CLICOLOR_FORCE , Ev TERM
Control colours, unless
.Fl -color
is given.
.It Ev XCODE_VERSION_ACTUAL , Ev GITHUB_ACTIONS , Ev GITHUB_STEP_SUMMARY
Choose the format of
.Nm waymark Cm check ,
unless
.Fl -format
is given.
.It Ev WAYMARK_LOG
The log level of
.Nm waymark Cm lsp .
.El
.Sh FILES
.Bl -tag -width Ds
.It Pa .waymark.yml
The configuration: rules, and facts about the code base that the sources cannot express.
.It Pa waymark-baseline.json
The accepted findings.
.El
.Sh EXIT STATUS
.Bl -tag -width Ds
.It 0
Success: no finding at or above the fail level.
.It 1
There are findings.
.It 2
The command failed.
.El
.Sh SEE ALSO
The pages in
.Pa share/waymark/Documentation ,
below the folder that
.Nm
is installed in."""


def text(words):
    """A line of running text: nothing in it is a request or an escape."""
    line = words.replace("\\", "\\e")
    return "\\&" + line if line.startswith((".", "'")) else line


def sentences(words):
    """Each sentence on a line of its own, as mdoc wants it; a line of the program's stays one."""
    for number, line in enumerate(words.splitlines()):
        if number > 0:
            yield ".br"
        for sentence in line.replace(". ", ".\n").splitlines():
            yield from map(text, textwrap.wrap(sentence, 80, break_long_words=False, break_on_hyphens=False))


def lowered(words):
    return words[:1].lower() + words[1:]


def is_option(argument):
    return argument["kind"] != "positional" and argument["shouldDisplay"]


def name(spelling):
    return f"Fl {spelling['name']}" if spelling["kind"] == "short" else f"Fl -{spelling['name']}"


def remark(argument):
    """What the sentence about an option does not say: its values and its default."""
    words = argument.get("abstract", "")
    missing = [value for value in argument.get("allValues", []) if value not in words]
    if missing:
        yield f"Values: {', '.join(argument['allValues'])}."
    if "defaultValue" in argument:
        yield f"Default: {argument['defaultValue']}."


def options(arguments):
    yield ".Bl -tag -width Ds"
    for argument in arguments:
        value = f" Ar {argument['valueName']}" if argument["kind"] == "option" else ""
        yield ".It " + " , ".join(name(spelling) for spelling in argument["names"]) + value
        yield from sentences(argument.get("abstract", ""))
        yield from sentences(" ".join(remark(argument)))
    yield ".El"


def leaves(command, path=()):
    """The commands that do something, with the words that lead to them."""
    subcommands = [each for each in command.get("subcommands", []) if each["shouldDisplay"]]
    for subcommand in subcommands:
        yield from leaves(subcommand, path + (subcommand["commandName"],))
    if not subcommands and path != ("help",):
        yield " ".join(path), command


def synopsis(path, command):
    # groff begins a new line at the name alone.
    line = f".Nm\n.Cm {path} Oo Ar option ... Oc"
    for argument in command["arguments"]:
        if argument["kind"] == "positional":
            value = f"Ar {argument['valueName']}" + (" ..." if argument["isRepeating"] else "")
            line += f" Oo {value} Oc" if argument["isOptional"] else f" {value}"
    return line


def page(root, version, date):
    commands = list(leaves(root))
    uses = collections.Counter(
        json.dumps(argument) for _, command in commands for argument in command["arguments"] if is_option(argument))
    common = [json.loads(argument) for argument, count in uses.items() if count > 2]
    yield f".Dd {date:%B} {date.day}, {date.year}"
    yield from [".Dt WAYMARK 1", f".Os Waymark {version}", ".Sh NAME", ".Nm waymark"]
    yield ".Nd " + text(lowered(root["abstract"].rstrip(".")))
    yield ".Sh SYNOPSIS"
    yield from (synopsis(path, command) for path, command in commands)
    yield ".Sh DESCRIPTION"
    yield from sentences(root["abstract"])
    for path, command in commands:
        yield f".Ss waymark {path}"
        yield from sentences(command.get("abstract", ""))
        if "discussion" in command:
            yield ".Pp"
            yield from sentences(command["discussion"])
        own = [argument for argument in command["arguments"] if is_option(argument) and argument not in common]
        if own:
            yield from options(own)
    yield ".Sh COMMON OPTIONS"
    yield "Most commands that read sources have these options."
    yield from options(common)
    yield FRAME


def main():
    program = sys.argv[1]
    say = lambda option: subprocess.run([program, option], check=True, capture_output=True, text=True).stdout
    date = datetime.datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), datetime.timezone.utc)
    root = json.loads(say("--experimental-dump-help"))["command"]
    print("\n".join(page(root, say("--version").strip(), date)))


main()
