"""A copy of a tree, in which mistakes are planted."""

import collections
import json
import pathlib
import re
import shutil
import subprocess
import sys
import xml.parsers.expat

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Formats"))
from interface_outline import Outline  # noqa: E402

# Nothing of these makes a difference to the rules.
LEFT_OUT = shutil.ignore_patterns(".git", ".build", "*.png", "*.jpg", "*.pdf", "*.gif", "*.json", "*.strings", "*.mp4")
VENDORED = {"Pods", "Carthage", "SourcePackages"}
# They are off by default.
HINTS = ["nib-never-loaded", "scene-never-instantiated", "segue-never-performed"]

CLASS = re.compile(rb"\bclass\s+(\w+)\s*:|@implementation\s+(\w+)")
GENERIC_VIEW = re.compile(rb"\bclass\s+(\w+)<[^>]*>\s*:\s*(?:UI|NS)\w*View\b")
VIEW = re.compile(rb"\bclass\s+(\w+)\s*:\s*UIView\b")
CONTROLLER = re.compile(rb"\bclass\s+(\w+)\s*:\s*UI(?:Table)?ViewController\b")
CLASS_BODY = re.compile(rb"^(?:\w+ )*class (\w+)\s*:\s*[^\n{]*\{", re.M)


class PlantedTree:
    def __init__(self, source, folder, program, options=()):
        self.root, self.program, self.options = folder, program, list(options)
        shutil.copytree(source, folder, symlinks=True, ignore=LEFT_OUT)
        # The top of a repository: no configuration above it is read.
        (folder / ".git").mkdir()
        (folder / ".waymark.yml").write_text("rules:\n" + "".join(f"  {hint}: on\n" for hint in HINTS))
        self.documents = dict(self._documents())
        self.code = dict(self._files("swift", "m", "mm"))
        self.settings = dict(self._files("plist", "pbxproj"))
        text = b"\n".join(self.code.values())
        self.classes = {(match[1] or match[2]).decode() for match in CLASS.finditer(text)}
        self.generic_views = names(GENERIC_VIEW, text)
        self.views = names(VIEW, text)
        self.controllers = names(CONTROLLER, text)
        # The place of the name of each class of Swift, and where its body begins.
        self.bodies = {
            match[1].decode(): (path, match.span(1), match.end())
            for path, data in self.code.items()
            if path.endswith(".swift")
            for match in CLASS_BODY.finditer(data)
        }

    def _files(self, *extensions):
        """Those of the app: nothing is reported in tests and in vendored code."""
        for file in sorted(self.root.rglob("*")):
            path = file.relative_to(self.root)
            is_own = not VENDORED & set(path.parts) and "Tests" not in str(path)
            if path.suffix[1:] in extensions and file.is_file() and is_own:
                yield str(path), file.read_bytes()

    def _documents(self):
        """The storyboards and xibs that can be read, without those for watches and launch screens."""
        for path, data in self._files("storyboard", "xib"):
            try:
                outline = Outline(data)
            except (xml.parsers.expat.ExpatError, AssertionError):
                continue
            values = outline.root.values
            if outline.root.tag != "document" or values.get("launchScreen") == "YES":
                continue
            if "watchKit" not in values.get("targetRuntime", ""):
                yield path, outline

    def is_known(self, element):
        """True for an element whose custom class is one of the tree."""
        return element is not None and element.values.get("customClass") in self.classes

    def data(self, path):
        """The bytes of a file; nothing for a new one."""
        file = self.root / path
        return file.read_bytes() if file.exists() else b""

    def check(self, *options):
        """How often each finding is reported: by rule, path, line, column and message."""
        command = [self.program, "check", "--quiet", "--format", "json", *self.options, *options]
        output = subprocess.run(command, cwd=self.root, capture_output=True).stdout
        return collections.Counter(
            (found["rule"], found["path"], found["line"], found["column"], found["message"])
            for found in json.loads(output)["diagnostics"]
        )


def names(pattern, text):
    return [match[1].decode() for match in pattern.finditer(text)]


def other_than(name, names):
    """The first of some names that is another one; None if there is none."""
    return next((other for other in names if other != name), None)
