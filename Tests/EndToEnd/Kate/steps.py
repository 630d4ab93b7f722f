#!/usr/bin/env python3
"""Edits a copy of Examples/Notes in Kate, with keys, and says the first step that fails: steps.py PROGRAM [PICTURE]

Needs Debian's kate, xvfb, xdotool and imagemagick, and `rass` and `sourcekit-lsp` on the PATH, as the shipped file wants them. It takes a
screen of its own, half a minute, and 180 packages: too much for each run of the tests. What Kate said and heard is in the server's record."""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[3]
LIST, ROUTER = "NoteList/NoteListViewController.swift", "Editor/EditorRouter.swift"
# In seconds, the time after which a step that hangs is ended.
PATIENCE = 600


def must(condition, step):
    if not condition:
        sys.exit(f"failed: {step}")


def eventually(step, condition):
    end = time.monotonic() + PATIENCE
    while not condition():
        must(time.monotonic() < end, step)
        time.sleep(0.1)


class Kate:
    """In a home of its own, in which the user allowed the command of the shipped file."""

    def __init__(self, program, folder):
        self.folder, self.app, self.record = folder, folder / "Notes", folder / "conversation.jsonl"
        shutil.copytree(ROOT / "Examples/Notes", self.app)
        configuration = folder / ".config/kate/lspclient/settings.json"
        configuration.parent.mkdir(parents=True)
        shutil.copy(ROOT / "Editors/Kate/lspclient.json", configuration)
        command = json.loads(configuration.read_text())["servers"]["swift"]["command"]
        allowed = " ".join([shutil.which(command[0]) or command[0], *command[1:]])
        (folder / ".config/katerc").write_text(f"[lspclient]\nAllowedServerCommandLines={allowed}\n")
        (folder / "waymark").write_text(f'#!/bin/sh\nexec "{Path(program).resolve().parent / "SelfCheck"}" --record "{self.record}"\n')
        (folder / "waymark").chmod(0o755)
        (folder / "run").mkdir(mode=0o700)
        self.environment = {
            "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder / "run"), "PATH": f"{folder}:{os.environ['PATH']}", "LANG": "C.UTF-8",
            "DISPLAY": f":{os.getpid() % 30_000 + 100}",
        }
        # No key repeats by itself.
        screen = ["Xvfb", self.environment["DISPLAY"], "-r", "-screen", "0", "1000x700x24"]
        self.screen = subprocess.Popen(screen, stderr=subprocess.DEVNULL)
        eventually("a screen", lambda: self.tool("xdotool", "getdisplaygeometry").returncode == 0)
        self.editor = subprocess.Popen(
            ["dbus-run-session", "--", "kate", "-n", "-l", "18", "-c", "30", LIST], cwd=self.app, env=self.environment,
            stderr=subprocess.DEVNULL, start_new_session=True)

    def tool(self, *command):
        return subprocess.run(command, env=self.environment, capture_output=True, text=True)

    def press(self, *keys):
        for key in keys:
            must(self.tool("xdotool", "key", key).returncode == 0, key)
            time.sleep(0.5)

    def type(self, text):
        must(self.tool("xdotool", "type", "--delay", "50", text).returncode == 0, text)

    def shows(self, name):
        return self.tool("xdotool", "search", "--name", f"^{Path(name).name}").returncode == 0

    def messages(self, sender, method):
        """Those that were said so far, in order. The last line may be half written."""
        lines = self.record.read_text().splitlines(keepends=True) if self.record.exists() else []
        found = [json.loads(line) for line in lines if line.endswith("\n")]
        return [entry["message"] for entry in found if entry["from"] == sender and entry["message"].get("method") == method]

    def rules(self, name):
        """What the server said last about a file, if it said anything."""
        said = self.messages("server", "textDocument/publishDiagnostics")
        lists = [message["params"]["diagnostics"] for message in said if message["params"]["uri"] == (self.app / name).as_uri()]
        return [(item["code"], item["range"]["start"]["line"]) for item in lists[-1]] if lists else None

    def holds(self, name, text):
        return text in (self.app / name).read_text()

    def end(self):
        """Asks it to quit, and returns the processes that run on."""
        self.press("Escape", "Escape", "ctrl+q")
        try:
            self.editor.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(self.editor.pid, signal.SIGKILL)
        left = self.tool("pgrep", "-f", str(self.folder)).stdout.split()
        self.screen.terminate()
        self.screen.wait()
        return left


def edit(kate, picture):
    eventually("the start of the server", lambda: kate.messages("client", "textDocument/didOpen"))
    root = kate.messages("client", "initialize")[0]["params"]["rootUri"]
    must(root.rstrip("/") == kate.app.as_uri(), f"the root: {root}")
    time.sleep(2)

    # To the router: alt+l opens the menu of the language servers.
    kate.press("alt+l", "g")
    eventually("the jump to the router", lambda: kate.shows(ROUTER))

    # A diagnostic in one document that comes and goes with unsaved edits in another, on the line that was jumped to.
    kate.press("ctrl+k")
    eventually("the diagnostic that comes", lambda: ("lookup-unregistered", 17) in (kate.rules(LIST) or []))
    if picture:
        kate.press("alt+Left")
        eventually("the way back", lambda: kate.shows(LIST))
        time.sleep(2)
        must(kate.tool("import", "-window", "root", "-trim", picture).returncode == 0, "the picture")
        kate.press("alt+Right")
        eventually("the router again", lambda: kate.shows(ROUTER))
    kate.press("ctrl+z")
    eventually("the diagnostic that goes", lambda: kate.rules(LIST) == [])

    # Completion. What stands in the document is on the disk when that is saved.
    kate.press("alt+Left", "ctrl+End", "Return")
    kate.type("let route = RoutableView<EditorV")
    eventually("completion", lambda: kate.messages("client", "textDocument/completion"))
    time.sleep(2)
    kate.press("Return")
    kate.type(">()")
    kate.press("ctrl+s")
    eventually("the completed line", lambda: kate.holds(LIST, "\nlet route = RoutableView<EditorViewInput>()\n"))

    # An action, the first in the menu that Kate asks for when it opens.
    kate.press("Return", "Return")
    kate.type("class HelpViewController: UIViewController {}")
    kate.press("alt+l", "c")
    time.sleep(2)
    kate.press("Down", "Return")
    time.sleep(2)
    kate.press("ctrl+s")
    eventually("the router that is generated", lambda: kate.holds(LIST, "class HelpViewRouter"))


def main():
    with tempfile.TemporaryDirectory(prefix="waymark-test-") as folder:
        kate = Kate(sys.argv[1], Path(folder).resolve())
        try:
            edit(kate, sys.argv[2] if len(sys.argv) > 2 else None)
        finally:
            left = kate.end()
        must(not left, f"processes that run on: {left}")
    print("Kate: the jump to the router, the diagnostic that comes and goes, completion, the action, no process left")


if __name__ == "__main__":
    main()
