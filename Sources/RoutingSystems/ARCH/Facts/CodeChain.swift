import SourceModel

/// A row of names and calls: `CartConfigurator(moduleIO: nil).router.transit(…)`.
struct CodeChain: Equatable {
  struct Link: Equatable {
    let name: String
    let isCall: Bool
    let range: SourceRange
  }

  /// Without `self` at the start. Not empty.
  private(set) var links: [Link]

  /// nil for other values.
  init?(_ code: CodeBody, at value: Int) {
    var (reversed, next): ([Link], Int?) = ([], value)
    while let index = next {
      let value = code.values[index]
      switch value.kind {
      case .path:
        reversed += Self.links(ofPath: value.name).reversed()
        next = nil
      case .call(let receiver, _):
        reversed.append(Link(name: value.name.text, isCall: true, range: value.name.range))
        next = receiver
      case .member(let owner):
        reversed.append(Link(name: value.name.text, isCall: false, range: value.name.range))
        next = owner
      case .cast(let operand, _): next = operand
      case .element, .difference, .choice, .tuple, .list, .closure, .other: return nil
      }
    }
    links = reversed.reversed()
    if links.count > 1, links[0].name == "self" { links.removeFirst() }
  }

  /// Each has the range of the whole path if that holds more than the names.
  private static func links(ofPath path: Spelling) -> [Link] {
    let names = path.text.dottedParts
    var position = path.range.start
    var ranges: [SourceRange] = []
    for name in names {
      let start = position
      position.move(over: name)
      ranges.append(SourceRange(start: start, end: position))
      position.move(over: ".")
    }
    let isExact = ranges.last?.end == path.range.end
    return names.indices.map { Link(name: names[$0], isCall: false, range: isExact ? ranges[$0] : path.range) }
  }

  var first: Link { links[0] }

  /// The name alone, if it is a single one that is not called.
  var local: String? { links.count == 1 && !first.isCall ? first.name : nil }

  /// The row behind what its first name stands for.
  func replacingFirst(by chain: CodeChain) -> CodeChain {
    var replaced = self
    replaced.links = chain.links + links.dropFirst()
    return replaced
  }
}

extension CodeBody {
  /// The values that are not part of a longer row.
  var outermost: [Int] {
    let inner = Set(
      values.compactMap { value -> Int? in
        switch value.kind {
        case .call(let receiver, _): receiver
        case .member(let owner): owner
        case .cast(let operand, _): operand
        default: nil
        }
      })
    return values.indices.filter { !inner.contains($0) }
  }

  /// What the names that the body binds once stand for.
  var constants: [String: Int] {
    var (values, seen): ([String: Int], Set<String>) = ([:], [])
    for step in steps where step.kind == .binding {
      let isNew = seen.insert(step.target.text).inserted
      values[step.target.text] = isNew ? step.value : nil
    }
    return values
  }

  /// The first names of all paths, and the names of calls without a receiver, with their places; each once.
  var mentions: [Spelling] {
    var seen: Set<String> = []
    var paths = outermost.compactMap { CodeChain(self, at: $0)?.first }.map { Spelling(text: $0.name, range: $0.range) }
    for step in steps where step.kind == .assignment {
      let names = step.target.text.split(separator: ".").filter { $0 != "self" }
      if let first = names.first { paths.append(Spelling(text: String(first), range: step.target.range)) }
    }
    return paths.filter { !$0.text.isEmpty && seen.insert($0.text).inserted }
  }
}

extension Position {
  fileprivate mutating func move(over text: String) {
    utf8 += Int32(text.utf8.count)
    utf16 += Int32(text.utf16.count)
    utf32 += Int32(text.unicodeScalars.count)
  }
}
