"""The program, the repository, and commands in it."""

import os
import pathlib
import subprocess

PROGRAM = os.environ["WAYMARK_PROGRAM"]
ROOT = pathlib.Path(__file__).parents[3]


def run(*command, code=0, **options):
    """What a command prints; what it says, where it is to fail."""
    result = subprocess.run(command, capture_output=True, text=True, **options)
    assert result.returncode == code, result.stdout + result.stderr
    return result.stderr if code == 2 else result.stdout


def release(folder):
    return pathlib.Path(run(ROOT / "Scripts/release.sh", "--program", PROGRAM, folder).strip())
