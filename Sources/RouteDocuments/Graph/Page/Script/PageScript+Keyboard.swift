extension PageScript {
  /// Makes everything reachable by the keyboard.
  static let keyboard = #"""
    const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

    const KEYS = {
      '/': () => { byId('search').focus(); byId('search').select(); },
      '+': () => zoomAt(1.25),
      '=': () => zoomAt(1.25),
      '-': () => zoomAt(0.8),
      '0': () => glide(around(everything())),
      'p': () => byId('path-from').focus(),
      '?': () => byId('help').showModal(),
      'Escape': back,
    };

    function pressKey(event) {
      const isTyping = event.target.matches?.('input[type=text]');
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || byId('help').open) return;
      const isOnMap = drawing.contains(event.target) || event.target === document.body;
      const direction = isOnMap ? DIRECTIONS[event.key] : null;
      if (direction && event.shiftKey) move(direction[0] * 60, direction[1] * 60);
      else if (direction) go(direction);
      else if (isOnMap && (event.key === 'Enter' || event.key === ' ')) enter();
      else if (Object.hasOwn(KEYS, event.key)) KEYS[event.key]();
      else return;
      event.preventDefault();
    }

    function enter() {
      if (!chosen.node) return go([0, 0]);
      visit(chosen.node);
      byId('details-title').focus();
    }

    /** Closes or clears one thing, the newest first. */
    function back() {
      const node = chosen.node;
      const isOpen = !details.hidden;
      if (!isOpen && (chosen.path || pathEnds.from || pathEnds.to)) return clearPath();
      if (!isOpen && chosen.matches) return searchField.clear();
      closeDetails();
      if (isOpen && node) select(node);
      else drawing.focus({ preventScroll: true });
    }

    /** Goes to a node in a direction, a neighbor if there is one; at first, to the node in the middle of the view. */
    function go(direction) {
      const node = chosen.node ? nextNode(chosen.node, direction) : nearest(view, nodes.filter(other => other.isShown));
      if (!node) return;
      select(node);
      if (!details.hidden) showDetails(node);
      reveal(node);
    }

    function nextNode(node, direction) {
      return nearest(node.data, neighbors(node), direction, 1.2)
        ?? nearest(node.data, nodes.filter(other => other.isShown), direction, 1);
    }

    /** The nearest of some nodes to a box, in a direction; `spread` is how much they may lie beside it. */
    function nearest(box, list, direction = null, spread = 0) {
      const [x, y] = middle(box);
      let [best, least] = [null, Infinity];
      for (const node of list) {
        const [dx, dy] = [middle(node.data)[0] - x, middle(node.data)[1] - y];
        const ahead = direction ? dx * direction[0] + dy * direction[1] : 0;
        const beside = direction ? Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]) : Math.hypot(dx, dy);
        if (direction && (ahead <= 0 || beside > ahead * spread)) continue;
        if (ahead + 2 * beside >= least) continue;
        [best, least] = [node, ahead + 2 * beside];
      }
      return best;
    }
    """#
}
