extension String {
  /// What stands before the first occurrence of an ASCII character; all of the text without one. By bytes, which takes a
  /// tenth of the time of characters.
  package func prefix(before character: Unicode.Scalar) -> String {
    String(Substring(utf8.prefix { $0 != UInt8(ascii: character) }))
  }
}
