"""What a release holds: the archive of a program is made, unpacked, used, installed and taken away again."""

import hashlib
import json
import re
import shutil
import tarfile
import zipfile

import pytest
from distribution import PROGRAM, ROOT, release, run

SYNTAX = {"bash": "share/bash-completion/completions/waymark", "fish": "share/fish/vendor_completions.d/waymark.fish",
          "zsh": "share/zsh/site-functions/_waymark"}


def files(folder):
    return sorted(path.relative_to(folder) for path in folder.rglob("*"))


@pytest.fixture(scope="session")
def unpacked(archive, tmp_path_factory):
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="tar")
    return folder / archive.name.removesuffix(".tar.gz")


def test_archive_is_the_same_again(archive, tmp_path):
    assert release(tmp_path).read_bytes() == archive.read_bytes()


def test_archive_names_nobody(archive):
    with tarfile.open(archive) as packed:
        entries = packed.getmembers()
    assert {(entry.uname, entry.gname, entry.mtime) for entry in entries} == {("root", "root", 315_532_800)}
    assert [entry.name for entry in entries if entry.name.endswith("bin/waymark") and entry.mode == 0o755]


def test_program_of_the_archive_works(unpacked):
    program = unpacked / "bin/waymark"
    version = run(program, "--version").strip()
    assert unpacked.name.startswith(f"waymark-{version}-")
    routes = run(program, "scan", "Examples/Notes", cwd=ROOT)
    assert routes == run(PROGRAM, "scan", "Examples/Notes", cwd=ROOT) != ""


def test_links_of_the_pages_hold(unpacked):
    pages = unpacked / "share/waymark"
    broken = [f"{page.relative_to(pages)}: {link}" for page in pages.rglob("*.md")
              for link in re.findall(r"\]\((?![a-z]+:|#)([^)#]+)", page.read_text())
              if not (page.parent / link).exists()]
    assert broken == []


@pytest.mark.parametrize("shell", SYNTAX)
def test_completions_parse(unpacked, shell):
    if not shutil.which(shell):
        pytest.skip(f"{shell} is not here")
    run(shell, "-n", unpacked / SYNTAX[shell])


def test_manual_is_well_formed(unpacked):
    page = unpacked / "share/man/man1/waymark.1"
    for command in re.findall(r"^  (\w+)  ", run(PROGRAM, "--help").split("SUBCOMMANDS:")[1], re.MULTILINE):
        assert f".Ss waymark {command}" in page.read_text()
    if shutil.which("mandoc"):
        run("mandoc", "-T", "lint", "-W", "warning", page)


@pytest.mark.parametrize("reader", [("groff", "-mdoc", "-Tascii", "-P-cbou"), ("mandoc", "-Tascii", "-O", "width=100")], ids=" ".join)
def test_the_synopsis_has_a_line_for_each_command(unpacked, reader):
    if not shutil.which(reader[0]):
        pytest.skip(f"{reader[0]} is not here")
    text = re.sub(".\b", "", run(*reader, unpacked / "share/man/man1/waymark.1"))
    synopsis = re.search(r"^SYNOPSIS\n(.*?)\n\n", text, re.MULTILINE | re.DOTALL)[1].splitlines()
    commands = re.findall(r"^\.Ss (.*)$", (unpacked / "share/man/man1/waymark.1").read_text(), re.MULTILINE)
    assert [line.strip().startswith(command) for line, command in zip(synopsis, commands, strict=True)] == [True] * len(commands)


def test_install_and_uninstall_leave_nothing_behind(unpacked, tmp_path):
    prefix = tmp_path / "a prefix"
    (prefix / "share").mkdir(parents=True)
    (prefix / "share/mine").write_text("")
    before = files(prefix)
    for _ in range(2):  # the second time, over the first
        run(unpacked / "install.sh", "--prefix", prefix)
        assert run(prefix / "bin/waymark", "--version") == run(PROGRAM, "--version")
        assert (prefix / "share/waymark/Documentation/Rules.md").exists()
        assert (prefix / "share/waymark/Editors/README.md").exists()
    run(prefix / "share/waymark/install.sh", "--uninstall")
    assert files(prefix) == before


def test_install_of_a_program(tmp_path):
    """From the sources, as `Scripts/install.sh` does it when there is a program already."""
    run(ROOT / "Scripts/install.sh", "--program", PROGRAM, "--prefix", tmp_path)
    assert run(tmp_path / "bin/waymark", "--version") == run(PROGRAM, "--version")


def test_install_refuses(unpacked, tmp_path):
    install = unpacked / "install.sh"
    assert "has installed nothing" in run(install, "--uninstall", "--prefix", tmp_path, code=2)
    for arguments in ["--frobnicate"], ["--prefix"], ["--prefix", ""]:
        assert "usage" in run(install, *arguments, code=2)
    (tmp_path / "file").write_text("")
    assert "is not writable" in run(install, "--prefix", tmp_path / "file/below", code=2)
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/waymark").write_text("of somebody else")
    assert "was not installed by this script" in run(install, "--prefix", tmp_path, code=2)
    assert (tmp_path / "bin/waymark").read_text() == "of somebody else"
    assert not (tmp_path / "share").exists()


def test_what_is_published(tmp_path):
    names = ["waymark-1.2.3-linux-x86_64", "waymark-1.2.3-macos-arm64"]
    for name in names:
        for file in "bin/waymark", "share/waymark/Documentation/Rules.md", "LICENSE":
            (tmp_path / name / file).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name / file).write_text(f"{file} of {name}")
        (tmp_path / name / "bin/waymark").chmod(0o755)
        run(ROOT / "Scripts/archive.py", tmp_path / name, tmp_path / f"{name}.tar.gz")
    run(ROOT / "Scripts/publish.py", tmp_path, "https://example.org/waymark/releases/download/v1/")

    sums = dict(reversed(line.split()) for line in (tmp_path / "SHA256SUMS").read_text().splitlines())
    assert set(sums) == {f"{name}.tar.gz" for name in names} | {"waymark.artifactbundle.zip", "waymark.rb"}
    for name, sum in sums.items():
        assert hashlib.sha256((tmp_path / name).read_bytes()).hexdigest() == sum

    formula = (tmp_path / "waymark.rb").read_text()
    for name in names:
        url = f"https://example.org/waymark/releases/download/v1/{name}.tar.gz"
        assert f'url "{url}"\n      sha256 "{sums[name + ".tar.gz"]}"' in formula
    if shutil.which("ruby"):
        run("ruby", "-c", tmp_path / "waymark.rb")

    with zipfile.ZipFile(tmp_path / "waymark.artifactbundle.zip") as bundle:
        artifact = json.loads(bundle.read("waymark.artifactbundle/info.json"))["artifacts"]["waymark"]
        assert artifact["type"] == "executable" and artifact["version"] == "1.2.3"
        for name, variant in zip(names, artifact["variants"], strict=True):
            entry = bundle.getinfo("waymark.artifactbundle/" + variant["path"])
            assert entry.external_attr >> 16 & 0o111
            assert bundle.read(entry).decode() == f"bin/waymark of {name}"
