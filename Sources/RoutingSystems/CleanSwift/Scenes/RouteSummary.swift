import Routes
import SourceModel

extension CleanSwift {
  /// The selectors by which segues call the methods of a route, and the data that they pass.
  package func statements(on route: Route, in index: RouteIndex) -> [Sentence] {
    guard route.key.space == SceneRoutes.space else { return [] }
    let model = index.answer(SceneModel.self)
    var statements: [Sentence] = []
    for registration in route.registrations {
      guard let router = registration.router,
        let placed = model.methods(of: router).first(where: { $0.site == registration.site })
      else { continue }
      let found = [Self.selector(of: placed, in: router, model), Self.data(of: placed, in: router, model)]
      for statement in found.compactMap(\.self) where !statements.contains(statement) { statements.append(statement) }
    }
    return statements
  }

  private static func data(of placed: SceneModel.Placed, in router: String, _ model: SceneModel) -> Sentence? {
    let names = PassedData(model).properties(of: placed, in: router)
    guard let first = names.first else { return nil }
    let start: Sentence = "It passes \(code: first)"
    return names.dropFirst().reduce(start) { sentence, name in
      let next: Sentence = ", \(code: name)"
      return sentence + next
    }
  }

  /// nil for a method that takes no segue.
  private static func selector(of placed: SceneModel.Placed, in router: String, _ model: SceneModel) -> Sentence? {
    guard placed.method.takesSegue else { return nil }
    return switch model.visibility(of: placed, in: router) {
    case .visible(let selector): "Its selector is \(code: selector)"
    case .hidden: "Objective-C does not see it, so that no segue calls it"
    case .unknown: nil
    }
  }
}
