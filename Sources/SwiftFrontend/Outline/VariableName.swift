import SwiftSyntax

/// `navigator` or `self.navigator`, also with `?` and `!`; not a cast, which has another type.
struct VariableName {
  let text: String
  /// Whether it follows `self.`.
  let isProperty: Bool

  init(text: String) { (self.text, isProperty) = (text, false) }

  init?(_ expression: ExprSyntax) {
    let plain = expression.withoutMarks
    let member = plain.as(MemberAccessExprSyntax.self)
    if let member, member.base?.withoutMarks.nameToken?.tokenKind != .keyword(.self) { return nil }
    guard let name = member?.declName.baseName ?? plain.nameToken else { return nil }
    text = Speller.name(of: name)
    isProperty = member != nil
  }
}

extension ExprSyntax {
  /// The expression without `?` and `!`.
  fileprivate var withoutMarks: ExprSyntax {
    var current = self
    while let inner = current.as(OptionalChainingExprSyntax.self)?.expression
      ?? current.as(ForceUnwrapExprSyntax.self)?.expression
    {
      current = inner
    }
    return current
  }
}
