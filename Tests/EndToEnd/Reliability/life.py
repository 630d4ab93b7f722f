"""What may become of the process, and what it may leave behind: nothing."""

import os
import pathlib
import random
import signal
import subprocess
import time

from raw_client import ENVIRONMENT, PATIENCE, PROGRAM, Client, call, eventually, packed
from rows import is_right, place
from sample_app import FILES, make_app

MARK = "WAYMARK_LIFE"


def processes(mark):
    """Those that have the mark in their environment, and are no zombies."""
    found = []
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            if mark.encode() in (folder / "environ").read_bytes() and b"\nState:\tZ" not in (folder / "status").read_bytes():
                found.append(int(folder.name))
        except OSError:
            pass
    return found


def waits(process_id):
    """Whether no thread of the process has anything to do: one that waits for a processor has."""
    states = [(task / "stat").read_text().rpartition(")")[2].split()[0] for task in pathlib.Path(f"/proc/{process_id}/task").iterdir()]
    return set(states) == {"S"}


def contents(*folders):
    """The names of everything below."""
    return {path for folder in folders for path in pathlib.Path(folder).rglob("*")}


class Life:
    """Servers on one tree, which end in every way; whatever one of them leaves behind is found."""

    def __init__(self, folder, seed):
        self.folder, self.random = pathlib.Path(folder), random.Random(seed)
        self.tree, self.temporary = self.folder / "App", self.folder / "tmp"
        self.tree.mkdir()
        self.temporary.mkdir()
        make_app(self.tree)
        for number in range(100):
            lines = "".join(f"func f{line}() {{ Router.perform(to: RoutableView<I{line}>(), path: p) }}\n" for line in range(50))
            (self.tree / f"Big{number}.swift").write_text(lines)
        self.mark = f"{MARK}={os.getpid()}.{seed}"
        name, _, value = self.mark.partition("=")
        self.environment = ENVIRONMENT | {name: value, "TMPDIR": str(self.temporary), "HOME": str(self.temporary)}
        self.before = contents(self.tree, self.temporary)
        # In seconds, to be printed.
        self.slowest = 0.0

    def client(self, *arguments):
        client = Client(*arguments, env=self.environment, cwd=self.tree)
        client.folder, client.menu = self.tree, (self.tree / "Menu.swift").as_uri()
        return client

    def end(self, kill):
        """A conversation, cut off at a random time. Returns the code."""
        with self.client() as client:
            client.ask("initialize", {"processId": os.getpid(), "capabilities": {}, "rootUri": self.tree.as_uri()})
            client.notify("initialized")
            client.open(client.menu, FILES["Menu.swift"])
            for _ in range(self.random.randrange(5)):
                client.ask("textDocument/definition", place(client))
            time.sleep(self.random.random() * 0.15)
            start = time.monotonic()
            kill(client)
            code = client.end()
            self.slowest = max(self.slowest, time.monotonic() - start)
        assert code is not None, kill.__name__
        return code

    def begin_and_end(self, seconds):
        """The code after a signal so soon after the start."""
        with self.client() as client:
            time.sleep(seconds)
            terminated(client)
            return client.end()

    def left(self):
        """Empty where all is as it was."""
        return [str(path) for path in contents(self.tree, self.temporary) ^ self.before] + processes(self.mark)

    def is_right(self):
        """Another server answers as ever."""
        with self.client() as client:
            client.initialize(self.tree)
            return is_right(client, client.request("textDocument/definition", place(client))) and client.leave() == 0


def killed(client):
    client.process.kill()


def input_closed(client):
    client.process.stdin.close()


def exited(client):
    client.notify("exit")


def terminated(client):
    client.process.send_signal(signal.SIGTERM)


def hung_up(client):
    client.process.send_signal(signal.SIGHUP)


# A signal may come before the program listens to it.
ENDINGS = {killed: {-9}, input_closed: {1}, exited: {1}, terminated: {143, -15}, hung_up: {129, -1}}


class Unread:
    """A client that asks as fast as it can, and reads nothing."""

    def __init__(self, client, folder):
        make_app(folder)
        self.client, self.asked, self.rest = client, 0, b""
        client.folder, client.menu = folder, (folder / "Menu.swift").as_uri()
        client.ask("initialize", {"processId": os.getpid(), "capabilities": {}, "rootUri": folder.as_uri()})
        client.notify("initialized")
        client.open(client.menu, FILES["Menu.swift"])

    def ask(self):
        """False where the server takes no byte at the moment."""
        if not self.rest:
            self.rest = packed(call("textDocument/definition", place(self.client), id=f"u{self.asked}"))
            self.asked += 1
        os.set_blocking(self.client.process.stdin.fileno(), False)
        try:
            self.rest = self.rest[os.write(self.client.process.stdin.fileno(), self.rest):]
            return True
        except BlockingIOError:
            return False
        finally:
            os.set_blocking(self.client.process.stdin.fileno(), True)

    def ask_until_nothing_is_read(self):
        """The server has stopped reading when it has nothing to do in twenty looks, and has taken no byte in between."""
        looks = 0

        def is_over():
            nonlocal looks
            looks = 0 if self.ask() else looks + waits(self.client.process.pid)
            return looks == 20

        assert eventually(is_over), f"{self.asked} requests are read"

    def hear(self):
        """Whether all was answered."""
        self.client.reader.start()
        self.client.send(self.rest)
        return all(self.client.response(f"u{number}") for number in range(self.asked)) and self.client.leave() == 0


def unread(looks, folder):
    """Memory in KiB when the server stopped reading, and after so many looks at it; and how many requests were answered then."""
    with Client(listens=False, env=ENVIRONMENT) as client:
        requests = Unread(client, folder)
        requests.ask_until_nothing_is_read()
        early = client.memory()
        for _ in range(looks):
            assert not requests.ask()
            time.sleep(0.05)
        late = client.memory()
        assert requests.hear()
    return early, late, requests.asked


def together(folder, checks, seed):
    """Two servers, and checks, on a tree that changes: none ends, none is in the others' way, and all are right at last."""
    life = Life(folder, seed)
    router, text = life.tree / "EditorRouter.swift", FILES["EditorRouter.swift"]
    with life.client() as one, life.client() as other:
        for client in [one, other]:
            client.initialize(life.tree)
        for number in range(checks):
            router.write_text(text if number % 2 else text.replace("<EditorViewInput>", "<Nothing>"))
            for client in [one, other]:
                assert client.request("waymark/status")
            result = subprocess.run(
                [PROGRAM, "check", "--quiet"], cwd=life.tree, env=life.environment, capture_output=True, timeout=PATIENCE)
            assert result.returncode == (0 if number % 2 else 1), result
        router.write_text(text)
        for client in [one, other]:
            assert eventually(lambda: is_right(client, client.request("textDocument/definition", place(client))))
        for client in [one, other]:
            assert client.leave() == 0
    assert not life.left()


def main():
    """What the tests do a few times: `life.py NUMBER` endings, half of them kill -9."""
    import sys
    import tempfile

    number = int(sys.argv[1])
    with tempfile.TemporaryDirectory(prefix="waymark-test-") as folder:
        life = Life(folder, 1)
        start = time.monotonic()
        for _ in range(number):
            assert life.end(killed) == -9
        print(f"{number:,} times kill -9: every time gone within {life.slowest:.2f} s, left behind: {life.left() or 'nothing'}")
        others = [kill for kill in ENDINGS if kill is not killed]
        life.slowest = 0.0
        for kill in others:
            for _ in range(number // 5):
                assert life.end(kill) in ENDINGS[kill], kill.__name__
        print(f"{number // 5:,} times each of {', '.join(kill.__name__ for kill in others)}: gone within {life.slowest:.2f} s")
        assert life.is_right() and not life.left(), life.left()
    with tempfile.TemporaryDirectory(prefix="waymark-test-") as folder:
        early, late, asked = unread(1_200, pathlib.Path(folder))
        print(f"nothing is read for a minute: from {early:,} to {late:,} KiB, then all of {asked:,} requests are answered")
    with tempfile.TemporaryDirectory(prefix="waymark-test-") as folder:
        checks = 400
        together(folder, checks, 1)
        print(f"two servers and {checks:,} checks on one tree: all right; {time.monotonic() - start:.0f} s in all")


if __name__ == "__main__":
    main()
