import Routes

extension Fact.MethodOverride.Method {
  /// `registerRoutableDestination`
  static let registrationHook = Self("registrationHook")
  /// `destination(with:)`
  static let makesDestination = Self("makesDestination")
  static let defaultRouteConfiguration = Self("defaultRouteConfiguration")
  /// The name of `defaultRouteConfiguration` before version 1.0.
  static let defaultConfiguration = Self("defaultConfiguration")
  static let supportedRouteTypes = Self("supportedRouteTypes")
  static let canPerformCustomRoute = Self("canPerformCustomRoute")
  static let performsCustomRoute = Self("performsCustomRoute")
}

extension Fact.Remark.Kind {
  /// `RoutableView<P>(declaredProtocol: P.self)` outside the extensions of `RoutableView`.
  static let declaredInitializer = Self("declaredInitializer")
  /// The same with a type parameter for the protocol.
  static let declaredInitializerOfParameter = Self("declaredInitializerOfParameter")
  /// An extension of `RoutableView` with an initialiser for any protocol.
  static let openExtension = Self("openExtension")
  /// A macro that looks like one of the library's, and is none.
  static let unknownMacro = Self("unknownMacro")
  /// The code base's own definition of such a macro.
  static let ownMacro = Self("ownMacro")
  /// `ZIKRouteRegistry.notifyRegistrationFinished()`
  static let manualFinish = Self("manualFinish")
  /// `ZIKRouteRegistry.autoRegister = false`
  static let manualSwitch = Self("manualSwitch")
  /// A configuration that a closure makes, and gives no way to make the destination.
  static let unsetFactory = Self("unsetFactory")
}
