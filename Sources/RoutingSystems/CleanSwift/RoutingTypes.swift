import Routes
import SourceModel

/// The routing protocols of a tree, and the types that adopt them, as heads alone show them.
struct RoutingTypes {
  private let protocols: Set<String>
  /// The protocols with a name that only the configuration says something of.
  private let configured: Set<String>
  /// Aliases of the protocols, also of compositions with one.
  private let aliases: Set<String>
  /// The classes that adopt one, with the superclasses that the tree declares.
  private let routers: Set<String>
  /// The types that adopt the protocol of another role.
  private let parts: Set<String>

  /// The protocols of data stores.
  private let stores: Set<String>

  /// nil for a tree without routing protocols.
  init?(_ heads: NamedHeads) {
    protocols = heads.protocols(endingIn: heads.routingSuffixes)
    configured = protocols.filter { name in !CleanSwift.suffixes.contains(where: name.hasSuffix) }
    if protocols.isEmpty { return nil }
    aliases = Self.aliases(of: protocols, heads)
    routers = Self.classes(adopting: protocols.union(aliases), heads)
    stores = heads.protocols(endingIn: [SceneRole.store])
    parts = Self.classes(adopting: heads.protocols(endingIn: SceneRole.suffixes), heads)
  }

  /// The protocols, and the classes that may be routers.
  var names: Set<String> { protocols.union(routers) }

  /// Those of scenes: other code has protocols with the names of a configuration, too.
  func names(for holders: @autoclosure () -> SceneHolders, _ heads: NamedHeads) -> Set<String> {
    if configured.isEmpty { return names }
    let holders = holders()
    let kept = protocols.filter { name in
      !configured.contains(name)
        || Self.classes(adopting: aliases(of: name, heads), heads).contains(where: holders.contains)
    }
    return kept.union(kept.flatMap { Self.classes(adopting: aliases(of: $0, heads), heads) })
  }

  private func aliases(of name: String, _ heads: NamedHeads) -> Set<String> {
    Self.aliases(of: [name], heads).union([name])
  }

  var interest: Interest {
    let routing = names.union(aliases)
    let types = routers.union(parts)
    var interest = Interest(triggers: routing.union(parts).union(stores), groups: WordGroups(Self.dispatches))
    var bodies = MethodBodies(
      types: protocols.union(types).union(stores), functions: [SegueDispatch.function], propertyTypes: routing)
    bodies.mentions = types
    interest.callees = RouteSelector.callees
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

  /// The classes with their superclasses.
  private static func classes(adopting names: Set<String>, _ heads: NamedHeads) -> Set<String> {
    var classes: Set<String> = []
    for name in names {
      heads.forEach(adopting: name) { head, _ in
        if head.isClassOrExtension { classes.insert(head.lastName) }
      }
    }
    return classes.union(classes.flatMap { superclasses(of: $0, heads) })
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

extension NamedHeads {
  /// The ends of the names of routing protocols.
  var routingSuffixes: [String] {
    systems.all.lazy.compactMap { $0 as? CleanSwift }.first?.suffixes ?? CleanSwift.suffixes
  }
}
