/** The places of a lens, in the editor's own list. */

import * as vscode from "vscode";
import { asLocation, asPosition } from "./places";
import { Location, Position } from "./protocol";

export const showReferencesCommand = "waymark.showReferences";

export async function showReferences(uri: string, position: Position, places: Location[]): Promise<void> {
  await vscode.commands.executeCommand(
    "editor.action.showReferences", vscode.Uri.parse(uri), asPosition(position), places.map(asLocation));
}
