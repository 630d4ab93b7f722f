import Routes
import SourceModel

/// A block of a look-up with a type for the destination or the configuration that it takes.
struct TypedBlock: SystemFact {
  /// The parameter that has the types.
  enum Subject: Hashable, Sendable, Codable {
    case destination, configuration
  }

  /// The route that is looked up.
  var lookUp: RouteReference
  var subject: Subject
  /// The classes and protocols in the type of the parameter, in source order; at least one.
  var types: [Spelling]
  /// True if the block checks the type of its parameter at run time.
  var asks: Bool
  var conditions: ConditionStack

  var place: SourceRange { types.first?.range ?? .zero }

  func renamed(_ rename: (String) -> String) -> TypedBlock {
    var fact = self
    (fact.lookUp, fact.types) = (lookUp.renamed(rename), types.map { $0.renamed(rename) })
    return fact
  }
}
