/// A text in code that is being typed, which code compares with a value: `segue.identifier == "|"`, `case "|":`.
package struct ComparedText: Hashable, Sendable {
  /// The names of the value: `segue`, `identifier`.
  package var value: [String]
  /// The base name of the function around it; nil outside of functions.
  package var function: String?

  package init(value: [String], function: String?) { (self.value, self.function) = (value, function) }
}

extension ComparedText {
  /// Reads back from the start of the text. nil if it stands in another place.
  init?(before text: BackwardReader) {
    var reader = text
    guard let value = Self.operand(&reader) ?? Self.subject(&reader) else { return nil }
    self.init(value: value, function: EnclosingFunction.read(before: reader))
  }

  // MARK: Operators

  /// The value before `==` or `!=`.
  private static func operand(_ text: inout BackwardReader) -> [String]? {
    var reader = text
    guard reader.take(.sign("=")), reader.take(.sign("=")) || reader.take(.sign("!")) else { return nil }
    guard let value = path(&reader) else { return nil }
    text = reader
    return value
  }

  /// The names that end here: `segue?.identifier`.
  private static func path(_ reader: inout BackwardReader) -> [String]? {
    _ = reader.take(.sign("!"))
    guard case .word(let last) = reader.next() else { return nil }
    var names = [last]
    while reader.take(.sign(".")) {
      _ = reader.take(.sign("?")) || reader.take(.sign("!"))
      guard case .word(let name) = reader.next() else { return nil }
      names.insert(name, at: 0)
    }
    return names
  }

  // MARK: Patterns

  /// Nobody writes a longer `switch`.
  private static let mostTokens = 4_096

  /// The value of the `switch` around a pattern.
  private static func subject(_ text: inout BackwardReader) -> [String]? {
    var reader = text
    while reader.take(.sign(",")) {
      _ = reader.take(.sign("?"))
      guard reader.take(.literal) else { return nil }
    }
    guard reader.take(.word("case")) else { return nil }
    var depth = 0
    for _ in 0..<mostTokens {
      switch reader.next() {
      case .start: return nil
      case .sign(")"), .sign("]"), .sign("}"): depth += 1
      case .sign("("), .sign("["): depth -= 1
      case .sign("{") where depth > 0: depth -= 1
      case .sign("{"):
        if reader.take(.literal) { guard reader.take(.sign("?")), reader.take(.sign("?")) else { return nil } }
        guard let value = path(&reader), reader.take(.word("switch")) else { return nil }
        text = reader
        return value
      default: continue
      }
    }
    return nil
  }
}

/// The function around a place in code of Swift that is being typed.
private enum EnclosingFunction {
  private static let mostTokens = 16_384

  /// The base name of the innermost one.
  static func read(before reader: BackwardReader) -> String? {
    var reader = reader
    var depth = 0
    for _ in 0..<mostTokens {
      switch reader.next() {
      case .start: return nil
      case .sign(")"), .sign("]"), .sign("}"): depth += 1
      case .sign("("), .sign("["): depth = max(0, depth - 1)
      case .sign("{") where depth > 0: depth -= 1
      case .sign("{"): if let name = function(before: reader) { return name }
      default: continue
      }
    }
    return nil
  }

  private static let mostTokensOfHead = 256

  /// The function whose body the brace in front of the reader opens; nil where it opens something else.
  private static func function(before brace: BackwardReader) -> String? {
    var reader = brace
    var name: String?
    for _ in 0..<mostTokensOfHead {
      switch reader.next() {
      case .word("func"): return name
      case .word(let word): name = word
      case .sign("{"), .sign("}"), .sign(";"), .start: return nil
      default: continue
      }
    }
    return nil
  }
}
