import Routes
import SourceModel

/// The calls of one file that may mean functions of a description.
struct DescribedCalls {
  let outline: SourceOutline
  private let calls: NamedFunctionCalls
  /// The functions of the description, by base name.
  private let functions: [String: [FunctionName]]
  /// The macros whose uses are read as their bodies.
  private let readMacros: [String: Macro]

  init(_ outline: SourceOutline, functions: [String: [FunctionName]], readMacros: [String: Macro]) {
    (self.outline, self.functions, self.readMacros) = (outline, functions, readMacros)
    calls = NamedFunctionCalls(outline)
  }

  /// What a call says if it means a function: nil for a call of another one, and for a look-up of a name that is not
  /// spelled.
  func fact(of call: Call, _ described: DescribedEntry) -> Fact? {
    let entry = described.entry
    guard let isCertain = calls.means(entry.function, call), let arguments = DescribedArguments(of: call, entry),
      !isForwarding(call)
    else { return nil }
    let isMeant = isCertain || described.takesAnyReceiver
    return switch described.table.kind.key {
    case .type: typeFact(of: call, described, arguments, isMeant: isMeant)
    case .string, .url: isMeant ? textFact(of: call, described, arguments) : nil
    }
  }

  /// True if a call passes on what the callers of the code around it spell: in a function of the description, and in a
  /// macro whose uses are read.
  private func isForwarding(_ call: Call) -> Bool {
    if calls.isInside(call.scope, where: { functions[$0] ?? [] }) { return true }
    return !readMacros.isEmpty
      && outline.scopes(from: call.scope).contains { scope in
        if case .function(let name) = scope.kind { readMacros[name] != nil } else { false }
      }
  }

  // MARK: Types

  private func typeFact(
    of call: Call, _ described: DescribedEntry, _ arguments: DescribedArguments, isMeant: Bool
  ) -> Fact? {
    let space = described.table.space
    guard let route = route(arguments.key, space, call) else {
      return described.registers ? .unnamed(.kind(space)) : nil
    }
    if !isMeant { return .mention(route) }
    if !described.registers {
      return .lookUp(Fact.LookUp(route: route, form: .namedFunction, conditions: call.conditions))
    }
    return .registration(
      Fact.Registration(
        route: route, form: .call, destination: destination(arguments, call),
        call: registering(call, space)))
  }

  /// nil for a value, and for a type parameter.
  private func route(_ key: Value, _ space: RouteSpace, _ call: Call) -> RouteReference? {
    guard let name = type(key, in: call) else { return nil }
    let first = String(name.text.prefix { $0 != "." && $0 != "&" && $0 != "<" })
    guard first != "Self", !outline.scopes(from: call.scope).contains(where: { $0.generics.contains(first) }) else {
      return nil
    }
    return RouteReference(kind: .exact(space), name: name, scope: outline.typeNames(around: call.scope))
  }

  private func destination(_ arguments: DescribedArguments, _ call: Call) -> Spelling? {
    arguments.destination.flatMap { type($0, in: call) }
  }

  /// `P.self`, `[P class]`, `@protocol(P)`; in a macro of Objective-C also `P`.
  private func type(_ value: Value, in call: Call) -> Spelling? {
    switch value {
    case .metatype(let name): return name
    case .reference(let name)
    where outline.language == .objectiveC && call.receiver == .none && name.text.first?.isUppercase == true:
      return name
    case .call(let index):
      guard outline.calls.indices.contains(index), case let call = outline.calls[index],
        call.callee.text == DescribedReader.protocolExpression, case .reference(let name)? = call.arguments.first?.value
      else { return nil }
      return name
    default: return nil
    }
  }

  // MARK: Texts

  private func textFact(of call: Call, _ described: DescribedEntry, _ arguments: DescribedArguments) -> Fact? {
    let scope = outline.typeNames(around: call.scope)
    let key = text(arguments.key, of: described, in: scope)
    var qualifier: String?
    if let value = arguments.qualifier {
      guard let literal = value.literalText else { return described.registers ? opening(call, described) : nil }
      qualifier = literal
    }
    guard described.registers else {
      guard let (text, origin) = key else { return nil }
      var lookUp = Fact.TextLookUp(
        value: text, origin: origin, qualifier: qualifier, form: .identifier, spaces: [described.table.space],
        receiver: .library(isBare: false), scope: scope, conditions: call.conditions)
      lookUp.qualifierPlace = arguments.qualifier?.literalPlace
      return .textLookUp(lookUp)
    }
    var fact = Fact.TextRegistration(
      value: key?.value, origin: key?.origin ?? .literal, qualifier: qualifier, spaces: [described.table.space],
      form: .call, method: call.callee.range, call: registering(call, described.table.space))
    fact.destination = destination(arguments, call)
    fact.registrant = scope.last.map(TypeName.simple)
    return .textRegistration(fact)
  }

  /// A URL that is looked up may have holes, and may be a value: `URL(string: "app://note/1")`.
  private func text(
    _ value: Value, of described: DescribedEntry, in scope: [String]
  ) -> (value: Spelling, origin: TextOrigin)? {
    guard described.table.kind.key == .url, !described.registers else { return value.text(in: scope) }
    return (DescribedURLValue(value, in: outline)?.text ?? value).urlText(in: scope)
  }

  /// A registration of a name that is not spelled, which may be any.
  private func opening(_ call: Call, _ described: DescribedEntry) -> Fact {
    .textRegistration(
      Fact.TextRegistration(
        spaces: [described.table.space], form: .call, method: call.callee.range,
        call: registering(call, described.table.space)))
  }

  private func registering(_ call: Call, _ space: RouteSpace) -> RegisteringCall {
    RegisteringCall(
      registrar: .library(space.family), isOnCurrent: false, function: outline.function(around: call),
      conditions: call.conditions)
  }
}

extension Value {
  /// The place of a literal between its quotation marks, or of the name of a constant.
  fileprivate var literalPlace: SourceRange? {
    switch self {
    case .string(_, let range): range
    case .constant(let text, _): text.range
    default: nil
    }
  }

  /// The text of a literal, or of a constant of the function around it.
  fileprivate var literalText: String? {
    switch self {
    case .string(let text, _): text
    case .constant(let text, _): text.text
    default: nil
    }
  }
}
