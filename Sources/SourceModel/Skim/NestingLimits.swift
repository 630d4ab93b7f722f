/// How deep a file may nest before it is not given to a recursive parser.
///
/// SwiftParser 603 overflows its stack on long runs of one construct, and takes time 2^n on `[[[[`
/// (`canParseCollectionTypeBody`, Sources/SwiftParser/Types.swift:926). The numbers leave an ordinary file far behind.
package enum NestingLimits {
  package static let brackets = 128
  /// Consecutive `[` with no `]`, `,`, `:`, `"` or `{` between them.
  package static let openSquares = 10
  /// Generic argument lists that open inside each other. SwiftParser takes time n³ where what follows the last `>` may
  /// not follow a generic argument list: `a<a<b>>` at the end of a line.
  package static let angles = 32
  /// Repetitions of one prefix, arrow or conditional construct: `try`, `await`, `->`, `else if`, `#if`, `?`, `\(`;
  /// and the conditions that a list of `#elseif` puts around its last arm.
  package static let run = 256
  package static let fileBytes = 2 << 20
  package static let lineBytes = 64 << 10

  package enum Excess: String, Sendable {
    case brackets = "brackets nest too deeply"
    case openSquares = "too many opening square brackets in a row"
    case run = "one construct is repeated too often in a row"
    case fileBytes = "file is larger than 2 MiB"
    case lineBytes = "a line is longer than 64 KiB"
  }
}
