import SourceModel

/// What calls of functions mean.
extension ConstantTable {
  /// The look-ups that a call makes through functions of the tree, with names for their texts.
  func lookUps(by call: CallOfFunction, _ types: TypeTable) -> [CallExpansion.Found] {
    CallExpansion.lookUps(by: call) { choice($0, types) }
  }

  /// The one function that a call means, and the reason why it may be another. nil if it is not known.
  private func choice(_ call: CallOfFunction, _ types: TypeTable) -> CallExpansion.Choice? {
    let named = functions.candidates(for: call.call, in: call.file)
    let candidates = named.count < 2 ? named : fitting(named, call, types)
    guard !candidates.isEmpty else { return nil }
    switch call.receiver.term {
    case .current: return ofCurrent(candidates, call, types)
    case .name(let name): return ofName(name, candidates, call, types)
    case .type(let type): return ofType(type, candidates.filter(\.function.isStatic), call, types)
    case .made: return ofMade(candidates)
    case .text, .typeName, .parameter, .nameOfParameter, .nameOfCurrent, .unknown: return ofValue(candidates, call)
    }
  }

  /// The functions that may take the types of a call. Swift prefers one that takes a class of the kind to one that takes
  /// anything.
  private func fitting(
    _ candidates: [LookUpFunctions.Entry], _ call: CallOfFunction, _ types: TypeTable
  ) -> [LookUpFunctions.Entry] {
    let fitting = candidates.filter {
      mayRegister(call, by: $0.function, types) && mayTakeTypes(of: call, $0.function, types)
    }
    let certain = fitting.filter { entry in
      let given = givenTypes(by: call, to: entry.function, types)
      return !given.isEmpty
        && given.allSatisfy { type, parameter in parameter.metatype.map { types.inherits(type, base: $0) } == true }
    }
    return certain.isEmpty ? fitting : certain
  }

  /// The types that a call gives, each with its parameter.
  private func givenTypes(
    by call: CallOfFunction, to function: LookUpFunction, _ types: TypeTable
  ) -> [(type: String, parameter: Parameter)] {
    zip(function.parameters, function.positions(of: call.call) ?? []).compactMap { parameter, position in
      position.flatMap { className(of: call.arguments[$0], types) }.map { ($0, parameter) }
    }
  }

  /// False if a class that the call gives is certainly none that the function registers or looks up.
  private func mayRegister(_ call: CallOfFunction, by function: LookUpFunction, _ types: TypeTable) -> Bool {
    let bases = function.steps.compactMap(\.space?.table.base)
    if bases.isEmpty { return true }
    let given = (call.arguments + [call.result].compactMap(\.self)).compactMap { className(of: $0, types) }
    return given.allSatisfy { type in bases.contains { types.mayInherit(type, base: $0) } }
  }

  /// The type that a term is; nil for another term, and for a composed type.
  private func className(of placed: PlacedTerm, _ types: TypeTable) -> String? {
    guard case .type(let type) = placed.term else { return nil }
    let names = types.components(of: type, scope: placed.scope, file: placed.file)
    return names?.count == 1 ? names?.first : nil
  }

  /// False if a function certainly does not take a type that a call gives: it takes an object, as `register(_: Service)`
  /// does, or a type with another superclass.
  private func mayTakeTypes(of call: CallOfFunction, _ function: LookUpFunction, _ types: TypeTable) -> Bool {
    givenTypes(by: call, to: function, types).allSatisfy { type, parameter in
      guard let base = parameter.metatype else { return !types.isObject(parameter.elementType) }
      return !AppleClass.isKnown(base) || types.mayInherit(type, base: base)
    }
  }

  /// False if the only type that a call gives is certainly none that the function registers under a name of its own:
  /// `container.register(Clock.self)`.
  func mayRegisterClass(of call: CallOfFunction, _ function: LookUpFunction, _ types: TypeTable) -> Bool {
    let given = call.arguments.compactMap { placed -> [String]? in
      guard case .type(let type) = placed.term else { return nil }
      return types.components(of: type, scope: placed.scope, file: placed.file) ?? []
    }
    guard given.count == 1, given[0].count == 1, let type = given[0].first, !types.isAlias(type),
      types.isDeclared(type)
    else { return true }
    return function.steps.contains { step in
      guard case .registration(let registration) = step, registration.isNamedByClass,
        let base = registration.space.table.base
      else { return true }
      return types.declaresClass(type) && types.mayInherit(type, base: base)
    }
  }

  /// A call without a receiver, or on `self`.
  private func ofCurrent(
    _ candidates: [LookUpFunctions.Entry], _ call: CallOfFunction, _ types: TypeTable
  ) -> CallExpansion.Choice? {
    let free = candidates.filter(\.owner.isEmpty)
    let members = candidates.filter { !$0.owner.isEmpty }
    let scope = TypeName.flattened(call.receiver.scope)
    guard let type = scope.last, !members.isEmpty else { return Self.only(free) }
    guard free.isEmpty else { return nil }
    return nearest(members, to: type, types)
  }

  private func ofName(
    _ name: String, _ candidates: [LookUpFunctions.Entry], _ call: CallOfFunction, _ types: TypeTable
  ) -> CallExpansion.Choice? {
    let path = name.dottedNames
    let methods = candidates.filter { !$0.function.isStatic && !$0.owner.isEmpty }
    if path.count > 1, let choice = Self.only(methods.filter { $0.owner.last == path[path.count - 2] }) {
      return choice
    }
    let statics = candidates.filter(\.function.isStatic)
    if let choice = ofType(name, statics, call, types) { return choice }
    let isMade = path.count > 1 && text(of: name, in: call.receiver.scope, file: call.receiver.file, types) != nil
    return isMade ? ofMade(candidates) : ofValue(candidates, call)
  }

  private func ofType(
    _ spelling: String, _ statics: [LookUpFunctions.Entry], _ call: CallOfFunction, _ types: TypeTable
  ) -> CallExpansion.Choice? {
    let scope = TypeName.flattened(call.receiver.scope)
    guard !statics.isEmpty,
      let names = types.components(of: spelling, scope: scope, file: call.receiver.file), names.count == 1,
      let choice = nearest(statics, to: names[0], types), !types.isParameter(spelling, in: scope)
    else { return nil }
    return choice
  }

  /// A value that is made of a text.
  private func ofMade(_ candidates: [LookUpFunctions.Entry]) -> CallExpansion.Choice? {
    Self.only(candidates.filter { !$0.function.isStatic && $0.function.isOfReceiver })
  }

  private func ofValue(
    _ candidates: [LookUpFunctions.Entry], _ call: CallOfFunction
  ) -> CallExpansion.Choice? {
    let methods = candidates.filter { !$0.function.isStatic && !$0.owner.isEmpty }
    guard let first = methods.first, methods.allSatisfy({ $0.function.doesTheSame(as: first.function) }) else {
      return nil
    }
    return ([first], isView(call.call.receiverName, of: first) ? nil : "the type of the receiver is not known")
  }

  /// True for `moviesTableView` and a function of `UITableView` that is about cells.
  private func isView(_ name: String?, of entry: LookUpFunctions.Entry) -> Bool {
    guard let owner = entry.owner.last, owner.hasPrefix("UI"), AppleClass.isKnown(owner),
      entry.function.steps.allSatisfy({ $0.space?.table.base != nil })
    else { return false }
    return name?.lowercased().hasSuffix(owner.dropFirst("UI".count).lowercased()) == true
  }

  /// The function of the nearest type that a type has it from.
  private func nearest(
    _ candidates: [LookUpFunctions.Entry], to type: String, _ types: TypeTable
  ) -> CallExpansion.Choice? {
    let own = candidates.filter { $0.owner.last == type }
    guard types.declaresClass(type) else { return Self.only(own) }
    let isOverridden = isOverridden(candidates, in: type, types)
    let doubt = isOverridden ? "a subclass of '\(type)' may have another function of the name" : nil
    if !own.isEmpty { return Self.only(own).map { ($0.functions, doubt) } }
    guard let ancestors = KnownAncestors.all(of: type, types) else { return nil }
    let positions = candidates.map { ancestors.position(of: $0.owner) }
    let nearest =
      positions.compactMap(\.self).min().map { nearest in
        candidates.indices.filter { positions[$0] == nearest }.map { candidates[$0] }
      } ?? ofProtocols(candidates, ancestors, types)
    return Self.only(nearest).map { ($0.functions, doubt) }
  }

  /// True if a class that inherits a type declares one of the functions.
  private func isOverridden(_ candidates: [LookUpFunctions.Entry], in type: String, _ types: TypeTable) -> Bool {
    let owners = Set(candidates.compactMap(\.owner.last)).subtracting([type])
    return !owners.isEmpty && !ClassTable(types: types).heirs(of: type).isDisjoint(with: owners)
  }

  private func ofProtocols(
    _ candidates: [LookUpFunctions.Entry], _ ancestors: KnownAncestors, _ types: TypeTable
  ) -> [LookUpFunctions.Entry] {
    let protocols = ancestors.protocols(types)
    return candidates.filter { entry in protocols.contains { $0.last == entry.owner.last } }
  }

  /// A single function, or copies of one, as targets have them. nil for others.
  private static func only(_ entries: [LookUpFunctions.Entry]) -> CallExpansion.Choice? {
    guard let first = entries.first, entries.dropFirst().allSatisfy({ $0.function.isCopy(of: first.function) }) else {
      return nil
    }
    return ([first], nil)
  }
}

extension TypeTable {
  /// True if a class of Apple's is certainly a superclass of a type.
  fileprivate func inherits(_ type: String, base: String) -> Bool {
    guard AppleClass.isKnown(base), declaresClass(type) else { return false }
    return KnownAncestors.all(of: type, self)?.position(of: [base]) != nil
  }

  /// True for a type that certainly has no metatype among its values.
  fileprivate func isObject(_ type: String) -> Bool {
    let name = type.hasSuffix("?") ? String(type.dropLast()) : type
    if isAlias(name) { return false }
    return isDeclared(name) || AppleClass.isKnown(name) || Self.values.contains(name) || name.contains("->")
  }

  private static let values: Set = ["Bool", "Data", "Date", "Double", "Int", "String", "URL", "URLRequest", "UUID"]

  /// False if all superclasses of a type are known, and a class of Apple's is none of them.
  fileprivate func mayInherit(_ type: String, base: String) -> Bool {
    guard declaresClass(type), let ancestors = KnownAncestors.all(of: type, self) else { return true }
    return ancestors.mayReach(base)
  }
}

extension LookUpFunction.Step {
  /// The space of the name; nil for a call.
  fileprivate var space: RouteSpace? {
    switch self {
    case .lookUp(let lookUp): lookUp.space
    case .registration(let registration): registration.space
    case .call: nil
    }
  }
}

extension LookUpFunction {
  /// True if it looks something up in the value that it is called on.
  fileprivate var isOfReceiver: Bool {
    steps.contains { step in
      guard case .lookUp(let lookUp) = step else { return false }
      return lookUp.owner == .current(member: "") || lookUp.name == .current(member: "")
    }
  }

  fileprivate func doesTheSame(as other: LookUpFunction) -> Bool {
    !steps.isEmpty && steps == other.steps && parameters == other.parameters
  }

  /// False if a step has a name, which may mean something else in another file.
  fileprivate func isCopy(of other: LookUpFunction) -> Bool {
    doesTheSame(as: other) && owner == other.owner && isStatic == other.isStatic
      && steps.allSatisfy { $0.terms.allSatisfy(\.meansTheSameInAllFiles) }
  }
}

extension LookUpFunction.Step {
  fileprivate var terms: [NameTerm] {
    switch self {
    case .lookUp(let lookUp): [lookUp.name] + [lookUp.owner].compactMap(\.self)
    case .registration(let registration):
      [registration.name] + [registration.owner, registration.destination].compactMap(\.self)
    case .call(let call): [call.receiver] + call.arguments.map(\.term)
    }
  }
}

extension NameTerm {
  fileprivate var meansTheSameInAllFiles: Bool {
    switch self {
    case .name, .type, .typeName: false
    case .made(let text): text.meansTheSameInAllFiles
    case .text, .parameter, .nameOfParameter, .current, .nameOfCurrent, .unknown: true
    }
  }
}
