#!/usr/bin/env python3
"""Drives Helix of Debian 13 over a terminal: completion, definition and diagnostics, through rass.

helix.py FOLDER PROGRAM: FOLDER is what prepare.sh made, PROGRAM the built waymark. Ends with 1 at the first step that fails.
"""

import fcntl
import os
import pty
import select
import shutil
import signal
import struct
import sys
import termios
import time
from pathlib import Path

import debian13
import pyte

LINES, COLUMNS = 40, 160
LOOK_UP = "NoteList/NoteListViewController.swift"


class Terminal:
    def __init__(self, root, arguments, environment):
        self.screen = pyte.Screen(COLUMNS, LINES)
        self.stream = pyte.ByteStream(self.screen)
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            os.chroot(root)
            os.chdir("/root/Notes")
            os.execvpe(arguments[0], arguments, environment)
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))

    def read(self, seconds):
        """Takes what the editor prints, until it has printed nothing for so long."""
        while select.select([self.descriptor], [], [], seconds)[0]:
            try:
                self.stream.feed(os.read(self.descriptor, 65536))
            except OSError:
                return

    def type(self, text):
        for character in text:
            os.write(self.descriptor, character.encode())
            self.read(0.05)

    @property
    def text(self):
        return "\n".join(self.screen.display)

    def eventually(self, step, condition, again=None):
        """Waits until the screen shows something; `again` is typed whenever it does not yet."""
        for _ in range(60):
            if condition(self.text):
                print(f"ok: {step}")
                return
            if again:
                self.type(again)
            self.read(1)
        sys.exit(f"failed: {step}\n{self.text}")

    def end(self):
        os.kill(self.process, signal.SIGTERM)
        os.waitpid(self.process, 0)


def prepare(root, program):
    debian13.copy_example(root)
    configuration = Path(root, "root/.config/helix")
    configuration.mkdir(parents=True, exist_ok=True)
    shutil.copy(debian13.REPOSITORY / "Editors/Helix/languages.toml", configuration)
    debian13.link_program(root, program)


def marked(text, code):
    return any(line.startswith("●") and code in line for line in text.splitlines())


def conversation(terminal):
    terminal.eventually("the file", lambda text: "class NoteListViewController" in text)
    # The look-up of the editor: where it is registered.
    terminal.eventually(
        "the definition of a look-up", lambda text: "EditorRouter.swift" in text.splitlines()[-2], "gg/EditorViewInput>\rgd"
    )
    terminal.type("/self.register\\(RoutableView<EditorViewInput\rxd")
    terminal.type(f":open {LOOK_UP}\r")
    # In the other file, which was not edited: sourcekit-lsp marks its imports, Waymark the look-up.
    terminal.eventually("the error of a look-up", lambda text: marked(text, "RoutableView<EditorViewInput>()"))
    terminal.type("geoRoutableView<Ed")
    terminal.eventually("completion", lambda text: any("EditorViewInput" in line and "interface" in line for line in text.splitlines()))


def main(root, program):
    debian13.enter_mount_namespace()
    program, toolchain = os.path.realpath(program), debian13.toolchain()
    debian13.mount(root, "/proc", "/dev", str(Path(program).parent), str(toolchain))
    prepare(root, program)
    environment = {
        "HOME": "/root", "TERM": "xterm-256color", "LANG": "C.UTF-8", "COLORTERM": "truecolor",
        "PATH": f"/root/.local/bin:/usr/local/bin:/usr/bin:/bin:{toolchain}/usr/bin",
    }
    terminal = Terminal(root, ["hx", LOOK_UP], environment)
    try:
        conversation(terminal)
    finally:
        terminal.end()


if __name__ == "__main__":
    main(*sys.argv[1:3])
