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
        found = after - self.before
        outcomes = [self._outcome(mistake, found, "found") for mistake in mistakes]
        if any(outcome.word == "missed" for outcome in outcomes):
            unknown = self.tree.check("--include-unknown") - self.before_with_unknown
            outcomes = [o if o.word == "found" else self._outcome(o.mistake, unknown, "unknown") for o in outcomes]
        self.outcomes += outcomes
        self._note_others(outcomes, found, by_message(after) - by_message(self.before))

    def _outcome(self, mistake, findings, word):
        path = mistake.place.path
        place = mistake.place_behind_edits({path: self.tree.data(path)})
        messages = [finding[4] for finding in findings if finding[:4] == (mistake.rule, *place)]
        return Outcome(mistake, place, word, messages[0]) if messages else Outcome(mistake, place, "missed")

    def _note_others(self, outcomes, found, more):
        """Notes what is found beside mistakes. `more` are the findings that there were not before, without places."""
        placed = {(outcome.mistake.rule, *outcome.place) for outcome in outcomes}
        consequences = {rule for outcome in outcomes for rule in outcome.mistake.consequences}
        for finding in found:
            rule, path, _, _, message = finding
            is_expected = finding[:4] in placed or rule in consequences
            if not is_expected and more[rule, path, message] > 0 and finding not in self.others:
                self.others.append(finding)


def by_message(findings):
    """The findings without their places, which an edit before them moves."""
    counts = collections.Counter()
    for (rule, path, _, _, message), count in findings.items():
        counts[rule, path, message] += count
    return counts
