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
