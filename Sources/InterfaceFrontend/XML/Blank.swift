extension UInt8 {
  /// True for white space of XML (*Extensible Markup Language 1.0*, production 3, `S`).
  @inline(__always)
  var isBlank: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
