/// A property list, flat: its values in the order of the text, each container before what it holds. A dictionary holds
/// keys and values in turn.
struct PropertyList: Sendable {
  enum Kind: UInt8, Sendable {
    case text
    /// With backslashes in it.
    case escapedText
    case list, dictionary
    /// Data, a number or a date.
    case other
  }

  struct Value: Sendable {
    var kind: Kind
    /// Where the bytes of a text begin and end. A container ends behind the last value in it.
    var start: Int32 = 0
    var end: Int32 = 0
  }

  private let bytes: ArraySlice<UInt8>
  private let values: [Value]
  /// True if the bytes are those of the file.
  private let isAsWritten: Bool

  /// The bytes begin at index 0. The first value is the whole list; there is one.
  init(bytes: ArraySlice<UInt8>, values: [Value], isAsWritten: Bool) {
    (self.bytes, self.values, self.isAsWritten) = (bytes, values, isAsWritten)
  }

  func kind(_ position: Int) -> Kind { values[position].kind }

  /// The bytes of a text; nothing of other values.
  func bytes(_ position: Int) -> ArraySlice<UInt8> {
    let value = values[position]
    switch value.kind {
    case .text: return bytes[Int(value.start)..<Int(value.end)]
    case .escapedText: return Array(EscapedText(bytes[Int(value.start)..<Int(value.end)]).text.utf8)[...]
    case .list, .dictionary, .other: return []
    }
  }

  /// The byte offset in the file at which a text begins; nil for one with backslashes, and in a list in XML.
  func place(of position: Int) -> Int? {
    isAsWritten && values[position].kind == .text ? Int(values[position].start) : nil
  }

  /// nil where the value is no text.
  func text(_ position: Int) -> String? {
    isText(position) ? String(decoding: bytes(position), as: UTF8.self) : nil
  }

  /// nil where the value is no list of texts.
  func texts(_ position: Int) -> [String]? {
    isListOfTexts(position) ? content(of: position).compactMap(text) : nil
  }

  func isListOfTexts(_ position: Int) -> Bool {
    values[position].kind == .list && content(of: position).allSatisfy { isText($0) }
  }

  func isText(_ position: Int) -> Bool {
    values[position].kind == .text || values[position].kind == .escapedText
  }

  /// What a dictionary holds, as it is written: of two equal keys, the last one counts.
  func forEachEntry(of dictionary: Int, _ body: (_ key: Int, _ value: Int) -> Void) {
    let content = content(of: dictionary)
    var key = content.lowerBound
    while key + 1 < content.upperBound {
      body(key, key + 1)
      key = behind(key + 1)
    }
  }

  /// What a dictionary holds under a key.
  func value(of name: String, in dictionary: Int) -> Int? {
    var found: Int?
    forEachEntry(of: dictionary) { key, value in
      if bytes(key).elementsEqual(name.utf8) { found = value }
    }
    return found
  }

  /// True if two texts have the same bytes.
  func areEqual(_ left: Int, _ right: Int) -> Bool { bytes(left) == bytes(right) }

  /// A hash of the bytes of a text.
  func hash(of position: Int) -> UInt64 { bytes(position).withUnsafeBytes(ByteOrder.hash) }

  /// All that a container holds, also deeper.
  func content(of container: Int) -> Range<Int> {
    (container + 1)..<max(container + 1, Int(values[container].end))
  }

  private func behind(_ position: Int) -> Int {
    let value = values[position]
    return value.kind == .list || value.kind == .dictionary ? Int(value.end) : position + 1
  }
}
