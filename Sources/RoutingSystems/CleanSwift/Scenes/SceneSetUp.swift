import Routes
import SourceModel

/// The assembly of a scene in one body: it makes a router, an interactor and a presenter, and links them with each other
/// and with the controller.
struct SceneSetUp {
  /// An object in the body, with the name of its class.
  struct Part {
    let path: [String]
    let type: String
    /// True if the body makes the object with arguments.
    var takesArguments = false

    var name: String { path.joined(separator: ".") }
  }

  /// `owner.property = value`
  struct Link {
    let owner: Part
    let property: String
    let value: Part
  }

  let code: SceneCode
  let controller: Part
  /// The links of a scene (Clean Swift's templates), those that the body makes first.
  let links: [Link]
  let missing: [Link]

  /// nil for a body that makes not one part of each role.
  init?(_ code: SceneCode, _ parts: SceneParts) {
    let made = Self.made(in: code)
    guard let router = made.only(where: { parts.routers.contains($0.type) }),
      let interactor = made.only(where: { parts.has(.interactor, $0.type) }),
      let presenter = made.only(where: { parts.has(.presenter, $0.type) }),
      let controller = Self.controller(of: [router, interactor, presenter], in: code, parts)
    else { return nil }
    self.code = code
    self.controller = controller
    let wanted = [
      Link(owner: controller, property: "interactor", value: interactor),
      Link(owner: controller, property: "router", value: router),
      Link(owner: interactor, property: "presenter", value: presenter),
      Link(owner: presenter, property: "viewController", value: controller),
      Link(owner: router, property: "viewController", value: controller),
      Link(owner: router, property: "dataStore", value: interactor),
    ]
    let assignments = code.assignments
    let isMade = { (link: Link) in
      assignments.contains { $0.object == link.owner.path && $0.property == link.property }
    }
    (links, missing) = (wanted.filter(isMade), wanted.filter { !isMade($0) })
  }

  private static func made(in code: SceneCode) -> [Part] {
    code.code.steps.compactMap { step in
      guard step.kind == .binding, let value = step.value, let type = code.made(value),
        code.binding(of: step.target.text) != nil, case .call(_, let arguments) = code.code.values[value].kind
      else { return nil }
      return Part(path: [step.target.text], type: type, takesArguments: !arguments.isEmpty)
    }
  }

  /// The only object that has the router or the interactor, or that the router or the presenter has as controller.
  private static func controller(of parts: [Part], in code: SceneCode, _ all: SceneParts) -> Part? {
    let paths = Set(parts.map(\.path))
    let found = code.assignments.compactMap { assignment -> [String]? in
      guard let value = code.path(ofValue: assignment.value) else { return nil }
      if ["router", "interactor"].contains(assignment.property), paths.contains(value) { return assignment.object }
      return assignment.property == "viewController" && paths.contains(assignment.object) ? value : nil
    }
    guard let path = found.first, found.allSatisfy({ $0 == path }) else { return nil }
    let types = all.types(of: path, in: code)
    return types.count == 1 ? Part(path: path, type: types[0]) : nil
  }

  func link(_ property: String, of type: String) -> Link? {
    links.first { $0.property == property && $0.owner.type == type }
  }
}

extension [SceneSetUp.Part] {
  fileprivate func only(where isMeant: (SceneSetUp.Part) -> Bool) -> SceneSetUp.Part? {
    let found = filter(isMeant)
    return found.count == 1 ? found[0] : nil
  }
}
