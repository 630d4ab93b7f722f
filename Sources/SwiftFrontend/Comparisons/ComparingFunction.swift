import SourceModel

/// A function whose comparisons go into the outline.
struct ComparingFunction {
  let body: Node
  /// The name of the parameter in the body.
  let parameter: String
  /// The member of the parameter that is compared; nil for the parameter itself.
  let member: String?
  /// The members of the parameter whose casts are read.
  let castMembers: Set<String>
  /// The functions that make an enum case of the parameter, with the name of the enum.
  let caseFunctions: [String: String]
  /// The place inside the function.
  let place: Int

  init?(_ node: Node, _ values: Set<ComparedValue>, at place: Int) {
    let name = Speller.name(of: node.name)
    let values = values.lazy.filter { $0.function == name }
    guard !values.isEmpty, let body = node.body else { return nil }
    for parameter in node.parameters {
      let label = Speller.name(of: parameter.firstName)
      guard let value = values.first(where: { $0.label == label }) else { continue }
      self.parameter = Speller.name(of: parameter.secondName ?? parameter.firstName)
      (self.body, member, castMembers, self.place) = (body, value.member, value.castMembers, place)
      caseFunctions = value.caseFunctions
      return
    }
    return nil
  }
}

extension OutlineWalk {
  mutating func comparisons(
    in function: ComparingFunction, _ casts: MemberCasts, _ names: inout NamedTexts
  ) -> [TextComparison] {
    let values = ValueReader(speller: speller, call: { _ in nil })
    let place = places[function.place]
    return ComparisonReader.texts(in: function).compactMap { compared in
      let value = names.value(of: compared.text, at: compared.place, values)
      guard let text = value.text(comparedWith: compared.meaning) else { return nil }
      return TextComparison(
        text: text, casts: compared.guarded.flatMap { casts.read(in: $0) }, scope: place.scope,
        conditions: conditionSpeller.spell(place.conditions + compared.arms))
    }
  }

  /// Those that the compiler's conditions leave to a build are not among them.
  mutating func memberCasts(in function: ComparingFunction, _ casts: MemberCasts) -> [MemberCast] {
    let place = places[function.place]
    let conditions = conditionSpeller.spell(place.conditions)
    return casts.read(in: function.body, entersArms: false).map {
      MemberCast(cast: $0, scope: place.scope, conditions: conditions)
    }
  }
}

extension Value {
  /// The text of an enum case, which may be spelled without its enum: `.show`. nil for what is no name of a case.
  fileprivate func text(comparedWith meaning: ComparedNames.Meaning) -> Value? {
    guard case .enumCase(let type) = meaning else { return self }
    guard case .reference(var name) = self else { return nil }
    name.text = (name.text.hasPrefix(".") ? type : "") + name.text + ".rawValue"
    return .reference(name)
  }
}
