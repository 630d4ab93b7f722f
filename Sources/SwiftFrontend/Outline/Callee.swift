import SwiftSyntax

/// What a call calls: `base.name<generics>`.
struct Callee {
  /// nil where the called value has no name: `make()()`.
  let name: TokenSyntax?
  let base: Base
  let generics: GenericArgumentClauseSyntax?

  enum Base {
    case none
    /// The leading dot of `.init()`.
    case implicit
    case expression(ExprSyntax)
  }

  /// Reads `Type.init` as `Type`: both construct one.
  init(of call: FunctionCallExprSyntax) {
    var expression = call.calledExpression.unwrapped
    var generics: GenericArgumentClauseSyntax?
    while true {
      if let generic = expression.as(GenericSpecializationExprSyntax.self) {
        generics = generics ?? generic.genericArgumentClause
        expression = generic.expression.unwrapped
      } else if let type = Self.constructedType(expression) {
        expression = type
      } else {
        break
      }
    }
    self.init(expression, generics)
  }

  private init(_ expression: ExprSyntax, _ generics: GenericArgumentClauseSyntax?) {
    self.generics = generics
    if let member = expression.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName
      base = member.base.map { .expression($0) } ?? .implicit
    } else {
      name = expression.nameToken
      base = .none
    }
  }

  /// The `Type` of `Type.init` and of `Type.self.init`; nil for `self.init`, `super.init` and `type(of: self).init`.
  private static func constructedType(_ expression: ExprSyntax) -> ExprSyntax? {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`), let base = member.base?.unwrapped
    else { return nil }
    let type = base.metatypeBase?.unwrapped ?? base
    switch type.bareName.kind {
    case .memberAccessExpr: return type
    case .declReferenceExpr: return type.isCurrent ? nil : type
    default: return nil
    }
  }
}

extension ExprSyntax {
  /// `self`, `Self`, `Self.self` or `type(of: self)`.
  var isCurrent: Bool {
    let plain = withoutTrailingSelf
    if plain.is(FunctionCallExprSyntax.self) { return typeOfSelf != nil }
    switch plain.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind {
    case .keyword(.self), .keyword(.Self): return true
    default: return false
    }
  }

  /// The word `type` of `type(of: self)`.
  var typeOfSelf: TokenSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self), let argument = call.arguments.first,
      call.arguments.count == 1, argument.label?.text == "of", let name = Callee(of: call).name, name.text == "type",
      argument.expression.unwrapped.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return name
  }
}
