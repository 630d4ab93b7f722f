#!/usr/bin/env python3
"""Draws Documentation/Images/editor.svg, a recording of Neovim beside Waymark: Scripts/recording.py PROGRAM NEOVIM

Needs pyte, which understands what a terminal is told. Neovim works on a copy of Examples/Notes."""

import fcntl
import os
import pty
import select
import shutil
import struct
import sys
import tempfile
import termios
import time
from html import escape
from pathlib import Path

import pyte

from picture import CHARACTER, FONT, LINE, MARGIN, ROOT

COLUMNS, LINES = 116, 24
CONFIGURATION = """
vim.opt.runtimepath:append('%(editors)s')
vim.lsp.config('waymark', { cmd = { '%(program)s', 'lsp' } })
vim.lsp.enable('waymark')
vim.diagnostic.config({ virtual_text = { prefix = '■' }, signs = false, underline = true })
vim.opt.termguicolors, vim.opt.completeopt, vim.opt.shortmess = true, { 'menuone', 'noselect' }, 'aoOTIcFW'
vim.opt.laststatus, vim.opt.ruler, vim.opt.showcmd, vim.opt.swapfile, vim.opt.wrap = 2, false, false, false, false
vim.opt.number, vim.opt.fillchars, vim.opt.pumheight = true, { eob = ' ' }, 8
vim.opt.autoindent, vim.opt.hlsearch = false, false
vim.cmd('filetype indent off | colorscheme habamax | syntax on | highlight DiagnosticVirtualTextError guifg=#ff7b72')
vim.keymap.set('n', 'gr', vim.lsp.buf.definition)
"""
# What is typed, how long it takes to be answered, how long it is shown (seconds), and what a viewer reads below.
SCENES = [
    (":edit NoteList/NoteListViewController.swift\r43Gzz", 4.0, 2.0, "A view controller that looks routes up"),
    ("o    Router.perform(to: RoutableView<", 0.6, 1.4, "Which views are there?"),
    ("\x18\x0f", 1.0, 3.0, "The view routes of the app, registered ones first, each with its destination"),
    ("\x0e\x0e\x0e", 0.4, 1.6, "The view routes of the app, registered ones first, each with its destination"),
    ("\x19\x1b:undo\r", 0.6, 0.8, ""),
    ("/EditorViewInput>()\rgr", 1.2, 3.0, "Go to definition: the router that registers the route"),
    ("dd", 1.2, 1.8, "The registration is deleted, and not saved"),
    (":buffer NoteListViewController.swift\r", 1.0, 3.5, "The look-up in the other file has lost its route"),
    (":buffer EditorRouter.swift\ru", 1.2, 1.6, "The deletion is undone"),
    (":buffer NoteListViewController.swift\r", 1.0, 2.6, "The error is gone"),
]


class Terminal:
    """A program on a terminal of its own, and what its screen shows."""

    def __init__(self, command, folder, environment):
        self.screen = pyte.Screen(COLUMNS, LINES)
        self.stream = pyte.ByteStream(self.screen)
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.execvpe(command[0], command, environment)
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))

    def type(self, text, seconds):
        os.write(self.descriptor, text.encode())
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            if select.select([self.descriptor], [], [], left)[0]:
                self.stream.feed(os.read(self.descriptor, 65536))

    def rows(self):
        """Of each line the pieces of one look: column, text, colour, ground, weight, and whether it is underlined."""
        for number in range(LINES):
            cells = [self.screen.buffer[number][column] for column in range(COLUMNS)]
            pieces, start = [], 0
            for column in range(1, COLUMNS + 1):
                if column < COLUMNS and look(cells[column]) == look(cells[start]):
                    continue
                pieces.append((start, "".join(cell.data for cell in cells[start:column]), *look(cells[start])))
                start = column
            yield pieces

    def close(self):
        self.type("\x1b:qall!\r", 0.5)
        os.waitpid(self.process, 0)


def look(cell):
    front, back = (cell.bg, cell.fg) if cell.reverse else (cell.fg, cell.bg)
    return colour(front, "e6edf3"), colour(back, "1c1c1c"), cell.bold, cell.underscore


def colour(name, default):
    return default if name == "default" else name if len(name) == 6 and name.isalnum() else default


def recorded(program, neovim):
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home) / "Notes"
        shutil.copytree(ROOT / "Examples/Notes", folder)
        configuration = Path(home) / "init.lua"
        configuration.write_text(CONFIGURATION % {"editors": ROOT / "Editors/Neovim", "program": program})
        environment = {**os.environ, "HOME": home, "TERM": "xterm-256color", "COLORTERM": "truecolor"}
        environment |= {f"XDG_{name}_HOME": f"{home}/{name}" for name in ["CONFIG", "DATA", "STATE", "CACHE"]}
        terminal = Terminal([neovim, "-i", "NONE", "-u", str(configuration)], folder, environment)
        terminal.type("", 1.5)
        for keys, answered, shown, words in SCENES:
            terminal.type(keys, answered)
            cursor = terminal.screen.cursor
            yield shown, words, list(terminal.rows()), (cursor.x, cursor.y)
        terminal.close()


def drawn(rows, cursor):
    x, y = MARGIN + cursor[0] * CHARACTER, 13 + LINE * cursor[1]
    yield f'<rect x="{x:g}" y="{y}" width="{CHARACTER}" height="{LINE}" fill="#8a8a8a"/>'
    for number, pieces in enumerate(rows):
        y = 26 + LINE * number
        for column, text, front, back, bold, underlined in pieces:
            x = MARGIN + column * CHARACTER
            if back != "1c1c1c":
                yield f'<rect x="{x:g}" y="{y - 13}" width="{len(text) * CHARACTER:g}" height="{LINE}" fill="#{back}"/>'
            if not text.strip():
                continue
            lead = len(text) - len(text.lstrip())
            style = ' font-weight="bold"' if bold else ""
            style += ' text-decoration="underline"' if underlined else ""
            yield f'<text x="{x + lead * CHARACTER:g}" y="{y}" fill="#{front}"{style}>{escape(text.strip(), quote=False)}</text>'


def picture(frames):
    width, height = 2 * MARGIN + round(COLUMNS * CHARACTER), 64 + LINE * LINES
    total = sum(frame[0] for frame in frames)
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">'
    yield "<title>Completion of a route, the way to its router, and an error that comes and goes, in Neovim</title>"
    yield (
        f"<style>text{{{FONT}}}"
        ".f{visibility:hidden;animation:%gs step-end infinite}" % total
    )
    start = 0.0
    for number, (shown, *_) in enumerate(frames):
        first, last = 100 * start / total, 100 * (start + shown) / total
        before = "0%{visibility:hidden}" if number else ""
        yield f"@keyframes f{number}{{{before}{first:.2f}%{{visibility:visible}}{last:.2f}%,100%{{visibility:hidden}}}}"
        start += shown
    yield f'</style><rect x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="8" fill="#1c1c1c" stroke="#57606a"/>'
    for number, (_, words, rows, cursor) in enumerate(frames):
        yield f'<g class="f" style="animation-name:f{number}">'
        yield from drawn(rows, cursor)
        yield f'<text x="{MARGIN}" y="{height - 14}" fill="#f0c674">{escape(words)}</text></g>'
    yield "</svg>"


def main(program, neovim):
    frames = list(recorded(os.path.abspath(program), os.path.abspath(neovim)))
    target = ROOT / "Documentation/Images/editor.svg"
    target.write_text("\n".join(picture(frames)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:3])
