import SourceModel

/// One element of a well-formed file, in byte offsets.
struct Element {
  /// Of the `<` of the start tag.
  var start: Int32
  /// Behind the name in the start tag.
  var nameEnd: Int32
  /// Behind the end tag.
  var end: Int32 = 0
  /// Index of the element around it, which is smaller than its own; -1 for the root.
  var parent: Int32
  /// The value of the attribute `id`, between its quotation marks; both are 0 where there is none.
  var idStart: Int32 = 0
  var idEnd: Int32 = 0
  var nameHash: WordHash
  var attributeNames = NameSet()
}

/// The names of the attributes of one element: "certainly not among them", or "perhaps".
struct NameSet {
  private var bits: UInt64 = 0

  @inline(__always)
  func mayContain(_ hash: WordHash) -> Bool { bits & Self.bit(hash) != 0 }

  @inline(__always)
  mutating func insert(_ hash: WordHash) { bits |= Self.bit(hash) }

  @inline(__always)
  private static func bit(_ hash: WordHash) -> UInt64 { 1 &<< (hash.rawValue &>> 58) }
}
