/** Places of the protocol as the editor's own, and how it shows them. */

import * as vscode from "vscode";
import { Location, Position } from "./protocol";

export function asPosition(position: Position): vscode.Position {
  return new vscode.Position(position.line, position.character);
}

export function asLocation(location: Location): vscode.Location {
  const range = new vscode.Range(asPosition(location.range.start), asPosition(location.range.end));
  return new vscode.Location(vscode.Uri.parse(location.uri), range);
}

export function showCommand(location: Location): vscode.Command {
  const { uri, range } = asLocation(location);
  return { title: "Open", command: "vscode.open", arguments: [uri, { selection: range }] };
}
