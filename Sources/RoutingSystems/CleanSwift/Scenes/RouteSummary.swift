import Routes
import SourceModel

extension CleanSwift {
  /// The selectors by which segues call the methods of a route.
  package func statements(on route: Route, in index: RouteIndex) -> [Sentence] {
    guard route.key.space == SceneRoutes.space else { return [] }
    let model = index.answer(SceneModel.self)
    var statements: [Sentence] = []
    for registration in route.registrations {
      guard let statement = Self.statement(on: registration, model), !statements.contains(statement) else { continue }
      statements.append(statement)
    }
    return statements
  }

  /// nil for a method that takes no segue.
  private static func statement(on registration: Route.Registration, _ model: SceneModel) -> Sentence? {
    guard let router = registration.router,
      let placed = model.methods(of: router).first(where: { $0.site == registration.site }), placed.method.takesSegue
    else { return nil }
    return switch model.visibility(of: placed, in: router) {
    case .visible(let selector): "Its selector is \(code: selector)"
    case .hidden: "Objective-C does not see it, so that no segue calls it"
    case .unknown: nil
    }
  }
}
