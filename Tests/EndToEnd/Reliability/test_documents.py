"""What may be wrong with documents. A whole text puts each right again, and is answered from."""

import pytest
from raw_client import call, packed
from sample_app import FILES
from rows import OK, REQUEST, Row, asking, changing, place, play

END = {"line": 99, "character": 99}
START = {"line": 0, "character": 0}


def at(*places):
    """A range: of two places, or of two columns in the first line."""
    start, end = [place if isinstance(place, dict) else {"line": 0, "character": place} for place in places]
    return {"start": start, "end": end}


def placed(line, character):
    return changing({"range": at({"line": line, "character": character}, START), "text": ""})


def opening(uri, text=FILES["Menu.swift"]):
    """A document of that name is opened, asked about, and closed."""

    def send(client):
        name = uri.replace("MENU", client.menu).replace("FOLDER", client.folder.as_uri())
        client.open(name, text)
        client.change(name, {"range": at(0, 0), "text": "// "})
        client.send(asking(7, params=place(client) | {"textDocument": {"uri": name}})(client))
        client.notify("textDocument/didClose", {"textDocument": {"uri": name}})

    return send


def asking_of(uri):
    def send(client):
        name = uri.replace("FOLDER", client.folder.as_uri())
        return asking(7, params=place(client) | {"textDocument": {"uri": name}})(client)

    return send


def unopened(client):
    uri = client.menu.replace("Menu", "Editor")
    client.change(uri, {"range": at(0, 5), "text": ""})
    client.notify("textDocument/didClose", {"textDocument": {"uri": uri}})


def inside(client):
    """Between the halves of an emoji, and of a line's end."""
    client.change(client.menu, {"text": "a😀b\r\nc"})
    client.change(client.menu, {"range": at(2, 3), "text": ""}, {"range": at(3, {"line": 1, "character": 0}), "text": "|"})


ROWS = [
    Row("D01", "changed and closed, but not open", unopened),
    Row("D02", "opened twice", lambda client: client.open(client.menu, "struct Other {}\n")),
    Row("D03", "a range that ends before it begins", changing({"range": at(9, 2), "text": ""})),
    Row("D04", "a column behind the line's end", changing({"range": at(9_999, 9_999), "text": " "})),
    Row("D05", "a line behind the end", changing({"range": at(END, END), "text": " "})),
    Row("D06", "from the beginning to far behind the end", changing({"range": at(START, END), "text": " "})),
    Row("D07", "line 2^62", placed(1 << 62, 0)),
    Row("D07", "line 2^31", placed(1 << 31, 0)),
    Row("D08", "column -1", placed(0, -1)),
    Row("D09", "line 1.5", placed(1.5, 0)),
    Row("D10", "a version that falls", changing({"range": at(0, 0), "text": "// "}, version=-3)),
    Row("D12", "changes that are no list", lambda client: client.notify(
        "textDocument/didChange", {"textDocument": {"uri": client.menu, "version": 2}, "contentChanges": {}})),
    Row("D13", "inside of characters", inside),
    Row("D14", "a file of another machine", opening("file://host/a.swift"), [(7, OK)]),
    Row("D15", "a NUL in a name", opening("file:///a%00.swift"), [(7, OK)]),
    Row("D16", "no address", opening("not an address"), [(7, OK)]),
    Row("D17", "no file", opening("untitled:Untitled-1"), [(7, OK)]),
    Row("D18", "a wrong length beside the range", changing({"range": at(0, 0), "rangeLength": 99, "text": ""})),
    Row("D19", "no text", changing({"text": ""})),
    Row("D20", "strange ends of lines", changing({"text": "a\0\rb\u2028c\u0085d\r\ne"}, {"range": at(END, END), "text": "f"})),
    Row("D21", "a way out of the folder", asking_of("FOLDER/%2e%2e/%2e%2e/etc/passwd"), [(7, OK)]),
    Row("D22", "another spelling", opening("FOLDER/%4D%65nu.swift"), [(7, OK)]),
    Row("D22", "letters in two forms", opening("FOLDER/e%CC%81%C3%A9.swift"), [(7, OK)]),
    Row("D23", "a document of 100 MB", lambda client: client.open("file:///big.swift", "a" * 100_000_000),
        [(None, REQUEST)], growth=24),
    Row("D23", "a document of 3 MB", opening("FOLDER/Big.swift", "let x = 1\n" * 300_000), [(7, OK)], growth=256),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.name} {row.what}")
def test_row(row, tmp_path):
    play(row, tmp_path)


@pytest.mark.parametrize("encodings", [["utf-8", "utf-16"], ["utf-8"], ["utf-32", "utf-8"], []], ids=str)
def test_encodings(encodings, tmp_path):
    """UTF-16 where it is offered, or nothing is."""
    params = {"processId": None, "capabilities": {"general": {"positionEncodings": encodings}}}
    chosen = []

    def hear(client):
        client.ask("initialize", params, id=7)
        chosen.append(client.response(7)["result"]["capabilities"]["positionEncoding"])
        client.send(packed(call("shutdown", id="s")) + packed(call("exit")))

    play(Row("D24", f"encodings {encodings}".replace("'", ""), hear, [(7, OK), ("s", OK)], bare=True, ends=0), tmp_path)
    assert chosen == ["utf-16" if "utf-16" in encodings or not encodings else encodings[0]]
