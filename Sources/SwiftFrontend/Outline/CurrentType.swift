import SourceModel
import SwiftSyntax

/// The type that `self`, `Self.self` or `type(of: self)` stands for.
enum CurrentType {
  /// `Self`, or in the initial value of a static property, which subclasses share, the type around it. nil for an object,
  /// and for the type of a type.
  static func path(of expression: Node) -> NamePath? {
    guard let start = expression.tokens.first(where: { _ in true }), let member = expression.member,
      expression.isType(inStatic: member.isStatic)
    else { return nil }
    guard member.isStatic, member.kind == .variableDecl, member.hasInitialValue else {
      return NamePath(TextConstant.currentType, at: start)
    }
    return member.typeAround.map { NamePath($0, at: start) }
  }
}

extension Node {
  /// True if the expression stands for a type, and not for an object or for the type of a type.
  fileprivate func isType(inStatic: Bool) -> Bool {
    if unwrapped.typeOfSelf != nil { return !inStatic }
    let isCapital = withoutTrailingSelf.nameToken?.spells("Self") == true
    return isCapital || inStatic
  }

  /// The member of a type around the node.
  var member: Node? {
    ancestors.first { $0.parent?.kind == .memberBlockItem }
  }

  /// True for a static member.
  var isStatic: Bool { hasModifier("static") || hasModifier("class") }

  /// The name of the type that a member belongs to, as written.
  fileprivate var typeAround: String? {
    guard let declaration = ancestors.first(where: { $0.kind == .memberBlock })?.parent else { return nil }
    return declaration.kind == .extensionDecl ? declaration.extendedType?.text : declaration.name?.text
  }

  /// Whether a declaration of variables gives one of them a value.
  fileprivate var hasInitialValue: Bool { bindings.contains { $0.initializer != nil } }
}
