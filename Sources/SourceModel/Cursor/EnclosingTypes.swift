/// The types around a place in code that is being typed, read back from it.
enum EnclosingTypes {
  /// Nobody has more tokens in front of a cursor; of longer files nothing is known.
  private static let mostTokens = 200_000

  /// The last names of the types whose bodies are open, the innermost first.
  static func read(before reader: BackwardReader, _ language: Language) -> [String] {
    var reader = reader
    var types: [String] = []
    var depth = 0
    var name: String?
    for _ in 0..<mostTokens {
      switch reader.next() {
      case .start: return types
      case .sign(")"), .sign("]"), .sign("}"): depth += 1
      case .sign("("), .sign("["): depth = max(0, depth - 1)
      case .sign("{") where depth > 0: depth -= 1
      case .sign("{"): if language == .swift, let type = type(before: reader) { types.append(type) }
      case .word(let word) where depth == 0 && language == .objectiveC:
        guard reader.peeked == .sign("@"), objectiveCKeywords.contains(word) else {
          name = word
          continue
        }
        return word == "implementation" ? name.map { [$0] } ?? [] : []
      default: continue
      }
    }
    return []
  }

  private static let objectiveCKeywords: Set = ["implementation", "interface", "protocol", "end"]

  // MARK: Swift

  private static let typeKeywords: Set = ["class", "struct", "enum", "actor", "extension", "protocol"]
  private static let otherKeywords: Set = ["func", "init", "deinit", "var", "let", "subscript", "case", "return", "in"]
  private static let mostTokensOfHead = 256

  /// The type whose body the brace in front of the reader opens; nil where it opens something else.
  private static func type(before brace: BackwardReader) -> String? {
    var reader = brace
    var name: String?
    var isQualifier = false
    for _ in 0..<mostTokensOfHead {
      let token = reader.next()
      switch token {
      case .word(let word) where otherKeywords.contains(word): return nil
      case .word(let word) where typeKeywords.contains(word): if let name { return name }
      case .word(let word): name = isQualifier ? name : word
      case .sign("{"), .sign("}"), .sign(";"), .start: return nil
      default: break
      }
      isQualifier = token == .sign(".")
    }
    return nil
  }
}
