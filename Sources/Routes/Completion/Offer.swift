/// Something that can be written at a cursor.
package struct Offer: Hashable, Sendable {
  /// The kind of a completion, which editors show as an icon.
  package enum Symbol: Hashable, Sendable {
    case `protocol`, `class`, text, property, method
    /// Several arguments of a call, with places to fill in.
    case call
  }

  /// A part of the inserted text.
  package enum Piece: Hashable, Sendable {
    case text(String)
    /// A part to fill in, with the text that marks it: `:id`.
    case placeholder(String)
    /// The position of the cursor after the completion. On a line of its own, it is indented by one
    /// step more than the line.
    case end
  }

  /// The description with details. That of a route is made when the offer is shown, because most
  /// offers of a large tree are not.
  enum Detail: Hashable, Sendable {
    case text(String)
    /// `view route → EditorViewController`, and for a registration `view route, registered by EditorRouter`.
    case route(Route, RoutePurpose)
  }

  /// How well a completion fits, the best first.
  package enum Fit: Int, Hashable, Sendable {
    case good, fair
    /// Code with it would not work.
    case poor
  }

  /// The inserted text.
  package var pieces: [Piece]
  /// The text in the list of completions.
  package var label: String
  /// The name that the user types to find it: the protocol or class in it, or the text.
  package var name: String
  package var symbol: Symbol
  package var fit: Fit
  /// True if it comes after all others with the same fit.
  package var isUnlikely = false
  /// A description in a few words: `view route`.
  package var words: String
  /// More than the words; `RouteIndex.detail(of:)` gives its text.
  let detail: Detail
  /// The subject of its documentation; nil if it has none.
  package var subject: Occurrence.Subject?

  package init(
    _ text: String, named name: String, symbol: Symbol, fit: Fit, words: String, detail: String,
    subject: Occurrence.Subject? = nil
  ) {
    (pieces, label, self.name, self.symbol, self.fit) = ([.text(text)], text, name, symbol, fit)
    (self.words, self.detail, self.subject) = (words, .text(detail), subject)
  }

  /// A text that names a route, or holds a name of it.
  init(_ text: String, named name: String, of route: Route, for purpose: RoutePurpose, fit: Fit, words: String) {
    (pieces, label, self.name, symbol, self.fit) = ([.text(text)], text, name, .protocol, fit)
    (self.words, detail, subject) = (words, .route(route, purpose), .route(route.key))
  }

  /// A text with placeholders, which is also its name.
  init(_ pieces: [Piece], fit: Fit, words: String, detail: String, subject: Occurrence.Subject) {
    let text = Self.text(of: pieces)
    (self.pieces, label, name, symbol, self.fit) = (pieces, text, text, .text, fit)
    (self.words, self.detail, self.subject) = (words, .text(detail), subject)
  }

  /// The sort key of the list.
  package var sortText: String { "\(fit.rawValue)\(isUnlikely ? "~" : "")\(label)" }

  /// The inserted text, with the texts of placeholders.
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
