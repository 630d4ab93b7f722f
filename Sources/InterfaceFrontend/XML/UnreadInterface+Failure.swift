import SourceModel

extension UnreadInterface {
  init(_ failure: XMLFailure, in text: SourceText) {
    // What is no XML at all may stand for a file that is elsewhere, as a pointer of Git LFS does.
    let showsNames = Self.showsNames(failure.reason) && text.bytes.contains(UInt8(ascii: "<"))
    self.init(
      reason: failure.reason, position: LineTable(text).position(at: failure.offset, in: text),
      possibleNames: showsNames ? PossibleNames.read(text) : nil,
      classes: showsNames ? PossibleNames.classes(in: text) : [])
  }

  /// Whether the bytes show every name that the file may have. Entities may spell any name.
  private static func showsNames(_ reason: Reason) -> Bool {
    switch reason {
    case .syntax, .nesting, .attributeCount, .attributeBytes, .tagBytes, .fileBytes: true
    case .unreadable, .empty, .encoding, .documentType, .entity, .archive, .otherDocument, .compiled: false
    }
  }
}
