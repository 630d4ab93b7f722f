import Routes
import SourceModel

/// The classes that hold a view controller or are given one, as routers do.
struct SceneHolders {
  private let types: TypeTable
  private let relations: TypeRelations
  /// The declared types of properties and parameters, by the class that has them.
  private let known: [String: Set<String>]

  init(_ bodies: [SceneBody], _ types: TypeTable) {
    (self.types, relations) = (types, TypeRelations(types))
    known = bodies.filter { $0.kind != .protocol }.reduce(into: [:]) { known, body in
      let spelled = body.properties.compactMap(\.type?.text) + body.methods.flatMap { $0.parameters.map(\.type) }
      known[body.type.text, default: []].formUnion(spelled)
    }
  }

  /// True if a class or a superclass has a property or a parameter of a view controller, or of a protocol that one adopts.
  func contains(_ type: String) -> Bool {
    relations.reached(from: type).flatMap { known[$0] ?? [] }.contains { spelled in
      let names = TypeName(TypeName.withoutMarks(spelled))?.paths.compactMap(\.last) ?? []
      return names.contains(where: isOfController)
    }
  }

  private func isOfController(_ name: String) -> Bool {
    if AppleClass.family(of: name) == .viewController || relations.isController(name) { return true }
    var isAdopted = false
    types.heads.forEach(adopting: name) { head, _ in
      if !isAdopted, relations.isController(head.lastName) { isAdopted = true }
    }
    return isAdopted
  }
}
