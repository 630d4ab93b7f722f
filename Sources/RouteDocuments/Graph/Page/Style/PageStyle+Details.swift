extension PageStyle {
  /// What is known of a node.
  static let details = #"""
    #details h2 { font-size: 16px; font-weight: 650; padding-right: 32px; outline-offset: 3px; }

    #details h3 { font-size: 13px; font-weight: 600; margin: 22px 0 6px; }

    #details h4 { font-size: 12px; font-weight: 400; color: var(--muted); margin-top: 4px; }

    #details dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 14px; margin: 12px 0; }

    #details .actions { margin-top: 12px; }

    #details dt { color: var(--muted); }

    .close {
      position: absolute;
      top: 14px;
      right: 14px;
      width: 26px;
      height: 26px;
      padding: 0;
      border: 0;
      color: var(--muted);
    }

    .tags { display: flex; flex-wrap: wrap; gap: 5px; margin-top: 8px; }

    .tag {
      border: 1px solid var(--line);
      border-radius: 20px;
      padding: 0 8px;
      font-size: 11.5px;
      white-space: pre-wrap;
    }

    .tag.kind-screen { background: var(--screen); border-color: var(--screen-line); }

    .tag.kind-code { background: var(--code); border-color: var(--code-line); }

    .tag.kind-file { background: var(--file); border-color: var(--file-line); }

    .tag.kind-door { background: var(--door); border-color: var(--door-line); }

    .tag:is(.kind-cell, .kind-cells) { border-color: var(--screen-line); }

    .tag.kind-cluster { background: var(--group); border-color: var(--group-line); }

    .tag.kind-route { border-style: dashed; border-color: var(--slate); }

    .tag.status-unregistered, .tag.change-removed { color: var(--red); border-color: currentcolor; }

    .tag.status-unknown { color: var(--amber); border-color: currentcolor; }

    .tag.status-adapted { color: var(--violet); border-color: currentcolor; }

    .tag.change-added { color: var(--green); border-color: currentcolor; }

    .tag.condition { font: 11px/1.6 ui-monospace, Menlo, Consolas, monospace; color: var(--muted); }

    .dot {
      flex: none;
      width: 9px;
      height: 9px;
      border-radius: 3px;
      border: 1px solid var(--code-line);
      background: var(--code);
    }

    .dot.kind-screen { border-color: var(--screen-line); background: var(--screen); }

    .dot.kind-file { border-color: var(--file-line); background: var(--file); }

    .dot.kind-door { border-color: var(--door-line); background: var(--door); border-radius: 50%; }

    .dot:is(.kind-cell, .kind-cells) { border-color: var(--screen-line); background: var(--sheet); }

    .dot.kind-cluster { border-color: var(--group-line); background: var(--group); }

    .dot.kind-route { border: 1px dashed var(--slate); background: var(--sheet); }

    .rows > li { padding: 7px 0; border-top: 1px solid var(--line); }

    .route .name, .use { font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace; }

    .places li { padding: 2px 0 2px 12px; }

    .place {
      border: 0;
      padding: 0;
      background: none;
      color: var(--accent);
      font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace;
    }

    .place { text-align: left; text-decoration: none; }

    .place:hover { text-decoration: underline; background: none; }

    .place.copied::after { content: " copied"; color: var(--green); }

    .to-node {
      display: inline-flex;
      align-items: baseline;
      gap: 7px;
      border: 0;
      padding: 0;
      background: none;
      text-align: left;
      font-weight: 500;
    }

    .to-node .dot { margin-right: 7px; display: inline-block; }

    .to-node:hover { color: var(--accent); background: none; }

    .finding { margin-top: 6px; padding: 4px 0 4px 10px; border-left: 3px solid var(--accent); }

    .finding.error { border-color: var(--red); }

    .finding.warning { border-color: var(--amber); }

    .more { padding: 6px 0; }
    """#
}
