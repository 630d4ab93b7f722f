import Routes
import SourceModel

/// The properties that a route gives values in the data store of its destination.
struct PassedData {
  private let model: SceneModel

  init(_ model: SceneModel) { self.model = model }

  /// The names, sorted: those that the method, or a method of the router that it calls, assigns to a parameter that is a data
  /// store, or through a property `dataStore`.
  func properties(of placed: SceneModel.Placed, in router: String) -> [String] {
    let methods = [placed] + SceneDestinations(model).helpers(of: placed.method, in: router)
    return Set(methods.flatMap { Self.properties(in: $0.method) }).sorted()
  }

  private static func properties(in method: RouteMethod) -> [String] {
    let stores = Set(method.parameters.filter { $0.type.hasPrefix("inout ") }.map(\.name))
    return method.code.steps.compactMap { step in
      let path = step.target.text.dottedNames
      guard step.kind == .assignment, path.count > 1,
        stores.contains(path[0]) && path.count == 2 || path[path.count - 2] == "dataStore" && path.count > 2
      else { return nil }
      return path[path.count - 1]
    }
  }
}
