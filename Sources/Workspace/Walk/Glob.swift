/// A shell pattern as git understands it (`wildmatch.c`): `*`, `?`, `[a-z]`, `[!a]`, `\*`; for paths also `**`.
struct Glob: Hashable, Sendable {
  private enum Element: Hashable, Sendable {
    case byte(UInt8)
    case any
    /// Kept apart: it takes 32 bytes, the others one.
    indirect case set(ByteSet)
    /// Any bytes without a slash.
    case star
    /// `**/`: nothing, or any bytes that end with a slash.
    case folders
    /// `**` at the end, or before an escaped slash: any bytes.
    case everything

    /// nil where other bytes match, too.
    var byte: UInt8? {
      if case .byte(let byte) = self { byte } else { nil }
    }
  }

  private var elements: [Element] = []
  /// A pattern that ends inside a bracket or behind a backslash matches nothing.
  private var isValid = true
  /// Those of every text that matches.
  private(set) var ends = Ends()

  /// The bytes that a text begins and ends with: most texts are told by them. nil where any may stand, and in an empty
  /// text.
  struct Ends: Hashable, Sendable {
    var first: UInt8?
    var last: UInt8?

    /// False if a text with these ends certainly does not match.
    func fit(_ text: Ends) -> Bool {
      (first == nil || first == text.first) && (last == nil || last == text.last)
    }
  }

  /// For a name, which holds no slash.
  init(name pattern: some Collection<UInt8>) {
    self.init(Array(pattern), forPaths: false)
  }

  /// For a path without a slash at its beginning.
  init(path pattern: some Collection<UInt8>) {
    self.init(Array(pattern), forPaths: true)
  }

  private init(_ bytes: [UInt8], forPaths: Bool) {
    // git compares what stands before the first wildcard by itself (`match_pathname`), so that `a**/b` begins with `**`.
    let literal = forPaths ? bytes.firstIndex(where: Self.special.contains) ?? bytes.count : nil
    var offset = 0
    while offset < bytes.count {
      guard let element = Self.element(bytes, at: &offset, literal: literal) else {
        isValid = false
        return
      }
      if element != .star || elements.last != .star { elements.append(element) }
    }
    ends = Ends(first: elements.first?.byte, last: elements.last?.byte)
  }

  private static let special = Set("*?[\\".utf8)

  /// nil where the pattern ends too early.
  private static func element(_ bytes: [UInt8], at offset: inout Int, literal: Int?) -> Element? {
    switch bytes[offset] {
    case UInt8(ascii: "["): return ByteSet(bytes, from: &offset).map(Element.set)
    case UInt8(ascii: "*"): return star(bytes, at: &offset, literal: literal)
    case UInt8(ascii: "?"):
      offset += 1
      return .any
    case UInt8(ascii: "\\"):
      guard offset + 1 < bytes.count else { return nil }
      offset += 2
    default: offset += 1
    }
    return .byte(bytes[offset - 1])
  }

  private static func star(_ bytes: [UInt8], at offset: inout Int, literal: Int?) -> Element {
    let start = offset
    while offset < bytes.count, bytes[offset] == UInt8(ascii: "*") { offset += 1 }
    let isFirst = literal == start || start > 0 && bytes[start - 1] == FilePath.separator
    guard literal != nil, offset - start > 1, isFirst else { return .star }
    let rest = bytes[offset...]
    if rest.first == FilePath.separator {
      offset += 1
      return .folders
    }
    return rest.isEmpty || rest.starts(with: Array("\\/".utf8)) ? .everything : .star
  }
}

// MARK: Matching

extension Glob {
  /// Takes time polynomial in pattern and text: only the last star and the last `**` are ever tried again. An earlier one
  /// could only give them what they can take themselves.
  func matches(_ text: ArraySlice<UInt8>) -> Bool {
    guard isValid, ends.fit(Ends(first: text.first, last: text.last)) else { return false }
    var (next, place) = (0, text.startIndex)
    var name: (next: Int, place: Int)?
    var path: (next: Int, place: Int)?
    while next < elements.count || place < text.endIndex {
      if next < elements.count, elements[next] == .star {
        next += 1
        name = (next, place)
      } else if next < elements.count, elements[next] == .folders || elements[next] == .everything {
        next += 1
        (name, path) = (nil, (next, place))
      } else if next < elements.count, place < text.endIndex, Self.matches(elements[next], text[place]) {
        next += 1
        place += 1
      } else if let last = name, last.place < text.endIndex, text[last.place] != FilePath.separator {
        name = (last.next, last.place + 1)
        (next, place) = (last.next, last.place + 1)
      } else if let last = path, let more = more(behind: last.place, in: text, by: elements[last.next - 1]) {
        (name, path) = (nil, (last.next, more))
        (next, place) = (last.next, more)
      } else {
        return false
      }
    }
    return true
  }

  /// Where the text goes on when a `**` swallows one piece more; nil where there is none.
  private func more(behind place: Int, in text: ArraySlice<UInt8>, by element: Element) -> Int? {
    if element == .everything { return place < text.endIndex ? place + 1 : nil }
    return text[place...].firstIndex(of: FilePath.separator).map { $0 + 1 }
  }

  private static func matches(_ element: Element, _ byte: UInt8) -> Bool {
    switch element {
    case .byte(let expected): byte == expected
    case .any: byte != FilePath.separator
    case .set(let set): set.contains(byte) && byte != FilePath.separator
    case .star, .folders, .everything: false
    }
  }
}
