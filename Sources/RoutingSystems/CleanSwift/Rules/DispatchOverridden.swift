import Routes
import SourceModel

/// An override of `prepare(for:sender:)` that keeps segues from the dispatch of a superclass.
enum DispatchOverridden: Rule {
  typealias Subject = DispatchedRouters.Entry

  static func subjects(in index: RouteIndex) -> [Subject] {
    index.answer(DispatchedRouters.self).all.filter { $0.overrides.count == 1 }
  }

  static func check(_ subject: Subject, in index: RouteIndex) -> [Finding] {
    let (dispatched, overrides) = subject
    guard let override = overrides.first, index.origins[override.file] == .product,
      let segue = dispatched.segues.first(where: { isLost($0.segue, dispatched, in: index) })
    else { return [] }
    let text = segue.segue.identifier.text
    let base = dispatched.dispatch.fact.type
    return [
      finding(
        at: override.site,
        "the segue '\(text)' does not reach '\(dispatched.router)': '\(base)' calls it, and this does not call 'super'",
        doubt: dispatched.doubt(in: index))
    ]
  }

  /// True if a route waits for a segue, and the controller calls it in no other way.
  private static func isLost(_ segue: SceneSegue, _ dispatched: DispatchedRouter, in index: RouteIndex) -> Bool {
    guard let placed = dispatched.route(calledBy: segue),
      let key = dispatched.model.key(of: placed.method, in: dispatched.router), let route = index.route(key)
    else { return false }
    return !route.lookUps.contains { $0.form == .method && $0.user == dispatched.controller }
  }

  static let description = RuleDescription(
    id: "dispatch-overridden",
    severity: .warning,
    summary: "A controller's prepare(for:sender:) does not call the superclass, which calls its router.",
    rationale: """
      The superclass makes a selector of each segue's identifier, and calls the router by it. An override that does not \
      call `super` keeps the segues of this controller from their routes, so that their destinations get no data. The rule \
      is silent if the controller calls the route itself.
      """,
    examples: [
      RuleDescription.Example(
        "An override that only logs",
        """
        //- Main.storyboard
        \(RuleDescription.Example.sceneStoryboard(segues: ["Price"]))
        //- Home.swift
        \(RuleDescription.Example.priceRouter)
        class HomeViewController: SceneViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            //          ^^^^^^^ dispatch-overridden
            print(segue)
          }
        }
        \(RuleDescription.Example.baseController)
        """),
      RuleDescription.Example(
        "One in the class between the two",
        """
        //- Main.storyboard
        \(RuleDescription.Example.sceneStoryboard(segues: ["Price"]))
        //- Home.swift
        \(RuleDescription.Example.priceRouter)
        class HomeViewController: ListViewController {}
        class ListViewController: SceneViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
          //            ^^^^^^^ dispatch-overridden
        }
        \(RuleDescription.Example.baseController)
        """),
      RuleDescription.Example(
        "One that calls the superclass",
        """
        //- Main.storyboard
        \(RuleDescription.Example.sceneStoryboard(segues: ["Price"]))
        //- Home.swift
        \(RuleDescription.Example.priceRouter)
        class HomeViewController: SceneViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            super.prepare(for: segue, sender: sender)
            print(segue)
          }
        }
        \(RuleDescription.Example.baseController)
        """),
      RuleDescription.Example(
        "One that calls the route itself",
        """
        //- Main.storyboard
        \(RuleDescription.Example.sceneStoryboard(segues: ["Price"]))
        //- Home.swift
        \(RuleDescription.Example.priceRouter)
        class HomeViewController: SceneViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "Price" { router?.routeToPrice(segue: segue) }
          }
        }
        \(RuleDescription.Example.baseController)
        """),
    ])
}
