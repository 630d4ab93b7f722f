import SourceModel

extension UnreadInterface {
  init(_ failure: XMLFailure, in text: SourceText) {
    self.init(
      reason: failure.reason, position: LineTable(text).position(at: failure.offset, in: text),
      possibleNames: Self.showsNames(failure.reason) ? PossibleNames.read(text) : nil)
  }

  /// Whether the bytes show every name that the file may have. Entities may spell any name.
  private static func showsNames(_ reason: Reason) -> Bool {
    switch reason {
    case .syntax, .nesting, .attributeCount, .attributeBytes, .tagBytes, .fileBytes: true
    case .unreadable, .empty, .encoding, .documentType, .entity, .archive, .otherDocument: false
    }
  }
}
