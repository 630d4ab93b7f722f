import SourceModel

/// A name with the code that spells it.
struct PlacedTerm: Hashable, Sendable {
  var term: NameTerm
  /// The types around it, outermost first.
  var scope: [String]
  var file: FileID
  /// The place of a text between its quotation marks, in the file of the first call.
  var literal: SourceRange?
  /// The types that declare the function which a member without its type is given to: `.detail`.
  var parameterScope: [String]?
  /// True for what the first call decides; false for what is spelled in the functions that it leads to.
  var isGiven = false
  /// True if the caller of the function around the first call decides it.
  var isOfOuterCaller = false
}

/// A call of a function, with the code that spells its receiver and arguments.
struct CallOfFunction: Hashable, Sendable {
  /// The call as spelled, for its labels.
  let call: FunctionCall
  let receiver: PlacedTerm
  let arguments: [PlacedTerm]
  let result: PlacedTerm?
  /// The file of the call.
  let file: FileID

  /// A call, whatever calls the function around it.
  init(_ call: FunctionCall, in scope: [String], of file: FileID) {
    (self.call, self.file) = (call, file)
    receiver = PlacedTerm(term: call.receiver.outsideOfFunctions, scope: scope, file: file, isGiven: true)
    arguments = call.arguments.map {
      PlacedTerm(
        term: $0.term.outsideOfFunctions, scope: scope, file: file, literal: $0.literal, isGiven: true,
        isOfOuterCaller: call.isInFunction && $0.term.isOfArgument)
    }
    result = call.result.map {
      PlacedTerm(
        term: $0.outsideOfFunctions, scope: scope, file: file, isGiven: true,
        isOfOuterCaller: call.isInFunction && $0.isOfArgument)
    }
  }

  /// A call in the body of a function, for a call of that function.
  init(_ inner: FunctionCall, in entry: LookUpFunctions.Entry, calledBy call: CallOfFunction) {
    (self.call, file) = (inner, entry.file)
    receiver = call.completed(inner.receiver, in: entry)
    arguments = inner.arguments.map { call.completed($0.term, in: entry) }
    result = inner.result.map { call.completed($0, in: entry) }
  }

  /// A term in the body of the function that is called, with what the call gives for it.
  func completed(_ term: NameTerm, in entry: LookUpFunctions.Entry) -> PlacedTerm {
    switch term {
    case .parameter(let index, let member): given(index, in: entry).map { $0.member(member) } ?? .unknown
    case .nameOfParameter(let index): given(index, in: entry)?.name ?? .unknown
    case .current(let member): current(member, in: entry)
    case .nameOfCurrent: entry.function.isStatic ? receiver.name : .unknown
    case .made(let text): completed(text, in: entry).made
    case .text, .name, .type, .typeName: PlacedTerm(term: term, scope: entry.function.owner, file: entry.file)
    case .unknown: .unknown
    }
  }

  /// The receiver or a member of it. A static function is called on a type, another one on a value.
  private func current(_ member: String, in entry: LookUpFunctions.Entry) -> PlacedTerm {
    if member.isEmpty { return receiver }
    guard receiver.term == .current(member: "") else { return receiver.member(member) }
    var term = receiver
    term.term = .name((entry.function.isStatic ? TextConstant.currentType : "self") + member)
    return term
  }

  /// What the call gives for a parameter, or for the type of the result; nil for the default of a parameter.
  private func given(_ index: Int, in entry: LookUpFunctions.Entry) -> PlacedTerm? {
    if index == entry.function.parameters.count { return result }
    guard let positions = entry.function.positions(of: call), positions.indices.contains(index),
      let position = positions[index]
    else { return nil }
    var argument = arguments[position]
    guard case .name(let name) = argument.term, name.hasPrefix(".") else { return argument }
    argument.term = .name(entry.function.parameters[index].type + name)
    argument.parameterScope = entry.function.owner
    return argument
  }
}

extension PlacedTerm {
  fileprivate static let unknown = PlacedTerm(term: .unknown, scope: [], file: FileID(rawValue: 0))

  /// A member of what the term stands for, with a dot before its name. Empty for the same.
  fileprivate func member(_ member: String) -> PlacedTerm {
    if member.isEmpty { return self }
    var term = self
    term.literal = nil
    switch self.term {
    case .name(let name): term.term = .name(name + member)
    case .type(let type): term.term = .name(type + member)
    case .text, .typeName, .parameter, .nameOfParameter, .current, .nameOfCurrent, .made, .unknown:
      term.term = .unknown
    }
    return term
  }

  /// The name of the type that the term stands for.
  fileprivate var name: PlacedTerm {
    var term = self
    switch self.term {
    case .type(let type), .name(let type): term.term = .typeName(type)
    case .current(""): term.term = .nameOfCurrent
    default: term.term = .unknown
    }
    return term
  }

  fileprivate var made: PlacedTerm {
    var term = self
    term.term = .made(self.term)
    return term
  }
}

extension NameTerm {
  /// True for a parameter of the function around, and its name.
  fileprivate var isOfArgument: Bool {
    switch self {
    case .parameter, .nameOfParameter: true
    default: false
    }
  }

  /// The term if nothing is known of the caller.
  fileprivate var outsideOfFunctions: NameTerm {
    switch self {
    case .parameter, .nameOfParameter: .unknown
    case .current(let member) where !member.isEmpty: .name(String(member.dropFirst()))
    case .made(let text): .made(text.isOfCaller ? .unknown : text)
    case .text, .name, .type, .typeName, .current, .nameOfCurrent, .unknown: self
    }
  }
}
