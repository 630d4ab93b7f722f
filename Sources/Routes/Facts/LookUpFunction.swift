import SourceModel

/// A function, of the tree or of a library that its files import, whose body looks up or registers what its caller names:
/// `static func instantiate() -> Self`.
package struct LookUpFunction: Hashable, Sendable, Codable {
  /// What the body does with a name of the caller's.
  package enum Step: Hashable, Sendable, Codable {
    case lookUp(LookUp)
    case registration(Registration)
    /// It calls another such function.
    case call(FunctionCall)
  }

  package struct LookUp: Hashable, Sendable, Codable {
    package var space: RouteSpace
    package var name: NameTerm
    /// The owner of the key; nil if it is not known.
    package var owner: NameTerm?
    /// The reason why it may look up something else: a clause.
    package var doubt: String?
    /// The form of the call of the function, as a look-up.
    package var form = LookUpForm.identifier
    /// The effect if nothing registers the name; nil for that of its space.
    package var missing: RouteTable.Missing?

    package init(space: RouteSpace, name: NameTerm, owner: NameTerm? = nil, doubt: String? = nil) {
      (self.space, self.name, self.owner, self.doubt) = (space, name, owner, doubt)
    }
  }

  package struct Registration: Hashable, Sendable, Codable {
    package var space: RouteSpace
    package var name: NameTerm
    package var owner: NameTerm?
    /// The class that is registered; nil if the body does not name it.
    package var destination: NameTerm?
    /// The form of the call of the function, as a registration.
    package var form: RegistrationForm

    package init(space: RouteSpace, name: NameTerm, destination: NameTerm?, form: RegistrationForm) {
      (self.space, self.name, self.destination, self.form) = (space, name, destination, form)
    }

    /// True if the name is one of the class that is registered, which the caller decides.
    var isNamedByClass: Bool {
      switch (name, destination) {
      case (.parameter(let name, let member), .parameter(let type, "")): name == type && !member.isEmpty
      case (.nameOfParameter(let name), .parameter(let type, "")): name == type
      case (.current(let member), .current("")): !member.isEmpty
      case (.nameOfCurrent, .current("")): true
      default: false
      }
    }
  }

  /// The system that reads it. Each reads the functions of a tree for itself.
  package let system: String

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

  package init(
    of system: String, name: Spelling, parameters: [Parameter], owner: [String], modifiers: Scope.Modifiers
  ) {
    (self.system, self.name, self.parameters, self.owner) = (system, name, parameters, owner)
    (isStatic, isFilePrivate) = (modifiers.isStatic, modifiers.isFilePrivate)
  }
}

/// A call of a function that may be a `LookUpFunction`.
package struct FunctionCall: Hashable, Sendable, Codable {
  package struct Argument: Hashable, Sendable, Codable {
    package var label: String?
    package var term: NameTerm
    /// The place of a text between its quotation marks.
    package var literal: SourceRange?
    /// The place of a type before `.self`.
    package var type: SourceRange?
    /// True for a list, and for one of its elements in a call that stands for one of them. nil if it may be a list.
    package var isList: Bool?

    package init(label: String?, term: NameTerm, literal: SourceRange? = nil, type: SourceRange? = nil) {
      (self.label, self.term, self.literal, self.type) = (label, term, literal, type)
    }
  }

  /// The system that reads the function.
  package let system: String
  /// The base name.
  package var name: String
  package var receiver: NameTerm
  /// The last name that the receiver is spelled with: `tableView`.
  package var receiverName: String?
  /// The arguments between the parentheses.
  package var arguments: [Argument]
  /// True if it stands in a function, whose callers decide its parameters.
  package var isInFunction = false
  /// The type that its value is given, if the code around shows it.
  package var result: NameTerm?
  /// The reason why it may not be made: a clause.
  package var doubt: String?

  package init(of system: String, name: String, receiver: NameTerm, arguments: [Argument]) {
    (self.system, self.name, self.receiver, self.arguments) = (system, name, receiver, arguments)
  }

  /// The same call without places in the file.
  var withoutPlaces: FunctionCall {
    var call = self
    for index in call.arguments.indices { (call.arguments[index].literal, call.arguments[index].type) = (nil, nil) }
    return call
  }
}
