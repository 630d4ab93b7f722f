import Routes

/// A rule about look-ups of names of one space that no document has.
protocol MissingName: MissingRegistration {
  /// The message about a name, without a hint.
  static func message(about key: RouteKey) -> String
}

extension MissingName {
  package static func message(about text: Route, in _: RouteIndex) -> String { message(about: text.key) }

  /// `UnknownMainStoryboard` reports the names in property lists.
  package static func reports(_ lookUp: Route.LookUp, in _: RouteIndex) -> Bool { lookUp.form != .bundleProperty }

  package static func hint(about text: Route) -> Finding.Hint? { Finding.Hint(route: text.key) }
}
