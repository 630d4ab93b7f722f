extension PageScript {
  /// Finds the shortest path between two nodes, along the edges that are shown.
  static let path = #"""
    const pathEnds = { from: null, to: null };
    const pathFields = { from: pathField('from'), to: pathField('to') };
    const swapPath = () => setPath({ from: pathEnds.to, to: pathEnds.from });
    const clearPath = () => setPath({ from: null, to: null });

    /** A field for an end, which is unknown again when somebody types. */
    function pathField(end) {
      const typed = () => {
        pathEnds[end] = null;
        findPath();
      };
      const choose = node => setPathEnd(end, node);
      return new Chooser(byId(`path-${end}`), byId(`path-${end}-choices`), { typed, choose });
    }

    function setPath(ends) {
      Object.assign(pathEnds, ends);
      for (const [end, node] of Object.entries(pathEnds)) pathFields[end].input.value = node?.name ?? '';
      findPath();
    }

    /** Sets one end, and asks for the other if it is not known yet. */
    function setPathEnd(end, node) {
      setPath({ [end]: node });
      const other = end === 'from' ? 'to' : 'from';
      if (!pathEnds[other]) pathFields[other].input.focus();
    }

    /** The nodes and edges of a shortest path, or null: breadth first, and so with the fewest steps. */
    function shortestPath(from, to) {
      const arrived = new Map([[from, null]]);
      const queue = [from];
      for (let next = 0; next < queue.length && !arrived.has(to); next++) {
        for (const edge of shownEdges(queue[next].leaving)) {
          if (arrived.has(edge.target)) continue;
          arrived.set(edge.target, edge);
          queue.push(edge.target);
        }
      }
      if (!arrived.has(to) || !from.isShown) return null;
      const path = { nodes: [to], edges: [] };
      for (let edge = arrived.get(to); edge; edge = arrived.get(edge.source)) {
        path.edges.unshift(edge);
        path.nodes.unshift(edge.source);
      }
      return path;
    }

    function findPath() {
      const { from, to } = pathEnds;
      const path = from && to ? shortestPath(from, to) : null;
      chosen.path = path;
      byId('path-actions').hidden = !from && !to;
      byId('path-answer').hidden = !(from && to);
      byId('path-steps').hidden = !path;
      const steps = path?.nodes.map((node, index) => step(node, path.edges[index])) ?? [];
      byId('path-steps').replaceChildren(...steps);
      byId('path-answer').textContent = path ? count(path.edges.length, 'step') : noPath(from, to);
      relight();
      if (!from || !to) return;
      announce(byId('path-answer').textContent);
      if (path) frameNodes(path.nodes);
    }

    function noPath(from, to) {
      if (!from || !to) return '';
      const isFiltered = facets.some(facet => facet.hidden.size > 0);
      const reason = shortestPath(to, from) ? ' There is one in the other direction.' : '';
      return `No path${isFiltered ? ' among what the filters show' : ''}.${reason}`;
    }

    /** A node of the path, and the route that leads on from there. */
    function step(node, edge) {
      const row = element('li', {}, nodeButton(node));
      const [name, ...more] = new Set(edge?.data.uses.map(use => use.name));
      const rest = more.length ? ` and ${more.length} more` : '';
      if (name !== undefined) row.append(label(name + rest, { class: 'note' }));
      return row;
    }
    """#
}
