#!/usr/bin/env python3
"""Draws Documentation/Images/EDITOR.svg, a screen of each tested editor: Scripts/captures.py PROGRAM

Needs pyte, Debian's emacs-nox with elpa-eglot and elpa-lsp-mode, vim with vim-ale, and neovim 0.7. Each editor takes the file of Editors
and works on a copy of Examples/Notes: the registration of a route is deleted, and not saved, so that its look-up is marked."""

import os
import shutil
import signal
import sys
import tempfile
from pathlib import Path

from picture import CHARACTER, FONT, LINE, MARGIN, ROOT
from recording import COLUMNS, LINES, Terminal, drawn

EDITORS = ROOT / "Editors"
FILE = "NoteList/NoteListViewController.swift"
SWIFT = """
(define-derived-mode swift-mode prog-mode "Swift")
(add-to-list 'auto-mode-alist '("\\\\.swift\\\\'" . swift-mode))
(setq inhibit-startup-screen t native-comp-async-report-warnings-errors nil lsp-auto-guess-root t
      lsp-headerline-breadcrumb-enable nil make-backup-files nil auto-save-default nil)
(menu-bar-mode -1)
(load "%s/Emacs/waymark.el" nil t)
"""
LSP_MODE = "(setq lsp-eldoc-enable-hover nil) (add-hook 'swift-mode-hook #'lsp)\n"
VIM = """
set nocompatible hidden noswapfile number laststatus=2 viminfo= runtimepath^=/usr/share/vim-ale runtimepath+=%s/Vim
let g:ale_linters = {'swift': ['waymark']}
let g:ale_virtualtext_cursor = 0
filetype plugin on
"""
NEOVIM = """
dofile('%s/Neovim/waymark-legacy.lua').setup()
vim.cmd('filetype on')
vim.opt.number, vim.opt.swapfile, vim.opt.laststatus = true, false, 2
vim.keymap.set('n', 'gd', vim.lsp.buf.definition)
"""
EMACS_KEYS = [("\x13EditorViewInput>()\r\x02\x02\x02\x02\x02", 1), ("\x1b.", 3), ("\x18\x31\x01\x0b", 1), ("\x18b\r", 5),
              ("\x1bxflymake-goto-next-error\r", 2)]
VIM_KEYS = [("dd", 0.5), (":b#\r/EditorViewInput>()\r", 4), ("zz", 1)]
# Of each: what it is, its configuration and the name of that file, the command, and keys with the seconds that they take.
PICTURES = {
    "emacs-eglot": ("Emacs 28 with Eglot", SWIFT, ".emacs", ["emacs", "-nw", FILE], [("\x1bxeglot\r", 6), *EMACS_KEYS]),
    "emacs-lsp-mode": ("Emacs 28 with lsp-mode", SWIFT + LSP_MODE, ".emacs", ["emacs", "-nw", FILE], [("", 6), *EMACS_KEYS]),
    "neovim-0.7": (
        "Neovim 0.7", NEOVIM, "init.lua", ["/usr/bin/nvim", "-i", "NONE", "-u", "../init.lua", FILE],
        [("/EditorViewInput>()\rgd", 3), *VIM_KEYS]),
    "vim": (
        "Vim 9.0 with ALE", VIM, "vimrc", ["/usr/bin/vim", "-u", "../vimrc", FILE],
        [(":sleep 3\r/EditorViewInput>()\r", 4), (":ALEGoToDefinition\r", 3), *VIM_KEYS]),
}


def captured(program, configuration, name, command, keys):
    """The rows of the screen, and where the cursor is."""
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home) / "Notes"
        shutil.copytree(ROOT / "Examples/Notes", folder)
        (Path(home) / name).write_text(configuration % EDITORS)
        (Path(home) / "waymark").symlink_to(program)
        environment = {"HOME": home, "TERM": "screen-256color", "LANG": "C.UTF-8", "PATH": f"{home}:/usr/bin:/bin"}
        terminal = Terminal(command, folder, environment)
        terminal.type("", 3)
        for text, seconds in keys:
            terminal.type(text, seconds)
        cursor = terminal.screen.cursor
        rows = list(terminal.rows())
        os.kill(terminal.process, signal.SIGKILL)
        os.waitpid(terminal.process, 0)
        return rows, (cursor.x, cursor.y)


def picture(title, rows, cursor):
    width, height = 2 * MARGIN + round(COLUMNS * CHARACTER), 28 + LINE * LINES
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">'
    yield f"<title>A look-up without a registration, in {title}</title><style>text{{{FONT}}}</style>"
    yield f'<rect x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="8" fill="#1c1c1c" stroke="#57606a"/>'
    yield from drawn(rows, cursor)
    yield "</svg>"


def main(program, *names):
    for name in names or PICTURES:
        title, *how = PICTURES[name]
        lines = picture(title, *captured(os.path.abspath(program), *how))
        (ROOT / f"Documentation/Images/{name}.svg").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
