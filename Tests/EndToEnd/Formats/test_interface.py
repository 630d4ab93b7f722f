"""Storyboards and xibs, as an independent reader finds them: the files and goldens of InterfaceFrontendTests, and scans."""

import collections
import json
import os
import pathlib
import subprocess
import xml.parsers.expat

import pytest
from interface_outline import Outline, dump

TESTS = pathlib.Path(__file__).parents[2] / "InterfaceFrontendTests"
FILES = sorted((TESTS / "Corpus").iterdir())
EXAMPLES = pathlib.Path(__file__).parents[3] / "Examples"
TEXTS = json.loads((TESTS / "well-formed.json").read_text())
PIECES = [piece.encode() for piece in TEXTS["pieces"]]
FIRST_OFFSET = 60
WORD = (1 << 64) - 1


def is_well_formed(data):
    try:
        xml.parsers.expat.ParserCreate().Parse(data, True)
    except xml.parsers.expat.ExpatError:
        return False
    return True


def random_numbers(state):
    """SplitMix64, as SeededRandom.swift."""
    while True:
        state = (state + 0x9E3779B97F4A7C15) & WORD
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & WORD
        yield mixed ^ (mixed >> 31)


def mutated(text, number):
    """The same edit as Mutation in WellFormednessTests.swift."""
    random = random_numbers((len(text) * 1_000_003 + number) & WORD)
    kind = next(random) % 3
    start = FIRST_OFFSET + next(random) % (len(text) - FIRST_OFFSET)
    choice = next(random)
    piece = PIECES[choice % len(PIECES)]
    if kind == 0:
        return text[:start] + piece + text[start:]
    if kind == 1:
        return text[:start] + text[start + 1 + choice % 3 :]
    return text[:start] + piece[:1] + text[start + 1 :]


def test_there_are_files():
    assert len(FILES) > 5


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_both_readers_find_the_same(file):
    expected = (TESTS / "Goldens" / f"{file.name}.txt").read_text().splitlines()
    assert dump(file) == expected


def documents(folder):
    return sorted(path for path in folder.rglob("*") if path.suffix in (".storyboard", ".xib"))


def test_both_readers_find_the_same_in_the_examples():
    """Scenes, segues, outlets, actions and custom classes, with their places."""
    golden = (TESTS / "Goldens/examples.txt").read_text()
    found = {path: lines for path, *lines in map(str.splitlines, golden.split("== ")[1:])}
    assert found == {str(path.relative_to(EXAMPLES)): dump(path) for path in documents(EXAMPLES)}
    words = collections.Counter(word for lines in found.values() for line in lines for word in line.split(" "))
    assert min(words[word] for word in ["scene", "segue", "outlet", "action", "class"]) > 1


def registrations(path):
    """The names that a document gives to code: the kind, the owner, the name, the class behind it, and the place."""
    outline = Outline(path.read_bytes())
    controllers = [outline.controller(scene) for scene in outline.scenes]
    sources = [scene.values.get("sceneID") for scene in outline.scenes]

    def entry(kind, owner, name, element, place):
        target = element.values.get("customClass") if element and "Placeholder" not in element.tag else None
        return (kind, owner, name, target, *outline.position(place))

    yield ("storyboard" if path.suffix == ".storyboard" else "nib", None, path.stem, None, 1, 1)
    if initial := outline.root.values.get("initialViewController"):
        place = outline.root.places["initialViewController"][0]
        yield entry("initialScene", None, path.stem, outline.by_id.get(initial), place)
    for controller in controllers:
        if controller and controller.values.get("storyboardIdentifier") and "Placeholder" not in controller.tag:
            place = controller.places["storyboardIdentifier"][0]
            yield entry("scene", path.stem, controller.values["storyboardIdentifier"], controller, place)
    for segue in outline.connections:
        if segue.tag == "segue" and segue.values.get("identifier"):
            scene = int(outline.scene(segue))
            owner = (controllers[scene] and controllers[scene].values.get("customClass")) or f"{path.stem}/{sources[scene]}"
            target = outline.by_id.get(segue.values["destination"])
            yield entry("segue", owner, segue.values["identifier"], target, segue.places["identifier"][0])


@pytest.mark.parametrize("example", ["Storyboards", "StoryboardsBroken"])
def test_a_scan_has_the_names_of_all_documents(example):
    tree = EXAMPLES / example
    command = [os.environ["WAYMARK_PROGRAM"], "scan", "--quiet", "--format", "json", "--system", "interface-builder"]
    scan = json.loads(subprocess.run(command, cwd=tree, capture_output=True, check=True).stdout)
    found = [
        (each["path"], route["kind"], route["owner"], route["name"], *(each["destinations"] or [None]), each["line"], each["column"])
        for route in scan["routes"]
        for each in route["registrations"]
    ]
    expected = [(str(path.relative_to(tree)), *entry) for path in documents(tree) for entry in registrations(path)]
    assert sorted(found, key=str) == sorted(expected, key=str)


def test_both_readers_accept_the_same():
    for text in TEXTS["wellFormed"]:
        assert is_well_formed(text.encode()), text
    for text in TEXTS["broken"]:
        assert not is_well_formed(text.encode()), text


@pytest.mark.parametrize("line", (TESTS / "Goldens/mutations.txt").read_text().splitlines(), ids=lambda line: line.split()[0])
def test_both_readers_accept_the_same_mutations(line):
    name, verdicts = line.split()
    text = (TESTS / "Corpus" / name).read_bytes()
    assert {"0", "1"} == set(verdicts)
    for number, verdict in enumerate(verdicts):
        assert is_well_formed(mutated(text, number)) == (verdict == "1"), mutated(text, number)
