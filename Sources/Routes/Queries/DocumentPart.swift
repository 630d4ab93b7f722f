import SourceModel

/// A named part of a document that a list of symbols shows.
package struct DocumentPart: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// An object of the document.
    case object
    /// A connection from one object to another.
    case link
    /// An object that is made several times.
    case template
  }

  package var name: String
  /// Words beside the name; nil for none.
  package var detail: String?
  package var kind: Kind
  /// The whole part.
  package var range: SourceRange
  /// The name or what stands for it, inside `range`.
  package var place: SourceRange

  package init(name: String, detail: String?, kind: Kind, range: SourceRange, place: SourceRange) {
    self.name = name
    self.detail = detail
    self.kind = kind
    self.range = range
    self.place = place
  }
}

/// A part of a document with the parts in it. There are two levels.
package struct DocumentPartGroup: Hashable, Sendable {
  package var part: DocumentPart
  /// In source order.
  package var inner: [DocumentPart]

  package init(_ part: DocumentPart, _ inner: [DocumentPart] = []) {
    (self.part, self.inner) = (part, inner)
  }
}

extension RouteIndex {
  /// The parts of a document that the systems know, in source order; empty for code.
  package func documentParts(in file: FileID) -> [DocumentPartGroup] {
    systems.all.flatMap { $0.documentParts(in: file, of: self) }
  }
}
