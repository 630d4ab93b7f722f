import Routes
import SourceModel

/// The class of an object that outlets or actions of a document belong to.
struct ConnectedClass: Hashable {
  let name: String
  /// The reason why the object may be of another class: a clause.
  let doubt: String?
}

extension PlacedFact<InterfaceDocumentFact> {
  /// nil if the object has no class of the tree, or its class means nothing.
  func connectedClass(of object: InterfaceObject, in index: RouteIndex) -> ConnectedClass? {
    let type = object.customClass
    guard let name = object.className?.text, type.module == nil || type.provider == .target else { return nil }
    switch object.role {
    case .other, .prototype: return ConnectedClass(name: name, doubt: nil)
    case .filesOwner:
      // A subclass may be the owner, and have the member.
      let isOwn = fact.name.isOfOwner(name) && index.classes.heirs(of: name).subtracting([name]).isEmpty
      return ConnectedClass(name: name, doubt: isOwn ? nil : "code decides the class of File's Owner")
    case .firstResponder, .application, .exit, .reference: return nil
    }
  }
}

extension InterfaceName {
  /// True if a view controller of a class loads the nib by itself (Apple, *UIViewController*, `nibName`).
  fileprivate func isOfOwner(_ type: String) -> Bool {
    let suffix = "Controller"
    return text == type || type.hasSuffix(suffix) && text == type.dropLast(suffix.count)
  }
}
