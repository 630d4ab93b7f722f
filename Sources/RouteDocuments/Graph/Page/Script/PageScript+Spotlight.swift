extension PageScript {
  /// Decides which node is selected, and which nodes and edges stand out.
  static let spotlight = #"""
    /** What is chosen: a node, a path, the nodes that a search found. The first that there is lights the map. */
    const chosen = { node: null, path: null, matches: null };
    let lit = [];

    /** Makes some nodes and edges stand out, and dims all others. */
    function relight() {
      for (const item of lit) item.shape.classList.remove('lit');
      lit = litItems();
      for (const item of lit) item.shape.classList.add('lit');
      drawing.classList.toggle('dimmed', lit.length > 0);
    }

    function litItems() {
      if (chosen.path) return [...chosen.path.nodes, ...chosen.path.edges];
      const { node } = chosen;
      if (node) return [node, ...neighbors(node), ...shownEdges([...node.leaving, ...node.arriving])];
      return chosen.matches ?? [];
    }

    /** Selects a node, or none. It becomes the one that the Tab key reaches. */
    function select(node, { focus = true } = {}) {
      chosen.node?.shape.classList.remove('selected');
      chosen.node?.shape.setAttribute('tabindex', -1);
      chosen.node = node;
      if (node) {
        node.shape.classList.add('selected');
        node.shape.setAttribute('tabindex', 0);
        cull();
        if (focus) node.shape.focus({ preventScroll: true });
      }
      relight();
    }

    /** Selects a node, shows what is known of it, and where it is. */
    function visit(node, { focus = false } = {}) {
      showDetails(node);
      measure();
      reveal(node); // First: what is not seen any more is not dimmed.
      select(node, { focus });
    }

    let hovered = null;

    /** While the pointer rests on a node, its edges stand out, and its full name is shown. */
    function hover(event) {
      const node = nodeAt(event.target);
      if (node === hovered) return;
      if (hovered) for (const edge of [...hovered.leaving, ...hovered.arriving]) edge.shape.classList.remove('near');
      hovered = node;
      if (!node) return;
      for (const edge of [...node.leaving, ...node.arriving]) edge.shape.classList.add('near');
      if (!node.shape.querySelector('title')) node.shape.prepend(shape('title', {}, node.name));
    }

    const nodeAt = target => nodes[target.closest?.('.node')?.dataset.index] ?? null;
    """#
}
