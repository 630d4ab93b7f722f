import Routes
import SourceModel

extension NamedHeads {
  func isProtocol(_ name: String) -> Bool {
    contains(declaring: name) { head, _ in head.kind == .protocol && !head.isLocal }
  }

  /// True for a protocol that view controllers implement: it inherits one that says so of its adopters.
  func isViewProtocol(_ name: String) -> Bool {
    guard isProtocol(name) else { return false }
    var (reached, next): ([String], Int) = ([name], 0)
    while next < reached.count, next < Self.mostInherited {
      if isOfControllers(reached[next]) { return true }
      forEach(declaring: reached[next]) { head, _ in
        guard head.kind == .protocol else { return }
        for parent in head.inheritedNames where !reached.contains(parent) { reached.append(parent) }
      }
      next += 1
    }
    return false
  }

  /// Only a hostile tree has a protocol that inherits more.
  private static let mostInherited = 64

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
