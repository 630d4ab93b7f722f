extension PageScript {
  /// Shows what is known of a node: its routes, where it is reached from and where it leads.
  static let details = #"""
    const MOST_ROWS = 40;
    const details = byId('details');

    function showDetails(node) {
      const title = element('h2', { id: 'details-title', tabindex: -1 }, label(node.name));
      const close = button('✕', closeDetails, { class: 'close', 'aria-label': 'Close' });
      details.replaceChildren(
        close, title, tags(node), ...facts(node), pathActions(node), ...section('Routes', node.data.routes, routeRow),
        ...section('Reached from', node.arriving, edge => edgeRow(edge, edge.source)),
        ...section('Leads to', node.leaving, edge => edgeRow(edge, edge.target)));
      details.scrollTop = 0;
      details.hidden = false;
    }

    /** Closes the details, and selects nothing. */
    function closeDetails() {
      select(null);
      if (details.hidden) return;
      details.hidden = true;
      details.replaceChildren();
      measure();
    }

    const tag = (text, name = '') => element('span', { class: `tag ${name}` }, label(text));
    const statusTag = status => tag(status, styled('status', status, STATUSES));

    function tags(node) {
      const made = [tag(kindName(node), styled('kind', node.data.kind, KINDS))];
      if (node.data.change) made.push(tag(node.data.change, styled('change', node.data.change, CHANGES)));
      if (node.data.folded > 0) made.push(tag(`stands for ${node.data.folded}`));
      return element('p', { class: 'tags' }, ...made, ...node.data.targets.map(name => tag(name)));
    }

    function facts(node) {
      const rows = [];
      const add = (name, value) => rows.push(element('dt', {}, name), element('dd', {}, value));
      if (node.data.site) add('Declared', placeLink(node.data.site));
      if (node.data.routers.length) add('Routers', label(node.data.routers.join(', ')));
      return rows.length ? [element('dl', {}, ...rows)] : [];
    }

    /** A heading and a list. A long list begins with a part, and a button that shows the rest. */
    function section(title, items, row) {
      if (!items.length) return [];
      const number = element('span', { class: 'count' }, NUMBERS.format(items.length));
      return [element('h3', {}, `${title} `, number), listed(items, row)];
    }

    function listed(items, row, name = 'rows') {
      const list = element('ul', { class: name }, ...items.slice(0, MOST_ROWS).map(row));
      const rest = items.slice(MOST_ROWS);
      if (!rest.length) return list;
      const showRest = () => list.lastChild.replaceWith(...rest.map(row));
      const more = button(`Show ${NUMBERS.format(rest.length)} more`, showRest);
      list.append(element('li', { class: 'more' }, more));
      return list;
    }

    function routeRow(route) {
      const row = element('li', { class: 'route' },
        element('p', {}, label(route.name, { class: 'name' }), ' ', statusTag(route.status)),
        element('p', { class: 'note' }, visible(`${route.system} · ${route.kind}`)));
      if (route.reason) row.append(element('p', { class: 'note' }, label(route.reason)));
      if (route.registrations.length) {
        const siteRow = site => element('li', {}, placeLink(site));
        row.append(element('h4', {}, 'Registered at'), listed(route.registrations, siteRow, 'places'));
      }
      if (route.findings.length) row.append(listed(route.findings, findingRow, 'findings'));
      return row;
    }

    function findingRow(finding) {
      const grave = ['error', 'warning', 'information'].includes(finding.severity) ? finding.severity : 'information';
      return element('li', { class: `finding ${grave}` },
        element('p', {}, element('strong', {}, label(`${finding.severity}: `)), label(finding.message)),
        element('p', { class: 'note' }, label(finding.rule), ' ', placeLink(finding)));
    }

    /** The node at the other end of an edge, and the look-ups that lead there. */
    function edgeRow(edge, other) {
      const row = element('li', { class: 'neighbor' },
        element('p', {}, nodeButton(other), ' ', statusTag(edge.data.status)));
      if (edge.data.change) row.firstChild.append(' ', tag(edge.change, styled('change', edge.change, CHANGES)));
      if (edge.data.uses.length) row.append(listed(edge.data.uses, use => useRow(use, edge), 'places'));
      return row;
    }

    function nodeButton(node) {
      return button(element('span', {}, dot(node), label(node.name)), () => {
        visit(node);
        byId('details-title').focus();
      }, { class: 'to-node' });
    }

    const dot = node => element('span', { class: `dot ${styled('kind', node.data.kind, KINDS)}` });

    function useRow(use, edge) {
      const row = element('li', {}, label(use.name, { class: 'use' }), ' ', placeLink(use));
      if (use.status !== edge.data.status) row.append(' ', statusTag(use.status));
      for (const condition of use.conditions ?? []) row.append(' ', tag(condition, 'condition'));
      return row;
    }

    function pathActions(node) {
      return element('p', { class: 'actions' },
        button('Path from here', () => setPathEnd('from', node)), button('Path to here', () => setPathEnd('to', node)));
    }
    """#
}
