extension PageStyle {
  /// The colors, each in light and in dark, and what all elements share.
  static let colors = #"""
    :root {
      color-scheme: light dark;
      --ground: light-dark(#fafafa, #131518);
      --sheet: light-dark(#ffffff, #1b1e22);
      --raised: light-dark(#f1f3f5, #262a30);
      --line: light-dark(#dfe3e8, #30353c);
      --ink: light-dark(#1c2127, #e4e7eb);
      --muted: light-dark(#5c6570, #98a2ae);
      --accent: light-dark(#1d5fd1, #82b1ff);
      --halo: light-dark(#1d5fd14d, #82b1ff66);
      --cluster: light-dark(#f3f4f6, #191c20);
      --screen: light-dark(#e7f0fd, #1f3350);
      --screen-line: light-dark(#86aee6, #517fbf);
      --code: light-dark(#f4f4f5, #292d33);
      --code-line: light-dark(#b4bac2, #59616c);
      --file: light-dark(#fbf3df, #3a3220);
      --file-line: light-dark(#d4b772, #8a7541);
      --door: light-dark(#e2f5ec, #183a2d);
      --door-line: light-dark(#76b898, #3d8465);
      --group: light-dark(#f0ebfb, #312a49);
      --group-line: light-dark(#ab97db, #7662ad);
      --missing: light-dark(#fdecec, #43211f);
      --red: light-dark(#c62f2f, #f2837b);
      --amber: light-dark(#96650a, #e0af52);
      --violet: light-dark(#7a4fc4, #b79af0);
      --green: light-dark(#1f7a4d, #6cc79a);
      --slate: light-dark(#7d8896, #7c8794);
      --faint: light-dark(#b3bac3, #525a65);
    }

    * { box-sizing: border-box; }

    [hidden] { display: none !important; }

    body, h1, h2, h3, h4, p, ul, ol, dl, dd, fieldset { margin: 0; padding: 0; }

    ul, ol { list-style: none; }

    html, body { height: 100%; }

    body {
      display: grid;
      grid-template-columns: 272px minmax(0, 1fr) auto;
      background: var(--ground);
      color: var(--ink);
      font: 13px/1.45 system-ui, -apple-system, "Segoe UI", sans-serif;
      overflow-wrap: anywhere;
    }

    button, input { font: inherit; color: inherit; }

    button {
      border: 1px solid var(--line);
      border-radius: 6px;
      background: var(--sheet);
      padding: 3px 10px;
      cursor: pointer;
    }

    button:hover { background: var(--raised); }

    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }

    kbd {
      border: 1px solid var(--line);
      border-radius: 4px;
      background: var(--raised);
      padding: 0 5px;
      font: 11px/1.5 ui-monospace, Menlo, Consolas, monospace;
      color: var(--muted);
    }

    .unseen {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }

    .note { color: var(--muted); font-size: 12px; }

    .count { color: var(--muted); font-variant-numeric: tabular-nums; font-weight: 400; }

    .notice { position: fixed; inset: auto 0 0 0; padding: 12px; background: var(--missing); text-align: center; }
    """#
}
