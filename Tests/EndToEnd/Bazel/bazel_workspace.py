"""A workspace of many targets, and builds of it by Bazel, which tell what they ran."""

import collections
import contextlib
import dataclasses
import json
import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).parents[3]
sys.path.append(str(ROOT / "Integrations/Bazel"))

from generate import generate  # noqa: E402

BAZEL = os.environ.get("WAYMARK_BAZEL") or shutil.which("bazel")
PROGRAM = os.environ["WAYMARK_PROGRAM"]
# How long Bazel may take before it is taken for stuck.
PATIENCE = 600
TARGETS = 120


@dataclasses.dataclass
class Build:
    code: int
    output: str
    log: list

    def count(self, hit):
        """How many actions of each kind were taken from the cache, or not."""
        return dict(collections.Counter(entry["mnemonic"] for entry in self.log if entry["remoteCacheHit"] == hit))

    @property
    def hits(self):
        return self.count(True)

    @property
    def actions(self):
        """How many actions of Waymark were run."""
        return {mnemonic: count for mnemonic, count in self.count(False).items() if mnemonic.startswith("Waymark")}

    @property
    def ran_tests(self):
        return "TestRunner" in self.count(False)

    @property
    def runners(self):
        return {entry["runner"] for entry in self.log}

    def inputs(self, mnemonic):
        """The paths that each action of a kind reads."""
        return [{each["path"] for each in entry["inputs"]} for entry in self.log if entry["mnemonic"] == mnemonic]


class Bazel:
    def __init__(self, folder):
        self.workspace, self.root, self.cache = folder / "workspace", folder / "root", folder / "cache"
        self.log = folder / "log.json"
        self.libraries = generate(self.workspace, PROGRAM, TARGETS)

    def run(self, command, *arguments):
        start = [BAZEL, f"--output_user_root={self.root}", "--nohome_rc", "--max_idle_secs=60"]
        return subprocess.run(
            [*start, command, *arguments], cwd=self.workspace, capture_output=True, text=True, timeout=PATIENCE)

    def build(self, command, *arguments):
        self.log.unlink(missing_ok=True)
        # Debian's package keeps the folders of the sandbox, and prints what it does there.
        options = ["--nosandbox_debug", f"--disk_cache={self.cache}", f"--execution_log_json_file={self.log}"]
        result = self.run(command, *options, "--test_output=errors", *arguments)
        return Build(result.returncode, result.stdout + result.stderr, entries(self.log))

    def test(self, *arguments):
        return self.build("test", "//App:routes", *arguments)

    def clean(self):
        assert self.run("clean").returncode == 0

    def output(self, path):
        return (self.workspace / "bazel-bin/App" / path).read_bytes()

    def remove(self, folder):
        shutil.rmtree(self.workspace / folder)

    @contextlib.contextmanager
    def edited(self, path, edit):
        """Changes a source, and changes it back."""
        file = self.workspace / path
        before = file.read_text()
        file.write_text(edit(before))
        assert file.read_text() != before
        try:
            yield
        finally:
            file.write_text(before)


def entries(file):
    """The values of a file of JSON with one after the other."""
    text, decoder, values = file.read_text() if file.exists() else "", json.JSONDecoder(), []
    while text:
        value, end = decoder.raw_decode(text)
        values.append(value)
        text = text[end:].lstrip()
    return values
