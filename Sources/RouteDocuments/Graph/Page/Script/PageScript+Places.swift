extension PageScript {
  /// Links of places in code to an editor.
  static let places = #"""
    /** A place as a link to the editor that `--open-with` chose, or as a button that copies it. */
    function placeLink(site) {
      const text = visible([site.path, site.line, site.column].filter(part => part !== undefined).join(':'));
      if (site.former) return element('span', { class: 'place', title: 'In the older revision' }, label(text));
      if (map.openWith === 'vscode' || map.openWith === 'xed') {
        return element('a', { class: 'place', href: address(site), title: text }, label(text));
      }
      return button(label(text), event => copy(text, event.currentTarget), { class: 'place', title: 'Copy' });
    }

    /** A URL whose scheme is ours; a path has no say in it. */
    function address({ path, line, column }) {
      const absolute = String(path).startsWith('/') ? String(path) : `${map.root}/${path}`;
      const encoded = absolute.split('/').map(part => encodeURIComponent(part.toWellFormed?.() ?? part)).join('/');
      const rooted = encoded.startsWith('/') ? encoded : `/${encoded}`;
      if (map.openWith === 'xed') return `xed://open?file=${rooted}&line=${Number(line) || 1}`;
      return `vscode://file${rooted}:${Number(line) || 1}:${Number(column) || 1}`;
    }

    /** Copies a text; where the browser does not let a page do so, the text is selected. */
    async function copy(text, made) {
      try {
        await navigator.clipboard.writeText(text);
        made.classList.add('copied');
        announce('Copied');
      } catch {
        getSelection().selectAllChildren(made);
      }
    }
    """#
}
