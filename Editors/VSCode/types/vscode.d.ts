/** The parts of the editor's interface that this extension uses, written by hand after its documentation. */

declare module "vscode" {
  export interface Disposable {
    dispose(): unknown;
  }

  export type Event<T> = (listener: (event: T) => unknown) => Disposable;

  export class EventEmitter<T> {
    readonly event: Event<T>;
    fire(event: T): void;
  }

  export interface ExtensionContext {
    readonly subscriptions: Disposable[];
  }

  export class Uri {
    static parse(value: string): Uri;
    toString(): string;
  }

  export class Position {
    constructor(line: number, character: number);
    readonly line: number;
    readonly character: number;
  }

  export class Range {
    constructor(start: Position, end: Position);
  }

  export class Location {
    constructor(uri: Uri, range: Range);
    readonly uri: Uri;
    readonly range: Range;
  }

  export interface Command {
    title: string;
    command: string;
    arguments?: unknown[];
  }

  export interface TextDocument {
    readonly uri: Uri;
  }

  export interface TextEditor {
    readonly document: TextDocument;
    readonly selection: { readonly active: Position };
  }

  export class ThemeIcon {
    constructor(name: string);
  }

  export enum TreeItemCollapsibleState {
    None = 0,
    Collapsed = 1,
    Expanded = 2,
  }

  export class TreeItem {
    constructor(label: string, state?: TreeItemCollapsibleState);
    description?: string;
    tooltip?: string;
    iconPath?: ThemeIcon;
    command?: Command;
  }

  export interface TreeDataProvider<T> {
    onDidChangeTreeData?: Event<T | undefined | null | void>;
    getChildren(element?: T): Promise<T[]>;
    getTreeItem(element: T): TreeItem;
  }

  export interface QuickPickItem {
    label: string;
    description?: string;
  }

  export interface WorkspaceConfiguration {
    get<T>(name: string): T | undefined;
  }

  export interface ConfigurationChangeEvent {
    affectsConfiguration(section: string): boolean;
  }

  export enum LanguageStatusSeverity {
    Information = 0,
    Warning = 1,
    Error = 2,
  }

  export interface LanguageStatusItem extends Disposable {
    name: string | undefined;
    text: string;
    severity: LanguageStatusSeverity;
    busy: boolean;
    command: Command | undefined;
  }

  export namespace env {
    const uriScheme: string;
  }

  export namespace languages {
    function createLanguageStatusItem(
      id: string, selector: { scheme?: string; pattern?: string }[]): LanguageStatusItem;
  }

  export namespace window {
    const activeTextEditor: TextEditor | undefined;
    function registerTreeDataProvider<T>(view: string, provider: TreeDataProvider<T>): Disposable;
    function showErrorMessage(message: string, ...choices: string[]): Promise<string | undefined>;
    function showInformationMessage(message: string): Promise<string | undefined>;
    function showQuickPick<T extends QuickPickItem>(
      items: T[], options?: { placeHolder?: string }): Promise<T | undefined>;
  }

  export namespace workspace {
    const onDidChangeConfiguration: Event<ConfigurationChangeEvent>;
    const onDidSaveTextDocument: Event<TextDocument>;
    function getConfiguration(section: string, scope?: Uri): WorkspaceConfiguration;
  }

  export namespace commands {
    function executeCommand<T>(command: string, ...rest: unknown[]): Promise<T>;
    function registerCommand<A extends unknown[]>(command: string, callback: (...args: A) => unknown): Disposable;
  }
}
