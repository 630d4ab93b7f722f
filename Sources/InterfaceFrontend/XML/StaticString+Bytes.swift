extension StaticString {
  /// True if the bytes begin with the text. A zero byte must follow them.
  func isSpelled(at bytes: UnsafePointer<UInt8>) -> Bool {
    for index in 0..<utf8CodeUnitCount where bytes[index] != utf8Start[index] { return false }
    return true
  }
}
