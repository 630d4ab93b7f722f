#!/usr/bin/env python3
"""Draws Documentation/Images/terminal.svg from what the program prints: Scripts/picture.py PROGRAM"""

import os
import pty
import re
import subprocess
import sys
from html import escape
from pathlib import Path

COLUMNS = 140
CHARACTER, LINE, MARGIN = 7.225, 17, 16
ROOT = Path(__file__).resolve().parent.parent
# Findings of `check` that are shown; the rest is left out.
SHOWN = ["'StyleInput'", "'TrashInput'", "'TagListInput'"]
CLASSES = {"1": "b", "2": "d", "31": "r", "32": "g", "33": "y", "1;31": "e", "1;33": "w"}
FONT = (
    'font:12px ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono","Liberation Mono",Consolas,monospace;'
    "white-space:pre"
)
STYLE = (
    "text{" + FONT + ";fill:#e6edf3}.b{fill:#fff;font-weight:bold}.g{fill:#56d364}.r{fill:#ff7b72}.y{fill:#e3b341}"
    ".e{fill:#ff7b72;font-weight:bold}.w{fill:#e3b341;font-weight:bold}.d{fill:#8b949e}"
)


def printed(program, *arguments):
    """The lines that the program prints on a terminal, standard error last."""
    master, terminal = pty.openpty()
    environment = {**os.environ, "COLUMNS": str(COLUMNS), "TERM": "xterm-256color"}
    environment.pop("NO_COLOR", None)
    process = subprocess.Popen(
        [program, *arguments], cwd=ROOT, env=environment, stdout=terminal, stderr=subprocess.PIPE)
    os.close(terminal)
    output = b""
    while True:
        try:
            piece = os.read(master, 65536)
        except OSError:
            break
        if not piece:
            break
        output += piece
    return (output.decode() + process.communicate()[1].decode()).splitlines()


def plain(line):
    return re.sub(r"\x1b\[[0-9;]*m", "", line)


def excerpt(lines):
    """Findings with their code and notes where they are shown, and the summary."""
    result, was_shown = [], False
    for block in "\n".join(lines[:-1]).split("\n\n"):
        is_shown = any(word in plain(block).split("\n")[0] for word in SHOWN)
        if is_shown:
            result += [*block.split("\n"), ""]
        elif was_shown:
            result += ["\x1b[2m⋮\x1b[0m", ""]
        was_shown = is_shown
    return result + lines[-1:]


def spans(line):
    """Pieces of a line with their column and class, broken where the terminal is too narrow."""
    column, style = 0, None
    for code, text in re.findall(r"\x1b\[([0-9;]*)m|([^\x1b]+)", line):
        if not text:
            style = CLASSES.get(code)
            continue
        for word in re.finditer(r"\S+(?: \S+)*", text):
            yield column + word.start(), style, word.group()
        column += len(text)


def rows(lines):
    for line in lines:
        pieces = list(spans(line))
        width = max((column + len(text) for column, _, text in pieces), default=0)
        for start in range(0, max(width, 1), COLUMNS):
            yield [
                (max(column - start, 0), style, text[max(start - column, 0) : start + COLUMNS - column])
                for column, style, text in pieces
                if column < start + COLUMNS and column + len(text) > start
            ]


def picture(lines):
    drawn = list(rows(lines))
    width, height = 2 * MARGIN + round(COLUMNS * CHARACTER), 28 + LINE * len(drawn)
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">'
    yield "<title>waymark scan and waymark check in a terminal</title>"
    yield f"<style>{STYLE}</style>"
    yield f'<rect x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="8" fill="#0d1117" stroke="#57606a"/>'
    for number, row in enumerate(drawn):
        for column, style, text in row:
            kind = f' class="{style}"' if style else ""
            x = round(MARGIN + column * CHARACTER, 3)
            yield f'<text x="{x:g}" y="{26 + LINE * number}"{kind}>{escape(text, quote=False)}</text>'
    yield "</svg>"


def main(program):
    def command(text):
        return f"\x1b[2m$\x1b[0m \x1b[1mwaymark {text}\x1b[0m"

    lines = [command("scan Examples/Notes"), *printed(program, "scan", "Examples/Notes"), ""]
    lines += [command("check Examples/NotesBroken"), *excerpt(printed(program, "check", "Examples/NotesBroken"))]
    target = ROOT / "Documentation" / "Images" / "terminal.svg"
    target.write_text("\n".join(picture(lines)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(os.path.abspath(sys.argv[1]))
