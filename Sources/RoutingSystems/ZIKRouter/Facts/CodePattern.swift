import Routes
import SourceModel

/// Code that makes no route, and that a rule asks for: uses of the library's types or macros.
struct CodePattern: SystemFact {
  enum Kind: Hashable, Sendable, Codable {
    /// `RoutableView<P>(declaredProtocol: P.self)` outside the extensions of `RoutableView`.
    case declaredInitializer
    /// The same with a type parameter for the protocol.
    case declaredInitializerOfParameter
    /// An extension of `RoutableView` with an initialiser for any protocol.
    case openExtension
    /// A macro that looks like one of the library's, and is none.
    case unknownMacro
    /// The code base's own definition of such a macro.
    case ownMacro
    /// `ZIKRouteRegistry.notifyRegistrationFinished()`
    case manualFinish
    /// `ZIKRouteRegistry.autoRegister = false`
    case manualSwitch
    /// A configuration that a closure makes, and gives no way to make the destination.
    case unsetFactory
  }

  var kind: Kind
  /// The name that the code spells.
  var name: Spelling
  var conditions: ConditionStack

  var place: SourceRange { name.range }
}

extension RouteIndex {
  /// The code of some kinds that a build compiles, in path order.
  func patterns(_ kinds: CodePattern.Kind...) -> [PlacedFact<CodePattern>] {
    systemFacts(of: CodePattern.self).filter {
      kinds.contains($0.fact.kind) && !$0.fact.conditions.isNeverCompiled
    }
  }
}
