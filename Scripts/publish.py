#!/usr/bin/env python3
"""publish.py FOLDER URL: writes these files beside the archives of one release in FOLDER:

waymark.artifactbundle.zip   the programs, for Swift packages
waymark.rb                   a formula for Homebrew; URL is the address of the published folder
SHA256SUMS                   the checksums of all of them

The same archives give the same bytes."""

import hashlib
import json
import pathlib
import re
import sys
import tarfile
import zipfile

NAME = re.compile(r"waymark-(?P<version>.+)-(?P<system>linux|macos)-(?P<machine>x86_64|aarch64|arm64)\.tar\.gz")
TRIPLES = {
    ("linux", "x86_64"): "x86_64-unknown-linux-gnu",
    ("linux", "aarch64"): "aarch64-unknown-linux-gnu",
    ("macos", "x86_64"): "x86_64-apple-macosx",
    ("macos", "arm64"): "arm64-apple-macosx",
}
BUNDLED = ("bin/waymark", "share/waymark/Documentation/Rules.md", "LICENSE")
FORMULA = """\
class Waymark < Formula
  desc "Finds the routes of an app that navigates with ZIKRouter"
  homepage "{homepage}"
  version "{version}"
  license "MIT"
{systems}
  def install
    prefix.install "bin", "share"
  end

  test do
    assert_match version.to_s, shell_output("#{{bin}}/waymark --version")
  end
end
"""
DEPENDENCIES = {"macos": ''.join(f'    depends_on "{name}"\n' for name in ["json-c", "libyaml", "xxhash"]), "linux": ""}
MACHINES = {"x86_64": "on_intel", "aarch64": "on_arm", "arm64": "on_arm"}


class Archive:
    def __init__(self, path):
        self.path = path
        self.stem = path.name.removesuffix(".tar.gz")
        self.version, self.system, self.machine = NAME.fullmatch(path.name).group("version", "system", "machine")

    @property
    def sum(self):
        return hashlib.sha256(self.path.read_bytes()).hexdigest()

    def read(self, name):
        with tarfile.open(self.path) as archive:
            entry = archive.getmember(f"{self.stem}/{name}")
            return archive.extractfile(entry).read(), entry.mode


def bundle(archives, file):
    """https://github.com/swiftlang/swift-evolution/blob/main/proposals/0305-swiftpm-binary-target-improvements.md"""
    variants = [
        {"path": f"{each.stem}/bin/waymark", "supportedTriples": [TRIPLES[each.system, each.machine]]}
        for each in archives]
    artifact = {"type": "executable", "version": archives[0].version, "variants": variants}
    with zipfile.ZipFile(file, "w") as zipped:
        add(zipped, "info.json", json.dumps({"schemaVersion": "1.0", "artifacts": {"waymark": artifact}}, indent=2).encode())
        for archive in archives:
            for name in BUNDLED:
                add(zipped, f"{archive.stem}/{name}", *archive.read(name))


def add(zipped, name, content, mode=0o644):
    entry = zipfile.ZipInfo(f"waymark.artifactbundle/{name}")
    entry.create_system = 3  # Unix, so that a mode is one
    entry.external_attr = (0o100000 | mode) << 16
    entry.compress_type = zipfile.ZIP_DEFLATED
    zipped.writestr(entry, content)


def formula(archives, url):
    systems = ""
    for system in sorted({each.system for each in archives}, reverse=True):
        machines = "".join(
            f'    {MACHINES[each.machine]} do\n      url "{url}/{each.path.name}"\n      sha256 "{each.sum}"\n    end\n'
            for each in archives if each.system == system)
        systems += f"\n  on_{system} do\n{DEPENDENCIES[system]}{machines}  end\n"
    homepage = url.split("/releases/")[0]
    return FORMULA.format(homepage=homepage, version=archives[0].version, systems=systems)


def main():
    folder, url = pathlib.Path(sys.argv[1]), sys.argv[2].rstrip("/")
    archives = [Archive(path) for path in sorted(folder.glob("waymark-*.tar.gz"))]
    if len({each.version for each in archives}) != 1:
        sys.exit(f"waymark: {folder} must hold the archives of one version")
    bundle(archives, folder / "waymark.artifactbundle.zip")
    (folder / "waymark.rb").write_text(formula(archives, url))
    published = [each.path for each in archives] + [folder / "waymark.artifactbundle.zip", folder / "waymark.rb"]
    sums = (f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in published)
    (folder / "SHA256SUMS").write_text("".join(sums))


main()
