/// A JSON text that the gate has let through, in a spelling that json-c reads without harm.
struct GatedText {
  /// The value's text without white space around it, followed by one zero byte.
  let bytes: [UInt8]
  let isNull: Bool

  /// In bytes, without the zero.
  var count: Int { bytes.count - 1 }
}

/// What a JSON text may be.
package enum TopLevel: Sendable {
  /// An object or an array. Keys with U+0000 are refused.
  case messages
  /// Any value, as RFC 8259 has it. U+0000 in a key becomes U+FFFD.
  case anyValue
}
