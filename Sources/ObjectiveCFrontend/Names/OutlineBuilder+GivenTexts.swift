import SourceModel

/// The properties that `BodyInterest.properties` asks for, and the methods that are getters.
extension OutlineBuilder {
  func givenTexts(_ outline: SourceOutline) -> [GivenTexts] {
    let names = reader.wanted.interest.names.bodies.properties
    guard !names.isEmpty else { return [] }
    return getters(names) + declaredProperties(names, outline)
  }

  private func getters(_ names: Set<String>) -> [GivenTexts] {
    let results = Dictionary(grouping: reader.steps.filter { $0.kind == .result }, by: \.scope)
    return reader.scopes.indices.compactMap { number in
      let scope = reader.scopes[number]
      guard case .function(let name) = scope.kind, names.contains(name), let type = scope.parent,
        case .type = reader.scopes[type].kind
      else { return nil }
      let place = reader.scopeNames[number]
      let hasBody = scope.isEmpty != nil
      return GivenTexts(
        name: spelling(place.start, place.end), scope: type, isStatic: scope.modifiers.isStatic,
        values: hasBody ? values(of: results[number] ?? [], in: number, from: place.start) : nil,
        conditions: scope.conditions)
    }
  }

  private func values(of results: [StepDraft], in scope: Int, from start: Int) -> [Value] {
    let locals = LocalVariables(lexer, from: start)
    return results.compactMap(\.value).flatMap(elements).compactMap { draft in
      let value = value(draft)
      guard case .reference(let use) = value else { return value }
      if ["nil", "Nil", "NULL"].contains(use.text) { return nil }
      return self.value(of: use, in: scope, locals)
    }
  }

  /// Those of an array literal, or the value itself.
  private func elements(_ draft: DraftValue) -> [DraftValue] {
    guard case .operand(let operand) = draft, case .array(let number) = operand.kind else { return [draft] }
    return reader.arrays[number]
  }

  /// Every word of a declaration counts as a name.
  private func declaredProperties(_ names: Set<String>, _ outline: SourceOutline) -> [GivenTexts] {
    let types = outline.scopes.enumerated().compactMap { number, scope -> (Position, Int)? in
      if case .type = scope.kind { (scope.nameRange.start, number) } else { nil }
    }
    let scopes = Dictionary(types) { first, _ in first }
    return MemberReader.bodies(lexer).flatMap { body -> [GivenTexts] in
      guard let scope = scopes[range(body.start, body.start).start] else { return [] }
      return body.properties.filter { names.contains($0.text) }.map { property in
        GivenTexts(
          name: Spelling(text: property.text, range: range(property.start, property.end)), scope: scope,
          isStatic: false, values: nil)
      }
    }
  }
}
