import SourceModel

/// The names that a tree derives from the systems' names: aliases of types of interest, router classes, and for
/// Objective-C routable protocols and macros.
///
/// It depends on what a skim finds, which does not depend on trigger words, so one second wave is enough.
package struct DerivedInterest {
  /// Those that a skim sees.
  let heads: NamedHeads
  private let macros: [Macro]
  private let routers: RouterTable
  let systems: [any RoutingSystem]
  /// What the systems add to the interest of their readers.
  private let ofSystems: [[Language: Interest]]

  package init(heads: HeadTable, macros: [Macro] = [], systems: SystemList) {
    (self.heads, self.macros) = (NamedHeads(heads.skimmed, systems), macros)
    routers = RouterTable(self.heads)
    let (systems, named) = (systems.all, self.heads)
    self.systems = systems
    ofSystems = Array(inParallel(systems.count, smallest: 1) { $0.map { systems[$0].interests(of: named) } }.joined())
  }

  /// The interest of a language's readers, widened by what all heads of the workspace declare, and all macros define.
  package func interest(_ base: Interest, in language: Language) -> Interest {
    let base = ofSystems.compactMap { $0[language] }.reduce(base) { $0.union($1) }
    var interest = language == .objectiveC ? base.reading(macros, heads.library.macros) : base
    let routerNames = heads.names.all(of: routers.entries.keys)
    interest.types.formUnion(routerNames)
    interest.triggers.formUnion(routerNames)
    interest.aliases = Self.aliases(of: base.types.union(base.triggers).union(heads.library.lookUpTypes.keys), heads)
    interest.types.formUnion(interest.aliases.keys)
    interest.triggers.formUnion(interest.aliases.keys)
    interest.triggers.formUnion(heads.names.all(of: heads.classes(with: base.names.methods.patterns)))
    interest.groups = interest.groups.subtracting(interest.triggers)
    guard language == .objectiveC else { return interest }
    // A macro may make a registration of a name, in a file without any word of the library.
    interest.triggers.formUnion(RouteNameWords.names(heads))
    return interest
  }

  /// Alias name to what it stands for, also through other aliases. Its arguments are left out where the alias hands its
  /// only parameter on, and empty (`Route<>`) where nothing simple can be said of them.
  private static func aliases(of names: Set<String>, _ heads: NamedHeads) -> [String: String] {
    var ends: [String: Set<String>] = [:]
    for name in names {
      for (alias, target) in users(of: name, but: names, heads) {
        spread(target, to: alias, but: names, in: heads, noting: &ends)
      }
    }
    return ends.compactMapValues(meaning)
  }

  /// The aliases that stand for a type, with what they say of it.
  private static func users(
    of name: String, but names: Set<String>, _ heads: NamedHeads
  ) -> [(alias: String, target: String)] {
    var users: [(alias: String, target: String)] = []
    heads.forEach(meaning: name) { head, _ in
      guard head.kind == .typealias, !head.isLocal, !names.contains(head.name.text) else { return }
      if let target = target(of: head), TypeName.simple(target) == name { users.append((head.name.text, target)) }
    }
    return users
  }

  /// Notes `target` for an alias and for all aliases that use it.
  private static func spread(
    _ target: String, to alias: String, but names: Set<String>, in heads: NamedHeads,
    noting ends: inout [String: Set<String>]
  ) {
    var pending = [alias]
    while let name = pending.popLast() {
      guard ends[name, default: []].insert(target).inserted else { continue }
      pending += users(of: name, but: names, heads).map(\.alias)
    }
  }

  /// With several ends, the arguments are unknown.
  private static func meaning(of ends: Set<String>) -> String? {
    guard let first = ends.min() else { return nil }
    return ends.count == 1 ? first : TypeName.withoutGenerics(first) + "<>"
  }

  private static func target(of head: TypeHead) -> String? {
    guard let aliased = head.aliased?.text else { return nil }
    guard let parameter = head.generics.first else { return aliased }
    let plain = TypeName.withoutGenerics(aliased)
    return head.generics.count == 1 && TypeName.genericArgument(aliased) == parameter ? plain : plain + "<>"
  }
}
