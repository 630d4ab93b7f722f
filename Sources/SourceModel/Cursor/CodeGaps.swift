/// What is no code in the part of a text before a cursor.
package struct CodeGaps: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case comment
    /// A whole literal with its quotation marks and what belongs to them.
    case literal
    /// A literal's part before an interpolation that the cursor stands in.
    case opening
  }

  package struct Gap: Hashable, Sendable {
    package var kind: Kind
    package var range: Range<Int>
  }

  /// What a cursor stands in.
  package enum Place: Hashable, Sendable {
    case code
    /// A literal that begins at `start`, and the bytes between its quotation marks.
    case literal(start: Int, content: Range<Int>)
    /// A comment, or a literal that is more than one plain piece of text.
    case other
  }

  /// In source order, without overlaps; all end before the cursor.
  package private(set) var all: [Gap] = []

  package init() {}

  package mutating func append(_ kind: Kind, _ range: Range<Int>) {
    all.append(Gap(kind: kind, range: range))
  }

  /// Takes the place of all gaps inside it.
  package mutating func close(_ kind: Kind, _ range: Range<Int>) {
    while let last = all.last, last.range.lowerBound >= range.lowerBound { all.removeLast() }
    append(kind, range)
  }
}
