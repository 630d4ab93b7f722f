/// Writes a large object in the pretty layout. No list is ever a tree as a whole: its elements are, each within limits.
///
/// The text is the one that the object as a whole would have.
package struct DocumentWriter {
  /// Parts of the text are sent when they are longer, in bytes.
  private static let partLength = 1 << 16

  private let send: (([UInt8]) -> Void)?
  private var bytes: [UInt8] = Array("{".utf8)
  private var isEmpty = true
  /// The number of objects that are not closed.
  private var depth = 1

  /// `send` gets parts of the text while it is written; nil where all is kept for `finished`.
  package init(sending send: (([UInt8]) -> Void)? = nil) {
    self.send = send
  }

  /// Throws as `JSONValue.serialized`, for this member.
  package mutating func write(_ key: String, _ value: JSONValue) throws(JSONError) {
    try begin(key)
    append(try value.serialized(.pretty), depth: depth)
  }

  /// An element of a list as a text, or what `JSONValue.serialized` throws.
  package static func text(of element: JSONValue) -> Result<[UInt8], JSONError> {
    Result { () throws(JSONError) in try element.serialized(.pretty) }
  }

  /// Throws as `JSONValue.serialized`, for any of the elements.
  package mutating func write(_ key: String, elements: some Sequence<JSONValue>) throws(JSONError) {
    try write(key, texts: elements.lazy.map(Self.text))
  }

  /// Writes a list of elements that `text(of:)` gave. Throws the first error among them.
  package mutating func write(_ key: String, texts: some Sequence<Result<[UInt8], JSONError>>) throws(JSONError) {
    try begin(key)
    bytes.append(UInt8(ascii: "["))
    var isFirst = true
    for text in texts {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      breakLine(depth: depth + 1)
      append(try text.get(), depth: depth + 1)
      isFirst = false
      sendPart()
    }
    if !isFirst { breakLine(depth: depth) }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Writes an object with the members that `write` writes. Throws what it throws.
  package mutating func write(
    _ key: String, members write: (inout DocumentWriter) throws(JSONError) -> Void
  ) throws(JSONError) {
    try begin(key)
    bytes.append(UInt8(ascii: "{"))
    isEmpty = true
    depth += 1
    try write(&self)
    depth -= 1
    if !isEmpty { breakLine(depth: depth) }
    bytes.append(UInt8(ascii: "}"))
    isEmpty = false
  }

  /// The text that was not sent, with a line break at the end.
  package consuming func finished() -> [UInt8] {
    bytes += Array((isEmpty ? "}\n" : "\n}\n").utf8)
    return bytes
  }

  private mutating func sendPart() {
    guard let send, bytes.count >= Self.partLength else { return }
    send(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func begin(_ key: String) throws(JSONError) {
    if !isEmpty { bytes.append(UInt8(ascii: ",")) }
    breakLine(depth: depth)
    isEmpty = false
    bytes += try JSONValue.string(key).serialized()
    bytes += Array(": ".utf8)
  }

  /// No line break of a JSON text stands in a string.
  private mutating func append(_ text: [UInt8], depth: Int) {
    var rest = text[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      bytes += rest[..<end]
      breakLine(depth: depth)
      rest = rest[(end + 1)...]
    }
    bytes += rest
  }

  private mutating func breakLine(depth: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }
}
