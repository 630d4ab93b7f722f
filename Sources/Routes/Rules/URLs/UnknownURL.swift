import SourceModel

/// A URL that no registered pattern matches.
package enum UnknownURL: Rule {
  package static let description = RuleDescription(
    id: "unknown-url",
    severity: .warning,
    summary: "No registered pattern matches a URL that is looked up.")

  package static func subjects(in index: RouteIndex) -> [Route] {
    index.routes(.urlPattern).filter { !$0.lookUps.isEmpty }
  }

  package static func check(_ text: Route, in index: RouteIndex) -> [Finding] {
    text.unansweredLookUps(in: index).map { lookUp, doubt in
      let message = "no registered \(text.key.space.routeNoun) matches '\(text.key.name)'" + hint(text, in: index)
      return finding(at: lookUp.site, message, doubt: doubt)
    }
  }

  private static func hint(_ text: Route, in index: RouteIndex) -> String {
    let others = index.systems.spaces.filter { $0 != text.key.space && !index.matches(text.key.name, in: $0).isEmpty }
    return others.first.map { "; a \($0.routeNoun) does" } ?? ""
  }
}
