import Routes
import SourceModel

extension NamedHeads {
  func isProtocol(_ name: String) -> Bool {
    contains(declaring: name) { head, _ in head.kind == .protocol && !head.isLocal }
  }

  /// True for a protocol that view controllers implement: it inherits one that says so of its adopters.
  func isViewProtocol(_ name: String) -> Bool {
    guard isProtocol(name) else { return false }
    let parents = { (head: TypeHead) in head.kind == .protocol ? head.inheritedNames : [] }
    return lead(from: [name], by: parents, atMost: Self.mostInherited, to: isOfControllers)
  }

  /// Only a hostile tree has a protocol that inherits more.
  private static let mostInherited = 64

  /// True if the heads of some names lead to a name that is looked for, also over others. Reads at most so many names.
  func lead(
    from names: [String], by parents: (TypeHead) -> [String], atMost limit: Int, to isMeant: (String) -> Bool
  ) -> Bool {
    var (reached, next) = (names, 0)
    while next < reached.count, next < limit {
      if isMeant(reached[next]) { return true }
      forEach(declaring: reached[next]) { head, _ in
        for parent in parents(head) where !reached.contains(parent) { reached.append(parent) }
      }
      next += 1
    }
    return false
  }

  /// True for a class of controllers, and a protocol with an extension for those that are one.
  func isOfControllers(_ name: String) -> Bool {
    if AppleClass.family(of: name) == .viewController { return true }
    return contains(declaring: name) { head, _ in
      head.kind == .extension
        && head.requirements.contains {
          $0.left.text == "Self" && AppleClass.family(of: $0.right.text) == .viewController
        }
    }
  }
}
