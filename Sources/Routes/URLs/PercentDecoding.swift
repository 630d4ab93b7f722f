extension StringProtocol {
  /// The text without its percent escapes (RFC 3986, 2.1); nil where one is broken or what they spell is no UTF-8.
  var percentDecoded: String? {
    percentDecodedBytes.flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// nil where a percent sign is not followed by two hexadecimal digits.
  var percentDecodedBytes: [UInt8]? {
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexDigit, let low = rest.popFirst()?.hexDigit else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }
}

extension UInt8 {
  fileprivate var hexDigit: UInt8? {
    self < 0x80 ? Character(Unicode.Scalar(self)).hexDigitValue.map(UInt8.init) : nil
  }
}
