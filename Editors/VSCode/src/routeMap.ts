/** The map of routes, which the server draws and the browser shows. */

import * as vscode from "vscode";
import { Session } from "./session";

const showRouteMap = "waymark.showRouteMap";

/** All of it, or what the place of the cursor leads to. */
export async function openRouteMap(session: Session, fromCursor: boolean): Promise<void> {
  const client = session.running;
  if (!client) return void vscode.window.showInformationMessage("Waymark is not running.");
  const place = fromCursor && vscode.window.activeTextEditor ? placeIn(vscode.window.activeTextEditor) : {};
  try {
    await client.sendRequest("workspace/executeCommand", {
      command: showRouteMap, arguments: [{ ...place, openWith: opensLinks() ? "vscode" : "path" }],
    });
  } catch (error) {
    void vscode.window.showErrorMessage(error instanceof Error ? error.message : String(error));
  }
}

/** Links begin with `vscode:`, which editors that are made from this one do not answer. */
const opensLinks = (): boolean => vscode.env.uriScheme === "vscode";

function placeIn(editor: vscode.TextEditor): object {
  const { line, character } = editor.selection.active;
  return { textDocument: { uri: editor.document.uri.toString() }, position: { line, character } };
}
