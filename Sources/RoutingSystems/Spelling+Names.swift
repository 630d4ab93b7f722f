import SourceModel

extension Spelling {
  /// True if one of the words is one of the names.
  func spells(_ names: Set<String>) -> Bool {
    if text.isEmpty { return false }
    return text.utf8.split { !Self.isWordByte($0) }.contains { names.contains(String(Substring($0))) }
  }
}
