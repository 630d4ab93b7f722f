import SourceModel

/// A rule that reports look-ups of texts that nothing registers, in the spaces that name it
/// (`RouteSpace.missingRule`). A system's own rule is its description alone.
package protocol MissingRegistration: Rule where Subject == Route {}

extension MissingRegistration {
  package static func subjects(in index: RouteIndex) -> [Route] {
    index.routes(.text).filter {
      !$0.lookUps.isEmpty && ($0.key.space.missingRule ?? UnknownIdentifier.description.id) == description.id
    }
  }

  package static func check(_ text: Route, in index: RouteIndex) -> [Finding] {
    text.unansweredLookUps(in: index).map { lookUp, doubt in
      let message = "nothing registers \(text.key)" + hint(text, in: index)
      return finding(at: lookUp.site, message, doubt: doubt)
    }
  }

  private static func hint(_ text: Route, in index: RouteIndex) -> String {
    let other = index.systems.spaces.lazy.filter { $0.naming == .text }
      .compactMap { index.route(text.key.inSpace($0)) }
      .first { !$0.registrations.isEmpty }
    if let other { return "; it is registered as a \(other.key.space.noun)" }
    let namesake = index.routes(in: text.key.space).first {
      $0.key.name == text.key.name && !$0.registrations.isEmpty && $0.key != text.key
    }
    return namesake.map { "; '\($0.key.fullName)' is registered" } ?? ""
  }
}
