import SwiftSyntax

/// `navigator` or `self.navigator`, also with `?` and `!`; not a cast, which has another type.
struct VariableName {
  let text: String
  /// Whether it follows `self.` or `Self.`.
  let isProperty: Bool

  init(text: String) { (self.text, isProperty) = (text, false) }

  init?(_ expression: Node) { self.init(expression, base: "self") }

  /// The name of `Self.routes`.
  init?(ofCurrentType expression: Node) {
    self.init(expression, base: "Self")
    if !isProperty { return nil }
  }

  private init?(_ expression: Node, base: StaticString) {
    let plain = expression.withoutMarks
    isProperty = plain.kind == .memberAccessExpr
    if isProperty, plain.base?.withoutMarks.nameToken?.spells(base) != true { return nil }
    guard let name = isProperty ? plain.declName?.baseName : plain.nameToken else { return nil }
    text = Speller.name(of: name)
  }
}

extension Node {
  /// The expression without `?` and `!`.
  fileprivate var withoutMarks: Node {
    var current = self
    while current.kind == .optionalChainingExpr || current.kind == .forceUnwrapExpr, let inner = current.expression {
      current = inner
    }
    return current
  }
}
