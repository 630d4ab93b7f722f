/** What the extension can do beyond the protocol, for the server to know. */

import { ClientCapabilities, StaticFeature } from "vscode-languageclient/node";

export class Announces implements StaticFeature {
  constructor(private readonly experimental: object) {}

  fillClientCapabilities(capabilities: ClientCapabilities): void {
    capabilities.experimental = { ...capabilities.experimental, ...this.experimental };
  }

  initialize(): void {}

  getState(): { kind: "static" } {
    return { kind: "static" };
  }

  clear(): void {}
}
