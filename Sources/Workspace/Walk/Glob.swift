/// A shell pattern for one file name, as git understands it (`wildmatch.c`): `*`, `?`, `[a-z]`, `[!a]`, `\*`.
///
/// Matching takes time linear in pattern × name: only the last star is ever tried again.
struct Glob: Hashable, Sendable {
  private enum Element: Hashable, Sendable {
    case byte(UInt8)
    case any
    case star
    case set(ByteSet)
  }

  private var elements: [Element] = []
  /// A pattern that ends inside a bracket or behind a backslash matches nothing.
  private var isValid = true

  init(_ pattern: some Collection<UInt8>) {
    let bytes = Array(pattern)
    var offset = 0
    while offset < bytes.count {
      guard let element = Self.readElement(bytes, at: &offset) else {
        isValid = false
        return
      }
      if element != .star || elements.last != .star { elements.append(element) }
    }
  }

  /// nil where the pattern ends too early.
  private static func readElement(_ bytes: [UInt8], at offset: inout Int) -> Element? {
    if bytes[offset] == UInt8(ascii: "[") { return ByteSet(bytes, from: &offset).map(Element.set) }
    var byte = bytes[offset]
    offset += 1
    switch byte {
    case UInt8(ascii: "*"): return .star
    case UInt8(ascii: "?"): return .any
    case UInt8(ascii: "\\"):
      guard offset < bytes.count else { return nil }
      byte = bytes[offset]
      offset += 1
      return .byte(byte)
    default: return .byte(byte)
    }
  }

  func matches(_ name: ArraySlice<UInt8>) -> Bool {
    guard isValid else { return false }
    return wildcardMatch(elements, name, isStar: { $0 == .star }, matches: Self.matches)
  }

  private static func matches(_ element: Element, _ byte: UInt8) -> Bool {
    switch element {
    case .byte(let expected): byte == expected
    case .any: byte != FilePath.separator
    case .set(let set): set.contains(byte) && byte != FilePath.separator
    case .star: false
    }
  }
}

/// Matches a pattern in which a star stands for any number of items and every other element for one.
///
/// When an item does not fit, it is enough to let the last star swallow one more: an earlier star could only give it
/// items that it can take itself.
func wildcardMatch<Element, Item>(
  _ pattern: [Element], _ items: ArraySlice<Item>, isStar: (Element) -> Bool, matches: (Element, Item) -> Bool
) -> Bool {
  var (next, item) = (0, items.startIndex)
  var retry: (next: Int, item: Int)?
  while item < items.endIndex {
    if next < pattern.count, isStar(pattern[next]) {
      next += 1
      retry = (next, item)
    } else if next < pattern.count, matches(pattern[next], items[item]) {
      next += 1
      item += 1
    } else if let last = retry {
      retry = (last.next, last.item + 1)
      (next, item) = (last.next, last.item + 1)
    } else {
      return false
    }
  }
  return pattern[next...].allSatisfy(isStar)
}
