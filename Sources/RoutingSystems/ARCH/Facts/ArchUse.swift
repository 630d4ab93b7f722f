import Routes
import SourceModel

/// A row of names that begins with a configurator or a story: `MainStory.profile.push(…)`.
struct ArchUse: SystemFact {
  /// The configurator or story, by simple name.
  var type: String
  /// True if an instance is made: `CartConfigurator(moduleIO: nil).router`
  let isMade: Bool
  /// The names behind it, as far as one of them may be the verb.
  let links: [String]
  /// How many of them stand where a constant gets its value.
  let known: Int
  /// The name of the type.
  let place: SourceRange
  /// From there to the end of the name behind it.
  let placeOfID: SourceRange
  /// Where the module is inserted that nothing in the body starts; nil if that does not happen.
  let unstarted: SourceRange?
  /// The types around the code, outermost first.
  var scope: [String]
  let conditions: ConditionStack

  var joinsFiles: Bool { true }

  func renamed(_ rename: (String) -> String) -> ArchUse {
    var use = self
    use.type = rename(type)
    use.scope = scope.map(rename)
    return use
  }
}
