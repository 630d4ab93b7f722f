import SourceModel

/// Reads the rows of names in some code that begin with a configurator or a story.
struct UseReader {
  private let code: CodeBody
  private let types: Set<String>
  private let chains: [CodeChain]
  private let constants: [String: Int]

  init(_ code: CodeBody, _ types: Set<String>) {
    (self.code, self.types) = (code, types)
    chains = code.outermost.compactMap { CodeChain(code, at: $0) }
    constants = code.constants
  }

  func uses(in scope: [String], conditions: ConditionStack) -> [ArchUse] {
    chains.compactMap { chain in
      let known = constants[chain.first.name].flatMap { CodeChain(code, at: $0) }
      let whole = known.map(chain.replacingFirst) ?? chain
      guard let start = whole.links.firstIndex(where: { types.contains($0.name) }) else { return nil }
      let links = whole.links[start...]
      let behind = links.dropFirst()
      // What stands for a constant is at the place of the constant.
      let shown = known == nil ? links.prefix(2) : chain.links.prefix(1)
      guard let first = shown.first, let last = shown.last else { return nil }
      return ArchUse(
        type: whole.links[start].name, isMade: whole.links[start].isCall, links: behind.prefix(3).map(\.name),
        known: known.map { $0.links.count - start - 1 } ?? 0, place: first.range,
        placeOfID: SourceRange(start: first.range.start, end: last.range.end),
        unstarted: unstarted(Array(behind), known == nil ? nil : chain.first.name), scope: scope,
        conditions: conditions)
    }
  }

  /// The members that the code names without their type.
  var implied: [String] {
    chains.filter { $0.first.name.isEmpty && $0.links.count > 1 }.map { $0.links[1].name }
  }

  /// Where a module is inserted whose router nothing reads. `constant` is its name, if it has one.
  private func unstarted(_ links: [CodeChain.Link], _ constant: String?) -> SourceRange? {
    guard let module = links.firstIndex(where: { $0.name == "module" }), links.indices.contains(module + 1),
      links[module + 1].name == "insert", links[module + 1].isCall
    else { return nil }
    if let constant, mayStart(constant) { return nil }
    return links[module + 1].range
  }

  /// True if the router of a constant is read, or if other code gets it.
  private func mayStart(_ constant: String) -> Bool {
    chains.contains { chain in
      chain.first.name == constant && (chain.links.count == 1 || chain.links[1].name != "insert")
    }
  }
}
