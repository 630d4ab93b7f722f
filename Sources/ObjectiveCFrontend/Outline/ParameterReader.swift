/// The parameters of a block, token by token.
struct ParameterReader {
  struct Parameter {
    var name: Token?
    /// As `Block.Parameter.types`.
    var types: [Token] = []
  }

  private(set) var parameters: [Parameter] = []
  private var current = ParameterDraft()

  /// The parameters between two byte offsets.
  static func parameters(_ lexer: Lexer, from start: Int, to end: Int) -> [Parameter] {
    var reader = ParameterReader()
    lexer.forEachToken(from: start, to: end) { token in
      reader.take(token, lexer)
      return true
    }
    reader.finish(lexer)
    return reader.parameters
  }

  private mutating func take(_ token: Token, _ lexer: Lexer) {
    if token.kind == .comma, current.isOutsideBrackets { return finish(lexer) }
    if token.kind == .word, lexer.isQualifier(token) { return }
    current.take(token)
  }

  private mutating func finish(_ lexer: Lexer) {
    parameters.append(current.parameter(lexer))
    current = ParameterDraft()
  }
}

/// A parameter that is being read.
private struct ParameterDraft {
  /// The words outside brackets, and those in the first angle brackets.
  private var words: [Token] = []
  private var listed: [Token] = []
  private var angles = 0
  private var parens = 0
  /// Whether the angle brackets may hold protocols, which are single words; type arguments of a class
  /// are not.
  private var isList = true
  private var expectsEntry = false
  /// Whether the type may be a class or a protocol.
  private var isObject = true

  var isOutsideBrackets: Bool { angles == 0 && parens == 0 }

  mutating func take(_ token: Token) {
    switch token.kind {
    case .word: takeWord(token)
    case .less:
      angles += 1
      (isList, expectsEntry) = (isList && angles == 1 && listed.isEmpty, true)
    case .greater: angles -= 1
    case .comma: expectsEntry = true
    case .star: isList = isList && angles == 0
    case .leftParen:
      parens += 1
      isObject = false
    case .rightParen: parens -= 1
    default: isObject = false
    }
  }

  private mutating func takeWord(_ word: Token) {
    guard angles > 0 else { return words.append(word) }
    isList = isList && angles == 1 && expectsEntry
    listed.append(word)
    expectsEntry = false
  }

  /// A type, perhaps with a name behind it.
  func parameter(_ lexer: Lexer) -> ParameterReader.Parameter {
    var parameter = ParameterReader.Parameter(name: words.count == 2 ? words[1] : nil)
    guard isObject, angles == 0, words.count <= 2, let type = words.first, !lexer.text(of: type, is: "Class") else {
      return parameter
    }
    parameter.types = (lexer.text(of: type, is: "id") ? [] : [type]) + (isList ? listed : [])
    return parameter
  }
}

extension Lexer {
  /// Whether a word is a qualifier of a type.
  fileprivate func isQualifier(_ word: Token) -> Bool {
    Self.qualifiers.contains(text(of: word))
  }

  private static let qualifiers: Set = [
    "const", "volatile", "__kindof", "_Nonnull", "_Nullable", "_Null_unspecified", "_Nullable_result", "__nonnull",
    "__nullable", "nonnull", "nullable", "__strong", "__weak", "__autoreleasing", "__unsafe_unretained", "in", "out",
    "inout", "bycopy", "byref", "__block", "__unused",
  ]
}
