import SourceModel
import TestSupport
import Testing

@testable import SwiftFrontend

/// What the tests look for: enough of a router's words to try every form.
let testInterest = Interest(
  callees: ["register", "registerView", "perform", "init"], types: ["RoutableView", "Router"],
  methods: ["isAbstractRouter"], members: ["flag"],
  aliases: ["Screen": "RoutableView"])

/// A source and what one part of its outline must look like.
struct OutlineCase: CustomTestStringConvertible, Sendable {
  let source: String
  let expected: String

  init(_ source: String, _ expected: String) {
    self.source = source
    self.expected = expected
  }

  var testDescription: String { source }

  /// Compares one part of the outline with what is expected.
  func check(_ part: KeyPath<OutlineDump, [String]>, _ location: SourceLocation = #_sourceLocation) {
    let outline = SwiftFrontend.parse(SourceText(source), interest: testInterest).outline
    let lines = OutlineDump(outline: outline)[keyPath: part]
    #expect(lines.joined(separator: "\n") == expected, sourceLocation: location)
  }
}
