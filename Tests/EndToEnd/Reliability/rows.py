"""A row of the tables of what a client may do wrong, how it is played, and the table that is printed."""

import collections
import dataclasses
import os
import pathlib
import time
import typing

from raw_client import PATIENCE, Client, call, eventually, packed
from sample_app import FILES, PLACE, make_app

PARSE, REQUEST, METHOD, PARAMS, EARLY, CANCELLED = -32700, -32600, -32601, -32602, -32002, -32800
OK = None


@dataclasses.dataclass(frozen=True)
class Row:
    """What is sent, and what must come of it."""

    name: str
    what: str
    # Bytes, or a function of the client, which is given the row's folder as `client.folder` and a document's `client.menu`.
    send: bytes | typing.Callable
    # The ids that are answered, each once, and the codes of errors; or a function of these that says whether they are right.
    answers: list | typing.Callable = dataclasses.field(default_factory=list)
    # Before `initialize`, or with a document open.
    bare: bool = False
    # The code that the program ends with of its own accord; None where it goes on.
    ends: int | None = None
    # In MiB, what it may take more than before; usually a little, and three times what is sent.
    growth: int | None = None

    def is_answered(self, answers):
        if callable(self.answers):
            return self.answers(answers)
        return collections.Counter(answers) == collections.Counter(self.answers)


Outcome = collections.namedtuple("Outcome", "name what alive answered code growth seconds")
OUTCOMES: list[Outcome] = []


def play(row: Row, folder: pathlib.Path):
    """Fails where the row does not hold."""
    make_app(folder)
    with Client(checking=True) as client:
        client.folder, client.menu = folder, (folder / "Menu.swift").as_uri()
        (awaken if row.bare else ready)(client)
        before, known = client.memory("VmHWM"), len(client.responses())
        start = time.monotonic()
        sent = send(client, row.send)
        is_alive = row.ends is None and probe(client, row.bare)
        hear(client, row, known)
        after = client.memory("VmHWM")
        code = client.leave() if is_alive else client.end()
        client.reader.join(PATIENCE)
        answers, seconds = heard(client, known), time.monotonic() - start
    growth = (after - before) / 1024 if before and after else 0
    note(row.name, row.what, is_alive, row.is_answered(answers), code, growth, seconds)
    assert is_alive == (row.ends is None), f"code {code}"
    assert row.is_answered(answers), f"{answers[:20]}"
    assert code == (row.ends or 0)
    assert growth < (16 + 3 * sent / (1 << 20) if row.growth is None else row.growth), f"{growth:.1f} MiB"


def note(*outcome):
    OUTCOMES.append(Outcome(*outcome))


def hear(client, row, known):
    """Waits for what is to be answered; what is answered too often comes until the end."""
    eventually(lambda: row.is_answered(heard(client, known)) or client.process.poll() is not None)


def heard(client, known):
    return [answer for answer in client.responses()[known:] if answer[0] not in ("probe", "initialize", "shutdown")]


def awaken(client):
    """Has all of the program loaded."""
    client.response(client.ask("nothing", id="probe"))
    client.messages.clear()


def ready(client):
    client.initialize(client.folder)
    client.open(client.menu, FILES["Menu.swift"])
    assert is_right(client, client.request("textDocument/definition", place(client)))


def send(client, what):
    """Returns how many bytes."""
    data = what(client) if callable(what) else what
    if not isinstance(data, bytes):
        return 0
    client.send(data)
    return len(data)


def probe(client, is_bare):
    """Whether the program is as well as ever, whatever was done to the document."""
    if is_bare:
        client.ask("initialize", {"processId": None, "capabilities": {}}, id="initialize")
        return bool((client.response("initialize") or {}).get("result"))
    client.change(client.menu, {"text": FILES["Menu.swift"]}, version=1000)
    client.ask("textDocument/definition", place(client), id="probe")
    return is_right(client, (client.response("probe") or {}).get("result"))


def place(client, **more):
    return {"textDocument": {"uri": client.menu}, "position": PLACE} | more


def is_right(client, locations):
    return [pathlib.Path(item["uri"]).name for item in locations or []] == ["EditorRouter.swift"]


def asking(id, method="textDocument/definition", params=None, **more):
    """A function that asks something about the open document."""
    return lambda client: packed(call(method, place(client) if params is None else params, id=id, **more))


def changing(*changes, version=2):
    """A function that changes the open document, or something else where that is said."""
    return lambda client: client.change(client.menu, *changes, version=version)


def table(outcomes):
    """Of Markdown."""
    yield "| row | what | alive | answered | code | memory | time |"
    yield "|---|---|---|---|---|---|---|"
    for row in outcomes:
        alive, answered = ("yes" if row.alive else "ended"), ("yes" if row.answered else "NO")
        yield (
            f"| {row.name} | {row.what} | {alive} | {answered} | {row.code} | +{row.growth:.1f} MiB |"
            f" {row.seconds:.2f} s |"
        )


def write_table():
    """To the file that WAYMARK_TABLE names."""
    lines = "\n".join(table(OUTCOMES))
    if "WAYMARK_TABLE" in os.environ:
        pathlib.Path(os.environ["WAYMARK_TABLE"]).write_text(lines + "\n")
    return lines
