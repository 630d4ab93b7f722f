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

test("a route tells where it leads, and lists its places", () => {
  const [{ children: [node] }] = routeNodes([route("Editor", {
    registrations: [{ location: place(7), router: "EditorRouter", destinations: ["EditorController", "EditorController"] }],
    declarations: [place(1)], lookUps: [place(3), place(4)],
  })]);
  assert.strictEqual(node.description, "→ EditorController");
  assert.deepStrictEqual(node.place, place(7));
  assert.deepStrictEqual(node.children.map(({ label, description }) => `${label} ${description}`), [
    "registered by EditorRouter a.swift:8", "declared routable a.swift:2", "looked up a.swift:4", "looked up a.swift:5"]);
});

test("an unknown route says why", () => {
  const [{ children: [node] }] = routeNodes([route("Lost", { status: "unknown", reason: "a file has errors" })]);
  assert.strictEqual(node.description, "unknown");
  assert.strictEqual(node.tooltip, "unknown: a file has errors");
});

test("a place is named by its file", () => assert.strictEqual(placeName(place(0, "%C3%A9%20b.swift")), "é b.swift:1"));
