/** The list of routes beside the files. */

import * as vscode from "vscode";
import { Route, routesRequest } from "./protocol";
import { Node, routeNodes } from "./routeNodes";
import { Session } from "./session";
import { showCommand } from "./places";

export class RouteTree implements vscode.TreeDataProvider<Node> {
  private readonly changed = new vscode.EventEmitter<void>();
  readonly onDidChangeTreeData = this.changed.event;

  constructor(private readonly session: Session) {}

  refresh(): void {
    this.changed.fire();
  }

  async getChildren(node?: Node): Promise<Node[]> {
    if (node) return node.children;
    return routeNodes((await this.session.running?.sendRequest<Route[] | null>(routesRequest, {})) ?? []);
  }

  getTreeItem(node: Node): vscode.TreeItem {
    const { Collapsed, None } = vscode.TreeItemCollapsibleState;
    const item = new vscode.TreeItem(node.label, node.children.length > 0 ? Collapsed : None);
    item.description = node.description;
    item.tooltip = node.tooltip;
    if (node.icon) item.iconPath = new vscode.ThemeIcon(node.icon);
    if (node.place) item.command = showCommand(node.place);
    return item;
  }
}
