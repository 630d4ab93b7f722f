"""What may lie in a tree: nothing hangs, nothing is read that must not be, and what is beside it is not lost."""

import dataclasses
import os
import socket
import stat
import threading
import time
import typing

import pytest
from sample_app import FILES
from traces import failing
from trees import IS_ROOT, app, as_nobody, run, scan, serve

SECRET = "protocol SecretInput: ZIKViewRoutable {}\n"
MANY = int(os.environ.get("WAYMARK_ENTRIES", 10_000))


@dataclasses.dataclass(frozen=True)
class Tree:
    name: str
    what: str
    # Puts something beside the app.
    make: typing.Callable
    # How many more files are read, and what is said, if anything.
    files: int = 0
    says: str = ""


def links(folder):
    for name, target in {"up": "..", "here": ".", "self.swift": "self.swift", "a": "b", "b": "a", "Again.swift": "Menu.swift"}.items():
        (folder / name).symlink_to(target)
    outside = folder.parent / f"{folder.name}-outside"
    outside.mkdir(exist_ok=True)
    (outside / "Secret.swift").write_text(SECRET)
    (folder / "Out.swift").symlink_to(outside / "Secret.swift")
    (folder / "OutFolder").symlink_to(outside)


def pipes(folder):
    """Wherever something is read: who opens one of them waits for ever."""
    (folder / "App.xcodeproj").mkdir()
    names = [".gitignore", "a.swift", "b.m", "c.h", "Podfile.lock", "Main.storyboard", "d.xcconfig", "Package.swift"]
    for name in [*names, "App.xcodeproj/project.pbxproj"]:
        os.mkfifo(folder / name)


def sockets(folder):
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(folder / "s.swift"))
    if IS_ROOT:
        os.mknod(folder / "zero.swift", 0o666 | stat.S_IFCHR, os.makedev(1, 5))
    (folder / "zeros.swift").symlink_to("/dev/zero")
    (folder / "folder.swift").mkdir()
    (folder / "folder.swift" / "inside.swift").write_text("")


def holes(folder):
    with open(folder / "Hole.swift", "wb") as file:
        file.truncate(1 << 40)


def names(folder):
    for name in [b"new\nline", b"100%25", "é😀".encode(), b"-n", b"\xff\xfe", b"n" * 249, "é".encode(), "e\u0301".encode(), b"\x1b[31m"]:
        with open(os.path.join(os.fsencode(folder), name + b".swift"), "wb") as file:
            file.write(b"struct S {}\n")


def deep(folder):
    """Deeper than a path may be long."""
    here = os.open(folder, os.O_RDONLY)
    for _ in range(5_000):
        os.mkdir("d", dir_fd=here)
        inside = os.open("d", os.O_RDONLY, dir_fd=here)
        os.close(here)
        here = inside
    os.close(here)


def many(folder):
    (folder / "Many").mkdir()
    for number in range(MANY):
        os.close(os.open(folder / "Many" / f"{number}.txt", os.O_CREAT | os.O_WRONLY))


def ignoring(folder):
    bombs = ["**/" * 500 + "x", "*a" * 500, "[" * 4_000, "!" * 100, "\\", "a" * 1_000_000, "?" * 4_000, "*/" * 1_000 + "**"]
    (folder / ".gitignore").write_text("\n".join(bombs * 20) + "\n")
    (folder / ("a" * 200)).mkdir()
    (folder / ("a" * 200) / ("a" * 200 + ".swift")).write_text("")


def written(**files):
    """A function that writes files, whose names have no extension here."""

    def make(folder):
        for name, content in files.items():
            (folder / f"{name}.swift").write_bytes(content)

    return make


LOOK_UP = "Router.perform(to: RoutableView<EditorViewInput>(), path: p)"
TREES = [
    Tree("X01", "links in circles, and out of the tree", links),
    Tree("X02", "pipes", pipes),
    Tree("X02", "a socket, devices, a folder called .swift", sockets, files=1),
    Tree("X03", "1 TB of zeros", holes, files=1, says="larger than 16 MiB"),
    Tree("X03", "17 MiB", written(Large=b"// \n" * (17 << 18)), files=1, says="larger than 16 MiB"),
    Tree("X03", "3 MiB", written(Large=b"// RoutableView\n" * (3 << 16)), files=1, says="not parsed"),
    Tree("X07", "names that are no text", names, files=9),
    Tree("X08", "a NUL", written(Binary=b"let x = 1\0"), files=1, says="not a text file"),
    Tree("X08", "UTF-16", written(Wide="let x = 1".encode("utf-16")), files=1, says="UTF-16"),
    Tree("X08", "Latin-1", written(Latin="// \xe9\xff\n".encode("latin-1") + LOOK_UP.encode()), files=1),
    Tree("X09", "5,000 folders deep", deep, says="more than 256 folders deep"),
    Tree("X09", f"{MANY:,} files in a folder", many),
    Tree("X10", "patterns that take long", ignoring, files=1),
]


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: f"{tree.name} {tree.what}")
def test_tree(tree):
    with app() as folder:
        tree.make(folder)
        document, messages = scan(folder, files=tree.files)
        assert tree.says in messages and "Secret" not in str(document)
        run(folder, "check")
        status = serve(folder)
        assert status["files"] == document["summary"]["files"]


@pytest.mark.parametrize("text, line", [
    ("\ufeff{}", 1), ("\r\n{}", 2), ("\r{}\r", 2), ("// é😀\n{}", 2), ("\n\n{}\n\n", 3), ("// \u2028\n{}", 2),
], ids=repr)
def test_columns(text, line):
    """X08. Whatever a file begins with, and however its lines end, the place is right."""
    with app() as folder:
        (folder / "Strange.swift").write_bytes(text.format(LOOK_UP).encode())
        document, _ = scan(folder, files=1)
        [site] = [
            site for route in document["routes"] for site in route["lookUps"] if site["path"] == "Strange.swift"]
        assert (site["line"], site["column"]) == (line, LOOK_UP.index("EditorViewInput") + 1)


def test_configuration_that_is_a_pipe():
    with app() as folder:
        os.mkfifo(folder / ".waymark.yml")
        _, messages = run(folder, "check", code=2)
        assert ".waymark.yml: not a regular file" in messages
        serve(folder)


@pytest.mark.parametrize("arguments", [
    ["check", "--baseline"], ["check", "--config"], ["scan"], ["check", "--output"], ["baseline", "write", "--baseline"],
    ["baseline", "report", "--baseline"],
], ids=" ".join)
def test_a_pipe_on_the_command_line(arguments):
    with app() as folder:
        os.mkfifo(folder / "pipe.swift")
        _, messages = run(folder, *arguments, "pipe.swift", code=2)
        assert "pipe.swift" in messages


def test_what_may_not_be_read():
    """X06."""
    nobody = as_nobody()
    with app() as folder:
        (folder / "Closed").mkdir()
        for name in ["Closed/a.swift", "Closed.swift", "Menu2.swift"]:
            (folder / name).write_text("")
        (folder / "Closed.swift").chmod(0)
        (folder / "Closed").chmod(0)
        _, messages = scan(folder, files=2, before=nobody)
        assert "not read: Closed and 1 more: permission denied" in messages
        run(folder, "check", before=nobody)
        for name in ["Closed", "Closed.swift"]:
            _, messages = run(folder, "scan", name, code=2, before=nobody)
            assert f"{name}: permission denied" in messages
        (folder / "Closed").chmod(0o755)


def test_few_open_files():
    """X06."""
    import resource

    def limit():
        resource.setrlimit(resource.RLIMIT_NOFILE, (12, 12))

    with app() as folder:
        for number in range(300):
            (folder / f"F{number}.swift").write_text("struct S {}\n")
        document, messages = scan(folder, files=300, preexec_fn=limit)
        assert document["skipped"] == [] and "not read" not in messages


@pytest.mark.parametrize("call, error, code, words", [
    ("pread64", "EIO", 0, "not read: Menu.swift: Input/output error"),
    ("getdents64", "EIO", 2, "Input/output error"), ("getdents64", "EACCES", 2, "permission denied"),
], ids=lambda value: str(value).split(":")[0])
def test_errors_of_the_disk(call, error, code, words, tmp_path):
    """X06. A file that fails is named; a folder that fails is no empty one."""
    with app() as folder:
        path = folder / "Menu.swift" if call == "pread64" else None
        _, messages = run(folder, "scan", code=code, before=failing(call, error, tmp_path / "log", path))
        assert words in messages


class Meddler:
    """Changes a tree all the time, on a thread of its own."""

    def __init__(self, change):
        self.is_over = threading.Event()
        self.count = 0
        self.thread = threading.Thread(target=self.work, args=[change])

    def work(self, change):
        while not self.is_over.is_set():
            change(self.count)
            self.count += 1

    def __enter__(self):
        self.thread.start()

    def __exit__(self, *_):
        self.is_over.set()
        self.thread.join()


def growing(folder):
    with open(folder / "Changing.swift", "ab") as file:
        file.write(b"struct S {}\n" * 100)
    time.sleep(0.001)


def shrinking(folder):
    (folder / "Changing.swift").write_bytes(b"struct S {}\n" * 100_000)
    os.truncate(folder / "Changing.swift", 10)


def vanishing(folder):
    inner = folder / "Coming" / "And"
    inner.mkdir(parents=True, exist_ok=True)
    for number in range(20):
        (inner / f"Going{number}.swift").write_text("struct S {}\n")
    for number in range(20):
        (inner / f"Going{number}.swift").unlink()
    inner.rmdir()
    inner.parent.rmdir()


def swapping(folder):
    """Now a file, now a folder, now a link that leads out."""
    path = folder / "Changing.swift"
    path.write_text("struct S {}\n")
    path.unlink()
    path.mkdir()
    path.rmdir()
    path.symlink_to("/etc/passwd")
    path.unlink()


@pytest.mark.parametrize("change", [growing, shrinking, vanishing, swapping], ids=lambda change: change.__name__)
def test_change_while_reading(change):
    """X03 to X05."""
    with app() as folder, Meddler(lambda _: change(folder)):
        for _ in range(10):
            scan(folder)
            run(folder, "check")
        serve(folder)


def test_times_that_lie():
    """X13. Another text of the same size, with the old time."""
    from raw_client import Client
    from rows import place

    with app() as folder, Client() as client:
        client.folder, client.menu = folder, (folder / "Menu.swift").as_uri()
        router = folder / "EditorRouter.swift"
        old = router.stat()
        os.utime(router, ns=(old.st_atime_ns, old.st_mtime_ns - 10**10))
        client.initialize(folder)
        assert client.request("textDocument/definition", place(client))
        status = router.stat()
        router.write_text(FILES[router.name].replace("<EditorViewInput>", "<EditorViewInptu>"))
        os.utime(router, ns=(status.st_atime_ns, status.st_mtime_ns))
        client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": folder.as_uri(), "type": 2}]})
        assert not client.request("textDocument/definition", place(client))
