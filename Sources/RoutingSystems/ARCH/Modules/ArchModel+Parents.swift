import Routes
import SourceModel

/// The modules that others inherit.
extension ArchModel {
  /// The controllers and event handlers that are generic over the state and that others inherit, sorted.
  var parents: [String] {
    Set((controllers + handlers).compactMap(parent)).sorted()
  }

  /// The protocols that the states of the heirs of these adopt, sorted.
  var stateProtocols: [String] {
    let heirs = (controllers + handlers).filter { parent(of: $0) != nil }
    let states = Set(heirs.compactMap { classes.state(of: SpelledType($0))?.lastName })
    let adopted = Set(states.flatMap { classes.reached(from: $0) })
    return adopted.sorted().filter { name in
      name != ArchName.state && classes.known(name)?.kind == .protocol && classes.reaches(name, ArchName.state)
    }
  }

  /// The nearest superclass that is generic over the state; nil if there is none.
  private func parent(of type: String) -> String? {
    classes.lineage(of: SpelledType(type)).dropFirst().map(\.name).first(where: isGenericOverState)
  }

  private func isGenericOverState(_ type: String) -> Bool {
    guard type != ArchName.controller, type != ArchName.handler, let head = classes.head(of: type)?.head else {
      return false
    }
    let base =
      classes.base(ArchName.controller, of: SpelledType(type)) ?? classes.base(ArchName.handler, of: SpelledType(type))
    return base?.arguments.first.map(head.generics.contains) ?? false
  }
}
