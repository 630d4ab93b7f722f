import SourceModel

/// The macros of a tree, by what their bodies lead to.
struct MacroTable {
  private var definitions: [String: [Macro]] = [:]
  /// The macros whose bodies hold a word.
  private var users: [String: Set<String>] = [:]

  init(_ macros: some Sequence<Macro>) {
    for macro in macros {
      definitions[macro.name, default: []].append(macro)
      for token in macro.tokens { users[String(token), default: []].insert(macro.name) }
    }
  }

  /// The macros that lead to one of `words`, by name.
  func leading(to words: Set<String>) -> Set<String> {
    NameGraph.reached(from: words) { users[$0] ?? [] }
  }

  /// Those of them whose uses can be read as their bodies.
  func readable(leadingTo words: Set<String>) -> [String: Macro] {
    guard !definitions.isEmpty else { return [:] }
    let names = leading(to: words).subtracting(words)
    return definitions.filter { names.contains($0.key) }.compactMapValues(Self.onlyMeaning)
  }

  /// nil where the build decides, and where words or lists are put together.
  private static func onlyMeaning(of definitions: [Macro]) -> Macro? {
    guard let first = definitions.first, first.body != nil, !first.pastes, definitions.allSatisfy({ $0 == first }),
      first.parameters?.contains(where: { $0.hasSuffix("...") || $0 == "." }) != true
    else { return nil }
    return first
  }

  /// Whether some macro may register a protocol under a name that nobody spells: it puts words together and hands them
  /// to one of `words`, or to a macro that it is given.
  func composesNames(for words: Set<String>) -> Bool {
    let offering = leading(to: words)
    return definitions.values.joined().contains { macro in
      let tokens = macro.tokens
      guard tokens.contains("##"), !words.contains(macro.name) else { return false }
      return offering.contains(macro.name) || Self.callsParameter(macro, tokens)
    }
  }

  private static func callsParameter(_ macro: Macro, _ tokens: [Substring]) -> Bool {
    let parameters = macro.parameters ?? []
    return zip(tokens, tokens.dropFirst()).contains { $1 == "(" && parameters.contains(String($0)) }
  }
}
