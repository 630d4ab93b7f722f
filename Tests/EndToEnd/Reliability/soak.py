"""A long day: edits, requests and changes on disk, and what the server has taken of the system after so many of them.

usage: soak.py [--operations N] [--seconds N] [--seed N]        (whichever is reached first)
"""

import argparse
import collections
import os
import pathlib
import sys
import tempfile
import time

from changing_tree import ChangingTree
from raw_client import Client, eventually, memory

Sample = collections.namedtuple("Sample", "operations kilobytes threads descriptors")
METHODS = ["completion", "definition", "hover", "references", "implementation", "codeLens", "documentLink", "diagnostic"]
# In KiB for 1,000 operations, behind the first quarter.
SLOPE = 1.0
ROUND = 500


class Day:
    def __init__(self, folder, seed):
        self.client = Client()
        self.tree = ChangingTree(pathlib.Path(folder), seed, self.client)
        self.random = self.tree.random
        self.client.initialize(folder, {"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True}}})
        self.tree.settle()
        self.asked, self.samples = 0, []

    def run(self, operations, samples=400, seconds=float("inf")):
        end = time.monotonic() + seconds
        for number in range(1, operations + 1):
            if number % 1_000 == 0:
                self.tree.tell(self.tree.change_disk())
            elif self.random.random() < 0.5:
                self.tree.edit()
            else:
                self.ask()
            if number % ROUND == 0 or number == operations:
                self.hear()
            if number % max(1, operations // samples) == 0:
                self.samples.append(self.sample(number))
                if time.monotonic() > end:
                    return

    def ask(self):
        name = self.random.choice(list(self.tree.texts) or ["Menu.swift"])
        text = self.tree.texts.get(name, "")
        place = self.tree.position(text, self.random.randint(0, len(text)))
        params = {"textDocument": {"uri": self.tree.uri(name)}, "position": place, "context": {"includeDeclaration": True}}
        self.client.ask(f"textDocument/{self.random.choice(METHODS)}", params, id=f"a{self.asked}")
        self.asked += 1

    def hear(self):
        """Each request was answered once."""
        self.client.request("waymark/status")
        eventually(lambda: len(self.answers()) >= self.asked)
        answers = self.answers()
        assert sorted(answers) == sorted(f"a{number}" for number in range(self.asked)), "each is answered once"
        self.tree.settle()
        self.asked = 0

    def answers(self):
        return [id for id, _ in self.client.responses() if str(id).startswith("a")]

    def sample(self, number):
        process = self.client.process.pid
        threads = len(os.listdir(f"/proc/{process}/task"))
        return Sample(number, memory(process), threads, len(os.listdir(f"/proc/{process}/fd")))

    def settled(self):
        """Behind the first quarter."""
        return self.samples[len(self.samples) // 4:]

    def slope(self):
        """In KiB for 1,000 operations, as the line through the samples rises."""
        points = [(sample.operations / 1_000, sample.kilobytes) for sample in self.settled()]
        x, y = (sum(values) / len(points) for values in zip(*points))
        return sum((a - x) * (b - y) for a, b in points) / sum((a - x) ** 2 for a, _ in points)

    def leaks(self):
        """In words; empty where all is well. Threads come and go with what there is to read."""
        half = len(self.settled()) // 2
        early, late = self.settled()[:half], self.settled()[half:]
        grown = [
            name for name in ["threads", "descriptors"]
            if min(getattr(sample, name) for sample in late) > max(getattr(sample, name) for sample in early)]
        return grown + (["memory"] if self.slope() > SLOPE else [])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--operations", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="waymark-test-") as folder:
        day, start = Day(folder, options.seed), time.monotonic()
        day.run(options.operations, seconds=options.seconds)
        first, last = day.settled()[0], day.samples[-1]
        print(
            f"{last.operations:,} operations in {time.monotonic() - start:.0f} s: memory {first.kilobytes:,} KiB after a quarter,"
            f" {last.kilobytes:,} KiB at last, slope {day.slope():.2f} KiB for 1,000; threads {first.threads}, then"
            f" {last.threads}; descriptors {first.descriptors}, then {last.descriptors}; leaks: {day.leaks() or 'none'}")
        for sample in day.samples[::max(1, len(day.samples) // 20)]:
            print(*sample)
        code = day.client.leave()
    sys.exit(1 if day.leaks() or code else 0)


if __name__ == "__main__":
    main()
