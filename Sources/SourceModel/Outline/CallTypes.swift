/// The types that the code around a call shows. Of Objective-C only the elements of array literals.
package struct CallTypes: Hashable, Sendable {
  /// The last name of the type that the file declares for the variable or property that is the receiver: `Navigator` for
  /// `let navigator: App.Navigator?`.
  package var receiver: String?
  /// The type that the value of the call is given: `call() as P`, `let value: P = call()`, `func make() -> P { call() }`.
  /// Without `?`, `!` and `any`.
  package var result: Spelling?
  /// True if `!` follows the call.
  package var isForced = false
  /// One for each argument.
  package var arguments: [ArgumentTypes] = []

  package init(receiver: String? = nil, result: Spelling? = nil, isForced: Bool = false) {
    (self.receiver, self.result, self.isForced) = (receiver, result, isForced)
  }
}

/// The types that an argument of a call shows.
package struct ArgumentTypes: Hashable, Sendable {
  /// The elements of an array literal.
  package var elements: [Value] = []
  /// The type of the value.
  package var value: ValueType?
  /// The type of what a closure gives back.
  package var made: ValueType?
  /// The path that is called if the argument is a call of a member: `.shelf` for `.shelf(1)`.
  package var called: Spelling?

  package init() {}
}

/// The type of a value as an expression shows it.
package struct ValueType: Hashable, Sendable {
  /// The type, or a path that begins with it: `Place.shelf` for `Place.shelf(1)`.
  package var name: Spelling
  /// True for a path.
  package var isPath: Bool
  /// True for the declared type of a variable, whose value may be of another one at run time.
  package var isVariable = false

  package init(name: Spelling, isPath: Bool) {
    (self.name, self.isPath) = (name, isPath)
  }
}
