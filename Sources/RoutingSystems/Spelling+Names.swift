import SourceModel

extension Spelling {
  /// True if one of the words is one of the names.
  func spells(_ names: Set<String>) -> Bool {
    // Most are one word.
    if text.utf8.allSatisfy(Self.isWordByte) { return names.contains(text) }
    return text.utf8.split { !Self.isWordByte($0) }.contains { names.contains(String(Substring($0))) }
  }
}
