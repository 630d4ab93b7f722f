"""What runs in continuous integration and before commits, as their hosts run it."""

import os
import pathlib
import re
import shutil
import sys

import pytest
import yaml
from distribution import PROGRAM, ROOT, run

BROKEN = "Examples/NotesBroken"


SCHEMAS = {
    ".github/workflows/release.yml": "github-workflows",
    "Integrations/GitHub/routes.yml": "github-workflows",
    "Integrations/GitLab/waymark.gitlab-ci.yml": "gitlab-ci",
    "action.yml": "github-actions",
}


@pytest.mark.parametrize("file", SCHEMAS)
def test_schema(file):
    run(sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{SCHEMAS[file]}", ROOT / file)


@pytest.fixture(scope="session")
def published(archive, tmp_path_factory):
    """The folder of a release, and its version."""
    folder = tmp_path_factory.mktemp("published")
    shutil.copy(archive, folder)
    run(ROOT / "Scripts/publish.py", folder, folder.as_uri())
    return folder, run(PROGRAM, "--version").strip()


def act(published, runner, code, **inputs):
    """Runs the action as its `action.yml` says, with its inputs put in place."""
    folder, version = published
    action = yaml.safe_load((ROOT / "action.yml").read_text())
    values = {name: each.get("default", "") for name, each in action["inputs"].items()}
    values |= {"version": version, "url": folder.as_uri(), "cache": str(runner / "cache")} | inputs
    (step,) = [each for each in action["runs"]["steps"] if "run" in each]
    environment = {
        name: re.sub(r"\$\{\{ inputs\.(\w+) \}\}", lambda match: values[match[1]], value)
        for name, value in step["env"].items()}
    environment |= {"GITHUB_ACTION_PATH": str(ROOT), "RUNNER_TEMP": str(runner), "PATH": os.environ["PATH"],
                    "GITHUB_PATH": str(runner / "path")}
    return run("bash", "-e", "-o", "pipefail", "-c", step["run"], code=code, cwd=ROOT, env=environment)


def test_action(published, tmp_path):
    sarif = tmp_path / "routes.sarif"
    annotations = act(published, tmp_path, 1, paths=BROKEN, sarif=str(sarif))
    assert f"::error file={BROKEN}/" in annotations and sarif.exists()
    assert act(published, tmp_path, 0, paths=f"{BROKEN}\nExamples/Notes", arguments="--exit-zero\n--closed-world")
    assert act(published, tmp_path, 0, paths="Examples/Notes") == ""
    folder = (tmp_path / "path").read_text().splitlines()[-1]
    assert run(f"{folder}/waymark", "--version")


def test_action_takes_no_other_archive(published, tmp_path):
    folder, version = published
    copy = shutil.copytree(folder, tmp_path / "published")
    (archive,) = copy.glob("*.tar.gz")
    archive.write_bytes(archive.read_bytes() + b"more")
    act((copy, version), tmp_path / "runner", 1, paths="Examples/Notes")
    assert not list((tmp_path / "runner").rglob("bin/waymark"))


def test_gitlab(published, tmp_path):
    """The job's script, where it runs: with the archive unpacked."""
    job = yaml.safe_load((ROOT / "Integrations/GitLab/waymark.gitlab-ci.yml").read_text())["waymark"]
    folder, version = published
    (archive,) = (path.name.removesuffix(".tar.gz") for path in folder.glob("*.tar.gz"))
    script = "\n".join(
        line for line in job["before_script"] + job["script"] if not line.startswith("apt-get")).replace("/opt", str(tmp_path))
    environment = {"WAYMARK_VERSION": version, "WAYMARK_URL": folder.as_uri(), "WAYMARK_PATHS": str(ROOT / BROKEN),
                   "PATH": os.environ["PATH"]}
    findings = run("bash", "-e", "-c", script, code=1, cwd=tmp_path, env=environment)
    assert "(lookup-unregistered)" in findings
    for report in job["artifacts"]["reports"].values():
        assert (tmp_path / report).stat().st_size > 0


def test_pre_commit(tmp_path):
    """The hook, in a repository of its own, on a repository of an app."""
    hook, app = tmp_path / "hook", tmp_path / "app"
    shutil.copytree(ROOT / BROKEN, app)
    hook.mkdir()
    shutil.copy(ROOT / ".pre-commit-hooks.yaml", hook)
    for repository in hook, app:
        run("git", "init", "-q", repository)
        run("git", "-C", repository, "add", "-A")
    run("git", "-C", hook, "-c", "user.name=x", "-c", "user.email=x@example.org", "commit", "-qm", "Add the hook")
    environment = os.environ | {
        "PATH": f"{pathlib.Path(PROGRAM).parent}:{os.environ['PATH']}", "PRE_COMMIT_HOME": str(tmp_path / "home")}
    output = run(sys.executable, "-m", "pre_commit", "try-repo", hook, "waymark", "--all-files", code=1, cwd=app, env=environment)
    assert "(lookup-unregistered)" in output


KIT = """\
public struct RoutableView<Protocol> { public init(declaredProtocol: Protocol.Type) {} }
public enum Path { case push }
public enum Router { public static func perform<T>(to: RoutableView<T>, path: Path) {} }
"""
APP = """\
import ZRouter
protocol LostInput {}
extension RoutableView where Protocol == LostInput { init() { self.init(declaredProtocol: Protocol.self) } }
@main struct App { static func main() { Router.perform(to: RoutableView<LostInput>(), path: .push) } }
"""
MANIFEST = """\
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "App", dependencies: [.package(path: "../Kit"), .package(path: "../Plugins")],
  targets: [
    .executableTarget(
      name: "App", dependencies: [.product(name: "ZRouter", package: "Kit")],
      plugins: [.plugin(name: "CheckRoutesInBuilds", package: "Plugins")])
  ])
"""
KIT_MANIFEST = """\
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Kit", products: [.library(name: "ZRouter", targets: ["ZRouter"])], targets: [.target(name: "ZRouter")])
"""


def test_swift_package(published, tmp_path):
    """A package is built with the plugins, which take the program from the artifact bundle."""
    shutil.copytree(ROOT / "Integrations/SwiftPackage", tmp_path / "Plugins")
    shutil.copy(published[0] / "waymark.artifactbundle.zip", tmp_path / "Plugins")
    sources = {"App/Package.swift": MANIFEST, "App/Sources/App/App.swift": APP, "App/.waymark.yml": "world: closed\n",
               "Kit/Package.swift": KIT_MANIFEST, "Kit/Sources/ZRouter/Kit.swift": KIT}
    for name, text in sources.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    app = tmp_path / "App"
    found = "error: nothing registers the view 'LostInput'"
    assert found in run("swift", "build", cwd=app)
    assert found in run("swift", "package", "check-routes", code=1, cwd=app)
    assert run("swift", "package", "check-routes", "--exit-zero", "--format", "json", cwd=app).startswith("{")
