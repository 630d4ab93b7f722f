/** The routes as a tree: kinds, routes, and the places of each. */

import { Location, Route } from "./protocol";

export interface Node {
  label: string;
  description?: string;
  tooltip?: string;
  /** The name of one of the editor's icons. */
  icon?: string;
  place?: Location;
  children: Node[];
}

const kinds: [Route["kind"], string][] = [
  ["view", "Views"],
  ["viewModule", "View modules"],
  ["service", "Services"],
  ["serviceModule", "Service modules"],
  ["viewIdentifier", "View identifiers"],
  ["serviceIdentifier", "Service identifiers"],
  ["viewURL", "View URLs"],
  ["serviceURL", "Service URLs"],
];

const icons: Record<Route["status"], string> = {
  registered: "pass",
  adapted: "arrow-swap",
  unregistered: "error",
  unknown: "question",
};

export function routeNodes(routes: Route[]): Node[] {
  const listed = routes.filter(isListed);
  return kinds
    .map(([kind, label]) => ({ label, children: listed.filter((route) => route.kind === kind).map(routeNode) }))
    .filter((node) => node.children.length > 0);
}

/** False for an identifier that is only registered along with a URL pattern. */
export function isListed(route: Route): boolean {
  const { registrations, lookUps } = route;
  return lookUps.length > 0 || registrations.length === 0 || registrations.some(({ details }) => !details.implied);
}

function routeNode(route: Route): Node {
  const destinations = route.registrations.flatMap((registration) => registration.destinations);
  return {
    label: route.name,
    description: destinations.length > 0 ? `→ ${[...new Set(destinations)].join(", ")}` : route.status,
    tooltip: route.reason ? `${route.status}: ${route.reason}` : route.status,
    icon: icons[route.status],
    place: route.registrations[0] ?? route.declarations[0],
    children: [
      ...route.registrations.map((each) => placeNode(`registered by ${each.router ?? "a closure"}`, each)),
      ...route.adapters.map((place) => placeNode("adapted", place)),
      ...route.declarations.map((place) => placeNode("declared routable", place)),
      ...route.lookUps.map((place) => placeNode("looked up", place)),
    ],
  };
}

function placeNode(label: string, place: Location): Node {
  return { label, description: placeName(place), place, children: [] };
}

/** `EditorRouter.swift:8` */
export function placeName(place: Location): string {
  const file = decodeURIComponent(place.uri.slice(place.uri.lastIndexOf("/") + 1));
  return `${file}:${place.range.start.line + 1}`;
}
