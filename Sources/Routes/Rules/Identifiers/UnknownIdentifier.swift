import SourceModel

/// An identifier that is looked up and never registered.
package enum UnknownIdentifier: Rule {
  package static let description = RuleDescription(
    id: "unknown-identifier",
    severity: .warning,
    summary: "No router registers an identifier that is looked up.")

  package static func subjects(in index: RouteIndex) -> [Route] {
    index.routes(.text).filter { !$0.lookUps.isEmpty }
  }

  package static func check(_ text: Route, in index: RouteIndex) -> [Finding] {
    text.unansweredLookUps(in: index).map { lookUp, doubt in
      let message = "nothing registers \(text.key)" + hint(text, in: index)
      return finding(at: lookUp.site, message, doubt: doubt)
    }
  }

  private static func hint(_ text: Route, in index: RouteIndex) -> String {
    let other = index.systems.spaces.lazy.filter { $0.naming == .text }
      .compactMap { index.route(RouteKey(space: $0, name: text.key.name)) }
      .first { !$0.registrations.isEmpty }
    return other.map { "; it is registered as a \($0.key.space.noun)" } ?? ""
  }
}
