extension PageStyle {
  /// Where the panels, the drawing, its tools and the help stand.
  static let layout = #"""
    #panel, #details { background: var(--sheet); overflow-y: auto; scrollbar-width: thin; }

    #panel {
      border-right: 1px solid var(--line);
      padding: 16px 16px 24px;
      display: flex;
      flex-direction: column;
      gap: 18px;
    }

    #details { position: relative; width: 348px; border-left: 1px solid var(--line); padding: 16px 18px 32px; }

    main { position: relative; min-width: 0; min-height: 0; overflow: hidden; }

    #drawing { display: block; width: 100%; height: 100%; cursor: grab; touch-action: none; user-select: none; }

    #drawing.dragged { cursor: grabbing; }

    #drawing:focus-visible { outline-offset: -2px; }

    #tools { position: absolute; right: 14px; bottom: 14px; display: flex; flex-direction: column; }

    #tools button { width: 34px; height: 34px; padding: 0; border-radius: 0; margin-top: -1px; font-size: 15px; }

    #tools svg { display: block; width: 16px; margin: auto; fill: none; stroke: currentcolor; stroke-width: 1.5; }

    #tools button:first-child { border-radius: 8px 8px 0 0; }

    #tools button:last-child { border-radius: 0 0 8px 8px; }

    #tools button:focus-visible { z-index: 1; }

    #empty {
      position: absolute;
      inset: 0;
      display: grid;
      place-content: center;
      color: var(--muted);
      pointer-events: none;
    }

    #help {
      border: 1px solid var(--line);
      border-radius: 12px;
      background: var(--sheet);
      color: var(--ink);
      padding: 20px 24px;
      box-shadow: 0 12px 40px #0004;
    }

    #help::backdrop { background: #0006; }

    #help dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 20px; margin: 14px 0 18px; }

    @media (max-width: 760px) {
      body { grid-template: minmax(0, 45vh) minmax(0, 1fr) / 1fr; }
      #panel { border: 0; border-bottom: 1px solid var(--line); }
      #details { position: fixed; inset: 45vh 0 0 0; width: auto; border: 0; border-top: 1px solid var(--line); }
    }
    """#
}
