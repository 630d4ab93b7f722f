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
      type: type.renamed(rename), kind: kind, isObjectiveC: isObjectiveC, methods: methods.map { $0.renamed(rename) })
  }
}

/// A method of a routing protocol or a router.
struct RouteMethod: Hashable, Sendable {
  /// The base name.
  let name: Spelling
  /// `_` for a parameter without a label.
  let labels: [String]
  /// As Objective-C calls it, if it is visible there.
  let selector: String
  /// True if `@objc` stands before it.
  let isMarked: Bool
  let isFilePrivate: Bool
  let hasBody: Bool
  /// The casts in the body.
  var casts: [NamedCast]
  /// The name of the parameter that is a segue; nil if none is.
  let segue: String?
  /// The types that the body makes objects of, and the methods of types that it calls: `BookBuilder.build`.
  var made: [Spelling]
  /// The type of the parameter `destination`.
  var destination: Spelling?
  /// The base names of the methods of the same type that the body calls.
  let called: Set<String>
  let conditions: ConditionStack

  /// `routeToBook(segue:)`
  var fullName: String { "\(name.text)(\(labels.map { "\($0):" }.joined()))" }

  var takesSegue: Bool { segue != nil }

  /// The casts of the destination of the segue.
  var castsOfDestination: [Cast] {
    casts.filter { cast in segue.map { cast.operand == "\($0).destination" } ?? false }.map(\.cast)
  }

  /// True for a method that is named like a route.
  var isNamedRoute: Bool { name.text.hasPrefix("routeTo") }

  func renamed(_ rename: (String) -> String) -> RouteMethod {
    var method = self
    for index in casts.indices { method.casts[index].cast.type = casts[index].cast.type.renamed(rename) }
    method.made = made.map { $0.renamed(rename) }
    method.destination = destination?.renamed(rename)
    return method
  }
}
