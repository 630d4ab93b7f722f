import Routes
import SourceModel

/// The routers that controllers call by the identifiers of their segues. All rules about them share one list.
struct DispatchedRouters: SharedAnswer {
  /// With the overrides that keep a controller from the dispatch of its superclass.
  typealias Entry = (router: DispatchedRouter, overrides: [PlacedFact<SeguePreparation>])

  /// Those of controllers that scenes have, or that dispatch themselves, sorted by controller.
  let all: [Entry]

  init(in index: RouteIndex) {
    let model = index.answer(SceneModel.self)
    guard !model.dispatches.isEmpty else {
      all = []
      return
    }
    let segues = index.systemFacts(of: InterfaceDocumentFact.self).flatMap { document in
      SceneSegue.all(in: document.fact).map { DispatchedRouter.PlacedSegue(segue: $0, file: document.file) }
    }
    let byController = Dictionary(grouping: segues, by: \.segue.controller)
    let controllers = Set(byController.keys).union(model.dispatches.keys)
    all = controllers.sorted().compactMap { controller in
      let (dispatch, overrides) = model.inheritedDispatch(of: controller)
      guard let dispatch, let router = model.router(of: dispatch.fact, for: controller) else { return nil }
      let segues = byController[controller] ?? []
      return (
        DispatchedRouter(model: model, controller: controller, router: router, dispatch: dispatch, segues: segues),
        overrides
      )
    }
  }

  /// Those whose dispatch no override keeps back.
  var reached: [DispatchedRouter] { all.filter(\.overrides.isEmpty).map(\.router) }
}
