import Routes
import RoutingSystems
import SourceModel

/// What the user says in `.waymark.yml`.
package struct Configuration: Hashable, Sendable {
  /// nil lets the tree decide.
  package var world: ScanExtent?
  package var rules = RuleSettings()
  /// What holds in parts of the tree, a later one above an earlier one.
  package var areas: [Area] = []
  package var functions: [RoutingFunction] = []
  /// The routing systems that it describes, and the packs that it changes.
  package var systems: [System] = []
  /// The names of the built-in systems and packs that are off.
  package var switchedOff: Set<String> = []
  /// The names of the packs that are on, whatever the sources import.
  package var switchedOn: Set<String> = []
  /// The ends of the names of routing protocols beside those of Clean Swift, sorted.
  package var routingProtocols: [String] = []
  /// nil lets the command line decide.
  package var failLevel: FailLevel?
  /// The baseline of `check`, from the configuration's folder on; never outside of it.
  package var baseline: String?
  /// Patterns of files that are read but not reported on.
  package var excluded: [String] = []
  /// Patterns of the only files that are reported on; empty for all files.
  package var included: [String] = []
  /// The applications of a tree whose project files do not name them. Where any is given, Xcode
  /// projects and Swift packages no longer decide what an application compiles.
  package var applications: [Application] = []

  package init() {}

  package struct System: Hashable, Sendable {
    package var description: SystemDescription
    /// The place of its name.
    package var place: SourceRange
    /// The description with what it takes from a pack.
    package var text: [DescriptionLine]

    package var name: String { description.name }

    package init(_ description: SystemDescription, at place: SourceRange, text: [DescriptionLine]) {
      (self.description, self.place, self.text) = (description, place, text)
    }
  }

  package struct Application: Hashable, Sendable {
    package var name: String
    /// Patterns of the sources that it compiles, as in `.gitignore`.
    package var patterns: [String]

    package init(name: String, patterns: [String]) {
      (self.name, self.patterns) = (name, patterns)
    }
  }

  /// The files that a pattern names, as a line of `.gitignore` in the configuration's folder would.
  package struct Area: Hashable, Sendable {
    package var pattern: String
    package var rules: RuleSettings

    package init(pattern: String, rules: RuleSettings) {
      (self.pattern, self.rules) = (pattern, rules)
    }
  }
}
