extension PageScript {
  /// Draws the page, and connects events to what they do.
  static let start = #"""
    const THEMES = ['light dark', 'light', 'dark'];
    let theme = 0;
    let viewBeforePrint = null;

    /** A few facts, below the title. */
    function drawSummary() {
      const { files, routes, folded, world, worldReason } = map.summary;
      const parts = [count(nodes.length, 'node'), count(edges.length, 'connection')];
      parts.push(count(routes, 'route'), count(files, 'file'));
      if (folded > 0) parts.push(`${NUMBERS.format(folded)} folded`);
      byId('summary').textContent = parts.join(' · ');
      if (!world) return;
      const reason = worldReason ? [': ', label(worldReason)] : [];
      byId('summary').after(element('p', { class: 'world' }, label(`${world} world`), ...reason));
    }

    function changeTheme() {
      theme = (theme + 1) % THEMES.length;
      document.documentElement.style.colorScheme = THEMES[theme];
    }

    function click(event) {
      if (dragged) return;
      const node = nodeAt(event.target);
      if (node) return visit(node, { focus: true });
      closeDetails();
      drawing.focus({ preventScroll: true });
    }

    function listen() {
      const onPointer = { down: press, move: drag, up: release, cancel: release, over: hover };
      for (const [name, action] of Object.entries(onPointer)) drawing.addEventListener(`pointer${name}`, action);
      drawing.addEventListener('click', click);
      drawing.addEventListener('mousedown', event => event.preventDefault());
      drawing.addEventListener('wheel', turnWheel, { passive: false });
      drawing.addEventListener('focusin', event => {
        const node = nodeAt(event.target);
        if (node && node !== chosen.node) select(node, { focus: false });
      });
      document.addEventListener('keydown', pressKey);
      const onButtons = {
        'zoom-in': KEYS['+'], 'zoom-out': KEYS['-'], 'zoom-fit': KEYS['0'], 'theme': changeTheme,
        'help-button': KEYS['?'], 'help-close': () => byId('help').close(),
        'path-swap': swapPath, 'path-clear': clearPath,
      };
      for (const [id, action] of Object.entries(onButtons)) byId(id).addEventListener('click', action);
      new ResizeObserver(measure).observe(drawing);
      addEventListener('beforeprint', () => { viewBeforePrint = view; view = around(everything()); paint(); });
      addEventListener('afterprint', () => show(viewBeforePrint ?? view));
    }

    // The size is asked for while the drawing is empty, so that texts too small to be shown are never laid out.
    drawSummary();
    drawFilters();
    measure();
    draw();
    view = around(everything());
    paint();
    filter();
    listen();
    document.documentElement.dataset.ready = 'true';
    """#
}
