import Routes
import SourceModel

/// The objects that factories make for their modules.
struct ModuleParts: SharedAnswer {
  /// By the place of the function, in the order of the code.
  private let parts: [Site: [String]]
  /// By part: the view of its module. A part of several modules is left out, and so is a view of one.
  private let wholes: [String: String]

  init(in index: RouteIndex) {
    let factories = index.answer(ModuleFactories.self)
    let destinations = ModuleDestinations(factories.model)
    var parts: [Site: [String]] = [:]
    var views: [String: Set<String?>] = [:]
    for factory in factories.all where factory.method.hasBody {
      let made = factories.model.parts(madeBy: factory.method)
      let view = destinations.view(of: factory)
      parts[factory.site] = made
      for part in Set(made).union([factory.method.owner]) { views[part, default: []].insert(view) }
    }
    self.parts = parts
    let known = Set(views.values.joined().compactMap(\.self))
    wholes = views.reduce(into: [:]) { wholes, entry in
      guard !known.contains(entry.key), entry.value.count == 1, let view = entry.value.first ?? nil else { return }
      wholes[entry.key] = view
    }
  }

  /// The classes that a factory makes, the first made first.
  func parts(of site: Site) -> [String] { parts[site] ?? [] }

  /// The view of the only module that a class is a part of.
  func whole(of part: String) -> String? { wholes[part] }
}

extension ModuleModel {
  /// The classes of the tree that a function makes.
  fileprivate func parts(madeBy method: ModuleMethod) -> [String] {
    var parts: [String] = []
    for name in method.code.made.map(\.text) {
      let made = name.prefix(before: ".")
      let isView = made != name && isController(made)
      guard types.isClass(made), isView || made == name, shape(of: made) == nil, !parts.contains(made) else { continue }
      parts.append(made)
    }
    return parts
  }
}

extension Modules {
  package func whole(ofPart type: String, in index: RouteIndex) -> String? {
    index.answer(ModuleParts.self).whole(of: type)
  }

  package func details(of registration: Route.Registration, in index: RouteIndex) -> [RegistrationDetail] {
    let factories = index.answer(ModuleFactories.self)
    guard let factory = factories[registration.site] else { return [] }
    let ends = ModuleEnds(of: factory.method, factories.model)
    return [
      RegistrationDetail("view", registration.destinations.count == 1 ? registration.destinations[0] : nil),
      RegistrationDetail("input", ends.input), RegistrationDetail("output", ends.output),
      RegistrationDetail("moduleType", ends.moduleType),
      RegistrationDetail("parts", index.answer(ModuleParts.self).parts(of: factory.site)),
    ]
  }
}
