import ArgumentParser
import Routes
import RoutingSystems
import Workspace

/// Which routes `scan` lists.
struct RouteOptions: ParsableArguments {
  private static let systems = Set(SystemList.builtIn.spaces.map(\.system)).sorted()
  private static let kinds = SystemList.builtIn.spaces.map(\.kind)

  @Option(
    name: .customLong("system"),
    help: ArgumentHelp("List only routes of this routing system; may be repeated.", valueName: "system"),
    completion: .list(systems))
  var onlySystems: [String] = []

  @Option(
    name: .customLong("kind"),
    help: ArgumentHelp("List only routes of this kind, KIND or SYSTEM/KIND; may be repeated.", valueName: "kind"),
    completion: .list(kinds))
  var onlyKinds: [String] = []

  @Option(
    name: .customLong("status"),
    help: ArgumentHelp(
      "List only routes with this status (\(RouteStatus.words.joined(separator: ", "))); may be repeated.",
      valueName: "status"),
    completion: .list(RouteStatus.words))
  var onlyStatuses: [String] = []

  func validate() throws {
    for status in onlyStatuses { try Advice.check(status, "status", isAmong: RouteStatus.words) }
  }

  /// Throws a `Failure` for a system or a kind that the tree does not have: its configuration may describe some.
  func check(in scanned: ScannedTree) throws {
    let systems = scanned.index.systems
    for system in onlySystems { try Self.check(system, among: systems, scanned.state.configuration.systemUses) }
    let longKinds = Set(systems.spaces.map { "\($0.system)/\($0.kind)" })
    for kind in onlyKinds where !longKinds.contains(kind) {
      try Advice.check(kind, "kind", isAmong: systems.spaces.map(\.kind))
    }
  }

  /// An empty list of a system that is off would look like a tree without its routes.
  private static func check(_ system: String, among systems: SystemList, _ uses: [SystemUse]) throws {
    if let use = uses.first(where: { $0.name == system && !$0.isOn }) {
      throw Failure("the system '\(system)' is off: \(use.why)")
    }
    try Advice.check(system, "system", isAmong: systems.all.map(\.id))
  }

  /// The systems of an index whose routes are listed, sorted.
  func listedSystems(of index: RouteIndex) -> [String] { index.systems.all.map(\.id).filter(isListed) }

  private func isListed(_ system: String) -> Bool { onlySystems.isEmpty || onlySystems.contains(system) }

  func includes(_ route: Route) -> Bool {
    isListed(route.key.space.system) && includes(kindOf: route.key.space)
      && (onlyStatuses.isEmpty || onlyStatuses.contains(route.status.word))
  }

  private func includes(kindOf space: RouteSpace) -> Bool {
    onlyKinds.isEmpty || onlyKinds.contains(space.kind) || onlyKinds.contains("\(space.system)/\(space.kind)")
  }
}
