/** The server's status, in the language status of the files that it reads. */

import * as vscode from "vscode";
import { documentSelector } from "./client";
import { ServerStatus } from "./protocol";

const severities = {
  ok: vscode.LanguageStatusSeverity.Information,
  warning: vscode.LanguageStatusSeverity.Warning,
  error: vscode.LanguageStatusSeverity.Error,
};

export class StatusItem {
  private readonly item = vscode.languages.createLanguageStatusItem("waymark.status", documentSelector);

  constructor() {
    this.item.name = "Waymark";
    this.item.command = { title: "Show Output", command: "waymark.showOutput" };
  }

  show(status: ServerStatus): void {
    this.item.severity = severities[status.health];
    this.item.busy = !status.quiescent;
    this.item.text = status.message;
  }

  dispose(): void {
    this.item.dispose();
  }
}
