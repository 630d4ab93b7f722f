"""The root of Debian 13 that prepare.sh makes, with the program and the repository's files in it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[4]


def enter_mount_namespace():
    """Starts the script again in a mount namespace of its own, so that nothing stays mounted."""
    if os.environ.get("WAYMARK_MOUNTED") != "yes":
        os.execvpe(
            "unshare", ["unshare", "--mount", sys.executable, *sys.argv], os.environ | {"WAYMARK_MOUNTED": "yes"}
        )


def mount(root, *folders):
    for folder in folders:
        place = Path(f"{root}{folder}")
        place.mkdir(parents=True, exist_ok=True)
        subprocess.run(["mount", "--rbind", folder, place], check=True)


def toolchain():
    """The folder of the Swift toolchain, whose libraries the debug program uses."""
    return Path(os.path.realpath(shutil.which("sourcekit-lsp"))).parents[2]


def copy_example(root):
    """Copies Examples/Notes to /root/Notes, and returns that path."""
    shutil.rmtree(Path(root, "root/Notes"), ignore_errors=True)
    shutil.copytree(REPOSITORY / "Examples/Notes", Path(root, "root/Notes"))
    return "/root/Notes"


def link_program(root, program):
    link = Path(root, "usr/local/bin/waymark")
    link.unlink(missing_ok=True)
    link.symlink_to(program)
