/// The methods and properties that open a module.
extension ArchModel {
  private static let verbs: Set<String> = [
    "configurator", "configure", "displayOn", "drop", "find", "insert", "module", "moduleInput", "present", "push",
    "router", "transit",
  ]

  /// The library's, and the methods that the tree adds to all ids or configurators.
  var verbs: Set<String> {
    let own = types.filter { classes.reaches($0, ArchName.moduleID) || classes.reaches($0, ArchName.configurator) }
      .flatMap { type in bodies(of: type).filter { $0.fact.kind == .extension }.flatMap(\.fact.methods) }
      .filter { method in method.mentions.contains { Self.verbs.contains($0.text) } }
    return Self.verbs.union(own.map(\.name.text))
  }
}
