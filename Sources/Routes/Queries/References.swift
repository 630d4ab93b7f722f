import SourceModel

extension RouteIndex {
  /// Every place of the subject in all roles, and every use that leads to it.
  package func references(of occurrence: Occurrence, includingDeclaration: Bool) -> [Site] {
    let places = sites(of: occurrence.subject) { $0.isReference(includingDeclaration: includingDeclaration) }
    return sorted(places + uses(leadingTo: occurrence).all)
  }
}

extension Route.Registration {
  /// Whether it registers the route with a router class. An easy factory only stands in one.
  func isMade(by router: String) -> Bool {
    form != .easyFactory && call.registrar == .type(name: router)
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
