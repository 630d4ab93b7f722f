#!/usr/bin/env python3
"""Draws Documentation/Images/growth.svg from what `Benchmarks growth` prints: Scripts/plot.py FILE"""

import csv
import sys
from pathlib import Path

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt

ROOT = Path(__file__).resolve().parent.parent
# The same drawing from the same numbers.
plt.rcParams.update({"svg.hashsalt": "waymark", "font.size": 9, "axes.spines.top": False, "axes.spines.right": False})


def draw(axes, rows, columns, title):
    files = [float(row["files"]) for row in rows]
    for column, label in columns.items():
        axes.plot(files, [float(row[column]) for row in rows], marker="o", markersize=3, label=label)
    axes.set(xscale="log", yscale="log", title=title, xlabel="files", ylabel="milliseconds")
    axes.set_xticks(files, [f"{int(count):,}" for count in files], minor=False)
    axes.minorticks_off()
    axes.grid(alpha=0.3)
    axes.legend(frameon=False)


def main():
    with open(sys.argv[1], newline="") as file:
        rows = list(csv.DictReader(file))
    figure, (scan, edit) = plt.subplots(1, 2, figsize=(9, 3.4), layout="constrained")
    draw(scan, rows, {"scan_ms": "waymark scan", "ripgrep_ms": "ripgrep, one literal"}, "A scan")
    draw(edit, rows, {"edit_ms": "letter to completion", "check_of_edit_ms": "edit to diagnostics"}, "An edit")
    figure.savefig(ROOT / "Documentation/Images/growth.svg", metadata={"Date": None})


if __name__ == "__main__":
    main()
