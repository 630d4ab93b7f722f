/// The packs that the program carries.
package enum Packs {
  /// Sorted by name.
  package static let all: [Pack] = [
    .beehive, .bifrost, .ctmediator, .flowStacks, .jlroutes, .mgjrouter, .resolver, .swiftUI, .swinject, .urlnavigator,
  ]

  /// The modules that switch a pack on.
  package static let modules: Set<String> = all.reduce(into: []) { $0.formUnion($1.modules) }

  /// The identifiers that switch a pack on.
  package static let signs: Set<String> = all.reduce(into: []) { $0.formUnion($1.signs) }

  package static let names: [String] = all.map(\.name)

  package static func named(_ name: String) -> Pack? { all.first { $0.name == name } }
}
