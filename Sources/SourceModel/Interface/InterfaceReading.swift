/// The result of reading one file of Interface Builder.
package enum InterfaceReading: Hashable, Sendable, Codable {
  case outline(InterfaceOutline)
  /// The file counts by its name only.
  case unread(UnreadInterface)

  package var outline: InterfaceOutline? {
    if case .outline(let outline) = self { outline } else { nil }
  }

  package var unread: UnreadInterface? {
    if case .unread(let unread) = self { unread } else { nil }
  }
}

/// A file of Interface Builder whose contents are unknown.
package struct UnreadInterface: Hashable, Sendable, Codable {
  package enum Reason: String, Hashable, Sendable, CaseIterable, Codable {
    case unreadable = "file could not be read"
    case empty = "file is empty"
    case encoding = "file is not UTF-8"
    case documentType = "document type declarations are not supported"
    case entity = "unknown entity"
    case syntax = "not well-formed XML"
    case nesting = "elements nest too deeply"
    case attributeCount = "an element has too many attributes"
    case attributeBytes = "an attribute is longer than 64 KiB"
    case tagBytes = "a tag is longer than 64 KiB"
    case fileBytes = "file is larger than 2 MiB"
    /// A keyed archive of Xcode 3, with the root element `archive`.
    case archive = "format of Xcode 3"
    case otherDocument = "not a document of Interface Builder"
    /// A `.nib`, in the format that a build makes of a `.xib`: a file, or a folder of Xcode 2 and 3.
    case compiled = "compiled nib"

    /// True if `file-not-parsed` reports the file.
    package var isReported: Bool {
      switch self {
      case .unreadable, .empty, .otherDocument, .compiled: false
      default: true
      }
    }
  }

  package var reason: Reason
  /// Where the reader stopped.
  package var position: Position
  /// The words that may be names in the file: all texts between two quotation marks, as written and with their
  /// references decoded, and all words. nil where any name may be in the file.
  package var possibleNames: WordSet?
  /// The custom classes in the file, so that as much is known of them as if it could be read.
  package var classes: Set<String>

  package init(
    reason: Reason, position: Position = .zero, possibleNames: WordSet? = nil, classes: Set<String> = []
  ) {
    self.reason = reason
    self.position = position
    self.possibleNames = possibleNames
    self.classes = classes
  }

  /// Nothing in a nib but its own name is a name that code spells.
  package static let compiled = UnreadInterface(reason: .compiled, possibleNames: WordSet(hashes: []))

  package func mayContain(_ name: String) -> Bool {
    possibleNames?.contains(name) ?? true
  }
}
