import SourceModel

/// Looks for the route that a finding's code may have meant.
package struct SimilarRoutes {
  private let index: RouteIndex
  /// The names that a look-up finds something for, in order, by a key without its name.
  private var names: [RouteKey: [String]] = [:]
  private var found: [RouteKey: String?] = [:]

  /// A tree in which more names are wrong has another problem than their spelling.
  private static let mostQuestions = 64

  package init(in index: RouteIndex) {
    self.index = index
  }

  /// The finding with what may be meant at the end of its message.
  mutating func completed(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let hint = diagnostic.finding.hint else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.finding.hint = nil
    guard let end = name(similarTo: hint.route).map({ "did you mean '\($0)'?" }) ?? hint.otherwise else {
      return diagnostic
    }
    diagnostic.finding.message += "; \(end)"
    return diagnostic
  }

  /// nil where no route that a look-up finds has a similar name.
  package mutating func name(similarTo key: RouteKey) -> String? {
    if let known = found[key] { return known }
    guard found.count < Self.mostQuestions else { return nil }
    // Longer names differ in whole words.
    let limit = min(key.name.utf8.count / 5, 3)
    let nearest = NearestWord.of(key.name, among: names(like: key).lazy.filter { $0 != key.name }, limit: limit)
    found[key] = nearest
    return nearest
  }

  /// The names with the space, the owner and the qualifier of a key.
  private mutating func names(like key: RouteKey) -> [String] {
    let unnamed = key.named("")
    if let known = names[unnamed] { return known }
    let similar = index.routes(in: key.space).filter { route in
      // A URL that a pattern matches is available, but not registered.
      let isName = key.space.naming != .urlPattern || !route.registrations.isEmpty
      return isName && route.status.isAvailable && route.key.named("") == unnamed
    }
    let available = similar.map(\.key.name)
    names[unnamed] = available
    return available
  }
}
