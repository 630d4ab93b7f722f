/** The server of this window: at most one client at a time. */

import * as vscode from "vscode";
import { LanguageClient } from "vscode-languageclient/node";
import { makeClient } from "./client";
import { ServerStatus } from "./protocol";

export class Session {
  private client: LanguageClient | undefined;
  private readonly started = new vscode.EventEmitter<void>();
  /** Told whenever a server is ready. */
  readonly onDidStart = this.started.event;
  private readonly statusChanged = new vscode.EventEmitter<ServerStatus>();
  readonly onDidChangeStatus = this.statusChanged.event;

  async start(): Promise<void> {
    this.client = makeClient((status) => this.statusChanged.fire(status));
    try {
      await this.client.start();
      await vscode.commands.executeCommand("setContext", "waymark.runs", true);
      this.started.fire();
    } catch (error) {
      await this.explain(error);
    }
  }

  async stop(): Promise<void> {
    const client = this.client;
    this.client = undefined;
    await vscode.commands.executeCommand("setContext", "waymark.runs", false);
    await client?.dispose();
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  showOutput(): void {
    this.client?.outputChannel.show();
  }

  /** undefined while no server runs. */
  get running(): LanguageClient | undefined {
    return this.client?.isRunning() ? this.client : undefined;
  }

  private async explain(error: unknown): Promise<void> {
    const settings = "Open Settings";
    const chosen = await vscode.window.showErrorMessage(
      `Waymark could not be started: ${error instanceof Error ? error.message : String(error)}`, settings);
    if (chosen === settings) await vscode.commands.executeCommand("workbench.action.openSettings", "waymark.path");
  }
}
