"""What may be wrong with the stream of bytes, and how the program may end."""

import os
import signal
import subprocess
import sys
import time

import pytest
from raw_client import ENVIRONMENT, PROGRAM, Client, call, eventually, framed, memory, packed
from rows import PARSE, REQUEST, OK, Row, asking, note, play

EXIT = packed(call("exit"))
SHUTDOWN = packed(call("shutdown", id="s"))
BODY = b'{"jsonrpc":"2.0","id":7,"method":"nothing"}'
DEEP = b'{"jsonrpc":"2.0","id":7,"method":"initialize","params":%b}'


def header(value, body=b""):
    return b"Content-Length: %b\r\n\r\n%b" % (value, body)


def byte_by_byte(client):
    for byte in asking(7)(client):
        client.send(bytes([byte]))


def too_large(client):
    """More than the largest body, and never in one piece."""
    client.send(b"Content-Length: %d\r\n\r\n" % (65 << 20))
    for _ in range(65):
        client.send(b" " * (1 << 20))


def ending(data):
    def send(client):
        client.send(data)
        client.process.stdin.close()

    return send


def signalled(number):
    return lambda client: client.process.send_signal(number)


REFUSED = [(None, PARSE)]
LOST = [(None, PARSE), (None, PARSE)]
UNKNOWN = [(7, -32002)]
ROWS = [
    Row("F02", "lines end with LF alone", b"Content-Length: %d\n\n%b" % (len(BODY), BODY), UNKNOWN, bare=True),
    Row("F03", "any case", b"cONTENT-lENGTH:%d\r\n\r\n%b" % (len(BODY), BODY), UNKNOWN, bare=True),
    Row("F04", "two lengths, the same", b"Content-Length: 43\r\n" + framed(BODY), UNKNOWN, bare=True),
    Row("F04", "two lengths, the last counts", b"Content-Length: 9\r\n" + framed(BODY), UNKNOWN, bare=True),
    Row("F05", "a negative length", header(b"-5"), REFUSED, bare=True),
    Row("F06", "length 0", header(b"0"), REFUSED, bare=True),
    Row("F07", "a length of 20 digits", header(b"9" * 20), REFUSED, bare=True),
    Row("F08", "a length of 2 GB", header(b"2147483648"), REFUSED, bare=True, growth=8),
    Row("F08", "a body of 65 MiB", too_large, [(None, REQUEST)], growth=24),
    Row("F09", "a length of 2^62", header(b"4611686018427387904"), REFUSED, bare=True, growth=8),
    Row("F10", "a length that is 3 too short", header(b"40", BODY), LOST, bare=True),
    Row("F11", "a length that is 3 too long", header(b"46", BODY) + packed(call("lost")), LOST, bare=True),
    Row("F12", "no length", b"Content-Type: x\r\n\r\n", REFUSED, bare=True),
    Row("F13", "rubbish", b"GET / HTTP/1.1\r\n\r\n" + bytes(range(256)) * 100, REFUSED, bare=True),
    Row("F14", "a header of 1 MiB", b"X: " + b"a" * (1 << 20) + b"\r\n\r\n", REFUSED, bare=True),
    Row("F15", "no JSON", framed(b"{nothing}"), REFUSED, bare=True),
    Row("F16", "no UTF-8", framed(b'{"jsonrpc":"2.0","id":7,"method":"\xff"}'), REFUSED, bare=True),
    Row("F17", "a NUL", framed(BODY + b"\0"), REFUSED, bare=True),
    Row("F18", "a batch", framed(b"[" + BODY + b"]"), [(None, REQUEST)], bare=True),
    Row("F19", "no object", framed(b"42"), [(None, REQUEST)], bare=True),
    Row("F20", "JSON-RPC 1.0", asking(7, jsonrpc="1.0"), [(7, REQUEST)]),
    Row("F21", "no version of JSON-RPC", framed(b'{"id":7,"method":"nothing"}'), UNKNOWN, bare=True),
    Row("F22", "a byte order mark", framed(b"\xef\xbb\xbf" + BODY), UNKNOWN, bare=True),
    Row("F23", "100,000 arrays deep", framed(DEEP % (b"[" * 100_000 + b"]" * 100_000)), [(None, REQUEST)], bare=True),
    Row("F24", "1.7 million objects", framed(DEEP % (b"[{}" + b",{}" * 1_700_000 + b"]")), [(None, REQUEST)], bare=True),
    Row("F25", "one byte at a time", byte_by_byte, [(7, OK)]),
    Row("F26", "the end within a message", ending(b"Content-Length: 99\r\n\r\n{"), ends=1),
    Row("F27", "the end", ending(b""), ends=1),
    Row("F27", "the end after shutdown", ending(SHUTDOWN), [("s", OK)], ends=0),
    Row("F28", "exit without shutdown", EXIT, ends=1),
    Row("F29", "exit after shutdown", SHUTDOWN + EXIT, [("s", OK)], ends=0),
    Row("F30", "SIGTERM", signalled(signal.SIGTERM), ends=143),
    Row("F30", "SIGINT", signalled(signal.SIGINT), ends=130),
    Row("F30", "SIGHUP", signalled(signal.SIGHUP), ends=129),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.name} {row.what}")
def test_row(row, tmp_path):
    play(row, tmp_path)


def test_nobody_reads(tmp_path):
    """F31. What the program says then has nowhere to go."""
    with Client(listens=False) as client:
        start = time.monotonic()
        client.ask("initialize", {"processId": None, "capabilities": {}})
        client.process.stdout.read(1)
        client.process.stdout.close()
        code = client.end()
    note("F31", "the output is closed", False, True, code, 0, time.monotonic() - start)
    assert code == 1


START = """
import subprocess, sys, time
server = subprocess.Popen(sys.argv[1:], stderr=subprocess.DEVNULL)
print(server.pid, file=sys.stderr, flush=True)
time.sleep(600)
"""


def test_the_parent_dies(tmp_path):
    """F32. Its pipes stay open: the program sees that the process of its client is gone."""
    command = [sys.executable, "-c", START, PROGRAM, "lsp"]
    editor = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT)
    server = int(editor.stderr.readline())
    editor.stdin.write(packed(call("initialize", {"processId": editor.pid, "capabilities": {}}, id=1)))
    editor.stdin.flush()
    assert editor.stdout.readline().startswith(b"Content-Length")
    editor.kill()
    editor.wait()
    start = time.monotonic()
    is_gone = eventually(lambda: not memory(server))
    note("F32", "the client's process is gone", False, True, 0, 0, time.monotonic() - start)
    assert is_gone


@pytest.mark.skipif(not os.path.exists("/proc/self/fdinfo"), reason="only Linux tells what a process has open")
def test_the_output_is_out_of_reach():
    """F33. What is printed by mistake goes to standard error; no program that is started inherits the output."""
    with Client() as client:
        client.initialize()
        folder = f"/proc/{client.process.pid}"
        output = os.readlink(f"/proc/self/fd/{client.process.stdout.fileno()}")
        assert os.readlink(f"{folder}/fd/1") == os.readlink(f"{folder}/fd/2") != output
        [number] = [name for name in os.listdir(f"{folder}/fd") if os.readlink(f"{folder}/fd/{name}") == output]
        flags = next(line for line in open(f"{folder}/fdinfo/{number}") if line.startswith("flags:")).split()[1]
        assert int(flags, 8) & os.O_CLOEXEC
        note("F33", "somebody prints", True, True, client.leave(), 0, 0)
