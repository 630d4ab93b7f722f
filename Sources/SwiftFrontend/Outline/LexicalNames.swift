import SourceModel
import SwiftSyntax

/// The variables, properties and parameters of one file, found by lexical look-up.
///
/// A name that may refer to something else refers to nothing: a wrong meaning is worse than none.
struct LexicalNames {
  /// What a name refers to.
  enum Referent {
    /// A variable or parameter of a function around the name.
    case local(VariableDeclaration)
    /// A property in the same body of a type.
    case member(VariableDeclaration)
    case global(VariableDeclaration)
    /// The body of a type around the name declares nothing with it. The type may inherit it, or have it in an
    /// extension, which comes before outer names.
    case undeclared
    /// A variable of which the place does not tell whether the name refers to it.
    case unknown
  }

  /// The declarations of each node, so that a node is read once.
  private var known: [Node: [String: VariableDeclaration]] = [:]

  /// Hands on what is known of the file, so that a reader can add to it and give it back; a copy would lose it.
  mutating func take() -> LexicalNames {
    defer { known = [:] }
    return self
  }

  /// Returns the last name of the type of `navigator` or `self.navigator`.
  mutating func type(of expression: Node) -> String? {
    guard let variable = VariableName(expression) else { return nil }
    return type(of: variable, at: expression)
  }

  mutating func type(of variable: VariableName, at node: Node) -> String? {
    switch referent(of: variable, at: node) {
    case .local(let declaration), .member(let declaration), .global(let declaration):
      if case .type(let type) = declaration.meaning { return type }
      return nil
    case .undeclared, .unknown: return nil
    }
  }

  mutating func referent(of variable: VariableName, at node: Node) -> Referent {
    var isProperty = variable.isProperty
    var current = node
    while let parent = current.parent {
      current = parent
      let names = names(of: parent)
      // `if let self = other`
      if names["self"] != nil { return .unknown }
      let isBody = parent.kind == .memberBlockItemList
      guard isBody || !isProperty else { continue }
      guard let declaration = names[variable.text] else {
        if isBody { return .undeclared }
        continue
      }
      guard declaration.scope.contains(node.start) else { return .unknown }
      if case .property = declaration.meaning {
        isProperty = true
        continue
      }
      if isBody { return .member(declaration) }
      return parent.parent?.kind == .sourceFile ? .global(declaration) : .local(declaration)
    }
    return .undeclared
  }

  private mutating func names(of node: Node) -> [String: VariableDeclaration] {
    if let names = known[node] { return names }
    let names = Self.table(of: VariableDeclaration.all(in: node))
    known[node] = names
    return names
  }

  private static func table(of declarations: [VariableDeclaration]) -> [String: VariableDeclaration] {
    // Most nodes declare nothing.
    if declarations.isEmpty { return [:] }
    return Dictionary(declarations.map { ($0.name, $0) }) { first, _ in
      VariableDeclaration(name: first.name, meaning: .unknown, scope: first.scope)
    }
  }
}
