import SourceModel

/// Questions about an outline that several readers of facts ask.
struct OutlineReader {
  let outline: SourceOutline
  let aliases: [String: String]
  let functions: RoutingFunctions
  let genericAliases: [TypeHead]
  let chains: CallChains
  /// By the variable's name, in source order.
  let bindings: [String: [Binding]]

  init(outline: SourceOutline, aliases: [String: String], functions: RoutingFunctions) {
    self.outline = outline
    self.aliases = aliases
    self.functions = functions
    genericAliases = outline.heads.filter { $0.kind == .typealias && !$0.generics.isEmpty }
    chains = CallChains(outline.calls)
    bindings = Dictionary(grouping: outline.bindings, by: \.name)
  }

  /// The library's name for a type that the tree may have renamed.
  func original(_ name: String) -> String {
    aliases[name].map(TypeName.simple) ?? name
  }

  /// The scopes from the given one to the file's, innermost first.
  func scopes(from index: Int) -> [Scope] {
    var result: [Scope] = []
    var next: Int? = index
    while let current = next, outline.scopes.indices.contains(current), result.count <= outline.scopes.count {
      result.append(outline.scopes[current])
      next = outline.scopes[current].parent
    }
    return result
  }

  /// The name of the innermost function around a call; nil for the one that the library calls. A call in a closure, an
  /// accessor or an initial value stands alone: nothing tells when it runs.
  func function(around call: Call) -> SourceRange? {
    guard outline.scopes.indices.contains(call.scope), !call.isDeferred else { return call.range }
    let scope = outline.scopes[call.scope]
    switch scope.kind {
    case .function: return isHook(scope) ? nil : scope.nameRange
    case .initializer: return scope.nameRange
    case .file, .type: return call.range
    }
  }

  private func isHook(_ scope: Scope) -> Bool {
    // Objective-C has no word for an override.
    let isOverride = scope.isOverride || outline.language == .objectiveC
    return scope.kind == .function(name: ZIKRouterVocabulary.registrationHook) && scope.isStatic && isOverride
      && scope.parameterLabels.isEmpty
  }

  /// The head of the innermost type around a scope.
  func enclosingType(of scope: Int) -> TypeHead? {
    var next: Int? = scope
    var steps = 0
    while let current = next, outline.scopes.indices.contains(current), steps <= outline.scopes.count {
      let scope = outline.scopes[current]
      if case .type(let head) = scope.kind, outline.heads.indices.contains(head) { return outline.heads[head] }
      (next, steps) = (scope.parent, steps + 1)
    }
    return nil
  }

  /// The names of the types around a scope, outermost first.
  func typeNames(around scope: Int) -> [String] {
    enclosingType(of: scope).map { $0.scope + [$0.name.text] } ?? []
  }

  /// Whether a type name begins with a type parameter that is in force in a scope.
  func isGenericParameter(_ name: String, in scope: Int) -> Bool {
    let first = String(name.prefix { $0 != "." && $0 != "&" && $0 != "<" })
    if scopes(from: scope).contains(where: { $0.generics.contains(first) }) { return true }
    guard first == "Protocol" || first == "Self" else { return false }
    guard let type = enclosingType(of: scope) else { return false }
    return routableKind(of: type.name.text) != nil
  }

  func call(_ index: Int) -> Call? {
    outline.calls.indices.contains(index) ? outline.calls[index] : nil
  }
}
