"""A mistake that is planted in a copy of a tree: the edits that make it, and where it should be reported."""

import bisect
import dataclasses
import re


@dataclasses.dataclass(frozen=True)
class Edit:
    """Replaces the bytes from `start` up to `end` of a file."""

    path: str
    start: int
    end: int
    text: bytes

    @staticmethod
    def insertion(path, offset, text):
        return Edit(path, offset, offset, text)


@dataclasses.dataclass(frozen=True)
class Place:
    """A byte of a file as it was, and how far behind it in text that is inserted there."""

    path: str
    offset: int
    inside: int = 0


@dataclasses.dataclass(frozen=True)
class Mistake:
    rule: str
    edits: tuple
    place: Place
    # Rules that rightly report what follows from the mistake, too.
    consequences: tuple = ()
    # The file is a new one, which the edits fill.
    is_new_file: bool = False

    @property
    def paths(self):
        return {edit.path for edit in self.edits}

    def place_behind_edits(self, files):
        """The path, line and column, given the files as they are with the mistake."""
        earlier = [edit for edit in self.edits if edit.path == self.place.path and edit.start < self.place.offset]
        moved = sum(len(edit.text) - (edit.end - edit.start) for edit in earlier)
        return (self.place.path, *line_and_column(files[self.place.path], self.place.offset + moved + self.place.inside))


def renamed(rule, path, place, end="Zz", consequences=()):
    """A name with other letters behind it; it is reported where the name begins."""
    edit = Edit.insertion(path, place[1], end.encode())
    return Mistake(rule, (edit,), Place(path, place[0]), consequences)


def replaced(rule, path, place, text, consequences=()):
    """Another name; it is reported where the name begins."""
    return Mistake(rule, (Edit(path, *place, text.encode()),), Place(path, place[0]), consequences)


def inserted(rule, path, offset, text, reported, consequences=()):
    """New text, of which a part is reported."""
    edit = Edit.insertion(path, offset, text.encode())
    inside = len(text[: text.index(reported)].encode())
    return Mistake(rule, (edit,), Place(path, offset, inside), consequences)


def edited(data, edits):
    """A file with edits."""
    result, last = b"", 0
    for edit in sorted(edits, key=lambda edit: edit.start):
        result += data[last : edit.start] + edit.text
        last = edit.end
    return result + data[last:]


def line_and_column(data, offset):
    """As `check` prints them: from one, the column in characters."""
    starts = [0] + [match.end() for match in re.finditer(rb"\r\n|\r|\n", data)]
    line = bisect.bisect_right(starts, offset)
    return line, len(data[starts[line - 1] : offset].decode("utf-8", "replace")) + 1
