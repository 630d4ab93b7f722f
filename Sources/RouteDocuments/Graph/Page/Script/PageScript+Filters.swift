extension PageScript {
  /// Filters by kind, status, target and change; the rows of the filters are the legend.
  static let filters = #"""
    /** A set of values that nodes or edges have, each of which can be hidden. */
    const facets = [
      { id: 'kind', title: 'Kinds', names: KINDS, of: node => [node.data.kind], items: nodes },
      { id: 'status', title: 'Connections', names: STATUSES, of: edge => [edge.data.status], items: edges },
      { id: 'change', title: 'Changes', names: CHANGES, of: item => [item.change], items: [...nodes, ...edges] },
      {
        id: 'target', title: 'Targets', names: {}, items: nodes,
        of: node => node.data.targets.length ? node.data.targets : ['No target'],
      },
    ].map(facet => ({ ...facet, counts: countValues(facet), hidden: new Set(), boxes: [] }));
    const ORDER = new Intl.Collator('en', { numeric: true });
    const facetById = Object.fromEntries(facets.map(facet => [facet.id, facet]));

    function countValues({ items, of }) {
      const counts = new Map();
      for (const value of items.flatMap(of)) counts.set(value, (counts.get(value) ?? 0) + 1);
      return counts;
    }

    /** The values in the order of the legend, those of the user by name. */
    function valuesOf(facet) {
      const order = Object.keys(facet.names);
      const place = value => order.includes(value) ? order.indexOf(value) : order.length;
      return [...facet.counts.keys()].sort((a, b) => place(a) - place(b) || ORDER.compare(a, b));
    }

    /** Hides what the filters leave out. A node whose every connection is hidden is hidden too. */
    function filter() {
      const passes = (id, item) => facetById[id].of(item).some(value => !facetById[id].hidden.has(value));
      const isRestricted = id => facetById[id].hidden.size > 0;
      const isKept = node => neighbors(node).length > 0 || (isRestricted('change') && passes('change', node));
      for (const node of nodes) node.isShown = passes('kind', node) && passes('target', node);
      for (const edge of edges) {
        edge.isShown = edge.source.isShown && edge.target.isShown && passes('status', edge) && passes('change', edge);
      }
      if (isRestricted('status') || isRestricted('change')) {
        for (const node of nodes) node.isShown &&= isKept(node);
      }
      for (const item of [...nodes, ...edges]) item.shape.classList.toggle('hidden', !item.isShown);
      const shown = nodes.filter(node => node.isShown).length;
      byId('reset').hidden = facets.every(facet => facet.hidden.size === 0);
      byId('empty').hidden = shown > 0;
      byId('empty').textContent = nodes.length ? 'The filters hide everything.' : 'There are no routes in this tree.';
      if (chosen.node && !chosen.node.isShown) closeDetails();
      if (chosen.path) findPath();
      chosen.matches &&= matches(byId('search').value).map(({ node }) => node).filter(node => node.isShown);
      relight();
      announce(`${count(shown, 'node')} shown`);
    }

    function drawFilters() {
      const showAll = () => {
        for (const facet of facets) facet.hidden.clear();
        applyFilters();
      };
      const reset = button('Show all', showAll, { id: 'reset', hidden: '' });
      const isComparison = ['added', 'removed'].some(change => facetById.change.counts.has(change));
      const isOffered = { kind: nodes.length > 0, status: edges.length > 0, change: isComparison };
      const offered = facets.filter(facet => isOffered[facet.id] ?? facet.counts.size > 1);
      byId('filters').append(...offered.map(drawFacet), reset);
    }

    function drawFacet(facet) {
      const rows = valuesOf(facet).map(value => drawValue(facet, value));
      return element('fieldset', { class: `facet ${facet.id}` }, element('legend', {}, facet.title), ...rows);
    }

    /** A row: a box to tick, a sample of the drawing, the name, how many there are, and a way to see only these. */
    function drawValue(facet, value) {
      const name = Object.hasOwn(facet.names, value) ? facet.names[value] : visible(value) || NAMELESS;
      const box = element('input', { type: 'checkbox', checked: '' });
      box.addEventListener('change', () => {
        facet.hidden[box.checked ? 'delete' : 'add'](value);
        applyFilters();
      });
      facet.boxes.push({ box, value });
      const only = button('only', () => {
        facet.hidden = new Set([...facet.counts.keys()].filter(other => other !== value));
        applyFilters();
      }, { class: 'only', 'aria-label': `Only ${name}` });
      const row = element('label', {}, box, ...sample(facet, value), label(name, { class: 'value' }));
      const number = element('span', { class: 'count' }, NUMBERS.format(facet.counts.get(value)));
      return element('div', { class: 'row' }, row, only, number);
    }

    function applyFilters() {
      for (const facet of facets) {
        for (const { box, value } of facet.boxes) box.checked = !facet.hidden.has(value);
      }
      filter();
    }

    /** How a node or an edge of a value looks. */
    function sample(facet, value) {
      if (facet.id === 'target') return [];
      const name = styled(facet.id, value, facet.names);
      const drawn = facet.id === 'kind'
        ? shape('g', { class: `node ${name}`, transform: 'translate(2 2)' },
          ...outline({ kind: value, width: 20, height: 11 }))
        : shape('path', { class: `edge ${name}`, d: 'M1 8H24M24 8l-5 -3M24 8l-5 3' });
      return [shape('svg', { class: 'sample', viewBox: '0 0 26 16', 'aria-hidden': true }, drawn)];
    }
    """#
}
