import Routes

/// Makes the destination of a transition, and the output that a part of a module keeps, weak.
enum ReleaseProperty: Repair {
  static let rules: [any Rule.Type] = [ModuleOutputRetained.self, TransitionRetainsDestination.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    let properties = environment.index.systemFacts(of: ModuleProperty.self)
    guard let property = properties.first(where: { $0.site == finding.site }) else { return [] }
    let fix = WeakProperty.fix(property.fact.name, of: property.fact.type, in: property.file, environment)
    return [fix].compactMap(\.self)
  }
}
