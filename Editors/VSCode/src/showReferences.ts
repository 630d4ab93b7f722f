/** What a lens counts is shown in the editor's own list. */

import * as vscode from "vscode";
import { ClientCapabilities, StaticFeature } from "vscode-languageclient/node";
import { asLocation, asPosition } from "./places";
import { Location, Position } from "./protocol";

export const showReferencesCommand = "waymark.showReferences";

/** Tells the server that there is such a list. */
export class ListsReferences implements StaticFeature {
  fillClientCapabilities(capabilities: ClientCapabilities): void {
    capabilities.experimental = { ...capabilities.experimental, commands: { commands: [showReferencesCommand] } };
  }

  initialize(): void {}

  getState(): { kind: "static" } {
    return { kind: "static" };
  }

  clear(): void {}
}

export async function showReferences(uri: string, position: Position, places: Location[]): Promise<void> {
  await vscode.commands.executeCommand(
    "editor.action.showReferences", vscode.Uri.parse(uri), asPosition(position), places.map(asLocation));
}
