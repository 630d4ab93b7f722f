import Routes
import SourceModel

/// The scene that a route leads to, as far as its code shows it.
struct SceneDestinations {
  private let model: SceneModel

  init(_ model: SceneModel) { self.model = model }

  /// The class of the controller that a method of a router leads to, at the place that shows it, or at the name of the
  /// method if that is in another file. nil if the code shows none, or several.
  func destination(of placed: SceneModel.Placed, in router: String) -> Spelling? {
    let methods = [placed] + helpers(of: placed.method, in: router)
    let found = [
      methods.flatMap { method in method.method.code.casts.map { (type: $0.cast.type, file: method.file) } },
      methods.flatMap { method in
        method.method.code.made.compactMap(model.made).map { (type: $0, file: method.file) }
      },
      methods.compactMap { method in method.method.destination.map { (type: $0, file: method.file) } },
    ]
    for classes in found.map({ $0.filter { model.types.isController($0.type.text) } }) {
      guard let first = classes.first else { continue }
      if Set(classes.map(\.type.text)).count > 1 { return nil }
      let isHere = first.file == placed.file
      return Spelling(text: first.type.text, range: isHere ? first.type.range : placed.method.name.range)
    }
    return nil
  }

  /// The methods of the router that a method calls.
  func helpers(of method: RouteMethod, in router: String) -> [SceneModel.Placed] {
    let called = method.code.called
    return model.methods(of: router).filter {
      called.contains($0.method.name.text) && $0.method.fullName != method.fullName
    }
  }
}
