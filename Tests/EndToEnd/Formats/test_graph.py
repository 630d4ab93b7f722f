"""The maps of `waymark graph` as Mermaid and Graphviz read them."""

import json
import os
import pathlib
import shutil
import subprocess

import pytest

PROGRAM = os.environ["WAYMARK_PROGRAM"]
ROOT = pathlib.Path(__file__).parents[3]
PARSER = ROOT / ".build/tools/mermaid/mermaid_parser/js/parser.bundle.js"
TREES = sorted(path for path in (ROOT / "Examples").iterdir() if path.is_dir())

with_mermaid = pytest.mark.skipif(not (PARSER.exists() and shutil.which("node")), reason="Node or the parser is missing")
with_graphviz = pytest.mark.skipif(not shutil.which("dot"), reason="Graphviz is missing")


def graph(tree, *arguments):
    command = [PROGRAM, "graph", "--quiet", *arguments]
    return subprocess.run(command, cwd=tree, capture_output=True, text=True, check=True).stdout


def drawn(tree):
    """The number of nodes with an edge, and of edges."""
    edges = json.loads(graph(tree, "--format", "json"))["edges"]
    return len({edge[end] for edge in edges for end in ["source", "target"]}), len(edges)


def parsed(chart):
    script = pathlib.Path(__file__).with_name("mermaid.js")
    result = subprocess.run(["node", script, PARSER], input=chart, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    value = json.loads(result.stdout)
    assert value["type"] == "flowchart-v2"
    return value["nodes"], value["edges"]


@with_mermaid
@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree.name)
def test_mermaid(tree):
    assert parsed(graph(tree)) == drawn(tree)


@with_mermaid
def test_mermaid_reads_any_name(tmp_path):
    names = ['"] --> x', "`a` **b**", "#quot; &amp; <b>", "end", "a\\nb %% c", "{{x}} ([y])", "-->|z|", "مسار"]
    looks_up = "\n".join(f"    Router.to(viewIdentifier: {json.dumps(name, ensure_ascii=False)})" for name in names)
    (tmp_path / "App.swift").write_text(
        f"@main class AppDelegate {{}}\nclass Home: UIViewController {{\n  func f() {{\n{looks_up}\n  }}\n}}\n"
        "class HomeRouter: ZIKViewRouter<Home, ViewRouteConfig> {\n"
        "  override class func registerRoutableDestination() { registerView(Home.self) }\n}\n"
    )
    assert parsed(graph(tmp_path)) == (1 + len(names), len(names)) == drawn(tmp_path)


@with_mermaid
def test_a_chart_that_is_none_is_refused():
    with pytest.raises(AssertionError):
        parsed('flowchart LR\n  n0["a\n')


@with_graphviz
@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree.name)
def test_graphviz(tree):
    layout = json.loads(subprocess.run(["dot", "-Tjson0"], input=graph(tree, "--format", "dot"), capture_output=True, text=True, check=True).stdout)
    nodes = [each for each in layout.get("objects", []) if not each["name"].startswith("cluster_")]
    assert (len(nodes), len(layout.get("edges", []))) == drawn(tree)
