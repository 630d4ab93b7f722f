/// A method of Swift that `MethodBodies` asks for, with what its body uses.
package struct ReadMethod: Hashable, Sendable {
  /// Index of the method.
  package var scope: Int
  /// The selector that Objective-C calls it by, if it is visible there.
  package var selector: String
  /// True if `@objc` stands before it.
  package var isMarked: Bool
  package var hasBody: Bool
  /// The casts in the body, in source order.
  package var casts: [NamedCast] = []
  /// The types that the body calls by their names, and the methods of types, in source order: `PriceViewController()`,
  /// `PriceBuilder.build()`.
  package var made: [Spelling] = []
  /// The base names of the methods of the same type that the body calls.
  package var called: Set<String> = []
  /// True if the body calls the same method of the superclass.
  package var callsSuper = false
  /// The selectors that the body composes, in source order.
  package var selectors: [ComposedSelector] = []

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

/// A property whose type spells a name that `MethodBodies` asks for: `var router: (NSObjectProtocol & P)?`
package struct TypedProperty: Hashable, Sendable {
  package var name: Spelling
  /// The names that the type spells.
  package var types: Set<String>
  /// Index of the type that declares it.
  package var scope: Int

  package init(name: Spelling, types: Set<String>, scope: Int) {
    (self.name, self.types, self.scope) = (name, types, scope)
  }
}

/// The methods and properties of Swift that readers look for beside calls.
package struct MethodBodies: Hashable, Sendable {
  /// The types whose methods are read, by last name.
  package var types: Set<String>
  /// The methods of all types that are read, by base name.
  package var functions: Set<String>
  /// The names of types of which the properties are read.
  package var propertyTypes: Set<String>
  /// The methods whose calls are read, by base name. All of them are in `Interest.callees` too.
  package var calls: Set<String> = []

  package init(types: Set<String> = [], functions: Set<String> = [], propertyTypes: Set<String> = []) {
    (self.types, self.functions, self.propertyTypes) = (types, functions, propertyTypes)
  }

  /// True if nothing is read in the declarations of types.
  package var isEmpty: Bool { types.isEmpty && functions.isEmpty && propertyTypes.isEmpty }

  func union(_ other: MethodBodies) -> MethodBodies {
    var bodies = MethodBodies(
      types: types.union(other.types), functions: functions.union(other.functions),
      propertyTypes: propertyTypes.union(other.propertyTypes))
    bodies.calls = calls.union(other.calls)
    return bodies
  }
}
