import SourceModel
import SwiftSyntax

/// The type that `self`, `Self.self` or `type(of: self)` stands for.
enum CurrentType {
  /// `Self`, or in the initial value of a static property, which subclasses share, the type around it. nil for an object,
  /// and for the type of a type.
  static func path(of expression: ExprSyntax) -> NamePath? {
    guard let start = expression.firstToken(viewMode: .sourceAccurate), let member = Syntax(expression).member,
      expression.isType(inStatic: member.isStatic)
    else { return nil }
    guard member.isStatic, let property = member.as(VariableDeclSyntax.self), property.hasInitialValue else {
      return NamePath(TextConstant.currentType, at: start)
    }
    return member.typeAround.map { NamePath($0, at: start) }
  }
}

extension ExprSyntax {
  /// True if the expression stands for a type, and not for an object or for the type of a type.
  fileprivate func isType(inStatic: Bool) -> Bool {
    if unwrapped.typeOfSelf != nil { return !inStatic }
    let isCapital = withoutTrailingSelf.nameToken?.tokenKind == .keyword(.Self)
    return isCapital || inStatic
  }
}

extension Syntax {
  /// The member of a type around the node.
  var member: Syntax? {
    sequence(first: self, next: \.parent).first { $0.parent?.kind == .memberBlockItem }
  }

  /// True for a static member.
  var isStatic: Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
      $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
    } ?? false
  }

  /// The name of the type that a member belongs to, as written.
  fileprivate var typeAround: String? {
    let declaration = sequence(first: self, next: \.parent).first { $0.kind == .memberBlock }?.parent
    if let type = declaration?.as(ExtensionDeclSyntax.self)?.extendedType { return type.trimmedDescription }
    return declaration?.asProtocol((any NamedDeclSyntax).self)?.name.text
  }
}

extension VariableDeclSyntax {
  fileprivate var hasInitialValue: Bool { bindings.contains { $0.initializer != nil } }
}
