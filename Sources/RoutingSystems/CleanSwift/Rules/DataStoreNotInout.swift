import Routes
import SourceModel

/// A method that fills a data store which it is given as a constant.
enum DataStoreNotInout: Rule {
  static func subjects(in index: RouteIndex) -> [SceneModel.Placed] {
    let model = index.answer(SceneModel.self)
    var seen: Set<Site> = []
    return model.routers.flatMap(model.methods).filter { seen.insert($0.site).inserted }
  }

  static func check(_ placed: SceneModel.Placed, in index: RouteIndex) -> [Finding] {
    guard index.origins[placed.file] == .product else { return [] }
    let types = index.answer(SceneModel.self).types
    let names = placed.method.parameters.filter { parameter in
      types.isStruct(parameter.type) && !placed.method.code.steps.contains { $0.target.text == parameter.name }
    }.map(\.name)
    return placed.method.code.steps.compactMap { step in
      let path = step.target.text.dottedNames
      guard step.kind == .assignment, path.count == 2, names.contains(path[0]) else { return nil }
      return finding(
        at: Site(file: placed.file, range: step.target.range),
        "'\(path[0])' is a constant: declare the parameter 'inout'")
    }
  }

  static let description = RuleDescription(
    id: "data-store-not-inout",
    severity: .error,
    repeatsCompiler: true,
    summary: "A method of a router assigns a property of a data store that is not passed `inout`.",
    rationale: """
      The compiler says the same. A protocol of data stores that only classes adopt (`: AnyObject`) needs no `inout`.
      """,
    examples: [
      RuleDescription.Example(
        "A parameter that is a constant",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice() }
        protocol PriceDataStore { var price: Int { get set } }
        class HomeRouter: HomeRoutingLogic {
          func routeToPrice() {}
          func passDataToPrice(destination: PriceDataStore) {
            let price = 1
            destination.price = price
        //  ^^^^^^^^^^^^^^^^^ data-store-not-inout
          }
        }
        """),
      RuleDescription.Example(
        "In a route",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice(_ store: PriceDataStore) }
        protocol PriceDataStore { var price: Int { get set } }
        class HomeRouter: HomeRoutingLogic {
          func routeToPrice(_ store: PriceDataStore) {
            store.price = 1
        //  ^^^^^^^^^^^ data-store-not-inout
          }
        }
        """),
      RuleDescription.Example(
        "A parameter that is passed back",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice() }
        protocol PriceDataStore { var price: Int { get set } }
        class HomeRouter: HomeRoutingLogic {
          func routeToPrice() {}
          func passDataToPrice(destination: inout PriceDataStore) { destination.price = 1 }
          func fill(destination: PriceDataStore) { var destination = destination; destination.price = 1 }
        }
        """),
      RuleDescription.Example(
        "A protocol of classes, and one out of sight",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice() }
        protocol PriceDataStore: AnyObject { var price: Int { get set } }
        class HomeRouter: HomeRoutingLogic {
          func routeToPrice() {}
          func passDataToPrice(destination: PriceDataStore) { destination.price = 1 }
          func passDataToHelp(destination: HelpDataStore) { destination.page = 1 }
        }
        """),
    ])
}

extension TypeRelations {
  /// True for the protocol of a data store that structures may adopt.
  fileprivate func isStruct(_ spelling: String) -> Bool {
    guard spelling.hasSuffix(SceneRole.store), spelling.utf8.allSatisfy(Spelling.isWordByte), isProtocol(spelling),
      !isAmbiguous(spelling)
    else { return false }
    return !isOfClasses(spelling) && reached(from: spelling).allSatisfy(isDeclared)
  }
}
