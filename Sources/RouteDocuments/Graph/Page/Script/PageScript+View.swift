extension PageScript {
  /// Moves and zooms what the drawing shows.
  static let view = #"""
    /** The part of the map that is seen, in points of the map; and the size of the drawing on the screen. */
    let view = { x: 0, y: 0, width: 1, height: 1 };
    let size = { width: 1, height: 1 };
    let frame = 0;
    let detail = null;
    const MOST_ZOOM = 4;
    const SMALLEST_TEXT = 5.5;
    const MARGIN = 24;
    const calm = matchMedia('(prefers-reduced-motion: reduce)');

    const zoom = () => size.width / view.width;
    const everything = () => ({ x: 0, y: 0, width: map.layout.width, height: map.layout.height });

    /** Takes the size of the drawing from the screen, and keeps the scale and the left upper corner. */
    function measure() {
      const [width, height, scale] = [drawing.clientWidth || 1, drawing.clientHeight || 1, zoom()];
      if (width === size.width && height === size.height) return;
      size = { width, height };
      show({ ...view, width: width / scale, height: height / scale });
    }

    function show(next) {
      view = next;
      frame ||= requestAnimationFrame(paint);
    }

    function paint() {
      frame = 0;
      drawing.setAttribute('viewBox', `${view.x} ${view.y} ${view.width} ${view.height}`);
      const next = Math.round(Math.log2(zoom()) * 2) / 2;
      if (next === detail) return cull();
      detail = next;
      const scale = 2 ** detail;
      const isFar = 12 * scale < SMALLEST_TEXT;
      drawing.classList.toggle('far', isFar);
      const hair = Math.max(1, 0.6 / scale).toFixed(2);
      // Not of the drawing: the style of every node would be computed anew.
      for (const layer of [clusterLayer, edgeLayer]) layer.style.setProperty('--hair', hair);
      for (const entry of clusterNames) placeName(entry, isFar ? scale : null);
      cull();
    }

    /** Takes out of the layout what is not seen, but not the selected node: that may have the focus. */
    function cull() {
      const isAway = ({ x, y, width, height }) => x + width + MARGIN < view.x || x - MARGIN > view.x + view.width
        || y + height + MARGIN < view.y || y - MARGIN > view.y + view.height;
      for (const item of [...edges, ...nodes]) {
        item.isAway = item !== chosen.node && isAway(item.box ?? item.data);
        item.shape.classList.toggle('away', item.isAway);
      }
      const isNear = !drawing.matches('.far');
      for (const node of nodes) if (node.isWritten !== (isNear && !node.isAway)) write(node);
    }

    /** Adds or removes the texts of a node. From afar, thousands that nobody can read would take time. */
    function write(node) {
      node.texts ??= nodeText(node);
      node.isWritten = !node.isWritten;
      for (const text of node.texts) node.isWritten ? node.shape.append(text) : text.remove();
    }

    /** From afar, the name of a cluster is large and in its middle, as on a map of a country. */
    function placeName({ cluster, text, length }, scale) {
      const height = scale ? Math.min(15 / scale, cluster.width / length * 1.4, cluster.height / 2) : 12;
      const [x, y] = scale ? middle(cluster) : [cluster.x + 10, cluster.y + 13];
      filled(text, { x, y: y + height / 3, 'font-size': height, 'text-anchor': scale ? 'middle' : 'start' });
    }

    /** The view that shows a whole box, not closer than `most`. */
    function around(box, most = 1.25) {
      const scale = Math.min(most, (size.width - 2 * MARGIN) / box.width, (size.height - 2 * MARGIN) / box.height);
      return centered(box, Math.max(scale, 1e-4));
    }

    function centered(box, scale) {
      const [x, y] = middle(box);
      const [width, height] = [size.width / scale, size.height / scale];
      return { x: x - width / 2, y: y - height / 2, width, height };
    }

    /** Goes to a view in a few frames, so that the eye can follow. */
    function glide(target) {
      const [start, began] = [view, performance.now()];
      if (calm.matches) return show(target);
      const step = now => {
        if (view !== start && view !== step.last) return;
        const part = Math.min(1, Math.max(0, now - began) / 220);
        const eased = 1 - (1 - part) ** 3;
        const between = key => start[key] + (target[key] - start[key]) * eased;
        step.last = { x: between('x'), y: between('y'), width: between('width'), height: between('height') };
        show(part < 1 ? step.last : target);
        if (part < 1) requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    }

    /** Zooms, and keeps the place of the map where it is that lies at a place of the screen. */
    function zoomAt(factor, x = size.width / 2, y = size.height / 2) {
      const least = Math.min(zoom(), 0.5 * size.width / around(everything()).width);
      const scale = Math.min(MOST_ZOOM, Math.max(least, zoom() * factor));
      const [left, top] = [view.x + x / zoom(), view.y + y / zoom()];
      show({ x: left - x / scale, y: top - y / scale, width: size.width / scale, height: size.height / scale });
    }

    function move(dx, dy) {
      show({ ...view, x: view.x + dx / zoom(), y: view.y + dy / zoom() });
    }

    /** Makes a node readable, and moves the map only if it is not seen. */
    function reveal(node) {
      const { x, y, width, height } = node.data;
      const edge = MARGIN / zoom();
      const isSeen = x >= view.x + edge && y >= view.y + edge && x + width <= view.x + view.width - edge
        && y + height <= view.y + view.height - edge;
      if (!isSeen || 12 * zoom() < SMALLEST_TEXT) glide(centered(node.data, Math.max(zoom(), 0.8)));
    }

    /** Shows several nodes at once. */
    function frameNodes(list) {
      glide(around(boxAround(list.flatMap(({ data: { x, y, width, height } }) => [[x, y], [x + width, y + height]]))));
    }

    function boxAround(points) {
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
    }

    /** Where the pointer is held down, and whether it has moved: a press that does not move is a click. */
    let [held, dragged] = [null, false];

    function press(event) {
      if (event.button === 0) [held, dragged] = [[event.clientX, event.clientY], false];
    }

    function drag(event) {
      if (!held) return;
      const [dx, dy] = [held[0] - event.clientX, held[1] - event.clientY];
      if (!dragged && Math.hypot(dx, dy) < 4) return;
      if (!dragged) drawing.setPointerCapture(event.pointerId);
      dragged = true;
      drawing.classList.add('dragged');
      move(dx, dy);
      held = [event.clientX, event.clientY];
    }

    function release() {
      held = null;
      drawing.classList.remove('dragged');
    }

    function turnWheel(event) {
      event.preventDefault();
      if (event.shiftKey) return move(event.deltaX || event.deltaY, event.deltaX ? event.deltaY : 0);
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
      const place = drawing.getBoundingClientRect();
      const factor = Math.exp(-Math.max(-120, Math.min(120, pixels)) * (event.ctrlKey ? 0.01 : 0.002));
      zoomAt(factor, event.clientX - place.left, event.clientY - place.top);
    }
    """#
}
