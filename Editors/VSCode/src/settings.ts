/** What the server is told of the settings: those that are its own, where they say something. */

const names = ["world", "rules", "inlayHints", "includeUnknown"];

export interface Section {
  get(name: string): unknown;
}

export function serverSettings(section: Section): Record<string, unknown> {
  const said = names.map((name) => [name, section.get(name)] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== null && value !== undefined));
}
