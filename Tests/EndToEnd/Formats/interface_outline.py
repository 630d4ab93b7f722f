"""The outline of storyboards and xibs, read with expat; prints the lines of InterfaceDump.swift.

interface_outline.py FILE...: prints them.
interface_outline.py --compare OUTPUT: compares them with those of `Benchmarks interface PATH...`.
"""

import bisect
import collections
import dataclasses
import pathlib
import re
import sys
import xml.parsers.expat

START_TAG = re.compile(rb"""<([^\s/>]+)((?:\s+[^\s=/>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(/?)>""")
ATTRIBUTE = re.compile(rb"""([^\s=/>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')""")
PLATFORMS = {"iOS": "iOS", "MacOSX": "macOS", "AppleTV": "tvOS", "watchKit": "watchOS"}
CONNECTIONS = {"outlet": "property", "outletCollection": "property", "action": "selector", "binding": "keyPath"}
MARKED = {
    "placeholder", "application", "exit", "viewControllerPlaceholder", "controllerPlaceholder", "tableRow", "tableColumn",
}  # fmt: skip
TABLES = {"tableView", "collectionView", "outlineView"}
NAMES = {
    "storyboardIdentifier": "scene",
    "reuseIdentifier": "reuse",
    "restorationIdentifier": "restoration",
}


@dataclasses.dataclass(eq=False)
class Element:
    tag: str
    values: dict
    places: dict
    start: int
    end: int
    parent: "Element | None"
    excluded: bool = False

    def around(self):
        element = self.parent
        while element:
            yield element
            element = element.parent

    @property
    def parent_tag(self):
        return self.parent.tag if self.parent else ""


def elements(data):
    """The elements in source order; the places of values are offsets between the quotation marks."""
    found, stack = [], []
    parser = xml.parsers.expat.ParserCreate()

    def begin(tag, values):
        start = parser.CurrentByteIndex
        match = START_TAG.match(data, start)
        places = {}
        for item in ATTRIBUTE.finditer(data, match.start(2), match.end(2)):
            places[item[1].decode()] = item.span(2 if item[2] is not None else 3)
        assert places.keys() == values.keys(), (tag, values)
        element = Element(tag, values, places, start, match.end(), stack[-1] if stack else None)
        found.append(element)
        stack.append(element)

    def finish(tag):
        element = stack.pop()
        if data[element.end - 2 : element.end] != b"/>":
            element.end = data.index(b">", parser.CurrentByteIndex) + 1

    parser.StartElementHandler, parser.EndElementHandler = begin, finish
    parser.Parse(data, True)
    return found


class Outline:
    def __init__(self, data):
        self.data = data
        mark = 3 if data.startswith(b"\xef\xbb\xbf") else 0
        self.lines = [mark] + [match.end() for match in re.finditer(rb"\r\n|\r|\n", data)]
        self.elements = elements(data)
        self.root = self.elements[0]
        self.by_id = {}
        for element in self.elements:
            if element.values.get("id"):
                self.by_id.setdefault(element.values["id"], element)
        self.scenes = [element for element in self.elements if element.tag == "scene"]
        self.exclude()
        self.connections = [e for e in self.elements if e.parent_tag == "connections" and e.parent.parent]
        self.attributes = [
            e
            for e in self.elements
            if e.tag == "userDefinedRuntimeAttribute" and e.parent_tag == "userDefinedRuntimeAttributes" and e.parent.parent
        ]
        chosen = self.chosen()
        self.objects = [element for element in self.elements if element in chosen]
        self.numbers = {element: number for number, element in enumerate(self.objects)}

    def exclude(self):
        for element in self.elements:
            excluded = self.by_id.get(element.values.get("reference")) if element.tag == "exclude" else None
            if excluded:
                excluded.excluded = True
        for element in self.elements:
            element.excluded = element.excluded or any(outer.excluded for outer in element.around())

    # Objects

    def is_prototype(self, element):
        around = element.parent_tag
        if around == "cells":
            return element.parent.parent_tag == "collectionView"
        return around in ("prototypes", "prototypeCellViews") or (
            around == "collectionView" and element.tag == "collectionReusableView"
        )

    def target(self, element):
        return element.values.get("destination", element.values.get("target"))

    def chosen(self):
        chosen = set()
        for element in self.elements:
            if element.tag in ("scene", "segue", "exclude", "userDefinedRuntimeAttribute", *CONNECTIONS):
                continue
            named = "customClass" in element.values or "reuseIdentifier" in element.values
            if element.tag in MARKED or named or element.parent_tag == "objects" or self.is_prototype(element):
                chosen.add(element)
        for element in self.elements:
            tables = [outer for outer in element.around() if outer.tag in TABLES]
            if self.is_prototype(element) and tables:
                chosen.add(tables[0])
        for element in self.connections:
            if element.tag == "segue" or element.tag in CONNECTIONS:
                chosen.add(element.parent.parent)
                chosen.add(self.by_id.get(self.target(element)))
        chosen.update(element.parent.parent for element in self.attributes)
        return chosen - {None}

    def role(self, element):
        value = element.values.get
        if element.tag == "placeholder":
            return {"IBFilesOwner": "filesOwner", "IBFirstResponder": "firstResponder"}.get(value("placeholderIdentifier"))
        if element.tag in ("application", "exit"):
            return element.tag
        if element.tag in ("viewControllerPlaceholder", "controllerPlaceholder"):
            parts = [("storyboard", "storyboardName"), ("to", "referencedIdentifier"), ("bundle", "bundleIdentifier")]
            return join("reference", *(self.field(label, self.name(element, key)) for label, key in parts))
        if element.tag == "customObject":
            if value("sceneMemberID") == "firstResponder":
                return "firstResponder"
            return {"-1": "firstResponder", "-2": "filesOwner", "-3": "application"}.get(value("id"))
        return "prototype" if self.is_prototype(element) else None

    def controller(self, scene):
        members = [e for e in self.objects if e.parent_tag == "objects" and scene in e.around()]
        marked = [e for e in members if e.values.get("sceneMemberID") == "viewController"]
        unmarked = [e for e in members if "sceneMemberID" not in e.values and e.tag.endswith("ontroller")]
        return next(iter(marked + unmarked), None)

    # Lines

    def dump(self):
        value = self.root.values.get
        runtime = value("targetRuntime") or ""
        platform = next((name for word, name in PLATFORMS.items() if runtime.startswith(word)), "other")
        yield join(
            "document",
            "storyboard" if "Storyboard" in value("type") else "xib",
            platform,
            self.field("initial", self.named_target(self.root, "initialViewController")),
            "launch" if value("launchScreen") == "YES" else None,
            self.field("tools", quoted(value("toolsVersion"))),
        )
        for number, scene in enumerate(self.scenes):
            controller = self.number(self.controller(scene))
            yield join(
                f"scene {number}",
                self.field("id", self.name(scene, "sceneID")),
                self.field("controller", controller),
                self.place(scene.start, scene.end),
            )
        yield from map(self.object, self.objects)
        yield from (self.segue(element) for element in self.connections if element.tag == "segue")
        yield from (self.connection(element) for element in self.connections if self.is_named(element))
        for element in self.attributes:
            if element.values.get("keyPath"):
                kind = self.field("type", quoted(element.values.get("type")))
                yield join("attribute", self.name(element, "keyPath"), kind, self.owner(element))
        counts = collections.Counter(element.values.get("id") for element in self.elements)
        for element in self.elements:
            if element.values.get("id") and counts[element.values["id"]] > 1:
                yield f"duplicate {self.name(element, 'id')}"

    def object(self, element):
        names = [f"{kind} {self.name(element, key, True)}" for key, kind in NAMES.items() if key in element.values]
        shares = element.values.get("useStoryboardIdentifierAsRestorationIdentifier") == "YES"
        if shares and "storyboardIdentifier" in element.values:
            names.append(f"restoration {self.name(element, 'storyboardIdentifier', True)}")
        if "identifier" in element.values:
            names.append(f"plain {self.name(element, 'identifier', True)}")
        start = element.start + 1
        parent = next((outer for outer in element.around() if outer in self.numbers), None)
        return join(
            f"object {self.numbers[element]}",
            quoted(element.tag) + self.place(start, start + len(element.tag.encode())),
            self.role(element),
            self.field("id", self.name(element, "id")),
            self.custom_class(element),
            *names,
            self.field("key", quoted(element.values.get("key"))),
            "top" if element.parent_tag == "objects" else None,
            "excluded" if element.excluded else None,
            self.field("scene", self.scene(element)),
            self.field("in", self.number(parent)),
            self.place(element.start, element.end),
        )

    def segue(self, element):
        value = element.values.get
        return join(
            "segue",
            quoted(value("kind", "")),
            self.field("relationship", quoted(value("relationship"))),
            self.field("identifier", self.name(element, "identifier")),
            self.field("id", self.name(element, "id")),
            self.custom_class(element),
            self.field("destination", self.named_target(element, "destination")),
            self.field("unwind", self.name(element, "unwindAction")),
            self.field("creation", self.name(element, "destinationCreationSelector")),
            self.owner(element),
            self.field("scene", self.scene(element)),
            self.place(element.start, element.end),
        )

    def is_named(self, element):
        return element.tag in CONNECTIONS and element.values.get(CONNECTIONS[element.tag])

    def connection(self, element):
        key = "destination" if "destination" in element.values else "target"
        return join(
            element.tag,
            self.name(element, CONNECTIONS[element.tag]),
            self.field("id", self.name(element, "id")),
            self.field("target", self.named_target(element, key)),
            self.field("event", quoted(element.values.get("eventType"))),
            self.owner(element),
            self.place(element.start, element.end),
        )

    def custom_class(self, element):
        parts = [self.field(key[6:].lower(), self.name(element, key)) for key in ("customClass", "customModule")]
        parts.append("of-target" if element.values.get("customModuleProvider") == "target" else None)
        return join(*parts) or None

    # Parts

    def owner(self, element):
        return f"owner {self.number(element.parent.parent)}"

    def scene(self, element):
        scene = next((outer for outer in element.around() if outer.tag == "scene"), None)
        return str(self.scenes.index(scene)) if scene else None

    def number(self, element):
        return f"#{self.numbers[element]}" if element in self.numbers else None

    def named_target(self, element, key):
        name = self.name(element, key)
        return name and f"{name} -> {self.number(self.by_id.get(element.values[key])) or 'nothing'}"

    def name(self, element, key, may_be_empty=False):
        if key not in element.values or not (element.values[key] or may_be_empty):
            return None
        return quoted(element.values[key]) + self.place(*element.places[key])

    def field(self, label, value):
        return None if value is None else f"{label} {value}"

    def place(self, start, end):
        (line, column), (last, behind) = self.position(start), self.position(end)
        return f"@{line}:{column}-{behind}" if line == last else f"@{line}:{column}-{last}:{behind}"

    def position(self, offset):
        line = max(bisect.bisect_right(self.lines, offset), 1)
        return line, offset - self.lines[line - 1] + 1


def quoted(text):
    if text is None:
        return None
    for character, escape in [("\\", "\\\\"), ('"', '\\"'), ("\n", "\\n"), ("\r", "\\r"), ("\t", "\\t")]:
        text = text.replace(character, escape)
    return f'"{text}"'


def join(*parts):
    return " ".join(part for part in parts if part is not None)


def dump(path):
    """The lines of a file; nothing if it is not a document of Interface Builder."""
    try:
        outline = Outline(pathlib.Path(path).read_bytes())
    except xml.parsers.expat.ExpatError:
        return None
    root = outline.root
    if root.tag != "document" or not root.values.get("type", "").startswith("com.apple.InterfaceBuilder"):
        return None
    return list(outline.dump())


def compare(output):
    """Each file's lines stand behind a line with `== ` and its path; `unread` stands for a file without an outline."""
    counts, differing = collections.Counter(), 0
    for part in pathlib.Path(output).read_text().split("== ")[1:]:
        path, *lines = part.splitlines()
        lines = [line for line in lines if line]
        expected = dump(path)
        read = None if lines[0].startswith("unread") else lines
        if read != expected:
            differing += 1
            missing = [line for line in expected or [] if line not in (read or [])]
            extra = [line for line in read or [] if line not in (expected or [])]
            print(path, *(f"- {line}" for line in missing[:5]), *(f"+ {line}" for line in extra[:5]), sep="\n")
        counts["files"] += 1
        counts["read"] += expected is not None
        counts.update(line.split(" ")[0] for line in expected or [])
        counts["classes"] += sum(line.count(" class ") for line in expected or [])
    print(dict(counts), f"{differing} files differ")
    return 1 if differing else 0


if __name__ == "__main__":
    if sys.argv[1] == "--compare":
        sys.exit(compare(sys.argv[2]))
    for name in sys.argv[1:]:
        print(f"== {name}", *(dump(name) or ["unread"]), sep="\n")
