extension PageScript {
  /// Makes elements, and makes hidden characters of names visible.
  static let elements = #"""
    /** Characters that are not visible, or that turn the direction of writing around, and halves of characters. */
    const HIDDEN = /[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;
    const NAMELESS = '(no name)';
    const NUMBERS = new Intl.NumberFormat('en');

    /** A text as it can be read safely: hidden characters are spelled `\u{202E}`. */
    function visible(text) {
      const spelled = character => `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`;
      return String(text ?? '').replace(HIDDEN, spelled);
    }

    const byId = id => document.getElementById(id);

    /** An element of HTML. A string among the children becomes a text node. */
    const element = (name, attributes = {}, ...children) => filled(document.createElement(name), attributes, children);

    /** An element of SVG. */
    const shape = (name, attributes = {}, ...children) =>
      filled(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);

    function filled(made, attributes, children = []) {
      for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
      made.append(...children);
      return made;
    }

    /** A name that keeps its direction of writing to itself. */
    const label = (text, attributes = {}) => element('bdi', attributes, visible(text) || NAMELESS);

    function button(text, action, attributes = {}) {
      const made = element('button', { type: 'button', ...attributes }, text);
      made.addEventListener('click', action);
      return made;
    }

    const count = (number, noun, plural = `${noun}s`) => `${NUMBERS.format(number)} ${number === 1 ? noun : plural}`;

    /** Tells those who listen to the page what happened. */
    const announce = text => { byId('status').textContent = text; };
    """#
}
