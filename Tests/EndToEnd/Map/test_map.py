"""The page of `waymark graph --format html`, driven as a user drives it."""

import json
import re

import maps
import pytest
from conftest import EXAMPLE
from pages import digest, document, graph, inline, parts, policy
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

HOME, LIST, NOTE, EDITOR, LOST, DOOR, FILE, GROUP = 1, 2, 3, 4, 5, 6, 7, 8
EVERYTHING = set(range(9))


def test_one_file_that_loads_nothing(example):
    assert re.findall(r"(?:src|href|action|srcset|poster|data)=", "".join(parts(example)[::2])) == []
    assert "url(" not in example and "@import" not in example
    assert not re.search(r"\son\w+=|innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(", "".join(parts(example)[::2]))


def test_policy_names_the_hashes_of_script_and_style(example):
    [script], [style] = inline(example, "script"), inline(example, "style")
    assert policy(example) == (
        f"default-src 'none'; script-src 'sha256-{digest(script)}'; style-src 'sha256-{digest(style)}'; "
        "base-uri 'none'; form-action 'none'"
    )


def test_script_is_short(example):
    [script] = inline(example, "script")
    assert 100 < len(script.splitlines()) < 1000
    assert max(map(len, script.splitlines())) <= 120


def test_real_app(show, example):
    page = show()
    nodes = document(example)["nodes"]
    count = len(nodes)
    assert count > 20 and page.shown() == set(range(count))
    assert f"{count} nodes" in page.text("#summary")
    for index in range(count):
        page.run("arguments[0].dispatchEvent(new MouseEvent('click', { bubbles: true }))", page.node(index))
        assert page.title() == nodes[index]["name"] and page.selected() == str(index)
        sites = [site for route in nodes[index].get("routes", []) for site in route.get("registrations", [])]
        shown = page.texts("#details .place")
        assert all(f"{site['path']}:{site['line']}:{site['column']}" in shown for site in sites)
    assert {node["kind"] for node in nodes} >= {"screen", "code", "route", "door"}


def test_document_is_that_of_the_json_format(example):
    """Without what the page does not read; and with the layout."""
    drawn, printed = document(example), json.loads(graph(EXAMPLE, "json"))
    same_nodes = {(node["kind"], node["name"]): node for node in printed["nodes"]}
    for node in drawn["nodes"]:
        same = same_nodes[node["kind"], node["name"]]
        assert [route["name"] for route in node.get("routes", [])] == [route["name"] for route in same["routes"]]
        assert node.get("routers", []) == same["routers"]


def test_names_of_routes_have_their_owners(show):
    document = maps.small()
    document["nodes"][HOME]["routes"][0].update({"owner": "Main", "name": "Home", "qualifier": None})
    document["edges"][0]["uses"][0].update({"name": None, "label": "HomeRouter"})
    page = show(document)
    page.click_node(HOME)
    assert page.texts("#details .route .name") == ["Main/Home"] and page.texts("#details .use")[0] == "HomeRouter"


def test_edges_begin_and_end_at_their_nodes(example):
    """Each edge has its own curve, whatever the order is in which Graphviz prints them."""
    drawn = document(example)
    nodes = {node["id"]: node for node in drawn["nodes"]}
    touches = lambda point, box: all(
        box[start] - 3 <= place <= box[start] + box[length] + 3
        for place, start, length in zip(point, ["x", "y"], ["width", "height"]))
    assert len(drawn["edges"]) > 20
    for edge in drawn["edges"]:
        if edge["source"] != edge["target"]:
            assert touches(edge["points"][0], nodes[edge["source"]]) and touches(edge["points"][-1], nodes[edge["target"]])


def test_empty_map(show):
    page = show(maps.document([], []))
    assert page.text("#empty") == "There are no routes in this tree." and not page.is_hidden("#empty")
    page.press("/", "a", Keys.ENTER, Keys.ESCAPE, Keys.ESCAPE, Keys.ARROW_RIGHT, Keys.ENTER, "+", "0")
    assert page.is_hidden("#details")


def test_values_that_are_left_out(show):
    """Null and empty values need not be in the document."""
    page = show({
        "schema": "waymark.graph/1", "summary": {"files": 1, "routes": 1}, "layout": {"width": 400, "height": 200},
        "nodes": [{"id": "a", "name": "A", "kind": "screen", "x": 0, "y": 0, "width": 90, "height": 30,
                   "routes": [{"system": "s", "kind": "view", "name": "r", "status": "registered"}]},
                  {"id": "b", "name": "B", "kind": "screen", "x": 200, "y": 0, "width": 90, "height": 30}],
        "edges": [{"source": "a", "target": "b", "status": "registered"}, {"source": "a", "target": "c", "status": "linked"}],
    })
    page.click_node(0)
    assert page.texts("#details .to-node bdi") == ["B"]


# Search


@pytest.mark.parametrize(("query", "found", "notes"), [
    ("note", ["NoteViewController", "NoteListViewController", "app://note/:id"], []),
    ("VIEW list", ["NoteListViewController"], []),
    ("HomeIn", ["HomeViewController"], ["HomeInput"]),
    ("ListRouter", ["NoteListViewController"], ["NoteListRouter"]),
    ("plist", ["Routes.plist"], []),
    ("no such thing", [], []),
])
def test_search(show, query, found, notes):
    page = show(maps.small())
    page.search(query)
    assert page.texts("#results .name") == found and page.texts("#results .note") == notes
    summary = f"{len(found)} match{'' if len(found) == 1 else 'es'}" if found else "Nothing found"
    assert page.text("#results .total") == summary and page.text("#status") == summary
    assert len(page.lit()) == len(found)


def test_search_as_one_types(show):
    page = show(maps.small())
    page.press("/")
    lit = []
    for letter in "notel":
        page.press(letter)
        lit.append(len(page.lit()))
    assert lit == [7, 3, 3, 3, 1]
    page.press(Keys.ESCAPE)
    assert page.one("#search").get_attribute("value") == "" and page.lit() == set() and page.is_hidden("#results")


def test_search_is_driven_by_keys(show):
    page = show(maps.small())
    page.search("note")
    assert page.one("#search").get_attribute("aria-activedescendant") == "results-0"
    page.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_UP)
    assert page.one("#search").get_attribute("aria-activedescendant") == "results-1"
    assert page.text("#results [aria-selected=true] .name") == "NoteListViewController"
    page.press(Keys.ENTER)
    assert page.title() == "NoteListViewController" and page.focused() == str(LIST) and page.is_hidden("#results")


def test_search_finds_what_filters_show(show):
    page = show(maps.small())
    page.tick("kind", "Entry")
    page.search("note")
    assert page.text("#results .total") == "2 matches, 1 hidden by filters"
    page.all("#results [role=option]")[1].click()
    assert page.title() == "NoteListViewController"


# Filters


@pytest.mark.parametrize(("facet", "value", "shown"), [
    ("kind", "Screen", EVERYTHING - {HOME, LIST, NOTE, EDITOR}),
    ("kind", "Route alone", EVERYTHING - {LOST}),
    ("status", "Unknown", EVERYTHING - {FILE}),
    ("status", "Unregistered", EVERYTHING - {LOST}),
    ("status", "Linked", EVERYTHING),
    ("target", "Notes", EVERYTHING - {LIST, NOTE, EDITOR}),
    ("target", "No target", EVERYTHING - {LOST}),
])
def test_filter_hides(show, facet, value, shown):
    page = show(maps.small())
    page.tick(facet, value)
    assert page.shown() == shown and not page.is_hidden("#reset")
    assert page.text("#status") == f"{len(shown)} nodes shown"
    hidden = page.run("return [...document.querySelectorAll('.edge.hidden')].length")
    assert hidden > 0
    page.tick(facet, value)
    assert page.shown() == EVERYTHING and page.is_hidden("#reset")


@pytest.mark.parametrize(("facet", "value", "shown"), [
    ("kind", "Screen", {HOME, LIST, NOTE, EDITOR}),
    ("status", "Unregistered", {LIST, LOST}),
    ("target", "Settings", {GROUP}),
])
def test_filter_shows_only(show, facet, value, shown):
    page = show(maps.small())
    page.only(facet, value)
    assert page.shown() == shown
    page.one("#reset").click()
    assert page.shown() == EVERYTHING and all(box.is_selected() for box in page.all("#filters input"))


def test_filters_that_hide_everything(show):
    page = show(maps.small())
    page.only("kind", "Screen")
    page.tick("kind", "Screen")
    assert page.shown() == set() and page.text("#empty") == "The filters hide everything."
    page.press(Keys.ARROW_RIGHT)


def test_filter_closes_the_details_of_what_it_hides(show):
    page = show(maps.small())
    page.click_node(FILE)
    page.tick("kind", "Code")
    assert page.title() == "Routes.plist"
    page.tick("kind", "File")
    assert page.is_hidden("#details") and page.selected() is None


def test_legend_shows_every_kind_and_status(show):
    page = show(maps.small())
    assert page.texts(".facet.kind .value") == ["Screen", "Code", "File", "Entry", "Folded group", "Route alone"]
    assert page.texts(".facet.status .value") == ["Registered", "Adapted", "Linked", "Unknown", "Unregistered"]
    assert page.texts(".facet.status .count") == ["5", "1", "1", "1", "1"]
    assert len(page.all("#filters .sample")) == 11 and page.all(".facet.change") == []


def test_comparison(show):
    page = show(maps.compared())
    assert page.texts(".facet.change .value") == ["Added", "Removed", "Unchanged"]
    assert page.indices(".change-added") == {EDITOR} and page.indices(".change-removed") == {DOOR}
    page.tick("change", "Unchanged")
    assert page.shown() == {NOTE, EDITOR, DOOR}
    page.click_node(DOOR)
    assert page.texts("#details .tag.change-removed") == ["removed", "removed"]
    assert page.texts("#details span.place") == ["App/app://note/:id.swift:3:7"], "what is gone is no link"


def test_cells(show):
    made = maps.small()
    routes = [maps.route("post"), maps.route("gone", "unregistered")]
    made["nodes"].append(maps.node(9, "cells of Feed", "cells", site=None, routes=routes, x=860, y=20))
    made["edges"].append(maps.edge(2, 9, "gone", "unregistered"))
    page = show(made)
    assert "Cells" in page.texts(".facet.kind .value")
    assert page.indices(".kind-cells.status-unregistered") == {9}
    page.click_node(9)
    assert page.texts("#details .route .name") == ["post", "gone"]
    assert page.texts("#details .tag.kind-cells") == ["Cells"]


# Details


def test_details(show):
    page = show(maps.small())
    page.click_node(LIST)
    assert page.title() == "NoteListViewController"
    assert page.texts("#details .tags .tag") == ["Screen", "Notes"]
    assert page.texts("#details h3") == ["Routes 2", "Reached from 1", "Leads to 3"]
    assert page.texts("#details .route .name") == ["NoteListInput", "NoteListModule"]
    assert "the name is computed" in page.text("#details")
    assert page.texts("#details .condition") == ["#if DEBUG"]
    assert page.texts("#details .to-node bdi") == [
        "HomeViewController", "NoteViewController", "LostInput", "EditorViewController"]
    assert page.lit() == {HOME, LIST, NOTE, LOST, EDITOR}


def test_details_of_findings(show):
    page = show(maps.small())
    page.click_node(LOST)
    assert page.text("#details .finding.error p") == "error: no router registers 'LostInput'"
    assert page.texts("#details .finding .place") == ["App/NoteList.swift:30:5"]
    assert "has findings: error" in page.node(LOST).get_attribute("aria-label")
    assert len(page.all("#drawing .mark.error")) == 1


def test_details_lead_on(show):
    page = show(maps.small())
    page.click_node(LIST)
    page.one("#details .neighbor .to-node").click()
    assert page.title() == "HomeViewController" and page.selected() == str(HOME) and page.focused() == "details-title"


def test_click_beside_the_nodes_closes_the_details(show):
    page = show(maps.small())
    page.click_node(LIST)
    page.one("#details .close").click()
    assert page.is_hidden("#details") and page.lit() == set()
    page.click_node(LIST)
    ActionChains(page.browser).move_to_element_with_offset(page.one("#drawing"), 0, 300).click().perform()
    assert page.is_hidden("#details")


def test_long_lists_are_shown_in_parts(show):
    document = maps.small()
    document["edges"][1]["uses"] *= 100
    page = show(document)
    page.click_node(LIST)
    assert page.texts("#details .use").count("NoteListInput") == 40 and page.text("#details .more") == "Show 60 more"
    page.one("#details .more button").click()
    assert page.texts("#details .use").count("NoteListInput") == 100 and page.all("#details .more") == []


@pytest.mark.parametrize(("editor", "path", "root", "address"), [
    ("vscode", "App/A b.swift", "/Users/me/app", "vscode://file/Users/me/app/App/A%20b.swift:3:7"),
    ("vscode", "/Users/é#?.swift", "/Users/me", "vscode://file/Users/%C3%A9%23%3F.swift:3:7"),
    ("vscode", "a.swift", "javascript:alert(1)", "vscode://file/javascript%3Aalert(1)/a.swift:3:7"),
    ("xed", "App/A&b.swift", "/Users/me/app", "xed://open?file=/Users/me/app/App/A%26b.swift&line=3"),
])
def test_places_open_in_the_editor(show, editor, path, root, address):
    document = maps.small(open_with=editor, root=root)
    document["nodes"][0]["site"]["path"] = path
    page = show(document)
    page.click_node(0)
    link = page.one("#details .place")
    assert link.get_attribute("href") == address and link.text == f"{path}:3:7"


def test_places_are_copied(show):
    page = show(maps.small(open_with="path"))
    page.click_node(0)
    assert page.all("#details a") == []
    page.one("#details .place").click()
    copied = "return document.querySelector('.place.copied') !== null || getSelection().toString()"
    assert page.wait(lambda: page.run(copied)) in (True, "App/AppDelegate.swift:3:7")


# Paths


def test_shortest_path(show):
    page = show(maps.small())
    page.path("AppDel", "Editor")
    assert page.text("#path-answer") == "3 steps"
    assert page.texts("#path-steps .to-node bdi") == [
        "AppDelegate", "HomeViewController", "NoteListViewController", "EditorViewController"]
    assert page.texts("#path-steps .note") == ["HomeInput", "NoteListInput"]
    assert page.lit() == {0, HOME, LIST, EDITOR} and len(page.all(".edge.lit")) == 3


def test_path_follows_the_filters(show):
    page = show(maps.small())
    page.path("AppDel", "Editor")
    page.tick("status", "Linked")
    assert page.text("#path-answer") == "4 steps"
    page.tick("status", "Adapted")
    assert page.text("#path-answer") == "No path among what the filters show."


def test_path_in_the_other_direction(show):
    page = show(maps.small())
    page.path("Editor", "Home")
    assert page.text("#path-answer") == "No path. There is one in the other direction."
    page.one("#path-swap").click()
    assert page.text("#path-answer") == "2 steps"
    page.one("#path-clear").click()
    assert page.is_hidden("#path-answer") and page.is_hidden("#path-steps") and page.lit() == set()
    assert page.one("#path-from").get_attribute("value") == ""


def test_path_from_the_details(show):
    page = show(maps.small())
    page.click_node(HOME)
    from_here, to_here = page.all("#details .actions button")
    from_here.click()
    assert page.focused() == "path-to" and page.one("#path-from").get_attribute("value") == "HomeViewController"
    page.press("LostIn", Keys.ENTER)
    assert page.text("#path-answer") == "2 steps"


def test_path_to_itself(show):
    page = show(maps.small())
    page.path("Home", "Home")
    assert page.text("#path-answer") == "0 steps" and page.lit() == {HOME}


# Keys, and the view


def test_arrows_go_to_neighbors(show):
    page = show(maps.small())
    page.click_node(0)
    page.press(Keys.ESCAPE)
    visited = []
    for key in [Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_LEFT, Keys.ARROW_DOWN, Keys.ARROW_UP]:
        page.press(key)
        visited.append(int(page.focused()))
    # Nothing that leads to or from the link is above or below it: the nearest node is next.
    assert visited == [HOME, LIST, NOTE, DOOR, LIST, DOOR]
    assert page.is_hidden("#details")


def test_keys(show):
    page = show(maps.small())
    page.press(Keys.ARROW_RIGHT)
    start = page.focused()
    assert start == page.selected()
    page.press(Keys.ENTER)
    assert page.focused() == "details-title" and not page.is_hidden("#details")
    page.press(Keys.ESCAPE)
    assert page.is_hidden("#details") and page.focused() == start
    page.press("?")
    assert page.run("return document.getElementById('help').open")
    page.press(Keys.ESCAPE)
    assert not page.run("return document.getElementById('help').open")
    page.press("p")
    assert page.focused() == "path-from"
    page.press(Keys.ESCAPE, Keys.ESCAPE, "/")
    assert page.focused() == "search"


def test_zoom(show):
    page = show(maps.small())
    start = page.view()
    page.press("+", "+")
    assert page.view()[2] == pytest.approx(start[2] / 1.25**2)
    page.press("-")
    assert page.view()[2] == pytest.approx(start[2] / 1.25)
    page.press("0")
    assert page.view() == pytest.approx(start)
    for _ in range(30):
        page.press("+")
    assert page.view()[2] > start[2] / 10
    page.one("#zoom-fit").click()
    assert page.view() == pytest.approx(start)


def test_the_wheel_zooms_at_the_pointer(show):
    page = show(maps.small())
    node = page.node(LIST)
    before = node.rect
    chain = ActionChains(page.browser)
    for _ in range(3):
        chain.scroll_from_origin(scroll_origin(node), 0, -100)
    chain.perform()
    page.drawn()
    after = node.rect
    assert after["width"] > 1.3 * before["width"]
    assert after["x"] + after["width"] / 2 == pytest.approx(before["x"] + before["width"] / 2, abs=3)


def scroll_origin(node):
    from selenium.webdriver.common.actions.wheel_input import ScrollOrigin
    return ScrollOrigin.from_element(node)


def test_dragging_moves_the_map_and_selects_nothing(show):
    page = show(maps.small())
    before = page.node(LIST).rect
    ActionChains(page.browser).move_to_element(page.node(LIST)).click_and_hold().move_by_offset(40, 30) \
        .move_by_offset(40, 30).release().perform()
    page.drawn()
    after = page.node(LIST).rect
    assert after["x"] - before["x"] == pytest.approx(80, abs=2) and after["y"] - before["y"] == pytest.approx(60, abs=2)
    assert page.is_hidden("#details") and page.selected() is None
    page.press(Keys.SHIFT + Keys.ARROW_RIGHT)
    page.drawn()
    assert page.node(LIST).rect["x"] == pytest.approx(after["x"] - 60, abs=2)


def test_glides_to_what_is_found(browser, show):
    """With motion, which the other tests turn off."""
    browser.execute_cdp_cmd(
        "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-reduced-motion", "value": "no-preference"}]})
    try:
        page = show(maps.large(400))
        page.search("Screen399ViewController")
        page.press(Keys.ENTER)
        width = "return document.getElementById('drawing').viewBox.baseVal.width"
        page.wait(lambda: page.run("return document.querySelector('.far') === null") and page.run(width) < 2500)
        assert page.title() == "Screen399ViewController"
    finally:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


# How it looks


def channels(color):
    return [int(part) / 255 for part in re.findall(r"\d+", color)[:3]]


def luminance(color):
    """The relative luminance of WCAG 2.2."""
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in channels(color))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first, second):
    light, dark = sorted([luminance(first), luminance(second)], reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_dark_and_light(browser, show, scheme):
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
    page = show(maps.small())
    page.click_node(LIST)
    color = lambda selector, name: page.run(
        "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]", selector, name)
    assert (luminance(color("body", "backgroundColor")) > 0.5) == (scheme == "light")
    sheet = color("#panel", "backgroundColor")
    for selector in ["h1", "#summary", ".place", ".count", ".tag.status-unregistered", ".tag.status-unknown", ".tag.status-adapted"]:
        assert contrast(color(selector, "color"), sheet) >= 4.5, selector
    for kind in ["screen", "code", "file", "door", "cluster", "route"]:
        name = color(f"#drawing .kind-{kind} .name", "fill")
        assert contrast(name, color(f"#drawing .kind-{kind}", "fill")) >= 4.5, kind


def test_theme_is_chosen(show):
    page = show(maps.small())
    background = "return getComputedStyle(document.body).backgroundColor"
    seen = set()
    for _ in range(3):
        page.one("#theme").click()
        seen.add(page.run(background))
    assert len(seen) == 2


def test_print(browser, show):
    page = show(maps.small())
    page.press("+", "+", "+")
    before = page.view()
    assert len(browser.print_page()) > 1000
    assert page.view() == pytest.approx(before)


def test_roles(show):
    page = show(maps.small())
    assert all(node.get_attribute("role") == "button" and node.get_attribute("aria-label") for node in page.all("#drawing .node"))
    assert page.node(HOME).get_attribute("aria-label") == "HomeViewController, Screen, leads to 2, reached from 1"
    unnamed = """return [...document.querySelectorAll('button, input, svg:not([aria-hidden])')]
      .filter(found => !found.textContent.trim() && !found.ariaLabel && !found.closest('label')).length"""
    assert page.run(unnamed) == 0
    assert page.run("return document.documentElement.lang") == "en"


# Names that attack


def visible(text):
    """What the page shows for a text: hidden characters are spelled."""
    hidden = r"[\x00-\x1f\x7f-\x9f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]"
    return re.sub(hidden, lambda match: "\\u{%X}" % ord(match.group()), text) or "(no name)"


@pytest.mark.parametrize("editor", ["vscode", "xed", "path"])
def test_hostile_names_are_text(show, editor):
    page = show(maps.hostile(open_with=editor, root=maps.HOSTILE[0]))
    elements = page.run("return [...new Set([...document.querySelectorAll('*')].map(found => found.localName))]")
    assert not {"img", "iframe", "object", "b"} & set(elements)
    for index, text in enumerate(maps.HOSTILE):
        page.run("arguments[0].dispatchEvent(new MouseEvent('click', { bubbles: true }))", page.node(index))
        assert page.title() == visible(text)
        assert visible(text) in page.texts("#details .finding .note bdi")
        for address in page.run("return [...document.querySelectorAll('a')].map(link => link.href)"):
            assert address.startswith(("vscode://file/", "xed://open?file=/"))
        page.search(text[:40].replace("\r\n", " ").translate({0: None, 7: None, 27: None}).encode("utf-8", "ignore").decode())
        page.press(Keys.ESCAPE, Keys.ESCAPE)
    page.path("script", "quoted")
    assert page.texts("#path-steps .to-node bdi")[0] == visible(maps.HOSTILE[0]) or page.text("#path-answer")
    for box in page.all("#filters input")[:10]:
        box.click()
    assert page.run("return window.attacked ?? null") is None
    assert len(page.all("script")) == 2


# A map of thousands


def test_page_of_an_app_with_thousands_of_routes(show, tmp_path):
    maps.write_app(tmp_path, 3000)
    text = graph(tmp_path)
    assert len(text.encode()) < 2_000_000
    page = show(page=text)
    assert len(page.shown()) == 3000
    page.search("Screen2999View")
    page.press(Keys.ENTER)
    assert page.title() == "Screen2999ViewController" and page.texts("#details .to-node bdi") == [
        "Screen2998ViewController", "Screen0ViewController"]
    page.path("Screen0View", "Screen2999View")
    assert re.fullmatch(r"\d+ steps", page.text("#path-answer"))


def test_page_of_an_app_with_hostile_names(show, tmp_path):
    """What a file and a string of code can spell."""
    names = [text for text in maps.HOSTILE if text and len(text) < 200 and text.isprintable() and "/" not in text]
    (tmp_path / "App.swift").write_text("@main struct Small: App {}\n")
    for number, name in enumerate(maps.HOSTILE):
        spelled = "".join(f"\\u{{{ord(character):X}}}" for character in name if not 0xD800 <= ord(character) < 0xE000)
        folder = tmp_path / (name if name in names else f"plain{number}")
        folder.mkdir()
        (folder / f"{number}.swift").write_text(
            f'class Code{number} {{ func f() {{ Router.to(viewIdentifier: "{spelled}") '
            f'Router.perform(toViewIdentifier: "{spelled}", path: .push(from: self)) }} }}\n')
    page = show(page=graph(tmp_path))
    titles = set()
    for index in page.shown():
        page.run("arguments[0].dispatchEvent(new MouseEvent('click', { bubbles: true }))", page.node(index))
        titles.add(page.title())
    assert titles >= {visible(text) for text in maps.HOSTILE if "\ud800" not in text}
    assert page.run("return window.attacked ?? null") is None and len(page.all("script")) == 2


def test_thousands_of_nodes(show):
    page = show(maps.large())
    assert len(page.shown()) == 3000 and "3,000 nodes" in page.text("#summary")
    start = page.view()
    page.search("screen29")
    assert page.text("#results .total") == "111 matches" and len(page.lit()) == 111
    page.press(Keys.ENTER)
    assert page.title() == "Screen29ViewController" and page.view()[2] < start[2] / 2
    page.press(Keys.ESCAPE)
    for key in [Keys.ARROW_RIGHT, Keys.ARROW_DOWN, Keys.ARROW_LEFT, Keys.ARROW_UP] * 2:
        page.press(key)
    page.press(Keys.ENTER)
    assert page.title()
    page.only("status", "Unregistered")
    assert 0 < len(page.shown()) < 200
    page.one("#reset").click()
    assert len(page.shown()) == 3000
    page.tick("target", "Feature7")
    assert len(page.shown()) == 2940
    page.one("#reset").click()
    page.path("Screen0ViewController", "Screen2500ViewController")
    assert re.fullmatch(r"\d+ steps", page.text("#path-answer"))
    page.press(Keys.ESCAPE, Keys.ESCAPE, Keys.ESCAPE)
    page.run("document.activeElement.blur()")
    page.press("0", "+", "+", "-", "0")
    for _ in range(10):
        page.run("document.getElementById('drawing').dispatchEvent("
                 "new WheelEvent('wheel', { deltaY: -100, clientX: 700, clientY: 400, cancelable: true }))")
        page.drawn()
    assert page.view()[2] < start[2]


def seen(page):
    """The numbers of the nodes that the browser has laid out."""
    return set(page.run("""return [...document.querySelectorAll('#drawing .node')]
      .filter(node => node.getBoundingClientRect().width > 0).map(node => Number(node.dataset.index))"""))


def test_filter_and_selection_among_thousands_of_nodes(show):
    document = maps.large()
    lost = {index for index, node in enumerate(document["nodes"]) if node["kind"] == "route"}
    page = show(document)
    page.drawn()
    assert seen(page) == set(range(3000))
    page.tick("kind", "Route alone")
    page.drawn()
    assert page.shown() == seen(page) == set(range(3000)) - lost
    page.run("arguments[0].dispatchEvent(new MouseEvent('click', { bubbles: true }))", page.node(2500))
    page.drawn()
    assert page.title() == "Screen2500ViewController" and page.selected() == page.focused() == "2500"
    edges = [(edge["source"], edge["target"]) for edge in document["edges"]]
    near = {int(end[1:]) for edge in edges if "n2500" in edge for end in edge}
    assert page.lit() == near - lost and len(near) > 2
    assert 2500 in seen(page) and len(seen(page)) < 200
    page.tick("kind", "Route alone")
    page.press("0")
    page.drawn()
    assert seen(page) == set(range(3000))


def test_print_shows_the_whole_map(browser, show):
    """Also what is outside of the view on the screen."""
    page = show(maps.large())
    page.run("arguments[0].dispatchEvent(new MouseEvent('click', { bubbles: true }))", page.node(2500))
    page.drawn()
    assert len(seen(page)) < 200
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    try:
        assert seen(page) == set(range(3000))
    finally:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})


def test_the_selected_node_keeps_the_focus_outside_of_the_view(show):
    page = show(maps.large())
    page.run("arguments[0].dispatchEvent(new MouseEvent('click', { bubbles: true }))", page.node(1))
    page.press(*[Keys.SHIFT + Keys.ARROW_DOWN] * 60)
    page.drawn()
    assert page.focused() == page.selected() == "1" and 0 not in seen(page)
