import SourceModel

extension ArchProperty {
  init(_ property: TypedProperty) {
    let value = property.isComputed ? nil : property.code.results.first
    let cast = property.setter.casts.first
    self.init(
      name: property.name, type: property.type, made: value.flatMap { property.code.objects(at: $0).first },
      isLiteral: value.map { property.code.values[$0].kind == .other } ?? false, modifiers: property.modifiers,
      isComputed: property.isComputed, hasSetter: property.hasSetter, castTarget: cast?.target, cast: cast?.type,
      setsSuper: property.setter.steps.contains { $0.target.text == "super.\(property.name.text)" },
      mentions: property.code.mentions + property.setter.mentions)
  }
}

extension ArchMethod {
  init(_ method: ReadMethod, _ scope: Scope) {
    let name = if case .function(let name) = scope.kind { name } else { "init" }
    self.init(
      name: Spelling(text: name, range: scope.nameRange), labels: scope.parameterLabels,
      parameters: scope.parameters.map(\.type), isOverride: scope.modifiers.isOverride,
      superCalls: method.code.superCalls, mentions: method.code.mentions,
      stateWrites: scope.parameters.contains { $0.name == "state" } ? [] : method.code.stateWrites)
  }
}

extension CodeBody {
  /// The properties that are set to a cast value, without `self`.
  fileprivate var casts: [(target: String, type: Spelling)] {
    steps.compactMap { step in
      guard step.kind == .assignment, let value = step.value, case .cast = values[value].kind else { return nil }
      let names = step.target.text.split(separator: ".").filter { $0 != "self" }
      return names.count == 1 ? (String(names[0]), values[value].name) : nil
    }
  }

  /// The targets of assignments to members of the state of an event handler, without `self`.
  fileprivate var stateWrites: [Spelling] {
    if steps.contains(where: { $0.kind == .binding && $0.target.text == "state" }) { return [] }
    return steps.filter { $0.kind == .assignment }.compactMap { step in
      let names = step.target.text.split(separator: ".")
      // Of a closure, `state` alone may be a parameter.
      guard let first = names.first, first == "self" || first == "state" && !step.isDeferred else { return nil }
      let path = names.drop { $0 == "self" }
      guard path.count > 1, path.first == "state" else { return nil }
      return Spelling(text: path.joined(separator: "."), range: step.target.range)
    }
  }

  /// What a value may be an instance of, with generic arguments as spelled: the types that the code calls, also behind a
  /// constant, and those that it casts to. Each once, in the order of the values.
  func objects(at value: Int) -> [Spelling] {
    let constants = constants
    var (pending, seen, found): ([Int], Set<Int>, [Spelling]) = ([value], [], [])
    while let index = pending.popLast() {
      guard seen.insert(index).inserted else { continue }
      let value = values[index]
      switch value.kind {
      case .call(nil, _) where value.name.text.beginsUppercase:
        found.append(Spelling(text: value.spelledType, range: value.name.range))
      case .choice(let choices): pending += choices.reversed()
      case .cast: found.append(value.name)
      case .path:
        if let constant = constants[value.name.text] { pending.append(constant) }
      default: continue
      }
    }
    return found
  }
}
