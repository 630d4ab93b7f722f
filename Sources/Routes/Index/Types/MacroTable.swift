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

  /// Whether some macro may register a protocol under a name that nobody spells: it puts words together and hands them
  /// to one of `words`, or to a macro that it is given.
  func composesNames(for words: Set<String>) -> Bool {
    let offering = NameGraph.reached(from: words) { users[$0] ?? [] }
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
