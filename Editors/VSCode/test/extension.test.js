"use strict";
// The whole extension in a fake editor, with the real program on a copy of Examples/Notes.
// Environment: WAYMARK_APP, WAYMARK_PROGRAM.

const assert = require("node:assert");
const { readFileSync } = require("node:fs");
const { after, before, test } = require("node:test");
const { fileURLToPath, pathToFileURL } = require("node:url");
const vscode = require("vscode");
const manifest = require("../package.json");
const { activate, deactivate } = require("../out/extension");

const { editor } = vscode;
const context = { subscriptions: [] };
const file = (name) => pathToFileURL(`${process.env.WAYMARK_APP}/${name}`).href;

/** Puts the cursor before a text in a file. */
function open(name, text) {
  const before = readFileSync(`${process.env.WAYMARK_APP}/${name}`, "utf8").split(text)[0].split("\n");
  const active = new vscode.Position(before.length - 1, before.at(-1).length);
  vscode.window.activeTextEditor = { document: { uri: vscode.Uri.parse(file(name)) }, selection: { active } };
}

async function run(command) {
  editor.executed.length = 0;
  await vscode.commands.executeCommand(command);
  return editor.executed.at(-1);
}

before(async () => {
  editor.settings = { path: process.env.WAYMARK_PROGRAM, rules: {}, world: null };
  await activate(context);
});

after(async () => {
  await deactivate();
  for (const each of context.subscriptions) each.dispose();
  assert.deepStrictEqual(editor.commands, {});
  assert.strictEqual(editor.status, undefined);
});

test("it starts, and every command of the manifest is there", () => {
  assert.deepStrictEqual(editor.errors, []);
  assert.ok(editor.executed.some((each) => each.join() === "setContext,waymark.runs,true"));
  for (const { command } of manifest.contributes.commands) assert.ok(editor.commands[command], command);
});

test("the tree holds the routes", async () => {
  const tree = editor.trees["waymark.routes"];
  const kinds = await tree.getChildren();
  assert.deepStrictEqual(kinds.map((kind) => kind.label), [
    "Views", "View modules", "Services", "Service modules", "View identifiers", "Service identifiers", "View URLs"]);
  const route = (await tree.getChildren(kinds[0])).find((node) => node.label === "EditorViewInput");
  const item = tree.getTreeItem(route);
  assert.strictEqual(item.description, "→ EditorViewController");
  assert.strictEqual(item.iconPath.name, "pass");
  assert.strictEqual(item.command.arguments[0].toString(), file("Editor/EditorRouter.swift"));
  assert.ok((await tree.getChildren(route)).some((node) => node.label === "looked up"));
});

test("the tree is made again when a file is saved, and when the server starts anew", async () => {
  let count = 0;
  const listening = editor.trees["waymark.routes"].onDidChangeTreeData(() => { count += 1; });
  editor.events.save.fire({});
  await run("waymark.restart");
  listening.dispose();
  assert.strictEqual(count, 2);
});

test("the status of the server is shown", async () => {
  const { status } = editor;
  while (!/^\d+ files, \d+ routes, closed world$/.test(status.text)) {
    await new Promise((resolve) => {
      const listening = status.onDidChangeText(() => {
        listening.dispose();
        resolve();
      });
    });
  }
  assert.strictEqual(status.severity, vscode.LanguageStatusSeverity.Information);
  assert.strictEqual(status.busy, false);
});

test("from a look-up to its router", async () => {
  open("NoteList/NoteListViewController.swift", "EditorViewInput>(),");
  const [command, , , places] = await run("waymark.openRouter");
  assert.strictEqual(command, "editor.action.goToLocations");
  assert.deepStrictEqual(places.map((place) => place.uri.toString()), [file("Editor/EditorRouter.swift")]);
});

test("elsewhere a route is chosen", async () => {
  open("NoteList/NoteListViewController.swift", "viewDidLoad");
  editor.picked = "NoteListInput";
  const [command, uri] = await run("waymark.openRouter");
  assert.strictEqual(command, "vscode.open");
  assert.strictEqual(uri.toString(), file("NoteList/NoteListRouter.swift"));
});

test("the map of routes is shown in the browser", async () => {
  for (const command of ["waymark.openRouteMap", "waymark.openRouteMapFromHere"]) {
    open("NoteList/NoteListViewController.swift", "EditorViewInput>(),");
    await run(command);
    const { uri, external } = editor.shown.pop();
    assert.strictEqual(external, true);
    const page = readFileSync(fileURLToPath(uri), "utf8");
    assert.ok(page.includes("EditorViewController") && page.includes(',"vscode",'));
    assert.strictEqual(page.includes("AboutViewController"), command === "waymark.openRouteMap");
  }
  assert.deepStrictEqual(editor.errors, []);
});

test("a lens opens the editor's own list", async () => {
  const place = { uri: file("a.swift"), range: { start: { line: 1, character: 0 }, end: { line: 1, character: 3 } } };
  editor.executed.length = 0;
  await editor.commands["waymark.showReferences"](file("b.swift"), { line: 0, character: 0 }, [place]);
  const [command, uri, position, places] = editor.executed[0];
  assert.strictEqual(command, "editor.action.showReferences");
  assert.ok(uri instanceof vscode.Uri && position instanceof vscode.Position && places[0] instanceof vscode.Location);
});

test("a program that is not there is told, with the way to its setting", async () => {
  editor.settings.path = "/nowhere/waymark";
  await run("waymark.restart");
  assert.match(editor.errors.at(-1), /^Waymark could not be started: .*ENOENT/);
  assert.deepStrictEqual(editor.executed.at(-1), ["workbench.action.openSettings", "waymark.path"]);
  await run("waymark.openRouter");
  assert.strictEqual(editor.errors.at(-1), "Waymark is not running.");
});
