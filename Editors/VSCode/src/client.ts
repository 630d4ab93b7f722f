/** A client that starts the program and speaks with it. */

import * as vscode from "vscode";
import { ConfigurationParams, LanguageClient } from "vscode-languageclient/node";
import { serverSettings } from "./settings";
import { ListsReferences } from "./showReferences";

/** By name: a header is C, C++ or Objective-C, as other extensions please. */
const documentSelector = [{ scheme: "file", pattern: "**/*.{swift,h,m,mm}" }];

export function makeClient(): LanguageClient {
  const command = vscode.workspace.getConfiguration("waymark").get<string>("path") || "waymark";
  const client: LanguageClient = new LanguageClient("waymark", "Waymark", { command, args: ["lsp"] }, {
    documentSelector,
    synchronize: { configurationSection: "waymark" },
    middleware: { workspace: { configuration: (params) => settings(client, params) } },
  });
  client.registerFeature(new ListsReferences());
  return client;
}

/** The server asks for one section, of each folder. */
function settings(client: LanguageClient, params: ConfigurationParams): unknown[] {
  return params.items.map((item) => {
    const folder = item.scopeUri ? client.protocol2CodeConverter.asUri(item.scopeUri) : undefined;
    return serverSettings(vscode.workspace.getConfiguration("waymark", folder));
  });
}
