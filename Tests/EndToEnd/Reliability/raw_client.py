"""A client that may be as wrong as it likes: it writes bytes to the built program, and keeps every message that comes back."""

import json
import os
import pathlib
import signal
import subprocess
import threading
import time

PROGRAM = os.environ["WAYMARK_PROGRAM"]
# The server that compares its state after each step.
SELF_CHECK = os.path.join(os.path.dirname(PROGRAM), "SelfCheck")
ENVIRONMENT = os.environ | {"SWIFT_BACKTRACE": "enable=no"}
# In seconds, the time after which a test that hangs is ended. It is far more than anything takes on a slow and busy machine.
PATIENCE = 900
# What nohup starts ignores this signal, and so would the programs that it starts.
signal.signal(signal.SIGHUP, signal.SIG_DFL)


def framed(body: bytes) -> bytes:
    return b"Content-Length: %d\r\n\r\n%b" % (len(body), body)


def packed(message) -> bytes:
    return framed(json.dumps(message).encode())


def call(method, params=None, **more):
    """A notification; a request where it is given an `id`."""
    return {"jsonrpc": "2.0", "method": method, "params": params if params is not None else {}} | more


def memory(process_id, field="VmRSS"):
    """In KiB; None where the system does not tell, or the process is gone. `VmHWM` is the most that it was."""
    try:
        for line in pathlib.Path(f"/proc/{process_id}/status").read_text().splitlines():
            if line.startswith(field + ":"):
                return int(line.split()[1])
    except OSError:
        pass
    return None


def eventually(condition):
    """Looks again and again until the condition holds; returns false where the test hangs."""
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


class Client:
    """Starts the program, and is the editor at its pipes."""

    def __init__(self, *arguments, checking=False, listens=True, before=(), **options):
        server = [SELF_CHECK] if checking else [PROGRAM, "lsp"]
        self.process = subprocess.Popen(
            [*before, *server, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            **{"stderr": subprocess.DEVNULL, "env": ENVIRONMENT, **options},
        )
        self.messages = []
        self.news = threading.Condition()
        self.last_id = 0
        self.reader = threading.Thread(target=self.read, daemon=True)
        if listens:
            self.reader.start()

    def read(self):
        stream = self.process.stdout
        while header := stream.readline():
            name, _, value = header.partition(b":")
            assert name == b"Content-Length" and stream.readline() == b"\r\n", header
            message = json.loads(stream.read(int(value)))
            with self.news:
                self.messages.append(message)
                self.news.notify_all()

    # Sending

    def send(self, data: bytes):
        """Returns whether the program still reads."""
        try:
            self.process.stdin.write(data)
            self.process.stdin.flush()
            return True
        except (BrokenPipeError, ValueError):
            return False

    def notify(self, method, params=None):
        return self.send(packed(call(method, params)))

    def ask(self, method, params=None, id=None):
        self.last_id += 1
        id = self.last_id if id is None else id
        self.send(packed(call(method, params, id=id)))
        return id

    def send_answer(self, id, result=None):
        self.send(packed({"jsonrpc": "2.0", "id": id, "result": result}))

    # Hearing

    def wait(self, wants, seconds=PATIENCE):
        """The first message that is wanted, which may have come already; None where it does not come."""
        end = time.monotonic() + seconds
        seen = 0
        with self.news:
            while True:
                for message in self.messages[seen:]:
                    if wants(message):
                        return message
                seen = len(self.messages)
                if not self.news.wait(max(0, end - time.monotonic())) and len(self.messages) == seen:
                    return None

    def response(self, id, seconds=PATIENCE):
        return self.wait(lambda message: "method" not in message and message["id"] == id, seconds)

    def request(self, method, params=None, seconds=PATIENCE):
        """The result; None where there is none."""
        return (self.response(self.ask(method, params), seconds) or {}).get("result")

    def responses(self):
        """What was answered so far: ids with codes of errors, None where there is a result."""
        with self.news:
            return [(item["id"], item.get("error", {}).get("code")) for item in self.messages if "method" not in item]

    # A session

    def initialize(self, folder=None, capabilities=None, **more):
        root = pathlib.Path(folder).as_uri() if folder else None
        params = {"processId": os.getpid(), "capabilities": capabilities or {}, "rootUri": root} | more
        assert self.request("initialize", params), "initialize is answered"
        self.notify("initialized")

    def open(self, uri, text, version=1):
        document = {"uri": uri, "languageId": "swift", "version": version, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": document})

    def change(self, uri, *changes, version=2):
        self.notify(
            "textDocument/didChange",
            {"textDocument": {"uri": uri, "version": version}, "contentChanges": list(changes)},
        )

    # The end

    def end(self, seconds=PATIENCE):
        """The code that the program ends with, negative for a signal; None where it does not end."""
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None

    def leave(self):
        """In order: 0 is expected."""
        self.response(self.ask("shutdown", id="shutdown"))
        self.notify("exit")
        return self.end()

    def kill(self):
        self.process.kill()
        self.process.wait()
        if self.reader.is_alive():
            self.reader.join(PATIENCE)
        for stream in [self.process.stdin, self.process.stdout]:
            try:
                stream.close()
            except OSError:
                pass

    def memory(self, field="VmRSS"):
        return memory(self.process.pid, field)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.kill()
