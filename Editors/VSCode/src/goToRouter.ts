/** From the cursor to the router of what stands there, or else to that of a route that is chosen from all. */

import * as vscode from "vscode";
import { asLocation, showCommand } from "./places";
import { goToRouterRequest, Location, Route, routesRequest } from "./protocol";
import { isListed } from "./routeNodes";
import { Session } from "./session";

export async function goToRouter(session: Session): Promise<void> {
  const client = session.running;
  if (!client) return void vscode.window.showInformationMessage("Waymark is not running.");
  const editor = vscode.window.activeTextEditor;
  const routers = editor && (await routersAt(editor, client.sendRequest.bind(client)));
  if (editor && routers && routers.length > 0) return show(routers, editor);
  const routes = await client.sendRequest<Route[] | null>(routesRequest, {});
  await choose((routes ?? []).filter((route) => route.registrations.length > 0 && isListed(route)));
}

type Ask = <Answer>(method: string, params: unknown) => Promise<Answer>;

async function routersAt(editor: vscode.TextEditor, ask: Ask): Promise<Location[]> {
  const { line, character } = editor.selection.active;
  const textDocument = { uri: editor.document.uri.toString() };
  return (await ask<Location[] | null>(goToRouterRequest, { textDocument, position: { line, character } })) ?? [];
}

/** One is opened; of several the editor shows a list. */
async function show(routers: Location[], editor: vscode.TextEditor): Promise<void> {
  await vscode.commands.executeCommand(
    "editor.action.goToLocations", editor.document.uri, editor.selection.active, routers.map(asLocation), "peek");
}

async function choose(routes: Route[]): Promise<void> {
  const items = routes.map((route) => ({
    label: route.name, description: route.registrations[0].router ?? route.kind, place: route.registrations[0],
  }));
  const chosen = await vscode.window.showQuickPick(items, { placeHolder: "The route whose registration is opened" });
  if (!chosen) return;
  const { command, arguments: places } = showCommand(chosen.place);
  await vscode.commands.executeCommand(command, ...(places ?? []));
}
