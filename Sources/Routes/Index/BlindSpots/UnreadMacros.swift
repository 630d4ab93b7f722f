import SourceModel

/// The macros of Objective-C of which some use is perhaps not read as their body.
struct UnreadMacros {
  /// All of them, where a macro may put the name of another one together.
  private let names: Set<String>?
  /// A macro in place of the name of a class: the class that is declared there is not known.
  let className: String?

  init(_ files: [IndexedFile], _ heads: NamedHeads) {
    let macros = files.flatMap(\.facts.macros.defined)
    let bodies = Dictionary(grouping: macros, by: \.name)
    let words = heads.systems.interest(in: .objectiveC).macroWords(heads.library.macros)
    let read = Set(MacroTable(macros).readable(leadingTo: words).keys)
    let left = files.reduce(into: Set(bodies.keys).subtracting(read)) { $0.formUnion($1.facts.macros.unread) }
    let reached = NameGraph.reached(from: left) { bodies[$0, default: []].flatMap(\.tokens).map(String.init) }
    names = macros.contains { Self.composes($0, anyOf: read) } ? nil : reached
    className = bodies.keys.sorted().first { name in
      bodies[name]?.contains { $0.tokens.count > 1 } == true && Self.isClass(name, heads)
    }
  }

  func contains(_ macro: Macro) -> Bool {
    names?.contains(macro.name) ?? true
  }

  /// `ROUTABLE_##kind` may be one of `names`, and `a##b` any.
  private static func composes(_ macro: Macro, anyOf names: Set<String>) -> Bool {
    let parameters = Set(macro.parameters ?? [])
    return macro.tokens.indices.contains { index in
      guard macro.tokens[index] == "##", index > 0, index + 1 < macro.tokens.count else { return false }
      func literal(_ token: Substring) -> Substring { parameters.contains(String(token)) || token == "##" ? "" : token }
      let (start, end) = (literal(macro.tokens[index - 1]), literal(macro.tokens[index + 1]))
      return names.contains { $0.hasPrefix(start) && $0.hasSuffix(end) }
    }
  }

  private static func isClass(_ name: String, _ heads: NamedHeads) -> Bool {
    heads.contains(declaring: name) { head, file in file.language == .objectiveC && head.kind != .typealias }
  }
}
