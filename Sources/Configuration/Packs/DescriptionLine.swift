import RoutingSystems

/// A line of the description of a system.
package struct DescriptionLine: Hashable, Sendable {
  package var text: String
  /// The line of the configuration file that says so, from one; nil for a part of a pack.
  package var line: Int?
}

extension Pack {
  /// The text, below the name.
  package var lines: [DescriptionLine] {
    [DescriptionLine(text: "\(name):")]
      + text.split(separator: "\n").map { DescriptionLine(text: "  \($0)") }
  }
}
