import SourceModel

/// The generic argument that a cursor stands in, of a type that is known by name.
///
/// Decided by reading back from the cursor, never from a tree: code that is being typed has none to rely on.
package struct GenericArgument: Hashable, Sendable {
  /// The generic type's own name: `RoutableView` for `ZRouter.RoutableView<|`.
  package var type: String
  /// The bytes of the identifier that the cursor stands in or touches; empty where nothing is typed yet.
  package var word: Range<Int>
  /// Another type stands before it: `UIViewController & |`.
  package var continuesComposition: Bool

  /// nil where the byte offset is in a comment or a string, or in no argument of one of `types`.
  package init?(at offset: Int, in text: SourceText, ofAny types: Set<String>) {
    let found = text.withBytes { bytes -> GenericArgument? in
      guard offset >= 0, offset <= bytes.count else { return nil }
      guard let argument = GenericArgument(before: offset, in: bytes), types.contains(argument.type) else { return nil }
      return CodeScanner.isCode(at: offset, in: bytes) ? argument : nil
    }
    guard let found else { return nil }
    self = found
  }

  private init?(before offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var reader = BackwardReader(bytes, at: offset)
    reader.skipWord()
    let start = reader.offset
    guard let found = reader.skipToGenericType() else { return nil }
    (type, continuesComposition) = (found.name, found.isComposition)
    word = start..<BackwardReader.endOfWord(from: offset, in: bytes)
  }
}

extension BackwardReader {
  /// Steps over the composition and the module in front of the word, `UIViewController & Editor.`, and over the `<`
  /// before them; returns the identifier that the `<` is attached to.
  fileprivate mutating func skipToGenericType() -> (name: String, isComposition: Bool)? {
    var isComposition = false
    while true {
      let wrapped = skipSpace()
      if take(".") {
        guard !skipWord().isEmpty else { return nil }
      } else if take("&") {
        isComposition = true
        skipSpace()
        guard !skipWord().isEmpty else { return nil }
      } else {
        // Behind an unfinished `RoutableView<` the next line is another statement.
        guard !wrapped, take("<") else { return nil }
        let name = skipWord()
        return name.isEmpty ? nil : (String(decoding: name, as: UTF8.self), isComposition)
      }
    }
  }
}
