/// What rules find out that no look-up changes: kept as long as nothing else changes.
final class LastingAnswers: Sendable {
  let destinations = Once<[DestinationCheck]>()
  let objects = Once<RouteObjects>()
  let launches = Once<[LaunchCheck]>()
  /// By the id of the rule.
  let findings = Memo<String, [Finding]>()

  /// Whether they hold after a change of these aspects.
  static func last(after aspects: LinkAspects) -> Bool { aspects.isSubset(of: [.uses, .suppressions]) }
}
