"""What may be wrong with messages."""

import collections
import os

import pytest
from raw_client import call, framed, packed
from rows import CANCELLED, EARLY, METHOD, OK, PARAMS, REQUEST, Row, asking, place, play

DEFINITION = "textDocument/definition"
FLOOD = int(os.environ.get("WAYMARK_FLOOD", 5_000))
SHUTDOWN = packed(call("shutdown", id="s"))


def numbers(answers):
    return collections.Counter(id for id, _ in answers)


def are_all_answered(count, *codes):
    """A function that says whether that many requests are answered, each once."""
    return lambda answers: numbers(answers) == collections.Counter(range(count)) and {
        code for _, code in answers
    } <= {OK, *codes}


def cancelling(client):
    for id in range(2_000):
        client.send(packed(call(DEFINITION, place(client), id=id)))
        if id % 2:
            client.send(packed(call("$/cancelRequest", {"id": id})))


def flooding(client):
    client.send(b"".join(packed(call(DEFINITION, place(client), id=id)) for id in range(FLOOD)))


def reusing(client):
    client.send(packed(call(DEFINITION, place(client), id=7)) * 50)


def is_one_unharmed(answers):
    codes = [code for _, code in answers]
    return len(codes) == 50 and OK in codes and set(codes) <= {OK, REQUEST}


def late(client):
    client.send(SHUTDOWN + packed(call(DEFINITION, place(client), id=7)) + packed(call("exit")))


def busy(client):
    """A tree that takes longer to read than anybody waits at the end."""
    for number in range(300):
        text = "".join(f"func f{line}() {{ Router.perform(to: RoutableView<I{line}>(), path: p) }}\n" for line in range(300))
        (client.folder / f"Big{number}.swift").write_text(text)
    params = {"processId": None, "capabilities": {}, "rootPath": str(client.folder)}
    messages = [
        call("initialize", params, id=1), call("initialized"), call(DEFINITION, place(client), id=7),
        call("shutdown", id="s"), call("exit"),
    ]
    client.send(b"".join(map(packed, messages)))


def is_told(answers):
    """The definition too, whatever becomes of it."""
    return numbers(answers) == collections.Counter([1, 7, "s"])


ROWS = [
    Row("R01", "an unknown request", asking(7, "nothing"), [(7, METHOD)]),
    Row("R02", "an unknown request that is optional", asking(7, "$/nothing"), [(7, METHOD)]),
    Row("R03", "an unknown notification", packed(call("nothing")) + packed(call("$/nothing"))),
    Row("R04", "before initialize", packed(call(DEFINITION, id=7)), [(7, EARLY)], bare=True),
    Row("R05", "initialize again", packed(call("initialize", {"capabilities": {}}, id=7)), [(7, REQUEST)]),
    Row("R06", "after shutdown", late, [("s", OK), (7, REQUEST)], ends=0),
    Row("R07", "the ids 1 and '1' at once", lambda c: asking(1)(c) + asking("1")(c), [(1, OK), ("1", OK)]),
    Row("R08", "the id -1", asking(-1), [(-1, OK)]),
    Row("R09", "the id 1.5", asking(1.5), [(None, REQUEST)]),
    Row("R10", "the id null", asking(None), [(None, REQUEST)]),
    Row("R11", "an object for an id", asking({}), [(None, REQUEST)]),
    Row("R12", "the id 2^63", asking(1 << 63), [(None, REQUEST)]),
    Row("R13", "a number for a method", asking(7, 42), [(7, REQUEST)]),
    Row("R14", "parameters are a number", asking(7, params=42), [(7, PARAMS)]),
    Row("R15", "parameters lack everything", asking(7, params={}), [(7, PARAMS)]),
    Row("R16", "parameters of other types", asking(7, params={"textDocument": [], "position": ""}), [(7, PARAMS)]),
    Row("R17", "an answer to nothing", framed(b'{"jsonrpc":"2.0","id":99,"result":null}')),
    Row("R18", "nothing is cancelled", packed(call("$/cancelRequest", {"id": 99}))),
    Row("R19", "an id that waits already, 50 times", reusing, is_one_unharmed),
    Row("R20", "2,000 requests, half of them cancelled", cancelling, are_all_answered(2_000, CANCELLED)),
    Row("R20", f"{FLOOD:,} requests at once", flooding, are_all_answered(FLOOD), growth=96),
    # How much of the tree has been read by then depends on the machine.
    Row("R22", "shutdown while a tree is read", busy, is_told, bare=True, ends=0, growth=96),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.name} {row.what}")
def test_row(row, tmp_path):
    play(row, tmp_path)
