import Routes
import SourceModel

/// The code of a new route: the requirement, the method with a branch for its segue and one without, and the helpers that it
/// needs.
struct RouteText {
  private let type: String
  private let name: String
  private let controller: String
  /// The identifier of the scene, for a route without a segue.
  private let scene: String?
  /// The types of the two data stores; nil if there is nothing to pass.
  private let stores: (source: String, destination: String)?
  /// The properties that both stores have.
  private let shared: [String]

  init(to type: String, named name: String, _ dispatched: DispatchedRouter, in index: RouteIndex) {
    let parts = index.answer(SceneParts.self)
    (self.type, self.name, controller) = (type, name, dispatched.controller)
    let hasController = parts.property("viewController", of: dispatched.router)?.property.simpleType == controller
    scene = hasController ? Self.scene(of: type, in: index) : nil
    let source = parts.property("dataStore", of: dispatched.router)?.property.simpleType
    let destination = Self.store(of: type, dispatched.model, parts)
    let wanted = destination.map { parts.settable(in: $0) } ?? []
    stores = source.flatMap { source in destination.map { (source, $0) } }.flatMap { wanted.isEmpty ? nil : $0 }
    shared = source.map { source in wanted.filter(parts.names(in: source).contains) } ?? []
  }

  /// The identifier of the only scene of a class.
  private static func scene(of type: String, in index: RouteIndex) -> String? {
    let found = index.productDocuments.flatMap { document in
      (document.fact.reading.outline?.controllers ?? []).filter { $0.className?.text == type }
    }
    return found.count == 1 ? found[0].identifiers.first { $0.kind == .scene }?.name.text : nil
  }

  /// The data store that the router of a controller gives away.
  private static func store(of type: String, _ model: SceneModel, _ parts: SceneParts) -> String? {
    guard let router = parts.property("router", of: type)?.property.type?.text, router.contains("DataPassing") else {
      return nil
    }
    let routers = model.routers(of: model.types(ofProperty: "router", in: type))
    return routers.count == 1 ? parts.property("dataStore", of: routers[0])?.property.simpleType : nil
  }

  var requirement: String { "    func routeTo\(name)(segue: UIStoryboardSegue?)" }

  var methods: [String] { route + (scene == nil ? [] : navigation) + passing }

  private var route: [String] {
    let made = scene.map { " ?? viewController?.storyboard?.instantiateViewController(withIdentifier: \"\($0)\")" }
    var lines = [
      "    func routeTo\(name)(segue: UIStoryboardSegue?) {", "        let next = segue?.destination\(made ?? "")",
    ]
    if scene == nil, stores == nil {
      lines.append("        guard next is \(type) else { return }")
    } else {
      let here = scene == nil ? "" : ", let here = viewController"
      lines.append("        guard let scene = next as? \(type)\(here) else { return }")
    }
    if stores != nil {
      lines += [
        "        guard let source = dataStore, var store = scene.router?.dataStore else { return }",
        "        passDataTo\(name)(source: source, destination: &store)",
      ]
    }
    if scene != nil {
      lines.append("        if segue == nil { navigateTo\(name)(source: here, destination: scene) }")
    }
    return lines + ["    }"]
  }

  private var navigation: [String] {
    [
      "", "    func navigateTo\(name)(source: \(controller), destination: \(type)) {",
      "        source.show(destination, sender: nil)", "    }",
    ]
  }

  private var passing: [String] {
    guard let stores else { return [] }
    return ["", "    func passDataTo\(name)(source: \(stores.source), destination: inout \(stores.destination)) {"]
      + shared.map { "        destination.\($0) = source.\($0)" } + ["    }"]
  }
}

extension SceneParts {
  /// The names of the properties of a data store.
  fileprivate func names(in store: String) -> [String] {
    stores.filter { $0.name == store }.flatMap(\.properties).map(\.name.text)
  }

  /// Those that can be set.
  fileprivate func settable(in store: String) -> [String] {
    stores.filter { $0.name == store }.flatMap(\.properties).filter(\.hasSetter).map(\.name.text)
  }
}
