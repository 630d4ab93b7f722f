import Routes
import SourceModel

/// A router with a data store whose protocol of data passing no class adopts.
enum DataPassingNotAdopted: Rule {
  static func subjects(in index: RouteIndex) -> [String] { index.answer(SceneModel.self).routers }

  static func check(_ router: String, in index: RouteIndex) -> [Finding] {
    let parts = index.answer(SceneParts.self)
    guard let (head, file) = parts.types.head(of: router), index.origins[file] == .product,
      let store = parts.property("dataStore", of: router),
      let passing = parts.types.reached(from: router).lazy.compactMap(Self.passing).first(where: { isUnused($0, index) }
      ),
      !parts.types.isAmbiguous(router)
    else { return [] }
    return [
      finding(
        at: Site(file: file, range: head.name.range),
        "no class adopts '\(passing)', so that other scenes do not reach the data store of '\(router)'",
        doubt: parts.isClosed(router) ? nil : "not all of '\(router)' is in the scan",
        related: [Finding.Related(site: store.site, message: "the data store")])
    ]
  }

  /// `ShelfDataPassing` for `ShelfRoutingLogic`.
  static func passing(beside routing: String) -> String? {
    CleanSwift.suffixes.first(where: routing.hasSuffix).map { "\(routing.dropLast($0.count))DataPassing" }
  }

  /// True for the only protocol of a name that nothing adopts, inherits or stands for.
  static func isUnused(_ name: String, _ index: RouteIndex) -> Bool {
    var (protocols, others) = (0, 0)
    index.types.heads.forEach(declaring: name) { head, _ in
      if head.kind == .protocol { protocols += 1 } else { others += 1 }
    }
    index.types.heads.forEach(adopting: name) { _, _ in others += 1 }
    index.types.heads.forEach(meaning: name) { _, _ in others += 1 }
    return protocols == 1 && others == 0
  }

  static let description = RuleDescription(
    id: "data-passing-not-adopted",
    severity: .warning,
    summary: "A router has a data store, but no class adopts the protocol by which other scenes reach it.",
    rationale: """
      The routes of other scenes give data to `router?.dataStore`, which the protocol `…DataPassing` of the scene requires. \
      The router has the property, but does not adopt the protocol. Its name must be that of the routing protocol, with \
      the other ending.
      """,
    examples: [
      RuleDescription.Example(
        "A router that adopts its routing protocol alone",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice() }
        protocol HomeDataStore {}
        protocol HomeDataPassing { var dataStore: HomeDataStore? { get } }
        class HomeRouter: HomeRoutingLogic {
          //  ^^^^^^^^^^ data-passing-not-adopted
          var dataStore: HomeDataStore?
          func routeToPrice() {}
        }
        """),
      RuleDescription.Example(
        "A store of the superclass, and an extension",
        """
        //- Home.swift
        protocol HomeRouterLogic {}
        protocol HomeDataStore {}
        protocol HomeDataPassing { var dataStore: HomeDataStore? { get } }
        class StoreRouter { var dataStore: HomeDataStore? }
        class HomeRouter: StoreRouter {}
        //    ^^^^^^^^^^ data-passing-not-adopted
        extension HomeRouter: HomeRouterLogic {}
        """),
      RuleDescription.Example(
        "A router that adopts it in an extension, or by an alias",
        """
        //- Home.swift
        protocol HomeRoutingLogic {}
        protocol HomeDataStore {}
        protocol HomeDataPassing { var dataStore: HomeDataStore? { get } }
        class HomeRouter: HomeRoutingLogic { var dataStore: HomeDataStore? }
        extension HomeRouter: HomeDataPassing {}
        protocol HelpRoutingLogic {}
        protocol HelpDataPassing { var dataStore: HomeDataStore? { get } }
        typealias HelpRouting = HelpRoutingLogic & HelpDataPassing
        class HelpRouter: HelpRouting { var dataStore: HomeDataStore? }
        """),
      RuleDescription.Example(
        "A scene without data",
        """
        //- Home.swift
        protocol HomeRoutingLogic {}
        protocol HomeDataPassing {}
        class HomeRouter: HomeRoutingLogic {}
        """),
    ])
}
