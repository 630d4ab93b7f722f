import SourceModel

/// A function, of the tree or of a library that its files import, whose body looks up what its caller names: `static func instantiate() -> Self`.
package struct LookUpFunction: Hashable, Sendable {
  /// What the body does with a name of the caller's.
  package enum Step: Hashable, Sendable {
    case lookUp(LookUp)
    /// It calls another such function.
    case call(FunctionCall)
  }

  package struct LookUp: Hashable, Sendable {
    package var space: RouteSpace
    package var name: NameTerm
    /// The owner of the key; nil if it is not known.
    package var owner: NameTerm?
    /// The reason why it may look up something else: a clause.
    package var doubt: String?

    package init(space: RouteSpace, name: NameTerm, owner: NameTerm? = nil, doubt: String? = nil) {
      (self.space, self.name, self.owner, self.doubt) = (space, name, owner, doubt)
    }
  }

  /// The base name; that of the type for an initializer.
  package var name: Spelling
  package var parameters: [Parameter]
  /// The types around it, outermost first.
  package var owner: [String]
  package var isStatic: Bool
  /// True if only its own file may call it.
  package var isFilePrivate: Bool
  package var isInitializer = false
  /// True for one of a library whose sources are not in the tree.
  package var isOfLibrary = false
  /// Empty if it may do anything.
  package var steps: [Step] = []

  package init(name: Spelling, parameters: [Parameter], owner: [String], modifiers: Scope.Modifiers) {
    (self.name, self.parameters, self.owner) = (name, parameters, owner)
    (isStatic, isFilePrivate) = (modifiers.isStatic, modifiers.isFilePrivate)
  }
}

/// A call of a function that may be a `LookUpFunction`.
package struct FunctionCall: Hashable, Sendable {
  package struct Argument: Hashable, Sendable {
    package var label: String?
    package var term: NameTerm
    /// The place of a text between its quotation marks.
    package var literal: SourceRange?

    package init(label: String?, term: NameTerm, literal: SourceRange? = nil) {
      (self.label, self.term, self.literal) = (label, term, literal)
    }
  }

  /// The base name.
  package var name: String
  package var receiver: NameTerm
  /// The arguments between the parentheses.
  package var arguments: [Argument]
  /// The reason why it may not be made: a clause.
  package var doubt: String?

  package init(name: String, receiver: NameTerm, arguments: [Argument]) {
    (self.name, self.receiver, self.arguments) = (name, receiver, arguments)
  }

  /// The same call without places in the file.
  var withoutPlaces: FunctionCall {
    var call = self
    for index in call.arguments.indices { call.arguments[index].literal = nil }
    return call
  }
}
