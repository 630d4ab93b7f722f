import SourceModel

/// The texts that calls of functions look up.
extension ConstantTable {
  /// The look-ups of a call of a function, instead of the fact of the call. The fact itself with a text that is not known
  /// if it has a space.
  func resolved(
    _ fact: Fact.TextLookUp, by call: FunctionCall, in file: FileID, _ types: TypeTable
  ) -> [Fact.TextLookUp] {
    let found = lookUps(by: CallOfFunction(call, in: fact.scope, of: file), types)
      .compactMap { lookUp(fact, $0, in: file, types) }
    guard found.isEmpty, !fact.spaces.isEmpty else { return found }
    var unknown = fact
    (unknown.value.text, unknown.origin) = ("", .unknown)
    return [unknown]
  }

  private func lookUp(
    _ fact: Fact.TextLookUp, _ found: CallExpansion.Found, in file: FileID, _ types: TypeTable
  ) -> Fact.TextLookUp? {
    guard let text = text(of: found.name, types) else { return nil }
    var lookUp = fact
    (lookUp.value.text, lookUp.spaces, lookUp.origin) = (text.text, [found.space], .constant(text.literal))
    lookUp.doubt = fact.doubt ?? found.doubt ?? text.doubt
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
