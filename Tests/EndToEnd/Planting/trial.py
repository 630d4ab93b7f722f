"""Plants mistakes in a copy of a tree, and compares what is reported with what should be."""

import collections
import dataclasses
import itertools
import random

import class_mistakes
import code_mistakes
import connection_mistakes
import scene_mistakes
from mistake import Mistake, edited

DOCUMENT_MISTAKES = connection_mistakes.ALL + class_mistakes.ALL + scene_mistakes.ALL + code_mistakes.IN_DOCUMENTS
MOST_IN_A_BATCH = 30
MOST_IN_A_FILE = 2


def possible(tree):
    """The mistakes that each function finds in a tree, by rule."""
    sources = [
        (DOCUMENT_MISTAKES, tree.documents),
        (code_mistakes.IN_CODE, tree.code),
        (code_mistakes.IN_SETTINGS, tree.settings),
    ]
    by_rule = collections.defaultdict(list)
    for functions, files in sources:
        for function, (path, content) in itertools.product(functions, files.items()):
            for mistake in function(tree, path, content):
                by_rule[mistake.rule].append(mistake)
    return by_rule


def choose(by_rule, count, seed):
    """As many mistakes of each rule, at most two in a file; the same ones for a seed."""
    chosen = []
    for rule, mistakes in sorted(by_rule.items()):
        shuffled = sorted(mistakes, key=lambda mistake: (mistake.place.path, mistake.place.offset, str(mistake.edits)))
        random.Random(f"{seed} {rule}").shuffle(shuffled)
        in_file, left = collections.Counter(), count
        for mistake in shuffled:
            first = min(mistake.paths)
            if left and in_file[first] < MOST_IN_A_FILE:
                chosen.append(mistake)
                in_file[first] += 1
                left -= 1
    return chosen


def batches(mistakes, most):
    """The mistakes in groups, in each of which a file has at most one."""
    groups = []
    for mistake in mistakes:
        for group in groups:
            if len(group) < most and not any(mistake.paths & other.paths for other in group):
                group.append(mistake)
                break
        else:
            groups.append([mistake])
    return groups


@dataclasses.dataclass
class Outcome:
    mistake: Mistake
    place: tuple
    # "found", "unknown" or "missed".
    word: str
    # The message of the finding; empty for a missed one.
    message: str = ""


class Trial:
    """`outcomes` is what became of each mistake, `others` are findings beside them that do not follow from them."""

    def __init__(self, tree):
        self.tree = tree
        self.before = tree.check()
        self.before_with_unknown = tree.check("--include-unknown")
        self.outcomes, self.others = [], []

    def run(self, mistakes, most=MOST_IN_A_BATCH):
        """Plants mistakes in groups. Those that are not found are planted again alone, without the others' effects."""
        for group in batches(mistakes, most):
            self._plant(group)
        if most > 1:
            hidden = [outcome.mistake for outcome in self.outcomes if outcome.word != "found"]
            self.outcomes = [outcome for outcome in self.outcomes if outcome.word == "found"]
            for mistake in hidden:
                self._plant([mistake])

    def _plant(self, mistakes):
        """Plants mistakes together, of which a file has at most one, and takes them out again."""
        paths = set().union(*(mistake.paths for mistake in mistakes))
        before = {path: self.tree.data(path) for path in paths}
        new = {path for mistake in mistakes if mistake.is_new_file for path in mistake.paths}
        try:
            for mistake in mistakes:
                for path in mistake.paths:
                    edits = [edit for edit in mistake.edits if edit.path == path]
                    (self.tree.root / path).write_bytes(edited(before[path], edits))
            self._compare(mistakes)
        finally:
            for path, data in before.items():
                file = self.tree.root / path
                file.unlink() if path in new else file.write_bytes(data)

    def _compare(self, mistakes):
        after = self.tree.check()
        found, unknown = after - self.before, None
        for mistake in mistakes:
            place = mistake.place_behind_edits({path: self.tree.data(path) for path in [mistake.place.path]})
            mine = [finding for finding in found if finding[:4] == (mistake.rule, *place)]
            word = "found" if mine else "missed"
            if not mine:
                if unknown is None:
                    unknown = self.tree.check("--include-unknown") - self.before_with_unknown
                mine = [finding for finding in unknown if finding[:4] == (mistake.rule, *place)]
                word = "unknown" if mine else "missed"
            self.outcomes.append(Outcome(mistake, place, word, mine[0][4] if mine else ""))
        placed = {(outcome.mistake.rule, *outcome.place) for outcome in self.outcomes[-len(mistakes) :]}
        consequences = {rule for mistake in mistakes for rule in mistake.consequences}
        more = by_message(after) - by_message(self.before)
        for finding in found:
            is_new = more[finding[0], finding[1], finding[4]] > 0 and finding not in self.others
            if is_new and finding[:4] not in placed and finding[0] not in consequences:
                self.others.append(finding)


def by_message(findings):
    """The findings without their places, which an edit before them moves."""
    counts = collections.Counter()
    for (rule, path, _, _, message), count in findings.items():
        counts[rule, path, message] += count
    return counts
