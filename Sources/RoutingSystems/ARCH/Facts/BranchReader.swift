import SourceModel

/// Reads the configurators that a property of a story gives back.
struct BranchReader {
  private let property: TypedProperty

  init(_ property: TypedProperty) { self.property = property }

  /// One for each case that leads to a result.
  func branches(of type: String) -> [ArchBranch] {
    property.code.steps.filter { $0.kind == .result }.flatMap { step -> [ArchBranch] in
      let named = step.value.flatMap(named)
      let cases = step.cases.isEmpty ? ["default"] : step.cases
      return cases.map { name in
        ArchBranch(
          type: type, name: name == "default" ? nil : name, configurator: named?.text, isMember: false,
          place: named?.range ?? step.target.range)
      }
    }
  }

  /// A static member that names something.
  func member(of type: String) -> [ArchBranch] {
    let values = property.code.results
    guard let named = values.compactMap(named).first else { return [] }
    return [
      ArchBranch(
        type: type, name: property.name.text, configurator: named.text, isMember: true, place: named.range)
    ]
  }

  /// The type that a value begins with: `CartConfigurator(moduleIO: nil)`, `CartConfigurator.self`.
  private func named(_ value: Int) -> Spelling? {
    guard var chain = CodeChain(property.code, at: value) else { return nil }
    if let local = chain.local, let constant = property.code.constants[local],
      let value = CodeChain(property.code, at: constant)
    {
      chain = value
    }
    guard let type = chain.links.last(where: { $0.name.beginsUppercase }) else { return nil }
    return Spelling(text: type.name, range: type.range)
  }
}
