#!/usr/bin/env python3
"""archive.py FOLDER FILE: packs a folder into a reproducible .tar.gz, without traces of the machine or the time.

Names are sorted; all entries belong to root, and have the oldest time that a ZIP file can express."""

import gzip
import pathlib
import sys
import tarfile

EPOCH = 315_532_800  # 1980-01-01


def plain(entry):
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = EPOCH
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    return entry


def main():
    folder, output = map(pathlib.Path, sys.argv[1:])
    part = output.with_name(output.name + ".part")
    with part.open("wb") as file, gzip.GzipFile("", "wb", 6, file, mtime=0) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive:
            archive.add(folder, folder.name, filter=plain)  # `add` sorts what a folder holds
    part.replace(output)


main()
