/** A client that starts the program and speaks with it. */

import * as vscode from "vscode";
import { ConfigurationParams, LanguageClient } from "vscode-languageclient/node";
import { Announces } from "./experimental";
import { ServerStatus, statusNotification } from "./protocol";
import { serverSettings } from "./settings";
import { showReferencesCommand } from "./showReferences";

/** By name: a header is C, C++ or Objective-C, as other extensions please. */
export const documentSelector = [{ scheme: "file", pattern: "**/*.{swift,h,m,mm,storyboard,xib}" }];

export function makeClient(showStatus: (status: ServerStatus) => void): LanguageClient {
  const command = vscode.workspace.getConfiguration("waymark").get<string>("path") || "waymark";
  const client: LanguageClient = new LanguageClient("waymark", "Waymark", { command, args: ["lsp"] }, {
    documentSelector,
    synchronize: { configurationSection: "waymark" },
    middleware: { workspace: { configuration: (params) => settings(client, params) } },
  });
  client.registerFeature(
    new Announces({ commands: { commands: [showReferencesCommand] }, serverStatusNotification: true }));
  client.onNotification(statusNotification, showStatus);
  return client;
}

/** The server asks for one section, of each folder. */
function settings(client: LanguageClient, params: ConfigurationParams): unknown[] {
  return params.items.map((item) => {
    const folder = item.scopeUri ? client.protocol2CodeConverter.asUri(item.scopeUri) : undefined;
    return serverSettings(vscode.workspace.getConfiguration("waymark", folder));
  });
}
