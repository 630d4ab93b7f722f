import SourceModel

/// The methods that `NameInterest.bodies` asks for.
extension OutlineBuilder {
  /// In source order.
  var methods: [ReadMethod] {
    guard !reader.wanted.interest.names.bodies.all.isEmpty else { return [] }
    let steps = Dictionary(grouping: reader.steps, by: \.scope)
    let drafts = Dictionary(grouping: reader.drafts.indices.filter { reader.drafts[$0].isCall }) {
      reader.places[reader.drafts[$0].place].scope
    }
    return reader.scopes.indices.compactMap { number in
      guard case .function(let name) = reader.scopes[number].kind, isOfType(number) else { return nil }
      let (steps, drafts) = (steps[number] ?? [], drafts[number] ?? [])
      if steps.isEmpty, drafts.isEmpty { return nil }
      var method = ReadMethod(scope: number, selector: name, isMarked: false, hasBody: true)
      method.code = CodeBuilder.code(of: steps, drafts, by: self)
      return method
    }
  }

  private func isOfType(_ number: Int) -> Bool {
    guard let parent = reader.scopes[number].parent, case .type = reader.scopes[parent].kind else { return false }
    return true
  }
}
