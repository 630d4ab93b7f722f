/// Writes a large object in the pretty layout, one element of a list at a time: only that is ever a tree, and limited.
///
/// The text is the one that the object as a whole would have.
package struct DocumentWriter {
  private var bytes: [UInt8] = Array("{".utf8)
  private var isEmpty = true

  package init() {}

  /// Throws as `JSONValue.serialized`, for this member.
  package mutating func write(_ key: String, _ value: JSONValue) throws(JSONError) {
    try begin(key)
    append(try value.serialized(.pretty), depth: 1)
  }

  /// Throws as `JSONValue.serialized`, for any of the elements.
  package mutating func write(_ key: String, elements: some Sequence<JSONValue>) throws(JSONError) {
    try begin(key)
    bytes.append(UInt8(ascii: "["))
    var isFirst = true
    for element in elements {
      bytes += Array((isFirst ? "\n    " : ",\n    ").utf8)
      append(try element.serialized(.pretty), depth: 2)
      isFirst = false
    }
    bytes += Array((isFirst ? "]" : "\n  ]").utf8)
  }

  /// The whole text, with a line break at the end.
  package consuming func finished() -> [UInt8] {
    bytes + Array((isEmpty ? "}\n" : "\n}\n").utf8)
  }

  private mutating func begin(_ key: String) throws(JSONError) {
    bytes += Array((isEmpty ? "\n  " : ",\n  ").utf8)
    isEmpty = false
    bytes += try JSONValue.string(key).serialized()
    bytes += Array(": ".utf8)
  }

  /// No line break of a JSON text stands in a string.
  private mutating func append(_ text: [UInt8], depth: Int) {
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.startIndex > 0 { bytes += [UInt8(ascii: "\n")] + Array(repeating: UInt8(ascii: " "), count: 2 * depth) }
      bytes += line
    }
  }
}
