import SourceModel

/// Reads the tags of an XML file from its first byte to its last, in one loop, and refuses what is not well-formed.
///
/// The bytes must be characters of XML (`CharacterCheck`), and zero bytes must follow them (`SourceText.padding`): a zero
/// byte ends every name, value and text.
struct TagReader {
  let base: UnsafePointer<UInt8>
  let count: Int
  private let allowsDocumentType: Bool
  /// Byte offset of what comes next.
  var position: Int
  /// In source order.
  private(set) var elements: [Element] = []
  /// Indices of the elements that have not ended.
  private var open: [Int32] = []
  /// The hashes of the attributes of the tag that is being read.
  var names: [WordHash] = []
  private(set) var failure: XMLFailure?

  init(_ base: UnsafePointer<UInt8>, count: Int, allowsDocumentType: Bool) {
    (self.base, self.count, self.allowsDocumentType) = (base, count, allowsDocumentType)
    position = ByteOrderMark.length(in: UnsafeBufferPointer(start: base, count: count))
    elements.reserveCapacity(count / 128)
  }

  @inline(__always)
  func byte(at offset: Int) -> UInt8 { base[offset] }

  @inline(__always)
  func load(at offset: Int) -> UInt64 {
    ByteLanes.load(base, at: offset)
  }

  /// Keeps the first reason. Returns false, so that a caller can return it.
  mutating func fail(_ reason: UnreadInterface.Reason, at offset: Int) -> Bool {
    if failure == nil { failure = XMLFailure(reason: reason, offset: min(offset, count)) }
    return false
  }

  /// Reads the whole file. Returns false, with a `failure`, where it cannot.
  mutating func read() -> Bool {
    if isSpelled("<?xml", at: position), byte(at: position + 5).isBlank {
      guard readDeclaration() else { return false }
    }
    while true {
      guard open.isEmpty ? skipBlanksOutside() : skipText() else { return false }
      guard position < count else { break }
      guard readMarkup() else { return false }
    }
    return open.isEmpty && !elements.isEmpty ? true : fail(.syntax, at: count)
  }

  private mutating func readMarkup() -> Bool {
    switch byte(at: position + 1) {
    case UInt8(ascii: "/"): readEndTag()
    case UInt8(ascii: "!"): readDeclarationOrComment()
    case UInt8(ascii: "?"): readInstruction()
    default: readStartTag()
    }
  }

  private mutating func readDeclarationOrComment() -> Bool {
    if isSpelled("<!--", at: position) { return skipComment() }
    if isSpelled("<![CDATA[", at: position), !open.isEmpty { return skipCharacterData() }
    guard isSpelled("<!DOCTYPE", at: position) else { return fail(.syntax, at: position) }
    return allowsDocumentType && elements.isEmpty ? skipDocumentType() : fail(.documentType, at: position)
  }

  // MARK: Tags

  private mutating func readStartTag() -> Bool {
    let start = position
    guard !open.isEmpty || elements.isEmpty, let nameEnd = endOfName(from: start + 1) else {
      return fail(.syntax, at: start)
    }
    guard open.count < XMLLimits.nesting else { return fail(.nesting, at: start) }
    var element = Element(
      start: Int32(start), nameEnd: Int32(nameEnd), parent: open.last ?? -1,
      nameHash: WordHash(start: base + start + 1, count: nameEnd - start - 1))
    position = nameEnd
    guard readAttributes(of: &element) else { return false }
    let isEmpty = byte(at: position) == UInt8(ascii: "/")
    if isEmpty { position += 1 }
    guard byte(at: position) == UInt8(ascii: ">") else { return fail(.syntax, at: position) }
    position += 1
    element.end = Int32(position)
    if !isEmpty { open.append(Int32(elements.count)) }
    elements.append(element)
    return true
  }

  private mutating func readEndTag() -> Bool {
    let nameStart = position + 2
    guard let index = open.popLast() else { return fail(.syntax, at: position) }
    let element = elements[Int(index)]
    let length = Int(element.nameEnd - element.start) - 1
    for offset in 0..<length where byte(at: nameStart + offset) != byte(at: Int(element.start) + 1 + offset) {
      return fail(.syntax, at: position)
    }
    let end = endOfBlanks(from: nameStart + length)
    guard byte(at: end) == UInt8(ascii: ">") else { return fail(.syntax, at: position) }
    position = end + 1
    elements[Int(index)].end = Int32(position)
    return true
  }
}
