import RouteDocuments

extension String {
  /// The text as it may be printed: visible, and with bytes of an argument that are not UTF-8 replaced.
  var printable: String {
    guard unicodeScalars.contains(where: ArgumentBytes.isByte) else { return visible }
    let scalars = unicodeScalars.map { ArgumentBytes.isByte($0) ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars)).visible
  }
}
