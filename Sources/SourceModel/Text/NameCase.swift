extension StringProtocol {
  /// True if the first letter is an uppercase one, as in the name of a type.
  package var beginsUppercase: Bool {
    guard let first = utf8.first else { return false }
    // A character takes longer, and readers ask this of every call.
    return first < 0x80 ? first &- UInt8(ascii: "A") < 26 : self.first?.isUppercase == true
  }
}
