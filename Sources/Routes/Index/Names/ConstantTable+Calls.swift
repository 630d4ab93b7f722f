import SourceModel

/// The texts that calls of functions look up and register.
extension ConstantTable {
  /// What a call of a function does, instead of the fact of the call. The fact itself with a text that is not known if it
  /// has a space.
  func resolved(_ fact: Fact.TextLookUp, by call: FunctionCall, in file: FileID, _ types: TypeTable) -> [Fact] {
    let rounds = functions.rounds(of: call, in: file).map { CallOfFunction($0, in: fact.scope, of: file) }
    let all = rounds.flatMap { lookUps(by: $0, types) }
    let found = all.compactMap { found -> Fact? in
      switch found.step {
      case .lookUp(let step): lookUp(fact, step, found, types).map(Fact.textLookUp)
      case .registration(let step): registration(fact, step, found, in: file, types).map(Fact.textRegistration)
      case .call: nil
      }
    }
    if all.isEmpty, fact.spaces.isEmpty {
      return rounds.first.map { unknownRegistrations(fact, by: $0, types) } ?? []
    }
    guard found.isEmpty else { return found }
    var unknown = fact
    (unknown.value.text, unknown.origin) = ("", .unknown)
    return [.textLookUp(unknown)]
  }

  /// What a call may register if it is not known which function it means.
  private func unknownRegistrations(_ fact: Fact.TextLookUp, by call: CallOfFunction, _ types: TypeTable) -> [Fact] {
    let steps = functions.registrations(by: call.call, in: call.file) { mayRegisterClass(of: call, $0, types) }
    return steps.map { step in
      .textRegistration(
        Fact.TextRegistration(
          origin: step.isNamedByClass ? .unknownType : .unknown, spaces: [step.space], form: step.form,
          method: fact.value.range,
          call: RegisteringCall(
            registrar: .library(step.space.family), isOnCurrent: false, function: nil, conditions: fact.conditions)))
    }
  }

  private func lookUp(
    _ fact: Fact.TextLookUp, _ step: LookUpFunction.LookUp, _ found: CallExpansion.Found, _ types: TypeTable
  ) -> Fact.TextLookUp? {
    guard let text = text(of: found.name, types) else { return nil }
    var lookUp = fact
    (lookUp.value.text, lookUp.spaces, lookUp.origin) = (text.text, [found.space], .constant(text.literal))
    lookUp.doubt = fact.doubt ?? found.doubt ?? text.doubt
    (lookUp.form, lookUp.missing) = (step.form, step.missing)
    if let literal = found.name.literal { (lookUp.value.range, lookUp.origin) = (literal, .literal) }
    complete(&lookUp, found, types)
    return lookUp
  }

  private func complete(_ lookUp: inout Fact.TextLookUp, _ found: CallExpansion.Found, _ types: TypeTable) {
    guard let owner = found.owner else { return }
    if found.space.isOwnedByType {
      lookUp.owner = owner.term == .current(member: "") ? TypeName.flattened(owner.scope).last : nil
      return
    }
    guard let text = text(of: owner, types) else {
      lookUp.doubt = lookUp.doubt ?? "what the function looks it up in is not known"
      return
    }
    (lookUp.owner, lookUp.doubt) = (text.text, lookUp.doubt ?? text.doubt)
  }

  /// The registration of a call. Its text may be any, or the name of any type, if it is not known. nil if the callers of the
  /// function around decide it.
  private func registration(
    _ fact: Fact.TextLookUp, _ step: LookUpFunction.Registration, _ found: CallExpansion.Found, in file: FileID,
    _ types: TypeTable
  ) -> Fact.TextRegistration? {
    let text = text(of: found.name, types).flatMap { $0.doubt == nil ? $0 : nil }
    if text == nil, found.name.isOfOuterCaller { return nil }
    var registration = Fact.TextRegistration(
      value: text.map { Spelling(text: $0.text, range: found.name.literal ?? fact.value.range) },
      origin: text.map { .constant($0.literal) } ?? (step.isNamedByClass ? .unknownType : .unknown),
      spaces: [found.space], form: step.form, method: fact.value.range,
      call: RegisteringCall(
        registrar: .library(found.space.family), isOnCurrent: false, function: nil, conditions: fact.conditions))
    if found.name.literal != nil, text != nil { registration.origin = .literal }
    registration.owner = found.owner.flatMap { self.text(of: $0, types)?.text }
    registration.destination = found.destination.flatMap { type(of: $0, in: file, at: fact.value.range, types) }
    return registration
  }

  /// The class that a term stands for.
  private func type(of placed: PlacedTerm, in file: FileID, at range: SourceRange, _ types: TypeTable) -> Spelling? {
    switch placed.term {
    case .type(let type), .name(let type):
      let names = types.components(of: TypeName.withoutGenerics(type), scope: placed.scope, file: placed.file)
      return names.flatMap { $0.count == 1 && types.isDeclared($0[0]) ? Spelling(text: $0[0], range: range) : nil }
    default: return nil
    }
  }

  /// The text that a term stands for; nil if it may be any.
  private func text(of placed: PlacedTerm, _ types: TypeTable) -> ConstantText? {
    var term = placed.term
    while case .made(let inner) = term { term = inner }
    switch term {
    case .text(let text): return ConstantText(text: text)
    case .name(let path):
      let text = self.text(of: path, in: placed.scope, file: placed.file, types)
      return text ?? placed.parameterScope.flatMap { self.text(of: path, in: $0, file: placed.file, types) }
    case .typeName(let type):
      return types.printedName(of: type, scope: placed.scope, file: placed.file, in: .swift)
        .map { ConstantText(text: $0) }
    case .nameOfCurrent:
      let current = AskedType(path: TypeName.flattened(placed.scope), file: placed.file, isDynamic: true)
      return nameOfType(current, in: [], types)
    case .type, .parameter, .nameOfParameter, .current, .made, .unknown: return nil
    }
  }
}
