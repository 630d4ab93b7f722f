#!/usr/bin/env python3
"""Runs the conversations of the end-to-end tests with Emacs and Neovim of Debian 13.

conversations.py FOLDER PROGRAM: FOLDER is what prepare.sh made, PROGRAM the built waymark. Ends with 1 if one fails.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import debian13

TESTS = debian13.REPOSITORY / "Tests/EndToEnd"
PATIENCE = 900


def emacs(client):
    scripts = [TESTS / f"Emacs/{name}.el" for name in ["steps", client, "conversation"]]
    return "Emacs", ["emacs", "--batch", "--no-init-file"] + [word for script in scripts for word in ["-l", script]]


def neovim():
    script = TESTS / "Neovim/conversation.lua"
    return "Neovim", ["nvim", "--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", f"luafile {script}"]


CONVERSATIONS = {"Emacs, lsp-mode": emacs("lsp-mode"), "Emacs, Eglot": emacs("eglot"), "Neovim": neovim()}


def converse(root, name):
    """Returns whether every step succeeded."""
    editor, command = CONVERSATIONS[name]
    app = debian13.copy_example(root)
    environment = {
        "APP": app, "HOME": app, "PATIENCE": str(PATIENCE), "LANG": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin",
        "EDITOR_FOLDER": str(debian13.REPOSITORY / "Editors" / editor),
    } | {f"XDG_{kind.upper()}_HOME": f"{app}/{kind}" for kind in ["state", "cache", "data", "config"]}
    result = subprocess.run(
        [shutil.which("chroot"), root, *command], env=environment | {"PWD": app}, stdin=subprocess.DEVNULL, capture_output=True,
        text=True, check=False)
    print(f"{'ok' if result.returncode == 0 else 'failed'}: {name}")
    if result.returncode != 0:
        print(result.stdout + result.stderr)
    return result.returncode == 0


def main(root, program):
    debian13.enter_mount_namespace()
    program = os.path.realpath(program)
    debian13.mount(
        root, "/proc", "/dev", str(Path(program).parent), str(debian13.toolchain()), str(debian13.REPOSITORY))
    debian13.link_program(root, program)
    results = [converse(root, name) for name in CONVERSATIONS]
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main(*sys.argv[1:3])
