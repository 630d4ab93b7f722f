/// A small, language-neutral summary of one parsed file: its declarations, and the calls and types of interest.
///
/// Flat arrays that refer to each other by index, so that nothing recurses over input.
package struct SourceOutline: Hashable, Sendable {
  package var language: Language
  /// All type-like declarations, in source order, exactly as a skim finds them.
  package var heads: [TypeHead] = []
  /// Lexical contexts, in source order; the first is the file's top level.
  package var scopes: [Scope] = []
  /// Calls of interest, those that a method of interest gives back, the calls that hold one of them as an argument, and
  /// the calls that such a call is a member of; in source order of their start, outer before inner.
  package var calls: [Call] = []
  /// Types of interest in type position or as a bare expression: `let x: Route<P>`, `PlayerRouter.self`.
  /// A call's own callee is not repeated here.
  package var typeUses: [TypeUse] = []
  /// Every type as a value, whatever it is: `P.self`; and the generic arguments of macros and attributes. The name is
  /// the type as spelled.
  package var metatypes: [TypeUse] = []
  /// The functions of interest that are named and not called: `names.forEach(register)`. Their arguments have the labels
  /// that are spelled, and no values.
  package var functionValues: [Call] = []
  /// Variables whose initial value is a call of the outline: `let route = BlockRoute.make(…)`, also with calls of no
  /// interest behind it.
  package var bindings: [Binding] = []
  /// Assignments to members of interest, and those in blocks that are read whole, in source order.
  package var assignments: [Assignment] = []
  /// Blocks of interest, and the blocks inside them, that have parameters, in source order. Only for
  /// Objective-C.
  package var blocks: [Block] = []
  /// What in the bodies of types may stand for code that no front end sees.
  package var expansions: [Expansion] = []
  /// What `NameInterest` asks for beside calls.
  package var declared = DeclaredNames()

  package init(language: Language) {
    self.language = language
  }
}

/// A type's body, a function's, or the file itself. Closures and accessors belong to the scope around them.
package struct Scope: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case file
    /// The body of `heads[head]`.
    case type(head: Int)
    /// A function or method; `name` is its base name.
    case function(name: String)
    case initializer
  }

  /// The modifiers of a function or initialiser.
  package struct Modifiers: Hashable, Sendable, Codable {
    package var isStatic = false
    package var isOverride = false
    /// True if the function is `private` or `fileprivate`.
    package var isFilePrivate = false
    /// True for a requirement of a protocol of Objective-C that types need not implement.
    package var isOptional = false
    /// True if an initialiser is a `convenience`.
    package var isConvenience = false

    package init(isStatic: Bool = false) {
      self.isStatic = isStatic
    }
  }

  package var kind: Kind
  /// Index of the enclosing scope; nil for the file.
  package var parent: Int?
  /// Generic parameters declared here (a type's, an extension's none), or the parameters of a macro.
  package var generics: [String]
  package var modifiers: Modifiers
  /// Labels of the parameters of a function or initialiser, `_` where there is none.
  package var parameterLabels: [String]
  /// The parameters of a function of Swift.
  package var parameters: [Parameter] = []
  package var returnType: Spelling?
  /// What a body that is a single expression or a single `return` gives back. Only for `Interest.methods`.
  package var returned: Value?
  /// Whether an initialiser's or function's body has no statement. nil where there is no body.
  package var isEmpty: Bool?
  /// The name of the declaration, or the word `init`.
  package var nameRange: SourceRange
  package var conditions: ConditionStack
  /// The properties in the body of a type that `BodyInterest.properties` asks for, in source order.
  package var givenTexts: [GivenTexts] = []

  package init(
    kind: Kind, parent: Int?, generics: [String] = [], modifiers: Modifiers = Modifiers(),
    parameterLabels: [String] = [], returnType: Spelling? = nil, returned: Value? = nil, isEmpty: Bool? = nil,
    nameRange: SourceRange = .zero, conditions: ConditionStack = []
  ) {
    self.kind = kind
    self.parent = parent
    self.generics = generics
    self.modifiers = modifiers
    self.parameterLabels = parameterLabels
    self.returnType = returnType
    self.returned = returned
    self.isEmpty = isEmpty
    self.nameRange = nameRange
    self.conditions = conditions
  }
}

/// `receiver.callee<generics>(arguments) { trailing }`.
package struct Call: Hashable, Sendable {
  package enum Receiver: Hashable, Sendable {
    /// `register(…)`
    case none
    /// `self.register(…)`, `Self.register(…)`, `type(of: self).register(…)`
    case current
    /// `super.register(…)`
    case parent
    /// `Router.perform(…)`, `Module.Router.perform(…)`, `route.register(…)`: the spelled name, generic arguments
    /// left out. Optional chaining and forced unwrapping leave no trace.
    case name(Spelling)
    /// `make(…).register(…)`: index of the call.
    case call(Int)
    case other
  }

  package enum Parent: Hashable, Sendable {
    case none
    /// The value is argument `index` of `calls[call]`, also through parentheses, `try`, `await`, `!`, `as`, a `? :`, or
    /// an array or dictionary literal's element; not through a closure's body.
    case argument(call: Int, index: Int)
    /// The value is the receiver of `calls[call]`.
    case receiver(call: Int)
  }

  /// The base name without receiver and generic arguments: `register`, `Route`, `init`.
  package var callee: Spelling
  package var receiver: Receiver
  /// The types that the code around it shows. Only for `Interest.receivers`.
  package var types = CallTypes()
  /// What the receiver certainly is: the call whose value a variable has, `let route = BlockRoute.make(…)`, a parameter of
  /// the function around, or the code of a call that is read as a name (`TextTypes.spelled`). Only for
  /// `NameInterest.callees`.
  package var receiverValue: Value?
  /// The type that the value is cast to: `makeRoute() as! Route`. Only for `NameInterest.callees`, and only of Swift.
  package var cast: Cast?
  /// `Route<A & B>()` has one: `A&B`, with its place.
  package var genericArguments: [Spelling]
  package var arguments: [Argument]
  package var parent: Parent
  package var scope: Int
  /// Where the innermost closure or accessor of its scope begins that it stands in, in bytes: nothing tells whether and when
  /// that runs. nil outside of one. The blocks of Objective-C are not told apart.
  package var closure: Int?
  package var conditions: ConditionStack
  /// From the receiver's first token to the last closing bracket.
  package var range: SourceRange

  package init(
    callee: Spelling, receiver: Receiver = .none, genericArguments: [Spelling] = [],
    arguments: [Argument] = [],
    parent: Parent = .none, scope: Int, closure: Int? = nil, conditions: ConditionStack = [], range: SourceRange
  ) {
    self.callee = callee
    self.receiver = receiver
    self.genericArguments = genericArguments
    self.arguments = arguments
    self.parent = parent
    self.scope = scope
    self.closure = closure
    self.conditions = conditions
    self.range = range
  }

  /// The call of each round of the loop that gives its arguments values (`Argument.each`); itself where none does, and
  /// where several loops do.
  package var rounds: [Call] {
    let given = arguments.filter { !$0.each.isEmpty }
    guard let count = given.first?.each.count, given.allSatisfy({ $0.each.count == count }),
      Set(given.map(\.value.rootName)).count == 1
    else { return [self] }
    return (0..<count).map { round in
      var once = self
      for index in once.arguments.indices where !once.arguments[index].each.isEmpty {
        once.arguments[index].value = once.arguments[index].each[round]
      }
      return once
    }
  }

  /// Whether a loop or a list gives an argument values.
  package var hasRounds: Bool { arguments.contains { !$0.each.isEmpty } }

  /// Whether it stands in a closure or an accessor of its scope.
  package var isDeferred: Bool { closure != nil }

  /// Index of the call whose value the receiver certainly has.
  package var held: Int? {
    if case .call(let index)? = receiverValue { index } else { nil }
  }
}

/// `value as! C`, `value as? C`
package struct Cast: Hashable, Sendable {
  /// The type as spelled.
  package var type: Spelling
  /// False for `as?`.
  package var isForced: Bool

  package init(type: Spelling, isForced: Bool) {
    self.type = type
    self.isForced = isForced
  }
}

package struct Argument: Hashable, Sendable {
  /// How an argument is part of a list of types.
  package enum ListRole: Hashable, Sendable {
    case none
    /// It is the list.
    case list
    /// It is an element of a list that is a parameter of the function around: the `type` of `for type in types`. Its value
    /// is spelled with the name of the list.
    case element
  }

  package var label: String?
  package var value: Value
  /// The values of the name of a loop, one for each round: types, members of types, or literals. Of a list, its elements if
  /// all of them are types. Only for `NameInterest.callees`, and only of Swift.
  package var each: [Value] = []
  /// Only for `NameInterest.callees`, and only of Swift.
  package var listRole = ListRole.none
  package var isTrailingClosure: Bool

  package init(label: String?, value: Value, isTrailingClosure: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailingClosure = isTrailingClosure
  }
}

/// The parts of an expression that a reader can use.
package enum Value: Hashable, Sendable {
  /// `Foo.self`, `Foo.Bar.self`, `[Foo class]`: the type as spelled.
  case metatype(Spelling)
  /// A literal without interpolation: its value, and the range between the quotation marks.
  case string(String, SourceRange)
  case boolean(Bool)
  /// Index of a call of the outline.
  case call(Int)
  /// `name`, `Foo.bar`, `.bar`.
  case reference(Spelling)
  /// A name that the function around it gives a text: the text, with the place of the name, and the place of the literal
  /// between its quotation marks. Only for `NameInterest.callees`.
  case constant(Spelling, literal: SourceRange)
  /// The name of a type as a text: `String(describing: Foo.self)`, `"\(Foo.self)"`, `NSStringFromClass([Foo class])`. The
  /// type as spelled, with the range of the whole expression. Only for `NameInterest.callees`.
  case typeName(Spelling)
  /// A text that begins with a literal and is composed at run time: `"a/\(b)"`, `"a/" + b`, `String(format: "a/%@", b)`.
  /// Its pieces, and the range between the quotation marks of an only literal, else that of the whole expression, or of
  /// the name of a local variable that stands for it.
  case composed(TextPieces, SourceRange)
  /// A local variable or parameter whose value is not known, or a member of one. Only for `NameInterest.callees`.
  case variable(Spelling)
  /// A parameter or type parameter of the function around it, or a member of one: the path, with the range of the whole
  /// expression. Only for `NameInterest.callees`, and only of Swift.
  case parameter(Spelling)
  /// The name of the type that such a parameter stands for: `String(describing: T.self)`, `String(describing: type)`. The
  /// name of the parameter, with the range of the whole expression.
  case nameOfParameter(Spelling)
  /// The result of a static method without parameters: `Foo.bar()`, `Self.bar()`, `[Foo bar]`. The path `Foo.bar`, with
  /// the range of the whole call. Only for `NameInterest.callees`.
  case result(Spelling)
  /// `[.a, .b]`, `A | B`: nothing but names.
  case names([Spelling])
  /// A closure or block.
  case closure
  /// `self == Foo.self`, `self === Foo.self`: the type as spelled.
  case isCurrent(Spelling)
  /// A string that begins with an interpolation, an operator expression, anything else.
  case other
}

extension Value {
  /// `row` of `row.type`; nil for a value without names.
  fileprivate var rootName: Substring? {
    switch self {
    case .reference(let path), .variable(let path), .parameter(let path): path.text.prefix { $0 != "." }
    default: nil
    }
  }
}

/// A type of interest outside a constructor call, with its generic arguments.
package struct TypeUse: Hashable, Sendable {
  /// The last name: `Route`, and where it stands.
  package var name: Spelling
  package var genericArguments: [Spelling]
  /// The generic type that it is an argument of; nil for what stands before `.self`.
  package var generic: String?
  /// Whether it is an expression (`PlayerRouter.self`, `PlayerRouter.perform(…)`'s base) and not a type annotation.
  package var isExpression: Bool
  package var scope: Int
  package var conditions: ConditionStack

  package init(
    name: Spelling, genericArguments: [Spelling] = [], generic: String? = nil, isExpression: Bool, scope: Int,
    conditions: ConditionStack = []
  ) {
    self.name = name
    self.genericArguments = genericArguments
    self.generic = generic
    self.isExpression = isExpression
    self.scope = scope
    self.conditions = conditions
  }
}

/// `let name = call`.
package struct Binding: Hashable, Sendable {
  package var name: String
  package var call: Int
  package var scope: Int

  package init(name: String, call: Int, scope: Int) {
    self.name = name
    self.call = call
    self.scope = scope
  }
}

/// `target = value`.
package struct Assignment: Hashable, Sendable {
  /// `config.title`; without text where it is no row of names.
  package var target: Spelling
  package var value: Value
  package var scope: Int
  package var conditions: ConditionStack

  package init(target: Spelling, value: Value, scope: Int, conditions: ConditionStack) {
    self.target = target
    self.value = value
    self.scope = scope
    self.conditions = conditions
  }
}

/// A macro of Swift in a type's body: a freestanding one, or an attribute of a member that is not the language's own.
package struct Expansion: Hashable, Sendable {
  /// Without `#` and `@`, generic arguments left in.
  package var name: Spelling
  package var scope: Int
  /// Whether it may declare members of the type: it stands among them, or before one.
  package var isMember: Bool

  package init(name: Spelling, scope: Int, isMember: Bool) {
    self.name = name
    self.scope = scope
    self.isMember = isMember
  }
}
