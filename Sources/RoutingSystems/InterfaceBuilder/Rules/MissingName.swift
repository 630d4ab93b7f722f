import Routes
import SourceModel

/// A rule about look-ups of names of one space that no document has.
protocol MissingName: MissingRegistration {
  /// The message about a name, without a hint.
  static func message(about key: RouteKey) -> String
}

extension MissingName {
  package static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    route.unansweredLookUps(in: index).map { lookUp, doubt in
      var finding = finding(at: lookUp.site, message(about: route.key), doubt: doubt)
      if doubt == nil { finding.hint = Finding.Hint(route: route.key) }
      return finding
    }
  }
}
