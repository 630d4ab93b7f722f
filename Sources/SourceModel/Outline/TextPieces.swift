/// The pieces of a text that code composes at run time: `"app://note/\(id)"`.
package struct TextPieces: Hashable, Sendable {
  package enum Piece: Hashable, Sendable {
    case text(String)
    /// A part that may be any text, also an empty one.
    case hole
  }

  /// In order. No two neighbors are the same kind of piece.
  package private(set) var pieces: [Piece] = []

  package init() {}

  package init(_ text: String) {
    append(text)
  }

  /// Any text.
  package static let unknown: TextPieces = {
    var pieces = TextPieces()
    pieces.appendHole()
    return pieces
  }()

  package mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    guard case .text(let before)? = pieces.last else { return pieces.append(.text(text)) }
    pieces[pieces.count - 1] = .text(before + text)
  }

  package mutating func appendHole() {
    if pieces.last != .hole { pieces.append(.hole) }
  }

  package mutating func append(_ other: TextPieces) {
    for piece in other.pieces {
      switch piece {
      case .text(let text): append(text)
      case .hole: appendHole()
      }
    }
  }

  /// True if it begins with a text. Nothing is known of any other.
  package var beginsWithText: Bool {
    if case .text? = pieces.first { true } else { false }
  }
}
