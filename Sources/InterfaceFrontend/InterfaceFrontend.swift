import SourceModel

/// Reads the storyboards and xibs of Interface Builder.
package enum InterfaceFrontend {
  /// File name extensions without the dot.
  package static let fileExtensions = ["storyboard", "xib"]

  /// Reads a file in one pass over its bytes. Never fails; iterative; time linear in the size, but for sorting the ids.
  ///
  /// No entity is resolved: a file with a document type is not read.
  package static func read(_ text: SourceText) -> InterfaceReading {
    text.withBytes { bytes in
      switch XMLFile.read(bytes) {
      case .success(let file): OutlineReader.read(file, text)
      case .failure(let failure): .unread(UnreadInterface(failure, in: text))
      }
    }
  }

  /// Reads the names of documents in a property list. Never fails: a file that is not a list in XML has none.
  package static func readProperties(_ text: SourceText) -> BundleProperties { BundlePropertyReader.read(text) }

  /// The value of an attribute of a file that is read, by the byte offsets between its quotation marks.
  package static func value(from start: Int, to end: Int, in text: SourceText) -> String {
    text.withBytes { bytes in
      guard let base = bytes.baseAddress, start >= 0, start <= end, end <= bytes.count else { return "" }
      return AttributeValue.decode(base, from: start, to: end)
    }
  }
}
