"""Storyboards and xibs, as an independent reader finds them: the files and goldens of InterfaceFrontendTests."""

import json
import pathlib
import xml.parsers.expat

import pytest
from interface_outline import dump

TESTS = pathlib.Path(__file__).parents[2] / "InterfaceFrontendTests"
FILES = sorted((TESTS / "Corpus").iterdir())
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
