"""Never stale: seeded changes of documents and of the disk, after each of which everything must be as if it were read anew.

usage: never_stale.py [--edits N] [--changes N] [--seed N] [--watch]

The server is SelfCheck, which compares after each step. From time to time all documents are closed, and what the client was
sent is compared with `waymark check`. --watch: nobody tells the server what changes on disk.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile
import time

from changing_tree import ChangingTree, Stale
from raw_client import ENVIRONMENT, PATIENCE, PROGRAM, Client, eventually

EVERY = 100
# In seconds, longer than the server doubts before it says that it is wrong.
DOUBT = 3


class Session:
    def __init__(self, folder, seed, is_told=True):
        encoding = ["utf-8", "utf-16", "utf-32"][seed % 3]
        self.client = Client("--log-level", "notice" if is_told else "error", checking=True)
        self.tree = ChangingTree(pathlib.Path(folder), seed, self.client, encoding)
        self.is_told, self.shown, self.compared = is_told, {}, 0
        watches = {"didChangeWatchedFiles": {"dynamicRegistration": True}} if is_told else {}
        self.client.initialize(folder, {"workspace": watches, "general": {"positionEncodings": [encoding]}})
        self.settle()

    def settle(self):
        for message in self.tree.settle():
            if message.get("method") == "textDocument/publishDiagnostics":
                self.shown[message["params"]["uri"]] = message["params"]["diagnostics"]

    def run(self, edits, changes):
        """In an order that is random too."""
        steps = [True] * edits + [False] * changes
        self.tree.random.shuffle(steps)
        for number, is_edit in enumerate(steps, 1):
            if is_edit:
                self.tree.edit()
            else:
                names = self.tree.change_disk()
                if self.is_told:
                    self.tree.tell(names)
            self.settle()
            if number % EVERY == 0 or not self.is_told and not is_edit and self.tree.random.random() < 0.1:
                self.compare()
            if number % 1_000 == 0:
                print(f"{number:,} of {len(steps):,} steps", file=sys.stderr, flush=True)
        self.compare()

    def compare(self):
        """What the client was sent is what a fresh check says."""
        self.tree.close_all()
        self.settle()
        expected = self.check()
        if expected is None:
            return
        if not eventually(lambda: self.settled() == expected):
            raise Stale("\n".join([f"the client was sent {self.published()}, and not {expected}", *self.tree.log]))
        self.compared += 1

    def settled(self):
        self.settle()
        return self.published()

    def published(self):
        return sorted(
            (uri, item["range"]["start"]["line"], item["code"], item["severity"])
            for uri, items in self.shown.items() for item in items)

    def check(self):
        """None where the configuration is wrong: what held before still does, which a fresh check cannot know."""
        result = subprocess.run(
            [PROGRAM, "check", "--format", "json", "--allow-empty"], cwd=self.tree.folder, capture_output=True, env=ENVIRONMENT,
            timeout=PATIENCE)
        if result.returncode == 2:
            return None
        severities = {"error": 1, "warning": 2, "information": 3, "hint": 4}
        return sorted(
            (self.tree.uri(item["path"]), item["line"] - 1, item["rule"], severities[item["severity"]])
            for item in json.loads(result.stdout)["diagnostics"])

    def leave(self):
        if not self.is_told:
            # A doubt that stands longer than two seconds is told.
            time.sleep(DOUBT)
        self.settle()
        code = self.client.leave()
        if code != 0:
            raise Stale(f"the server ended with code {code}")


def run(edits, changes, seed, is_told=True):
    """Returns the session that is over."""
    with tempfile.TemporaryDirectory(prefix="waymark-test-") as folder:
        session = Session(folder, seed, is_told)
        try:
            session.run(edits, changes)
            session.leave()
        finally:
            session.client.kill()
    return session


def main():
    parser = argparse.ArgumentParser()
    for name, usual in [("edits", 100_000), ("changes", 10_000), ("seed", 1)]:
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--watch", action="store_true")
    options = parser.parse_args()
    start = time.monotonic()
    try:
        session = run(options.edits, options.changes, options.seed, not options.watch)
    except Stale as stale:
        sys.exit(f"seed {options.seed}: stale: {stale}")
    print(
        f"seed {options.seed}: {options.edits:,} edits, {options.changes:,} changes on disk, {session.compared:,} whole checks:"
        f" nothing stale, {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
