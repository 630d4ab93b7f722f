import Routes
import SourceModel

/// The calls of one file that may mean functions of a description.
struct DescribedCalls {
  let outline: SourceOutline
  private let calls: NamedFunctionCalls
  /// The entries of the description that name functions, by base name.
  private let functions: [String: [SystemDescription.Entry]]
  /// The macros whose uses are read as their bodies.
  private let readMacros: [String: Macro]

  init(_ outline: SourceOutline, functions: [String: [SystemDescription.Entry]], readMacros: [String: Macro]) {
    (self.outline, self.functions, self.readMacros) = (outline, functions, readMacros)
    calls = NamedFunctionCalls(outline)
  }

  /// The facts of a call that means a function; nil for a call of another one.
  func facts(of call: Call, _ described: DescribedEntry) -> [Fact]? {
    guard let isCertain = means(described.entry, call), let arguments = DescribedArguments(of: call, described.entry),
      isCertain || !arguments.lacksDestination, !isForwarding(call)
    else { return nil }
    // A registration of a name that is not seen would make its look-ups mistakes, so it counts.
    if !isCertain, !described.registers, calls.isOfOtherType(described.entry.function, call) { return nil }
    let isMeant = isCertain || described.takesAnyReceiver
    let qualifier = self.qualifier(arguments, described)
    // A look-up of an unknown name says nothing.
    if qualifier == .unknown, !described.registers { return [] }
    if arguments.keys.isEmpty { return described.registers ? [opening(call, described)] : [] }
    return arguments.keys.compactMap { key in
      switch described.table.kind.key {
      case .type:
        typeFact(
          of: call, described, key, qualifier, arguments.destination, isMeant: isMeant, isCertain: isCertain)
      case .string, .url, .enumCase: isMeant ? textFact(of: call, described, key, qualifier, arguments) : nil
      }
    }
  }

  /// A call of a function that fills a table in ways that are not described.
  func opensTable(_ call: Call, _ function: FunctionName) -> Bool {
    let labels = call.arguments.map { (label: $0.label, isTrailingClosure: $0.isTrailingClosure) }
    return calls.means(function, call) != nil && function.parameters(of: labels) != nil
  }

  private func means(_ entry: SystemDescription.Entry, _ call: Call) -> Bool? {
    entry.form == .attribute ? true : calls.means(entry.function, call)
  }

  /// True if a call passes on what the callers of the code around it spell: in a function of the description, and in a
  /// macro whose uses are read.
  private func isForwarding(_ call: Call) -> Bool {
    if calls.isInside(call.scope, where: functions.names) { return true }
    return !readMacros.isEmpty
      && outline.scopes(from: call.scope).contains { scope in
        if case .function(let name) = scope.kind { readMacros[name] != nil } else { false }
      }
  }

  // MARK: Qualifiers

  private enum Qualifier: Equatable {
    case none, unknown, any
    case text(Spelling)
    /// The name of a constant.
    case name(Spelling)

    /// That of a registration: one that is not known takes every one.
    var registered: String? {
      switch self {
      case .none, .name: nil
      case .unknown, .any: RouteKey.anyQualifier
      case .text(let text): text.text
      }
    }

    /// That of a look-up.
    var lookedUp: Spelling? {
      switch self {
      case .text(let text), .name(let text): text
      case .none, .unknown, .any: nil
      }
    }

    func name(in scope: [String]) -> NameOfText? {
      if case .name(let name) = self { NameOfText(path: name.text, scope: scope) } else { nil }
    }
  }

  private func qualifier(_ arguments: DescribedArguments, _ described: DescribedEntry) -> Qualifier {
    if described.entry.takesAnyQualifier { return .any }
    guard case .argument(let value, _)? = arguments.qualifier, !value.isNil else { return .none }
    if let literal = value.literal { return .text(literal) }
    if case .reference(let name) = value { return .name(name) }
    return .unknown
  }

  // MARK: Types

  private func typeFact(
    of call: Call, _ described: DescribedEntry, _ key: DescribedValue, _ qualifier: Qualifier,
    _ destination: DescribedValue?, isMeant: Bool, isCertain: Bool
  ) -> Fact? {
    guard var route = route(key, described.table.space, call) else {
      return described.registers ? opening(call, described) : nil
    }
    route.qualifier = qualifier.registered
    route.qualifierName = qualifier.name(in: outline.typeNames(around: call.scope))
    // Any collection may take a value: `items.append(Book())`. A mention names its route at once.
    if !isMeant {
      return key.isValue && outline.language == .swift || route.qualifierName != nil ? nil : .mention(route)
    }
    if !described.registers {
      let isImported = described.isImported(in: outline)
      // Any type may have a function that takes a value: `pending.resolve(user)`.
      let isKnown = isImported && (isCertain || outline.language == .objectiveC)
      if key.isValue, !isKnown { return nil }
      var lookUp = Fact.LookUp(route: route, form: .namedFunction, conditions: call.conditions)
      lookUp.missing = described.missing(call)
      if !isImported {
        lookUp.doubt = "the file does not import \(described.modules.sorted().joined(separator: " or "))"
      }
      return .lookUp(lookUp)
    }
    var registration = Fact.Registration(
      route: route, form: .call, destination: self.destination(destination, call, described),
      call: registering(call, described.table.space))
    let types = DescribedTypes(outline: outline, call: call)
    registration.namesDestination = destination.map { types.isMetatype($0) } ?? false
    return .registration(registration)
  }

  /// nil for a value whose type is not seen, and for a type parameter.
  private func route(_ key: DescribedValue, _ space: RouteSpace, _ call: Call) -> RouteReference? {
    let types = DescribedTypes(outline: outline, call: call)
    guard let type = types.named(key) else { return nil }
    let first = TypeName.first(type.name.text)
    guard first != "Self", !outline.isTypeParameter(first, in: call.scope) else { return nil }
    var route = RouteReference(kind: .exact(space), name: type.name, scope: outline.typeNames(around: call.scope))
    (route.isPath, route.isOfVariable) = (type.isPath, types.isVariable(key))
    return route
  }

  private func destination(_ value: DescribedValue?, _ call: Call, _ described: DescribedEntry) -> Spelling? {
    if described.entry.destination == .enclosing {
      return outline.typeNames(around: call.scope).last.map {
        Spelling(text: TypeName.simple($0), range: call.callee.range)
      }
    }
    return value.flatMap { DescribedTypes(outline: outline, call: call).destination($0) }
  }

  // MARK: Texts

  private func textFact(
    of call: Call, _ described: DescribedEntry, _ key: DescribedValue, _ qualifier: Qualifier,
    _ arguments: DescribedArguments
  ) -> Fact? {
    let scope = outline.typeNames(around: call.scope)
    var text: (value: Spelling, origin: TextOrigin)?
    if case .argument(let value, let types) = key { text = self.text(value, types, of: described, in: scope) }
    guard described.registers else {
      guard let (value, origin) = text else { return nil }
      var lookUp = Fact.TextLookUp(
        value: value, origin: origin, qualifier: qualifier.lookedUp, form: .identifier,
        spaces: [described.table.space], scope: scope, conditions: call.conditions)
      lookUp.missing = described.missing(call)
      lookUp.qualifierName = qualifier.name(in: scope)
      return .textLookUp(lookUp)
    }
    var fact = Fact.TextRegistration(
      value: text?.value, origin: text?.origin ?? .literal, qualifier: qualifier.registered,
      spaces: [described.table.space], form: .call, method: call.callee.range,
      call: registering(call, described.table.space))
    fact.destination = destination(arguments.destination, call, described)
    fact.registrant = scope.last.map(TypeName.simple)
    fact.qualifierName = qualifier.name(in: scope)
    return .textRegistration(fact)
  }

  /// A URL that is looked up may have holes, and may be a value: `URL(string: "app://note/1")`.
  private func text(
    _ value: Value, _ types: ArgumentTypes, of described: DescribedEntry, in scope: [String]
  ) -> (value: Spelling, origin: TextOrigin)? {
    if described.table.kind.key == .enumCase {
      return SpelledCase(value, types, in: outline.language).map { ($0.path, .enumCase(scope: scope)) }
    }
    let value = value.asText
    guard described.table.kind.key == .url, !described.registers else { return value.text(in: scope) }
    return (DescribedURLValue(value, in: outline)?.text ?? value).urlText(
      in: scope, mayBePath: described.table.kind.matching.comparesSegments)
  }

  /// A registration of a name that is not spelled, which may be any.
  func opening(_ call: Call, _ described: DescribedEntry) -> Fact { opening(call, described.table) }

  func opening(_ call: Call, _ table: DescribedTable) -> Fact {
    if table.kind.key == .type { return .unnamed(.kind(table.space)) }
    return .textRegistration(
      Fact.TextRegistration(
        spaces: [table.space], form: .call, method: call.callee.range, call: registering(call, table.space)))
  }

  private func registering(_ call: Call, _ space: RouteSpace) -> RegisteringCall {
    RegisteringCall(
      registrar: .library(space.family), isOnCurrent: false, function: outline.function(around: call),
      conditions: call.conditions)
  }
}

extension Value {
  /// The same value, with the type where a name leaves it out: `.home` of an extension of `String`.
  fileprivate var asText: Value {
    guard case .reference(var name) = self, name.text.hasPrefix(".") else { return self }
    name.text = "String" + name.text
    return .reference(name)
  }

  /// A literal between its quotation marks, or a constant of the function around it.
  fileprivate var literal: Spelling? {
    switch self {
    case .string(let text, let range): Spelling(text: text, range: range)
    case .constant(let text, _): text
    default: nil
    }
  }
}
