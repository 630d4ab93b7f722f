import SourceModel

/// The elements of a file with their tags and texts.
struct ElementTree {
  private let base: UnsafePointer<UInt8>
  private let bytes: UnsafeBufferPointer<UInt8>
  private let lines: LineTable
  let elements: [Element]
  let tags: [Tag]

  init(_ file: XMLFile, _ bytes: UnsafeBufferPointer<UInt8>, _ lines: LineTable) {
    (base, self.bytes, self.lines, elements) = (file.base, bytes, lines, file.elements)
    tags = Tag.tags(of: elements)
  }

  // MARK: Elements

  /// Index of the element around one; nil for the root.
  func parent(of index: Int) -> Int? {
    let parent = Int(elements[index].parent)
    return parent >= 0 ? parent : nil
  }

  func tag(around index: Int) -> Tag {
    parent(of: index).map { tags[$0] } ?? .other
  }

  func attributes(of index: Int) -> Attributes {
    Attributes(of: elements[index], in: base)
  }

  /// Whether an element has one of two attributes; for most elements without a look at their bytes.
  func hasClassOrReuseIdentifier(_ index: Int) -> Bool {
    let names = elements[index].attributeNames
    guard names.mayContain(Self.customClass) || names.mayContain(Self.reuseIdentifier) else { return false }
    let attributes = attributes(of: index)
    return attributes[.customClass] != nil || attributes[.reuseIdentifier] != nil
  }

  private static let customClass = WordHash(AttributeName.customClass.rawValue)
  private static let reuseIdentifier = WordHash(AttributeName.reuseIdentifier.rawValue)

  // MARK: Texts

  func text(_ range: Range<Int>) -> String {
    AttributeValue.decode(base, from: range.lowerBound, to: range.upperBound)
  }

  func text(_ range: Range<Int>?) -> String? {
    range.map { text($0) }
  }

  func spelling(_ range: Range<Int>?) -> Spelling? {
    range.map { Spelling(text: text($0), range: place(from: $0.lowerBound, to: $0.upperBound)) }
  }

  /// The same where the value is not empty.
  func name(_ range: Range<Int>?) -> Spelling? {
    range.flatMap { $0.isEmpty ? nil : spelling($0) }
  }

  /// The hash of a value with its references decoded.
  func hash(_ range: Range<Int>) -> WordHash {
    guard AttributeValue.needsDecoding(base, from: range.lowerBound, to: range.upperBound) else {
      return WordHash(start: base + range.lowerBound, count: range.count)
    }
    return WordHash(text(range))
  }

  // MARK: Places

  func place(from start: Int, to end: Int) -> SourceRange {
    SourceRange(start: lines.position(at: start, in: bytes), end: lines.position(at: end, in: bytes))
  }

  /// The whole element.
  func place(of index: Int) -> SourceRange {
    place(from: Int(elements[index].start), to: Int(elements[index].end))
  }

  /// The name in the start tag.
  func tagName(of index: Int) -> Spelling {
    let element = elements[index]
    let range = (Int(element.start) + 1)..<Int(element.nameEnd)
    return Spelling(text: text(range), range: place(from: range.lowerBound, to: range.upperBound))
  }
}
