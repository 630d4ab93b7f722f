import SourceModel

/// What is wrong in a configuration file, and where.
package struct ConfigurationProblem: Error, Hashable, Sendable {
  package var range: SourceRange
  /// One sentence without a full stop.
  package var message: String

  package init(range: SourceRange, message: String) {
    self.range = range
    self.message = message
  }
}

/// All that is wrong in a configuration file, at least one, in the order of the places.
package struct ConfigurationProblems: Error, Hashable, Sendable {
  package var all: [ConfigurationProblem]
}
