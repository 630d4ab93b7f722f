/// The words of one declaration of instance variables, up to its semicolon.
struct VariableDeclaration {
  private var wordCount = 0
  private var beginsLikeMacro = false
  /// True behind the braces of a structure, where one name may stand alone.
  private var hasBraces = false

  /// True if the words declare no variable, or if the first one may stand for a declaration of its own. A declaration has a
  /// type and a name.
  var mayBeMacro: Bool { !hasBraces && (wordCount == 1 || wordCount > 2 && beginsLikeMacro) }

  mutating func take(_ word: String) {
    wordCount += 1
    if wordCount == 1 { beginsLikeMacro = word.isNameOfMacro && !AppleMacros.mayBeginDeclaration(word) }
  }

  mutating func openBrace() { self = VariableDeclaration() }

  mutating func closeBrace() {
    self = VariableDeclaration()
    hasBraces = true
  }
}

extension String {
  /// `MY_MEMBERS`: without a small letter.
  fileprivate var isNameOfMacro: Bool {
    count > 1 && !utf8.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }
}
