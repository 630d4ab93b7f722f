import Routes
import SourceModel

/// A data store that a router unwraps by force.
enum ForcedDataStore: Rule {
  struct Subject {
    let path: Spelling
    let file: FileID
  }

  static func subjects(in index: RouteIndex) -> [Subject] {
    let model = index.answer(SceneModel.self)
    var seen: Set<Site> = []
    return model.routers.flatMap { router in
      model.methods(of: router).flatMap { placed in
        placed.method.code.unwraps.compactMap { unwrap -> Subject? in
          guard unwrap.path.text.split(separator: ".").last == "dataStore",
            seen.insert(Site(file: placed.file, range: unwrap.path.range)).inserted
          else { return nil }
          return Subject(path: unwrap.path, file: placed.file)
        }
      }
    }
  }

  static func check(_ subject: Subject, in index: RouteIndex) -> [Finding] {
    guard index.origins[subject.file] == .product else { return [] }
    return [
      finding(
        at: Site(file: subject.file, range: subject.path.range),
        "'\(subject.path.text)' is unwrapped by force, and ends the app where the scene was not assembled")
    ]
  }

  static let description = RuleDescription(
    id: "forced-data-store",
    severity: .information,
    isOnByDefault: false,
    summary: "A router unwraps a data store by force.",
    rationale: """
      The templates write `dataStore!` and `router!.dataStore!`. That is right as long as each view controller is made with its \
      scene; `guard let` makes a route that does nothing of what would be a crash.
      """,
    examples: [
      RuleDescription.Example(
        "The store of the router and that of the next scene",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice() }
        class HomeRouter: HomeRoutingLogic {
          var dataStore: HomeDataStore?
          func routeToPrice() {
            let price = PriceViewController()
            var next = price.router!.dataStore!
            //         ^^^^^^^^^^^^^^^^^^^^^^^ forced-data-store
            passData(source: dataStore!, destination: &next)
            //               ^^^^^^^^^ forced-data-store
          }
          func passData(source: HomeDataStore, destination: inout PriceDataStore) {}
        }
        """),
      RuleDescription.Example(
        "In a helper",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice() }
        class HomeRouter: HomeRoutingLogic {
          func routeToPrice() { fill(PriceViewController()) }
          private func fill(_ price: PriceViewController) { price.router?.dataStore!.value = 1 }
          //                                                ^^^^^^^^^^^^^^^^^^^^^^^ forced-data-store
        }
        """),
      RuleDescription.Example(
        "Stores that may be nil",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice() }
        class HomeRouter: HomeRoutingLogic {
          var dataStore: HomeDataStore?
          func routeToPrice() {
            guard let store = dataStore, var next = PriceViewController().router?.dataStore else { return }
            next.value = store.chosen!.value
          }
        }
        """),
      RuleDescription.Example(
        "Code that is no router",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice() }
        class HomeRouter: HomeRoutingLogic { func routeToPrice() {} }
        class HomeViewController: UIViewController {
          var router: (HomeRoutingLogic & HomeDataPassing)!
          func open() { print(router.dataStore!) }
        }
        """),
    ])
}
