import TestSupport
import Testing

/// A finding, what can be done about it, and what the first of that leaves.
struct RepairCase: Sendable, CustomTestStringConvertible {
  var rule: String
  /// The titles of all fixes, in order.
  var titles: [String]
  /// A line of the result, without what is before and behind it; of the first fix.
  var line: String
  var source: String

  init(_ rule: String, _ titles: [String], leaves line: String, _ source: String) {
    (self.rule, self.titles, self.line, self.source) = (rule, titles, line, source)
  }

  var testDescription: String { "\(rule): \(titles.joined(separator: ", "))" }
}
