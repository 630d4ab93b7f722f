/// Something that can be written at a cursor.
package struct Offer: Hashable, Sendable {
  package enum Symbol: Hashable, Sendable {
    case `protocol`, `class`, text
    /// Several arguments of a call, with places to fill in.
    case call
  }

  package enum Piece: Hashable, Sendable {
    case text(String)
    /// To be filled in, with what stands there until then: `:id`.
    case placeholder(String)
    /// Where the cursor stands at the end; a step further in than the line, in a line of its own.
    case end
  }

  /// How well it fits: what fits best comes first.
  package enum Fit: Int, Hashable, Sendable {
    case good, fair
    /// Code with it would not work yet.
    case poor
  }

  package var pieces: [Piece]
  /// How a list shows it.
  package var label: String
  /// What one types who wants it: the name of the protocol or the class in it, or the text.
  package var name: String
  package var symbol: Symbol
  package var fit: Fit
  /// Whether it comes behind all others that fit as well.
  package var isUnlikely = false
  /// What it is in a few words: `view route`.
  package var words: String
  /// The same with what is known of it: `view route → EditorViewController`.
  package var detail: String
  /// What can be said more of; nil where there is nothing.
  package var subject: Occurrence.Subject?

  package init(
    _ text: String, named name: String, symbol: Symbol, fit: Fit, words: String, detail: String,
    subject: Occurrence.Subject? = nil
  ) {
    (pieces, label, self.name, self.symbol, self.fit) = ([.text(text)], text, name, symbol, fit)
    (self.words, self.detail, self.subject) = (words, detail, subject)
  }

  /// A text with placeholders, which is its own name.
  init(_ pieces: [Piece], fit: Fit, words: String, detail: String, subject: Occurrence.Subject) {
    let text = Self.text(of: pieces)
    (self.pieces, label, name, symbol, self.fit) = (pieces, text, text, .text, fit)
    (self.words, self.detail, self.subject) = (words, detail, subject)
  }

  /// What offers are sorted by.
  package var sortText: String { "\(fit.rawValue)\(isUnlikely ? "~" : "")\(label)" }

  /// What is written, placeholders as they stand.
  package var text: String { Self.text(of: pieces) }

  private static func text(of pieces: [Piece]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text), .placeholder(let text): text
      case .end: ""
      }
    }.joined()
  }
}
