import SourceModel

/// Names that stand for another type at each use: generic parameters and associated types.
extension TypeTable {
  /// Whether a name is a parameter of one of the types around it, which an extension does not repeat.
  package func isGenericParameter(_ spelling: String, in scope: [String]) -> Bool {
    if scope.isEmpty { return false }
    return heads.memory.genericParameters(NameMemory.Place(name: spelling, scope: scope, file: nil)) {
      guard let first = Self.first(of: spelling) else { return false }
      return TypeName.flattened(scope).contains { declaresParameter(first, of: $0) }
    }
  }

  /// Whether a name is such a parameter, or may be an associated type of one of the types around it: of a protocol, or
  /// of one that it adopts.
  func isParameter(_ spelling: String, in scope: [String]) -> Bool {
    if isGenericParameter(spelling, in: scope) { return true }
    guard let first = Self.first(of: spelling), !isDeclared(first), !AppleClass.isKnown(first) else { return false }
    return TypeName.flattened(scope).contains { mayHaveAssociatedType(first, $0) }
  }

  private static func first(of spelling: String) -> String? { TypeName(spelling)?.paths.first?.first }

  private func declaresParameter(_ parameter: String, of type: String) -> Bool {
    heads.contains(declaring: type) { head, _ in
      !head.isLocal && head.name.text == type && head.generics.contains(parameter)
    }
  }

  private static let mostAncestors = 256

  /// Whether a protocol that a type is, adopts or inherits declares an associated type, or perhaps inherits it from one that
  /// the tree does not declare.
  private func mayHaveAssociatedType(_ name: String, _ type: String) -> Bool {
    var seen: Set<String> = []
    var pending = [type]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      // So many ancestors that one of them may as well declare it.
      guard seen.count <= Self.mostAncestors else { return true }
      if isProtocol(next), declaresParameter(name, of: next) || inheritsUnseenProtocol(next) { return true }
      heads.forEach(declaring: next) { head, _ in
        if !head.isLocal, head.kind != .typealias { pending += head.requiredNames }
      }
      pending.append(contentsOf: aliases(named: next).flatMap { TypeName.simpleNames($0.expansion) })
    }
    return false
  }

  private func inheritsUnseenProtocol(_ name: String) -> Bool {
    heads.contains(declaring: name) { head, _ in
      head.kind == .protocol && !head.isLocal
        && head.requiredNames.contains { !isDeclared($0) && !isAlias($0) && !Self.hasNoAssociatedType($0) }
    }
  }

  /// True for a class or protocol outside the scan that certainly has no associated type.
  private static func hasNoAssociatedType(_ name: String) -> Bool {
    AppleClass.isKnown(name) || AppleClass.isProtocol(name) && !withAssociatedTypes.contains(name)
      || ["Any", "LocalizedError"].contains(name)
  }

  private static let withAssociatedTypes: Set = ["Identifiable", "ObservableObject"]
}
