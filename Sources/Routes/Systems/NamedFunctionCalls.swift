import SourceModel

/// The calls of one file that may mean functions that the configuration names.
package struct NamedFunctionCalls {
  private let outline: SourceOutline
  /// For each call, the index of the one that its chain begins with: `make()` of `make().add(…)`.
  private let roots: [Int]

  package init(_ outline: SourceOutline) {
    self.outline = outline
    // A receiver stands behind the call that it receives: the outer call begins at the same place, and comes first.
    var roots = Array(outline.calls.indices)
    for index in outline.calls.indices.reversed() {
      if case .call(let receiver) = outline.calls[index].receiver, receiver > index, roots.indices.contains(receiver) {
        roots[index] = roots[receiver]
      }
    }
    self.roots = roots
  }

  /// True if a call certainly means a function, and false if the type of its receiver is not known. nil if it means another
  /// function.
  package func means(_ name: FunctionName, _ call: Call) -> Bool? {
    guard let type = name.type else { return name.isInitializer || call.receiver == .none ? true : nil }
    if call.types.receiver == type { return true }
    switch call.receiver {
    case .name(let receiver): return means(type, receiver.text)
    case .call(let index): return roots.indices.contains(index) && isMade(of: type, roots[index])
    case .none, .current, .parent:
      return outline.typeNames(around: call.scope).map(TypeName.simple).contains(type)
    case .other: return false
    }
  }

  private func means(_ type: String, _ receiver: String) -> Bool? {
    let parts = receiver.prefix { $0 != "(" && $0 != "<" }.split(separator: ".")
    if parts.contains(where: { $0 == type }) { return true }
    return parts.last?.beginsUppercase == true ? nil : false
  }

  private func isMade(of type: String, _ index: Int) -> Bool {
    let made = outline.calls[index]
    if TypeName.simple(made.callee.text) == type { return true }
    if case .name(let receiver) = made.receiver { return TypeName.simple(receiver.text) == type }
    return false
  }

  /// True if a scope is in the body of one of some functions, which passes on the names that its callers spell.
  package func isInside(_ scope: Int, where isNamed: (_ base: String) -> [FunctionName]) -> Bool {
    let types = outline.typeNames(around: scope)
    return outline.scopes(from: scope).contains { scope in
      switch scope.kind {
      case .function(let name):
        isNamed(String(name.prefix { $0 != ":" })).contains { $0.type == types.last.map(TypeName.simple) }
      case .initializer: types.last.map { isNamed(TypeName.simple($0)).contains(where: \.isInitializer) } ?? false
      case .file, .type: false
      }
    }
  }
}
