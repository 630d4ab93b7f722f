extension PageStyle {
  /// The search, the path and the filters.
  static let panel = #"""
    h1 { font-size: 16px; font-weight: 650; letter-spacing: -.01em; }

    h2 { font-size: 13px; font-weight: 600; }

    #panel header { display: grid; gap: 2px; color: var(--muted); font-size: 12px; }

    #panel h1 { color: var(--ink); }

    .world::first-letter { text-transform: uppercase; }

    .field { position: relative; }

    .field input {
      width: 100%;
      border: 1px solid var(--line);
      border-radius: 7px;
      background: var(--ground);
      padding: 6px 10px;
      outline-offset: -1px;
    }

    .field input::placeholder { color: var(--muted); opacity: 1; }

    .field kbd { position: absolute; right: 8px; top: 8px; }

    .field:focus-within kbd { display: none; }

    .choices {
      position: absolute;
      z-index: 2;
      inset: calc(100% + 4px) 0 auto 0;
      max-height: min(380px, 60vh);
      overflow-y: auto;
      border: 1px solid var(--line);
      border-radius: 8px;
      background: var(--sheet);
      padding: 4px;
      box-shadow: 0 8px 28px #0003;
    }

    .choices li {
      display: grid;
      grid-template-columns: auto 1fr;
      align-items: baseline;
      gap: 0 8px;
      padding: 4px 8px;
      border-radius: 5px;
    }

    .choices [role=option] { cursor: pointer; }

    .choices .note { grid-column: 2; }

    .choices [role=option]:hover { background: var(--raised); }

    .choices [aria-selected] { background: var(--raised); box-shadow: inset 2px 0 var(--accent); }

    .choices .total { display: block; color: var(--muted); font-size: 12px; }

    #pathfinder { display: grid; gap: 6px; }

    #path-answer { color: var(--muted); font-size: 12px; }

    #path-steps li {
      position: relative;
      padding: 0 0 8px 16px;
      border-left: 2px solid var(--accent);
      margin-left: 5px;
    }

    #path-steps li:last-child { border-color: transparent; padding-bottom: 0; }

    #path-steps li::before {
      content: "";
      position: absolute;
      left: -6px;
      top: 5px;
      width: 10px;
      height: 10px;
      border: 2px solid var(--accent);
      border-radius: 50%;
      background: var(--sheet);
    }

    #path-steps .note { display: block; }

    .actions { display: flex; flex-wrap: wrap; gap: 6px; }

    .actions button { font-size: 12px; padding: 2px 9px; }

    #filters { display: grid; gap: 16px; }

    .facet { border: 0; min-width: 0; }

    .facet legend { padding: 0 0 3px; font-weight: 600; }

    .facet.target { max-height: 40vh; overflow: hidden auto; scrollbar-width: thin; margin: 0 -6px; padding: 0 6px; }

    .row {
      display: flex;
      align-items: center;
      gap: 6px;
      min-height: 25px;
      margin: 0 -6px;
      padding: 0 6px;
      border-radius: 5px;
    }

    .row:hover { background: var(--raised); }

    .row label { flex: 1; display: flex; align-items: center; gap: 8px; min-width: 0; cursor: pointer; }

    .row input { margin: 0; accent-color: var(--accent); flex: none; }

    .row .value { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }

    .row .only { border: 0; background: none; padding: 0 4px; color: var(--accent); font-size: 12px; opacity: 0; }

    .row:hover .only, .row .only:focus-visible { opacity: 1; }

    .sample { width: 26px; height: 16px; flex: none; overflow: visible; }

    #reset { justify-self: start; }
    """#
}
