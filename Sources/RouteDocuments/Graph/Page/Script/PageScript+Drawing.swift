extension PageScript {
  /// Draws clusters, edges and nodes at the places that the document names.
  static let drawing = #"""
    const drawing = byId('drawing');
    const layers = ['clusters', 'edges', 'nodes', 'names'].map(name => shape('g', { class: name }));
    const [clusterLayer, edgeLayer, nodeLayer, nameLayer] = layers;
    const NAME = '500 12px system-ui, sans-serif';
    const REMARK = '10px system-ui, sans-serif';
    const pen = document.createElement('canvas').getContext('2d');
    const clusterNames = [];

    function draw() {
      for (const cluster of map.clusters.filter(cluster => cluster.width > 0)) drawCluster(cluster);
      for (const edge of edges) drawEdge(edge);
      for (const node of nodes) drawNode(node);
      drawing.append(...layers);
    }

    function drawCluster(cluster) {
      const { x, y, width, height } = cluster;
      clusterLayer.append(shape('rect', { x, y, width, height, rx: 10 }));
      const text = nameLayer.appendChild(shape('text', {}, fitted(visible(cluster.name), width - 20, NAME)));
      clusterNames.push({ cluster, text, length: text.textContent.length });
    }

    function drawEdge(edge) {
      const points = edge.data.points?.length > 1 ? edge.data.points : straight(edge.source.data, edge.target.data);
      const classes = ['edge', styled('status', edge.data.status, STATUSES), styled('change', edge.change, CHANGES)];
      edge.shape = edgeLayer.appendChild(shape('path', { class: classes.join(' '), d: curve(points) + head(points) }));
      edge.box = boxAround(points);
    }

    /** A line between the borders of two boxes. */
    const straight = (from, to) => [border(from, middle(to)), border(to, middle(from))];
    const middle = box => [box.x + box.width / 2, box.y + box.height / 2];

    /** Where the line from the middle of a box to a point leaves the box. */
    function border(box, [x, y]) {
      const [centerX, centerY] = middle(box);
      const [dx, dy] = [x - centerX, y - centerY];
      const part = Math.min(1, box.width / 2 / Math.abs(dx), box.height / 2 / Math.abs(dy));
      return Number.isFinite(part) ? [centerX + dx * part, centerY + dy * part] : [centerX, centerY];
    }

    function curve(points) {
      const [start, ...rest] = points.map(point => point.join(' '));
      return `M${start}${points.length < 4 ? 'L' : 'C'}${rest.join(' ')}`;
    }

    /** The head of an arrow, as two strokes. Markers would be drawn anew for each edge in each frame. */
    function head(points) {
      const [x, y] = points.at(-1);
      const before = points.findLast(point => point[0] !== x || point[1] !== y) ?? points[0];
      const angle = Math.atan2(y - before[1], x - before[0]);
      const barb = turn => {
        const direction = angle + Math.PI + turn;
        return `M${x} ${y}l${(7 * Math.cos(direction)).toFixed(1)} ${(7 * Math.sin(direction)).toFixed(1)}`;
      };
      return barb(0.45) + barb(-0.45);
    }

    function drawNode(node) {
      const { x, y, width, height } = node.data;
      const status = styled('status', node.arriving[0]?.data.status ?? node.data.routes[0]?.status, STATUSES);
      const classes = ['node', styled('kind', node.data.kind, KINDS), styled('change', node.change, CHANGES), status];
      // No group: Chromium lays out what is in a group even if that is not displayed.
      node.shape = shape('svg', {
        x, y, width, height, class: classes.join(' '), 'data-index': node.index, role: 'button', tabindex: -1,
        'aria-label': spoken(node),
      }, ...outline(node.data));
      const grave = severity(node);
      if (grave) node.shape.append(shape('circle', { class: `mark ${grave}`, cx: width, cy: 0, r: 4.5 }));
      nodeLayer.append(node.shape);
    }

    /** Each kind has a shape of its own, so that none is known by its color alone. */
    function outline({ kind, width, height }) {
      const box = (x, y, rx) => shape('rect', { x, y, width, height, rx });
      const corner = Math.min(9, height / 2);
      if (kind === 'cluster' || kind === 'cells') return [box(4, 4, 5), box(0, 0, 5)];
      if (kind === 'door') return [box(0, 0, height / 2)];
      if (kind === 'screen') return [box(0, 0, 7)];
      if (kind !== 'file') return [box(0, 0, 2)];
      return [shape('path', { d: `M0 0H${width - corner}l${corner} ${corner}V${height}H0Z` }),
        shape('path', { class: 'fold', d: `M${width - corner} 0v${corner}h${corner}` })];
    }

    /** The name of a node, and a note below where there is space. */
    function nodeText(node, { width, height } = node.data) {
      const text = remark(node);
      const isTall = height >= 34 && text !== '';
      const line = (name, words, y, font) =>
        shape('text', { class: name, x: width / 2, y }, fitted(words, width - 14, font));
      const name = line('name', node.name, height / 2 + (isTall ? -2.5 : 4), NAME);
      return isTall ? [name, line('remark', text, height / 2 + 12, REMARK)] : [name];
    }

    function remark(node) {
      const { folded, routes } = node.data;
      if (folded > 0) return count(folded, 'node');
      const other = routes.filter(route => route.name !== node.data.name);
      return other.length > 1 ? count(other.length, 'route') : visible(other[0]?.name);
    }

    /** The text, shortened so that it is not wider than `width` points. */
    function fitted(text, width, font) {
      pen.font = font;
      if (pen.measureText(text).width <= width) return text;
      const fits = [...text].slice(0, 200);
      while (fits.length && pen.measureText(`${fits.join('')}…`).width > width) fits.pop();
      return `${fits.join('')}…`;
    }
    """#
}
