import Routes
import SourceModel

/// The routing protocols of a tree, and the types that adopt them, as heads alone show them.
struct RoutingTypes {
  /// The ends of the names of routing protocols.
  static let suffixes = ["RoutingLogic", "RouterLogic"]

  private let protocols: Set<String>
  /// Aliases of the protocols, also of compositions with one.
  private let aliases: Set<String>
  /// The classes that adopt one, with the superclasses that the tree declares.
  private let routers: Set<String>

  /// nil for a tree without routing protocols.
  init?(_ heads: NamedHeads) {
    protocols = heads.protocols(endingIn: Self.suffixes)
    if protocols.isEmpty { return nil }
    aliases = Self.aliases(of: protocols, heads)
    routers = Self.routers(adopting: protocols.union(aliases), heads)
  }

  var interest: Interest {
    let names = protocols.union(aliases).union(routers)
    var interest = Interest(triggers: names, groups: WordGroups(Self.dispatches))
    let bodies = MethodBodies(
      types: protocols.union(routers), functions: [SegueDispatch.function], propertyTypes: names)
    interest.names.bodies.add(bodies, for: SceneRoutes.system)
    return interest
  }

  /// The words of a file that dispatches segues to the router of a subclass.
  private static let dispatches: Set<Set<String>> = [
    [SegueDispatch.function, "NSSelectorFromString"], [SegueDispatch.function, "Selector"],
  ]

  private static func aliases(of protocols: Set<String>, _ heads: NamedHeads) -> Set<String> {
    protocols.reduce(into: []) { aliases, name in
      heads.forEach(meaning: name) { head, _ in
        if head.kind == .typealias, !head.isLocal { aliases.insert(head.name.text) }
      }
    }
  }

  private static func routers(adopting names: Set<String>, _ heads: NamedHeads) -> Set<String> {
    var routers: Set<String> = []
    for name in names {
      heads.forEach(adopting: name) { head, _ in
        if head.kind == .class || head.kind == .extension { routers.insert(head.lastName) }
      }
    }
    return routers.union(routers.flatMap { superclasses(of: $0, heads) })
  }

  private static func superclasses(of type: String, _ heads: NamedHeads) -> Set<String> {
    var (found, pending): (Set<String>, [String]) = ([], [type])
    while let name = pending.popLast() {
      heads.forEach(declaring: name) { head, _ in
        guard head.kind == .class, let parent = head.inherited.first.map({ TypeName.simple($0.text) }) else { return }
        if isClass(parent, heads), found.insert(parent).inserted { pending.append(parent) }
      }
    }
    return found
  }

  private static func isClass(_ name: String, _ heads: NamedHeads) -> Bool {
    heads.contains(declaring: name) { head, _ in head.kind == .class }
  }
}
