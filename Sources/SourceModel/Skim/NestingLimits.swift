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

extension NestingLimits {
  /// The limit on a file's or a line's size that the bytes break.
  package static func sizeExcess(of bytes: UnsafeBufferPointer<UInt8>) -> Excess? {
    if bytes.count > fileBytes { return .fileBytes }
    return hasLongLine(bytes) ? .lineBytes : nil
  }

  /// Leaps from line break to line break, as far as a line may be long.
  private static func hasLongLine(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while bytes.count - start > lineBytes {
      var end = start + lineBytes
      while end >= start, bytes[end] != 0x0A, bytes[end] != 0x0D { end -= 1 }
      if end < start { return true }
      start = end + 1
    }
    return false
  }
}
