import SourceModel
import SwiftSyntax

extension CodeParser {
  private static let unavailable = WordHash("unavailable")

  /// Whether `#available` or `#unavailable` stands here.
  var atAvailability: Bool {
    guard current.kind == .pound else { return false }
    let word = next
    return word.start == current.end && (word.hash == Self.available || word.hash == Self.unavailable)
  }

  /// `availabilityCondition`
  mutating func parseAvailability() throws(ParseDoubt) {
    let first = builder.pendingCount
    builder.addToken(current.start..<next.end)
    advance()
    advance()
    try expect(.leftParen)
    try parseList(.availabilityArgumentList, of: .availabilityArgument) { (parser) throws(ParseDoubt) in
      try parser.parsePlatform()
    }
    try expect(.rightParen)
    // `== false`
    if at(prefix: UInt8(ascii: "=")) { throw .unsupported }
    builder.wrap(.availabilityCondition, from: first)
  }

  /// `availabilityArgumentList` of an attribute.
  mutating func parseAvailabilityArguments() throws(ParseDoubt) {
    try parseList(.availabilityArgumentList, of: .availabilityArgument) { (parser) throws(ParseDoubt) in
      try parser.parseAvailabilityArgument()
    }
  }

  private static let texts = Set(["message", "renamed"].map { WordHash($0) })
  private static let versions = Set(["introduced", "obsoleted", "deprecated"].map { WordHash($0) })
  private static let deprecated = WordHash("deprecated")
  private static let plain = Set(["unavailable", "noasync"].map { WordHash($0) })

  private mutating func parseAvailabilityArgument() throws(ParseDoubt) {
    let first = builder.pendingCount
    guard current.kind == .word, !current.isQuoted else { return try parsePlatform() }
    let hash = current.hash
    if Self.plain.contains(hash) { return take() }
    if Self.texts.contains(hash) {
      take()
      try expect(.colon)
      guard current.kind == .string, lexer.quote.pounds == 0 else { throw .unsupported }
      try parseString(.simpleStringLiteralExpr)
      return builder.wrap(.availabilityLabeledArgument, from: first)
    }
    if Self.versions.contains(hash) {
      take()
      if hash == Self.deprecated, current.kind != .colon { return }
      try expect(.colon)
      try parseVersion()
      return builder.wrap(.availabilityLabeledArgument, from: first)
    }
    if isIdentifier(current), next.kind == .comma { return take() }
    try parsePlatform()
  }

  /// `platformVersion`, or a star.
  private mutating func parsePlatform() throws(ParseDoubt) {
    let first = builder.pendingCount
    if at(sign: UInt8(ascii: "*")) { return take() }
    try expectIdentifier()
    if current.isOperator { throw .unsupported }
    if current.kind == .number { try parseVersion() }
    builder.wrap(.platformVersion, from: first)
  }

  /// `versionTuple`. The lexer makes `1.2` one number, and of `1.2.3` the last part one of its own.
  private mutating func parseVersion() throws(ParseDoubt) {
    let first = builder.pendingCount
    guard current.kind == .number else { throw .mismatch }
    let (start, end) = (current.start, current.end)
    let major = (start..<end).first { isPeriod(at: $0) } ?? end
    guard isDigits(start..<major), isDigits(min(major + 1, end)..<end) else { throw .unsupported }
    builder.addToken(start..<major)
    let components = builder.pendingCount
    if major < end {
      builder.addToken(major..<major + 1)
      builder.addToken(major + 1..<end)
      builder.wrap(.versionComponent, from: components)
    }
    advance()
    while major < end, current.kind == .period {
      let component = builder.pendingCount
      take()
      guard current.kind == .number, isDigits(current.start..<current.end) else {
        throw .unsupported
      }
      take()
      builder.wrap(.versionComponent, from: component)
    }
    if current.kind == .period { throw .unsupported }
    builder.wrap(.versionComponentList, from: components)
    builder.wrap(.versionTuple, from: first)
  }

  private func isPeriod(at offset: Int) -> Bool { lexer.byte(at: offset) == UInt8(ascii: ".") }
}
