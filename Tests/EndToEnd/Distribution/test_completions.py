"""The completions, tried in the shells: typed in a terminal, with the script that the program prints."""

import os
import pty
import re
import select
import shutil
import subprocess

import pytest
from distribution import PROGRAM, run

# How long a shell may be silent before it is taken for stuck.
PATIENCE = 120

COMPLETED = [
    ("check Edi", "EditorRouter.swift"),
    ("scan Sou", "Sources/"),
    ("check --baseline Sources/base", "Sources/baseline.json"),
    ("check --config Sources/set", "Sources/settings.yml"),
    ("check --report-only Edi", "EditorRouter.swift"),
    ("check --output Edi", "EditorRouter.swift"),
    ("check --format sar", "sarif"),
    ("fix --rule unused", "unused-suppression"),
    ("doctor --editor neo", "neovim"),
    ("rules lookup-unreg", "lookup-unregistered"),
    ("check --since feature/ed", "feature/editor"),
    ("diff v1", "v1.0"),
    ("init Sou", "Sources/"),
    ("registration --check Edi", "EditorRouter.swift"),
    ("registration --language obj", "objective-c"),
    ("completions zs", "zsh"),
    ("comp", "completions"),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("completions")
    for shell in ["bash", "fish", "zsh"]:
        (folder / f"_waymark.{shell}").write_text(run(PROGRAM, "completions", shell))
    app = folder / "app"
    (app / "Sources").mkdir(parents=True)
    for name in ["EditorRouter.swift", "Sources/baseline.json", "Sources/settings.yml"]:
        (app / name).write_text("")
    git = ["git", "-c", "user.name=A", "-c", "user.email=a@example.org"]
    for command in [["init", "-q"], ["commit", "-q", "--allow-empty", "-m", "First"], ["branch", "feature/editor"], ["tag", "v1.0"]]:
        subprocess.run(git + command, cwd=app, check=True)
    return folder


class Shell:
    """A shell in a terminal of its own."""

    def __init__(self, command, folder, setup):
        program = os.path.dirname(PROGRAM)
        # Wide enough that no line is wrapped or shortened.
        environment = {"PATH": f"{program}:/usr/bin:/bin", "HOME": str(folder), "TERM": "dumb", "LC_ALL": "C.UTF-8", "COLUMNS": "300"}
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(folder / "app")
            os.execve(shutil.which(command[0]), command, environment)
        self.text = ""
        self.send(f"{setup}\n")
        self.send("echo prepa''red\n")
        self.expect("prepared")

    def send(self, text):
        os.write(self.terminal, text.encode())

    def expect(self, pattern):
        while not (match := re.search(pattern, self.text)):
            assert select.select([self.terminal], [], [], PATIENCE)[0], f"no {pattern!r} in {self.text!r}"
            self.text += os.read(self.terminal, 4096).decode(errors="replace")
        self.text = self.text[match.end():]
        return match

    def close(self):
        os.close(self.terminal)
        os.waitpid(self.process, 0)


def bash(folder):
    return Shell(["bash", "--norc", "--noprofile", "-i"], folder,
                 f"bind 'set enable-bracketed-paste off'; bind 'set bell-style none'; source {folder}/_waymark.bash")


def zsh(folder):
    (folder / "functions").mkdir(exist_ok=True)
    shutil.copy(folder / "_waymark.zsh", folder / "functions/_waymark")
    return Shell(["zsh", "-f", "-i"], folder,
                 f"unsetopt zle_bracketed_paste; unset zle_bracketed_paste; fpath=({folder}/functions $fpath); "
                 "autoload -U compinit; compinit -u -D")


@pytest.mark.parametrize("shell", [bash, zsh], ids=["bash", "zsh"])
def test_words_are_completed_where_they_are_typed(shell, folder):
    if not shutil.which(shell.__name__):
        pytest.skip(f"{shell.__name__} is not here")
    terminal = shell(folder)
    for typed, expected in COMPLETED:
        # The completed line is printed by a command in front of it, so that the echo of the terminal is not taken for it.
        terminal.send(f"waymark {typed}\t")
        terminal.send("\x01echo 'line:' \x05\n")
        # zsh takes the slash away again.
        assert re.search(rf" {re.escape(expected.rstrip('/'))}/?$", terminal.expect(r"\nline: ([^\r\n]*?) *\r")[1]), typed
    terminal.close()


def test_fish_offers_the_words(folder):
    if not shutil.which("fish"):
        pytest.skip("fish is not here")
    environment = {"PATH": f"{os.path.dirname(PROGRAM)}:/usr/bin:/bin", "HOME": str(folder), "LC_ALL": "C.UTF-8"}
    for typed, expected in COMPLETED:
        script = f"source {folder}/_waymark.fish; complete -C 'waymark {typed}'"
        offered = run("fish", "--no-config", "-c", script, cwd=folder / "app", env=environment).splitlines()
        assert expected in [line.split("\t")[0] for line in offered], typed
