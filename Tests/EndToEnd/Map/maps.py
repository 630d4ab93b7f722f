"""Documents of the schema `waymark.graph/1` for pages: a small app, names that attack, and an app with thousands of screens."""

import math

HOSTILE = [
    "</script><script>window.attacked = 1</script>",
    "<img src=x onerror=window.attacked=1>",
    "<!--<script>",
    "\"quoted\" and 'quoted' `${window.attacked = 1}`",
    "javascript:window.attacked=1",
    "]]><svg onload=window.attacked=1>",
    "right\u202eto\u2066left\u2069",
    "hidden\u200b\ufeff\u0000\u0007\u001b[31m",
    "line\u2028separators\u2029and\r\nbreaks",
    "half \ud800 of a character",
    "مسار العودة",
    "é😀👩‍👩‍👧 &amp; &lt;b&gt;",
    "__proto__",
    "constructor",
    "%2e%2e/?#:\\",
    "w" * 5000,
    "",
]


def place(path, line=1, column=1, **more):
    return {"path": path, "line": line, "column": column, "endLine": line, "endColumn": column + 9, **more}


def node(number, name, kind="screen", target="App", **more):
    return {
        "id": f"n{number}", "name": name, "kind": kind, "cluster": None, "routers": [], "targets": [target] if target else [],
        "change": None, "folded": 0, "site": place(f"App/{name}.swift", 3, 7), "routes": [],
        "x": 0, "y": 0, "width": 150, "height": 40, **more,
    }


def route(name, status="registered", **more):
    return {
        "system": "zikrouter", "kind": "view", "name": name, "status": status, "reason": None, "registrations": [],
        "findings": [], **more,
    }


def edge(source, target, name, status="registered", **more):
    use = {"system": "zikrouter", "kind": "view", "name": name, "status": status, "conditions": [], "label": name}
    return {
        "source": f"n{source}", "target": f"n{target}", "status": status, "change": None, "points": None,
        "uses": [place("App/Use.swift", 7, 10, **use)], **more,
    }


def document(nodes, edges, clusters=(), open_with="vscode", root="/Users/me/app"):
    return {
        "schema": "waymark.graph/1",
        "summary": {
            "nodes": len(nodes), "edges": len(edges), "folded": 0, "files": 10, "routes": len(nodes), "world": "closed",
            "worldReason": "everything is in the tree",
        },
        "openWith": open_with, "root": root,
        "layout": {
            "width": max((n["x"] + n["width"] for n in nodes), default=0) + 20,
            "height": max((n["y"] + n["height"] for n in nodes), default=0) + 20,
        },
        "clusters": list(clusters), "nodes": nodes, "edges": edges,
    }


def small(**options):
    """Home leads to a list, and this to a note, an editor and nowhere; a deep link leads to the note."""
    lost = {
        "rule": "unregistered-route", "severity": "error", "message": "no router registers 'LostInput'",
        **place("App/NoteList.swift", 30, 5),
    }
    nodes = [
        node(0, "AppDelegate", "code", x=20, y=120),
        node(1, "HomeViewController", x=230, y=120, routes=[route("HomeInput", registrations=[place("App/HomeRouter.swift", 12)])]),
        node(2, "NoteListViewController", target="Notes", x=440, y=120, routers=["NoteListRouter"], routes=[
            route("NoteListInput", registrations=[place("Notes/NoteListRouter.swift", 9, 3)]),
            route("NoteListModule", "unknown", reason="the name is computed"),
        ]),
        node(3, "NoteViewController", target="Notes", x=650, y=60),
        node(4, "EditorViewController", target="Notes", x=860, y=120, routes=[route("EditorInput")]),
        node(5, "LostInput", "route", None, site=None, x=650, y=200, routes=[route("LostInput", "unregistered", findings=[lost])]),
        node(6, "app://note/:id", "door", x=440, y=20),
        node(7, "Routes.plist", "file", x=230, y=220),
        node(8, "Settings", "cluster", "Settings", site=None, folded=12, x=440, y=260),
    ]
    edges = [
        edge(0, 1, "HomeInput"), edge(1, 2, "NoteListInput"), edge(2, 3, "NoteInput", "adapted"),
        edge(2, 5, "LostInput", "unregistered"), edge(3, 4, "EditorInput"), edge(6, 3, "app://note/:id"),
        edge(7, 8, "settings", "unknown"), edge(1, 8, "SettingsInput"), edge(2, 4, "EditorInput", "linked", uses=[]),
    ]
    edges[2]["uses"][0]["conditions"] = ["#if DEBUG"]
    notes = {"id": "c0", "name": "Notes", "kind": "target", "x": 425, "y": 40, "width": 600, "height": 140}
    return document(nodes, edges, [notes], **options)


def compared():
    """The small app with what a revision adds and removes."""
    made = small()
    made["nodes"][4]["change"] = "added"
    made["nodes"][6]["change"] = "removed"
    made["nodes"][6]["site"]["former"] = True
    made["edges"][4]["change"] = "added"
    made["edges"][5]["change"] = "removed"
    return made


def hostile(**options):
    """Each hostile text wherever a text of the user can be."""
    nodes, edges = [], []
    for number, text in enumerate(HOSTILE):
        finding = {"rule": text, "severity": text, "message": text, **place(text)}
        nodes.append(node(
            number, text, "screen" if number % 2 else text, text, routers=[text], site=place(text), x=20, y=20 + 60 * number,
            routes=[route(text, text, system=text, kind=text, reason=text, registrations=[place(text)], findings=[finding])],
        ))
        edges.append(edge(number, (number + 1) % len(HOSTILE), text, text if number % 3 else "registered"))
        edges[-1]["uses"][0].update({"system": text, "kind": text, "label": text, "conditions": [text], "path": text})
    clusters = [
        {"id": text, "name": text, "kind": text, "x": 300, "y": 60 * number, "width": 200, "height": 50}
        for number, text in enumerate(HOSTILE)
    ]
    made = document(nodes, edges, clusters, **options)
    made["summary"].update({"world": HOSTILE[0], "worldReason": HOSTILE[1]})
    return made


def large(size=3000, out=2):
    """Screens in columns of clusters; each leads to two that are computed from its number, and one to nowhere in a hundred."""
    per_cluster = 60
    columns = math.ceil(math.sqrt(size / per_cluster))
    nodes, clusters = [], []
    for number in range(size):
        group, place_in = divmod(number, per_cluster)
        left, top = group % columns * 1000 + 20, group // columns * 1000 + 20
        if place_in == 0:
            clusters.append({
                "id": f"c{group}", "name": f"Feature{group}", "kind": "target", "x": left, "y": top, "width": 940, "height": 930,
            })
        kind = "route" if number % 100 == 99 else "code" if number % 17 == 0 else "screen"
        nodes.append(node(
            number, f"Screen{number}ViewController", kind, f"Feature{group}", cluster=f"c{group}",
            x=left + 20 + place_in % 5 * 184, y=top + 40 + place_in // 5 * 73,
            routes=[route(f"Screen{number}Input", registrations=[place(f"Feature{group}/Screen{number}Router.swift", 9)])],
        ))
    edges = []
    for number in range(size):
        for step in range(1, out + 1):
            target = number + step if number % 9 else (number * 31 + step * 997) % size
            if target >= size or target == number:
                continue
            status = "unregistered" if target % 100 == 99 else "registered"
            edges.append(edge(number, target, f"Screen{target}Input", status, points=spline(nodes[number], nodes[target])))
    return document(nodes, edges, clusters)


def spline(source, target):
    start = [source["x"] + 75, source["y"] + 40]
    end = [target["x"] + 75, target["y"]]
    bend = max(20, abs(end[1] - start[1]) // 2)
    return [start, [start[0], start[1] + bend], [end[0], end[1] - bend], end]


def write_app(folder, size):
    """Sources of an app with a route, a router and a controller for each screen, fifty in a folder."""
    (folder / "App.swift").write_text("@main struct Large: App {}\n")
    for number in range(size):
        feature = folder / f"Feature{number // 50}"
        feature.mkdir(exist_ok=True)
        targets = [(number + 1) % size, number * 31 % size] if number % 5 == 0 else [(number + 1) % size]
        calls = "\n".join(
            f"    Router.perform(to: RoutableView<Screen{target}Input>(), path: .push(from: self))" for target in targets)
        (feature / f"Screen{number}.swift").write_text(f"""\
import ZRouter

protocol Screen{number}Input {{}}
extension RoutableView where Protocol == Screen{number}Input {{
  init() {{ self.init(declaredProtocol: Protocol.self) }}
}}
class Screen{number}ViewController: UIViewController, Screen{number}Input, ZIKRoutableView {{
  func open() {{
{calls}
  }}
}}
class Screen{number}Router: ZIKViewRouter<Screen{number}ViewController, ViewRouteConfig> {{
  override class func registerRoutableDestination() {{
    registerExclusiveView(Screen{number}ViewController.self)
    register(RoutableView<Screen{number}Input>())
  }}
}}
""")
