extension PageStyle {
  /// The clusters, edges and nodes.
  static let drawing = #"""
    #drawing text { fill: var(--ink); pointer-events: none; }

    .clusters rect { fill: var(--cluster); stroke: var(--line); stroke-width: var(--hair, 1); }

    #drawing .names text { fill: var(--muted); font-weight: 600; }

    #drawing.far .names text {
      fill: var(--ink);
      paint-order: stroke;
      stroke: var(--ground);
      stroke-width: .25em;
      stroke-linejoin: round;
    }

    .edges { stroke-width: var(--hair, 1); }

    .edge {
      fill: none;
      stroke: var(--slate);
      stroke-width: calc(1.25 * var(--hair, 1));
      stroke-linecap: round;
      pointer-events: none;
    }

    .edge.status-adapted { stroke: var(--violet); }

    .edge.status-linked { stroke: var(--faint); }

    .edge.status-unknown { stroke: var(--amber); stroke-dasharray: 8 3 1.5 3; }

    .edge.status-unregistered { stroke: var(--red); stroke-dasharray: 8 5; }

    .edge.change-added { stroke: var(--green); stroke-width: calc(2.5 * var(--hair, 1)); }

    .edge.change-removed { stroke: var(--red); stroke-width: calc(2.5 * var(--hair, 1)); stroke-dasharray: 2 4; }

    .node { fill: var(--code); stroke: var(--code-line); stroke-width: 1.25; }

    #drawing .node { cursor: pointer; outline: none; }

    .node.kind-screen { fill: var(--screen); stroke: var(--screen-line); }

    .node.kind-file { fill: var(--file); stroke: var(--file-line); }

    .node.kind-door { fill: var(--door); stroke: var(--door-line); }

    .node.kind-cluster { fill: var(--group); stroke: var(--group-line); }

    .node.kind-route { fill: var(--sheet); stroke: var(--slate); stroke-dasharray: 5 3; }

    .node.kind-cell, .node.kind-cells { fill: var(--sheet); stroke: var(--screen-line); }

    .node:is(.kind-route, .kind-cell, .kind-cells).status-unknown { stroke: var(--amber); }

    .node:is(.kind-route, .kind-cell, .kind-cells).status-unregistered { fill: var(--missing); stroke: var(--red); }

    .node .fold { fill: none; }

    .node.change-added { stroke: var(--green); stroke-width: 2.5; }

    .node.change-removed { stroke: var(--red); stroke-width: 2.5; stroke-dasharray: 2 3; }

    .node.change-removed .name { text-decoration: line-through; }

    .node text { stroke: none; text-anchor: middle; font: 500 12px system-ui, sans-serif; }

    #drawing .node .remark { font: 10px system-ui, sans-serif; fill: var(--muted); }

    .node .mark { stroke: var(--ground); stroke-width: 1.5; stroke-dasharray: none; fill: var(--accent); }

    .node .mark.error { fill: var(--red); }

    .node .mark.warning { fill: var(--amber); }

    .far .fold { display: none; }

    .node:hover { stroke: var(--accent); }

    .edge.near, .edge.lit { stroke-width: calc(2.25 * var(--hair, 1)); }

    .edge.near:not(.status-unregistered, .status-unknown),
    .edge.lit:not(.status-unregistered, .status-unknown) {
      stroke: var(--accent);
    }

    .node.lit:not(.kind-route) { stroke: var(--accent); }

    .far .edges { stroke-opacity: .5; }

    .dimmed .node:not(.lit) { fill-opacity: .3; stroke-opacity: .3; }

    .dimmed .edge:not(.lit, .near) { stroke-opacity: .12; }

    .far .edge.near, .far .edge.lit { stroke-opacity: 1; }

    .node.selected { stroke: var(--accent); stroke-width: 2.5; }

    .node.selected > :first-child, .node.selected > title + * { filter: drop-shadow(0 0 5px var(--halo)); }

    #drawing .node:focus-visible { stroke: var(--accent); stroke-width: 3.5; }

    .nodes svg { overflow: visible; }

    .hidden { display: none; }

    @media screen { .away { display: none; } }
    """#
}
