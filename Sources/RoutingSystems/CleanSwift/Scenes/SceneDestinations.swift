import Routes
import SourceModel

/// The scene that a route leads to, as far as its code shows it.
struct SceneDestinations {
  private let model: SceneModel

  init(_ model: SceneModel) { self.model = model }

  /// The class of the controller that a method of a router leads to; nil if it shows none, or several.
  func destination(of method: RouteMethod, in router: String) -> Spelling? {
    let helpers = model.methods(of: router).map(\.method).filter {
      method.called.contains($0.name.text) && $0.fullName != method.fullName
    }
    let methods = [method] + helpers
    let found = [
      methods.flatMap { $0.casts.map(\.cast.type) }, methods.flatMap(\.made).compactMap(model.made),
      methods.compactMap(\.destination),
    ]
    for classes in found.map({ $0.filter { model.types.isController($0.text) } }) where !classes.isEmpty {
      return Set(classes.map(\.text)).count == 1 ? classes[0] : nil
    }
    return nil
  }
}
