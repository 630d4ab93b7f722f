import Routes
import SourceModel

/// The cases in the body of an enum with raw values.
struct SegueEnumBody {
  /// An offset in the line of the last case.
  let lastCase: Int
  private let text: String

  /// nil if no line of the body begins with a case. `start` is the offset behind the name of the enum.
  init?(at start: Int, in page: EditableSource) {
    guard let start = page.bodyStart(from: start), let end = page.endOfBrackets(from: start - 1) else { return nil }
    var offset = start
    var cases: [Int] = []
    while offset < end {
      let line = page.line(of: offset)
      let isFirstLine = page.lineStart(of: offset) < start
      // Those of a `switch` are behind the cases of the enum, and further in.
      if !isFirstLine, line.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("case "),
        cases.first.map({ page.indentation(at: $0) == page.indentation(at: offset) }) ?? true
      {
        cases.append(offset)
      }
      offset = page.lineStart(ofLineBehind: offset)
    }
    guard let last = cases.last else { return nil }
    (lastCase, text) = (last, page.spelling(start..<end))
  }

  /// True if some case may have an identifier as its name or its value.
  func mayHave(_ identifier: String) -> Bool {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return text.contains("\"\(identifier)\"") || words.contains { $0 == identifier || $0 == Self.name(of: identifier) }
  }

  /// The case for an identifier; nil if no name can be made of it.
  static func line(_ identifier: String) -> String? {
    guard !identifier.contains(where: { "\"\\\n\r".contains($0) }),
      let name = SwiftName.identifier(name(of: identifier))
    else { return nil }
    return name == identifier ? "case \(name)" : "case \(name) = \"\(identifier)\""
  }

  /// `ShowPrice`, `show-price` and `show price` give `showPrice`, `URLList` gives `urlList`.
  private static func name(of identifier: String) -> String {
    let words = identifier.split { !($0.isLetter || $0.isNumber) }
    let joined = words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
    let capitals = joined.prefix { $0.isUppercase }
    let isWhole = capitals.count <= 1 || capitals.count == joined.count
    let small = isWhole ? capitals[...] : capitals.dropLast()
    return small.lowercased() + joined.dropFirst(small.count)
  }
}
