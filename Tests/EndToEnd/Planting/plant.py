#!/usr/bin/env python3
"""Plants mistakes of Interface Builder in a copy of a tree, and measures how many waymark finds.

plant.py TREE WAYMARK [--count N] [--seed N] [--rule RULE] [--one-by-one] [--closed-world] [--messages]
"""

import argparse
import collections
import pathlib
import sys
import tempfile

from planted_tree import PlantedTree
from trial import MOST_IN_A_BATCH, Trial, choose, possible

WORDS = ["found", "unknown", "missed"]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tree", type=pathlib.Path, help="the sources of an app with storyboards; they are not changed")
    parser.add_argument("program", type=pathlib.Path, help="waymark")
    parser.add_argument("--count", type=int, default=5, help="the most mistakes of a rule (default: 5)")
    parser.add_argument("--seed", type=int, default=1, help="chooses the mistakes (default: 1)")
    parser.add_argument("--rule", action="append", help="only mistakes of this rule; may be repeated")
    parser.add_argument("--one-by-one", action="store_true", help="plant each mistake alone: slow, without side effects")
    parser.add_argument("--closed-world", action="store_true", help="as if no sources of the app were missing")
    parser.add_argument("--messages", action="store_true", help="print what is said of mistakes that are found, too")
    return parser.parse_args()


def print_outcomes(trial, all_of_them):
    """Each mistake that is not found, with what makes it unknown."""
    for outcome in trial.outcomes:
        if all_of_them or outcome.word != "found":
            path, line, column = outcome.place
            print(f"{outcome.word}: {path}:{line}:{column}: {outcome.mistake.rule} {outcome.message}".rstrip())
    for rule, path, line, column, message in trial.others:
        print(f"beside: {path}:{line}:{column}: {rule} {message}")


def print_table(trial):
    rows = collections.defaultdict(collections.Counter)
    for outcome in trial.outcomes:
        rows[outcome.mistake.rule][outcome.word] += 1
    for finding in trial.others:
        rows[finding[0]]["beside"] += 1
    print(f"{'rule':26} {'planted':>7} " + " ".join(f"{word:>7}" for word in [*WORDS, "beside"]))
    for rule, row in [*sorted(rows.items()), ("all", sum(rows.values(), collections.Counter()))]:
        planted = sum(row[word] for word in WORDS)
        print(f"{rule:26} {planted:7} " + " ".join(f"{row[word]:7}" for word in [*WORDS, "beside"]))


def main():
    options = arguments()
    with tempfile.TemporaryDirectory() as folder:
        checking = ["--closed-world"] if options.closed_world else []
        tree = PlantedTree(options.tree, pathlib.Path(folder).resolve() / "tree", options.program.resolve(), checking)
        by_rule = possible(tree)
        if options.rule:
            by_rule = {rule: by_rule.get(rule, []) for rule in options.rule}
        trial = Trial(tree)
        most = 1 if options.one_by_one else MOST_IN_A_BATCH
        trial.run(choose(by_rule, options.count, options.seed), most)
    print(f"{options.tree}: {len(tree.documents)} documents, {sum(trial.before.values())} findings before")
    print_outcomes(trial, options.messages)
    print_table(trial)
    return 0


if __name__ == "__main__":
    sys.exit(main())
