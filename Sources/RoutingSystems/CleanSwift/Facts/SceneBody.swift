import Routes
import SourceModel

/// One body of a part of a scene: a routing protocol, a router, another part, or an extension of one. Of other types only
/// the methods that name a part.
struct SceneBody: SystemFact {
  /// The type, by simple name, at its place in the head.
  var type: Spelling
  let kind: TypeHead.Kind
  /// True if `@objc` or `@objcMembers` stands before it.
  let isObjectiveC: Bool
  let methods: [RouteMethod]
  let properties: [TypedProperty]

  var place: SourceRange { type.range }
  var joinsFiles: Bool { true }

  /// The calls of what a protocol requires, of the routes of a router, and of what assembles a scene.
  var askedCalls: Set<AskedCall> {
    let asked = methods.filter { kind == .protocol || $0.isNamedRoute || $0.assignsRouter }
    return Set(asked.filter { !$0.isInitializer }.map { AskedCall($0.name.text) })
  }

  func renamed(_ rename: (String) -> String) -> SceneBody {
    var body = self
    body.type = type.renamed(rename)
    return body
  }
}
