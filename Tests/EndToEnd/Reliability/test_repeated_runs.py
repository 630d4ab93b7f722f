"""A command with `--cache` prints what it would print without, whether it runs or gives the result of an earlier run again."""

import os
import pathlib
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor

import pytest
from changing_tree import ChangingTree
from raw_client import ENVIRONMENT, PATIENCE, PROGRAM
from sample_app import make_app
from traces import Trace, strace
from trees import fill, small_disk

STEPS = int(os.environ.get("WAYMARK_STEPS", 12))
CHECK = ["check", "--include-unknown"]
# Nothing in the environment of the tests may decide.
PLAIN = {key: value for key, value in ENVIRONMENT.items() if not key.startswith(("GITHUB_", "CI"))}


def call(folder, *arguments, env=PLAIN, before=()):
    """What is printed, what is said, and the exit code."""
    result = subprocess.run(
        [*before, PROGRAM, *arguments], cwd=folder, capture_output=True, timeout=PATIENCE, env=env,
        stdin=subprocess.DEVNULL)
    return result.stdout, result.stderr, result.returncode


class Cache:
    """A folder with kept runs."""

    def __init__(self, folder: pathlib.Path):
        self.folder = folder

    def runs(self):
        return list(self.folder.glob("*.run"))

    def facts(self):
        """What tells that a run used or wrote the facts: one that is repeated does not."""
        return {path.name: path.stat().st_mtime_ns for path in self.folder.glob("*.facts")}

    def call(self, folder, *arguments, **options):
        """The result, and whether it is that of an earlier run."""
        before = self.facts()
        result = call(folder, *arguments, "--cache", str(self.folder), **options)
        return result, bool(before) and self.facts() == before


@pytest.fixture
def cache(tmp_path):
    return Cache(tmp_path / "cache")


@pytest.fixture
def app(tmp_path):
    folder = tmp_path / "App"
    folder.mkdir()
    make_app(folder)
    return folder


@pytest.mark.parametrize("seed", [1, 2])
def test_after_any_change_the_result_is_that_of_a_run(seed, tmp_path, cache):
    (tmp_path / "Tree").mkdir()
    tree = ChangingTree(tmp_path / "Tree", seed, client=None)
    repeated = 0
    for _ in range(STEPS):
        tree.change_disk()
        for command in [CHECK, ["scan", "--format", "json", "--verbose"]]:
            expected = call(tree.folder, *command)
            for _ in range(2):
                result, is_repeated = cache.call(tree.folder, *command)
                assert result == expected, tree.log
                # What failed is not kept.
                repeated += is_repeated and expected[2] != 2
    # Each second run changes nothing, but for those that fail.
    assert repeated > STEPS


def test_only_the_same_run_is_repeated(app, cache):
    """Arguments, the folder, and the variables that commands read decide; others do not."""
    (app / "Sub").mkdir()
    actions = PLAIN | {"GITHUB_ACTIONS": "true"}
    runs = [
        (app, ["check"], PLAIN), (app, ["check", "--format", "json"], PLAIN), (app, ["check"], actions),
        (app, ["scan"], PLAIN), (app / "Sub", ["check", ".."], PLAIN), (app, ["check", "."], PLAIN),
    ]
    for folder, arguments, env in runs:
        expected = call(folder, *arguments, env=env)
        assert cache.call(folder, *arguments, env=env) == (expected, False)
        assert cache.call(folder, *arguments, env=env | {"UNRELATED": "1"}) == (expected, True)


def test_what_else_is_read_is_never_repeated(app, cache):
    for arguments in [["check", "--stdin-filename", "Menu.swift"], ["scan", "--timings"], ["explain", "EditorViewInput"]]:
        for _ in range(2):
            cache.call(app, *arguments)
            assert not cache.runs()


def test_a_run_that_fails_is_not_kept(app, cache):
    (app / ".waymark.yml").write_text("wrold: shut\n")
    for _ in range(2):
        assert cache.call(app, "check")[0][2] == 2
    assert not cache.runs()


def test_findings_keep_their_exit_code(app, cache):
    (app / "EditorRouter.swift").unlink()
    assert [cache.call(app, "check", "--closed-world")[0][2] for _ in range(2)] == [1, 1]


def test_files_are_written_again(app, cache):
    report, summary = app / "out.sarif", app.parent / "summary.md"
    env = PLAIN | {"GITHUB_STEP_SUMMARY": str(summary), "GITHUB_ACTIONS": "true"}
    arguments = ["check", "--format", "sarif=out.sarif", "--format", "github"]
    expected = None
    for number in range(4):
        result, is_repeated = cache.call(app, *arguments, env=env)
        # The report itself was a new file in the tree after the first run.
        assert is_repeated == (number > 1)
        expected = expected or (result, report.read_bytes(), summary.read_bytes())
        assert (result, report.read_bytes(), summary.read_bytes()) == expected
        report.write_text("other")
        # Each step of a job has a summary of its own.
        summary = app.parent / f"summary{number}.md"
        env["GITHUB_STEP_SUMMARY"] = str(summary)


def test_damage_is_noticed(app, cache):
    expected = call(app, "check")
    assert cache.call(app, "check")[0] == expected
    [file] = cache.runs()
    bytes_ = file.read_bytes()
    for damaged in [b"", bytes_[:40], bytes_[:-1], bytes_[:-1] + bytes([bytes_[-1] ^ 1]), bytes_ + b"x"]:
        file.write_bytes(damaged)
        assert cache.call(app, "check") == (expected, False)
        assert file.read_bytes() != damaged


def test_another_program_runs_itself(app, cache, tmp_path):
    """A newer version in the place of an older one."""
    program = tmp_path / "waymark"
    shutil.copy2(PROGRAM, program)
    command = [program, "check", "--cache", cache.folder]
    subprocess.run(command, cwd=app, check=True, env=PLAIN, capture_output=True)
    before = cache.facts()
    subprocess.run(command, cwd=app, check=True, env=PLAIN, capture_output=True)
    assert cache.facts() == before
    with program.open("ab") as file:
        file.write(b"\0")
    subprocess.run(command, cwd=app, check=True, env=PLAIN, capture_output=True)
    assert cache.facts() != before


def test_runs_at_the_same_time(app, cache):
    """They put whole files in each other's place, while the tree changes."""
    with ThreadPoolExecutor(8) as pool:
        for number in range(6):
            (app / "New.swift").write_text(f"class Screen{number} {{}}\n" * (number + 1))
            expected = call(app, *CHECK)
            results = list(pool.map(lambda _: cache.call(app, *CHECK)[0], range(8)))
            assert results == [expected] * 8
    assert not [path for path in cache.folder.iterdir() if ".waymark-" in path.name]


def test_a_full_disk(app):
    with small_disk() as folder:
        cache = Cache(folder / "cache")
        expected = cache.call(app, "check")[0]
        (app / "New.swift").write_text("class New {}\n")
        fill(folder)
        result, _ = cache.call(app, "check")
        assert (result[0], result[2]) == (expected[0], expected[2])
        assert b"nothing is kept for the next run: No space left on device" in result[1]


def test_a_repeated_run_reads_no_source(app, cache, tmp_path):
    """Times and sizes are enough, once they say something."""
    for path in [app, *app.rglob("*")]:
        os.utime(path, ns=(10 ** 18, 10 ** 18))
    # The time at which the system changed a file cannot be set: two seconds later it tells something.
    subprocess.run(["sleep", "2.1"], check=True)
    assert not cache.call(app, "check")[1]
    log = tmp_path / "trace"
    assert cache.call(app, "check", before=strace(log))[1]
    assert not [path for path in Trace(log).opened if path.endswith(".swift")]
