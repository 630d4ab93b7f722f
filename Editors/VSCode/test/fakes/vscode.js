"use strict";
// As much of the editor as the extension uses, and what it was told.

class EventEmitter {
  #listeners = new Set();
  event = (listener) => {
    this.#listeners.add(listener);
    return { dispose: () => this.#listeners.delete(listener) };
  };
  fire(event) {
    for (const listener of this.#listeners) listener(event);
  }
}

class Uri {
  constructor(text) { this.text = text; }
  static parse(text) { return new Uri(text); }
  toString() { return this.text; }
}

class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
}

class Range {
  constructor(start, end) { Object.assign(this, { start, end }); }
}

class Location {
  constructor(uri, range) { Object.assign(this, { uri, range }); }
}

class ThemeIcon {
  constructor(name) { this.name = name; }
}

class TreeItem {
  constructor(label, state) { Object.assign(this, { label, state }); }
}

const events = { configuration: new EventEmitter(), save: new EventEmitter() };
/** What tests set and look at. */
const editor = { settings: {}, executed: [], commands: {}, trees: {}, errors: [], picked: undefined, events, shown: [] };

const commands = {
  async executeCommand(command, ...rest) {
    editor.executed.push([command, ...rest]);
    return editor.commands[command]?.(...rest);
  },
  registerCommand(command, callback) {
    if (editor.commands[command]) throw new Error(`command '${command}' already exists`);
    editor.commands[command] = callback;
    return { dispose: () => delete editor.commands[command] };
  },
};

const window = {
  activeTextEditor: undefined,
  registerTreeDataProvider(view, provider) {
    editor.trees[view] = provider;
    return { dispose: () => delete editor.trees[view] };
  },
  async showErrorMessage(message, ...choices) {
    editor.errors.push(message);
    return choices[0];
  },
  async showInformationMessage(message) {
    editor.errors.push(message);
  },
  async showQuickPick(items) {
    return items.find((item) => item.label === editor.picked);
  },
};

const languages = {
  createLanguageStatusItem(id, selector) {
    const texts = new EventEmitter();
    let shown = "";
    editor.status = {
      id, selector, onDidChangeText: texts.event,
      get text() { return shown; },
      set text(text) {
        shown = text;
        texts.fire(text);
      },
      dispose: () => { editor.status = undefined; },
    };
    return editor.status;
  },
};

const workspace = {
  onDidChangeConfiguration: events.configuration.event,
  onDidSaveTextDocument: events.save.event,
  getConfiguration: () => ({ get: (name) => editor.settings[name] }),
};

module.exports = {
  EventEmitter, Location, Position, Range, ThemeIcon, TreeItem, Uri, commands, editor, languages, window, workspace,
  env: { uriScheme: "vscode" },
  LanguageStatusSeverity: { Information: 0, Warning: 1, Error: 2 },
  TreeItemCollapsibleState: { None: 0, Collapsed: 1 },
};
