import SourceModel

extension SourceOutline {
  /// nil for an index that no call has.
  package func call(_ index: Int) -> Call? { calls.indices.contains(index) ? calls[index] : nil }

  /// The call that a value is; nil for other values.
  package func call(making value: Value?) -> Call? {
    if case .call(let index)? = value { call(index) } else { nil }
  }

  /// True if a type or a function around a place has a type parameter of the name.
  package func isTypeParameter(_ name: String, in scope: Int) -> Bool {
    scopes(from: scope).contains { $0.generics.contains(name) }
  }

  /// The scopes from the given one to the file's, innermost first.
  package func scopes(from index: Int) -> [Scope] {
    var result: [Scope] = []
    var next: Int? = index
    while let current = next, scopes.indices.contains(current), result.count <= scopes.count {
      result.append(scopes[current])
      next = scopes[current].parent
    }
    return result
  }

  /// The place of the name of the innermost function around a call. For a call in a closure, an
  /// accessor or an initial value, its own range, because it is not known when it runs.
  package func function(around call: Call) -> SourceRange {
    guard scopes.indices.contains(call.scope), !call.isDeferred else { return call.range }
    let scope = scopes[call.scope]
    switch scope.kind {
    case .function, .initializer: return scope.nameRange
    case .file, .type: return call.range
    }
  }

  /// The head of the innermost type around a scope.
  package func enclosingType(of scope: Int) -> TypeHead? { enclosingHead(of: scope).map { heads[$0] } }

  private func enclosingHead(of scope: Int) -> Int? {
    var next: Int? = scope
    var steps = 0
    while let current = next, scopes.indices.contains(current), steps <= scopes.count {
      if case .type(let head) = scopes[current].kind, heads.indices.contains(head) { return head }
      (next, steps) = (scopes[current].parent, steps + 1)
    }
    return nil
  }

  /// The index of the head of a type's scope; nil for another scope.
  package func head(ofScope scope: Int?) -> Int? {
    guard let scope, case .type(let head) = scopes[scope].kind else { return nil }
    return head
  }

  /// The names of the types around a scope, outermost first.
  package func typeNames(around scope: Int) -> [String] {
    enclosingHead(of: scope).map { heads[$0].scope + [heads[$0].name.text] } ?? []
  }
}
