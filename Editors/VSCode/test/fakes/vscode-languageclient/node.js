"use strict";
// A client that starts the real program on the folder that WAYMARK_APP names, and does what vscode-languageclient does with the
// commands that a server announces and with its questions for settings.

const { spawn } = require("node:child_process");
const { once } = require("node:events");
const { pathToFileURL } = require("node:url");
const { Uri, commands, editor } = require("vscode");

class LanguageClient {
  #process;
  #buffer = Buffer.alloc(0);
  #waiting = new Map();
  #number = 0;
  #features = [];
  #registered = [];
  #handlers = new Map();
  protocol2CodeConverter = { asUri: Uri.parse };
  outputChannel = { show: () => { this.isShown = true; } };

  constructor(id, name, program, options) {
    Object.assign(this, { program, options });
  }

  registerFeature(feature) {
    this.#features.push(feature);
  }

  onNotification(method, handler) {
    this.#handlers.set(method, handler);
  }

  isRunning() {
    return this.#process !== undefined;
  }

  async start() {
    const child = spawn(this.program.command, this.program.args, { stdio: ["pipe", "pipe", "inherit"] });
    await Promise.race([once(child, "spawn"), once(child, "error").then(([error]) => { throw error; })]);
    this.#process = child;
    child.stdout.on("data", (data) => this.#read(data));
    const uri = pathToFileURL(process.env.WAYMARK_APP).href;
    const capabilities = { workspace: { configuration: true }, window: { showDocument: { support: true } } };
    for (const feature of this.#features) feature.fillClientCapabilities(capabilities);
    const answer = await this.sendRequest("initialize", {
      processId: process.pid, rootUri: uri, capabilities, workspaceFolders: [{ uri, name: "app" }] });
    for (const command of answer.capabilities.executeCommandProvider.commands) {
      const execute = (...args) => this.sendRequest("workspace/executeCommand", { command, arguments: args });
      this.#registered.push(commands.registerCommand(command, execute));
    }
    this.#send({ method: "initialized", params: {} });
  }

  async dispose() {
    for (const command of this.#registered) command.dispose();
    const child = this.#process;
    if (!child) return;
    await this.sendRequest("shutdown", undefined);
    this.#process = undefined;
    const ended = once(child, "exit");
    child.stdin.end(frame({ jsonrpc: "2.0", method: "exit" }));
    await ended;
  }

  sendRequest(method, params) {
    const id = ++this.#number;
    this.#send({ id, method, params });
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #send(message) {
    this.#process.stdin.write(frame({ jsonrpc: "2.0", ...message }));
  }

  #read(data) {
    this.#buffer = Buffer.concat([this.#buffer, data]);
    for (;;) {
      const end = this.#buffer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/.exec(this.#buffer.toString("latin1", 0, end))[1]);
      if (this.#buffer.length < end + 4 + length) return;
      const message = JSON.parse(this.#buffer.toString("utf8", end + 4, end + 4 + length));
      this.#buffer = this.#buffer.subarray(end + 4 + length);
      this.#take(message);
    }
  }

  #take(message) {
    if (message.method === "workspace/configuration") {
      this.asked = this.options.middleware.workspace.configuration(message.params);
      return this.#send({ id: message.id, result: this.asked });
    }
    if (message.method === "window/showDocument") {
      editor.shown.push(message.params);
      return this.#send({ id: message.id, result: { success: true } });
    }
    if (message.method) {
      this.#handlers.get(message.method)?.(message.params);
      if (message.id !== undefined) this.#send({ id: message.id, result: null });
      return;
    }
    const { resolve, reject } = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error) reject(new Error(message.error.message));
    else resolve(message.result);
  }
}

function frame(message) {
  const text = JSON.stringify(message);
  return `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}

module.exports = { LanguageClient };
