import SourceModel

@testable import LanguageServer

/// A document as a client keeps it: an array of scalars, and nothing clever.
struct NaiveDocument {
  private(set) var scalars: [Unicode.Scalar]

  var text: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// Zero-based line and column of the place before a scalar; nil inside CR LF, where a client puts no cursor.
  func position(at index: Int, in encoding: PositionEncoding) -> (line: Int, column: Int)? {
    if index > 0, index < scalars.count, scalars[index - 1] == "\r", scalars[index] == "\n" { return nil }
    var (line, column) = (0, 0)
    for (place, scalar) in scalars[..<index].enumerated() {
      let isBreak = scalar == "\n" || scalar == "\r" && !(place + 1 < scalars.count && scalars[place + 1] == "\n")
      column = isBreak ? 0 : column + Self.units(of: scalar, in: encoding)
      line += isBreak ? 1 : 0
    }
    return (line, column)
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    scalars.replaceSubrange(range, with: Array(text.unicodeScalars))
  }

  private static func units(of scalar: Unicode.Scalar, in encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: String(scalar).utf8.count
    case .utf16: String(scalar).utf16.count
    case .utf32: 1
    }
  }
}
