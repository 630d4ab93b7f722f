import SourceModel

extension RouteIndex {
  /// Every place of the subject in all roles, and every use that leads to it.
  package func references(of occurrence: Occurrence, includingDeclaration: Bool) -> [Site] {
    let places = sites(of: occurrence.subject) { $0.isReference(includingDeclaration: includingDeclaration) }
    return sorted(places + uses(leadingTo: occurrence).all)
  }
}

extension Occurrence.Role {
  fileprivate func isReference(includingDeclaration: Bool) -> Bool {
    switch self {
    case .definition: false
    case .declaration: includingDeclaration
    case .registration, .adapter, .lookUp, .mention: true
    }
  }
}
