/** What the server says, as Documentation/LanguageServer.md tells it. */

export interface Position {
  line: number;
  character: number;
}

export interface Location {
  uri: string;
  range: { start: Position; end: Position };
}

export interface Registration extends Location {
  router: string | null;
  destinations: string[];
  details: { implied?: true };
}

export interface Route {
  system: string;
  kind:
    | "view" | "viewModule" | "service" | "serviceModule" | "viewIdentifier" | "serviceIdentifier" | "viewURL"
    | "serviceURL";
  name: string;
  status: "registered" | "adapted" | "unregistered" | "unknown";
  reason: string | null;
  declarations: Location[];
  registrations: Registration[];
  adapters: Location[];
  lookUps: Location[];
  mentions: Location[];
}

export interface ServerStatus {
  health: "ok" | "warning" | "error";
  quiescent: boolean;
  message: string;
}

export const statusNotification = "experimental/serverStatus";
export const routesRequest = "waymark/routes";
export const goToRouterRequest = "waymark/goToRouter";
