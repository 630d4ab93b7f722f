import Routes
import SourceModel

/// A property of a data store that the interactor reads and that nothing fills.
enum DataNeverPassed: Rule {
  static func subjects(in index: RouteIndex) -> [StoredData] { index.answer(StoredDataList.self).all }

  static func check(_ data: StoredData, in index: RouteIndex) -> [Finding] {
    let parts = index.answer(SceneParts.self)
    let name = data.property.property.name.text
    guard index.origins[data.property.file] == .product,
      let reader = parts.code.first(where: { $0.owner == data.property.owner && $0.reads(name) }),
      !parts.code.contains(where: { $0.mayWrite(name, isOwn: parts.mayBe([$0.owner], data.property.owner)) })
    else { return [] }
    return [
      finding(
        at: data.property.site, "'\(reader.method.fullName)' reads '\(name)' of '\(data.store)', but nothing fills it",
        doubt: parts.isClosed(data.property.owner)
          ? nil : "not all of '\(data.property.owner)' is in the scan, or several types have the name")
    ]
  }

  static let description = RuleDescription(
    id: "data-never-passed",
    severity: .information,
    isOnByDefault: false,
    summary: "An interactor reads a property of its data store that no route fills.",
    rationale: """
      A data store declares what routes give the scene. A property that can be set, that the interactor reads, and that no \
      route, no assembly and not the interactor itself assigns, keeps its first value. Values that come by key paths, or from \
      code that names no part of a scene, are not seen.
      """,
    examples: [
      RuleDescription.Example(
        "Data that no route passes",
        """
        //- Home.swift
        \(RuleDescription.Example.priceStore)
        class PriceInteractor: PriceBusinessLogic, PriceDataStore {
          var isbn: String?
          //  ^^^^ data-never-passed
          func load() { fetch(isbn) }
        }
        """),
      RuleDescription.Example(
        "One of two properties",
        """
        //- Home.swift
        \(RuleDescription.Example.priceStore)
        class PriceInteractor: PriceBusinessLogic, PriceDataStore {
          var isbn: String?
          var count = 0
          //  ^^^^^ data-never-passed
          func load() { let pages = self.count; fetch(isbn, pages) }
        }
        extension PriceDataStore { var name: String { "" } }
        class HomeRouter: HomeRoutingLogic {
          func routeToPrice() {
            let price = PriceViewController()
            price.router?.dataStore?.isbn = "0"
          }
        }
        """),
      RuleDescription.Example(
        "Data that a route passes, and that the interactor sets",
        """
        //- Home.swift
        \(RuleDescription.Example.priceStore)
        class PriceInteractor: PriceBusinessLogic, PriceDataStore {
          var isbn: String?
          var count: Int
          init(count: Int) { self.count = count }
          func load() { fetch(isbn, count) }
        }
        class HomeRouter: HomeRoutingLogic {
          func routeToPrice() { passData(&store) }
          func passData(_ destination: inout PriceDataStore) { destination.isbn = "0" }
        }
        """),
      RuleDescription.Example(
        "Data that nothing reads, that is filled as a list, and that cannot be set",
        """
        //- Home.swift
        \(RuleDescription.Example.homeLogic)
        protocol PriceBusinessLogic {}
        protocol PriceDataStore { var isbn: String? { get set }; var pages: [Int] { get set }; var title: String { get } }
        class PriceInteractor: PriceBusinessLogic, PriceDataStore {
          var isbn: String?
          var pages: [Int] = []
          var title = ""
          func load() { pages.append(1); fetch(pages, title) }
        }
        """),
    ])
}

/// A property of an interactor that its data store lets others set.
struct StoredData {
  let property: SceneParts.PlacedProperty
  /// The protocol.
  let store: String
}

private struct StoredDataList: SharedAnswer {
  let all: [StoredData]

  init(in index: RouteIndex) {
    let parts = index.answer(SceneParts.self)
    all = parts.stores.flatMap { store, properties in
      parts.adopters(of: store).flatMap { type in
        properties.filter(\.hasSetter).compactMap { required -> StoredData? in
          guard let property = parts.property(required.name.text, of: type), property.property.isPlainVariable else {
            return nil
          }
          return StoredData(property: property, store: store)
        }
      }
    }
  }
}

extension TypedProperty {
  /// True for a variable without a value that other code makes.
  fileprivate var isPlainVariable: Bool {
    guard !isConstant, !isComputed, !isWrapped, !modifiers.contains(.lazy) else { return false }
    return code.values.allSatisfy {
      if case .other = $0.kind { true } else if case .list([]) = $0.kind { true } else { false }
    }
  }
}

extension SceneCode {
  private static let changes: Set = [
    "append", "formUnion", "insert", "merge", "removeAll", "sort", "subtract", "toggle", "updateValue",
  ]

  /// True if the code uses a property of its own type.
  fileprivate func reads(_ property: String) -> Bool {
    guard parameter(property) == nil, binding(of: property)?.value.flatMap(code.path) != property else { return false }
    return code.values.indices.contains { value in
      guard let path = path(ofValue: value) else { return false }
      return path.starts(with: ["self", property])
    }
  }

  /// True if the code may assign or change a property, of whatever object.
  fileprivate func mayWrite(_ property: String, isOwn: Bool) -> Bool {
    let assigns = code.steps.contains { step in
      guard step.kind == .assignment else { return false }
      let names = step.target.text.split(separator: ".")
      return names.isEmpty || names.contains { $0 == property } && (names.count > 1 || isOwn)
    }
    return assigns
      || code.values.contains { value in
        guard case .call(let receiver?, _) = value.kind, Self.changes.contains(value.name.text) else { return false }
        return code.path(receiver)?.split(separator: ".").last.map(String.init) == property
      }
  }
}
