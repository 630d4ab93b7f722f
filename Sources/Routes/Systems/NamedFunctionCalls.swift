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

  /// True for a call on a value of another type than that of the function: one of Apple's, or one that the file declares
  /// without a superclass or protocol of others. Also for a call of a function of that name that the type around it, or the
  /// file outside of types, declares: a class may have other functions from an extension in any file.
  package func isOfOtherType(_ name: FunctionName, _ call: Call) -> Bool {
    guard let type = name.type else { return false }
    if [.none, .current, .parent].contains(call.receiver), !isDeclaredAround(call) { return false }
    if call.receiver == .none, outline.typeNames(around: call.scope).isEmpty { return true }
    guard let shown = receiverType(of: call), shown != type else { return false }
    let heads = outline.heads.filter { $0.lastName == shown }
    // Another file says what a type is that this one only extends.
    guard Self.isOfApple(shown) || heads.contains(where: { $0.kind != .extension }) else { return false }
    return heads.allSatisfy { head in
      [.actor, .class, .struct, .extension].contains(head.kind)
        && head.inherited.allSatisfy { Self.isOfApple(TypeName.simple($0.text)) }
    }
  }

  /// True if the types around a call, or the file for a call outside of types, declare a function of its name.
  private func isDeclaredAround(_ call: Call) -> Bool {
    let around = outline.typeNames(around: call.scope)
    return outline.scopes.indices.contains { index in
      guard case .function(call.callee.text) = outline.scopes[index].kind else { return false }
      return outline.typeNames(around: index) == around
    }
  }

  /// The last name of the type of a receiver that is declared, made on the spot or a shared object of Apple's, or of the
  /// type around; nil for others. `DI.shared` of the app may be of any type.
  private func receiverType(of call: Call) -> String? {
    switch call.receiver {
    case .none, .current, .parent:
      // Which of several types around a plain name means is left open.
      let around = outline.typeNames(around: call.scope)
      return around.count == 1 ? TypeName.simple(around[0]) : nil
    case .call(let index):
      guard let call = outline.call(index), call.receiver == .none else { return nil }
      let made = call.callee.text
      return made.beginsUppercase ? made : nil
    case .name(let name):
      let parts = name.text.dottedNames
      guard parts.count == 2, SharedObject.names.contains(parts[1]), Self.isOfApple(parts[0]) else {
        return call.types.receiver
      }
      return parts[0]
    case .other: return call.types.receiver
    }
  }

  private static func isOfApple(_ type: String) -> Bool {
    guard type.hasPrefix("UI") || type.hasPrefix("NS") else { return false }
    return String(type.dropFirst(2)).beginsUppercase
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
  ///
  /// `named` returns those with a base name and the labels of a declaration, `_` for a parameter without one; the labels
  /// are nil if they are not known.
  package func isInside(_ scope: Int, where named: (_ base: String, _ labels: [String]?) -> [FunctionName]) -> Bool {
    let types = outline.typeNames(around: scope)
    return outline.scopes(from: scope).contains { scope in
      switch scope.kind {
      case .function(let name):
        named(name.prefix(before: ":"), labels(of: scope)).contains {
          $0.type == types.last.map(TypeName.simple)
        }
      case .initializer:
        types.last.map { named(TypeName.simple($0), labels(of: scope)).contains(where: \.isInitializer) } ?? false
      case .file, .type: false
      }
    }
  }

  /// As Swift has them: the first piece of a selector is the base name. The parameters of C have none.
  private func labels(of scope: Scope) -> [String]? {
    if outline.language == .swift { return scope.parameterLabels }
    return scope.parameterLabels.isEmpty ? nil : ["_"] + scope.parameterLabels.dropFirst()
  }
}
