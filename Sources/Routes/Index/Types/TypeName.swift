import SourceModel

/// A spelled type taken apart: the members of a composition, each a dotted path.
///
/// Only what can name a route is understood; a function, tuple, optional, metatype or generic type gives nil.
package struct TypeName: Hashable, Sendable {
  package var paths: [[String]]

  package init?(_ spelling: String) {
    // Most are plain names already.
    if Self.isIdentifier(spelling[...]), !Self.metatypes.contains(spelling) {
      paths = [[spelling]]
      return
    }
    var pending = [Substring(spelling)]
    var paths: [[String]] = []
    while let next = pending.popLast() {
      let text = Self.unwrapped(next)
      let members = Self.members(of: text)
      if members.count > 1 {
        pending.append(contentsOf: members)
        continue
      }
      guard let path = Self.path(text) else { return nil }
      paths.append(path)
    }
    self.paths = paths.reversed()
  }

  /// A spelled type without `?` and `!` behind it.
  package static func withoutMarks(_ spelling: String) -> String {
    var text = Substring(spelling)
    while let last = text.utf8.last, last == UInt8(ascii: "?") || last == UInt8(ascii: "!") { text = text.dropLast() }
    return String(text)
  }

  /// Without `any`, `some` and brackets around the whole.
  private static func unwrapped(_ text: Substring) -> Substring {
    var text = text
    while true {
      if text.hasPrefix("any ") || text.hasPrefix("some ") {
        text = text.drop { $0 != " " }.dropFirst()
      } else if text.hasPrefix("any("), text.hasSuffix(")") {
        text = text.dropFirst(3)
      } else if text.hasPrefix("("), text.hasSuffix(")"), closes(text) {
        text = text.dropFirst().dropLast()
      } else {
        return text
      }
    }
  }

  /// Whether the first bracket is closed by the last character.
  private static func closes(_ text: Substring) -> Bool {
    var depth = 0
    for (index, byte) in zip(text.utf8.indices, text.utf8) {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return text.utf8.index(after: index) == text.endIndex }
    }
    return false
  }

  /// The parts between the `&` outside brackets.
  private static func members(of text: Substring) -> [Substring] {
    var depth = 0
    var start = text.startIndex
    var result: [Substring] = []
    for (index, byte) in zip(text.utf8.indices, text.utf8) {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: ">"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "&") where depth == 0:
        result.append(text[start..<index])
        start = text.utf8.index(after: index)
      default: break
      }
    }
    result.append(text[start...])
    return result
  }

  /// `Module.Outer.Inner` as three names; nil for anything but names and dots.
  private static func path(_ text: Substring) -> [String]? {
    let names = String(text).dottedParts
    guard names.allSatisfy({ isIdentifier($0[...]) }), let last = names.last, !metatypes.contains(last) else {
      return nil
    }
    return names
  }

  /// What the name of a metatype ends with.
  private static let metatypes = ["Type", "Protocol"]

  private static func isIdentifier(_ name: Substring) -> Bool {
    guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    return name.utf8.allSatisfy(Spelling.isWordByte)
  }
}

extension TypeName {
  /// A type's own name, without qualification and generic arguments: `Module.Outer<Int>.Inner<P>` gives `Inner`.
  package static func simple(_ spelling: String) -> String {
    let path = withoutGenerics(spelling)
    return path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// What a spelling begins with: `P.Type`, `P & Q` and `P<Q>` give `P`.
  package static func first(_ spelling: String) -> String {
    String(Substring(spelling.utf8.prefix { !ends.contains($0) }))
  }

  private static let ends = [UInt8(ascii: "."), UInt8(ascii: "&"), UInt8(ascii: "<")]

  /// The own names of a composition's members: `Module.A & B` gives `A` and `B`.
  package static func simpleNames(_ spelling: String) -> [String] {
    guard spelling.utf8.contains(UInt8(ascii: "&")) else { return [simple(spelling)] }
    return TypeName(withoutGenerics(spelling))?.paths.compactMap { $0.last } ?? []
  }

  /// Every word of a spelling: `Box<Int>.Inner` gives `Box`, `Int` and `Inner`.
  static func words(_ spelling: String) -> [String] {
    spelling.utf8.split { !Spelling.isWordByte($0) }.map { String(Substring($0)) }
  }

  /// `Outer<Int>.Inner` gives `Outer.Inner`.
  static func withoutGenerics(_ spelling: String) -> String {
    guard spelling.utf8.contains(UInt8(ascii: "<")) else { return spelling }
    var depth = 0
    let kept = spelling.utf8.filter { byte in
      if byte == UInt8(ascii: "<") { depth += 1 }
      defer { if byte == UInt8(ascii: ">") { depth -= 1 } }
      return depth == 0
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// The text between the first `<` and the last `>`: `Route<A&B>` gives `A&B`.
  package static func genericArgument(_ spelling: String) -> String? {
    let bytes = spelling.utf8
    guard let open = bytes.firstIndex(of: UInt8(ascii: "<")), let close = bytes.lastIndex(of: UInt8(ascii: ">")),
      open < close
    else { return nil }
    return String(spelling[bytes.index(after: open)..<close])
  }

  /// The simple names of an enclosing scope, with dotted extension names taken apart.
  package static func flattened(_ scope: [String]) -> [String] {
    // Most are plain names already.
    if scope.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(Spelling.isWordByte) }) { return scope }
    return scope.flatMap { withoutGenerics($0).dottedNames }
  }
}
