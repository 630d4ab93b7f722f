/** The parts of vscode-languageclient 9 that this extension uses, written by hand after its documentation. */

declare module "vscode-languageclient/node" {
  import { Uri } from "vscode";

  export interface ClientCapabilities {
    experimental?: object;
  }

  export interface StaticFeature {
    fillClientCapabilities(capabilities: ClientCapabilities): void;
    initialize(): void;
    getState(): { kind: "static" };
    clear(): void;
  }

  export interface ConfigurationParams {
    items: { scopeUri?: string; section?: string }[];
  }

  export interface Middleware {
    workspace?: { configuration?: (params: ConfigurationParams) => unknown[] };
  }

  export interface LanguageClientOptions {
    documentSelector?: { scheme?: string; language?: string; pattern?: string }[];
    synchronize?: { configurationSection?: string };
    middleware?: Middleware;
  }

  export class LanguageClient {
    constructor(
      id: string, name: string, program: { command: string; args: string[] }, options: LanguageClientOptions);
    readonly outputChannel: { show(): void };
    readonly protocol2CodeConverter: { asUri(uri: string): Uri };
    isRunning(): boolean;
    onNotification<Parameters>(method: string, handler: (parameters: Parameters) => void): unknown;
    registerFeature(feature: StaticFeature): void;
    sendRequest<Answer>(method: string, params: unknown): Promise<Answer>;
    start(): Promise<void>;
    dispose(): Promise<void>;
  }
}
