import SourceModel

/// A rule that reports look-ups of texts that nothing registers, in the spaces that name it
/// (`RouteSpace.missingRule`). A system's own rule is its description, and its own words.
package protocol MissingRegistration: Rule where Subject == Route {
  /// The message about a route that nothing registers, without a hint.
  static func message(about text: Route, in index: RouteIndex) -> String
  /// True if the rule is about a look-up. Another one may report those of a form by itself.
  static func reports(_ lookUp: Route.LookUp, in index: RouteIndex) -> Bool
  /// The reason why a look-up may find nothing and do no harm: a clause.
  static func doubt(about lookUp: Route.LookUp, of text: Route, in index: RouteIndex) -> String?
  /// The search for a similar name that ends the message of a certain finding; nil for none.
  static func hint(about text: Route) -> Finding.Hint?
}

extension MissingRegistration {
  package static func subjects(in index: RouteIndex) -> [Route] {
    let spaces = index.systems.spaces.filter {
      $0.naming == .text
        && ($0.missingRule ?? UnknownIdentifier.description.id) == description.id
    }
    return spaces.flatMap { index.routes(in: $0).filter { !$0.lookUps.isEmpty } }
  }

  package static func check(_ text: Route, in index: RouteIndex) -> [Finding] { missing(text, in: index) }

  package static func missing(_ text: Route, in index: RouteIndex) -> [Finding] {
    text.unansweredLookUps(in: index).filter { reports($0.0, in: index) }.compactMap { lookUp, doubt in
      let missing = lookUp.missing ?? text.key.space.table.missing
      if missing == .fine { return nil }
      let doubt = doubt ?? self.doubt(about: lookUp, of: text, in: index)
      var message = message(about: text, in: index)
      if let missing, let standard = text.key.space.table.missing, missing != standard {
        message.replace("so this look-up \(standard.verb)", with: "so this look-up \(missing.verb)", maxReplacements: 1)
      }
      var finding = finding(at: place(of: lookUp, text, in: index), message, doubt: doubt)
      if doubt == nil {
        finding.hint = hint(about: text)
        if let targets = index.registeringTargets(of: text, missedAt: lookUp.site) {
          finding.message +=
            text.key.space.table.namesFiles ? "; it is in \(targets) only" : "; it is registered in \(targets) only"
        }
      }
      finding.standard = missing?.severity
      return finding
    }
  }

  package static func message(about text: Route, in index: RouteIndex) -> String {
    let end = text.key.space.table.missing.map { ", so this look-up \($0.verb)" } ?? ""
    return "nothing registers \(text.key)" + end + otherRegistration(of: text, in: index)
  }

  package static func hint(about text: Route) -> Finding.Hint? {
    text.key.space.table.missing == nil ? nil : Finding.Hint(route: text.key)
  }

  package static func reports(_: Route.LookUp, in _: RouteIndex) -> Bool { true }

  package static func doubt(about _: Route.LookUp, of _: Route, in _: RouteIndex) -> String? { nil }

  /// The second half of a name is wrong where the first one is registered.
  private static func place(of lookUp: Route.LookUp, _ text: Route, in index: RouteIndex) -> Site {
    guard let qualifier = lookUp.qualifier else { return lookUp.site }
    let isRegistered = index.routes(in: text.key.space).contains {
      $0.key.name == text.key.name && $0.key.owner == text.key.owner && !$0.registrations.isEmpty
    }
    return isRegistered ? qualifier : lookUp.site
  }

  private static func otherRegistration(of text: Route, in index: RouteIndex) -> String {
    let other = index.systems.spaces.lazy.filter { $0.naming == .text && $0 != text.key.space }
      .compactMap { index.route(text.key.inSpace($0)) }
      .first { !$0.registrations.isEmpty }
    if let other {
      let space = other.key.space
      return space.table.namesFiles ? "; a \(space.noun) has this name" : "; it is registered as a \(space.noun)"
    }
    if let near = index.systems.owner(of: text.key.space)?.nearRegistration(of: text, in: index) { return "; \(near)" }
    let namesake = index.routes(in: text.key.space).first {
      $0.key.name == text.key.name && $0.isListed && !$0.registrations.isEmpty && $0.key != text.key
    }
    guard let namesake else { return "" }
    // Another second half says nothing of this one.
    guard namesake.key.owner == text.key.owner else { return "; '\(namesake.key.fullName)' is registered" }
    return text.key.qualifier == nil ? "; it is registered as '\(namesake.key.fullName)'" : ""
  }
}
