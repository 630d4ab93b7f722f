"use strict";

const assert = require("node:assert");
const test = require("node:test");
const { placeName, routeNodes } = require("../out/routeNodes");

const place = (line, file = "a.swift") => ({
  uri: `file:///App/${file}`, range: { start: { line, character: 0 }, end: { line, character: 4 } } });
const route = (name, more) => ({
  system: "zikrouter", kind: "view", name, status: "registered", declarations: [], registrations: [], adapters: [],
  lookUps: [], mentions: [], ...more });

test("routes stand below their kinds, in the order of the kinds", () => {
  const nodes = routeNodes([route("Clock", { kind: "service" }), route("Editor", {}), route("List", {})]);
  assert.deepStrictEqual(nodes.map((node) => node.label), ["Views", "Services"]);
  assert.deepStrictEqual(nodes[0].children.map((node) => node.label), ["Editor", "List"]);
});

test("an identifier that is only registered along with a URL pattern is not listed", () => {
  const identifier = (name, details) => route(name, {
    kind: "viewIdentifier", registrations: [{ ...place(7), details, router: "EditorRouter", destinations: [] }] });
  const url = { ...identifier("app://editor", {}), kind: "viewURL" };
  const used = { ...identifier("app://used", { implied: true }), lookUps: [place(3)] };
  const nodes = routeNodes([identifier("editor", {}), identifier("app://editor", { implied: true }), used, url]);
  assert.deepStrictEqual(nodes.map((node) => [node.label, node.children.map((each) => each.label)]), [
    ["View identifiers", ["editor", "app://used"]], ["View URLs", ["app://editor"]]]);
});

test("a route tells where it leads, and lists its places", () => {
  const [{ children: [node] }] = routeNodes([route("Editor", {
    registrations: [{ ...place(7), details: {}, router: "EditorRouter", destinations: ["EditorController", "EditorController"] }],
    declarations: [place(1)], lookUps: [place(3), place(4)],
  })]);
  assert.strictEqual(node.description, "→ EditorController");
  assert.deepStrictEqual(node.place.range, place(7).range);
  assert.deepStrictEqual(node.children.map(({ label, description }) => `${label} ${description}`), [
    "registered by EditorRouter a.swift:8", "declared routable a.swift:2", "looked up a.swift:4", "looked up a.swift:5"]);
});

test("an unknown route says why", () => {
  const [{ children: [node] }] = routeNodes([route("Lost", { status: "unknown", reason: "a file has errors" })]);
  assert.strictEqual(node.description, "unknown");
  assert.strictEqual(node.tooltip, "unknown: a file has errors");
});

test("a place is named by its file", () => assert.strictEqual(placeName(place(0, "%C3%A9%20b.swift")), "é b.swift:1"));
