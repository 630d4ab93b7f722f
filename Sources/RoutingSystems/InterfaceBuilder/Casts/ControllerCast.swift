import Routes
import SourceModel

/// The cast of a controller that a document makes: `instantiateViewController(withIdentifier: "Detail") as! C`, and
/// `segue.destination as! C` where code has compared the segue.
struct ControllerCast: SystemFact {
  /// The place of the look-up of the scene, or of the identifier that the segue is compared with; that of the type where
  /// there is none.
  let lookUp: SourceRange
  var type: Spelling
  let isForced: Bool
  /// The types around it, outermost first.
  var scope: [String]

  var place: SourceRange { type.range }

  /// nil for a cast to a type parameter.
  init?(_ cast: Cast, of lookUp: SourceRange, in scope: [String], at place: Int, in outline: SourceOutline) {
    let names = [cast.type.text.prefix(before: ".")] + SpelledType(cast.type.text).arguments
    if outline.scopes(from: place).contains(where: { !Set(names).isDisjoint(with: $0.generics) }) { return nil }
    (self.lookUp, type, isForced, self.scope) = (lookUp, cast.type, cast.isForced, scope)
  }

  init?(_ cast: Cast, of lookUp: Fact.TextLookUp, at place: Int, in outline: SourceOutline) {
    self.init(cast, of: lookUp.value.range, in: lookUp.scope, at: place, in: outline)
  }

  func renamed(_ rename: (String) -> String) -> ControllerCast {
    var cast = self
    (cast.type, cast.scope) = (type.renamed(rename), scope.map(rename))
    return cast
  }
}

extension InterfaceCalls {
  /// The callee whose calls with `identifier` are cast to the type that the code around gives them.
  static let inferringCallee = "instantiateViewController"

  /// The cast in a generic method (Apple, *UIStoryboard*, `instantiateViewController(identifier:creator:)`):
  /// `let detail: DetailViewController = storyboard.instantiateViewController(identifier: "Detail")`.
  private func inferredCast(of call: Call) -> Cast? {
    guard call.callee.text == Self.inferringCallee, call.arguments.first?.label == "identifier" else { return nil }
    return call.types.result.map { Cast(type: $0, isForced: true) }
  }

  /// nil if a block makes the controller, and decides its class.
  func cast(of call: Call, _ lookUp: Fact.TextLookUp) -> Fact? {
    guard let cast = call.cast ?? inferredCast(of: call) ?? generatedCast(of: call),
      !call.arguments.contains(where: { $0.label == "creator" || $0.isTrailingClosure })
    else { return nil }
    return ControllerCast(cast, of: lookUp, at: call.scope, in: outline).map(Fact.ofSystem)
  }
}
