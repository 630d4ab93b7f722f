import Routes
import SourceModel

/// The methods of one body of a routing protocol, a router, or an extension of one.
struct SceneBody: SystemFact {
  /// The type, by simple name, at its place in the head.
  var type: Spelling
  let kind: TypeHead.Kind
  /// True if `@objc` or `@objcMembers` stands before it.
  let isObjectiveC: Bool
  let methods: [RouteMethod]

  var place: SourceRange { type.range }
  var joinsFiles: Bool { true }

  /// The calls of what a protocol requires, and of the routes of a router.
  var askedCalls: Set<String> {
    Set(methods.filter { kind == .protocol || $0.isNamedRoute }.map(\.name.text))
  }

  func renamed(_ rename: (String) -> String) -> SceneBody {
    SceneBody(
      type: type.renamed(rename), kind: kind, isObjectiveC: isObjectiveC, methods: methods)
  }
}
