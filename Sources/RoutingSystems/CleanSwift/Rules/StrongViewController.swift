import Routes
import SourceModel

/// A router or a presenter that keeps its view controller, which keeps the router or the presenter.
enum StrongViewController: Rule {
  static func subjects(in index: RouteIndex) -> [SceneSetUp] { index.answer(SceneSetUps.self).all }

  static func check(_ setUp: SceneSetUp, in index: RouteIndex) -> [Finding] {
    let parts = index.answer(SceneParts.self)
    return cycles(of: setUp).compactMap { cycle in
      let properties = cycle.map { parts.property($0.property, of: $0.owner.type) }
      guard properties.allSatisfy({ $0?.keeps == true }), cycle.allSatisfy({ parts.types.isClass($0.owner.type) }),
        let back = cycle.last, let property = properties.last ?? nil
      else { return nil }
      let isClosed = cycle.allSatisfy { parts.isClosed($0.owner.type) }
      return finding(
        at: property.site,
        "'\(property.owner)' keeps '\(back.value.type)', which keeps it through \(path(of: cycle)), so that neither is freed",
        doubt: isClosed ? nil : "not all of the scene is in the scan, or several types have one of its names",
        related: [Finding.Related(site: setUp.code.site, message: "the scene is assembled here")])
    }
  }

  /// The links that lead from the controller back to it, the last one to the controller.
  private static func cycles(of setUp: SceneSetUp) -> [[SceneSetUp.Link]] {
    let wanted = [["router", "viewController"], ["interactor", "presenter", "viewController"]]
    return wanted.compactMap { properties in
      var owner = setUp.controller
      var links: [SceneSetUp.Link] = []
      for property in properties {
        guard let link = setUp.link(property, of: owner.type) else { return nil }
        links.append(link)
        owner = link.value
      }
      return links
    }
  }

  private static func path(of cycle: [SceneSetUp.Link]) -> String {
    cycle.dropLast().map { "'\($0.property)'" }.joined(separator: " and ")
  }

  static let description = RuleDescription(
    id: "strong-view-controller",
    severity: .warning,
    summary: "A router or a presenter keeps its view controller, which keeps the router or the presenter.",
    rationale: """
      The view controller owns the router, and the interactor, which owns the presenter. If one of them refers to the view \
      controller without `weak` or `unowned`, no part of the scene is ever freed: each visit leaves one more in memory, \
      which still takes notifications. The code that assembles the scene must show the whole cycle.
      """,
    examples: [
      RuleDescription.Example(
        "A presenter",
        """
        //- Home.swift
        \(RuleDescription.Example.sceneParts)
        class HomePresenter: HomePresentationLogic {
          var viewController: HomeDisplayLogic?
          //  ^^^^^^^^^^^^^^ strong-view-controller
        }
        class HomeRouter: HomeRoutingLogic {
          weak var viewController: HomeViewController?
          var dataStore: HomeDataStore?
        }
        \(RuleDescription.Example.setUp())
        """),
      RuleDescription.Example(
        "A router, assembled elsewhere",
        """
        //- Home.swift
        \(RuleDescription.Example.sceneParts)
        class HomePresenter: HomePresentationLogic { weak var viewController: HomeDisplayLogic? }
        class HomeRouter: HomeRoutingLogic {
          var viewController: HomeViewController!
          //  ^^^^^^^^^^^^^^ strong-view-controller
          var dataStore: HomeDataStore?
        }
        class HomeViewController: UIViewController, HomeDisplayLogic {
          var interactor: HomeBusinessLogic?
          var router: HomeRoutingLogic?
        }
        enum HomeConfigurator {
          static func configure(_ view: HomeViewController) {
            let interactor = HomeInteractor(), presenter = HomePresenter(), router = HomeRouter()
            view.interactor = interactor
            view.router = router
            interactor.presenter = presenter
            presenter.viewController = view
            router.viewController = view
            router.dataStore = interactor
          }
        }
        """),
      RuleDescription.Example(
        "Weak, unowned, and computed",
        """
        //- Home.swift
        \(RuleDescription.Example.sceneParts)
        class HomePresenter: HomePresentationLogic { unowned var viewController: HomeDisplayLogic! }
        class HomeRouter: HomeRoutingLogic {
          var viewController: HomeViewController? { get { box.value } set { box.value = newValue } }
          var dataStore: HomeDataStore?
        }
        \(RuleDescription.Example.setUp())
        """),
      RuleDescription.Example(
        "A controller that does not keep its interactor",
        """
        //- Home.swift
        \(RuleDescription.Example.sceneParts)
        class HomePresenter: HomePresentationLogic { var viewController: HomeDisplayLogic? }
        class HomeRouter: HomeRoutingLogic {
          weak var viewController: HomeViewController?
          var dataStore: HomeDataStore?
        }
        \(RuleDescription.Example.setUp(interactor: "weak var interactor: HomeBusinessLogic?"))
        """),
    ])
}

extension SceneParts.PlacedProperty {
  /// True if the property keeps its object alive.
  fileprivate var keeps: Bool {
    !property.isComputed && !property.isWrapped && property.modifiers.isDisjoint(with: [.weak, .unowned])
  }
}
