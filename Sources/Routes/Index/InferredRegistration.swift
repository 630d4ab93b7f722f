import SourceModel

/// A registration that leaves its protocol to the compiler, which chooses the only one that Swift declares for the kind.
package struct InferredRegistration: Hashable, Sendable {
  package var kind: RouteSpace
  /// The name of the type whose value names no route.
  package var site: Site
  package var conditions: ConditionStack

  /// nil where the protocol is spelled. An easy factory's class may tell it.
  init?(_ fact: Fact.Registration, in file: FileID) {
    guard fact.route.name.text.isEmpty, fact.form != .easyFactory, case .exact(let kind) = fact.route.kind else {
      return nil
    }
    (self.kind, site, conditions) = (kind, Site(file: file, range: fact.route.name.range), fact.call.conditions)
  }
}
