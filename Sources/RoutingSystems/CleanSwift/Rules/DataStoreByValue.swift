import Routes
import SourceModel

/// A data store that is a value, so that a route fills a copy of it.
enum DataStoreByValue: Rule {
  static func subjects(in index: RouteIndex) -> [SceneModel.PlacedRoute] {
    index.answer(SceneModel.self).placedRoutes
  }

  static func check(_ subject: SceneModel.PlacedRoute, in index: RouteIndex) -> [Finding] {
    let placed = subject.placed
    guard index.origins[placed.file] == .product else { return [] }
    let model = index.answer(SceneModel.self)
    let helpers = SceneDestinations(model).helpers(of: placed.method, in: subject.router)
    let stores = Set(helpers.flatMap { $0.method.filledStores })
    return placed.method.copiesOfStores.compactMap { copy in
      guard let store = stores.first(where: { isOfVariables($0, model, in: index) }), stores.count == 1 else {
        return nil
      }
      return finding(
        at: Site(file: placed.file, range: copy.target.range),
        "'\(copy.target.text)' is a copy: '\(store)' is adopted by values alone, so that the data do not arrive")
    }
  }

  /// True if structures and enums adopt a protocol, and no class does.
  private static func isOfVariables(_ store: String, _ model: SceneModel, in index: RouteIndex) -> Bool {
    index.answer(ValueStores.self).names.contains(store)
      && !index.types.heads.contains(adopting: store) { _, _ in true }
      && !model.types.isAmbiguous(store) && !model.types.isOfClasses(store)
  }

  static let description = RuleDescription(
    id: "data-store-by-value",
    severity: .warning,
    summary: "A route fills a copy of a data store, because only structures or enums adopt its protocol.",
    rationale: """
      A route takes the data store of its destination into a variable and passes that `inout`. The variable is the store itself \
      only if the store is an object, as interactors are. A structure or an enum is copied, and what the route assigns is lost.
      """,
    examples: [
      RuleDescription.Example(
        "A structure as data store",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice() }
        protocol PriceDataStore { var price: Int { get set } }
        struct PriceState: PriceDataStore { var price = 0 }
        class HomeRouter: HomeRoutingLogic {
          func routeToPrice() {
            let next = PriceViewController()
            var store = next.router!.dataStore!
            //  ^^^^^ data-store-by-value
            passDataToPrice(destination: &store)
          }
          func passDataToPrice(destination: inout PriceDataStore) { destination.price = 1 }
        }
        """),
      RuleDescription.Example(
        "In a guard",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice() }
        protocol PriceDataStore { var price: Int { get set } }
        enum PriceState: PriceDataStore { case none; var price: Int { get { 0 } set {} } }
        class HomeRouter: HomeRoutingLogic {
          func routeToPrice() {
            guard var store = PriceViewController().router?.dataStore else { return }
            //        ^^^^^ data-store-by-value
            fill(destination: &store)
          }
          func fill(destination: inout PriceDataStore) { destination.price = 1 }
        }
        """),
      RuleDescription.Example(
        "An interactor as data store",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice() }
        protocol PriceDataStore { var price: Int { get set } }
        class PriceInteractor: PriceDataStore { var price = 0 }
        class HomeRouter: HomeRoutingLogic {
          func routeToPrice() {
            var store = PriceViewController().router!.dataStore!
            passDataToPrice(destination: &store)
          }
          func passDataToPrice(destination: inout PriceDataStore) { destination.price = 1 }
        }
        """),
      RuleDescription.Example(
        "A structure that is only read",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice() }
        protocol PriceDataStore { var price: Int { get set } }
        struct PriceState: PriceDataStore { var price = 0 }
        class HomeRouter: HomeRoutingLogic {
          func routeToPrice() {
            let store = PriceViewController().router!.dataStore!
            show(store)
          }
          func show(_ store: PriceDataStore) { print(store.price) }
        }
        """),
    ])
}

/// The protocols of data stores that structures or enums adopt.
private struct ValueStores: SharedAnswer {
  let names: Set<String>

  init(in index: RouteIndex) {
    var names: Set<String> = []
    index.types.heads.forEach(where: { [.struct, .enum].contains($0.pointee.kind) && !$0.pointee.isLocal }) { head in
      for name in head.inherited.map({ TypeName.simple($0.text) }) where name.hasSuffix("DataStore") {
        names.insert(name)
      }
    }
    self.names = names
  }
}

extension RouteMethod {
  /// The types of the data stores that the method is given `inout` and assigns a property of.
  fileprivate var filledStores: [String] {
    parameters.compactMap { parameter in
      guard parameter.type.hasPrefix("inout "),
        code.steps.contains(where: { $0.kind == .assignment && $0.target.text.hasPrefix("\(parameter.name).") })
      else { return nil }
      return TypeName.simple(String(parameter.type.dropFirst("inout ".count)))
    }
  }

  /// The variables that are declared with the data store of a router.
  fileprivate var copiesOfStores: [CodeStep] {
    code.steps.filter { step in
      guard step.kind == .binding, let value = step.value else { return false }
      switch code.values[value].kind {
      case .path: return code.values[value].name.text.hasSuffix(".router.dataStore")
      case .member(let router):
        guard code.values[value].name.text == "dataStore", case .member = code.values[router].kind else { return false }
        return code.values[router].name.text == "router"
      default: return false
      }
    }
  }
}
