import SourceModel

extension Fact {
  /// Code that makes no route, and that a rule asks for: uses of the library's types or macros, and
  /// storyboards.
  package struct Remark: Hashable, Sendable {
    /// The patterns of code.
    package enum Kind: Hashable, Sendable {
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
      /// The text in `UIStoryboard(name: "Main", bundle: nil)`.
      case storyboard
    }

    package var kind: Kind
    package var name: Spelling
    package var conditions: ConditionStack

    package init(kind: Kind, name: Spelling, conditions: ConditionStack) {
      self.kind = kind
      self.name = name
      self.conditions = conditions
    }
  }
}
