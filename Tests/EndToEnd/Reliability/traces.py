"""What a run of the program asks of the system, as strace writes it down."""

import pathlib
import re
import shutil
import subprocess

import pytest

CALL = re.compile(r"^\d+ +(?:<\.\.\. )?(\w+)(\(| resumed>)(.*)$")
QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')
CHANGING = {
    "chmod", "chown", "creat", "fchmodat", "fchownat", "lchown", "link", "linkat", "mkdir", "mkdirat", "mknod", "mknodat",
    "mount", "rename", "renameat", "renameat2", "rmdir", "setxattr", "symlink", "symlinkat", "truncate", "umount2", "unlink",
    "unlinkat", "utime", "utimensat", "utimes",
}
STARTING = {"clone", "clone3", "execve", "execveat", "fork", "posix_spawn", "vfork"}
WRITING = re.compile(r"O_(WRONLY|RDWR|CREAT|TRUNC|APPEND)")


def strace(log):
    """What stands before a command; skips the test where that is not possible."""
    program = shutil.which("strace")
    if not program:
        pytest.skip("there is no strace")
    if subprocess.run([program, "-o", "/dev/null", "true"], capture_output=True).returncode:
        pytest.skip("strace may not look at other processes here")
    return [program, "-f", "-qq", "-s", "4096", "-o", log, "-e", "trace=%file,%network,%process"]


def failing(call, error, log, path=None):
    """As strace, with a call of the system that fails each time; where a path is given, at that alone."""
    return [*strace(log), "-e", f"trace={call}", "-e", f"inject={call}:error={error}", *(["-P", path] if path else [])]


class Trace:
    """The calls of a run, by what they could do to others."""

    def __init__(self, log: pathlib.Path):
        self.started, self.network, self.written, self.opened = [], [], set(), set()
        lines = log.read_text(errors="replace").splitlines()
        assert lines, "nothing was traced"
        for line in lines:
            if match := CALL.match(line):
                self.take(match[1], match[2] == "(", match[3])

    def take(self, name, is_begun, text):
        """The second line of a call that was interrupted says nothing new."""
        if not is_begun:
            return
        paths = QUOTED.findall(text)
        if name in STARTING:
            # What shares the memory and the signals is a thread.
            if "CLONE_THREAD" not in text:
                self.started.append(f"{name}({text}")
        elif name in CHANGING or name in ("open", "openat", "openat2") and WRITING.search(text):
            self.written.update(paths)
        elif name in ("open", "openat", "openat2"):
            if "ENOENT" not in text:
                self.opened.update(paths)
        elif name in NETWORK:
            self.network.append(f"{name}({text}")


NETWORK = {
    "accept", "accept4", "bind", "connect", "getsockname", "listen", "recvfrom", "recvmmsg", "recvmsg", "sendmmsg", "sendmsg",
    "sendto", "setsockopt", "socket", "socketpair",
}
