extension PageScript {
  /// Reads the document into nodes and edges that know each other.
  static let data = #"""
    const written = JSON.parse(byId('map').textContent);
    const map = written.shapes ? unpacked(written.packed, written.shapes) : written;
    for (const name of ['clusters', 'nodes', 'edges']) map[name] ??= [];
    const NODE = { targets: [], routers: [], routes: [], folded: 0 };
    const ROUTE = { registrations: [], findings: [] };

    /** A packed object is the number of its keys, then its values; a packed array begins with 0. */
    function unpacked(value, shapes) {
      if (!Array.isArray(value)) return value;
      const items = value.slice(1).map(item => unpacked(item, shapes));
      if (value[0] === 0) return items;
      return Object.fromEntries(shapes[value[0] - 1].map((key, index) => [key, items[index]]));
    }

    /** The kinds of nodes and the statuses of edges in the order of the legend, with their names. */
    const KINDS = { screen: 'Screen', code: 'Code', file: 'File', door: 'Entry', cluster: 'Folded group',
      route: 'Route alone', cell: 'Cell', cells: 'Cells' };
    const STATUSES = {
      registered: 'Registered', adapted: 'Adapted', linked: 'Linked', unknown: 'Unknown', unregistered: 'Unregistered',
    };
    const CHANGES = { added: 'Added', removed: 'Removed', unchanged: 'Unchanged' };

    /** Values that are null or empty may be left out of the document. */
    const nodes = map.nodes.map((given, index) => {
      const routes = (given.routes ?? []).map(route => ({ ...ROUTE, ...route, name: fullName(route) }));
      const data = { ...NODE, ...given, routes };
      return {
        data, index, name: visible(data.name) || NAMELESS, leaving: [], arriving: [], isShown: true, shape: null,
        isWritten: false, found: foundTexts(data), change: data.change ?? 'unchanged',
      };
    });
    const nodeById = new Map(nodes.map(node => [node.data.id, node]));
    const edges = map.edges.flatMap(given => {
      const [source, target] = [nodeById.get(given.source), nodeById.get(given.target)];
      if (!source || !target) return [];
      const data = { ...given, uses: (given.uses ?? []).map(use => ({ ...use, name: fullName(use) })) };
      const edge = { data, source, target, isShown: true, shape: null, change: data.change ?? 'unchanged' };
      source.leaving.push(edge);
      target.arriving.push(edge);
      return [edge];
    });
    const shownEdges = list => list.filter(edge => edge.isShown);

    /** The nodes at the other ends of the edges that are shown. */
    const neighbors = ({ leaving, arriving }) =>
      [...shownEdges(leaving).map(edge => edge.target), ...shownEdges(arriving).map(edge => edge.source)];

    /** A name with its owner; a use that names no route has a label instead. */
    function fullName({ label, owner, name, qualifier }) {
      return label ?? [owner, name, qualifier].filter(part => part !== null && part !== undefined).join('/');
    }

    /** What a search finds a node by: its name first. */
    function foundTexts(data) {
      const routes = data.routes.map(route => route.name);
      const texts = [data.name, ...routes, ...data.routers, data.site?.path ?? ''].map(visible);
      return texts.filter(text => text !== '').map(text => ({ text, lower: text.toLowerCase() }));
    }

    /** The gravest severity of the findings of a node, or null. */
    function severity(node) {
      const severities = node.data.routes.flatMap(route => route.findings).map(finding => finding.severity);
      return ['error', 'warning', 'information'].find(grave => severities.includes(grave)) ?? null;
    }

    /** A class of the style for a value of the document, if it is one of those that the style knows. */
    const styled = (prefix, value, known) => Object.hasOwn(known, value) ? `${prefix}-${value}` : `${prefix}-other`;
    const kindName = node => Object.hasOwn(KINDS, node.data.kind) ? KINDS[node.data.kind] : visible(node.data.kind);

    /** A node in words, for those who do not see the map. */
    function spoken(node) {
      const parts = [node.name, kindName(node)];
      if (node.data.folded > 0) parts.push(`stands for ${node.data.folded}`);
      if (node.data.change) parts.push(visible(node.data.change));
      if (severity(node)) parts.push(`has findings: ${severity(node)}`);
      parts.push(`leads to ${node.leaving.length}, reached from ${node.arriving.length}`);
      return parts.join(', ');
    }
    """#
}
