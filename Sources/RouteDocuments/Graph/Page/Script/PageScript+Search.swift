extension PageScript {
  /// Finds nodes as one types, in a list that the keyboard can use.
  static let search = #"""
    const MOST_CHOICES = 50;

    /** The nodes that contain every word, the best first, with the text that was found if it is not the name. */
    function matches(query) {
      const words = query.toLowerCase().split(/\s+/).filter(word => word !== '');
      if (!words.length) return [];
      return nodes.flatMap(node => {
        const ranks = words.map(word => rank(node, word));
        if (ranks.includes(null)) return [];
        const [[grade, text]] = ranks.sort(([a], [b]) => b - a);
        return [{ node, grade, text }];
      }).sort((a, b) => a.grade - b.grade || a.node.name.length - b.node.name.length || a.node.index - b.node.index);
    }

    /** 0: the name begins with the word, 1: a part of it does, 2: the name contains it, 3: another text does. */
    function rank(node, word) {
      const index = node.found.findIndex(({ lower }) => lower.includes(word));
      if (index < 0) return null;
      if (node.found[index].text !== node.name) return [3, node.found[index].text];
      const start = node.found[0].lower.indexOf(word);
      return [start === 0 ? 0 : /[A-Z]/.test(node.name[start]) ? 1 : 2, null];
    }

    /** A field with a list of nodes below: https://www.w3.org/WAI/ARIA/apg/patterns/combobox */
    class Chooser {
      constructor(input, list, { typed = () => {}, choose }) {
        Object.assign(this, { input, list, typed, choose, found: [], active: -1 });
        input.addEventListener('input', () => this.update());
        input.addEventListener('focus', () => input.select());
        input.addEventListener('blur', () => this.close());
        input.addEventListener('keydown', event => this.key(event));
        list.addEventListener('mousedown', event => event.preventDefault());
        list.addEventListener('click', event => this.take(event.target.closest('[data-choice]')?.dataset.choice));
      }

      update() {
        const all = matches(this.input.value);
        this.found = all.filter(({ node }) => node.isShown);
        this.typed(this.found.map(({ node }) => node));
        const rows = this.found.slice(0, MOST_CHOICES).map((match, index) => this.row(match, index));
        if (this.input.value.trim()) rows.push(this.summary(all.length - this.found.length));
        this.list.replaceChildren(...rows);
        this.list.hidden = rows.length === 0;
        this.input.setAttribute('aria-expanded', !this.list.hidden);
        this.mark(this.found.length ? 0 : -1);
      }

      row({ node, text }, index) {
        const row = element('li', { role: 'option', id: `${this.list.id}-${index}`, 'data-choice': index },
          dot(node), label(node.name, { class: 'name' }));
        if (text) row.append(label(text, { class: 'note' }));
        return row;
      }

      summary(hidden) {
        const parts = [this.found.length ? count(this.found.length, 'match', 'matches') : 'Nothing found'];
        if (hidden) parts.push(`${hidden} hidden by filters`);
        announce(parts.join(', '));
        return element('li', { class: 'total', role: 'presentation' }, parts.join(', '));
      }

      mark(index) {
        this.list.querySelector('[aria-selected]')?.removeAttribute('aria-selected');
        this.active = index;
        const row = this.list.querySelector(`[data-choice="${index}"]`);
        if (!row) return this.input.removeAttribute('aria-activedescendant');
        row.setAttribute('aria-selected', true);
        row.scrollIntoView({ block: 'nearest' });
        this.input.setAttribute('aria-activedescendant', row.id);
      }

      key(event) {
        const last = Math.min(this.found.length, MOST_CHOICES) - 1;
        const next = { ArrowDown: Math.min(last, this.active + 1), ArrowUp: Math.max(0, this.active - 1) }[event.key];
        if (next !== undefined && !this.list.hidden) this.mark(next);
        else if (event.key === 'Enter') this.take(this.active);
        else if (event.key === 'Escape') this.clear();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }

      take(index) {
        const match = this.found[index];
        if (!match) return;
        this.close();
        this.choose(match.node);
      }

      close() {
        this.list.hidden = true;
        this.input.setAttribute('aria-expanded', false);
        this.input.removeAttribute('aria-activedescendant');
      }

      clear() {
        if (this.input.value === '') return this.input.blur();
        this.input.value = '';
        this.update();
      }
    }

    /** While one searches, what is found stands out, and nothing is selected. */
    const searchField = new Chooser(byId('search'), byId('results'), {
      typed: found => {
        chosen.matches = byId('search').value.trim() ? found : null;
        closeDetails();
      },
      choose: node => visit(node, { focus: true }),
    });
    """#
}
