/// The generations of the library.
extension ArchModel {
  enum Generation {
    /// Until 0.0.13: a configurator has a `router`, and `viewDidLoad` starts the module.
    case router
    /// Since 0.0.14: it has a `module`. The first read of the `router` of the module starts it.
    case module

    /// The property that it asks configurators for, and its type.
    var property: String { self == .module ? "module" : "router" }
    var type: String { self == .module ? "ARCHModule" : "ARCHRouter" }

    var other: Generation { self == .module ? .router : .module }
  }

  /// nil without the sources of the library in the tree.
  var generation: Generation? {
    let required = bodies(of: ArchName.configurator).filter { $0.fact.kind == .protocol }.flatMap(\.fact.properties)
    let names = Set(required.map(\.name.text))
    if names.contains("module") { return .module }
    return names.contains("router") ? .router : nil
  }
}
