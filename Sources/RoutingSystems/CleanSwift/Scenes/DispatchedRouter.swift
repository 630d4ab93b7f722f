import Routes
import SourceModel

/// A router that a controller calls by the identifiers of its segues.
struct DispatchedRouter {
  struct PlacedSegue {
    let segue: SceneSegue
    let file: FileID
  }

  let model: SceneModel
  let controller: String
  let router: String
  let dispatch: PlacedFact<SegueDispatch>
  /// The segues that leave the scenes of the controller.
  let segues: [PlacedSegue]

  /// The routes that take a segue, in the order of their files.
  var segueRoutes: [SceneModel.Placed] {
    var seen: Set<String> = []
    return model.methods(of: router).filter {
      $0.method.takesSegue && $0.method.hasBody && model.key(of: $0.method, in: router) != nil
        && seen.insert($0.method.fullName).inserted
    }
  }

  /// The route that a segue calls; nil if it calls none.
  func route(calledBy segue: SceneSegue) -> SceneModel.Placed? {
    model.method(of: router, calledBy: dispatch.fact.selector(of: segue.identifier.text))
  }

  /// True if the code of the controller itself makes the selectors.
  var isOwnDispatch: Bool { dispatch.fact.type == controller }

  /// What stands behind `routeTo` in the name of a route.
  func stem(of method: RouteMethod) -> String {
    method.isNamedRoute ? String(method.name.text.dropFirst("routeTo".count)) : method.name.text
  }

  /// True if a segue is meant for a route, by the name or by the selector.
  func hasSegue(for placed: SceneModel.Placed) -> Bool {
    let selector = model.visibleSelector(of: placed, in: router)
    return segues.contains { segue in
      let identifier = segue.segue.identifier.text
      return identifier == stem(of: placed.method) || dispatch.fact.selector(of: identifier) == selector
    }
  }

  /// True if code calls a route itself.
  func isCalled(_ placed: SceneModel.Placed, in index: RouteIndex) -> Bool {
    let route = model.key(of: placed.method, in: router).flatMap(index.route)
    return route?.lookUps.contains { $0.form == .method } ?? false
  }

  /// The identifier of the segue that calls a route; nil if none does.
  func identifier(calling placed: SceneModel.Placed) -> String? {
    model.visibleSelector(of: placed, in: router).flatMap(dispatch.fact.identifier)
  }

  /// True if a segue calls a route, or is meant to: that is reported at the method.
  func answers(_ segue: SceneSegue) -> Bool {
    let selector = dispatch.fact.selector(of: segue.identifier.text)
    return model.methods(of: router).contains { placed in
      (model.visibleSelector(of: placed, in: router) ?? placed.method.selector) == selector
        || placed.method.takesSegue && stem(of: placed.method) == segue.identifier.text
    }
  }

  /// True if no identifier at all calls one of the routes that take a segue.
  var matchesNothing: Bool {
    let selectors = segueRoutes.map { (model.visibleSelector(of: $0, in: router) ?? $0.method.selector, $0) }
    let called = Set(segues.map { dispatch.fact.selector(of: $0.segue.identifier.text) })
    return !selectors.isEmpty
      && selectors.allSatisfy { selector, placed in
        dispatch.fact.identifier(calling: selector) == nil && !endsInPreposition(placed.method, selector)
          && !called.contains(selector)
      }
  }

  /// True if the selector differs in the word *With* alone, which Swift leaves out behind a preposition.
  private func endsInPreposition(_ method: RouteMethod, _ selector: String) -> Bool {
    dispatch.fact.selector(of: stem(of: method)).replacing("With", with: "") == selector
  }

  /// The reason why the router may have other methods: a clause. nil if all are known.
  func doubt(in index: RouteIndex) -> String? {
    if !model.isClosed(router) { return "not all of '\(router)' is in the scan, or several types have the name" }
    return model.types.isAmbiguous(controller) ? "several types are called '\(controller)'" : nil
  }
}

extension SceneModel {
  /// nil for a method that Objective-C does not see, or perhaps not.
  func visibleSelector(of placed: Placed, in router: String) -> String? {
    if case .visible(let selector) = visibility(of: placed, in: router) { selector } else { nil }
  }
}
