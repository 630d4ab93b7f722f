import Routes
import SourceModel

/// Decides whether nothing builds the module of a look-up that no function in the scan answers.
struct FactoryResolver: LookUpResolver {
  private let tree: LinkedTree

  init(_ tree: LinkedTree) { self.tree = tree }

  func answers(to _: RouteKey) -> [RouteKey] { [] }

  /// The compiler reports a requirement that a type does not implement. So the requirement of a protocol that some type
  /// adopts has an implementation, perhaps out of sight.
  func doubt(of key: RouteKey, in application: ApplicationSet) -> String? {
    guard let owner = key.owner, tree.classes.types.isProtocol(owner) else { return "its function is not in the scan" }
    if let adopter = adopter(of: owner) { return "'\(adopter)' adopts '\(owner)'" }
    if tree.isDeclaredClosed { return nil }
    if tree.world.extent == .open { return "it may be implemented outside the scan: \(tree.world.reason)" }
    // Another module adopts public protocols only.
    if isPublic(owner), let reason = tree.applications.unseenLibrary(in: application) { return reason }
    return tree.applications.unseen(in: application)
  }

  private func isPublic(_ name: String) -> Bool {
    tree.classes.types.heads.contains(declaring: name) { head, _ in
      head.kind == .protocol && (head.access == .public || head.access == .open)
    }
  }

  /// A type that adopts a protocol, or one that inherits it.
  private func adopter(of name: String) -> String? {
    let heads = tree.classes.types.heads
    let names = heads.protocols(inheriting: name)
    var adopters: Set<String> = []
    for name in names {
      heads.forEach(adopting: name) { head, _ in
        if head.kind != .typealias { adopters.insert(head.lastName) }
      }
    }
    return adopters.subtracting(names).min() ?? heads.valueTypes(adopting: names).min()
  }
}
