/// A method or initializer that `MethodBodies` asks for, with what its body uses.
package struct ReadMethod: Hashable, Sendable {
  /// Index of the method.
  package var scope: Int
  /// The selector that Objective-C calls it by, if it is visible there.
  package var selector: String
  /// True if `@objc` stands before it.
  package var isMarked: Bool
  package var hasBody: Bool
  /// The selectors that the body composes, in source order.
  package var selectors: [ComposedSelector] = []
  /// What the body does.
  package var code = CodeBody()
  /// The parameters that the body does not name.
  package var unused: Set<String> = []

  package init(scope: Int, selector: String, isMarked: Bool, hasBody: Bool) {
    (self.scope, self.selector, self.isMarked, self.hasBody) = (scope, selector, isMarked, hasBody)
  }
}

/// A cast with what is cast: `segue.destination as! PriceViewController`.
package struct NamedCast: Hashable, Sendable {
  package var cast: Cast
  /// The path of what is cast, without `?` and `!`: `segue.destination`. nil for another expression.
  package var operand: String?

  package init(_ cast: Cast, of operand: String?) { (self.cast, self.operand) = (cast, operand) }
}

/// A selector that code composes around one value: `NSSelectorFromString("routeTo\(segue.identifier!)WithSegue:")`.
package struct ComposedSelector: Hashable, Sendable {
  package var prefix: String
  package var suffix: String
  /// The path of the value: `segue.identifier`. A constant of the method stands for its own value. nil for another
  /// expression.
  package var part: String?
  /// The receivers of `perform` in the method, without `self`: `router`.
  package var receivers: [String] = []
  /// True if the method asks `responds(to:)`.
  package var isGuarded = false
  /// The range of the text.
  package var range: SourceRange

  package init(prefix: String, suffix: String, part: String?, range: SourceRange) {
    (self.prefix, self.suffix, self.part, self.range) = (prefix, suffix, part, range)
  }
}

/// A property of a type that `MethodBodies` asks for, or one whose type spells a name that it asks for:
/// `var router: (NSObjectProtocol & P)?`
package struct TypedProperty: Hashable, Sendable, Codable {
  package enum Modifier: Hashable, Sendable, CaseIterable, Codable {
    case `lazy`, `override`, `private`, `static`, unowned, weak
  }

  package var name: Spelling
  /// The declared type as spelled.
  package var type: Spelling?
  /// The names of interest that the type spells.
  package var types: Set<String>
  package var modifiers: Set<Modifier> = []
  package var isConstant = false
  /// True behind an attribute that may be a property wrapper or a macro.
  package var isWrapped = false
  /// True if it has a getter, and in a protocol.
  package var isComputed = false
  /// True if it has a setter that is written out, also in a protocol.
  package var hasSetter = false
  /// What the getter does, or one result: the initial value.
  package var code = CodeBody()
  /// What the setter does.
  package var setter = CodeBody()
  /// Index of the type that declares it.
  package var scope: Int

  package init(name: Spelling, type: Spelling?, types: Set<String>, scope: Int) {
    (self.name, self.type, self.types, self.scope) = (name, type, types, scope)
  }
}
