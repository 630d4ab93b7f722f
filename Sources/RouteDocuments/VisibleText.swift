extension String {
  /// With control characters spelled out, which a name in the sources could use to write to the user's terminal: `\u{1B}`.
  package var visible: String {
    guard unicodeScalars.contains(where: Self.isControl) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if Self.isControl(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Control characters, line separators, and marks that turn the direction of writing around.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
