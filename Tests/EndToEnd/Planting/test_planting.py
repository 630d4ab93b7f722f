"""Mistakes that are planted in Examples/Storyboards: each is found at its place, and nothing else is reported."""

import os
import pathlib

import pytest
from planted_tree import PlantedTree
from trial import Trial, choose, possible

EXAMPLE = pathlib.Path(__file__).parents[3] / "Examples/Storyboards"
PROGRAM = pathlib.Path(os.environ.get("WAYMARK_PROGRAM", "../../.build/debug/waymark")).resolve()
RULES = [
    "broken-action", "broken-outlet", "broken-runtime-attribute", "broken-segue-action", "broken-unwind",
    "custom-class-not-found", "dangling-connection", "dead-segue-comparison", "duplicate-object-id",
    "duplicate-scene-identifier", "duplicate-segue-identifier", "generic-custom-class", "nib-never-loaded",
    "no-initial-scene", "scene-class-mismatch", "scene-never-instantiated", "segue-never-performed",
    "unknown-main-storyboard", "unknown-nib", "unknown-scene", "unknown-segue", "unknown-storyboard",
    "unperformable-segue", "unreachable-scene",
]  # fmt: skip


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    return PlantedTree(EXAMPLE, tmp_path_factory.mktemp("planting") / "tree", PROGRAM)


@pytest.fixture(scope="module")
def trial(tree):
    """Two mistakes of each rule."""
    trial = Trial(tree)
    trial.run(choose(possible(tree), count=2, seed=1))
    return trial


def test_the_example_is_clean(trial):
    assert not trial.before


def test_there_are_mistakes_of_each_rule(trial):
    assert sorted({outcome.mistake.rule for outcome in trial.outcomes}) == RULES


def test_each_mistake_is_found_at_its_place(trial):
    # A storyboard of another bundle is unknown, whatever its name.
    missed = [outcome for outcome in trial.outcomes if outcome.word != "found" and "CheckoutZz" not in outcome.message]
    assert missed == []


def test_nothing_else_is_reported(trial):
    assert trial.others == []


def test_the_copy_is_as_before(tree, trial):
    assert tree.check() == trial.before
    assert not (tree.root / "Shop/ZzOldView.xib").exists()


def test_the_same_seed_chooses_the_same(tree):
    assert choose(possible(tree), 2, 1) == choose(possible(tree), 2, 1)
    assert choose(possible(tree), 2, 1) != choose(possible(tree), 2, 2)
