/** What happens when the editor starts and ends the extension. */

import * as vscode from "vscode";
import { goToRouter } from "./goToRouter";
import { openRouteMap } from "./routeMap";
import { RouteTree } from "./routeTree";
import { Session } from "./session";
import { showReferences, showReferencesCommand } from "./showReferences";
import { StatusItem } from "./statusItem";

const session = new Session();

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const tree = new RouteTree(session);
  const status = new StatusItem();
  context.subscriptions.push(
    vscode.window.registerTreeDataProvider("waymark.routes", tree),
    // The server has commands of its own, which the client registers: `waymark.goToRouter` is one of them.
    vscode.commands.registerCommand("waymark.openRouter", () => goToRouter(session)),
    vscode.commands.registerCommand("waymark.openRouteMap", () => openRouteMap(session, false)),
    vscode.commands.registerCommand("waymark.openRouteMapFromHere", () => openRouteMap(session, true)),
    vscode.commands.registerCommand("waymark.refreshRoutes", () => tree.refresh()),
    vscode.commands.registerCommand("waymark.restart", () => session.restart()),
    vscode.commands.registerCommand("waymark.showOutput", () => session.showOutput()),
    vscode.commands.registerCommand(showReferencesCommand, showReferences),
    vscode.workspace.onDidSaveTextDocument(() => tree.refresh()),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration("waymark.path")) void session.restart();
    }),
    session.onDidStart(() => tree.refresh()),
    session.onDidChangeStatus((each) => status.show(each)),
    status,
  );
  await session.start();
}

export function deactivate(): Promise<void> {
  return session.stop();
}
