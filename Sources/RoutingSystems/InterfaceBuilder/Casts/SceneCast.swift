import Routes
import SourceModel

/// The cast of a scene that code instantiates: `instantiateViewController(withIdentifier: "Detail") as! C`.
struct SceneCast: SystemFact {
  /// The place of the look-up of the scene.
  let lookUp: SourceRange
  var type: Spelling
  let isForced: Bool
  /// The types around it, outermost first.
  var scope: [String]

  var place: SourceRange { type.range }

  func renamed(_ rename: (String) -> String) -> SceneCast {
    var cast = self
    (cast.type, cast.scope) = (type.renamed(rename), scope.map(rename))
    return cast
  }
}

extension InterfaceCalls {
  /// nil if a block makes the controller, and decides its class, and for a type parameter.
  func cast(of call: Call, _ lookUp: Fact.TextLookUp) -> Fact? {
    guard let cast = call.cast, !call.arguments.contains(where: { $0.label == "creator" || $0.isTrailingClosure })
    else { return nil }
    let name = String(cast.type.text.prefix { $0 != "." })
    if outline.scopes(from: call.scope).contains(where: { $0.generics.contains(name) }) { return nil }
    return .ofSystem(
      SceneCast(lookUp: lookUp.value.range, type: cast.type, isForced: cast.isForced, scope: lookUp.scope))
  }
}
