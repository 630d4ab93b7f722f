"use strict";

const assert = require("node:assert");
const test = require("node:test");
const { serverSettings } = require("../out/settings");

const told = (settings) => serverSettings({ get: (name) => settings[name] });

test("the server hears what is its own, where it says something", () => {
  assert.deepStrictEqual(told({ path: "waymark", trace: { server: "off" }, world: null, inlayHints: true }), { inlayHints: true });
  assert.deepStrictEqual(told({ world: "open", rules: { "unknown-url": "hint" } }), { world: "open", rules: { "unknown-url": "hint" } });
});
