import SourceModel
import SwiftSyntax

/// The types of variables and properties that one file declares, found by lexical look-up.
///
/// A name that may refer to something else has no type: a wrong type is worse than none.
struct DeclaredTypes {
  /// The declarations of each node, so that a node is read once.
  private var known: [SyntaxIdentifier: [String: VariableDeclaration]] = [:]

  /// Returns the last name of the type of `navigator` or `self.navigator`.
  mutating func type(of expression: ExprSyntax) -> String? {
    guard let variable = VariableName(expression) else { return nil }
    var isProperty = variable.isProperty
    var current = Syntax(expression)
    while let parent = current.parent {
      current = parent
      let names = names(of: parent)
      // `if let self = other`
      if names["self"] != nil { return nil }
      let isBody = parent.kind == .memberBlockItemList
      guard isBody || !isProperty else { continue }
      guard let declaration = names[variable.text] else {
        // The type may inherit the name or have it in an extension, which comes before outer names.
        if isBody { return nil }
        continue
      }
      guard declaration.scope.contains(expression.position) else { return nil }
      switch declaration.meaning {
      case .type(let type): return type
      case .unknown: return nil
      case .property: isProperty = true
      }
    }
    return nil
  }

  private mutating func names(of node: Syntax) -> [String: VariableDeclaration] {
    if let names = known[node.id] { return names }
    let declarations = VariableDeclaration.all(in: node).map { ($0.name, $0) }
    let names = Dictionary(declarations) { first, _ in
      VariableDeclaration(name: first.name, meaning: .unknown, scope: first.scope)
    }
    known[node.id] = names
    return names
  }
}
