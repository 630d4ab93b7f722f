/// The words of one declaration of instance variables, up to its semicolon.
struct VariableDeclaration {
  private var wordCount = 0
  /// True if a word may belong to a type of several words, or to none.
  private var hasQualifier = false
  /// True behind a sign or a bracket, which a declaration has behind its type.
  private var hasSigns = false
  /// True if the first word may stand for a declaration of its own.
  private var beginsWithMacro = false
  /// True behind the braces of a structure, where one name may stand alone.
  private var hasBraces = false

  /// True if the words declare no variable, or more than is seen. A declaration has a type and a name.
  var mayBeMacro: Bool { !hasBraces && (beginsWithMacro || wordCount == 1 && !hasSigns) }

  mutating func take(_ word: String, _ keyword: Keyword) {
    wordCount += 1
    let isType = keyword.beginsDeclaration || AppleMacros.mayBeginDeclaration(word)
    // `MEMBERS int x`: a type without qualifiers is one word.
    if !hasSigns, !hasQualifier, wordCount == 3 || wordCount == 2 && isType { beginsWithMacro = true }
    if keyword.isPlainC || word.hasPrefix("_") || word.hasPrefix("IB") { hasQualifier = true }
  }

  /// Another token. `OUTLET(title)` calls a macro; `BOOL (^block)(id)` declares a block.
  mutating func takeSign(beginsArguments: Bool) {
    if beginsArguments, wordCount == 1, !hasSigns, !hasQualifier { beginsWithMacro = true }
    hasSigns = true
  }

  mutating func openBrace() { self = VariableDeclaration() }

  mutating func closeBrace() {
    self = VariableDeclaration()
    hasBraces = true
  }
}
