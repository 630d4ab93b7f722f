import SwiftSyntax

/// What a call calls: `base.name<generics>`.
struct Callee {
  /// nil where the called value has no name: `make()()`.
  let name: Node?
  let base: Base
  let generics: Node?

  enum Base {
    case none
    /// The leading dot of `.init()`.
    case implicit
    case expression(Node)
  }

  /// Reads `Type.init` as `Type`: both construct one.
  init(of call: Node) {
    var (expression, generics): (Node?, Node?) = (call.calledExpression?.unwrapped, nil)
    while let current = expression {
      if current.kind == .genericSpecializationExpr {
        generics = generics ?? current.genericArgumentClause
        expression = current.expression?.unwrapped
      } else if let type = Self.constructedType(current) {
        expression = type
      } else {
        break
      }
    }
    self.init(expression, generics)
  }

  /// True for `self.init`.
  var isOwnInitializer: Bool {
    guard name?.spells("init") == true, case .expression(let base) = base else { return false }
    return base.unwrapped.isCurrent
  }

  private init(_ expression: Node?, _ generics: Node?) {
    self.generics = generics
    if let expression, expression.kind == .memberAccessExpr {
      name = expression.declName?.baseName
      base = expression.base.map { .expression($0) } ?? .implicit
    } else {
      name = expression?.nameToken
      base = .none
    }
  }

  /// The `Type` of `Type.init` and of `Type.self.init`; nil for `self.init`, `super.init` and `type(of: self).init`.
  private static func constructedType(_ expression: Node) -> Node? {
    guard expression.kind == .memberAccessExpr, expression.declName?.baseName?.spells("init") == true,
      let base = expression.base?.unwrapped
    else { return nil }
    let type = base.metatypeBase?.unwrapped ?? base
    switch type.bareName.kind {
    case .memberAccessExpr: return type
    case .declReferenceExpr: return type.isCurrent ? nil : type
    default: return nil
    }
  }
}

extension Node {
  /// `self`, `Self`, `Self.self` or `type(of: self)`.
  var isCurrent: Bool {
    let plain = withoutTrailingSelf
    if plain.kind == .functionCallExpr { return typeOfSelf != nil }
    return plain.isReference(to: "self") || plain.isReference(to: "Self")
  }

  /// The word `type` of `type(of: self)`.
  var typeOfSelf: Node? {
    guard kind == .functionCallExpr, let argument = arguments.only, argument.label?.spells("of") == true,
      let name = Callee(of: self).name, name.spells("type"),
      argument.expression?.unwrapped.isReference(to: "self") == true
    else { return nil }
    return name
  }

  /// Whether the expression is nothing but a name, or `self`.
  func isReference(to name: StaticString) -> Bool {
    kind == .declReferenceExpr && baseName?.spells(name) == true
  }
}
